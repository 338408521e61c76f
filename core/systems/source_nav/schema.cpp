#include "core/systems/source_nav/schema.h"

#include "core/systems/shared/schema_parts.h"
#include "core/systems/source_nav/derived.h"
#include "core/systems/source_nav/flags.h"
#include "core/systems/source_nav/invariants.h"

#include <stdexcept>
#include <string_view>
#include <vector>

namespace navsmith::systems::source_nav {

using model::column;
using model::ColumnId;
using model::EnumName;
using model::Lookup;
using model::Model;
using model::OnLastReferrerGone;
using model::OnTargetErased;
using model::PropertySpec;
using model::PropertyType;
using model::reference;
using model::Slot;

namespace {

/// Present where the format stores the field.
template <bool (*Has)(const source::NavFormat&)>
bool stored(const Model& m, Slot file) {
    return Has(formatOf(m, file));
}

template <source::NavLayout Layout>
bool hasLayout(const Model& m, Slot file) {
    return formatOf(m, file).layout == Layout;
}

/// Attributes that need more than one byte, or more than two.
bool wideAttributes(const Model& m, Slot file) {
    return source::attributeBytes(formatOf(m, file)) >= 2;
}
bool widestAttributes(const Model& m, Slot file) {
    return source::attributeBytes(formatOf(m, file)) == 4;
}
bool leftForDeadAttributes(const Model& m, Slot file) {
    return widestAttributes(m, file) && hasLayout<source::NavLayout::LeftForDead>(m, file);
}
bool otherAttributes(const Model& m, Slot file) {
    return widestAttributes(m, file) && !hasLayout<source::NavLayout::LeftForDead>(m, file);
}
/// What nobody has named: area::legacy.
bool hasLegacy(const source::NavFormat& format) {
    return source::hasEarlyParts(format) || !source::hasEncounterPaths(format);
}
bool spawnAttributes(const Model& m, Slot file) {
    return hasLayout<source::NavLayout::LeftForDead>(m, file) && stored<source::hasGameFlags>(m, file);
}

void addFlags(std::vector<PropertySpec>& out, std::string_view section, ColumnId column, model::Present present,
              std::span<const Flag> flags) {
    for (const auto& flag : flags)
        out.push_back({.id = flag.id,
                       .title = flag.title,
                       .section = section,
                       .help = flag.help,
                       .type = PropertyType::Bool,
                       .column = column,
                       .shift = flag.bit,
                       .bits = 1,
                       .present = present,
                       .advanced = flag.advanced});
}

std::vector<EnumName> directions() {
    return {{0, "north"}, {1, "east"}, {2, "south"}, {3, "west"}};
}
/// Section 5: how one gets from an area to the next.
std::vector<EnumName> traverseTypes() {
    return {{0, "north"},       {1, "east"}, {2, "south"},       {3, "west"},          {4, "ladder up"},
            {5, "ladder down"}, {6, "jump"}, {7, "elevator up"}, {8, "elevator down"}, {9, "none"}};
}

PropertySpec number(std::string_view id, std::string_view title, std::string_view section, std::string_view help,
                    ColumnId column, std::string_view unit = "units", model::Present present = nullptr) {
    return {.id = id,
            .title = title,
            .section = section,
            .help = help,
            .unit = unit,
            .type = PropertyType::Number,
            .column = column,
            .present = present};
}

PropertySpec count(std::string_view id, std::string_view title, std::string_view section, std::string_view help,
                   model::Derive derive, model::Present present = nullptr) {
    return where(present, derivedNumber(id, title, section, help, derive));
}

PropertySpec refTo(std::string_view id, std::string_view title, std::string_view section, std::string_view help,
                   ColumnId column, bool readOnly, model::Present present = nullptr) {
    return {.id = id,
            .title = title,
            .section = section,
            .help = help,
            .type = PropertyType::Reference,
            .column = column,
            .present = present,
            .readOnly = readOnly};
}

PropertySpec point(std::string_view id, std::string_view title, std::string_view section, std::string_view help,
                   std::vector<ColumnId> components) {
    return {.id = id,
            .title = title,
            .section = section,
            .help = help,
            .unit = "units",
            .type = PropertyType::Vector,
            .components = std::move(components)};
}

model::ElementType fileType() {
    model::ElementType type{.id = "file", .title = "mesh", .plural = "meshes"};
    type.columns = {column<std::string>("name"),           column<std::uint32_t>("version", source::kLastNavVersion),
                    column<std::uint32_t>("sub_version"),  column<std::uint8_t>("layout"),
                    column<std::uint32_t>("bsp_size"),     column<std::uint8_t>("analysed"),
                    column<std::uint8_t>("unnamed_error"), column<std::string>("population"),
                    column<float>("view_distance"),        column<std::string>("tail")};
    std::vector<EnumName> layouts;
    for (const auto& info : source::navLayouts())
        layouts.push_back({static_cast<std::int64_t>(info.layout), info.name});
    type.properties = {
        {.id = "label",
         .title = "File",
         .section = "Mesh",
         .help = "Name of the file",
         .type = PropertyType::Text,
         .column = file::name.column,
         .readOnly = true},
        {.id = "version",
         .title = "Version",
         .section = "Mesh",
         .help = "Of the format: to 5 GoldSrc, 9 Counter-Strike: Source of 2004, 16 all later games",
         .type = PropertyType::Integer,
         .column = file::version.column,
         .readOnly = true},
        {.id = "sub_version",
         .title = "Sub-version",
         .section = "Mesh",
         .help = "Counted by each game for itself",
         .type = PropertyType::Integer,
         .column = file::subVersion.column,
         .present = stored<source::hasSubVersion>,
         .readOnly = true},
        {.id = "layout",
         .title = "Game",
         .section = "Mesh",
         .help = "What stands behind each area besides; the file does not say it, it is found by trying",
         .type = PropertyType::Enum,
         .column = file::layout.column,
         .names = layouts,
         .readOnly = true},
        {.id = "bsp_size",
         .title = "Size of the map",
         .section = "Mesh",
         .help = "Bytes of the .bsp when the mesh was saved; the game calls the mesh out of date if it differs",
         .unit = "bytes",
         .type = PropertyType::Integer,
         .column = file::bspSize.column,
         .present = stored<source::hasBspSize>},
        {.id = "analysed",
         .title = "Analysed",
         .section = "Mesh",
         .help = "On: hiding spots, encounters and visibility have been worked out",
         .type = PropertyType::Bool,
         .column = file::analysed.column,
         .shift = 0,
         .bits = 1,
         .present = stored<source::hasAnalysed>},
        count("places", "Places", "Contents", "Names in the list of places", countPlaces, stored<source::hasPlaces>),
        count("areas", "Areas", "Contents", "Rectangles that one can walk on", countAreas),
        count("connections", "Connections", "Contents", "One-way ways from an area to another", countConnections),
        count("hiding_spots", "Hiding spots", "Contents", "In all areas", countHidingSpots),
        count("encounter_paths", "Encounter paths", "Contents", "In all areas", countEncounterPaths,
              stored<source::hasEncounterPaths>),
        count("ladders", "Ladders", "Contents", "Of the mesh", countLadders, stored<source::hasLadders>),
        {.id = "population",
         .title = "Population",
         .section = "Left 4 Dead",
         .help = "Name of the population script",
         .type = PropertyType::Text,
         .column = file::population.column,
         .present = stored<source::hasPopulationName>},
        number("view_distance", "View distance", "Left 4 Dead",
               "How far visibility was worked out; 0: the game's own, 1500", file::viewDistance.column, "units",
               stored<source::hasViewDistance>),
        where(stored<source::hasAnalysed>,
              storedNumber("analysed_byte", "Analysed, raw", "The byte as stored: 0 or 1", file::analysed.column)),
        where(stored<source::hasUnnamedAreasByte>,
              storedNumber("unnamed_error", "Unnamed areas off by",
                           "Stored byte xor what it should be: whether areas without a place exist; 0 in a sound file",
                           file::unnamedError.column)),
        where(
            stored<source::hasStaleTail>,
            storedBytes(
                "tail", "Bytes after the end",
                "What an older, longer mesh left behind; GoldSrc writes over a file without cutting it. Means nothing",
                file::tail.column)),
    };
    return type;
}

/// Places and fog places: lists of names that areas point into.
template <typename Columns>
model::ElementType nameType(std::string_view id, std::string_view title, std::string_view plural, std::string_view help,
                            model::Derive index, model::Present present) {
    model::ElementType type{.id = id, .title = title, .plural = plural};
    type.columns = {reference("file", {kFile, OnTargetErased::EraseRow}), column<std::string>("name"),
                    column<std::uint8_t>("terminated", 1)};
    type.groupOwner = Columns::file.column;
    type.fileVia = Columns::file.column;
    type.present = present;
    type.namedBy = "name";
    type.properties = {
        {.id = "name",
         .title = "Name",
         .section = "Place",
         .help = help,
         .type = PropertyType::Text,
         .column = Columns::name.column,
         .present = present},
        count("index", "Index", "Place", "Position in the list, from 1; areas store it", index, present),
        {.id = "terminated",
         .title = "Ends with NUL",
         .section = "Stored bytes",
         .help = "As every game stores it",
         .type = PropertyType::Bool,
         .column = Columns::terminated.column,
         .shift = 0,
         .bits = 1,
         .present = present,
         .advanced = true},
    };
    return type;
}

model::RefSpec kept(model::ElementTypeId target, Lookup lookup = Lookup::Scan) {
    return {target, OnTargetErased::Clear, OnLastReferrerGone::KeepTarget, lookup};
}
model::RefSpec bound(model::ElementTypeId target, Lookup lookup = Lookup::Scan) {
    return {target, OnTargetErased::EraseRow, OnLastReferrerGone::KeepTarget, lookup};
}

model::ElementType areaType() {
    model::ElementType type{.id = "area", .title = "area", .plural = "areas"};
    auto id = column<std::uint32_t>("id");
    id.uniqueId = true;
    type.columns = {reference("file", bound(kFile)),
                    id,
                    column<std::uint32_t>("attributes"),
                    column<float>("west_x"),
                    column<float>("north_y"),
                    column<float>("north_west_z"),
                    column<float>("east_x"),
                    column<float>("south_y"),
                    column<float>("south_east_z"),
                    column<float>("north_east_z"),
                    column<float>("south_west_z"),
                    reference("place", kept(kPlace)),
                    reference("fog_place", kept(kFogPlace)),
                    column<float>("occupy_first"),
                    column<float>("occupy_second"),
                    column<float>("light_north_west", 1),
                    column<float>("light_north_east", 1),
                    column<float>("light_south_east", 1),
                    column<float>("light_south_west", 1),
                    reference("inherits_from", kept(kArea)),
                    column<std::uint32_t>("game_flags"),
                    column<std::string>("legacy")};
    type.groupOwner = area::file.column;
    type.fileVia = area::file.column;
    type.namedBy = "id";
    type.placedBy = {"north_west", "south_east", "north_east_z", "south_west_z"};
    const auto areaRef = [](std::string_view name) { return reference(name, bound(kArea)); };
    const auto how = [](std::string_view id, std::string_view title, std::string_view help, ColumnId field) {
        return PropertySpec{.id = id,
                            .title = title,
                            .section = "Approach",
                            .help = help,
                            .type = PropertyType::Enum,
                            .column = field,
                            .names = traverseTypes()};
    };
    type.lists = {
        {.id = "approach",
         .title = "approach areas",
         .columns = {areaRef("here"), areaRef("previous"), column<std::uint8_t>("previous_how"), areaRef("next"),
                     column<std::uint8_t>("next_how")},
         .properties = {refTo("here", "Here", "Approach", "Where an enemy comes into view", approach::here.field, true),
                        refTo("previous", "Previous", "Approach", "The area that it comes from",
                              approach::previous.field, true),
                        how("previous_how", "From previous", "How one gets from there to here",
                            approach::previousHow.field),
                        refTo("next", "Next", "Approach", "The area that it goes on to", approach::next.field, true),
                        how("next_how", "To next", "How one gets there from here", approach::nextHow.field)},
         .present = stored<source::hasApproaches>},
        {.id = "ladder_up",
         .title = "ladders up",
         .columns = {reference("ladder", bound(kLadder))},
         .properties = {refTo("ladder", "Ladder", "Ladder", "One can climb it from here", 0, true)},
         .present = stored<source::hasLadderLists>},
        {.id = "ladder_down",
         .title = "ladders down",
         .columns = {reference("ladder", bound(kLadder))},
         .properties = {refTo("ladder", "Ladder", "Ladder", "One can climb down it from here", 0, true)},
         .present = stored<source::hasLadderLists>},
        {.id = "visible_area",
         .title = "visible areas",
         .columns = {areaRef("target"), column<std::uint8_t>("visibility")},
         .properties = {refTo("target", "Area", "Visibility", "What can be seen from here", visible::target.field,
                              true),
                        {.id = "visibility",
                         .title = "Visibility",
                         .section = "Visibility",
                         .help = "How much of it; 'not' takes back what is inherited",
                         .type = PropertyType::Enum,
                         .column = visible::visibility.field,
                         .names = {{0, "not"}, {1, "potentially"}, {2, "completely"}, {3, "potentially, completely"}},
                         .present = stored<source::hasVisibility>}},
         .present = stored<source::hasVisible>},
    };
    type.properties = {
        {.id = "id",
         .title = "Id",
         .section = "Area",
         .help = "Number by which others name the area; unique, never 0",
         .type = PropertyType::Integer,
         .column = area::id.column,
         .readOnly = true},
        refTo("place", "Place", "Area", "The name that bots call out for this area", area::place.column, false,
              stored<source::hasPlaces>),
        refTo("fog_place", "Fog place", "Area", "The fog that holds here", area::fogPlace.column, false,
              stored<source::hasFogPlace>),
        point("north_west", "North-west corner", "Corners",
              "Lowest x and y with the height there. North is towards lower y",
              {area::westX.column, area::northY.column, area::northWestZ.column}),
        point("south_east", "South-east corner", "Corners", "Highest x and y with the height there",
              {area::eastX.column, area::southY.column, area::southEastZ.column}),
        number("north_west_z", "North-west height", "Corners", "Height at lowest x, lowest y", area::northWestZ.column),
        number("south_east_z", "South-east height", "Corners", "Height at highest x, highest y",
               area::southEastZ.column),
        number("north_east_z", "North-east height", "Corners", "Height at highest x, lowest y",
               area::northEastZ.column),
        number("south_west_z", "South-west height", "Corners", "Height at lowest x, highest y",
               area::southWestZ.column),
        {.id = "width",
         .title = "Size along x",
         .section = "Corners",
         .help = "From west to east",
         .unit = "units",
         .type = PropertyType::Number,
         .derive = areaWidth},
        {.id = "depth",
         .title = "Size along y",
         .section = "Corners",
         .help = "From north to south",
         .unit = "units",
         .type = PropertyType::Number,
         .derive = areaDepth},
        count("connections_out", "Ways out", "Connections", "Connections that leave the area", connectionsOut),
        count("connections_in", "Ways in", "Connections", "Connections that lead here", connectionsIn),
        count("part", "Connected part", "Connections",
              "Number of the part of the mesh that it hangs together with, the largest first", connectedPart),
    };
    auto& p = type.properties;
    const auto attributes = area::attributes.column;
    addFlags(p, "Attributes", attributes, nullptr, byteAttributeFlags());
    addFlags(p, "Attributes", attributes, wideAttributes, wordAttributeFlags());
    addFlags(p, "Attributes", attributes, otherAttributes, longAttributeFlags());
    addFlags(p, "Attributes", attributes, leftForDeadAttributes, leftForDeadAttributeFlags());
    addFlags(p, "Attributes", attributes, widestAttributes, highestAttributeFlags());
    addFlags(p, "Team Fortress", area::gameFlags.column, hasLayout<source::NavLayout::TeamFortress>,
             teamFortressFlags());
    addFlags(p, "Left 4 Dead", area::gameFlags.column, spawnAttributes, spawnAttributeFlags());
    const auto seconds = [&](std::string_view id, std::string_view title, ColumnId column) {
        p.push_back(number(id, title, "Timing", "How soon after the start a player of the team can be here", column,
                           "s", stored<source::hasOccupyTimes>));
    };
    seconds("occupy_first", "First team arrives", area::occupyFirst.column);
    seconds("occupy_second", "Second team arrives", area::occupySecond.column);
    const auto light = [&](std::string_view id, std::string_view title, ColumnId column) {
        p.push_back(number(id, title, "Light", "0 dark to 1 bright", column, "", stored<source::hasLight>));
    };
    light("light_north_west", "North-west", area::lightNorthWest.column);
    light("light_north_east", "North-east", area::lightNorthEast.column);
    light("light_south_east", "South-east", area::lightSouthEast.column);
    light("light_south_west", "South-west", area::lightSouthWest.column);
    p.push_back({.id = "light",
                 .title = "Mean light",
                 .section = "Light",
                 .help = "Of the four corners",
                 .type = PropertyType::Number,
                 .derive = meanLight,
                 .present = stored<source::hasLight>});
    p.push_back(refTo("inherits_from", "Inherits from", "Visibility",
                      "What that area sees is seen from here, too, but for what the own list says",
                      area::inheritsFrom.column, true, stored<source::hasInheritance>));
    p.push_back(count("visible_areas", "Own list", "Visibility", "Entries of the area's own list", countVisible,
                      stored<source::hasVisible>));
    p.push_back(count("spots", "Hiding spots", "Contents", "In this area", countSpots));
    p.push_back(count("paths", "Encounter paths", "Contents", "Through this area", countPaths,
                      stored<source::hasEncounterPaths>));
    p.push_back({.id = "attributes_word",
                 .title = "Attributes, raw",
                 .section = "Stored words",
                 .help = "All attribute bits",
                 .type = PropertyType::Integer,
                 .column = attributes,
                 .hexadecimal = true,
                 .advanced = true});
    p.push_back({.id = "game_flags_word",
                 .title = "Game flags, raw",
                 .section = "Stored words",
                 .help = "All bits that the game stores behind the area",
                 .type = PropertyType::Integer,
                 .column = area::gameFlags.column,
                 .present = stored<source::hasGameFlags>,
                 .hexadecimal = true,
                 .advanced = true});
    p.push_back({.id = "legacy",
                 .title = "Bytes without a name",
                 .section = "Stored words",
                 .help = "Encounter paths of versions 1 and 2, or what early Left 4 Dead files hold besides",
                 .type = PropertyType::Bytes,
                 .column = area::legacy.column,
                 .present = stored<hasLegacy>,
                 .readOnly = true,
                 .advanced = true});
    return type;
}

model::ElementType connectionType() {
    model::ElementType type{.id = "connection", .title = "connection", .plural = "connections"};
    type.columns = {reference("owner", bound(kArea, Lookup::Indexed)), column<std::uint8_t>("side"),
                    reference("target", bound(kArea, Lookup::Indexed))};
    type.groupOwner = connection::owner.column;
    type.groupPart = connection::side.column;
    type.partTitles = {"north", "east", "south", "west"};
    type.fileVia = connection::owner.column;
    type.edge = model::GraphEdge{connection::owner.column, connection::target.column};
    type.properties = {
        refTo("owner", "From", "Connection", "The area that one leaves", connection::owner.column, true),
        refTo("target", "To", "Connection", "The area that one enters. A number: the id of an area that is not there",
              connection::target.column, true),
        {.id = "side",
         .title = "Side",
         .section = "Connection",
         .help = "The side of the area through which one leaves",
         .type = PropertyType::Enum,
         .column = connection::side.column,
         .maximum = 3,
         .names = directions()},
        {.id = "two_way",
         .title = "Leads back",
         .section = "Connection",
         .help = "A connection of the other area leads back here",
         .type = PropertyType::Integer,
         .derive = leadsBack},
        {.id = "height",
         .title = "Goes up by",
         .section = "Connection",
         .help = "Height of the other area's edge above this one's where they meet; far below 0 it is a drop",
         .unit = "units",
         .type = PropertyType::Number,
         .derive = connectionHeight},
    };
    return type;
}

model::ElementType hidingSpotType() {
    model::ElementType type{.id = "hiding_spot", .title = "hiding spot", .plural = "hiding spots"};
    auto id = column<std::uint32_t>("id");
    id.uniqueId = true;
    type.columns = {reference("owner", bound(kArea, Lookup::Indexed)),
                    id,
                    column<float>("x"),
                    column<float>("y"),
                    column<float>("z"),
                    column<std::uint8_t>("flags", source::kInCover)};
    type.groupOwner = hiding_spot::owner.column;
    type.fileVia = hiding_spot::owner.column;
    type.namedBy = "id";
    type.placedBy = {"position"};
    type.properties = {
        {.id = "id",
         .title = "Id",
         .section = "Hiding spot",
         .help = "Number by which encounter paths name the spot; unique over the mesh. Games count from 0",
         .type = PropertyType::Integer,
         .column = hiding_spot::id.column,
         .present = stored<source::hasHidingSpotIds>,
         .readOnly = true},
        refTo("owner", "Area", "Hiding spot", "The area that holds it", hiding_spot::owner.column, true),
        point("position", "Position", "Hiding spot", "On the ground",
              {hiding_spot::x.column, hiding_spot::y.column, hiding_spot::z.column}),
    };
    addFlags(type.properties, "Kind", hiding_spot::flags.column, stored<source::hasHidingSpotIds>, hidingSpotFlags());
    return type;
}

model::ElementType encounterPathType() {
    model::ElementType type{.id = "encounter_path", .title = "encounter path", .plural = "encounter paths"};
    type.columns = {reference("owner", bound(kArea, Lookup::Indexed)), reference("from", bound(kArea)),
                    column<std::uint8_t>("from_direction"), reference("to", bound(kArea)),
                    column<std::uint8_t>("to_direction")};
    type.groupOwner = encounter_path::owner.column;
    type.fileVia = encounter_path::owner.column;
    type.present = stored<source::hasEncounterPaths>;
    const auto direction = [](std::string_view id, std::string_view title, std::string_view help, ColumnId column) {
        return PropertySpec{.id = id,
                            .title = title,
                            .section = "Encounter path",
                            .help = help,
                            .type = PropertyType::Enum,
                            .column = column,
                            .maximum = 3,
                            .names = directions()};
    };
    type.properties = {
        refTo("owner", "Through", "Encounter path", "The area that one walks through", encounter_path::owner.column,
              true),
        refTo("from", "From", "Encounter path", "The area that one comes from", encounter_path::from.column, true),
        direction("from_direction", "From side", "The side on which that area lies",
                  encounter_path::fromDirection.column),
        refTo("to", "To", "Encounter path", "The area that one goes to", encounter_path::to.column, true),
        direction("to_direction", "To side", "The side on which that area lies", encounter_path::toDirection.column),
        count("spots", "Spots", "Encounter path", "Hiding spots to look at on the way", countEncounterSpots),
    };
    type.lists = {{.id = "encounter_spot",
                   .title = "encounter spots",
                   .columns = {reference("spot", bound(kHidingSpot)), column<std::uint8_t>("t")},
                   .properties = {refTo("spot", "Spot", "Encounter spot", "The hiding spot to look at",
                                        encounter_spot::spot.field, true),
                                  {.id = "t",
                                   .title = "At",
                                   .section = "Encounter spot",
                                   .help = "Where along the path: 0 at its beginning, 1 at its end",
                                   .type = PropertyType::Number,
                                   .column = encounter_spot::t.field,
                                   .scale = 1.0 / 255}},
                   .present = stored<source::hasEncounterPaths>}};
    return type;
}

model::ElementType ladderType() {
    model::ElementType type{.id = "ladder", .title = "ladder", .plural = "ladders"};
    auto id = column<std::uint32_t>("id");
    id.uniqueId = true;
    type.columns = {reference("file", bound(kFile)),
                    id,
                    column<float>("width", 32),
                    column<float>("top_x"),
                    column<float>("top_y"),
                    column<float>("top_z"),
                    column<float>("bottom_x"),
                    column<float>("bottom_y"),
                    column<float>("bottom_z"),
                    column<float>("length"),
                    column<std::uint32_t>("direction"),
                    column<std::uint8_t>("dangling"),
                    reference("top_forward", kept(kArea)),
                    reference("top_left", kept(kArea)),
                    reference("top_right", kept(kArea)),
                    reference("top_behind", kept(kArea)),
                    reference("bottom", kept(kArea))};
    type.groupOwner = ladder::file.column;
    type.fileVia = ladder::file.column;
    type.present = stored<source::hasLadders>;
    type.namedBy = "id";
    type.placedBy = {"top", "bottom"};
    type.properties = {
        {.id = "id",
         .title = "Id",
         .section = "Ladder",
         .help = "Number by which areas name the ladder; unique, never 0",
         .type = PropertyType::Integer,
         .column = ladder::id.column,
         .readOnly = true},
        point("top", "Top", "Ladder", "Upper end", {ladder::topX.column, ladder::topY.column, ladder::topZ.column}),
        point("bottom", "Bottom", "Ladder", "Lower end",
              {ladder::bottomX.column, ladder::bottomY.column, ladder::bottomZ.column}),
        number("width", "Width", "Ladder", "Across", ladder::width.column),
        number("length", "Length", "Ladder", "From end to end; follows them when they move", ladder::length.column),
        {.id = "direction",
         .title = "Faces",
         .section = "Ladder",
         .help = "Where the side that is climbed looks to",
         .type = PropertyType::Enum,
         .column = ladder::direction.column,
         .maximum = 3,
         .names = directions()},
        {.id = "dangling",
         .title = "Dangling",
         .section = "Ladder",
         .help = "Does not reach the ground",
         .type = PropertyType::Integer,
         .column = ladder::dangling.column,
         .present = stored<source::hasLadderDangling>},
        refTo("top_forward", "Top, forward", "Ends", "Area ahead of who has climbed up", ladder::topForward.column,
              false),
        refTo("top_left", "Top, left", "Ends", "Area to the left at the top", ladder::topLeft.column, false),
        refTo("top_right", "Top, right", "Ends", "Area to the right at the top", ladder::topRight.column, false),
        refTo("top_behind", "Top, behind", "Ends", "Area behind at the top; for going down only",
              ladder::topBehind.column, false),
        refTo("bottom_area", "Foot", "Ends", "Area at the foot", ladder::bottom.column, false),
    };
    return type;
}

} // namespace

source::NavFormat formatOf(const Model& m, Slot file) {
    if (file >= m.capacity(kFile))
        return {};
    return {m.get(file::version, file), m.get(file::subVersion, file),
            static_cast<source::NavLayout>(m.get(file::layout, file))};
}

std::shared_ptr<const model::Schema> schema() {
    static const auto built = model::finish(
        {"source_nav",
         {fileType(),
          nameType<place>("place", "place", "places", "What bots call it. The game knows the names in its phrase file",
                          placeIndex, stored<source::hasPlaces>),
          nameType<fog_place>("fog_place", "fog place", "fog places", "Name of a fog of the map", fogPlaceIndex,
                              stored<source::hasFogPlaces>),
          areaType(), connectionType(), hidingSpotType(), encounterPathType(), ladderType()},
         enforceInvariants});
    if (!built)
        throw std::logic_error(built.error()); // a programming error that the schema's test finds
    return *built;
}

} // namespace navsmith::systems::source_nav
