// Element types, columns and properties of Source navigation meshes. Columns hold the contents of the file; save()
// computes referenced ids, positions, counts and indexes into lists of names.
#pragma once

#include "core/model/fields.h"
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

// The columns of each type, and the members of the file's records that they copy (core/model/fields.h).

inline constexpr auto kX = &source::NavPoint::x;
inline constexpr auto kY = &source::NavPoint::y;
inline constexpr auto kZ = &source::NavPoint::z;

/// A reference without which the row or list entry is meaningless.
constexpr model::RefSpec bound(model::ElementTypeId target, model::Lookup lookup = model::Lookup::Scan) {
    return {.target = target, .onTargetErased = model::OnTargetErased::EraseRow, .lookup = lookup};
}

/// One row: each file is a document.
namespace file {
inline constexpr model::Fields fields{
    kFile, model::column<std::string>("name"),
    model::field<&source::NavFile::format, &source::NavFormat::version>("version", source::kLastNavVersion),
    model::field<&source::NavFile::format, &source::NavFormat::subVersion>("sub_version"),
    model::field<&source::NavFile::format, &source::NavFormat::layout>("layout"),
    model::field<&source::NavFile::bspSize>("bsp_size"), model::field<&source::NavFile::analysed>("analysed"),
    // Stored "has unnamed areas" byte xor its correct value, 0 or 1; 0 in a valid file.
    model::column<std::uint8_t>("unnamed_error"),
    // 1: the lists of visible areas hold ids where the sub-version has positions, or positions where it has ids.
    model::column<std::uint8_t>("unusual_visible"), model::field<&source::NavFile::populationName>("population"),
    model::field<&source::NavFile::viewDistance>("view_distance"),
    model::field<&source::NavFile::staleTail>("tail"), // stale bytes after the mesh
};
inline constexpr auto name = fields.column<std::string>("name");
inline constexpr auto version = fields.column<std::uint32_t>("version");
inline constexpr auto subVersion = fields.column<std::uint32_t>("sub_version");
inline constexpr auto layout = fields.column<std::uint8_t>("layout");
inline constexpr auto bspSize = fields.column<std::uint32_t>("bsp_size");
inline constexpr auto analysed = fields.column<std::uint8_t>("analysed");
inline constexpr auto unnamedError = fields.column<std::uint8_t>("unnamed_error");
inline constexpr auto unusualVisible = fields.column<std::uint8_t>("unusual_visible");
inline constexpr auto population = fields.column<std::string>("population");
inline constexpr auto viewDistance = fields.column<float>("view_distance");
inline constexpr auto tail = fields.column<std::string>("tail");
} // namespace file

/// Columns shared by places and fog places.
template <model::ElementTypeId Type>
struct NameColumns {
    static constexpr model::Fields fields{
        Type, model::reference("file", bound(kFile)),
        model::column<std::string>("name"),           // without the NUL
        model::column<std::uint8_t>("terminated", 1), // 1: followed by a NUL in the file
    };
    static constexpr auto file = fields.template column<model::Ref>("file");
    static constexpr auto name = fields.template column<std::string>("name");
    static constexpr auto terminated = fields.template column<std::uint8_t>("terminated");
};
using place = NameColumns<kPlace>;
using fog_place = NameColumns<kFogPlace>;

