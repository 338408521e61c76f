// The flags of nodes and links: bits, names, help and colours (docs/formats/yapb-graph.md, section 5).
#pragma once

#include "core/symbol/primitives.h"

#include <cstdint>
#include <span>
#include <string_view>

namespace navsmith::systems::yapb {

enum NodeFlag : std::uint32_t {
    kButton = 1U << 0U,
    kLift = 1U << 1U,
    kCrouch = 1U << 2U,
    kCrossing = 1U << 3U,
    kGoal = 1U << 4U,
    kLadder = 1U << 5U,
    kRescue = 1U << 6U,
    kCamp = 1U << 7U,
    kNoHostage = 1U << 8U,
    kDoubleJump = 1U << 9U,
    kNarrow = 1U << 10U,
    kSniper = 1U << 28U,
    kTOnly = 1U << 29U,
    kCtOnly = 1U << 30U,
};

enum LinkFlag : std::uint16_t {
    kJump = 1U << 0U,
    kHelper = 1U << 1U, ///< SyPB's; YaPB ignores it
};

struct Flag {
    std::uint32_t bit = 0;
    std::string_view id;
    std::string_view title;
    std::string_view help;
    symbol::Rgba colour{0, 0, 0, 0}; ///< alpha 0: it does not colour nodes
};

/// The flags of nodes in the order of their bits.
std::span<const Flag> nodeFlags();
/// The flags that colour a node, in this order: the first that it has counts.
std::span<const Flag> colouringFlags();
/// All bits that YaPB knows.
std::uint32_t knownNodeFlags();

} // namespace navsmith::systems::yapb
