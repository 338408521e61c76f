// What types of links there are, and what each needs (docs/formats/quake-nav.md, section 5).
#pragma once

#include "core/symbol/primitives.h"
#include "formats/quake/nav_file.h"

#include <cstdint>
#include <span>
#include <string_view>

namespace navsmith::systems::quake_nav {

/// Whether links of a type carry a traversal in the games' own files.
enum class Carries : std::uint8_t { Never, Usually, Always };

/// How a way between two nodes is gone, for what has to be worked out of a map.
enum class Movement : std::uint8_t {
    Walk,
    LongJump,
    BarrierJump,
    Ledge,
    Manual, ///< a jump placed by hand
    Ride,   ///< on a moving brush
    Other,
};

struct LinkType {
    std::uint8_t value = 0;
    std::string_view title;
    Carries traversal = Carries::Never;
    Movement movement = Movement::Walk;
    symbol::Rgba colour;
    std::uint16_t sourceFlag = 0; ///< of node::flags, that the node which it leaves has; more than 90 % of them do
    std::uint16_t targetFlag = 0;
};

namespace nav2 {
inline constexpr std::uint8_t kWalk = 0;
inline constexpr std::uint8_t kLongJump = 1;
inline constexpr std::uint8_t kTeleport = 2;
inline constexpr std::uint8_t kLedge = 3;
inline constexpr std::uint8_t kPusher = 4;
inline constexpr std::uint8_t kBarrierJump = 5;
inline constexpr std::uint8_t kElevator = 6;
inline constexpr std::uint8_t kTrain = 7;
inline constexpr std::uint8_t kManualJump = 8;
} // namespace nav2

/// In the order of their values, from 0 on without gaps.
std::span<const LinkType> linkTypes(quake::NavGame game);

/// Null for a value that is none of the game's.
const LinkType* findLinkType(quake::NavGame game, unsigned value);

} // namespace navsmith::systems::quake_nav
