// Kinds of nodes and ways: names and colours.
#pragma once

#include "core/symbol/primitives.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace navsmith::systems::source_ain {

/// In the order of the groups in which nodes are shown.
enum class NodeKind : std::uint8_t { Ground, Air, Climb, Deleted, Other };
/// In the order of the groups in which links are shown, and of kinds of routes.
enum class WayKind : std::uint8_t { Walk, Jump, Fly, Climb, Other, None };

struct KindInfo {
    std::string_view id;
    std::string_view title;
    symbol::Rgba colour;
};

inline constexpr std::array<KindInfo, 5> kNodeKinds{{{"ground", "ground", symbol::rgb(0xE8EDF2)},
                                                     {"air", "air", symbol::rgb(0x56C8F5)},
                                                     {"climb", "climb", symbol::rgb(0xD9A066)},
                                                     {"deleted", "deleted", symbol::rgb(0x7A8290)},
                                                     {"other", "other", symbol::rgb(0xE07BD0)}}};
inline constexpr std::array<KindInfo, 6> kWayKinds{{{"walk", "walk", symbol::rgb(0xC8D2DE)},
                                                    {"jump", "jump", symbol::rgb(0xF2994A)},
                                                    {"fly", "fly", symbol::rgb(0x56C8F5)},
                                                    {"climb", "climb", symbol::rgb(0xB5835A)},
                                                    {"other", "crawl or swim", symbol::rgb(0x6FCF97)},
                                                    {"none", "no way for the hull", symbol::rgb(0xEB5757)}}};

NodeKind nodeKindOf(std::uint8_t type);
/// The kind of a move, by its bits: the first of walk, jump, fly and climb that it has.
WayKind wayKindOf(std::uint8_t move);

/// A size of NPC, by its number.
struct HullName {
    std::string_view id;     ///< "human"
    std::string_view title;  ///< "Human"
    std::string_view offset; ///< id of the property of nodes: "offset_human"
    std::string_view who;    ///< NPCs of Half-Life 2 that have it; may be empty
};
/// Names of all hulls that a file may have; from the eleventh on games differ.
std::span<const HullName> hullNames();

} // namespace navsmith::systems::source_ain
