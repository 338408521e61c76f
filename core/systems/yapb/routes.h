#pragma once

#include "core/routing/routing.h"

#include <cstdint>

namespace navsmith::systems::yapb {

/// Kinds of ways, as routing::Way has them.
inline constexpr std::uint8_t kWayWalk = 0;
inline constexpr std::uint8_t kWayJump = 1;
inline constexpr std::uint8_t kWayClimb = 2;

/// By the costs of YaPB's fast search (docs/formats/yapb-graph.md, section 6).
routing::Routing routing();

} // namespace navsmith::systems::yapb
