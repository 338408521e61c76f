// The sample arena as data: structures, movers, items, and where bots walk. arena_map builds a map from it, arena_nav
// its waypoints. Map units, z up, north is +y.
#pragma once

#include <glm/vec3.hpp>

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace navsmith::samples::arena {

struct Box {
    glm::vec3 low{0.0F};
    glm::vec3 high{0.0F};
};

/// Empty space, cut out of solid rock.
struct Room {
    Box box;
    std::string_view floor; ///< textures
    std::string_view walls;
    std::string_view ceiling;
};

/// A block inside a room.
struct Solid {
    Box box;
    std::string_view top; ///< textures
    std::string_view sides;
};

/// Fills the empty space in its box.
struct Liquid {
    Box box;
    std::string_view texture;
};

/// Rises from the low y of its box to the high one, with a wall on its east side.
struct Ramp {
    Box box;
    std::string_view texture;
};

using Keys = std::vector<std::pair<std::string_view, std::string>>;

/// A brush entity, drawn where the map has it.
struct Mover {
    std::string_view name; ///< for links that wait for it
    std::string_view className;
    Box box;
    std::string_view texture;
    Keys keys;
    float lowered = 0; ///< how far it is lowered after the game has started
};

/// A point entity.
struct Thing {
    std::string_view className;
    glm::vec3 at{0.0F};
    Keys keys;
};

/// docs/formats/quake-nav.md, section 3.
struct Waypoint {
    std::string_view name; ///< for links that start or end here
    glm::vec3 at{0.0F};    ///< z: of the floor below it
    std::uint16_t radius = 0;
    std::uint16_t flags = 0;
};

/// docs/formats/quake-nav.md, sections 4 to 6.
struct Way {
    std::string_view from;
    std::string_view to;
    std::uint8_t type = 0;
    bool back = false;      ///< also add the opposite direction
    float leave = 0;        ///< start of a jump or drop: the last ground, as a distance in plan from one end
    float land = 0;         ///< end of a jump: distance in plan from the other end
    std::string_view mover; ///< the mover to wait for; may be empty
};

struct Plan {
    std::vector<Room> rooms; ///< where rooms overlap, the textures of the last one apply
    std::vector<Solid> solids;
    std::vector<Liquid> liquids;
    std::vector<Ramp> ramps;
    std::vector<Mover> movers;
    std::vector<Thing> things;
    std::vector<Waypoint> waypoints;
    std::vector<Way> ways;
};

/// The flags of waypoints that the plan uses.
namespace flag {
inline constexpr std::uint16_t kTeleporter = 1;
inline constexpr std::uint16_t kPusher = 2;
inline constexpr std::uint16_t kLiftTop = 4;
inline constexpr std::uint16_t kLiftBottom = 8;
inline constexpr std::uint16_t kUnderWater = 16;
} // namespace flag

/// The types of links that the plan uses.
namespace way {
inline constexpr std::uint8_t kWalk = 0;
inline constexpr std::uint8_t kLongJump = 1;
inline constexpr std::uint8_t kTeleport = 2;
inline constexpr std::uint8_t kLedge = 3;
inline constexpr std::uint8_t kPusher = 4;
inline constexpr std::uint8_t kBarrierJump = 5;
inline constexpr std::uint8_t kLift = 6;
} // namespace way

/// A hall under the sky with a gallery along its north side, reached by stairs and a ramp, and a block in its middle, a
/// jump away from the gallery; a pool, a tower with a lift, a teleporter, a vault behind a door, crates.
Plan plan();

} // namespace navsmith::samples::arena
