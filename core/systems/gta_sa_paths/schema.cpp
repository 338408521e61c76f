#include "core/systems/gta_sa_paths/schema.h"

#include "core/systems/gta_sa_paths/access.h"
#include "core/systems/gta_sa_paths/derived.h"
#include "core/systems/gta_sa_paths/invariants.h"
#include "core/systems/gta_sa_paths/save.h"
#include "core/systems/gta_sa_paths/traffic.h"
#include "core/systems/gta_sa_paths/traits.h"
#include "core/systems/shared/path_derived.h"
#include "core/systems/shared/property_builder.h"

#include <stdexcept>

namespace navsmith::systems::gta_sa_paths {

namespace {

using paths::kStep;
using paths::over;

constexpr std::string_view kShortPlaceHelp =
    "Content of the bytes that hold the position in the stock form; 0 in every known file";

model::ElementType fileType(const Traits& traits) {
    auto type = file::fields.elementType("file", "area", "areas");
    const std::vector<model::EnumName> forms = {{1, "exact"},
                                                {2, "padded to 2048"},
                                                {3, "truncated (no crossing flags)"},
                                                {4, "empty, 788 bytes"},
                                                {5, "uninitialised spare parts"}};
    addProperties(type, "Area",
                  {integer("label", "Area")
                       .help(traits.areaHelp)
                       .over(file::area)
                       .atMost(static_cast<double>(traits.grid.areas() - 1))
                       .readOnly(),
                   text("name", "File").help("Name of the file that holds this area").readOnly(),
                   integer("vehicle_nodes", "Vehicle nodes")
                       .help("Car and boat nodes, stored first")
                       .derive(over<kGraph, paths::countNodes, 0U>),
                   integer("ped_nodes", "Pedestrian nodes")
                       .help("Pedestrian nodes, stored after the vehicle nodes")
                       .derive(over<kGraph, paths::countNodes, 1U>),
                   integer("navi_nodes", "Navi nodes").help(traits.naviCountHelp).derive(countNavis),
                   integer("links", "Links")
                       .help("Directed links of this area's nodes")
                       .derive(over<kGraph, paths::countLinks>)});
    addProperties(
        type, "Stored bytes",
        {choice("form", "Form", forms)
             .help("How the file was laid out when it was opened. An edited area keeps forms 1, 2 and 4; truncated and "
                   "uninitialised files are written in standard form once their area is edited.")
             .readOnly(),
         choice("written_form", "Form when saved", forms)
             .help("The form in which this area would be saved now")
             .derive(static_cast<model::Derive>(writtenForm)),
         integer("vehicle_excess", "Vehicle count off by")
             .help("Stored vehicle node count minus the real one; 0 in a valid file")
             .advanced(),
         integer("ped_excess", "Pedestrian count off by")
             .help("Stored pedestrian node count minus the real one; 0 in a valid file")
             .advanced(),
         rawBytes("spare_targets", "Spare link targets")
             .help("192 free entries for links of interiors: FF FF 00 00 each"),
         rawBytes("spare_lengths", "Spare lengths").help("192 zeros"),
         rawBytes("spare_crossings", "Spare crossing flags").help("192 zeros"),
         rawBytes("tail", "Bytes after the end")
             .help("Zero padding of an archive copy, or bytes that the game never reads"),
         rawBytes("link_layout", "Irregular link ranges")
             .help("Kept for a file whose nodes claim overlapping or scattered links; empty in a valid file")});
    return type;
}

PropertyBuilder flagBit(std::string_view id, std::string_view title, unsigned bit, std::string_view help) {
    return boolean(id, title).help(help).over(node::flags).bit(bit);
}

PropertyBuilder unknownBit(std::string_view id, std::string_view title, unsigned bit) {
    return flagBit(id, title, bit, "Never set in the stock game").advanced();
}

void addTraffic(model::ElementType& type) {
    addProperties(
        type, "Traffic",
        {integer("spawn_probability", "Spawn probability").help("0 none to 15 full").over(node::flags).bits(16, 4),
         choice("road_class", "Road class", {{0, "slow"}, {1, "normal"}, {2, "highway"}, {3, "3 (unused)"}})
             .help("Speed of the traffic; 0 on pedestrian nodes, 1 on water")
             .over(node::flags)
             .bits(12, 2),
         choice("behaviour", "Behaviour",
                {{0, "none"}, {1, "road block"}, {2, "parking place"}, {8, "8 (unknown)"}, {9, "9 (unknown)"}})
             .help("What traffic does here; 8 and 9 occur, their purpose is unknown")
             .over(node::flags)
             .bits(20, 4)});
    addProperties(
        type, "In the save",
        {boolean("traffic_in_save", "On in the save")
             .help("Whether there is traffic here after the open save is loaded")
             .derive(trafficInSave)
             .present(hasTraffic),
         text("switched_by", "Switched by")
             .help(
                 "Path regions of the open save that switch this node, in the order of application: the last one wins")
             .derive(switchedBy)
             .present(hasTraffic)});
}

void addFlags(model::ElementType& type) {
    addProperties(
        type, "Flags",
        {flagBit("dead_end", "Dead end", 4, "Vehicle nodes with fewer than two ways on; computed, not authored"),
         flagBit("switched_off", "Switched off", 5,
                 "No random traffic: car parks, alleys, roads closed by default. Scripts set and clear it."),
         flagBit("road_block", "Road block", 6, "Police may build a road block here."),
         flagBit("water", "Water", 7, "A boat node"),
         flagBit("dont_wander", "Don't wander", 10, "Wandering pedestrians do not choose this node."),
         flagBit("switched_off_original", "Switched off, original", 8,
                 "Copy of Switched off that the game makes when it loads the file")
             .advanced(),
         unknownBit("bit_9", "Bit 9", 9), unknownBit("bit_11", "Bit 11", 11), unknownBit("bit_14", "Bit 14", 14),
         unknownBit("bit_15", "Bit 15", 15)});
}

void addStoredWords(model::ElementType& type) {
    addProperties(type, "Stored words",
                  {integer("link_count", "Links")
                       .help("Links of this node; the file has room for 15")
                       .derive(over<kGraph, paths::nodeLinkCount>),
                   integer("first_link", "First link")
                       .help("Index of its first link in its area's file")
                       .derive(over<kGraph, paths::nodeFirstLink>),
                   integer("flags_word", "Flags word")
                       .help("All 32 bits as they will be stored, link count included")
                       .derive(nodeFlagsWord)
                       .hexadecimal(),
                   integer("width_raw", "Width, raw").help("8 x the width, as stored").over(node::width).advanced(),
                   integer("bits_24_31", "Bits 24-31")
                       .help("Never set in the stock game")
                       .over(node::flags)
                       .bits(24, 8)
                       .advanced(),
                   rawWord("search_cost", "Search cost")
                       .help("Must be 0x7FFE, not visited; another value breaks the game's route search"),
                   rawWord("list_pointer", "List pointer")
                       .help("Left over from the tool that wrote the file; the game ignores it"),
                   rawWord("second_pointer", "Second pointer").help("0 in every known file; the game ignores it"),
                   rawWord("address_error", "Address off by")
                       .help("Difference of the stored area and ID from the true ones; 0 in a valid file")});
}

model::ElementType nodeType(const Traits& traits) {
    auto type = (traits.isExtended ? node::extendedFields.elementType("node", "node", "nodes")
                                   : node::fields.elementType("node", "node", "nodes"));
    model::belongsTo(type, node::file);
    type.groupPart = node::group.column;
    type.partTitles = {"vehicle", "ped"};
    addProperties(type, "Node",
                  {integer("area", "Area")
                       .help("Number of the file and square that hold the node")
                       .derive(over<kGraph, paths::nodeArea>),
                   integer("id", "ID")
                       .help("Position in its area's file: vehicle nodes first, then pedestrian nodes")
                       .derive(over<kGraph, paths::nodeId>),
                   choice("group", "Group", {{0, "vehicle"}, {1, "ped"}})
                       .help("Vehicle nodes (cars and boats) carry navi nodes on their links; pedestrian nodes do not")
                       .readOnly(),
                   vector("position", "Position")
                       .help(traits.positionHelp)
                       .over(node::x, node::y, node::z)
                       .unit("units")
                       .scale(kStep)
                       .range(traits.grid.lowest * kStep, traits.grid.highest * kStep),
                   number("width", "Width")
                       .help("Vehicle nodes: full width of the median strip between the directions. Pedestrian nodes: "
                             "walking width.")
                       .unit("units")
                       .scale(kStep),
                   integer("flood_group", "Flood group")
                       .groupNumber()
                       .help("Number of the network component; route searches between different groups fail at once")});
    addTraffic(type);
    addFlags(type);
    addStoredWords(type);
    if (traits.isExtended)
        addProperties(type, "Stored words", {rawWord("short_place", "Short position").help(kShortPlaceHelp)});
    return type;
}

model::ElementType linkType(const Traits& traits) {
    auto type = link::fields.elementType("link", "link", "links");
    model::belongsTo(type, link::owner);
    type.edge = model::GraphEdge{link::owner.column, link::target.column};
    addProperties(
        type, "Link",
        {elementRef("owner", "From").help("The node that the link leaves").readOnly(),
         elementRef("target", "To")
             .help("The node that the link leads to. A number: area x 65536 + node of a file that is not open.")
             .readOnly(),
         elementRef("navi", "Navi node")
             .help("Lanes, lights and direction of a vehicle link; shared with the reverse link")
             .readOnly(),
         integer("length", "Length").help("Whole units, at most 255; follows the nodes when they move").unit("units")});
    addProperties(type, "Crossing",
                  {boolean("crosses_road", "Crosses road")
                       .help("This pedestrian link crosses a road.")
                       .over(link::crossing)
                       .bit(0),
                   boolean("pedestrian_light", "Pedestrian light")
                       .help("The crossing has a light for pedestrians")
                       .over(link::crossing)
                       .bit(1),
                   integer("crossing_bits_2_7", "Crossing bits 2-7")
                       .help("Always 0")
                       .over(link::crossing)
                       .bits(2, 6)
                       .advanced()});
    addProperties(
        type, "Stored words",
        {integer("index", "Index").help("Position in its area's link table").derive(over<kGraph, paths::linkIndex>),
         integer("target_area", "Target area").help("As stored").derive(over<kGraph, paths::linkTargetArea>),
         integer("target_node", "Target node").help("As stored").derive(over<kGraph, paths::linkTargetNode>),
         integer("navi_word", "Navi word").help(traits.naviWordHelp).derive(linkNaviWord).hexadecimal()});
    return type;
}

void addLanesAndLights(model::ElementType& type) {
    addProperties(type, "Lanes",
                  {integer("left_lanes", "Left lanes")
                       .help("Lanes along the direction, towards the attached end")
                       .over(navi::lanes)
                       .bits(0, 3),
                   integer("right_lanes", "Right lanes")
                       .help("Lanes against the direction, away from the attached end")
                       .over(navi::lanes)
                       .bits(3, 3)});
    addProperties(
        type, "Traffic light",
        {choice("light_cycle", "Light cycle", {{0, "none"}, {1, "north-south"}, {2, "west-east"}, {3, "3 (unused)"}})
             .help("Which of the junction's two phases this road has")
             .over(navi::lights)
             .bits(0, 2),
         boolean("light_side", "Light side")
             .help("On: the light is for cars heading to the attached end. Off: for cars leaving it.")
             .over(navi::lanes)
             .bit(6),
         boolean("crossing_light", "Crossing light")
             .help("Level crossing or bridge; the game sets it at run time")
             .over(navi::lights)
             .bit(2)});
    addProperties(
        type, "Stored words",
        {integer("width_raw", "Width, raw").help("8 x the width, as stored").over(navi::width).advanced(),
         boolean("lanes_bit_7", "Lanes bit 7").help("Unused").over(navi::lanes).bit(7).advanced(),
         integer("lights_bits_3_7", "Lights bits 3-7").help("Unused").over(navi::lights).bits(3, 5).advanced(),
         integer("unused", "Byte 13").help("Unused, 0").advanced(),
         integer("lanes_word", "Lanes word")
             .help("The four bytes from the width on")
             .derive(naviLanesWord)
             .hexadecimal()});
}

model::ElementType naviType(const Traits& traits) {
    auto type = (traits.isExtended ? navi::extendedFields.elementType("navi", "navi node", "navi nodes")
                                   : navi::fields.elementType("navi", "navi node", "navi nodes"));
    model::belongsTo(type, navi::file);
    addProperties(
        type, "Navi node",
        {integer("area", "Area").help("Number of the file that holds it: the square it lies in").derive(naviArea),
         integer("id", "ID").help(traits.naviIdHelp).derive(naviId),
         vector("position", "Position")
             .help("Stored in steps of 0.125, without a height")
             .over(navi::x, navi::y)
             .unit("units")
             .scale(kStep)
             .range(traits.grid.lowest * kStep, traits.grid.highest * kStep),
         elementRef("attached", "Attached to")
             .help("End of the edge that the direction points to and that left and right lanes refer to")
             .readOnly(),
         vector("direction", "Direction")
             .help("Unit vector towards the attached end, stored in hundredths")
             .scale(0.01)
             .range(-1, 1),
         number("width", "Width")
             .help("Width of the median strip, usually the larger one of the two ends")
             .unit("units")
             .scale(kStep)});
    addLanesAndLights(type);
    if (traits.isExtended)
        addProperties(type, "Stored words", {rawWord("short_place", "Short position").help(kShortPlaceHelp)});
    return type;
}

std::shared_ptr<const model::Schema> built(const Traits& traits) {
    auto schema = model::finish(
        {traits.id, {fileType(traits), nodeType(traits), linkType(traits), naviType(traits)}, enforceInvariants});
    if (!schema)
        throw std::logic_error(schema.error()); // a programming error
    return *schema;
}

} // namespace

std::shared_ptr<const model::Schema> schema() {
    static const auto stock = built(kStock);
    return stock;
}

std::shared_ptr<const model::Schema> extendedSchema() {
    static const auto extended = built(kExtended);
    return extended;
}

} // namespace navsmith::systems::gta_sa_paths
