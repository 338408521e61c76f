// Whether a lane lies on the road, by the ground of the game's world.
#pragma once

#include "core/world/ray_caster.h"

#include <glm/vec3.hpp>

#include <optional>
#include <string>

namespace navsmith::systems::gta_sa_paths {

/// The ground that a place on a road belongs to; none if it is too far above or below.
std::optional<world::RayHit> groundNear(const world::RayCaster& rays, const glm::vec3& place);

/// What lies under a place on a lane, for people, if it is not the surface of the road; `middle` is the ground under
/// the road nearby.
std::optional<std::string> besideRoad(const world::RayCaster& rays, const world::RayHit& middle,
                                      const glm::vec3& place);

} // namespace navsmith::systems::gta_sa_paths
