// Kinds, columns and properties of San Andreas paths. Columns hold what the file holds; what follows from order and
// references (indexes, ids, counts, areas) is not stored, see save.cpp.
#pragma once

#include "core/model/ids.h"
#include "core/model/schema.h"

#include <cstdint>
#include <memory>
#include <string>

namespace navsmith::systems::gta_sa_paths {

inline constexpr model::ElementTypeId kFile = model::kFileType;
inline constexpr model::ElementTypeId kNode = 1;
inline constexpr model::ElementTypeId kLink = 2;
inline constexpr model::ElementTypeId kNavi = 3;

/// Column handles: positions are checked against the schema by its test.
template <typename T, model::ElementTypeId Type, int Position>
inline constexpr model::Column<T> kColumn{Type, static_cast<model::ColumnId>(model::kFirstOwn + Position)};

/// One row an area file.
namespace file {
inline constexpr auto area = kColumn<std::uint16_t, kFile, 0>; ///< from the file's name
inline constexpr auto form = kColumn<std::uint8_t, kFile, 1>;  ///< gta_sa::PathForm as loaded
inline constexpr auto name = kColumn<std::string, kFile, 2>;
inline constexpr auto vehicleExcess = kColumn<std::int32_t, kFile, 3>; ///< stored vehicle count minus the real one
inline constexpr auto pedExcess = kColumn<std::int32_t, kFile, 4>;     ///< the same for peds
inline constexpr auto spareTargets = kColumn<std::string, kFile, 5>;
inline constexpr auto spareLengths = kColumn<std::string, kFile, 6>;
inline constexpr auto spareCrossings = kColumn<std::string, kFile, 7>;
inline constexpr auto tail = kColumn<std::string, kFile, 8>;
/// Only for a file whose link ranges overlap or leave gaps: who claims which entry (see link_ranges.h).
inline constexpr auto linkLayout = kColumn<std::string, kFile, 9>;
/// XXH64 of the file as loaded. While save() still gives these bytes the area is unedited and keeps its odd form.
inline constexpr auto loadedHash = kColumn<std::uint64_t, kFile, 10>;
} // namespace file

namespace node {
inline constexpr auto file = kColumn<model::Ref, kNode, 0>;
inline constexpr auto group = kColumn<std::uint8_t, kNode, 1>; ///< 0 vehicle, 1 ped
inline constexpr auto x = kColumn<std::int32_t, kNode, 2>;     ///< times 8, as y and z
inline constexpr auto y = kColumn<std::int32_t, kNode, 3>;
inline constexpr auto z = kColumn<std::int32_t, kNode, 4>;
inline constexpr auto width = kColumn<std::uint8_t, kNode, 5>; ///< times 8
inline constexpr auto floodGroup = kColumn<std::uint8_t, kNode, 6>;
inline constexpr auto flags = kColumn<std::uint32_t, kNode, 7>; ///< bits 0-3 are 0: the link count is worked out
inline constexpr auto searchCost = kColumn<std::int16_t, kNode, 8>;
inline constexpr auto listPointer = kColumn<std::uint32_t, kNode, 9>;
inline constexpr auto secondPointer = kColumn<std::uint32_t, kNode, 10>;
/// How far the stored address was from the true one: area difference in the high half, id difference in the low one,
/// both modulo 65536. 0 in any sound file.
inline constexpr auto addressError = kColumn<std::uint32_t, kNode, 11>;
/// Extended form only: what it has in the places of the stock form's x, y and z, 16 bits each from the lowest.
inline constexpr auto shortPlace = kColumn<std::uint64_t, kNode, 12>;
} // namespace node

namespace link {
inline constexpr auto owner = kColumn<model::Ref, kLink, 0>;
inline constexpr auto target = kColumn<model::Ref, kLink, 1>; ///< raw: area << 16 | node id
inline constexpr auto navi = kColumn<model::Ref, kLink, 2>;   ///< raw: the stored word; none: 0 on a ped link
inline constexpr auto length = kColumn<std::uint8_t, kLink, 3>;
inline constexpr auto crossing = kColumn<std::uint8_t, kLink, 4>;
} // namespace link

namespace navi {
inline constexpr auto file = kColumn<model::Ref, kNavi, 0>;
inline constexpr auto attached = kColumn<model::Ref, kNavi, 1>; ///< raw: area << 16 | node id
inline constexpr auto x = kColumn<std::int32_t, kNavi, 2>;      ///< times 8, as y
inline constexpr auto y = kColumn<std::int32_t, kNavi, 3>;
inline constexpr auto directionX = kColumn<std::int8_t, kNavi, 4>; ///< times 100, towards the attached end
inline constexpr auto directionY = kColumn<std::int8_t, kNavi, 5>;
inline constexpr auto width = kColumn<std::uint8_t, kNavi, 6>;  ///< times 8
inline constexpr auto lanes = kColumn<std::uint8_t, kNavi, 7>;  ///< bits 0-2 left, 3-5 right, 6 light side
inline constexpr auto lights = kColumn<std::uint8_t, kNavi, 8>; ///< bits 0-1 cycle, 2 crossing light
inline constexpr auto unused = kColumn<std::uint8_t, kNavi, 9>;
/// 1: the attached end was the lower one of its edge when loaded (or the navi is new), and save() keeps it so by
/// mirroring the record. 0: it came attached otherwise and stays as it is.
inline constexpr auto keepLower = kColumn<std::uint8_t, kNavi, 10>;
/// Extended form only: as node::shortPlace, of x and y.
inline constexpr auto shortPlace = kColumn<std::uint64_t, kNavi, 11>;
} // namespace navi

/// Bits of node::flags (section 4.1 of the format page).
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
inline constexpr std::uint32_t countMask = 0xFU;
constexpr unsigned roadClass(std::uint32_t flags) {
    return (flags >> 12U) & 3U;
}
constexpr unsigned spawn(std::uint32_t flags) {
    return (flags >> 16U) & 15U;
}
constexpr unsigned behaviour(std::uint32_t flags) {
    return (flags >> 20U) & 15U;
}
} // namespace flag

/// Bits of navi::lanes and navi::lights.
constexpr unsigned leftLanes(std::uint8_t lanes) {
    return lanes & 7U;
}
constexpr unsigned rightLanes(std::uint8_t lanes) {
    return (lanes >> 3U) & 7U;
}
inline constexpr std::uint8_t kLightSide = 1U << 6U;
inline constexpr std::uint8_t kCrossesRoad = 1U << 0U;
inline constexpr std::uint8_t kPedestrianLight = 1U << 1U;

std::shared_ptr<const model::Schema> schema();
/// Of the extended form: the same columns, and those that only it has behind them.
std::shared_ptr<const model::Schema> extendedSchema();

} // namespace navsmith::systems::gta_sa_paths
