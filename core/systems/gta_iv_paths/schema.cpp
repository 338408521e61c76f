#include "core/systems/gta_iv_paths/schema.h"

#include "core/systems/gta_iv_paths/access.h"
#include "core/systems/gta_iv_paths/invariants.h"
#include "core/systems/gta_iv_paths/save.h"
#include "core/systems/shared/path_derived.h"
#include "core/systems/shared/property_builder.h"

#include <stdexcept>

namespace navsmith::systems::gta_iv_paths {

namespace {

using paths::over;

PropertyBuilder assumptionBit(std::string_view id, std::string_view title, unsigned bit, std::string_view help) {
    return boolean(id, title).help(help).over(file::assumptions).bit(bit).advanced();
}

model::ElementType fileType() {
    auto type = file::fields.elementType("file", "area", "areas");
    addProperties(type, "Area",
                  {integer("label", "Area")
                       .help("Number of the 750 x 750 square, 0 to 63, row by row from the south-west corner")
                       .over(file::area)
                       .atMost(63)
                       .readOnly(),
                   text("name", "File").help("Name of the file that holds this area").readOnly(),
                   integer("car_nodes", "Car nodes")
                       .help("Nodes of roads and boat lanes, stored first")
                       .derive(over<kGraph, paths::countNodes, 0U>),
                   integer("intersections", "Intersections")
                       .help("Records of junctions, stored after the car nodes")
                       .derive(over<kGraph, paths::countNodes, 1U>),
                   integer("links", "Links")
                       .help("Directed links of this area's nodes")
                       .derive(over<kGraph, paths::countLinks>)});
    addProperties(
        type, "Stored bytes",
        {integer("car_excess", "Car count off by")
             .help("Stored count of car nodes minus the real one; 0 in a valid file")
             .advanced(),
         integer("intersection_excess", "Intersection count off by")
             .help("Stored count of intersections minus the real one; 0 in a valid file")
             .advanced(),
         boolean("padded", "Padded to 2048")
             .help("Zeros after the links, as in a copy from an archive. An edited file is padded again."),
         rawBytes("tail", "Bytes after the end").help("Bytes after the links that are not padding"),
         rawBytes("link_layout", "Irregular link ranges")
             .help("Kept for a file whose nodes claim overlapping or scattered links; empty in a valid file")});
    addProperties(type, "Format assumptions",
                  {assumptionBit("counts_agree", "Link counts agree", 0,
                                 "Flag bits 16-19 are the number of links. Off: they are not changed."),
                   assumptionBit("disabled_agree", "Linking disabled agrees", 1,
                                 "Flag bit 15 marks nodes without links. Off: it is not changed."),
                   assumptionBit("groups_agree", "Flood groups agree", 2,
                                 "Linked nodes have the same flood group. Off: flood groups are not changed."),
                   assumptionBit("lanes_agree", "Lanes are mirrored", 3,
                                 "A reverse link has the two lane counts swapped. Off: lanes are not changed.")});
    return type;
}

PropertyBuilder nodeFlag(std::string_view id, std::string_view title, unsigned bit, std::string_view help) {
    return boolean(id, title).help(help).over(node::flags).bit(bit);
}

void addFlags(model::ElementType& type) {
    addProperties(
        type, "Flags",
        {nodeFlag("switched_off", "Switched off", 27, "Traffic ignores the node. Two sources agree."),
         nodeFlag("water", "Water", 25, "A boat node. Two sources agree."),
         nodeFlag("highway", "Highway", 13, "About 70 km/h. Two sources agree."),
         nodeFlag("dirt_road", "Dirt road", 12, "About 50 km/h. One source."),
         nodeFlag("slow_traffic", "Slow traffic", 14, "About 30 km/h. One source."),
         nodeFlag("dont_wander", "Don't wander", 28, "See the name; nothing else is known. Two sources agree."),
         nodeFlag("restricted", "Restricted access", 23,
                  "Either an ignored node or restricted access. One source for each."),
         nodeFlag("emergency_only", "Emergency vehicles only", 26,
                  "Possibly; bit 24 is another candidate. One source, doubtful."),
         nodeFlag("boat_movement", "Boat movement", 10, "Effect unknown. One source."),
         nodeFlag("linking_disabled", "Linking disabled", 15,
                  "Set on nodes without links. Updated automatically where the assumption holds. Two sources agree."),
         nodeFlag("island", "Bit 8", 8, "Unknown; used on one island only. One source.").advanced(),
         nodeFlag("bit_9", "Bit 9", 9, "Unknown").advanced(),
         nodeFlag("ped_flag", "Bit 11", 11, "Unknown; called the ped flag. One source.").advanced(),
         nodeFlag("bit_24", "Bit 24", 24, "Unknown; one parser reads it as 'Emergency vehicles only'. One source.")
             .advanced(),
         nodeFlag("bit_29", "Bit 29", 29, "Unknown").advanced(), nodeFlag("bit_30", "Bit 30", 30, "Unknown").advanced(),
         nodeFlag("bit_31", "Bit 31", 31, "Unknown, but used. One source.").advanced()});
}

void addStoredWords(model::ElementType& type) {
    addProperties(type, "Stored words",
                  {integer("link_count", "Links").help("Links of this node").derive(over<kGraph, paths::nodeLinkCount>),
                   integer("first_link", "First link")
                       .help("Index of its first link in its area's file")
                       .derive(over<kGraph, paths::nodeFirstLink>),
                   integer("stored_count", "Stored link count")
                       .help("Flag bits 16-19. Inferred; updated automatically where the assumption holds.")
                       .over(node::flags)
                       .bits(flag::countShift, 4)
                       .readOnly()
                       .advanced(),
                   rawWord("flags_word", "Flags word")
                       .help("All 32 bits as stored; bit 0 is the least significant one")
                       .over(node::flags),
                   rawWord("search_cost", "Search cost").help("0x7FFE, not visited, in every known file"),
                   rawWord("pointer", "Pointer").help("Left over from the tool that wrote the file; ignored"),
                   rawWord("second_pointer", "Second pointer").help("0 in every known file"),
                   rawWord("address_error", "Address off by")
                       .help("Difference of the stored area and ID from the true ones; 0 in a valid file")});
}

model::ElementType nodeType() {
    auto type = node::fields.elementType("node", "node", "nodes");
    model::belongsTo(type, node::file);
    type.groupPart = node::group.column;
    type.partTitles = {"car", "intersection"};
    addProperties(
        type, "Node",
        {integer("area", "Area")
             .help("Number of the file and square that hold the node")
             .derive(over<kGraph, paths::nodeArea>),
         integer("id", "ID")
             .help("Position in its area's file: car nodes first, then intersections")
             .derive(over<kGraph, paths::nodeId>),
         choice("group", "Group", {{0, "car"}, {1, "intersection"}})
             .help("Car nodes are those of roads and boat lanes; intersections are records without links")
             .readOnly(),
         vector("position", "Position")
             .help("x and y in steps of 1/8 from -4096 to 4095.875, z in steps of 1/128 from -256 to 255.99. Two "
                   "sources agree.")
             .over(node::x, node::y, node::z)
             .unit("units")
             .scale(kStep)
             .heightScale(kHeightStep)
             .range(kGrid.lowest * kStep, kGrid.highest * kStep),
         number("width", "Width")
             .help("Width of the median strip between the directions. One source.")
             .unit("units")
             .scale(kStep),
         integer("flood_group", "Flood group")
             .groupNumber()
             .help("Number of the network component. Two sources agree."),
         integer("street_hash", "Street name")
             .help(
                 "Hash of the name of the street, 0 for none. One source; the game after this one has the same field.")
             .hexadecimal()});
    addProperties(type, "Traffic",
                  {integer("spawn_density", "Spawn density")
                       .help("0 none to 15 full. Two sources agree.")
                       .over(node::flags)
                       .bits(0, 4),
                   integer("behaviour", "Behaviour")
                       .help("A number of unknown meaning. One source.")
                       .over(node::flags)
                       .bits(4, 4),
                   integer("speed_limit", "Speed limit")
                       .help("A number of unknown meaning. One source; one parser reads its lowest bit as a dead end.")
                       .over(node::flags)
                       .bits(20, 3)});
    addFlags(type);
    addStoredWords(type);
    return type;
}

model::ElementType linkType() {
    auto type = link::fields.elementType("link", "link", "links");
    model::belongsTo(type, link::owner);
    type.edge = model::GraphEdge{link::owner.column, link::target.column};
    addProperties(
        type, "Link",
        {elementRef("owner", "From").help("The node that the link leaves").readOnly(),
         elementRef("target", "To")
             .help("The node that the link leads to. A number: area x 65536 + node of a file that is not open.")
             .readOnly(),
         integer("length", "Length")
             .help("Distance of the two nodes in whole units, at most 255; computed when an end moves. Two sources "
                   "agree.")
             .unit("units")});
    addProperties(type, "Lanes",
                  {integer("lanes_a", "Lanes A")
                       .help("Lanes in one of the two directions; which of them is not known. The reverse link has A "
                             "and B swapped. Inferred from how often each value occurs.")
                       .over(link::lanes)
                       .bits(0, 3),
                   integer("lanes_b", "Lanes B")
                       .help("Lanes in the other direction. Inferred from how often each value occurs.")
                       .over(link::lanes)
                       .bits(3, 3)});
    addProperties(type, "Stored words",
                  {integer("lanes_bits_6_7", "Lanes bits 6-7").help("Unknown").over(link::lanes).bits(6, 2).advanced(),
                   integer("flags_word", "Flags")
                       .help("Unknown; 0xC040 is the commonest value. Traffic lights are probably stored here; this is "
                             "inferred, not proven.")
                       .over(link::flags)
                       .hexadecimal(),
                   integer("index", "Index")
                       .help("Position in the link table of its area's file")
                       .derive(over<kGraph, paths::linkIndex>),
                   integer("target_area", "Target area")
                       .help("Area number as it will be stored")
                       .derive(over<kGraph, paths::linkTargetArea>),
                   integer("target_node", "Target node")
                       .help("Node ID as it will be stored")
                       .derive(over<kGraph, paths::linkTargetNode>)});
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
