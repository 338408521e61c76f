// The types of links and what each of them needs (docs/formats/quake-nav.md, section 5).
#pragma once

#include "core/symbol/primitives.h"
#include "formats/quake/nav_file.h"

#include <cstdint>
#include <span>
#include <string_view>

namespace navsmith::systems::quake_nav {

/// Whether links of a type have a traversal in the original files.
enum class Carries : std::uint8_t { Never, Usually, Always };

/// How bots move along a link, for everything that is computed from the map.
enum class Movement : std::uint8_t {
    Walk,
    LongJump,
    BarrierJump,
    Ledge,
    Manual, ///< a manually placed jump
    Ride,   ///< on a moving brush
    Other,
};

struct LinkType {
    std::uint8_t value = 0;
    std::string_view title;
    Carries traversal = Carries::Never;
    Movement movement = Movement::Walk;
    symbol::Rgba colour;
    std::uint16_t sourceFlag = 0; ///< in node::flags: set on more than 90 % of the nodes that such links start from
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

/// Indexed by value, from 0 without gaps.
std::span<const LinkType> linkTypes(quake::NavGame game);

/// Null for an unknown value.
const LinkType* findLinkType(quake::NavGame game, unsigned value);

} // namespace navsmith::systems::quake_nav
