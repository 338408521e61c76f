#include "core/systems/gta_iv_paths/schema.h"

#include "core/systems/gta_iv_paths/access.h"
#include "core/systems/gta_iv_paths/geometry.h"
#include "core/systems/gta_iv_paths/invariants.h"
#include "core/systems/gta_iv_paths/save.h"
#include "core/systems/shared/path_derived.h"
#include "core/systems/shared/schema_parts.h"
#include "formats/gta_iv/path_file.h"

#include <stdexcept>

namespace navsmith::systems::gta_iv_paths {

using model::column;
using model::Lookup;
using model::OnLastReferrerGone;
using model::OnTargetErased;
using model::PropertySpec;
using model::PropertyType;
using model::reference;

namespace {

/// Of a node's flags.
PropertySpec nodeFlag(std::string_view id, std::string_view title, std::string_view help, std::uint8_t bit,
                      bool advanced = false) {
    return flagBit(id, title, "Flags", help, node::flags.column, bit, advanced);
}

PropertySpec assumptionBit(std::string_view id, std::string_view title, std::string_view help, std::uint8_t bit) {
    return flagBit(id, title, "Format assumptions", help, file::assumptions.column, bit, true);
}

void addFileBytes(model::ElementType& type) {
    type.properties.push_back(storedNumber("car_excess", "Car count off by",
                                           "Stored count of car nodes minus the real one; 0 in a sound file",
                                           file::carExcess.column));
    type.properties.push_back(storedNumber("intersection_excess", "Intersection count off by",
                                           "Stored count of intersections minus the real one; 0 in a sound file",
                                           file::intersectionExcess.column));
    type.properties.push_back(
        {.id = "padded",
         .title = "Padded to 2048",
         .section = "Stored bytes",
         .help = "Zeros behind the links, as in a copy out of an archive. An edited file is padded again",
         .type = PropertyType::Bool,
         .column = file::padded.column});
    type.properties.push_back(
        storedBytes("tail", "Bytes after the end", "Bytes behind the links which are no padding", file::tail.column));
    type.properties.push_back(
        storedBytes("link_layout", "Irregular link ranges",
                    "Kept for a file whose nodes claim overlapping or scattered links; empty in a sound file",
                    file::linkLayout.column));
}

model::ElementType fileType() {
    model::ElementType type{.id = "file", .title = "area", .plural = "areas"};
    type.columns = {column<std::uint16_t>("area"),      column<std::string>("name"),
                    column<std::int32_t>("car_excess"), column<std::int32_t>("intersection_excess"),
                    column<std::uint8_t>("padded"),     column<std::string>("tail"),
                    column<std::string>("link_layout"), column<std::uint8_t>("assumptions", assumption::all)};
    type.properties = {
        {.id = "label",
         .title = "Area",
         .section = "Area",
         .help = "Number of the 750 x 750 square, 0 to 63, row by row from the south-west corner",
         .type = PropertyType::Integer,
         .column = file::area.column,
         .maximum = 63,
         .readOnly = true},
        {.id = "name",
         .title = "File",
         .section = "Area",
         .help = "Name of the file that holds this area",
         .type = PropertyType::Text,
         .column = file::name.column,
         .readOnly = true},
        derivedNumber("car_nodes", "Car nodes", "Area", "Nodes of roads and boat lanes, stored first",
                      paths::over<kGraph, paths::countNodes, 0U>),
        derivedNumber("intersections", "Intersections", "Area", "Records of junctions, stored after the car nodes",
                      paths::over<kGraph, paths::countNodes, 1U>),
        derivedNumber("links", "Links", "Area", "Directed links of this area's nodes",
                      paths::over<kGraph, paths::countLinks>),
    };
    addFileBytes(type);
    type.properties.push_back(assumptionBit("counts_agree", "Link counts agree",
                                            "Flag bits 16-19 are the number of links. Off: they are left alone", 0));
    type.properties.push_back(assumptionBit("disabled_agree", "Linking disabled agrees",
                                            "Flag bit 15 marks the nodes without links. Off: it is left alone", 1));
    type.properties.push_back(assumptionBit("groups_agree", "Flood groups agree",
                                            "Linked nodes have one flood group. Off: flood groups are left alone", 2));
    type.properties.push_back(assumptionBit("lanes_agree", "Lanes are mirrored",
                                            "A link back has the two lane counts swapped. Off: each link is left alone",
                                            3));
    return type;
}

void addFlags(model::ElementType& type) {
    const auto add = [&](PropertySpec property) { type.properties.push_back(std::move(property)); };
    add(nodeFlag("switched_off", "Switched off", "Traffic ignores the node. Two sources agree", 27));
    add(nodeFlag("water", "Water", "A boat node. Two sources agree", 25));
    add(nodeFlag("highway", "Highway", "About 70 km/h. Two sources agree", 13));
    add(nodeFlag("dirt_road", "Dirt road", "About 50 km/h. One source", 12));
    add(nodeFlag("slow_traffic", "Slow traffic", "About 30 km/h. One source", 14));
    add(nodeFlag("dont_wander", "Don't wander", "As its name says; no more is known. Two sources agree", 28));
    add(nodeFlag("restricted", "Restricted access", "An ignored node, or restricted access. One source for each", 23));
    add(nodeFlag("emergency_only", "Emergency vehicles only",
                 "Perhaps so; bit 24 is another candidate. One source, doubtful", 26));
    add(nodeFlag("boat_movement", "Boat movement", "What it does is unknown. One source", 10));
    add(nodeFlag("linking_disabled", "Linking disabled",
                 "Set on nodes without links; kept so by the editor where the set does. Two sources agree", 15));
    add(nodeFlag("island", "Bit 8", "Unknown; used on one island only. One source", 8, true));
    add(nodeFlag("bit_9", "Bit 9", "Unknown", 9, true));
    add(nodeFlag("ped_flag", "Bit 11", "Unknown; called the ped flag. One source", 11, true));
    add(nodeFlag("bit_24", "Bit 24", "Unknown; one parser reads it as emergency vehicles only. One source", 24, true));
    add(nodeFlag("bit_29", "Bit 29", "Unknown", 29, true));
    add(nodeFlag("bit_30", "Bit 30", "Unknown", 30, true));
    add(nodeFlag("bit_31", "Bit 31", "Unknown, but used. One source", 31, true));
}

void addStoredWords(model::ElementType& type) {
    const auto add = [&](PropertySpec property) { type.properties.push_back(std::move(property)); };
    add(derivedNumber("link_count", "Links", "Stored words", "Links of this node",
                      paths::over<kGraph, paths::nodeLinkCount>));
    add(derivedNumber("first_link", "First link", "Stored words", "Index of its first link in its area's file",
                      paths::over<kGraph, paths::nodeFirstLink, storedFirstLinks>));
    auto count = bitField("stored_count", "Stored link count", "Stored words",
                          "Flag bits 16-19. Inferred; kept in step with the links where the assumption holds",
                          node::flags.column, flag::countShift, 4, true);
    count.readOnly = true;
    add(std::move(count));
    add(storedWord("flags_word", "Flags word", "All 32 bits as stored; bit 0 is the least significant one",
                   node::flags.column));
    add(storedWord("search_cost", "Search cost", "0x7FFE, not visited, in every known file", node::searchCost.column));
    add(storedWord("pointer", "Pointer", "Left over from the tool that wrote the file; ignored", node::pointer.column));
    add(storedWord("second_pointer", "Second pointer", "0 in every known file", node::secondPointer.column));
    add(storedWord("address_error", "Address off by",
                   "Difference of the stored area and id from the true ones; 0 in a sound file",
                   node::addressError.column));
}

model::ElementType nodeType() {
    model::ElementType type{.id = "node", .title = "node", .plural = "nodes"};
    type.columns = {reference("file", {kFile, OnTargetErased::EraseRow}),
                    column<std::uint8_t>("group"),
                    column<std::int32_t>("x"),
                    column<std::int32_t>("y"),
                    column<std::int32_t>("z"),
                    column<std::uint8_t>("width"),
                    column<std::uint8_t>("flood_group"),
                    column<std::uint32_t>("flags"),
                    column<std::uint32_t>("street_hash"),
                    column<std::uint16_t>("search_cost", gta_iv::kNotVisited),
                    column<std::uint32_t>("pointer"),
                    column<std::uint32_t>("second_pointer"),
                    column<std::uint32_t>("address_error")};
    type.groupOwner = node::file.column;
    type.groupPart = node::group.column;
    type.partTitles = {"car", "intersection"};
    type.fileVia = node::file.column;
    const auto flags = node::flags.column;
    type.properties = {
        derivedNumber("area", "Area", "Node", "Number of the file and square that hold the node",
                      paths::over<kGraph, paths::nodeArea>),
        derivedNumber("id", "Id", "Node", "Position in its area's file: car nodes first, then intersections",
                      paths::over<kGraph, paths::nodeId>),
        {.id = "group",
         .title = "Group",
         .section = "Node",
         .help = "Car nodes are those of roads and boat lanes; intersections are records without links",
         .type = PropertyType::Enum,
         .column = node::group.column,
         .names = {{0, "car"}, {1, "intersection"}},
         .readOnly = true},
        {.id = "position",
         .title = "Position",
         .section = "Node",
         .help = "x and y in steps of 1/8 from -4096 to 4095.875, z in steps of 1/128 from -256 to 255.99. "
                 "Two sources agree",
         .unit = "units",
         .type = PropertyType::Vector,
         .scale = kStep,
         .heightScale = kHeightStep,
         .minimum = kGrid.lowest * kStep,
         .maximum = kGrid.highest * kStep,
         .components = {node::x.column, node::y.column, node::z.column}},
        {.id = "width",
         .title = "Width",
         .section = "Node",
         .help = "Width of the median strip between the directions. One source",
         .unit = "units",
         .type = PropertyType::Number,
         .column = node::width.column,
         .scale = kStep},
        bitField("flood_group", "Flood group", "Node", "Number of the connected part of the network. Two sources agree",
                 node::floodGroup.column, 0, 0),
        {.id = "street_hash",
         .title = "Street name",
         .section = "Node",
         .help = "Hash of the name of the street, 0 for none. One source; the game after this one has the same field",
         .type = PropertyType::Integer,
         .column = node::streetHash.column,
         .hexadecimal = true},
        bitField("spawn_density", "Spawn density", "Traffic", "0 none to 15 full. Two sources agree", flags, 0, 4),
        bitField("behaviour", "Behaviour", "Traffic", "A number of unknown meaning. One source", flags, 4, 4),
        bitField("speed_limit", "Speed limit", "Traffic",
                 "A number of unknown meaning. One source; one parser reads its lowest bit as a dead end", flags, 20,
                 3),
    };
    addFlags(type);
    addStoredWords(type);
    return type;
}

model::ElementType linkType() {
    model::ElementType type{.id = "link", .title = "link", .plural = "links"};
    type.columns = {
        reference("owner", {kNode, OnTargetErased::EraseRow, OnLastReferrerGone::KeepTarget, Lookup::Indexed}),
        reference("target", {kNode, OnTargetErased::EraseRow, OnLastReferrerGone::KeepTarget, Lookup::Indexed}),
        column<std::uint8_t>("length", 1), column<std::uint8_t>("lanes", gta_iv::kOneLaneEachWay),
        column<std::uint16_t>("flags", gta_iv::kUsualFlags)};
    type.groupOwner = link::owner.column;
    type.fileVia = link::owner.column;
    type.edge = model::GraphEdge{link::owner.column, link::target.column};
    const auto lanes = link::lanes.column;
    type.properties = {
        {.id = "owner",
         .title = "From",
         .section = "Link",
         .help = "The node that the link leaves",
         .type = PropertyType::Reference,
         .column = link::owner.column,
         .readOnly = true},
        {.id = "target",
         .title = "To",
         .section = "Link",
         .help = "The node that the link leads to. A number: area x 65536 + node of a file that is not open",
         .type = PropertyType::Reference,
         .column = link::target.column,
         .readOnly = true},
        {.id = "length",
         .title = "Length",
         .section = "Link",
         .help =
             "Distance of the two nodes in whole units, at most 255; worked out when an end moves. Two sources agree",
         .unit = "units",
         .type = PropertyType::Integer,
         .column = link::length.column},
        bitField("lanes_a", "Lanes A", "Lanes",
                 "Lanes in one of the two directions; which of them is not known. The link back has A and B swapped. "
                 "Inferred from how often each value occurs",
                 lanes, 0, 3),
        bitField("lanes_b", "Lanes B", "Lanes",
                 "Lanes in the other direction. Inferred from how often each value occurs", lanes, 3, 3),
        bitField("lanes_bits_6_7", "Lanes bits 6-7", "Stored words", "Unknown", lanes, 6, 2, true),
        {.id = "flags_word",
         .title = "Flags",
         .section = "Stored words",
         .help = "Unknown; 0xC040 is the commonest value. That traffic lights are in here is inferred, not proven",
         .type = PropertyType::Integer,
         .column = link::flags.column,
         .hexadecimal = true},
        derivedNumber("index", "Index", "Stored words", "Place in the link table of its area's file",
                      paths::over<kGraph, paths::linkIndex, storedFirstLinks>),
        derivedNumber("target_area", "Target area", "Stored words", "Area number as it will be stored",
                      paths::over<kGraph, paths::linkTargetArea>),
        derivedNumber("target_node", "Target node", "Stored words", "Node id as it will be stored",
                      paths::over<kGraph, paths::linkTargetNode>),
    };
    return type;
}

} // namespace

std::shared_ptr<const model::Schema> schema() {
    static const auto built = model::finish({"gta_iv_paths", {fileType(), nodeType(), linkType()}, enforceInvariants});
    if (!built)
        throw std::logic_error(built.error()); // a programming error that the schema's test finds
    return *built;
}

} // namespace navsmith::systems::gta_iv_paths
