#include "core/systems/quake_nav/schema.h"

#include "core/systems/quake_nav/access.h"
#include "core/systems/quake_nav/derived.h"
#include "core/systems/quake_nav/invariants.h"
#include "core/systems/shared/property_builder.h"

#include <array>
#include <stdexcept>

namespace navsmith::systems::quake_nav {

using model::Model;
using model::Slot;
using quake::EdictForm;
using quake::NavGame;

namespace {

// Presence by version ----------------------------------------------------------------------------------------------

/// Present in versions From to To.
template <std::int32_t From, std::int32_t To = 0x7FFFFFFF>
bool inVersions(const Model& m, Slot f) {
    const auto version = m.get(file::version, f);
    return version >= From && version <= To;
}

bool hasHeuristic(const Model& m, Slot f) {
    return layoutOf(m, f).heuristic;
}
bool hasPlane(const Model& m, Slot f) {
    return layoutOf(m, f).ladderPlane;
}
bool hasEntity(const Model& m, Slot f) {
    return layoutOf(m, f).edicts == EdictForm::EntityId;
}
bool hasStrings(const Model& m, Slot f) {
    return layoutOf(m, f).edicts == EdictForm::Strings;
}
bool isJson(const Model& m, Slot f) {
    return m.get(file::json, f) != 0;
}

// Properties -------------------------------------------------------------------------------------------------------

/// Bits of unknown meaning as a number, so that nothing in the file is hidden.
template <typename T>
PropertyBuilder spareBits(std::string_view id, std::string_view title, model::Column<T> column, unsigned shift,
                          unsigned count) {
    return rawWord(id, title).help("Never set in original files").over(column).bits(shift, count);
}

PropertyBuilder point(std::string_view id, std::string_view title, const PointColumns& columns) {
    return vector(id, title).over(columns.x, columns.y, columns.z).unit("units");
}

model::ElementType fileType(NavGame game) {
    auto type = file::fields.elementType("file", "file", "files");
    model::startWith(type, file::version, game == NavGame::Quake ? quake::kLastNav2Version : quake::kLastNav3Version);
    type.namedBy = "name";
    addProperties(type, "File",
                  {text("name", "File").help("Name of the file").readOnly(),
                   integer("version", "Version")
                       .help("Version of the format. To change it, use Edit > Convert to Another Version.")
                       .readOnly(),
                   number("heuristic", "Heuristic")
                       .help("Heuristic factor of the route search. 0.8 in nearly all original files.")
                       .present(hasHeuristic),
                   integer("nodes", "Nodes").help("At most 65535").derive(countNodes),
                   integer("links", "Links").help("One-way links. At most 65535.").derive(countLinks),
                   integer("traversals", "Traversals").help("At most 65535").derive(countTraversals),
                   integer("edicts", "Edicts").help("Links that are tied to a moving brush").derive(countEdicts)});
    addProperties(type, "Stored bytes",
                  {integer("layout", "Layout")
                       .help("0: the usual layout of the version. 1: the other layout of versions 13 and 16, detected "
                             "by the file size.")
                       .readOnly()
                       .advanced(),
                   rawBytes("tail", "Bytes after the end").help("Purpose unknown. Kept unchanged."),
                   rawBytes("link_ranges", "Irregular link ranges")
                       .help("Kept for files whose nodes claim overlapping or scattered links. Empty in a valid file."),
                   boolean("edicts_in_order", "Edicts by link")
                       .help("Edicts are stored in the order of their links, as the games write them")
                       .readOnly()
                       .advanced()});
    if (game == NavGame::Quake)
        addProperties(type, "File",
                      {choice("json", "Form", {{0, ".nav"}, {1, ".navjson 1"}, {2, ".navjson 2"}, {3, ".navjson 3"}})
                           .help("Form of the file: binary, or a version of the text form. To change it, use Edit > "
                                 "Convert to Another Version.")
                           .readOnly()
                           .advanced(),
                       text("json_meta", "Map information")
                           .help("Map, contributors and comments of a .navjson file, as JSON")
                           .present(isJson)
                           .readOnly()
                           .advanced()});
    return type;
}

PropertyBuilder nodeFlag(std::string_view id, std::string_view title, unsigned bit, std::string_view help) {
    return boolean(id, title).help(help).over(node::flags).bit(bit);
}

void addQuakeFlags(model::ElementType& type) {
    addProperties(
        type, "Flags",
        {nodeFlag("teleporter", "Teleporter", 0, "Its links are teleport links."),
         nodeFlag("pusher", "Pusher", 1, "Its links are pusher links."),
         nodeFlag("elevator_top", "Elevator top", 2, "Elevator links end here."),
         nodeFlag("elevator_bottom", "Elevator bottom", 3, "Elevator links start here."),
         nodeFlag("under_water", "Under water", 4, "Lies in water, slime or lava"),
         nodeFlag("hazard", "Check for hazard", 5, "Checked while the game runs"),
         nodeFlag("check_floor", "Check for floor", 6, "The floor may disappear. Version 14 and later.")
             .present(inVersions<14>),
         nodeFlag("check_solid", "Check for solid", 7, "Something may block the node. Version 14 and later.")
             .present(inVersions<14>),
         nodeFlag("no_monsters", "No monsters", 8, "Bots only. Version 15 and later.").present(inVersions<15>),
         spareBits("bits_6_15", "Bits 6-15", node::flags, 6, 10).present(inVersions<0, 13>),
         spareBits("bits_8_15", "Bits 8-15", node::flags, 8, 8).present(inVersions<14, 14>),
         spareBits("bits_9_15", "Bits 9-15", node::flags, 9, 7).present(inVersions<15>)});
}

void addQuake2Flags(model::ElementType& type) {
    addProperties(type, "Flags",
                  {nodeFlag("teleporter", "Teleporter", 0, "Its links are teleport links."),
                   nodeFlag("pusher", "Pusher", 1, "Its links are pusher links."),
                   nodeFlag("elevator", "Elevator", 2, "Elevator links start or end here."),
                   nodeFlag("ladder", "Ladder", 3, "Ladder links start or end here."),
                   nodeFlag("under_water", "Under water", 4, "Lies in water, slime or lava"),
                   nodeFlag("hazard", "Check for hazard", 5, "Checked while the game runs"),
                   nodeFlag("check_floor", "Check for floor", 6, "The floor may disappear."),
                   nodeFlag("check_solid", "Check for solid", 7, "Something may block the node."),
                   nodeFlag("no_monsters", "No monsters", 8, "Bots only"),
                   nodeFlag("crouch", "Crouch", 9, "Bots must crouch here."),
                   nodeFlag("no_interest", "No point of interest", 10, "Bots have no reason to stay here."),
                   nodeFlag("check_liquid", "Check in liquid", 11, "May be flooded while the game runs"),
                   nodeFlag("check_doors", "Check door links", 12, "Its links lead through doors."),
                   nodeFlag("disabled", "Disabled", 13, "Not used"),
                   spareBits("bits_14_15", "Bits 14-15", node::flags, 14, 2)});
}

model::ElementType nodeType(NavGame game) {
    auto type = node::fields.elementType("node", "node", "nodes");
    model::belongsTo(type, node::file);
    addProperties(
        type, "Node",
        {integer("index", "Index").help("Position in the file. Links refer to nodes by this index.").derive(nodeIndex),
         point("position", "Position", kNodeOrigin).help("At foot height: 0.53 above the floor"),
         integer("radius", "Radius")
             .help("A bot has reached the node when it is this close. Original files: 4 to 328, multiples of 4.")
             .unit("units")});
    if (game == NavGame::Quake)
        addQuakeFlags(type);
    else
        addQuake2Flags(type);
    addProperties(type, "Stored words",
                  {integer("link_count", "Links")
                       .help("Number of outgoing links. Original files have at most 12.")
                       .derive(nodeLinkCount),
                   integer("first_link", "First link").help("Index of the first outgoing link").derive(nodeFirstLink)});
    return type;
}

PropertyBuilder maskFlag(std::string_view id, std::string_view title, unsigned bit, std::string_view help = {}) {
    return boolean(id, title).help(help).over(link::mask).bit(bit);
}

void addQuakeMask(model::ElementType& type) {
    static constexpr std::array<std::string_view, 8> ids{"team_1", "team_2", "team_3", "team_4",
                                                         "team_5", "team_6", "team_7", "team_8"};
    static constexpr std::array<std::string_view, 8> titles{"Team bit 1", "Team bit 2", "Team bit 3", "Team bit 4",
                                                            "Team bit 5", "Team bit 6", "Team bit 7", "Team bit 8"};
    for (unsigned bit = 0; bit < 8; ++bit)
        addProperties(
            type, "Teams",
            {maskFlag(ids[bit], titles[bit], bit, "The meaning of each bit is unknown. Original files set all eight.")
                 .present(inVersions<18>)});
    addProperties(type, "Teams",
                  {rawWord("teams", "Teams")
                       .help("All eight bits as a number. 0xFF: all teams.")
                       .over(link::mask)
                       .present(inVersions<18>)});
    addProperties(type, "Stored words",
                  {rawWord("type_high", "Type, high byte")
                       .help("Never set in original files")
                       .over(link::mask)
                       .bits(0, 8)
                       .present(inVersions<0, 17>)});
}

void addQuake2Mask(model::ElementType& type) {
    addProperties(
        type, "Link flags",
        {maskFlag("team_red", "Team red", 0, "The red team may use the link.").present(inVersions<3>),
         maskFlag("team_blue", "Team blue", 1, "The blue team may use the link.").present(inVersions<3>),
         maskFlag("team_yellow", "Team yellow", 2, "Versions 3 to 5. Readers ignore it.").present(inVersions<3, 5>),
         maskFlag("team_green", "Team green", 3, "Versions 3 to 5. Readers ignore it.").present(inVersions<3, 5>),
         maskFlag("exit_at_target", "Exit at target", 2, "Version 6 and later").present(inVersions<6>),
         maskFlag("walk_only", "Walk only", 3, "Version 6 and later").present(inVersions<6>),
         maskFlag("ease_into_target", "Ease into target", 4).present(inVersions<3>),
         maskFlag("instant_turn", "Instant turn", 5).present(inVersions<3>),
         maskFlag("disabled", "Disabled", 6, "Not used").present(inVersions<3>),
         rawWord("bit_7", "Bit 7").help("Never set in original files").over(link::mask).bit(7).present(inVersions<3>)});
    addProperties(type, "Stored words",
                  {rawWord("team_byte", "Team byte")
                       .help("Versions 1 and 2. Meaning unknown; readers assume all teams.")
                       .over(link::mask)
                       .present(inVersions<0, 2>)});
}

model::ElementType linkType(NavGame game) {
    auto type = link::fields.elementType("link", "link", "links");
    model::startWith(type, link::mask,
                     newMask(game, game == NavGame::Quake ? quake::kLastNav2Version : quake::kLastNav3Version));
    model::belongsTo(type, link::owner);
    type.edge = model::GraphEdge{link::owner.column, link::target.column};
    std::vector<model::EnumName> types;
    for (const auto& entry : linkTypes(game))
        types.push_back({entry.value, entry.title});
    addProperties(type, "Link",
                  {elementRef("owner", "From").help("Node that the link leaves").readOnly(),
                   elementRef("target", "To").help("Node that the link leads to").readOnly(),
                   choice("type", "Type", types)
                       .help("How bots move along the link. Changing the type adds or removes the traversal."),
                   elementRef("traversal", "Traversal").help("Where a jump, drop or ride begins and ends").readOnly(),
                   number("length", "Length").help("Distance between the nodes").unit("units").derive(linkLength),
                   number("climb", "Climb")
                       .help("Height of the target above the node that the link leaves")
                       .unit("units")
                       .derive(linkClimb)});
    if (game == NavGame::Quake)
        addQuakeMask(type);
    else
        addQuake2Mask(type);
    addProperties(type, "Stored words",
                  {integer("index", "Index")
                       .help("Position in the file. Edicts refer to links by this index.")
                       .derive(linkIndex)});
    return type;
}

model::ElementType traversalType(NavGame game) {
    auto type = traversal::fields.elementType("traversal", "traversal", "traversals");
    model::belongsTo(type, traversal::file);
    type.placedBy = {"exit", "start", "end"};
    addProperties(
        type, "Traversal",
        {integer("index", "Index")
             .help("Position in the file. Links refer to traversals by this index.")
             .derive(traversalIndex),
         point("exit", "Exit", kExit).help("Where the bot leaves the node, near its edge. 0, 0, 0: not used."),
         point("start", "Start", kStart).help("Where the jump, drop or ride begins"),
         point("end", "End", kEnd).help("Where it ends"),
         number("across", "Across").help("Horizontal distance from start to end").unit("units").derive(traversalAcross),
         number("up", "Up").help("Height of the end above the start").unit("units").derive(traversalUp)});
    if (game == NavGame::Quake2)
        addProperties(type, "Traversal",
                      {point("ladder_plane", "Ladder plane", kPlane).help("Version 4 and later").present(hasPlane)});
    return type;
}

model::ElementType edictType(NavGame game) {
    auto type = edict::fields.elementType("edict", "edict", "edicts");
    if (game == NavGame::Quake)
        model::startWith(type, edict::entity, -1);
    model::belongsTo(type, edict::file);
    type.placedBy = {"minimum", "maximum"};
    addProperties(
        type, "Edict",
        {elementRef("link", "Link").help("Link on which bots wait for the brush or ride on it").readOnly(),
         text("brush", "Brush")
             .help("Map entity whose bounds have this size. A question mark means that others match as well.")
             .derive(brushOfEdict)
             .present(hasMap),
         point("minimum", "Minimum corner", kEdictMin).help("Of the brush entity's bounds when the file was saved"),
         point("maximum", "Maximum corner", kEdictMax).help("Of the brush entity's bounds when the file was saved")});
    if (game == NavGame::Quake)
        addProperties(type, "Edict",
                      {integer("entity_id", "Entity ID")
                           .help("-(edict number) - 1. Number of the entity in the running game, as shown by nav_edit. "
                                 "The map does not store it.")
                           .over(edict::entity)
                           .present(hasEntity),
                       integer("edict_number", "Edict number")
                           .help("As the game prints it after the class: func_door_16")
                           .derive(edictNumber)
                           .present(hasEntity),
                       integer("target_name_id", "Target name ID")
                           .help("Meaningful only in the process that wrote the file")
                           .over(edict::fields.column<std::int32_t>("target_name"))
                           .present(hasStrings)
                           .advanced(),
                       integer("class_name_id", "Class name ID")
                           .help("Meaningful only in the process that wrote the file")
                           .over(edict::fields.column<std::int32_t>("class_name"))
                           .present(hasStrings)
                           .advanced()});
    else
        addProperties(type, "Edict",
                      {integer("model_index", "Model index")
                           .help("Index of the brush entity's model in the running game")
                           .over(edict::entity)
                           .present(hasEntity)});
    addProperties(type, "Stored words", {integer("index", "Index").help("Position in the file").derive(edictIndex)});
    return type;
}

std::shared_ptr<const model::Schema> build(NavGame game) {
    const auto nameOfGame = game == NavGame::Quake ? kQuakeId : kQuake2Id;
    auto finished =
        model::finish({.id = nameOfGame,
                       .types = {fileType(game), nodeType(game), linkType(game), traversalType(game), edictType(game)},
                       .enforceInvariants = enforceInvariants});
    if (!finished)
        throw std::logic_error(finished.error()); // a bug in this file, found by every test
    return *finished;
}

} // namespace

std::shared_ptr<const model::Schema> schema(NavGame game) {
    static const auto quake = build(NavGame::Quake);
    static const auto quake2 = build(NavGame::Quake2);
    return game == NavGame::Quake ? quake : quake2;
}

NavGame gameOf(const Model& model) {
    return model.schema().id == kQuakeId ? NavGame::Quake : NavGame::Quake2;
}

quake::NavLayout layoutOf(const Model& m, Slot f) {
    const auto game = gameOf(m);
    const auto layouts = quake::layoutsOf(game, m.get(file::version, f));
    if (layouts.empty())
        return quake::layoutsOf(game, game == NavGame::Quake ? quake::kLastNav2Version : quake::kLastNav3Version)
            .front();
    const std::size_t selected = m.get(file::layout, f);
    return layouts[selected < layouts.size() ? selected : 0];
}

std::uint8_t newMask(NavGame game, std::int32_t version) {
    if (!hasMask(game, version))
        return 0;
    constexpr std::uint8_t redAndBlue = 3;
    return game == NavGame::Quake ? quake::kAllTeams : redAndBlue;
}

std::uint16_t knownFlags(NavGame game, std::int32_t version) {
    if (game == NavGame::Quake2)
        return 0x3FFF;
    // The original files of version 14 use bit 6, and those of 15 bit 8, earlier than documented elsewhere.
    if (version < 14)
        return 0x3F;
    return version < 15 ? 0xFF : 0x1FF;
}

} // namespace navsmith::systems::quake_nav