namespace area {
inline constexpr model::Fields fields{
    kArea,
    model::reference("file", bound(kFile)),
    model::field<&source::NavArea::id>("id").unique(),
    model::field<&source::NavArea::attributes>("attributes"),
    model::field<&source::NavArea::northWest, kX>("west_x"),  // the lower x
    model::field<&source::NavArea::northWest, kY>("north_y"), // the lower y
    model::field<&source::NavArea::northWest, kZ>("north_west_z"),
    model::field<&source::NavArea::southEast, kX>("east_x"),
    model::field<&source::NavArea::southEast, kY>("south_y"),
    model::field<&source::NavArea::southEast, kZ>("south_east_z"),
    model::field<&source::NavArea::northEastZ>("north_east_z"),
    model::field<&source::NavArea::southWestZ>("south_west_z"),
    model::reference("place", {.target = kPlace}),                  // raw: an index above the number of places
    model::reference("fog_place", {.target = kFogPlace}),           // raw: the same for fog places
    model::field<&source::NavArea::occupyTimes, 0>("occupy_first"), // seconds
    model::field<&source::NavArea::occupyTimes, 1>("occupy_second"),
    model::field<&source::NavArea::light, 0>("light_north_west", 1), // 0 to 1
    model::field<&source::NavArea::light, 1>("light_north_east", 1),
    model::field<&source::NavArea::light, 2>("light_south_east", 1),
    model::field<&source::NavArea::light, 3>("light_south_west", 1),
    model::reference("inherits_from", {.target = kArea}), // raw: an id without an area
    model::field<&source::NavArea::gameFlags>("game_flags"),
    // Unnamed data: the encounter paths of versions 1 and 2 (a u32 count, then their bytes), or additional data of
    // early Left 4 Dead files (encoded by legacy.h). Otherwise empty.
    model::column<std::string>("legacy"),
    // 1: an edit has shortened a list that only a new analysis can complete. Not in the file.
    model::column<std::uint8_t>("stale"),
};
inline constexpr auto file = fields.column<model::Ref>("file");
inline constexpr auto id = fields.column<std::uint32_t>("id");
inline constexpr auto attributes = fields.column<std::uint32_t>("attributes");
inline constexpr auto westX = fields.column<float>("west_x");
inline constexpr auto northY = fields.column<float>("north_y");
inline constexpr auto northWestZ = fields.column<float>("north_west_z");
inline constexpr auto eastX = fields.column<float>("east_x");
inline constexpr auto southY = fields.column<float>("south_y");
inline constexpr auto southEastZ = fields.column<float>("south_east_z");
inline constexpr auto northEastZ = fields.column<float>("north_east_z");
inline constexpr auto southWestZ = fields.column<float>("south_west_z");
/// The heights of the corners, clockwise from the north-west.
inline constexpr std::array heights{northWestZ, northEastZ, southEastZ, southWestZ};
inline constexpr auto place = fields.column<model::Ref>("place");
inline constexpr auto fogPlace = fields.column<model::Ref>("fog_place");
inline constexpr auto occupyFirst = fields.column<float>("occupy_first");
inline constexpr auto occupySecond = fields.column<float>("occupy_second");
inline constexpr auto lightNorthWest = fields.column<float>("light_north_west");
inline constexpr auto lightNorthEast = fields.column<float>("light_north_east");
inline constexpr auto lightSouthEast = fields.column<float>("light_south_east");
inline constexpr auto lightSouthWest = fields.column<float>("light_south_west");
inline constexpr auto inheritsFrom = fields.column<model::Ref>("inherits_from");
inline constexpr auto gameFlags = fields.column<std::uint32_t>("game_flags");
inline constexpr auto legacy = fields.column<std::string>("legacy");
inline constexpr auto stale = fields.column<std::uint8_t>("stale");

inline constexpr model::ListId kApproaches = 0;
inline constexpr model::ListId kLaddersUp = 1;
inline constexpr model::ListId kLaddersDown = 2;
inline constexpr model::ListId kVisible = 3;
} // namespace area

/// References to areas; raw: an id without an area.
namespace approach {
inline constexpr model::Fields fields{
    model::FieldsPlace{kArea, area::kApproaches}, model::reference("here", bound(kArea)),
    model::reference("previous", bound(kArea)),   model::field<&source::ApproachArea::previousHow>("previous_how"),
    model::reference("next", bound(kArea)),       model::field<&source::ApproachArea::nextHow>("next_how"),
};
inline constexpr auto here = fields.listField<model::Ref>("here");
inline constexpr auto previous = fields.listField<model::Ref>("previous");
inline constexpr auto previousHow = fields.listField<std::uint8_t>("previous_how");
inline constexpr auto next = fields.listField<model::Ref>("next");
inline constexpr auto nextHow = fields.listField<std::uint8_t>("next_how");
} // namespace approach

namespace ladder_ref {
inline constexpr auto column = model::reference("ladder", bound(kLadder));
inline constexpr model::Fields upFields{model::FieldsPlace{kArea, area::kLaddersUp}, column};
inline constexpr model::Fields downFields{model::FieldsPlace{kArea, area::kLaddersDown}, column};
inline constexpr auto up = upFields.listField<model::Ref>("ladder");
inline constexpr auto down = downFields.listField<model::Ref>("ladder");
} // namespace ladder_ref

namespace visible {
inline constexpr model::Fields fields{
    model::FieldsPlace{kArea, area::kVisible},
    model::reference("target", bound(kArea)), // raw: an id without an area or, in Left 4 Dead 2, such a position
    model::field<&source::VisibleArea::visibility>("visibility"),
};
inline constexpr auto target = fields.listField<model::Ref>("target");
inline constexpr auto visibility = fields.listField<std::uint8_t>("visibility");
} // namespace visible

namespace connection {
inline constexpr model::Fields fields{
    kConnection, model::reference("owner", bound(kArea, model::Lookup::Indexed)),
    model::column<std::uint8_t>("side"),                              // 0 north, 1 east, 2 south, 3 west
    model::reference("target", bound(kArea, model::Lookup::Indexed)), // raw: an id without an area
};
inline constexpr auto owner = fields.column<model::Ref>("owner");
inline constexpr auto side = fields.column<std::uint8_t>("side");
inline constexpr auto target = fields.column<model::Ref>("target");
} // namespace connection

