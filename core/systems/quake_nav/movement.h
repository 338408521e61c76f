// Simulates how a player of Quake stands and walks on a map. Pure functions over ray casts, for placing nodes, for the
// points of traversals and for rules. All points are at the feet, like the origins of nodes; the game's own origin of a
// player is 24 higher (docs/formats/quake-nav.md, sections 6 and 9).
#pragma once

#include "core/world/ray_caster.h"

#include <glm/vec3.hpp>

#include <cstdint>
#include <optional>

namespace navsmith::systems::quake_nav {

// World units and seconds, from the game's published source code: pm_shared, sv_phys and the default settings.
inline constexpr glm::vec3 kPlayerHalf{16.0F, 16.0F, 28.0F}; ///< of a box of 32 x 32 x 56
inline constexpr float kStepHeight = 18.0F;                  ///< STEPSIZE
inline constexpr float kGravity = 800.0F;                    ///< sv_gravity
inline constexpr float kJumpSpeed = 270.0F;
inline constexpr float kJumpRise = kJumpSpeed * kJumpSpeed / (2.0F * kGravity); ///< 45.6
inline constexpr float kRunSpeed = 320.0F;                                      ///< sv_maxspeed
/// A larger drop is a ledge. Of 100 links of authors that lead down by 18 to 40 where no stairs and no slope do, 97 are
/// walks, but of 795 that lead down farther, 19.
inline constexpr float kSmallDrop = 40.0F;
/// Height of a node's origin above the floor: 17/32. Measured on 90 % of the nodes outside water.
inline constexpr float kFootHeight = 0.53125F;
/// A node further off the floor than this is not just placed carelessly. In the only known pair of waypoints and a map,
/// which is older, 60 of 115 nodes stand kFootHeight above the floor and five between -2 and 4.53. The others are off
/// by 16 and more, the distance by which their floors were moved.
inline constexpr float kMostOffFloor = 8.0F;
/// Floors are searched from this height above a point downwards, so that points on or slightly below a floor find it.
inline constexpr float kFloorReach = 8.0F;

/// The first obstacle for a standing player who moves in a straight line, through the air as well.
std::optional<world::RayCaster::SweepHit> sweep(const world::RayCaster& rays, const glm::vec3& from,
                                                const glm::vec3& to);

/// The position on the floor below a point; none if there is no floor.
std::optional<glm::vec3> standOn(const world::RayCaster& rays, const glm::vec3& point);

/// Whether the surface of water, slime or lava is above a player's middle.
bool isUnderWater(const world::RayCaster& rays, const glm::vec3& feet);

/// The position on the floor that a click on the map means: below it, or before the wall that it is on. None if there
/// is no floor.
std::optional<glm::vec3> placeBefore(const world::RayCaster& rays, const glm::vec3& click);

/// Result of walking in a straight line.
struct Walk {
    enum class End : std::uint8_t {
        Arrives,
        Wall,  ///< blocked by an obstacle too high to step on
        Falls, ///< reaches an edge and falls
        Stuck, ///< no room at the start
    };
    End end = End::Arrives;
    glm::vec3 where{0.0F};      ///< the final position
    glm::vec3 stood{0.0F};      ///< the last position on the ground: it may arrive while falling
    std::uint32_t triangle = 0; ///< for Wall and Stuck: the obstacle; RayCaster::kNoTriangle: it has none
    world::MapLayer layer = world::MapLayer::Solid; ///< of the obstacle
};

/// Simulates a player who walks towards `to`: up steps, down slopes and small drops, across gaps at running speed, and
/// around corners that the box brushes. Does not search for a path. Arrives when it is at most half a box width away
/// from `to`.
Walk walk(const world::RayCaster& rays, const glm::vec3& from, const glm::vec3& to);
bool canWalk(const world::RayCaster& rays, const glm::vec3& from, const glm::vec3& to);

} // namespace navsmith::systems::quake_nav
