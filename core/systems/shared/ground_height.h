// The ground of a world under the documents of its game. Heights are in metres.
#pragma once

#include "core/systems/system.h"
#include "core/world/ray_caster.h"

#include <glm/vec3.hpp>

#include <optional>
#include <string>

namespace navsmith::systems {

/// For documents whose map is the world of their game.
inline constexpr MapBinding kInGameWorld{.ofGame = true, .reach = 4};

/// The ground may be this much above something that has sunk into it, in metres.
inline constexpr float kSunk = 2;

/// The height of a place above the ground that it belongs to, in metres; negative below it. What lies up to `near`
/// above the ground below it belongs to that; what has no ground below it belongs to the nearest above. None where the
/// world has no ground.
std::optional<float> heightAboveGround(const world::RayCaster& rays, const glm::vec3& place, float near);

/// Such a height as text: "2.0 m above the ground".
std::string aboveGroundText(float height);

} // namespace navsmith::systems
