#include "core/systems/quake_nav/schema.h"

#include "core/systems/quake_nav/access.h"
#include "core/systems/quake_nav/derived.h"
#include "core/systems/quake_nav/invariants.h"
#include "core/systems/shared/schema_parts.h"

#include <array>
#include <stdexcept>

namespace navsmith::systems::quake_nav {

using model::column;
using model::ColumnId;
using model::Lookup;
using model::Model;
using model::OnLastReferrerGone;
using model::OnTargetErased;
using model::Present;
using model::PropertySpec;
using model::PropertyType;
using model::reference;
using model::Slot;
using quake::EdictForm;
using quake::NavGame;

namespace {

// What a version stores --------------------------------------------------------------------------------------------

/// Of versions From to To.
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

/// Bits that mean nothing, as a number: shown so that nothing of the file is hidden.
PropertySpec spareBits(std::string_view id, std::string_view title, std::string_view section, ColumnId column,
                       std::uint8_t shift, std::uint8_t bits, Present present = nullptr) {
    auto property = bitField(id, title, section, "Never set in the games' own files", column, shift, bits, true);
    property.hexadecimal = true;
    return where(present, property);
}

PropertySpec point(std::string_view id, std::string_view title, std::string_view section, std::string_view help,
                   const PointColumns& columns, Present present = nullptr) {
    return {.id = id,
            .title = title,
            .section = section,
            .help = help,
            .unit = "units",
            .type = PropertyType::Vector,
            .components = {columns.x.column, columns.y.column, columns.z.column},
            .present = present};
}

std::vector<model::ColumnSpec> floats(std::initializer_list<std::string_view> ids) {
    std::vector<model::ColumnSpec> columns;
    for (const auto id : ids)
        columns.push_back(column<float>(id));
    return columns;
}

model::ElementType fileType(NavGame game) {
    model::ElementType type{.id = "file", .title = "file", .plural = "files"};
    const auto last = game == NavGame::Quake ? quake::kLastNav2Version : quake::kLastNav3Version;
    type.columns = {column<std::string>("name"),
                    column<std::int32_t>("version", last),
                    column<std::uint8_t>("layout"),
                    column<float>("heuristic", kUsualHeuristic),
                    column<std::string>("tail"),
                    column<std::string>("link_ranges"),
                    column<std::uint8_t>("edicts_in_order", 1),
                    column<std::uint8_t>("json"),
                    column<std::string>("json_meta"),
                    column<std::string>("json_text"),
                    column<std::uint64_t>("json_hash")};
    type.namedBy = "name";
    type.properties = {
        {.id = "name",
         .title = "File",
         .section = "File",
         .help = "Name of the file",
         .type = PropertyType::Text,
         .column = file::name.column,
         .readOnly = true},
        {.id = "version",
         .title = "Version",
         .section = "File",
         .help = "Of the format. Edit > Convert changes it",
         .type = PropertyType::Integer,
         .column = file::version.column,
         .readOnly = true},
        {.id = "heuristic",
         .title = "Heuristic",
         .section = "File",
         .help = "Factor of the route search. 0.8 in nearly all of the games' own files",
         .type = PropertyType::Number,
         .column = file::heuristic.column,
         .present = hasHeuristic},
        derivedNumber("nodes", "Nodes", "File", "At most 65535", countNodes),
        derivedNumber("links", "Links", "File", "One way each; at most 65535", countLinks),
        derivedNumber("traversals", "Traversals", "File", "At most 65535", countTraversals),
        derivedNumber("edicts", "Edicts", "File", "Links that are tied to a moving brush", countEdicts),
        {.id = "layout",
         .title = "Layout",
         .section = "Stored bytes",
         .help = "0: the usual one of the version; 1: the other one of versions 13 and 16, found by the file's size",
         .type = PropertyType::Integer,
         .column = file::layout.column,
         .readOnly = true,
         .advanced = true},
        storedBytes("tail", "Bytes after the end", "Nobody knows what for; kept", file::tail.column),
        storedBytes("link_ranges", "Irregular link ranges",
                    "Kept for a file whose nodes claim overlapping or scattered links; empty in a sound file",
                    file::linkRanges.column),
        {.id = "edicts_in_order",
         .title = "Edicts by link",
         .section = "Stored bytes",
         .help = "The edicts stand in the order of their links, as the games write them",
         .type = PropertyType::Bool,
         .column = file::edictsInOrder.column,
         .readOnly = true,
         .advanced = true},
    };
    if (game == NavGame::Quake) {
        type.properties.push_back({.id = "json",
                                   .title = "Form",
                                   .section = "File",
                                   .help = "What is written: bytes, or a text of one of its versions. Edit > Convert "
                                           "changes it",
                                   .type = PropertyType::Enum,
                                   .column = file::json.column,
                                   .names = {{0, ".nav"}, {1, ".navjson 1"}, {2, ".navjson 2"}, {3, ".navjson 3"}},
                                   .readOnly = true,
                                   .advanced = true});
        type.properties.push_back({.id = "json_meta",
                                   .title = "About the map",
                                   .section = "File",
                                   .help = "What a .navjson says of map, contributors and comments, as JSON",
                                   .type = PropertyType::Text,
                                   .column = file::jsonMeta.column,
                                   .present = isJson,
                                   .readOnly = true,
                                   .advanced = true});
    }
    return type;
}

std::vector<PropertySpec> quakeFlags(ColumnId flags) {
    return {flagBit("teleporter", "Teleporter", "Flags", "Its links are teleport links", flags, 0),
            flagBit("pusher", "Pusher", "Flags", "Its links are pusher links", flags, 1),
            flagBit("elevator_top", "Elevator top", "Flags", "Elevator links end here", flags, 2),
            flagBit("elevator_bottom", "Elevator bottom", "Flags", "Elevator links start here", flags, 3),
            flagBit("under_water", "Under water", "Flags", "Lies in water, slime or lava", flags, 4),
            flagBit("hazard", "Check for hazard", "Flags", "Looked at again while the game runs", flags, 5),
            where(inVersions<14>, flagBit("check_floor", "Check for floor", "Flags",
                                          "The floor may go away; from version 14 on", flags, 6)),
            where(inVersions<14>, flagBit("check_solid", "Check for solid", "Flags",
                                          "Something may stand here; from version 14 on", flags, 7)),
            where(inVersions<15>,
                  flagBit("no_monsters", "No monsters", "Flags", "Bots only; from version 15 on", flags, 8)),
            spareBits("bits_6_15", "Bits 6-15", "Flags", flags, 6, 10, inVersions<0, 13>),
            spareBits("bits_8_15", "Bits 8-15", "Flags", flags, 8, 8, inVersions<14, 14>),
            spareBits("bits_9_15", "Bits 9-15", "Flags", flags, 9, 7, inVersions<15>)};
}

std::vector<PropertySpec> quake2Flags(ColumnId flags) {
    return {flagBit("teleporter", "Teleporter", "Flags", "Its links are teleport links", flags, 0),
            flagBit("pusher", "Pusher", "Flags", "Its links are pusher links", flags, 1),
            flagBit("elevator", "Elevator", "Flags", "An end of elevator links", flags, 2),
            flagBit("ladder", "Ladder", "Flags", "An end of ladder links", flags, 3),
            flagBit("under_water", "Under water", "Flags", "Lies in water, slime or lava", flags, 4),
            flagBit("hazard", "Check for hazard", "Flags", "Looked at again while the game runs", flags, 5),
            flagBit("check_floor", "Check for floor", "Flags", "The floor may go away", flags, 6),
            flagBit("check_solid", "Check for solid", "Flags", "Something may stand here", flags, 7),
            flagBit("no_monsters", "No monsters", "Flags", "Bots only", flags, 8),
            flagBit("crouch", "Crouch", "Flags", "To be passed with legs drawn up", flags, 9),
            flagBit("no_interest", "No point of interest", "Flags", "Nobody has a reason to stay here", flags, 10),
            flagBit("check_liquid", "Check in liquid", "Flags", "May come under water while the game runs", flags, 11),
            flagBit("check_doors", "Check door links", "Flags", "Its links lead through doors", flags, 12),
            flagBit("disabled", "Disabled", "Flags", "Not used", flags, 13),
            spareBits("bits_14_15", "Bits 14-15", "Flags", flags, 14, 2)};
}

model::ElementType nodeType(NavGame game) {
    model::ElementType type{.id = "node", .title = "node", .plural = "nodes"};
    type.columns = {reference("file", {kFile, OnTargetErased::EraseRow}),
                    column<float>("x"),
                    column<float>("y"),
                    column<float>("z"),
                    column<std::uint16_t>("flags"),
                    column<std::uint16_t>("radius", kUsualRadius)};
    type.groupOwner = node::file.column;
    type.fileVia = node::file.column;
    type.properties = {
        derivedNumber("index", "Index", "Node", "Position in the file; links name nodes by it", nodeIndex),
        point("position", "Position", "Node", "At foot height: 0.53 above the floor", kNodeOrigin),
        {.id = "radius",
         .title = "Radius",
         .section = "Node",
         .help = "A bot is there once it is this near. The games' own: 4 to 328, multiples of 4",
         .unit = "units",
         .type = PropertyType::Integer,
         .column = node::radius.column},
    };
    const auto flags = game == NavGame::Quake ? quakeFlags(node::flags.column) : quake2Flags(node::flags.column);
    type.properties.insert(type.properties.end(), flags.begin(), flags.end());
    type.properties.push_back(derivedNumber("link_count", "Links", "Stored words",
                                            "Links that leave it; more than 12 the games never have", nodeLinkCount));
    type.properties.push_back(
        derivedNumber("first_link", "First link", "Stored words", "Index of the first of them", nodeFirstLink));
    return type;
}

std::vector<PropertySpec> quakeMask(ColumnId mask) {
    static constexpr std::array<std::string_view, 8> ids{"team_1", "team_2", "team_3", "team_4",
                                                         "team_5", "team_6", "team_7", "team_8"};
    static constexpr std::array<std::string_view, 8> titles{"Team bit 1", "Team bit 2", "Team bit 3", "Team bit 4",
                                                            "Team bit 5", "Team bit 6", "Team bit 7", "Team bit 8"};
    std::vector<PropertySpec> properties;
    for (std::uint8_t bit = 0; bit < 8; ++bit)
        properties.push_back(where(
            inVersions<18>,
            flagBit(ids[bit], titles[bit], "Teams",
                    "Which bit is which team is not known; all eight are set in the games' own files", mask, bit)));
    properties.push_back({.id = "teams",
                          .title = "Teams",
                          .section = "Teams",
                          .help = "All eight bits as a number: 0xFF is everybody",
                          .type = PropertyType::Integer,
                          .column = mask,
                          .present = inVersions<18>,
                          .hexadecimal = true,
                          .advanced = true});
    properties.push_back(spareBits("type_high", "Type, high byte", "Stored words", mask, 0, 8, inVersions<0, 17>));
    return properties;
}

std::vector<PropertySpec> quake2Mask(ColumnId mask) {
    return {
        where(inVersions<3>, flagBit("team_red", "Team red", "Link flags", "The red team may take it", mask, 0)),
        where(inVersions<3>, flagBit("team_blue", "Team blue", "Link flags", "The blue team may take it", mask, 1)),
        where(inVersions<3, 5>,
              flagBit("team_yellow", "Team yellow", "Link flags", "Versions 3 to 5; readers ignore it", mask, 2)),
        where(inVersions<3, 5>,
              flagBit("team_green", "Team green", "Link flags", "Versions 3 to 5; readers ignore it", mask, 3)),
        where(inVersions<6>, flagBit("exit_at_target", "Exit at target", "Link flags", "From version 6 on", mask, 2)),
        where(inVersions<6>, flagBit("walk_only", "Walk only", "Link flags", "From version 6 on", mask, 3)),
        where(inVersions<3>, flagBit("ease_into_target", "Ease into target", "Link flags", "", mask, 4)),
        where(inVersions<3>, flagBit("instant_turn", "Instant turn", "Link flags", "", mask, 5)),
        where(inVersions<3>, flagBit("disabled", "Disabled", "Link flags", "Not used", mask, 6)),
        spareBits("bit_7", "Bit 7", "Link flags", mask, 7, 1, inVersions<3>),
        {.id = "team_byte",
         .title = "Team byte",
         .section = "Stored words",
         .help = "Versions 1 and 2: not understood; readers take it for all teams",
         .type = PropertyType::Integer,
         .column = mask,
         .present = inVersions<0, 2>,
         .hexadecimal = true,
         .advanced = true}};
}

model::ElementType linkType(NavGame game) {
    model::ElementType type{.id = "link", .title = "link", .plural = "links"};
    type.columns = {
        reference("owner", {kNode, OnTargetErased::EraseRow, OnLastReferrerGone::KeepTarget, Lookup::Indexed}),
        reference("target", {kNode, OnTargetErased::EraseRow, OnLastReferrerGone::KeepTarget, Lookup::Indexed}),
        column<std::uint8_t>("type"), column<std::uint8_t>("mask", game == NavGame::Quake ? quake::kAllTeams : 3),
        reference("traversal", {kTraversal, OnTargetErased::Clear, OnLastReferrerGone::EraseTarget, Lookup::Indexed})};
    type.groupOwner = link::owner.column;
    type.fileVia = link::owner.column;
    type.edge = model::GraphEdge{link::owner.column, link::target.column};
    std::vector<model::EnumName> types;
    for (const auto& type : linkTypes(game))
        types.push_back({type.value, type.title});
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
         .help = "The node that it leads to",
         .type = PropertyType::Reference,
         .column = link::target.column,
         .readOnly = true},
        {.id = "type",
         .title = "Type",
         .section = "Link",
         .help = "How the way is gone. A traversal comes and goes with the type",
         .type = PropertyType::Enum,
         .column = link::type.column,
         .names = types},
        {.id = "traversal",
         .title = "Traversal",
         .section = "Link",
         .help = "Where a jump, drop or ride begins and ends",
         .type = PropertyType::Reference,
         .column = link::traversal.column,
         .readOnly = true},
        derivedNumber("length", "Length", "Link", "From node to node", linkLength, PropertyType::Number, "units"),
        derivedNumber("climb", "Climb", "Link", "How much higher the target lies", linkClimb, PropertyType::Number,
                      "units"),
    };
    const auto mask = game == NavGame::Quake ? quakeMask(link::mask.column) : quake2Mask(link::mask.column);
    type.properties.insert(type.properties.end(), mask.begin(), mask.end());
    type.properties.push_back(
        derivedNumber("index", "Index", "Stored words", "Position in the file; edicts name links by it", linkIndex));
    return type;
}

