// Element types and columns of node graphs. All versions have the same types and columns; which properties there are
// follows from file::version and file::hulls.
#pragma once

#include "core/model/fields.h"
#include "core/model/ids.h"
#include "core/model/model.h"
#include "core/model/schema.h"
#include "formats/source/ain_file.h"

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>

namespace navsmith::systems::source_ain {

using source::AinFile;
using source::AinLink;
using source::AinNode;
using source::kMostAinHulls;
using source::NavPoint;

inline constexpr model::ElementTypeId kFile = model::kFileType;
inline constexpr model::ElementTypeId kNode = 1;
inline constexpr model::ElementTypeId kLink = 2;

/// Columns of each hull.
inline constexpr std::array<std::string_view, kMostAinHulls> kOffsetIds{
    "offset_0",  "offset_1",  "offset_2",  "offset_3",  "offset_4",  "offset_5",  "offset_6",  "offset_7",
    "offset_8",  "offset_9",  "offset_10", "offset_11", "offset_12", "offset_13", "offset_14", "offset_15",
    "offset_16", "offset_17", "offset_18", "offset_19", "offset_20", "offset_21", "offset_22", "offset_23",
    "offset_24", "offset_25", "offset_26", "offset_27", "offset_28", "offset_29", "offset_30", "offset_31"};
inline constexpr std::array<std::string_view, kMostAinHulls> kMoveIds{
    "move_0",  "move_1",  "move_2",  "move_3",  "move_4",  "move_5",  "move_6",  "move_7",
    "move_8",  "move_9",  "move_10", "move_11", "move_12", "move_13", "move_14", "move_15",
    "move_16", "move_17", "move_18", "move_19", "move_20", "move_21", "move_22", "move_23",
    "move_24", "move_25", "move_26", "move_27", "move_28", "move_29", "move_30", "move_31"};

/// The fields of an element type that has a column for each hull.
template <auto Member, typename... Field, std::size_t... Hull>
constexpr auto withHulls(model::ElementTypeId type, const std::array<std::string_view, kMostAinHulls>& ids,
                         std::index_sequence<Hull...>, const Field&... fields) {
    return model::Fields{type, fields..., model::field<Member, Hull>(ids[Hull])...};
}
inline constexpr auto kEachHull = std::make_index_sequence<kMostAinHulls>{};

/// One row: each file is a document.
namespace file {
inline constexpr model::Fields fields{
    kFile,
    model::column<std::string>("name"),
    model::field<&AinFile::version>("version", source::kAinVersion),
    model::field<&AinFile::mapRevision>("map_revision"),
    model::column<std::uint8_t>("hulls", source::kUsualAinHulls),
    model::field<&AinFile::text>("text"),
};
inline constexpr auto name = fields.column<std::string>("name");
inline constexpr auto version = fields.column<std::int32_t>("version");
inline constexpr auto mapRevision = fields.column<std::int32_t>("map_revision");
inline constexpr auto hulls = fields.column<std::uint8_t>("hulls");
inline constexpr auto text = fields.column<std::string>("text");
} // namespace file

namespace node {
inline constexpr auto fields = withHulls<&AinNode::offsets>(
    kNode, kOffsetIds, kEachHull,
    model::reference("file", {.target = kFile, .onTargetErased = model::OnTargetErased::EraseRow}),
    model::field<&AinNode::position, &NavPoint::x>("x"), model::field<&AinNode::position, &NavPoint::y>("y"),
    model::field<&AinNode::position, &NavPoint::z>("z"), model::field<&AinNode::yaw>("yaw"),
    model::field<&AinNode::type>("type", 2), model::field<&AinNode::info>("info"), model::field<&AinNode::zone>("zone"),
    model::field<&AinNode::id>("id", -1));
inline constexpr auto file = fields.column<model::Ref>("file");
inline constexpr auto x = fields.column<float>("x");
inline constexpr auto y = fields.column<float>("y");
inline constexpr auto z = fields.column<float>("z");
inline constexpr auto yaw = fields.column<float>("yaw");
inline constexpr auto type = fields.column<std::uint8_t>("type");
inline constexpr auto info = fields.column<std::uint32_t>("info");
inline constexpr auto zone = fields.column<std::int16_t>("zone");
inline constexpr auto id = fields.column<std::int32_t>("id");
/// The offset column of a hull; the columns follow each other.
constexpr model::Column<float> offset(std::size_t hull) {
    return {kNode, static_cast<model::ColumnId>(fields.column<float>(kOffsetIds[0]).column + hull)};
}
} // namespace node

namespace link {
inline constexpr model::RefSpec kOfNode{
    .target = kNode, .onTargetErased = model::OnTargetErased::EraseRow, .lookup = model::Lookup::Indexed};
inline constexpr auto fields = withHulls<&AinLink::moves>(
    kLink, kMoveIds, kEachHull,
    model::reference("file", {.target = kFile, .onTargetErased = model::OnTargetErased::EraseRow}),
    model::reference("source", kOfNode), // raw: the stored index, which names no node
    model::reference("target", kOfNode));
inline constexpr auto file = fields.column<model::Ref>("file");
inline constexpr auto source = fields.column<model::Ref>("source");
inline constexpr auto target = fields.column<model::Ref>("target");
constexpr model::Column<std::uint8_t> move(std::size_t hull) {
    return {kLink, static_cast<model::ColumnId>(fields.column<std::uint8_t>(kMoveIds[0]).column + hull)};
}
} // namespace link

std::shared_ptr<const model::Schema> schema();
/// What tells the elements in two files of the same data (identities.cpp).
const model::Identities& identities();

} // namespace navsmith::systems::source_ain
