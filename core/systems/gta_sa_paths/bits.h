// Bits of the fields of San Andreas' path files, and what the files have room for. Section numbers are those of
// docs/formats/gta-sa-nodes.md.
#pragma once

#include "formats/gta_sa/path_file.h"

#include <cstddef>
#include <cstdint>

namespace navsmith::systems::gta_sa_paths {

/// Bits of a node's flags (section 4.1).
namespace flag {
inline constexpr std::uint32_t deadEnd = 1U << 4U;
inline constexpr std::uint32_t switchedOff = 1U << 5U;
inline constexpr std::uint32_t roadBlock = 1U << 6U;
inline constexpr std::uint32_t water = 1U << 7U;
inline constexpr std::uint32_t switchedOffOriginal = 1U << 8U;
inline constexpr std::uint32_t bit9 = 1U << 9U;
inline constexpr std::uint32_t dontWander = 1U << 10U;
inline constexpr std::uint32_t bit11 = 1U << 11U;
inline constexpr std::uint32_t bit14 = 1U << 14U;
inline constexpr std::uint32_t bit15 = 1U << 15U;
/// Without a known meaning.
inline constexpr std::uint32_t unknown = bit9 | bit11 | bit14 | bit15 | 0xFF000000U;
inline constexpr std::uint32_t countMask = 0xFU;
inline constexpr unsigned roadClassShift = 12;
inline constexpr unsigned spawnShift = 16;
inline constexpr unsigned behaviourShift = 20;
inline constexpr std::uint32_t roadClassMask = 3U << roadClassShift;
inline constexpr std::uint32_t spawnMask = 15U << spawnShift;
inline constexpr std::uint32_t behaviourMask = 15U << behaviourShift;
constexpr unsigned roadClass(std::uint32_t flags) {
    return (flags & roadClassMask) >> roadClassShift;
}
constexpr unsigned spawn(std::uint32_t flags) {
    return (flags & spawnMask) >> spawnShift;
}
constexpr unsigned behaviour(std::uint32_t flags) {
    return (flags & behaviourMask) >> behaviourShift;
}
} // namespace flag

/// Traffic ends at a node with this behaviour: a road block or a parking place.
constexpr bool stopsTraffic(unsigned behaviour) {
    return behaviour == 1 || behaviour == 2;
}

// Parts of a navi node's lanes (section 5), called "left" and "right": as seen from the attached node along the road.
constexpr unsigned lanesToAttached(std::uint8_t lanes) {
    return lanes & 7U;
}
constexpr unsigned lanesFromAttached(std::uint8_t lanes) {
    return (lanes >> 3U) & 7U;
}
inline constexpr std::uint8_t kLaneBits = 0x3F; ///< of both directions
inline constexpr std::uint8_t kOneLaneEachWay = 1U << 3U | 1U;
inline constexpr std::uint8_t kLightSide = 1U << 6U;
/// Bits of a navi node's lights.
inline constexpr unsigned kCycleBits = 3;

// Bits of a link's crossing (section 6).
inline constexpr std::uint8_t kCrossesRoad = 1U << 0U;
inline constexpr std::uint8_t kPedestrianLight = 1U << 1U;

inline constexpr std::size_t kMaxLinks = 15;    ///< of one node: the count has 4 bits
inline constexpr std::size_t kMaxPedLinks = 11; ///< beyond, interiors of the running game do not fit (section 4.1)
inline constexpr std::size_t kMaxNodes = 32767; ///< in one file (section 3)
/// In one file: first links count to 32767, spare ones too (section 3).
inline constexpr std::size_t kMaxFileLinks = 32767 - gta_sa::kSpareLinks;

} // namespace navsmith::systems::gta_sa_paths