model::ElementType traversalType(NavGame game) {
    model::ElementType type{.id = "traversal", .title = "traversal", .plural = "traversals"};
    type.columns = floats({"exit_x", "exit_y", "exit_z", "start_x", "start_y", "start_z", "end_x", "end_y", "end_z",
                           "plane_x", "plane_y", "plane_z"});
    type.columns.insert(type.columns.begin(), reference("file", {kFile, OnTargetErased::EraseRow}));
    type.groupOwner = traversal::file.column;
    type.fileVia = traversal::file.column;
    type.placedBy = {"exit", "start", "end"};
    type.properties = {
        derivedNumber("index", "Index", "Traversal", "Position in the file; links name traversals by it",
                      traversalIndex),
        point("exit", "Exit", "Traversal", "Where the bot leaves the node, near its rim; 0, 0, 0: not used", kExit),
        point("start", "Start", "Traversal", "Where the jump, drop or ride begins", kStart),
        point("end", "End", "Traversal", "Where it ends", kEnd),
        derivedNumber("across", "Across", "Traversal", "From start to end, level", traversalAcross,
                      PropertyType::Number, "units"),
        derivedNumber("up", "Up", "Traversal", "How much higher the end lies", traversalUp, PropertyType::Number,
                      "units"),
    };
    if (game == NavGame::Quake2)
        type.properties.push_back(
            point("ladder_plane", "Ladder plane", "Traversal", "From version 4 on", kPlane, hasPlane));
    return type;
}

