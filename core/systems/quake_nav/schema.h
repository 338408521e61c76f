// Kinds, columns and properties of Quake bot waypoints. NAV2 and NAV3 have the same types and columns; what the bits
// and numbers in them mean is told by two schemas. Columns hold what the file holds; link ranges, counts and indexes
// are worked out by save().
#pragma once

#include "core/model/ids.h"
#include "core/model/model.h"
#include "core/model/schema.h"
#include "formats/quake/nav_file.h"

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace navsmith::systems::quake_nav {

inline constexpr model::ElementTypeId kFile = model::kFileType;
inline constexpr model::ElementTypeId kNode = 1;
inline constexpr model::ElementTypeId kLink = 2;
inline constexpr model::ElementTypeId kTraversal = 3;
inline constexpr model::ElementTypeId kEdict = 4;

inline constexpr std::string_view kQuakeId = "quake_nav2";
inline constexpr std::string_view kQuake2Id = "quake_nav3";

/// What nearly all of the games' own files have (docs/formats/quake-nav.md, section 1).
inline constexpr float kUsualHeuristic = 0.8F;
/// In the middle of what the games' own files have (section 3).
inline constexpr std::uint16_t kUsualRadius = 32;

/// Column handles: positions are checked against the schema by its test.
template <typename T, model::ElementTypeId Type, int Position>
inline constexpr model::Column<T> kColumn{Type, static_cast<model::ColumnId>(model::kFirstOwn + Position)};

/// One row: the waypoints of a map are a document of their own.
namespace file {
inline constexpr auto name = kColumn<std::string, kFile, 0>;
inline constexpr auto version = kColumn<std::int32_t, kFile, 1>;
inline constexpr auto layout = kColumn<std::uint8_t, kFile, 2>; ///< place in quake::layoutsOf(game, version)
inline constexpr auto heuristic = kColumn<float, kFile, 3>;
inline constexpr auto tail = kColumn<std::string, kFile, 4>;
/// Only for a file whose link ranges overlap or leave gaps: who claims which entry (link_layout.h).
inline constexpr auto linkRanges = kColumn<std::string, kFile, 5>;
inline constexpr auto edictsInOrder = kColumn<std::uint8_t, kFile, 6>; ///< 1: by link, as save() keeps them
/// 0: a .nav; else the schema of the JSON twin that it is written as, 1 to 3 (NAV2 only).
inline constexpr auto json = kColumn<std::uint8_t, kFile, 7>;
/// What the JSON twin says of the map besides: an object as text, without what the other columns hold.
inline constexpr auto jsonMeta = kColumn<std::string, kFile, 8>;
/// The text as it was read, and XXH64 of what save() made of it then: while that is the same the text is, too.
inline constexpr auto jsonText = kColumn<std::string, kFile, 9>;
inline constexpr auto jsonHash = kColumn<std::uint64_t, kFile, 10>;
} // namespace file

namespace node {
inline constexpr auto file = kColumn<model::Ref, kNode, 0>;
inline constexpr auto x = kColumn<float, kNode, 1>; ///< at foot height
inline constexpr auto y = kColumn<float, kNode, 2>;
inline constexpr auto z = kColumn<float, kNode, 3>;
inline constexpr auto flags = kColumn<std::uint16_t, kNode, 4>;
inline constexpr auto radius = kColumn<std::uint16_t, kNode, 5>;
} // namespace node

namespace link {
inline constexpr auto owner = kColumn<model::Ref, kLink, 0>;
inline constexpr auto target = kColumn<model::Ref, kLink, 1>; ///< raw: the stored index
inline constexpr auto type = kColumn<std::uint8_t, kLink, 2>;
inline constexpr auto mask = kColumn<std::uint8_t, kLink, 3>;    ///< NavLink::mask
inline constexpr auto traversal = kColumn<model::Ref, kLink, 4>; ///< raw: the stored index
} // namespace link

namespace traversal {
inline constexpr auto file = kColumn<model::Ref, kTraversal, 0>;
inline constexpr auto exitX = kColumn<float, kTraversal, 1>;
inline constexpr auto exitY = kColumn<float, kTraversal, 2>;
inline constexpr auto exitZ = kColumn<float, kTraversal, 3>;
inline constexpr auto startX = kColumn<float, kTraversal, 4>;
inline constexpr auto startY = kColumn<float, kTraversal, 5>;
inline constexpr auto startZ = kColumn<float, kTraversal, 6>;
inline constexpr auto endX = kColumn<float, kTraversal, 7>;
inline constexpr auto endY = kColumn<float, kTraversal, 8>;
inline constexpr auto endZ = kColumn<float, kTraversal, 9>;
inline constexpr auto planeX = kColumn<float, kTraversal, 10>; ///< NAV3 from 4 on, as the two below
inline constexpr auto planeY = kColumn<float, kTraversal, 11>;
inline constexpr auto planeZ = kColumn<float, kTraversal, 12>;
} // namespace traversal

namespace edict {
inline constexpr auto file = kColumn<model::Ref, kEdict, 0>;
inline constexpr auto link = kColumn<model::Ref, kEdict, 1>; ///< raw: the stored index
inline constexpr auto minX = kColumn<float, kEdict, 2>;
inline constexpr auto minY = kColumn<float, kEdict, 3>;
inline constexpr auto minZ = kColumn<float, kEdict, 4>;
inline constexpr auto maxX = kColumn<float, kEdict, 5>;
inline constexpr auto maxY = kColumn<float, kEdict, 6>;
inline constexpr auto maxZ = kColumn<float, kEdict, 7>;
inline constexpr auto entity = kColumn<std::int32_t, kEdict, 8>; ///< NAV2: -(edict) - 1; NAV3: a model index
inline constexpr auto targetName = kColumn<std::int32_t, kEdict, 9>;
inline constexpr auto className = kColumn<std::int32_t, kEdict, 10>;
} // namespace edict

/// Two schemas that differ in titles, flags, types and in what is present; the ids are those of the systems.
std::shared_ptr<const model::Schema> schema(quake::NavGame game);

quake::NavGame gameOf(const model::Model& model);

} // namespace navsmith::systems::quake_nav
