// Computes where a link other than a walk leaves the ground and lands, like the game's own editor. Pure functions; all
// points are at the feet (movement.h).
#pragma once

#include "core/systems/quake_nav/movement.h"
#include "core/world/ray_caster.h"
#include "formats/quake/nav_file.h"

#include <glm/vec3.hpp>
#include <tl/expected.hpp>

#include <cstdint>
#include <vector>

namespace navsmith::systems::quake_nav {

/// Which points a type of link needs.
enum class TraversalKind : std::uint8_t {
    LongJump,
    BarrierJump,
    Ledge,
    Manual, ///< a manually placed jump: from origin to origin
    Plain,  ///< elevators and trains: the same without a jump
};

/// The three points of a traversal, and the path between them for drawing.
struct Jump {
    glm::vec3 exit{0.0F};       ///< start of the run-up; 0, 0, 0: none
    glm::vec3 start{0.0F};      ///< take-off
    glm::vec3 end{0.0F};        ///< landing
    std::vector<glm::vec3> arc; ///< from start to end, at least two points
    bool clear = true;          ///< nothing blocks the player's box, and the speed suffices
};

/// The value that marks an unused exit (docs/formats/quake-nav.md, section 6): 0, 0, 0 in Quake, three times 1e30 in
/// Quake II.
inline glm::vec3 noExit(quake::NavGame game) {
    return glm::vec3(game == quake::NavGame::Quake ? 0.0F : 1e30F);
}
/// False for the marker of either game.
inline bool isExit(const glm::vec3& exit) {
    return exit != noExit(quake::NavGame::Quake) && exit != noExit(quake::NavGame::Quake2);
}

/// The exit that a game's files have for such a jump, of which the points are known. Not for Plain.
glm::vec3 exitIn(quake::NavGame game, TraversalKind type, const Jump& jump);

/// A running jump from `start` to `end`: a parabola with the game's gravity and jump speed, or with a higher speed if
/// `end` is too high for a jump.
std::vector<glm::vec3> jumpArc(const glm::vec3& start, const glm::vec3& end, float gravity = kGravity);
/// Walking off a ledge at `start`: straight on until the box is clear of it, down at running speed or less, and the
/// rest on the ground.
std::vector<glm::vec3> dropArc(const glm::vec3& start, const glm::vec3& end);

/// Why a map gives no points.
enum class NoJump : std::uint8_t {
    NoFloor, ///< no floor within kMostMovedFloor of a node
    NoEdge,  ///< the line has no gap, barrier or ledge, or the other kind
};

/// The farthest that a revision of a map is believed to have moved a floor; the next storey is further away. In the
/// only known pair of waypoints and an older map, floors were moved by 16 and by 64 to 80.
inline constexpr float kMostMovedFloor = 96.0F;

struct NodePlace {
    glm::vec3 origin{0.0F};
    float radius = 0.0F;
};

/// The points that the game's own editor would set. Measured on 48 files: all three lie on the line between the
/// origins, at whole units from one of them, because the game probes the ground unit by unit.
/// - LongJump: `start` is the last ground before the gap seen from the source, `end` seen from the target; `exit` is 32
///   behind `start`.
/// - BarrierJump: `end` is the last high ground seen from the target, `start` lies 20 before the last low ground,
///   `exit` 12 behind that.
/// - Ledge: `start` is the last ground, `end` the target's origin, no `exit`.
/// - Manual: half a unit above the origins; `exit` is 32 behind.
/// - Plain: the origins, no `exit`. (For an elevator the origin of the node at which bots wait.)
///
/// LongJump also crosses a pool without an edge: slime 12 deep stops nobody, but the game's files have jumps over it.
/// If the floor below a node is off by more than kMostOffFloor, the map is taken for another revision in which the
/// floor was moved: the points keep their height relative to the node, and only the reach decides about `clear`.
/// Without a map the points are guessed from the radii of the nodes, and always exist.
tl::expected<Jump, NoJump> findTraversal(TraversalKind type, const world::RayCaster* rays, const NodePlace& from,
                                         const NodePlace& to);

} // namespace navsmith::systems::quake_nav
