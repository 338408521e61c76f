// Kinds, columns and properties of GTA IV paths. Columns hold what the file holds; what follows from order and
// references (indexes, ids, counts, areas) is not stored, see save.cpp. Section numbers are those of
// docs/formats/gta-iv-nodes.md.
#pragma once

#include "core/model/ids.h"
#include "core/model/schema.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>

namespace navsmith::systems::gta_iv_paths {

inline constexpr model::ElementTypeId kFile = model::kFileType;
inline constexpr model::ElementTypeId kNode = 1;
inline constexpr model::ElementTypeId kLink = 2;

/// Column handles: positions are checked against the schema by its test.
template <typename T, model::ElementTypeId Type, int Position>
inline constexpr model::Column<T> kColumn{Type, static_cast<model::ColumnId>(model::kFirstOwn + Position)};

/// One row an area file.
namespace file {
inline constexpr auto area = kColumn<std::uint16_t, kFile, 0>; ///< 0..63, from the file's name
inline constexpr auto name = kColumn<std::string, kFile, 1>;
inline constexpr auto carExcess = kColumn<std::int32_t, kFile, 2>;          ///< stored car count minus the real one
inline constexpr auto intersectionExcess = kColumn<std::int32_t, kFile, 3>; ///< the same for intersections
inline constexpr auto padded = kColumn<std::uint8_t, kFile, 4>; ///< 1: zeros behind, to a multiple of 2048 bytes
inline constexpr auto tail = kColumn<std::string, kFile, 5>;    ///< any other bytes behind the links
/// Only for a file whose link ranges overlap or leave gaps: who claims which entry (see link_ranges.h).
inline constexpr auto linkLayout = kColumn<std::string, kFile, 6>;
/// Which format assumptions held when the set was opened (namespace assumption); the same in every row of a set.
inline constexpr auto assumptions = kColumn<std::uint8_t, kFile, 7>;
} // namespace file

/// Format assumptions: not proven. Where one does not hold in the set as opened, nothing is worked out by it and its
/// rule is silent (section 7).
namespace assumption {
inline constexpr std::uint8_t linkCount = 1;       ///< flag bits 16-19 are the number of links
inline constexpr std::uint8_t linkingDisabled = 2; ///< flag bit 15 is set exactly on nodes without links
inline constexpr std::uint8_t floodGroups = 4;     ///< linked nodes have one flood group
inline constexpr std::uint8_t mirroredLanes = 8;   ///< the link back has the two lane counts swapped
inline constexpr std::uint8_t all = 15;
} // namespace assumption

namespace node {
inline constexpr auto file = kColumn<model::Ref, kNode, 0>;
inline constexpr auto group = kColumn<std::uint8_t, kNode, 1>; ///< 0 road, 1 intersection
inline constexpr auto x = kColumn<std::int32_t, kNode, 2>;     ///< times 8, as y
inline constexpr auto y = kColumn<std::int32_t, kNode, 3>;
inline constexpr auto z = kColumn<std::int32_t, kNode, 4>;     ///< times 128
inline constexpr auto width = kColumn<std::uint8_t, kNode, 5>; ///< times 8
inline constexpr auto floodGroup = kColumn<std::uint8_t, kNode, 6>;
inline constexpr auto flags = kColumn<std::uint32_t, kNode, 7>; ///< all 32 bits as stored
inline constexpr auto streetHash = kColumn<std::uint32_t, kNode, 8>;
inline constexpr auto searchCost = kColumn<std::uint16_t, kNode, 9>;
inline constexpr auto pointer = kColumn<std::uint32_t, kNode, 10>;
inline constexpr auto secondPointer = kColumn<std::uint32_t, kNode, 11>;
/// How far the stored address was from the true one: area difference in the high half, id difference in the low one,
/// both modulo 65536. 0 in any sound file.
inline constexpr auto addressError = kColumn<std::uint32_t, kNode, 12>;
} // namespace node

namespace link {
inline constexpr auto owner = kColumn<model::Ref, kLink, 0>;
inline constexpr auto target = kColumn<model::Ref, kLink, 1>; ///< raw: area << 16 | node id
inline constexpr auto length = kColumn<std::uint8_t, kLink, 2>;
inline constexpr auto lanes = kColumn<std::uint8_t, kLink, 3>;  ///< bits 0-2 lanes A, 3-5 lanes B
inline constexpr auto flags = kColumn<std::uint16_t, kLink, 4>; ///< unknown
} // namespace link

/// Bits of node::flags (section 4.1); bit 0 is the least significant one.
namespace flag {
inline constexpr std::uint32_t spawnMask = 0xFU;
inline constexpr std::uint32_t dirtRoad = 1U << 12U;
inline constexpr std::uint32_t highway = 1U << 13U;
inline constexpr std::uint32_t slowTraffic = 1U << 14U;
inline constexpr std::uint32_t linkingDisabled = 1U << 15U;
inline constexpr unsigned countShift = 16;
inline constexpr std::uint32_t countMask = 0xFU << countShift;
inline constexpr std::uint32_t water = 1U << 25U;
inline constexpr std::uint32_t switchedOff = 1U << 27U;
constexpr unsigned spawn(std::uint32_t flags) {
    return flags & spawnMask;
}
constexpr std::uint32_t withCount(std::uint32_t flags, std::size_t links) {
    return (flags & ~countMask) | static_cast<std::uint32_t>(links) << countShift;
}
constexpr std::uint32_t withDisabled(std::uint32_t flags, bool disabled) {
    return disabled ? flags | linkingDisabled : flags & ~linkingDisabled;
}
constexpr unsigned storedCount(std::uint32_t flags) {
    return (flags & countMask) >> countShift;
}
} // namespace flag

/// Bits of link::lanes. Which of the two counts is along the link is not known (section 5.1).
constexpr unsigned lanesA(std::uint8_t lanes) {
    return lanes & 7U;
}
constexpr unsigned lanesB(std::uint8_t lanes) {
    return (lanes >> 3U) & 7U;
}
constexpr std::uint8_t withLanes(std::uint8_t lanes, unsigned a, unsigned b) {
    return static_cast<std::uint8_t>((lanes & 0xC0U) | (a & 7U) | (b & 7U) << 3U);
}
/// As the link back should have them; its own bits 6 and 7 stay.
constexpr std::uint8_t mirrored(std::uint8_t lanes, std::uint8_t back) {
    return withLanes(back, lanesB(lanes), lanesA(lanes));
}
constexpr bool areMirrored(std::uint8_t lanes, std::uint8_t back) {
    return mirrored(lanes, back) == back;
}

std::shared_ptr<const model::Schema> schema();

} // namespace navsmith::systems::gta_iv_paths