namespace hiding_spot {
inline constexpr model::Fields fields{
    kHidingSpot,
    model::reference("owner", bound(kArea, model::Lookup::Indexed)),
    model::field<&source::HidingSpot::id>("id").unique(), // not stored in version 1: assigned on loading
    model::field<&source::HidingSpot::position, kX>("x"),
    model::field<&source::HidingSpot::position, kY>("y"),
    model::field<&source::HidingSpot::position, kZ>("z"),
    model::field<&source::HidingSpot::flags>("flags", source::kInCover),
};
inline constexpr auto owner = fields.column<model::Ref>("owner");
inline constexpr auto id = fields.column<std::uint32_t>("id");
inline constexpr auto x = fields.column<float>("x");
inline constexpr auto y = fields.column<float>("y");
inline constexpr auto z = fields.column<float>("z");
inline constexpr auto flags = fields.column<std::uint8_t>("flags");
} // namespace hiding_spot

namespace encounter_path {
inline constexpr model::Fields fields{
    kEncounterPath,
    model::reference("owner", bound(kArea, model::Lookup::Indexed)),
    model::reference("from", bound(kArea)), // raw: an id without an area
    model::field<&source::EncounterPath::fromDirection>("from_direction"),
    model::reference("to", bound(kArea)),
    model::field<&source::EncounterPath::toDirection>("to_direction"),
};
inline constexpr auto owner = fields.column<model::Ref>("owner");
inline constexpr auto from = fields.column<model::Ref>("from");
inline constexpr auto fromDirection = fields.column<std::uint8_t>("from_direction");
inline constexpr auto to = fields.column<model::Ref>("to");
inline constexpr auto toDirection = fields.column<std::uint8_t>("to_direction");
inline constexpr model::ListId kSpots = 0;
} // namespace encounter_path

namespace encounter_spot {
inline constexpr model::Fields fields{
    model::FieldsPlace{kEncounterPath, encounter_path::kSpots}, model::reference("spot", bound(kHidingSpot)),
    model::field<&source::EncounterSpot::t>("t"), // in 1/255 of the path
};
inline constexpr auto spot = fields.listField<model::Ref>("spot");
inline constexpr auto t = fields.listField<std::uint8_t>("t");
} // namespace encounter_spot

namespace ladder {
inline constexpr model::Fields fields{
    kLadder,
    model::reference("file", bound(kFile)),
    model::field<&source::NavLadder::id>("id").unique(),
    model::field<&source::NavLadder::width>("width", 32),
    model::field<&source::NavLadder::top, kX>("top_x"),
    model::field<&source::NavLadder::top, kY>("top_y"),
    model::field<&source::NavLadder::top, kZ>("top_z"),
    model::field<&source::NavLadder::bottom, kX>("bottom_x"),
    model::field<&source::NavLadder::bottom, kY>("bottom_y"),
    model::field<&source::NavLadder::bottom, kZ>("bottom_z"),
    model::field<&source::NavLadder::length>("length"),
    model::field<&source::NavLadder::direction>("direction"),
    model::field<&source::NavLadder::dangling>("dangling"),
    model::reference("top_forward", {.target = kArea}), // raw: an id without an area
    model::reference("top_left", {.target = kArea}),
    model::reference("top_right", {.target = kArea}),
    model::reference("top_behind", {.target = kArea}),
    model::reference("bottom", {.target = kArea}),
};
inline constexpr auto file = fields.column<model::Ref>("file");
inline constexpr auto id = fields.column<std::uint32_t>("id");
inline constexpr auto width = fields.column<float>("width");
inline constexpr auto topX = fields.column<float>("top_x");
inline constexpr auto topY = fields.column<float>("top_y");
inline constexpr auto topZ = fields.column<float>("top_z");
inline constexpr auto bottomX = fields.column<float>("bottom_x");
inline constexpr auto bottomY = fields.column<float>("bottom_y");
inline constexpr auto bottomZ = fields.column<float>("bottom_z");
inline constexpr auto length = fields.column<float>("length");
inline constexpr auto direction = fields.column<std::uint32_t>("direction");
inline constexpr auto dangling = fields.column<std::uint8_t>("dangling");
inline constexpr auto topForward = fields.column<model::Ref>("top_forward");
inline constexpr auto topLeft = fields.column<model::Ref>("top_left");
inline constexpr auto topRight = fields.column<model::Ref>("top_right");
inline constexpr auto topBehind = fields.column<model::Ref>("top_behind");
inline constexpr auto bottom = fields.column<model::Ref>("bottom");
} // namespace ladder

/// The format of the mesh, which determines its fields.
source::NavFormat formatOf(const model::Model& m, model::Slot file);
/// Whether the lists of visible areas hold positions in the file instead of ids.
bool visibleArePositions(const model::Model& m, model::Slot file);

std::shared_ptr<const model::Schema> schema();
/// What tells the elements in two files of the same data (identities.cpp).
const model::Identities& identities();

} // namespace navsmith::systems::source_nav
