// Element types and columns of GTA IV paths. Columns hold what the file holds; save.cpp computes what follows from
// order and references (indexes, ids, counts, areas). Section numbers are those of
// docs/formats/gta-iv-nodes.md.
#pragma once

#include "core/model/fields.h"
#include "core/model/ids.h"
#include "core/model/schema.h"
#include "formats/gta_iv/path_file.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>

namespace navsmith::systems::gta_iv_paths {

inline constexpr model::ElementTypeId kFile = model::kFileType;
inline constexpr model::ElementTypeId kNode = 1;
inline constexpr model::ElementTypeId kLink = 2;

/// Format assumptions: not proven. Where one does not hold in the set as opened, nothing is derived from it and its
/// rule is silent (section 7).
namespace assumption {
inline constexpr std::uint8_t linkCount = 1;       ///< flag bits 16-19 are the number of links
inline constexpr std::uint8_t linkingDisabled = 2; ///< flag bit 15 is set exactly on nodes without links
inline constexpr std::uint8_t floodGroups = 4;     ///< linked nodes have one flood group
inline constexpr std::uint8_t mirroredLanes = 8;   ///< the link back has the two lane counts swapped
inline constexpr std::uint8_t all = 15;
} // namespace assumption

// The columns of each type, with the members of the file's records that they copy (core/model/fields.h).

/// One row an area file.
namespace file {
inline constexpr model::Fields fields{
    kFile,
    model::column<std::uint16_t>("area"), // 0..63, from the file's name
    model::column<std::string>("name"),
    model::column<std::int32_t>("car_excess"),          // stored car count minus the real one
    model::column<std::int32_t>("intersection_excess"), // the same for intersections
    model::column<std::uint8_t>("padded"),              // 1: zeros after the links, to a multiple of 2048 bytes
    model::column<std::string>("tail"),                 // any other bytes after the links
    // Only for a file whose link ranges overlap or leave gaps: which node claims which entry (link_ranges.h).
    model::column<std::string>("link_layout"),
    // The format assumptions that hold for the set as opened (namespace assumption); the same in all rows.
    model::column<std::uint8_t>("assumptions", assumption::all),
};
inline constexpr auto area = fields.column<std::uint16_t>("area");
inline constexpr auto name = fields.column<std::string>("name");
inline constexpr auto carExcess = fields.column<std::int32_t>("car_excess");
inline constexpr auto intersectionExcess = fields.column<std::int32_t>("intersection_excess");
inline constexpr auto padded = fields.column<std::uint8_t>("padded");
inline constexpr auto tail = fields.column<std::string>("tail");
inline constexpr auto linkLayout = fields.column<std::string>("link_layout");
inline constexpr auto assumptions = fields.column<std::uint8_t>("assumptions");
} // namespace file

namespace node {
inline constexpr model::Fields fields{
    kNode,
    model::reference("file", {.target = kFile, .onTargetErased = model::OnTargetErased::EraseRow}),
    model::column<std::uint8_t>("group"),                       // 0 road, 1 intersection
    model::field<&gta_iv::PathNode::x>("x").as<std::int32_t>(), // times 8
    model::field<&gta_iv::PathNode::y>("y").as<std::int32_t>(), // times 8
    model::field<&gta_iv::PathNode::z>("z").as<std::int32_t>(), // times 128
    model::field<&gta_iv::PathNode::width>("width"),            // times 8
    model::field<&gta_iv::PathNode::floodGroup>("flood_group"),
    model::field<&gta_iv::PathNode::flags>("flags"),
    model::field<&gta_iv::PathNode::streetHash>("street_hash"),
    model::field<&gta_iv::PathNode::searchCost>("search_cost", gta_iv::kNotVisited),
    model::field<&gta_iv::PathNode::pointer>("pointer"),
    model::field<&gta_iv::PathNode::secondPointer>("second_pointer"),
    // Difference of the stored address and the true one: area in the high half, id in the low half, both modulo 65536.
    // 0 in any valid file.
    model::column<std::uint32_t>("address_error"),
};
inline constexpr auto file = fields.column<model::Ref>("file");
inline constexpr auto group = fields.column<std::uint8_t>("group");
inline constexpr auto x = fields.column<std::int32_t>("x");
inline constexpr auto y = fields.column<std::int32_t>("y");
inline constexpr auto z = fields.column<std::int32_t>("z");
inline constexpr auto width = fields.column<std::uint8_t>("width");
inline constexpr auto floodGroup = fields.column<std::uint8_t>("flood_group");
inline constexpr auto flags = fields.column<std::uint32_t>("flags");
inline constexpr auto streetHash = fields.column<std::uint32_t>("street_hash");
inline constexpr auto searchCost = fields.column<std::uint16_t>("search_cost");
inline constexpr auto pointer = fields.column<std::uint32_t>("pointer");
inline constexpr auto secondPointer = fields.column<std::uint32_t>("second_pointer");
inline constexpr auto addressError = fields.column<std::uint32_t>("address_error");
} // namespace node

namespace link {
inline constexpr model::RefSpec kEnd{
    .target = kNode, .onTargetErased = model::OnTargetErased::EraseRow, .lookup = model::Lookup::Indexed};
inline constexpr model::Fields fields{
    kLink,
    model::reference("owner", kEnd),
    model::reference("target", kEnd), // raw: area << 16 | node id
    model::field<&gta_iv::Link::length>("length", 1),
    model::field<&gta_iv::Link::lanes>("lanes", gta_iv::kOneLaneEachWay), // bits 0-2 lanes A, 3-5 lanes B
    model::field<&gta_iv::Link::flags>("flags", gta_iv::kUsualFlags),     // unknown
};
inline constexpr auto owner = fields.column<model::Ref>("owner");
inline constexpr auto target = fields.column<model::Ref>("target");
inline constexpr auto length = fields.column<std::uint8_t>("length");
inline constexpr auto lanes = fields.column<std::uint8_t>("lanes");
inline constexpr auto flags = fields.column<std::uint16_t>("flags");
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
/// What tells the elements in two files of the same data (identities.cpp).
const model::Identities& identities();

} // namespace navsmith::systems::gta_iv_paths
