// Kinds, columns and properties of Source navigation meshes. Columns hold what the file holds; ids in references,
// positions, counts and indexes into lists of names are worked out by save().
#pragma once

#include "core/model/ids.h"
#include "core/model/model.h"
#include "core/model/schema.h"
#include "formats/source/nav_file.h"

#include <cstdint>
#include <memory>
#include <string>

namespace navsmith::systems::source_nav {

inline constexpr model::ElementTypeId kFile = model::kFileType;
inline constexpr model::ElementTypeId kPlace = 1;
inline constexpr model::ElementTypeId kFogPlace = 2;
inline constexpr model::ElementTypeId kArea = 3;
inline constexpr model::ElementTypeId kConnection = 4;
inline constexpr model::ElementTypeId kHidingSpot = 5;
inline constexpr model::ElementTypeId kEncounterPath = 6;
inline constexpr model::ElementTypeId kLadder = 7;

/// Column handles: positions are checked against the schema by its test.
template <typename T, model::ElementTypeId Type, int Position>
inline constexpr model::Column<T> kColumn{Type, static_cast<model::ColumnId>(model::kFirstOwn + Position)};

/// One row: a mesh is a document of its own.
namespace file {
inline constexpr auto name = kColumn<std::string, kFile, 0>;
inline constexpr auto version = kColumn<std::uint32_t, kFile, 1>;
inline constexpr auto subVersion = kColumn<std::uint32_t, kFile, 2>;
inline constexpr auto layout = kColumn<std::uint8_t, kFile, 3>; ///< source::NavLayout
inline constexpr auto bspSize = kColumn<std::uint32_t, kFile, 4>;
inline constexpr auto analysed = kColumn<std::uint8_t, kFile, 5>;
/// Stored "has unnamed areas" byte xor what it should be, 0 or 1; 0 in a sound file.
inline constexpr auto unnamedError = kColumn<std::uint8_t, kFile, 6>;
inline constexpr auto population = kColumn<std::string, kFile, 7>;
inline constexpr auto viewDistance = kColumn<float, kFile, 8>;
inline constexpr auto tail = kColumn<std::string, kFile, 9>; ///< stale bytes behind the mesh
} // namespace file

/// Columns of places and of fog places alike.
template <model::ElementTypeId Type>
struct NameColumns {
    static constexpr auto file = kColumn<model::Ref, Type, 0>;
    static constexpr auto name = kColumn<std::string, Type, 1>;        ///< without its NUL
    static constexpr auto terminated = kColumn<std::uint8_t, Type, 2>; ///< 1: a NUL is stored behind it
};
using place = NameColumns<kPlace>;
using fog_place = NameColumns<kFogPlace>;

namespace area {
inline constexpr auto file = kColumn<model::Ref, kArea, 0>;
inline constexpr auto id = kColumn<std::uint32_t, kArea, 1>;
inline constexpr auto attributes = kColumn<std::uint32_t, kArea, 2>;
inline constexpr auto westX = kColumn<float, kArea, 3>;  ///< of the north-west corner, the lower x
inline constexpr auto northY = kColumn<float, kArea, 4>; ///< of the north-west corner, the lower y
inline constexpr auto northWestZ = kColumn<float, kArea, 5>;
inline constexpr auto eastX = kColumn<float, kArea, 6>;
inline constexpr auto southY = kColumn<float, kArea, 7>;
inline constexpr auto southEastZ = kColumn<float, kArea, 8>;
inline constexpr auto northEastZ = kColumn<float, kArea, 9>;
inline constexpr auto southWestZ = kColumn<float, kArea, 10>;
inline constexpr auto place = kColumn<model::Ref, kArea, 11>;    ///< raw: an index above the number of places
inline constexpr auto fogPlace = kColumn<model::Ref, kArea, 12>; ///< raw likewise
inline constexpr auto occupyFirst = kColumn<float, kArea, 13>;   ///< seconds
inline constexpr auto occupySecond = kColumn<float, kArea, 14>;
inline constexpr auto lightNorthWest = kColumn<float, kArea, 15>; ///< 0 to 1
inline constexpr auto lightNorthEast = kColumn<float, kArea, 16>;
inline constexpr auto lightSouthEast = kColumn<float, kArea, 17>;
inline constexpr auto lightSouthWest = kColumn<float, kArea, 18>;
inline constexpr auto inheritsFrom = kColumn<model::Ref, kArea, 19>; ///< raw: the id of no area
inline constexpr auto gameFlags = kColumn<std::uint32_t, kArea, 20>;
/// What nobody has named: the encounter paths of versions 1 and 2 (a count as u32, then their bytes), or what early
/// Left 4 Dead files hold besides (encoding in legacy.h). Empty in all others.
inline constexpr auto legacy = kColumn<std::string, kArea, 21>;

inline constexpr model::ListId kApproaches = 0;
inline constexpr model::ListId kLaddersUp = 1;
inline constexpr model::ListId kLaddersDown = 2;
inline constexpr model::ListId kVisible = 3;
} // namespace area

/// Areas, raw: the id of none.
namespace approach {
inline constexpr model::ListField<model::Ref> here{kArea, area::kApproaches, 0};
inline constexpr model::ListField<model::Ref> previous{kArea, area::kApproaches, 1};
inline constexpr model::ListField<std::uint8_t> previousHow{kArea, area::kApproaches, 2};
inline constexpr model::ListField<model::Ref> next{kArea, area::kApproaches, 3};
inline constexpr model::ListField<std::uint8_t> nextHow{kArea, area::kApproaches, 4};
} // namespace approach

namespace ladder_ref {
inline constexpr model::ListField<model::Ref> up{kArea, area::kLaddersUp, 0};
inline constexpr model::ListField<model::Ref> down{kArea, area::kLaddersDown, 0};
} // namespace ladder_ref

namespace visible {
/// Raw: the id, or in Left 4 Dead the position, of no area.
inline constexpr model::ListField<model::Ref> target{kArea, area::kVisible, 0};
inline constexpr model::ListField<std::uint8_t> visibility{kArea, area::kVisible, 1};
} // namespace visible

namespace connection {
inline constexpr auto owner = kColumn<model::Ref, kConnection, 0>;
inline constexpr auto side = kColumn<std::uint8_t, kConnection, 1>; ///< 0 north, 1 east, 2 south, 3 west
inline constexpr auto target = kColumn<model::Ref, kConnection, 2>; ///< raw: the id of no area
} // namespace connection

namespace hiding_spot {
inline constexpr auto owner = kColumn<model::Ref, kHidingSpot, 0>;
inline constexpr auto id = kColumn<std::uint32_t, kHidingSpot, 1>; ///< version 1 stores none: given out on loading
inline constexpr auto x = kColumn<float, kHidingSpot, 2>;
inline constexpr auto y = kColumn<float, kHidingSpot, 3>;
inline constexpr auto z = kColumn<float, kHidingSpot, 4>;
inline constexpr auto flags = kColumn<std::uint8_t, kHidingSpot, 5>;
} // namespace hiding_spot

namespace encounter_path {
inline constexpr auto owner = kColumn<model::Ref, kEncounterPath, 0>;
inline constexpr auto from = kColumn<model::Ref, kEncounterPath, 1>; ///< raw: the id of no area
inline constexpr auto fromDirection = kColumn<std::uint8_t, kEncounterPath, 2>;
inline constexpr auto to = kColumn<model::Ref, kEncounterPath, 3>;
inline constexpr auto toDirection = kColumn<std::uint8_t, kEncounterPath, 4>;
inline constexpr model::ListId kSpots = 0;
} // namespace encounter_path

namespace encounter_spot {
inline constexpr model::ListField<model::Ref> spot{kEncounterPath, encounter_path::kSpots, 0};
inline constexpr model::ListField<std::uint8_t> t{kEncounterPath, encounter_path::kSpots, 1}; ///< 255ths of the path
} // namespace encounter_spot

namespace ladder {
inline constexpr auto file = kColumn<model::Ref, kLadder, 0>;
inline constexpr auto id = kColumn<std::uint32_t, kLadder, 1>;
inline constexpr auto width = kColumn<float, kLadder, 2>;
inline constexpr auto topX = kColumn<float, kLadder, 3>;
inline constexpr auto topY = kColumn<float, kLadder, 4>;
inline constexpr auto topZ = kColumn<float, kLadder, 5>;
inline constexpr auto bottomX = kColumn<float, kLadder, 6>;
inline constexpr auto bottomY = kColumn<float, kLadder, 7>;
inline constexpr auto bottomZ = kColumn<float, kLadder, 8>;
inline constexpr auto length = kColumn<float, kLadder, 9>;
inline constexpr auto direction = kColumn<std::uint32_t, kLadder, 10>;
inline constexpr auto dangling = kColumn<std::uint8_t, kLadder, 11>;
inline constexpr auto topForward = kColumn<model::Ref, kLadder, 12>; ///< areas; raw: the id of none
inline constexpr auto topLeft = kColumn<model::Ref, kLadder, 13>;
inline constexpr auto topRight = kColumn<model::Ref, kLadder, 14>;
inline constexpr auto topBehind = kColumn<model::Ref, kLadder, 15>;
inline constexpr auto bottom = kColumn<model::Ref, kLadder, 16>;
} // namespace ladder

/// What decides which fields the mesh of a file row has.
source::NavFormat formatOf(const model::Model& m, model::Slot file);

std::shared_ptr<const model::Schema> schema();

} // namespace navsmith::systems::source_nav
