// How a player of Quake stands and walks on a map. Pure functions over a map's rays, for placing nodes, for the points
// of traversals and for the checks. All points are feet: a node's origin is where the feet are, the game's own origin
// of a player is 24 above (docs/formats/quake-nav.md, sections 6 and 9).
#pragma once

#include "core/world/ray_caster.h"

#include <glm/vec3.hpp>

#include <cstdint>
#include <optional>

namespace navsmith::systems::quake_nav {

// World units and seconds, from the game's published source: pm_shared, sv_phys and the default settings.
inline constexpr glm::vec3 kPlayerHalf{16.0F, 16.0F, 28.0F}; ///< of a box of 32 x 32 x 56
inline constexpr float kStepHeight = 18.0F;                  ///< STEPSIZE
inline constexpr float kGravity = 800.0F;                    ///< sv_gravity
inline constexpr float kJumpSpeed = 270.0F;
inline constexpr float kJumpRise = kJumpSpeed * kJumpSpeed / (2.0F * kGravity); ///< 45.6
inline constexpr float kRunSpeed = 320.0F;                                      ///< sv_maxspeed
/// Where nodes have their origin: 17/32 above the floor. Measured: 90 % of dry nodes.
inline constexpr float kFootHeight = 0.53125F;
/// From here down the floor under a point is looked for, so that what stands on it, or just in it, finds it.
inline constexpr float kFloorReach = 8.0F;

/// The point put on the floor below it. None if there is no floor below.
std::optional<glm::vec3> standOn(const world::RayCaster& rays, const glm::vec3& point);

/// How a walk in a straight line ends.
struct Walk {
    enum class End : std::uint8_t {
        Arrives,
        Wall,  ///< something is in the way, too high to step on
        Falls, ///< the ground ends
        Stuck, ///< there is no room where it starts
    };
    End end = End::Arrives;
    glm::vec3 where{0.0F};      ///< the feet, where it ends
    glm::vec3 stood{0.0F};      ///< where they were on the ground last: it may arrive while it falls
    std::uint32_t triangle = 0; ///< of Wall and Stuck: what is in the way
};

/// Walks as the game lets a player walk who heads for `to`: up steps, down slopes and small drops, over cracks at
/// running speed, around corners that it meets with a shoulder. It does not look for another way. Arrives when it
/// stands beside `to`, at most a box's half width away.
Walk walk(const world::RayCaster& rays, const glm::vec3& from, const glm::vec3& to);
bool canWalk(const world::RayCaster& rays, const glm::vec3& from, const glm::vec3& to);

} // namespace navsmith::systems::quake_nav
