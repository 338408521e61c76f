// Element types, columns and properties of Quake bot waypoints. NAV2 and NAV3 have the same types and columns; two
// schemas define what the bits and numbers in them mean. Columns hold the contents of the file; save() computes link
// ranges, counts and indexes.
#pragma once

#include "core/model/fields.h"
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

/// Value of nearly all original files (docs/formats/quake-nav.md, section 1).
inline constexpr float kUsualHeuristic = 0.8F;
/// A typical value in the original files (section 3).
inline constexpr std::uint16_t kUsualRadius = 32;

// The columns of each type, and the members of the file's records that they copy (core/model/fields.h).

inline constexpr auto kX = &glm::vec3::x;
inline constexpr auto kY = &glm::vec3::y;
inline constexpr auto kZ = &glm::vec3::z;

inline constexpr model::RefSpec kInFile{.target = kFile, .onTargetErased = model::OnTargetErased::EraseRow};

/// One row: each file is a document.
namespace file {
inline constexpr model::Fields fields{
    kFile,
    model::column<std::string>("name"),
    model::field<&quake::NavFile::version>("version"),
    model::column<std::uint8_t>("layout"), // index into quake::layoutsOf(game, version)
    model::column<float>("heuristic", kUsualHeuristic),
    model::field<&quake::NavFile::tail>("tail"),
    // Only for files whose link ranges overlap or leave gaps: which node claims which entry (link_ranges.h).
    model::column<std::string>("link_ranges"),
    model::column<std::uint8_t>("edicts_in_order", 1), // 1: in link order, as save() writes them
    // 0: a .nav file; otherwise the schema of the JSON twin, 1 to 3 (NAV2 only).
    model::column<std::uint8_t>("json"),
    // Other contents of the JSON twin: an object as text, without what the columns hold.
    model::column<std::string>("json_meta"),
    // The JSON text as read, and the XXH64 of what save() would have written for it. While that is unchanged, save()
    // writes the original text.
    model::column<std::string>("json_text"),
    model::column<std::uint64_t>("json_hash"),
};
inline constexpr auto name = fields.column<std::string>("name");
inline constexpr auto version = fields.column<std::int32_t>("version");
inline constexpr auto layout = fields.column<std::uint8_t>("layout");
inline constexpr auto heuristic = fields.column<float>("heuristic");
inline constexpr auto tail = fields.column<std::string>("tail");
inline constexpr auto linkRanges = fields.column<std::string>("link_ranges");
inline constexpr auto edictsInOrder = fields.column<std::uint8_t>("edicts_in_order");
inline constexpr auto json = fields.column<std::uint8_t>("json");
inline constexpr auto jsonMeta = fields.column<std::string>("json_meta");
inline constexpr auto jsonText = fields.column<std::string>("json_text");
inline constexpr auto jsonHash = fields.column<std::uint64_t>("json_hash");
} // namespace file

namespace node {
inline constexpr model::Fields fields{
    kNode,
    model::reference("file", kInFile),
    model::field<&quake::NavNode::origin, kX>("x"), // at foot height
    model::field<&quake::NavNode::origin, kY>("y"),
    model::field<&quake::NavNode::origin, kZ>("z"),
    model::field<&quake::NavNode::flags>("flags"),
    model::field<&quake::NavNode::radius>("radius", kUsualRadius),
};
inline constexpr auto file = fields.column<model::Ref>("file");
inline constexpr auto x = fields.column<float>("x");
inline constexpr auto y = fields.column<float>("y");
inline constexpr auto z = fields.column<float>("z");
inline constexpr auto flags = fields.column<std::uint16_t>("flags");
inline constexpr auto radius = fields.column<std::uint16_t>("radius");
} // namespace node

namespace link {
inline constexpr model::RefSpec kOfNode{
    .target = kNode, .onTargetErased = model::OnTargetErased::EraseRow, .lookup = model::Lookup::Indexed};
inline constexpr model::Fields fields{
    kLink,
    model::reference("owner", kOfNode),
    model::reference("target", kOfNode), // raw: the stored index
    model::field<&quake::NavLink::type>("type"),
    model::field<&quake::NavLink::mask>("mask"),
    model::reference("traversal", {.target = kTraversal, // raw: the stored index
                                   .onLastReferrerGone = model::OnLastReferrerGone::EraseTarget,
                                   .lookup = model::Lookup::Indexed}),
};
inline constexpr auto owner = fields.column<model::Ref>("owner");
inline constexpr auto target = fields.column<model::Ref>("target");
inline constexpr auto type = fields.column<std::uint8_t>("type");
inline constexpr auto mask = fields.column<std::uint8_t>("mask");
inline constexpr auto traversal = fields.column<model::Ref>("traversal");
} // namespace link

