// The roadway under a road, measured across it on the ground of the game's world.
#pragma once

#include "core/model/model.h"
#include "core/systems/gta_sa_paths/road_grid.h"
#include "core/systems/gta_sa_paths/runs.h"
#include "core/world/ray_caster.h"

#include <glm/vec2.hpp>
#include <glm/vec3.hpp>

#include <cstddef>
#include <optional>
#include <vector>

namespace navsmith::systems::gta_sa_paths {

/// Metres; left and right as seen along the road.
struct CrossSection {
    float left = 0; ///< from the place to the edge of the roadway
    float right = 0;
    float median = 0; ///< width of a strip at the place that is no roadway; 0: there is none

    [[nodiscard]] float width() const { return left + right; }
};

/// What lies across a road at a place on the ground, by the material under it: the roadway ends where the material
/// changes or the ground has a step. None if there is no ground, or no edge within reach.
std::optional<CrossSection> crossSection(const world::RayCaster& rays, const glm::vec3& place, const glm::vec2& along);

/// A place on a road, and what lies across the road there.
struct MeasuredPlace {
    glm::vec3 at{0};
    glm::vec3 right{0}; ///< direction, of length 1
    CrossSection section;
};

/// What a road of one run has room for.
struct RoadRoom {
    unsigned forward = 0; ///< lanes in the direction of the run
    unsigned back = 0;
    float median = 0;                  ///< metres
    float width = 0;                   ///< of the roadway, with the median; metres
    float toTheRight = 0;              ///< from the nodes to the middle of the roadway; metres
    std::size_t measured = 0;          ///< edges
    std::vector<MeasuredPlace> places; ///< of these edges
};

/// What has room on a road, by the typical cross-section of its edges without a verge of so many metres on each side. A
/// one-way road stays one. None if no edge has a cross-section.
std::optional<RoadRoom> roomOf(const model::Model& m, const world::RayCaster& rays, const RoadGrid& roads,
                               const Run& run, float verge);

} // namespace navsmith::systems::gta_sa_paths
