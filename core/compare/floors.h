// What ground two meshes cover: only one of them, or both at another height. It does not matter which elements cover
// it, so that meshes of different authors can be compared.
#pragma once

#include "core/systems/floors.h"

#include <glm/vec3.hpp>

#include <cstddef>
#include <vector>

namespace navsmith::compare {

enum class FloorKind : std::uint8_t { OnlyA, OnlyB, OtherHeight };

/// Connected ground of one kind.
struct FloorRegion {
    FloorKind kind = FloorKind::OnlyA;
    glm::dvec3 place{0}; ///< on the ground, near its middle
    glm::dvec3 low{0};
    glm::dvec3 high{0};
    double extent = 0;             ///< square units
    double higher = 0;             ///< OtherHeight: by how much it is higher in B, on average
    std::vector<model::Slot> rows; ///< elements that cover it: of A, for OnlyB of B; ascending
    std::vector<glm::dvec3> cells; ///< the middle of each, on the ground
};

struct FloorDifference {
    /// Side of the squares that are compared, in world units: Floors::cell, more where the ground is huge.
    double cell = 0;
    double both = 0; ///< square units at the same height
    double onlyA = 0;
    double onlyB = 0;
    double otherHeight = 0;
    std::vector<glm::dvec3> shared;   ///< the middle of each square of `both`, on the ground of A
    std::vector<FloorRegion> regions; ///< where somebody can stand; the largest first
    std::size_t slivers = 0;          ///< narrower regions, as meshes have along all their borders
};

FloorDifference compareFloors(const systems::Floors& floors, const model::Model& a, const model::Model& b);

} // namespace navsmith::compare