namespace traversal {
inline constexpr model::Fields fields{
    kTraversal,
    model::reference("file", kInFile),
    model::field<&quake::NavTraversal::exit, kX>("exit_x"),
    model::field<&quake::NavTraversal::exit, kY>("exit_y"),
    model::field<&quake::NavTraversal::exit, kZ>("exit_z"),
    model::field<&quake::NavTraversal::start, kX>("start_x"),
    model::field<&quake::NavTraversal::start, kY>("start_y"),
    model::field<&quake::NavTraversal::start, kZ>("start_z"),
    model::field<&quake::NavTraversal::end, kX>("end_x"),
    model::field<&quake::NavTraversal::end, kY>("end_y"),
    model::field<&quake::NavTraversal::end, kZ>("end_z"),
    model::field<&quake::NavTraversal::ladderPlane, kX>("plane_x"), // this and the next two: NAV3 from version 4 on
    model::field<&quake::NavTraversal::ladderPlane, kY>("plane_y"),
    model::field<&quake::NavTraversal::ladderPlane, kZ>("plane_z"),
};
inline constexpr auto file = fields.column<model::Ref>("file");
inline constexpr auto exitX = fields.column<float>("exit_x");
inline constexpr auto exitY = fields.column<float>("exit_y");
inline constexpr auto exitZ = fields.column<float>("exit_z");
inline constexpr auto startX = fields.column<float>("start_x");
inline constexpr auto startY = fields.column<float>("start_y");
inline constexpr auto startZ = fields.column<float>("start_z");
inline constexpr auto endX = fields.column<float>("end_x");
inline constexpr auto endY = fields.column<float>("end_y");
inline constexpr auto endZ = fields.column<float>("end_z");
inline constexpr auto planeX = fields.column<float>("plane_x");
inline constexpr auto planeY = fields.column<float>("plane_y");
inline constexpr auto planeZ = fields.column<float>("plane_z");
} // namespace traversal

namespace edict {
inline constexpr model::Fields fields{
    kEdict,
    model::reference("file", kInFile),
    model::reference("link", {.target = kLink, // raw: the stored index
                              .onTargetErased = model::OnTargetErased::EraseRow,
                              .lookup = model::Lookup::Indexed}),
    model::field<&quake::NavEdict::minimum, kX>("min_x"),
    model::field<&quake::NavEdict::minimum, kY>("min_y"),
    model::field<&quake::NavEdict::minimum, kZ>("min_z"),
    model::field<&quake::NavEdict::maximum, kX>("max_x"),
    model::field<&quake::NavEdict::maximum, kY>("max_y"),
    model::field<&quake::NavEdict::maximum, kZ>("max_z"),
    model::field<&quake::NavEdict::entity>("entity"),
    model::field<&quake::NavEdict::targetName>("target_name"),
    model::field<&quake::NavEdict::className>("class_name"),
};
inline constexpr auto file = fields.column<model::Ref>("file");
inline constexpr auto link = fields.column<model::Ref>("link");
inline constexpr auto minX = fields.column<float>("min_x");
inline constexpr auto minY = fields.column<float>("min_y");
inline constexpr auto minZ = fields.column<float>("min_z");
inline constexpr auto maxX = fields.column<float>("max_x");
inline constexpr auto maxY = fields.column<float>("max_y");
inline constexpr auto maxZ = fields.column<float>("max_z");
inline constexpr auto entity = fields.column<std::int32_t>("entity");
} // namespace edict

/// Two schemas that differ in titles, flags, link types and present properties. Their ids are those of the systems.
std::shared_ptr<const model::Schema> schema(quake::NavGame game);
/// What tells the elements in two files of the same data (identities.cpp).
const model::Identities& identities();

quake::NavGame gameOf(const model::Model& model);

} // namespace navsmith::systems::quake_nav
