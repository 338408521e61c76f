// The bits of each dialect: what they are called, what they mean in other dialects, and how they are drawn.
#pragma once

#include "core/symbol/primitives.h"
#include "core/systems/quake_text/schema.h"

#include <cstdint>
#include <span>
#include <string_view>

namespace navsmith::systems::quake_text {

/// What bits of several dialects say alike, at a node or on a link.
enum class Meaning : std::uint8_t {
    None,
    Jump,
    RocketJump,
    WaterJump,
    Lift,
    Teleporter,
    Pusher, ///< of ways from triggers of the map; no dialect has a bit for it
    Unreachable,
    FireAtStart,
    NoTouch,
    Shoot,
    Door,
};

struct Flag {
    std::uint32_t bit = 0;
    std::string_view id; ///< of the property
    std::string_view title;
    std::string_view help;
    Meaning meaning = Meaning::None;
    symbol::Rgba colour = {.a = 0}; ///< alpha 0: it does not colour its element
};

std::span<const Flag> nodeFlags(Dialect dialect);
std::span<const Flag> linkFlags(Dialect dialect);

/// All bits with a meaning.
std::uint32_t knownBits(std::span<const Flag> flags);

/// A kind of way, by which links are drawn, grouped and routed.
enum class WayKind : std::uint8_t { Walk, Jump, RocketJump, Ride, Teleport, Other };
inline constexpr std::size_t kWayKinds = 6;
struct WayLook {
    std::string_view id;
    std::string_view title;
    symbol::Rgba colour;
};
const WayLook& lookOf(WayKind kind);

} // namespace navsmith::systems::quake_text
