// Element types and columns of text waypoints. All dialects have the same types and columns; what a bit means, and
// which properties there are, follows from file::dialect.
#pragma once

#include "core/model/fields.h"
#include "core/model/ids.h"
#include "core/model/model.h"
#include "core/model/schema.h"
#include "formats/quake_waypoints/waypoints.h"

#include <cstdint>
#include <memory>
#include <string>

namespace navsmith::systems::quake_text {

using quake_waypoints::Dialect;

inline constexpr model::ElementTypeId kFile = model::kFileType;
inline constexpr model::ElementTypeId kNode = 1;
inline constexpr model::ElementTypeId kLink = 2;

inline constexpr auto kX = &glm::vec3::x;
inline constexpr auto kY = &glm::vec3::y;
inline constexpr auto kZ = &glm::vec3::z;

/// One row: a chain of files is a document.
namespace file {
inline constexpr model::Fields fields{
    kFile,
    model::column<std::string>("name"), // of the first file
    model::column<std::uint8_t>("dialect"),
    model::field<&quake_waypoints::Waypoints::head>("head"),
    model::field<&quake_waypoints::Waypoints::extras>("extras"),
    model::field<&quake_waypoints::Waypoints::foot>("foot"),
    model::field<&quake_waypoints::Waypoints::crlf>("crlf"),
    model::field<&quake_waypoints::Waypoints::ended>("ended", 1),
    model::field<&quake_waypoints::Waypoints::endMark>("end_mark", 1),
    model::field<&quake_waypoints::Waypoints::listed>("listed"),
    model::field<&quake_waypoints::Waypoints::start>("start"),
    model::column<std::uint32_t>("unread"), // statements that the game ignores, as read
    // The files as they were read: "NAME/SIZE" and a line feed for each, and their texts one after another;
    // "NAME/-" and no text if what the columns hold gives it. Names have no slash, but may have line feeds.
    model::column<std::string>("parts"),
    model::column<std::string>("source"),
};
inline constexpr auto name = fields.column<std::string>("name");
inline constexpr auto dialect = fields.column<std::uint8_t>("dialect");
inline constexpr auto head = fields.column<std::string>("head");
inline constexpr auto extras = fields.column<std::string>("extras");
inline constexpr auto foot = fields.column<std::string>("foot");
inline constexpr auto crlf = fields.column<std::uint8_t>("crlf");
inline constexpr auto ended = fields.column<std::uint8_t>("ended");
inline constexpr auto endMark = fields.column<std::uint8_t>("end_mark");
inline constexpr auto listed = fields.column<std::uint8_t>("listed");
inline constexpr auto start = fields.column<std::uint8_t>("start");
inline constexpr auto unread = fields.column<std::uint32_t>("unread");
inline constexpr auto parts = fields.column<std::string>("parts");
inline constexpr auto source = fields.column<std::string>("source");
} // namespace file

namespace node {
using quake_waypoints::Node;
inline constexpr model::Fields fields{
    kNode,
    model::reference("file", {.target = kFile, .onTargetErased = model::OnTargetErased::EraseRow}),
    model::field<&Node::fromMap>("from_map"), // 1: the marker of an entity of the map
    model::field<&Node::origin, kX>("x"),
    model::field<&Node::origin, kY>("y"),
    model::field<&Node::origin, kZ>("z"),
    model::field<&Node::upper, kX>("upper_x"), // Nexuiz
    model::field<&Node::upper, kY>("upper_y"),
    model::field<&Node::upper, kZ>("upper_z"),
    model::field<&Node::flags>("flags"),
    model::field<&Node::zone>("zone"),
    model::field<&Node::goal>("goal"),
    model::field<&Node::viewOffset>("view_offset"),
    model::field<&Node::doorDistance>("door_distance"),
    model::field<&Node::rocketAngles>("rocket_angles"),
    model::field<&Node::className>("class_name"),
};
inline constexpr auto file = fields.column<model::Ref>("file");
inline constexpr auto fromMap = fields.column<std::uint8_t>("from_map");
inline constexpr auto x = fields.column<float>("x");
inline constexpr auto y = fields.column<float>("y");
inline constexpr auto z = fields.column<float>("z");
inline constexpr auto upperX = fields.column<float>("upper_x");
inline constexpr auto upperY = fields.column<float>("upper_y");
inline constexpr auto upperZ = fields.column<float>("upper_z");
inline constexpr auto flags = fields.column<std::uint32_t>("flags");
inline constexpr auto zone = fields.column<std::uint8_t>("zone");
inline constexpr auto goal = fields.column<std::uint8_t>("goal");
inline constexpr auto viewOffset = fields.column<float>("view_offset");
inline constexpr auto className = fields.column<std::string>("class_name");
} // namespace node

namespace link {
using quake_waypoints::Link;
inline constexpr model::RefSpec kOfNode{
    .target = kNode, .onTargetErased = model::OnTargetErased::EraseRow, .lookup = model::Lookup::Indexed};
inline constexpr model::Fields fields{
    kLink,
    model::reference("owner", kOfNode),
    model::reference("target", kOfNode), // raw: the number in the file, which names no node
    model::field<&Link::slot>("slot"),
    model::field<&Link::source>("source"),
    model::field<&Link::flags>("flags"),
    model::field<&Link::rocket>("rocket"), // KTX: pitch, yaw and delay are stated
    model::field<&Link::pitch>("pitch"),
    model::field<&Link::yaw>("yaw"),
    model::field<&Link::delay>("delay"),
    model::field<&Link::turn>("turn"),
};
inline constexpr auto owner = fields.column<model::Ref>("owner");
inline constexpr auto target = fields.column<model::Ref>("target");
inline constexpr auto slot = fields.column<std::uint8_t>("slot");
inline constexpr auto source = fields.column<std::uint8_t>("source");
inline constexpr auto flags = fields.column<std::uint32_t>("flags");
inline constexpr auto rocket = fields.column<std::uint8_t>("rocket");
inline constexpr auto pitch = fields.column<float>("pitch");
inline constexpr auto yaw = fields.column<float>("yaw");
inline constexpr auto delay = fields.column<std::int32_t>("delay");
inline constexpr auto turn = fields.column<float>("turn");
} // namespace link

std::shared_ptr<const model::Schema> schema();
/// What tells the elements in two files of the same data (identities.cpp).
const model::Identities& identities();

} // namespace navsmith::systems::quake_text