model::ElementType edictType(NavGame game) {
    model::ElementType type{.id = "edict", .title = "edict", .plural = "edicts"};
    type.columns = floats({"min_x", "min_y", "min_z", "max_x", "max_y", "max_z"});
    type.columns.insert(type.columns.begin(), {reference("file", {kFile, OnTargetErased::EraseRow}),
                                               reference("link", {kLink, OnTargetErased::EraseRow,
                                                                  OnLastReferrerGone::KeepTarget, Lookup::Indexed})});
    type.columns.push_back(column<std::int32_t>("entity", game == NavGame::Quake ? -1 : 0));
    type.columns.push_back(column<std::int32_t>("target_name"));
    type.columns.push_back(column<std::int32_t>("class_name"));
    type.groupOwner = edict::file.column;
    type.fileVia = edict::file.column;
    type.placedBy = {"minimum", "maximum"};
    type.properties = {
        {.id = "link",
         .title = "Link",
         .section = "Edict",
         .help = "The link that waits for the brush, or rides on it",
         .type = PropertyType::Reference,
         .column = edict::link.column,
         .readOnly = true},
        {.id = "brush",
         .title = "Brush",
         .section = "Edict",
         .help = "The entity of the map whose box has this size; with a question mark if others fit as well",
         .type = PropertyType::Text,
         .deriveText = brushOfEdict,
         .present = hasMap},
        point("minimum", "Minimum", "Edict", "Low corner of the brush entity's bounds when the file was saved",
              kEdictMin),
        point("maximum", "Maximum", "Edict", "High corner of the same box", kEdictMax),
    };
    if (game == NavGame::Quake) {
        type.properties.push_back({.id = "entity_id",
                                   .title = "Entity id",
                                   .section = "Edict",
                                   .help = "-(edict number) - 1. The number that the entity has in the running game: "
                                           "no map tells it. nav_edit shows it",
                                   .type = PropertyType::Integer,
                                   .column = edict::entity.column,
                                   .present = hasEntity});
        auto number = derivedNumber("edict_number", "Edict number", "Edict",
                                    "As the game prints it behind the class: func_door_16", edictNumber);
        number.present = hasEntity;
        type.properties.push_back(number);
        const auto stringId = [](std::string_view id, std::string_view title, ColumnId column) {
            return PropertySpec{.id = id,
                                .title = title,
                                .section = "Edict",
                                .help = "A number that had a meaning in the process that wrote the file only",
                                .type = PropertyType::Integer,
                                .column = column,
                                .present = hasStrings,
                                .advanced = true};
        };
        type.properties.push_back(stringId("target_name_id", "Target name id", edict::targetName.column));
        type.properties.push_back(stringId("class_name_id", "Class name id", edict::className.column));
    } else {
        type.properties.push_back({.id = "model_index",
                                   .title = "Model index",
                                   .section = "Edict",
                                   .help = "Of the brush entity's model in the running game",
                                   .type = PropertyType::Integer,
                                   .column = edict::entity.column,
                                   .present = hasEntity});
    }
    type.properties.push_back(derivedNumber("index", "Index", "Stored words", "Position in the file", edictIndex));
    return type;
}

std::shared_ptr<const model::Schema> build(NavGame game) {
    const auto nameOfGame = game == NavGame::Quake ? kQuakeId : kQuake2Id;
    auto finished =
        model::finish({.id = nameOfGame,
                       .types = {fileType(game), nodeType(game), linkType(game), traversalType(game), edictType(game)},
                       .enforceInvariants = enforceInvariants});
    if (!finished)
        throw std::logic_error(finished.error()); // a mistake in this file: every test finds it
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
    // Earlier than is told elsewhere: the games' own files of 14 have bit 6, those of 15 bit 8.
    if (version < 14)
        return 0x3F;
    return version < 15 ? 0xFF : 0x1FF;
}

} // namespace navsmith::systems::quake_nav
