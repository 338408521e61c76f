#include "core/systems/gta_sa_paths/schema.h"

#include "core/systems/gta_sa_paths/access.h"
#include "core/systems/gta_sa_paths/derived.h"
#include "core/systems/gta_sa_paths/invariants.h"
#include "core/systems/gta_sa_paths/save.h"
#include "core/systems/gta_sa_paths/traffic.h"
#include "core/systems/gta_sa_paths/traits.h"
#include "core/systems/shared/schema_parts.h"
#include "formats/gta_sa/path_file.h"

#include <stdexcept>

namespace navsmith::systems::gta_sa_paths {

using model::column;
using model::Lookup;
using model::OnLastReferrerGone;
using model::OnTargetErased;
using model::PropertyType;
using model::reference;

namespace {

model::ElementType fileType(const Traits& traits) {
    model::ElementType type{.id = "file", .title = "area", .plural = "areas"};
    type.columns = {column<std::uint16_t>("area"),        column<std::uint8_t>("form", 1),
                    column<std::string>("name"),          column<std::int32_t>("vehicle_excess"),
                    column<std::int32_t>("ped_excess"),   column<std::string>("spare_targets"),
                    column<std::string>("spare_lengths"), column<std::string>("spare_crossings"),
                    column<std::string>("tail"),          column<std::string>("link_layout"),
                    column<std::uint64_t>("loaded_hash")};
    const std::vector<model::EnumName> forms = {{1, "exact"},
                                                {2, "padded to 2048"},
                                                {3, "cut (no crossing flags)"},
                                                {4, "empty, 788 bytes"},
                                                {5, "uninitialised spare parts"}};
    type.properties = {
        {.id = "label",
         .title = "Area",
         .section = "Area",
         .help = traits.areaHelp,
         .type = PropertyType::Integer,
         .column = file::area.column,
         .maximum = static_cast<double>(traits.grid.areas() - 1),
         .readOnly = true},
        {.id = "name",
         .title = "File",
         .section = "Area",
         .help = "Name of the file that holds this area",
         .type = PropertyType::Text,
         .column = file::name.column,
         .readOnly = true},
        derivedNumber("vehicle_nodes", "Vehicle nodes", "Area", "Car and boat nodes, stored first",
                      paths::over<kGraph, paths::countNodes, 0U>),
        derivedNumber("ped_nodes", "Ped nodes", "Area", "Pedestrian nodes, stored after the vehicle nodes",
                      paths::over<kGraph, paths::countNodes, 1U>),
        derivedNumber("navi_nodes", "Navi nodes", "Area", traits.naviCountHelp, countNavis),
        derivedNumber("links", "Links", "Area", "Directed links of this area's nodes",
                      paths::over<kGraph, paths::countLinks>),
        {.id = "form",
         .title = "Form",
         .section = "Stored bytes",
         .help = "How the file was laid out when it was opened. An edited area keeps forms 1, 2 and 4; cut and "
                 "uninitialised files are written in exact form once their area is edited",
         .type = PropertyType::Enum,
         .column = file::form.column,
         .names = forms,
         .readOnly = true},
        {.id = "written_form",
         .title = "Form when saved",
         .section = "Stored bytes",
         .help = "The form in which saving would write this area now",
         .type = PropertyType::Enum,
         .names = forms,
         .derive = writtenForm},
        storedNumber("vehicle_excess", "Vehicle count off by",
                     "Stored vehicle node count minus the real one; 0 in a sound file", file::vehicleExcess.column),
        storedNumber("ped_excess", "Ped count off by", "Stored ped node count minus the real one; 0 in a sound file",
                     file::pedExcess.column),
        storedBytes("spare_targets", "Spare link targets", "192 free places for links of interiors: FF FF 00 00 each",
                    file::spareTargets.column),
        storedBytes("spare_lengths", "Spare lengths", "192 zeros", file::spareLengths.column),
        storedBytes("spare_crossings", "Spare crossing flags", "192 zeros", file::spareCrossings.column),
        storedBytes("tail", "Bytes after the end",
                    "Zero padding of an archive copy, or bytes that the game never reads", file::tail.column),
        storedBytes("link_layout", "Irregular link ranges",
                    "Kept for a file whose nodes claim overlapping or scattered links; empty in a sound file",
                    file::linkLayout.column),
    };
    return type;
}

model::ElementType nodeType(const Traits& traits) {
    model::ElementType type{.id = "node", .title = "node", .plural = "nodes"};
    type.columns = {reference("file", {kFile, OnTargetErased::EraseRow}),
                    column<std::uint8_t>("group"),
                    column<std::int32_t>("x"),
                    column<std::int32_t>("y"),
                    column<std::int32_t>("z"),
                    column<std::uint8_t>("width"),
                    column<std::uint8_t>("flood_group"),
                    column<std::uint32_t>("flags"),
                    column<std::int16_t>("search_cost", gta_sa::kNotVisited),
                    column<std::uint32_t>("list_pointer"),
                    column<std::uint32_t>("second_pointer"),
                    column<std::uint32_t>("address_error")};
    type.groupOwner = node::file.column;
    type.groupPart = node::group.column;
    type.partTitles = {"vehicle", "ped"};
    type.fileVia = node::file.column;
    const auto flags = node::flags.column;
    type.properties = {
        derivedNumber("area", "Area", "Node", "Number of the file and square that hold the node",
                      paths::over<kGraph, paths::nodeArea>),
        derivedNumber("id", "Id", "Node", "Position in its area's file: vehicle nodes first, then ped nodes",
                      paths::over<kGraph, paths::nodeId>),
        {.id = "group",
         .title = "Group",
         .section = "Node",
         .help = "Vehicle nodes (cars and boats) carry navi nodes on their links; ped nodes do not",
         .type = PropertyType::Enum,
         .column = node::group.column,
         .names = {{0, "vehicle"}, {1, "ped"}},
         .readOnly = true},
        {.id = "position",
         .title = "Position",
         .section = "Node",
         .help = traits.positionHelp,
         .unit = "units",
         .type = PropertyType::Vector,
         .scale = 0.125,
         .minimum = traits.grid.lowest * 0.125,
         .maximum = traits.grid.highest * 0.125,
         .components = {node::x.column, node::y.column, node::z.column}},
        {.id = "width",
         .title = "Width",
         .section = "Node",
         .help = "Vehicle nodes: full width of the median strip between the directions. Ped nodes: walking width",
         .unit = "units",
         .type = PropertyType::Number,
         .column = node::width.column,
         .scale = 0.125},
        bitField("flood_group", "Flood group", "Node",
                 "Number of the connected part of the network; routes between different groups fail at once",
                 node::floodGroup.column, 0, 0),
        bitField("spawn_probability", "Spawn probability", "Traffic", "0 none to 15 full", flags, 16, 4),
        {.id = "road_class",
         .title = "Road class",
         .section = "Traffic",
         .help = "Speed of the traffic; 0 on ped nodes, 1 on water",
         .type = PropertyType::Enum,
         .column = flags,
         .shift = 12,
         .bits = 2,
         .names = {{0, "slow"}, {1, "normal"}, {2, "highway"}, {3, "3 (unused)"}}},
        {.id = "behaviour",
         .title = "Behaviour",
         .section = "Traffic",
         .help = "What traffic does here; 8 and 9 occur, their purpose is unknown",
         .type = PropertyType::Enum,
         .column = flags,
         .shift = 20,
         .bits = 4,
         .names = {{0, "none"}, {1, "road block"}, {2, "parking place"}, {8, "8 (unknown)"}, {9, "9 (unknown)"}}},
        {.id = "traffic_in_save",
         .title = "On in the save",
         .section = "In the save",
         .help = "Whether there is traffic here once the open save is loaded",
         .type = PropertyType::Bool,
         .derive = trafficInSave,
         .present = hasTraffic},
        {.id = "switched_by",
         .title = "Switched by",
         .section = "In the save",
         .help = "The path regions of the open save that turn this node, in the order in which they do: the last wins",
         .type = PropertyType::Text,
         .deriveText = switchedBy,
         .present = hasTraffic},
        flagBit("dead_end", "Dead end", "Flags", "Vehicle nodes with fewer than two ways on; worked out, not authored",
                flags, 4),
        flagBit("switched_off", "Switched off", "Flags",
                "No random traffic: car parks, alleys, roads closed by default. Scripts set and clear it", flags, 5),
        flagBit("road_block", "Road block", "Flags", "Police may build a road block here", flags, 6),
        flagBit("water", "Water", "Flags", "A boat node", flags, 7),
        flagBit("dont_wander", "Don't wander", "Flags", "Peds on their way do not choose this node", flags, 10),
        flagBit("switched_off_original", "Switched off, original", "Flags",
                "Copy of Switched off that the game makes when it loads the file", flags, 8, true),
        flagBit("bit_9", "Bit 9", "Flags", "Never set in the stock game", flags, 9, true),
        flagBit("bit_11", "Bit 11", "Flags", "Never set in the stock game", flags, 11, true),
        flagBit("bit_14", "Bit 14", "Flags", "Never set in the stock game", flags, 14, true),
        flagBit("bit_15", "Bit 15", "Flags", "Never set in the stock game", flags, 15, true),
        derivedNumber("link_count", "Links", "Stored words", "Links of this node; the file has room for 15",
                      paths::over<kGraph, paths::nodeLinkCount>),
        derivedNumber("first_link", "First link", "Stored words", "Index of its first link in its area's file",
                      paths::over<kGraph, paths::nodeFirstLink, storedFirstLinks>),
        {.id = "flags_word",
         .title = "Flags word",
         .section = "Stored words",
         .help = "All 32 bits as they will be stored, link count included",
         .type = PropertyType::Integer,
         .derive = nodeFlagsWord,
         .hexadecimal = true},
        bitField("width_raw", "Width, raw", "Stored words", "8 x the width, as stored", node::width.column, 0, 0, true),
        bitField("bits_24_31", "Bits 24-31", "Stored words", "Never set in the stock game", flags, 24, 8, true),
        storedWord("search_cost", "Search cost",
                   "Must be 0x7FFE, not visited; another value breaks the game's route search",
                   node::searchCost.column),
        storedWord("list_pointer", "List pointer", "Left over from the tool that wrote the file; the game ignores it",
                   node::listPointer.column),
        storedWord("second_pointer", "Second pointer", "0 in every known file; the game ignores it",
                   node::secondPointer.column),
        storedWord("address_error", "Address off by",
                   "Difference of the stored area and id from the true ones; 0 in a sound file",
                   node::addressError.column),
    };
    if (traits.isExtended) {
        type.columns.push_back(column<std::uint64_t>("short_place"));
        type.properties.push_back(storedWord("short_place", "Short place",
                                             "What stands where the stock form has the place; 0 in every known file",
                                             node::shortPlace.column));
    }
    return type;
}

model::ElementType linkType(const Traits& traits) {
    model::ElementType type{.id = "link", .title = "link", .plural = "links"};
    type.columns = {
        reference("owner", {kNode, OnTargetErased::EraseRow, OnLastReferrerGone::KeepTarget, Lookup::Indexed}),
        reference("target", {kNode, OnTargetErased::EraseRow, OnLastReferrerGone::KeepTarget, Lookup::Indexed}),
        reference("navi", {kNavi, OnTargetErased::Clear, OnLastReferrerGone::EraseTarget, Lookup::Indexed}),
        column<std::uint8_t>("length", 1), column<std::uint8_t>("crossing")};
    type.groupOwner = link::owner.column;
    type.fileVia = link::owner.column;
    type.edge = model::GraphEdge{link::owner.column, link::target.column};
    const auto crossing = link::crossing.column;
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
        {.id = "navi",
         .title = "Navi node",
         .section = "Link",
         .help = "Lanes, lights and direction of a vehicle link; shared with the link back",
         .type = PropertyType::Reference,
         .column = link::navi.column,
         .readOnly = true},
        {.id = "length",
         .title = "Length",
         .section = "Link",
         .help = "Whole units, at most 255; follows the nodes when they move",
         .unit = "units",
         .type = PropertyType::Integer,
         .column = link::length.column},
        flagBit("crosses_road", "Crosses road", "Crossing", "This ped link crosses a road", crossing, 0),
        flagBit("pedestrian_light", "Pedestrian light", "Crossing", "The crossing has a light for pedestrians",
                crossing, 1),
        bitField("crossing_bits_2_7", "Crossing bits 2-7", "Crossing", "Always 0", crossing, 2, 6, true),
        derivedNumber("index", "Index", "Stored words", "Position in its area's link table",
                      paths::over<kGraph, paths::linkIndex, storedFirstLinks>),
        derivedNumber("target_area", "Target area", "Stored words", "As stored",
                      paths::over<kGraph, paths::linkTargetArea>),
        derivedNumber("target_node", "Target node", "Stored words", "As stored",
                      paths::over<kGraph, paths::linkTargetNode>),
        {.id = "navi_word",
         .title = "Navi word",
         .section = "Stored words",
         .help = traits.naviWordHelp,
         .type = PropertyType::Integer,
         .derive = linkNaviWord,
         .hexadecimal = true},
    };
    return type;
}

model::ElementType naviType(const Traits& traits) {
    model::ElementType type{.id = "navi", .title = "navi node", .plural = "navi nodes"};
    type.columns = {
        reference("file", {kFile, OnTargetErased::EraseRow}),
        reference("attached", {kNode, OnTargetErased::EraseRow, OnLastReferrerGone::KeepTarget, Lookup::Indexed}),
        column<std::int32_t>("x"),
        column<std::int32_t>("y"),
        column<std::int8_t>("direction_x"),
        column<std::int8_t>("direction_y"),
        column<std::uint8_t>("width"),
        column<std::uint8_t>("lanes"),
        column<std::uint8_t>("lights"),
        column<std::uint8_t>("unused"),
        column<std::uint8_t>("keep_lower", 1)};
    type.groupOwner = navi::file.column;
    type.fileVia = navi::file.column;
    const auto lanes = navi::lanes.column;
    const auto lights = navi::lights.column;
    type.properties = {
        derivedNumber("area", "Area", "Navi node", "Number of the file that holds it: the square it lies in", naviArea),
        derivedNumber("id", "Id", "Navi node", traits.naviIdHelp, naviId),
        {.id = "position",
         .title = "Position",
         .section = "Navi node",
         .help = "Stored in steps of 0.125, without a height",
         .unit = "units",
         .type = PropertyType::Vector,
         .scale = 0.125,
         .minimum = traits.grid.lowest * 0.125,
         .maximum = traits.grid.highest * 0.125,
         .components = {navi::x.column, navi::y.column}},
        {.id = "attached",
         .title = "Attached to",
         .section = "Navi node",
         .help = "The end of the edge that the direction points to and that left and right lanes refer to",
         .type = PropertyType::Reference,
         .column = navi::attached.column,
         .readOnly = true},
        {.id = "direction",
         .title = "Direction",
         .section = "Navi node",
         .help = "Unit vector towards the attached end, stored in hundredths",
         .type = PropertyType::Vector,
         .scale = 0.01,
         .minimum = -1,
         .maximum = 1,
         .components = {navi::directionX.column, navi::directionY.column}},
        {.id = "width",
         .title = "Width",
         .section = "Navi node",
         .help = "Width of the median strip: the larger one of the two ends, as a rule",
         .unit = "units",
         .type = PropertyType::Number,
         .column = navi::width.column,
         .scale = 0.125},
        bitField("left_lanes", "Left lanes", "Lanes", "Lanes against the direction, away from the attached end", lanes,
                 0, 3),
        bitField("right_lanes", "Right lanes", "Lanes", "Lanes along the direction, towards the attached end", lanes, 3,
                 3),
        {.id = "light_cycle",
         .title = "Light cycle",
         .section = "Traffic light",
         .help = "Which of the junction's two phases this road has",
         .type = PropertyType::Enum,
         .column = lights,
         .shift = 0,
         .bits = 2,
         .names = {{0, "none"}, {1, "north-south"}, {2, "west-east"}, {3, "3 (unused)"}}},
        flagBit("light_side", "Light side", "Traffic light",
                "On: the light is for cars heading to the attached end. Off: for cars leaving it", lanes, 6),
        flagBit("crossing_light", "Crossing light", "Traffic light",
                "Level crossing or bridge; the game sets it at run time", lights, 2),
        bitField("width_raw", "Width, raw", "Stored words", "8 x the width, as stored", navi::width.column, 0, 0, true),
        flagBit("lanes_bit_7", "Lanes bit 7", "Stored words", "Unused", lanes, 7, true),
        bitField("lights_bits_3_7", "Lights bits 3-7", "Stored words", "Unused", lights, 3, 5, true),
        bitField("unused", "Byte 13", "Stored words", "Unused, 0", navi::unused.column, 0, 0, true),
        {.id = "lanes_word",
         .title = "Lanes word",
         .section = "Stored words",
         .help = "The four bytes from the width on",
         .type = PropertyType::Integer,
         .derive = naviLanesWord,
         .hexadecimal = true},
    };
    if (traits.isExtended) {
        type.columns.push_back(column<std::uint64_t>("short_place"));
        type.properties.push_back(storedWord("short_place", "Short place",
                                             "What stands where the stock form has the place; 0 in every known file",
                                             navi::shortPlace.column));
    }
    return type;
}

std::shared_ptr<const model::Schema> built(const Traits& traits) {
    auto schema = model::finish(
        {traits.id, {fileType(traits), nodeType(traits), linkType(traits), naviType(traits)}, enforceInvariants});
    if (!schema)
        throw std::logic_error(schema.error()); // a programming error that the schema's test finds
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
