// The ground that the elements of a mesh cover, for comparing meshes that share no elements.
#pragma once

#include "core/model/model.h"

#include <glm/vec2.hpp>

#include <array>
#include <vector>

namespace navsmith::systems {

/// A piece of ground: a rectangle in plan with a height at each corner.
struct FloorPatch {
    model::Slot row = model::kNoSlot;
    glm::dvec2 low{0};
    glm::dvec2 high{0};
    /// At (low, low), (high, low), (low, high) and (high, high).
    std::array<double, 4> heights{};
};

struct Floors {
    model::ElementTypeId type = model::kNoElementType; ///< of the elements that cover ground
    std::vector<FloorPatch> (*patches)(const model::Model&) = nullptr;
    double step = 0;   ///< ground within this height is the same
    double storey = 0; ///< ground farther apart in height is another floor
    double cell = 0;   ///< how fine a comparison is, in world units
};

} // namespace navsmith::systems
