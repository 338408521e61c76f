// Heights above the ground of a world in metres.
#pragma once

#include "core/world/ray_caster.h"

#include <glm/vec3.hpp>

#include <optional>

namespace navsmith::systems {

/// The ground may be this much above something that has sunk into it, in metres.
inline constexpr float kSunk = 2;

/// Of a place above the ground that it belongs to, in metres; negative below it. What lies up to `near` above the
/// ground below it belongs to that; what has no ground below it belongs to the nearest above. None where the world has
/// no ground.
std::optional<float> heightAboveGround(const world::RayCaster& rays, const glm::vec3& place, float near);

} // namespace navsmith::systems
