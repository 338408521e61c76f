// Element types, columns and properties of Source 2's navigation meshes. Columns hold the contents of the file; save()
// computes ids of what is referred to, indexes and counts.
#pragma once

#include "core/model/fields.h"
#include "core/model/ids.h"
#include "core/model/model.h"
#include "core/model/schema.h"
#include "formats/source2/nav_custom_data.h"
#include "formats/source2/nav_file.h"

#include <array>
#include <cstdint>
#include <memory>

namespace navsmith::systems::source2_nav {

inline constexpr model::ElementTypeId kFile = model::kFileType;
inline constexpr model::ElementTypeId kHull = 1;
inline constexpr model::ElementTypeId kPoint = 2; ///< of the table of corners
inline constexpr model::ElementTypeId kArea = 3;
inline constexpr model::ElementTypeId kCorner = 4; ///< of an area
inline constexpr model::ElementTypeId kConnection = 5;
inline constexpr model::ElementTypeId kHidingSpot = 6;
inline constexpr model::ElementTypeId kLadder = 7;
inline constexpr model::ElementTypeId kBounds = 8;
inline constexpr model::ElementTypeId kMovableMesh = 9;

// The columns of each type, and the members of the file's records that they copy (core/model/fields.h).

inline constexpr auto kX = &source2::Point::x;
inline constexpr auto kY = &source2::Point::y;
inline constexpr auto kZ = &source2::Point::z;

/// A reference without which the row or list entry is meaningless.
constexpr model::RefSpec bound(model::ElementTypeId target, model::Lookup lookup = model::Lookup::Scan) {
    return {.target = target, .onTargetErased = model::OnTargetErased::EraseRow, .lookup = lookup};
}

/// How far the custom data behind the mesh is understood.
enum class CustomData : std::uint8_t {
    None,
    Understood, ///< an entry for each area, in their order
    Kept,       ///< as it is: areas cannot come or go
};

/// One row: each file is a document.
namespace file {
inline constexpr model::Fields fields{
    kFile,
    model::column<std::string>("name"),
    model::field<&source2::NavFile::version>("version", source2::kLastVersion),
    model::field<&source2::NavFile::subVersion>("sub_version"),
    model::field<&source2::NavFile::flags>("flags"),
    model::field<&source2::NavFile::unknown>("unknown_word"),
    model::field<&source2::NavFile::generation, &source2::Generation::version>("generator", 12),
    model::field<&source2::NavFile::generation, &source2::Generation::usesDefaults>("uses_defaults", 1),
    model::field<&source2::NavFile::generation, &source2::Generation::tileSize>("tile_size", 128),
    model::field<&source2::NavFile::generation, &source2::Generation::cellSize>("cell_size", 1.5),
    model::field<&source2::NavFile::generation, &source2::Generation::cellHeight>("cell_height", 2),
    model::field<&source2::NavFile::generation, &source2::Generation::smallestRegion>("smallest_region", 8),
    model::field<&source2::NavFile::generation, &source2::Generation::mergedRegion>("merged_region", 20),
    model::field<&source2::NavFile::generation, &source2::Generation::sampleDistance>("sample_distance", 120),
    model::field<&source2::NavFile::generation, &source2::Generation::sampleError>("sample_error", 2),
    model::field<&source2::NavFile::generation, &source2::Generation::longestEdge>("longest_edge", 1200),
    model::field<&source2::NavFile::generation, &source2::Generation::edgeError>("edge_error", 45),
    model::field<&source2::NavFile::generation, &source2::Generation::polygonVertices>("polygon_vertices", 4),
    model::field<&source2::NavFile::generation, &source2::Generation::smallAreas>("small_areas", -1),
    model::field<&source2::NavFile::generation, &source2::Generation::hullPreset>("hull_preset"),
    model::field<&source2::NavFile::generation, &source2::Generation::hullFile>("hull_file"),
    model::field<&source2::NavFile::generation, &source2::Generation::hullCount>("hull_count"),
    model::field<&source2::NavFile::generation, &source2::Generation::lastByte>("last_byte"),
    // Blocks as stored, and what stands before them.
    model::field<&source2::NavFile::first, &source2::Block::bytes>("first_block"),
    model::field<&source2::NavFile::first, &source2::Block::pad>("first_pad"),
    model::field<&source2::NavFile::second, &source2::Block::bytes>("second_block"),
    model::field<&source2::NavFile::second, &source2::Block::pad>("second_pad"),
    model::field<&source2::NavFile::third, &source2::Block::bytes>("third_block"),
    model::field<&source2::NavFile::third, &source2::Block::pad>("third_pad"),
    model::field<&source2::NavFile::custom, &source2::Block::bytes>("custom_block"),
    model::field<&source2::NavFile::custom, &source2::Block::pad>("custom_pad"),
    model::field<&source2::NavFile::tail>("tail"),
    model::column<std::uint8_t>("custom_data"), // CustomData
    // The table of polygons, if it is not one for each area in their order (polygon_table.h); else empty.
    model::column<std::string>("polygon_table"),
};
inline constexpr auto name = fields.column<std::string>("name");
inline constexpr auto version = fields.column<std::uint32_t>("version");
inline constexpr auto subVersion = fields.column<std::uint32_t>("sub_version");
inline constexpr auto flags = fields.column<std::uint32_t>("flags");
inline constexpr auto generator = fields.column<std::int32_t>("generator");
inline constexpr auto usesDefaults = fields.column<std::uint32_t>("uses_defaults");
inline constexpr auto polygonVertices = fields.column<std::int32_t>("polygon_vertices");
inline constexpr auto hullPreset = fields.column<std::string>("hull_preset");
inline constexpr auto hullFile = fields.column<std::string>("hull_file");
inline constexpr auto hullCount = fields.column<std::int32_t>("hull_count");
inline constexpr auto customBlock = fields.column<std::string>("custom_block");
inline constexpr auto tail = fields.column<std::string>("tail");
inline constexpr auto customData = fields.column<std::uint8_t>("custom_data");
inline constexpr auto polygonTable = fields.column<std::string>("polygon_table");
} // namespace file

namespace hull {
inline constexpr model::Fields fields{
    kHull,
    model::reference("file", bound(kFile)),
    model::field<&source2::Hull::enabled>("enabled", 1),
    model::field<&source2::Hull::radius>("radius"),
    model::field<&source2::Hull::height>("height"),
    model::field<&source2::Hull::shortEnabled>("short_enabled"),
    model::field<&source2::Hull::shortHeight>("short_height"),
    model::field<&source2::Hull::crawlEnabled>("crawl_enabled"),
    model::field<&source2::Hull::crawlHeight>("crawl_height"),
    model::field<&source2::Hull::climb>("climb"),
    model::field<&source2::Hull::slope>("slope"),
    model::field<&source2::Hull::jumpDown>("jump_down"),
    model::field<&source2::Hull::jumpAcross>("jump_across"),
    model::field<&source2::Hull::jumpUp>("jump_up"),
    model::field<&source2::Hull::erosion>("erosion"),
};
inline constexpr auto file = fields.column<model::Ref>("file");
inline constexpr auto radius = fields.column<float>("radius");
inline constexpr auto height = fields.column<float>("height");
inline constexpr auto climb = fields.column<float>("climb");
inline constexpr auto jumpDown = fields.column<float>("jump_down");
inline constexpr auto jumpAcross = fields.column<float>("jump_across");
inline constexpr auto jumpUp = fields.column<float>("jump_up");
} // namespace hull

/// Version 31 and later.
namespace point {
inline constexpr model::Fields fields{
    kPoint,
    model::reference("file", bound(kFile)),
    model::field<&source2::Point::x>("x"),
    model::field<&source2::Point::y>("y"),
    model::field<&source2::Point::z>("z"),
};
inline constexpr auto file = fields.column<model::Ref>("file");
inline constexpr auto x = fields.column<float>("x");
inline constexpr auto y = fields.column<float>("y");
inline constexpr auto z = fields.column<float>("z");
} // namespace point

namespace area {
inline constexpr model::Fields fields{
    kArea,
    model::reference("file", bound(kFile)),
    model::field<&source2::Area::id>("id").unique(),
    model::field<&source2::Area::attributes>("attributes"),
    model::field<&source2::Area::hull>("hull"), // index
    model::field<&source2::Area::unknown>("unknown"),
    model::field<&source2::Area::polygon>("polygon"), // index; counts only beside a polygon_table
    model::column<std::uint32_t>("movable_mesh", source2::kNoMovableMesh),
    model::column<std::uint32_t>("entry"), // place in the list of the custom data as read, from 1; 0: none
    model::column<float>("occupy_first", source2::kLatestOccupyTime), // seconds
    model::column<float>("occupy_second", source2::kLatestOccupyTime),
};
inline constexpr auto file = fields.column<model::Ref>("file");
inline constexpr auto id = fields.column<std::uint32_t>("id");
inline constexpr auto attributes = fields.column<std::uint64_t>("attributes");
inline constexpr auto hull = fields.column<std::uint8_t>("hull");
inline constexpr auto polygon = fields.column<std::uint32_t>("polygon");
inline constexpr auto movableMesh = fields.column<std::uint32_t>("movable_mesh");
inline constexpr auto entry = fields.column<std::uint32_t>("entry");
inline constexpr auto occupyFirst = fields.column<float>("occupy_first");
inline constexpr auto occupySecond = fields.column<float>("occupy_second");

inline constexpr model::ListId kApproaches = 0;
inline constexpr model::ListId kLaddersAbove = 1;
inline constexpr model::ListId kLaddersBelow = 2;
} // namespace area

/// References to areas; raw: an id without an area.
namespace approach {
inline constexpr model::Fields fields{
    model::FieldsPlace{kArea, area::kApproaches},
    model::reference("previous", bound(kArea)),
    model::reference("here", bound(kArea)),
    model::reference("next", bound(kArea)),
    model::field<&source2::Approach::hereBackEdge>("here_back_edge"),
    model::field<&source2::Approach::nextBackEdge>("next_back_edge"),
    model::field<&source2::Approach::previousToHere>("previous_how"),
    model::field<&source2::Approach::hereToNext>("next_how"),
};
inline constexpr auto previous = fields.listField<model::Ref>("previous");
inline constexpr auto here = fields.listField<model::Ref>("here");
inline constexpr auto next = fields.listField<model::Ref>("next");
} // namespace approach

namespace ladder_ref {
inline constexpr auto column = model::reference("ladder", bound(kLadder));
inline constexpr model::Fields aboveFields{model::FieldsPlace{kArea, area::kLaddersAbove}, column};
inline constexpr model::Fields belowFields{model::FieldsPlace{kArea, area::kLaddersBelow}, column};
inline constexpr auto above = aboveFields.listField<model::Ref>("ladder");
inline constexpr auto below = belowFields.listField<model::Ref>("ladder");
} // namespace ladder_ref

/// A corner of an area. From version 31 on it stands on a point that others share; before, it has its own place.
namespace corner {
inline constexpr model::RefSpec onPoint{.target = kPoint,
                                        .onTargetErased = model::OnTargetErased::Refuse,
                                        .onLastReferrerGone = model::OnLastReferrerGone::EraseTarget,
                                        .lookup = model::Lookup::Indexed};
inline constexpr model::Fields fields{
    kCorner,
    model::reference("owner", bound(kArea, model::Lookup::Indexed)),
    model::reference("point", onPoint), // raw: an index beyond the table
    model::field<&source2::Point::x>("x"),
    model::field<&source2::Point::y>("y"),
    model::field<&source2::Point::z>("z"),
};
inline constexpr auto owner = fields.column<model::Ref>("owner");
inline constexpr auto point = fields.column<model::Ref>("point");
inline constexpr auto x = fields.column<float>("x");
inline constexpr auto y = fields.column<float>("y");
inline constexpr auto z = fields.column<float>("z");
} // namespace corner

namespace connection {
inline constexpr model::Fields fields{
    kConnection,
    model::reference("owner", bound(kArea, model::Lookup::Indexed)),
    model::column<std::uint8_t>("edge"),                              // from corner `edge` to the next
    model::reference("target", bound(kArea, model::Lookup::Indexed)), // raw: an id without an area
    model::column<std::uint32_t>("target_edge"),
};
inline constexpr auto owner = fields.column<model::Ref>("owner");
inline constexpr auto edge = fields.column<std::uint8_t>("edge");
inline constexpr auto target = fields.column<model::Ref>("target");
inline constexpr auto targetEdge = fields.column<std::uint32_t>("target_edge");
} // namespace connection

namespace hiding_spot {
inline constexpr model::Fields fields{
    kHidingSpot,
    model::reference("owner", bound(kArea, model::Lookup::Indexed)),
    model::field<&source2::HidingSpot::id>("id").unique(), // the game counts from 0
    model::field<&source2::HidingSpot::position, kX>("x"),
    model::field<&source2::HidingSpot::position, kY>("y"),
    model::field<&source2::HidingSpot::position, kZ>("z"),
    model::field<&source2::HidingSpot::flags>("flags", 1),
};
inline constexpr auto owner = fields.column<model::Ref>("owner");
inline constexpr auto id = fields.column<std::uint32_t>("id");
inline constexpr auto x = fields.column<float>("x");
inline constexpr auto y = fields.column<float>("y");
inline constexpr auto z = fields.column<float>("z");
inline constexpr auto flags = fields.column<std::uint32_t>("flags");
} // namespace hiding_spot

namespace ladder {
inline constexpr model::Fields fields{
    kLadder,
    model::reference("file", bound(kFile)),
    model::field<&source2::Ladder::id>("id").unique(),
    model::field<&source2::Ladder::width>("width", 32),
    model::field<&source2::Ladder::top, kX>("top_x"),
    model::field<&source2::Ladder::top, kY>("top_y"),
    model::field<&source2::Ladder::top, kZ>("top_z"),
    model::field<&source2::Ladder::bottom, kX>("bottom_x"),
    model::field<&source2::Ladder::bottom, kY>("bottom_y"),
    model::field<&source2::Ladder::bottom, kZ>("bottom_z"),
    model::field<&source2::Ladder::length>("length"),
    model::field<&source2::Ladder::direction>("direction"),
    model::reference("top_forward", {.target = kArea}), // raw: an id without an area
    model::reference("top_left", {.target = kArea}),
    model::reference("top_right", {.target = kArea}),
    model::reference("top_behind", {.target = kArea}),
    model::reference("bottom_area", {.target = kArea}),
    model::reference("bottom_left", {.target = kArea}), // version 35 and later
    model::reference("bottom_right", {.target = kArea}),
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

struct End {
    model::Column<model::Ref> column;
    std::uint32_t source2::Ladder::*member;
};
/// Four at the top, then those at the bottom.
inline constexpr std::array ends{
    End{fields.column<model::Ref>("top_forward"), &source2::Ladder::topForward},
    End{fields.column<model::Ref>("top_left"), &source2::Ladder::topLeft},
    End{fields.column<model::Ref>("top_right"), &source2::Ladder::topRight},
    End{fields.column<model::Ref>("top_behind"), &source2::Ladder::topBehind},
    End{fields.column<model::Ref>("bottom_area"), &source2::Ladder::bottomArea},
    End{fields.column<model::Ref>("bottom_left"), &source2::Ladder::bottomLeft},
    End{fields.column<model::Ref>("bottom_right"), &source2::Ladder::bottomRight},
};
inline constexpr std::size_t kTopEnds = 4;
inline constexpr std::size_t kFoot = 4; ///< the first end at the bottom
} // namespace ladder

namespace bounds {
inline constexpr model::Fields fields{
    kBounds,
    model::reference("file", bound(kFile)),
    model::field<&source2::Bounds::minimum, kX>("minimum_x"),
    model::field<&source2::Bounds::minimum, kY>("minimum_y"),
    model::field<&source2::Bounds::minimum, kZ>("minimum_z"),
    model::field<&source2::Bounds::maximum, kX>("maximum_x"),
    model::field<&source2::Bounds::maximum, kY>("maximum_y"),
    model::field<&source2::Bounds::maximum, kZ>("maximum_z"),
    model::field<&source2::Bounds::transform, 0>("xx"),
    model::field<&source2::Bounds::transform, 1>("xy"),
    model::field<&source2::Bounds::transform, 2>("xz"),
    model::field<&source2::Bounds::transform, 3>("origin_x"),
    model::field<&source2::Bounds::transform, 4>("yx"),
    model::field<&source2::Bounds::transform, 5>("yy"),
    model::field<&source2::Bounds::transform, 6>("yz"),
    model::field<&source2::Bounds::transform, 7>("origin_y"),
    model::field<&source2::Bounds::transform, 8>("zx"),
    model::field<&source2::Bounds::transform, 9>("zy"),
    model::field<&source2::Bounds::transform, 10>("zz"),
    model::field<&source2::Bounds::transform, 11>("origin_z"),
};
inline constexpr auto file = fields.column<model::Ref>("file");
} // namespace bounds

/// Version 35 and later.
namespace movable_mesh {
inline constexpr model::Fields fields{
    kMovableMesh, model::reference("file", bound(kFile)), model::field<&source2::MovableMesh::name>("name"),
    model::column<std::string>("data"), // 48 bytes
};
inline constexpr auto file = fields.column<model::Ref>("file");
inline constexpr auto data = fields.column<std::string>("data");
} // namespace movable_mesh

/// The file row: a document is one mesh.
model::Slot meshOf(const model::Model& m);
/// The version of the only file.
std::uint32_t versionOf(const model::Model& m);

std::shared_ptr<const model::Schema> schema();
/// What tells the elements in two files of the same data (identities.cpp).
const model::Identities& identities();

} // namespace navsmith::systems::source2_nav
