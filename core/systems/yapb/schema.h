// Element types and columns of graphs. A .graph and a .pwf have the same types and columns; which properties there are
// follows from file::container and file::version.
#pragma once

#include "core/model/fields.h"
#include "core/model/ids.h"
#include "core/model/model.h"
#include "core/model/schema.h"
#include "formats/yapb/graph_file.h"

#include <cstdint>
#include <memory>
#include <string>

namespace navsmith::systems::yapb {

using navsmith::yapb::Container;
using navsmith::yapb::GraphFile;
using navsmith::yapb::Tail;

inline constexpr model::ElementTypeId kFile = model::kFileType;
inline constexpr model::ElementTypeId kNode = 1;
inline constexpr model::ElementTypeId kLink = 2;

inline constexpr auto kX = &glm::vec3::x;
inline constexpr auto kY = &glm::vec3::y;
inline constexpr auto kZ = &glm::vec3::z;

/// The light of nodes whose floor nobody has looked at, and of nodes in maps without light.
inline constexpr float kLightUnknown = 9999999;
inline constexpr float kNoLightInMap = 255;

/// One row: each file is a document.
namespace file {
inline constexpr model::Fields fields{
    kFile,
    model::column<std::string>("name"),
    model::field<&GraphFile::container>("container"),
    model::field<&GraphFile::magic>("magic", navsmith::yapb::kYapbMagic),
    model::field<&GraphFile::version>("version"),
    model::field<&GraphFile::options>("options"),
    model::field<&GraphFile::tail>("tail"),
    model::field<&GraphFile::mapSize>("map_size"),
    // As people read them, and the stored bytes, which are written while they still say the same.
    model::column<std::string>("author"),
    model::column<std::string>("modified_by"),
    model::column<std::string>("map_name"),
    model::field<&GraphFile::author>("author_bytes"),
    model::field<&GraphFile::modifiedBy>("modified_by_bytes"),
    model::field<&GraphFile::mapName>("map_name_bytes"),
    model::field<&GraphFile::packed>("packed"),
    model::field<&GraphFile::rest>("rest"),
};
inline constexpr auto name = fields.column<std::string>("name");
inline constexpr auto container = fields.column<std::uint8_t>("container");
inline constexpr auto version = fields.column<std::int32_t>("version");
inline constexpr auto options = fields.column<std::int32_t>("options");
inline constexpr auto tail = fields.column<std::uint8_t>("tail");
inline constexpr auto mapSize = fields.column<std::int32_t>("map_size");
inline constexpr auto author = fields.column<std::string>("author");
inline constexpr auto modifiedBy = fields.column<std::string>("modified_by");
inline constexpr auto mapName = fields.column<std::string>("map_name");
inline constexpr auto authorBytes = fields.column<std::string>("author_bytes");
inline constexpr auto modifiedByBytes = fields.column<std::string>("modified_by_bytes");
inline constexpr auto mapNameBytes = fields.column<std::string>("map_name_bytes");
inline constexpr auto packed = fields.column<std::string>("packed");
inline constexpr auto rest = fields.column<std::string>("rest");
} // namespace file

namespace node {
using navsmith::yapb::Node;
inline constexpr model::Fields fields{
    kNode,
    model::reference("file", {.target = kFile, .onTargetErased = model::OnTargetErased::EraseRow}),
    model::column<std::int32_t>("number_offset"), // the stored number, less the place in the file
    model::field<&Node::flags>("flags"),
    model::field<&Node::origin, kX>("x"), // of the middle of a player
    model::field<&Node::origin, kY>("y"),
    model::field<&Node::origin, kZ>("z"),
    model::field<&Node::start, kX>("start_pitch"),
    model::field<&Node::start, kY>("start_yaw"),
    model::field<&Node::start, kZ>("start_z"),
    model::field<&Node::end, kX>("end_pitch"),
    model::field<&Node::end, kY>("end_yaw"),
    model::field<&Node::end, kZ>("end_z"),
    model::field<&Node::radius>("radius"),
    model::field<&Node::light>("light", kLightUnknown),
    model::field<&Node::display>("display"),
    model::field<&Node::seenStanding>("seen_standing"),
    model::field<&Node::seenCrouched>("seen_crouched"),
    // Bytes of free slots that are not those of a free slot: the slot and 18 bytes each.
    model::column<std::string>("leftovers"),
};
inline constexpr auto file = fields.column<model::Ref>("file");
inline constexpr auto numberOffset = fields.column<std::int32_t>("number_offset");
inline constexpr auto flags = fields.column<std::uint32_t>("flags");
inline constexpr auto x = fields.column<float>("x");
inline constexpr auto y = fields.column<float>("y");
inline constexpr auto z = fields.column<float>("z");
inline constexpr auto startPitch = fields.column<float>("start_pitch");
inline constexpr auto startYaw = fields.column<float>("start_yaw");
inline constexpr auto startZ = fields.column<float>("start_z");
inline constexpr auto endPitch = fields.column<float>("end_pitch");
inline constexpr auto endYaw = fields.column<float>("end_yaw");
inline constexpr auto endZ = fields.column<float>("end_z");
inline constexpr auto radius = fields.column<float>("radius");
inline constexpr auto light = fields.column<float>("light");
inline constexpr auto display = fields.column<float>("display");
inline constexpr auto seenStanding = fields.column<std::uint16_t>("seen_standing");
inline constexpr auto seenCrouched = fields.column<std::uint16_t>("seen_crouched");
inline constexpr auto leftovers = fields.column<std::string>("leftovers");
} // namespace node

namespace link {
using navsmith::yapb::Link;
inline constexpr model::RefSpec kOfNode{
    .target = kNode, .onTargetErased = model::OnTargetErased::EraseRow, .lookup = model::Lookup::Indexed};
inline constexpr model::Fields fields{
    kLink,
    model::reference("owner", kOfNode),
    model::reference("target", kOfNode), // raw: the stored index, which names no node
    model::column<std::uint8_t>("slot"),
    model::field<&Link::velocity, kX>("velocity_x"),
    model::field<&Link::velocity, kY>("velocity_y"),
    model::field<&Link::velocity, kZ>("velocity_z"),
    model::field<&Link::distance>("distance"),
    model::field<&Link::flags>("flags"),
};
inline constexpr auto owner = fields.column<model::Ref>("owner");
inline constexpr auto target = fields.column<model::Ref>("target");
inline constexpr auto slot = fields.column<std::uint8_t>("slot");
inline constexpr auto velocityX = fields.column<float>("velocity_x");
inline constexpr auto velocityY = fields.column<float>("velocity_y");
inline constexpr auto velocityZ = fields.column<float>("velocity_z");
inline constexpr auto distance = fields.column<std::int32_t>("distance");
inline constexpr auto flags = fields.column<std::uint16_t>("flags");
} // namespace link

std::shared_ptr<const model::Schema> schema();
/// What tells the elements in two files of the same data (identities.cpp).
const model::Identities& identities();

} // namespace navsmith::systems::yapb
