// How a bot of Counter-Strike flies, as far as a graph tells it.
#pragma once

#include <glm/vec3.hpp>

#include <optional>

namespace navsmith::systems::yapb {

inline constexpr float kGravity = 800;        ///< units per second²
inline constexpr float kJumpSpeed = 268.328F; ///< upwards, at take-off: 45 units high
inline constexpr float kHighestJump = 62;     ///< of the feet, with the legs drawn up
inline constexpr float kRunSpeed = 250;       ///< with a knife; heavier weapons are slower
inline constexpr float kLongestFlight = 2;    ///< seconds

/// The horizontal velocity with which a jump from one place comes down at the other. Nothing if that is too high, or
/// too far for a running player.
std::optional<glm::vec3> jumpVelocity(const glm::vec3& from, const glm::vec3& to);

} // namespace navsmith::systems::yapb
