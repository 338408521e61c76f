// Where a link that is no walk leaves the ground and comes down again, worked out as the game's own editor does. Pure
// functions; all points are feet (movement.h).
#pragma once

#include "core/world/ray_caster.h"

#include <glm/vec3.hpp>

#include <cstdint>
#include <optional>
#include <vector>

namespace navsmith::systems::quake_nav {

/// The three points of a traversal and the way between, which is for drawing.
struct Jump {
    glm::vec3 exit{0.0F};       ///< the run-up begins here; 0, 0, 0: there is none
    glm::vec3 start{0.0F};      ///< the feet leave the ground
    glm::vec3 end{0.0F};        ///< they are to be on the ground again
    std::vector<glm::vec3> arc; ///< from start to end, two points at least
    bool clear = true;          ///< nothing is in the way of the player's box, and the speed suffices
};

/// A running jump from `start` to `end`: a parabola of the game's gravity and jump speed, or of the speed that it takes
/// if `end` is higher than one can jump.
std::vector<glm::vec3> jumpArc(const glm::vec3& start, const glm::vec3& end);
/// Walking off a ledge at `start`: straight on until the box is off it, down at running speed or less, and the rest on
/// the ground.
std::vector<glm::vec3> dropArc(const glm::vec3& start, const glm::vec3& end);

/// What points a link's type asks for.
enum class TraversalKind : std::uint8_t {
    LongJump,
    BarrierJump,
    Ledge,
    Manual, ///< a jump placed by hand: from origin to origin
    Plain,  ///< elevators and trains: likewise, without a jump
};

struct NodePlace {
    glm::vec3 origin{0.0F};
    float radius = 0.0F;
};

/// The points as the game's own editor sets them. Measured on 48 files: all three lie on the line between the origins,
/// whole units from one of them, because the game probes the ground unit by unit.
/// - LongJump: `start` is the last ground before the gap as seen from the source, `end` as seen from the target; `exit`
///   is 32 behind `start`.
/// - BarrierJump: `end` is the last high ground as seen from the target, `start` lies 20 before the last low ground,
///   `exit` 12 behind that.
/// - Ledge: `start` is the last ground, `end` the target's origin, no `exit`.
/// - Manual: half a unit above the origins; `exit` is 32 behind.
/// - Plain: the origins, no `exit`. (Of an elevator it is the origin of the node at which one waits.)
///
/// None with a map that has no gap, barrier or ledge on the line, or no ground at one of its ends. Without a map the
/// points are a guess by the nodes' radii, never none.
std::optional<Jump> findTraversal(TraversalKind type, const world::RayCaster* rays, const NodePlace& from,
                                  const NodePlace& to);

} // namespace navsmith::systems::quake_nav
