#include "core/systems/source_nav/mesh/schema.h"

#include "core/systems/shared/property_builder.h"
#include "core/systems/source_nav/mesh/derived.h"
#include "core/systems/source_nav/mesh/flags.h"
#include "core/systems/source_nav/mesh/invariants.h"

#include <stdexcept>
#include <string_view>
#include <vector>

namespace navsmith::systems::source_nav {

using model::ElementType;
using model::EnumName;
using model::Model;
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

/// Attributes with more than one byte, or more than two.
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
/// Whether the format contains unnamed data: area::legacy.
bool hasLegacy(const source::NavFormat& format) {
    return source::hasEarlyParts(format) || !source::hasEncounterPaths(format);
}
/// Only in memory: texts, comparisons and conversions leave it out.
bool inNoFile(const Model& /*m*/, Slot /*file*/) {
    return false;
}
bool spawnAttributes(const Model& m, Slot file) {
    return hasLayout<source::NavLayout::LeftForDead>(m, file) && stored<source::hasGameFlags>(m, file);
}

template <typename T>
void addFlags(ElementType& type, std::string_view section, model::Column<T> column, model::Present present,
              std::span<const Flag> flags) {
    for (const auto& flag : flags)
        addProperties(type, section,
                      {boolean(flag.id, flag.title)
                           .help(flag.help)
                           .over(column)
                           .bit(flag.bit)
                           .present(present)
                           .advanced(flag.advanced)});
}

std::vector<EnumName> directions() {
    return {{0, "north"}, {1, "east"}, {2, "south"}, {3, "west"}};
}
/// Section 5: how bots get from one area to the next.
std::vector<EnumName> traverseTypes() {
    return {{0, "north"},       {1, "east"}, {2, "south"},       {3, "west"},          {4, "ladder up"},
            {5, "ladder down"}, {6, "jump"}, {7, "elevator up"}, {8, "elevator down"}, {9, "none"}};
}

PropertyBuilder units(std::string_view id, std::string_view title) {
    return number(id, title).unit("units");
}

ElementType fileType() {
    auto type = file::fields.elementType("file", "mesh", "meshes");
    std::vector<EnumName> layouts;
    for (const auto& info : source::navLayouts())
        layouts.push_back({static_cast<std::int64_t>(info.layout), info.name});
    addProperties(
        type, "Mesh",
        {text("label", "File").help("Name of the file").over(file::name).readOnly(),
         integer("version", "Version")
             .help("Version of the format: up to 5 GoldSrc, 9 Counter-Strike: Source (2004), 16 all later games")
             .readOnly(),
         integer("sub_version", "Sub-version")
             .help("Each game has its own sub-versions")
             .present(stored<source::hasSubVersion>)
             .readOnly(),
         choice("layout", "Game", layouts)
             .help("Determines what is stored after each area. The file does not name the game; it is detected.")
             .readOnly(),
         integer("bsp_size", "Size of the map")
             .help("Size of the .bsp when the mesh was saved. If the size differs, the game reports the mesh as out of "
                   "date.")
             .unit("bytes")
             .present(stored<source::hasBspSize>),
         boolean("analysed", "Analysed")
             .help("Hiding spots, encounter paths and visibility have been computed")
             .bit(0)
             .present(stored<source::hasAnalysed>)});
    addProperties(type, "Contents",
                  {integer("places", "Places")
                       .help("Names in the list of places")
                       .derive(countPlaces)
                       .present(stored<source::hasPlaces>),
                   integer("areas", "Areas").help("Walkable rectangles").derive(countAreas),
                   integer("connections", "Connections")
                       .help("One-way connections from one area to another")
                       .derive(countConnections),
                   integer("hiding_spots", "Hiding spots").help("In all areas").derive(countHidingSpots),
                   integer("encounter_paths", "Encounter paths")
                       .help("In all areas")
                       .derive(countEncounterPaths)
                       .present(stored<source::hasEncounterPaths>),
                   integer("ladders", "Ladders")
                       .help("In the whole mesh")
                       .derive(countLadders)
                       .present(stored<source::hasLadders>)});
    addProperties(type, "Left 4 Dead",
                  {text("population", "Population")
                       .help("Name of the population script")
                       .present(stored<source::hasPopulationName>),
                   units("view_distance", "View distance")
                       .help("Distance up to which visibility was computed. 0: the game's default, 1500.")
                       .present(stored<source::hasViewDistance>)});
    addProperties(
        type, "Stored bytes",
        {integer("analysed_byte", "Analysed, raw")
             .help("Byte as stored: 0 or 1")
             .over(file::analysed)
             .present(stored<source::hasAnalysed>)
             .advanced(),
         integer("unnamed_error", "Unnamed areas off by")
             .help("Stored byte XOR the correct one (whether areas without a place exist). 0 in a valid file.")
             .present(stored<source::hasUnnamedAreasByte>)
             .advanced(),
         rawBytes("tail", "Bytes after the end")
             .help("Left over from an older, longer mesh: GoldSrc overwrites a file without truncating it. No effect.")
             .present(stored<source::hasStaleTail>)});
    return type;
}

/// Places and fog places: lists of names that areas refer to.
template <typename Columns>
ElementType nameType(std::string_view id, std::string_view title, std::string_view plural, std::string_view help,
                     model::Derive index, model::Present present) {
    auto type = Columns::fields.elementType(id, title, plural);
    model::belongsTo(type, Columns::file);
    type.present = present;
    type.namedBy = "name";
    addProperties(type, "Place",
                  {text("name", "Name").help(help).present(present),
                   integer("index", "Index")
                       .help("Position in the list, from 1. Areas refer to places by this index.")
                       .derive(index)
                       .present(present)});
    addProperties(type, "Stored bytes",
                  {boolean("terminated", "Ends with NUL")
                       .help("Every game stores a NUL after the name")
                       .bit(0)
                       .present(present)
                       .advanced()});
    return type;
}

std::vector<model::ListSpec> areaLists() {
    auto approaches = approach::fields.list("approach", "approach areas");
    approaches.present = stored<source::hasApproaches>;
    addProperties(
        approaches, "Approach",
        {elementRef("here", "Here").help("Area where an enemy comes into view").readOnly(),
         elementRef("previous", "Previous").help("Area that the enemy comes from").readOnly(),
         choice("previous_how", "From previous", traverseTypes()).help("Way from the previous area to this one"),
         elementRef("next", "Next").help("Area that the enemy goes to next").readOnly(),
         choice("next_how", "To next", traverseTypes()).help("Way from this area to the next")});
    auto up = ladder_ref::upFields.list("ladder_up", "ladders up");
    up.present = stored<source::hasLadderLists>;
    addProperties(up, "Ladder", {elementRef("ladder", "Ladder").help("Ladder that leads up from here").readOnly()});
    auto down = ladder_ref::downFields.list("ladder_down", "ladders down");
    down.present = stored<source::hasLadderLists>;
    addProperties(down, "Ladder", {elementRef("ladder", "Ladder").help("Ladder that leads down from here").readOnly()});
    auto visibleAreas = visible::fields.list("visible_area", "visible areas");
    visibleAreas.present = stored<source::hasVisible>;
    addProperties(visibleAreas, "Visibility",
                  {elementRef("target", "Area").help("Area that is visible from here").readOnly(),
                   choice("visibility", "Visibility",
                          {{0, "not"}, {1, "potentially"}, {2, "completely"}, {3, "potentially, completely"}})
                       .help("How much of the area is visible. 'Not visible' overrides an inherited entry.")
                       .present(stored<source::hasVisibility>)});
    return {approaches, up, down, visibleAreas};
}

ElementType areaType() {
    auto type = area::fields.elementType("area", "area", "areas");
    model::belongsTo(type, area::file);
    type.namedBy = "id";
    type.placedBy = {"north_west", "south_east", "north_east_z", "south_west_z"};
    type.lists = areaLists();
    addProperties(
        type, "Area",
        {integer("id", "ID").help("Number by which other elements refer to the area. Unique, never 0.").readOnly(),
         elementRef("place", "Place").help("Name that bots call out for this area").present(stored<source::hasPlaces>),
         elementRef("fog_place", "Fog place")
             .help("Fog that applies in this area")
             .present(stored<source::hasFogPlace>)});
    addProperties(type, "Corners",
                  {vector("north_west", "North-west corner")
                       .help("Minimum x and y, with the height there. North is towards lower y.")
                       .unit("units")
                       .over(area::westX, area::northY, area::northWestZ),
                   vector("south_east", "South-east corner")
                       .help("Maximum x and y, with the height there")
                       .unit("units")
                       .over(area::eastX, area::southY, area::southEastZ),
                   units("north_west_z", "North-west height").help("Height at minimum x, minimum y"),
                   units("south_east_z", "South-east height").help("Height at maximum x, maximum y"),
                   units("north_east_z", "North-east height").help("Height at maximum x, minimum y"),
                   units("south_west_z", "South-west height").help("Height at minimum x, maximum y"),
                   units("width", "Size along x").help("From west to east").derive(areaWidth),
                   units("depth", "Size along y").help("From north to south").derive(areaDepth)});
    addProperties(
        type, "Connections",
        {integer("connections_out", "Outgoing connections")
             .help("Connections that leave the area")
             .derive(connectionsOut),
         integer("connections_in", "Incoming connections")
             .help("Connections that enter the area")
             .derive(connectionsIn),
         integer("part", "Component")
             .help("Number of the connected component that contains the area. The largest has the lowest number.")
             .derive(connectedPart)});
    addFlags(type, "Attributes", area::attributes, nullptr, byteAttributeFlags());
    addFlags(type, "Attributes", area::attributes, wideAttributes, wordAttributeFlags());
    addFlags(type, "Attributes", area::attributes, otherAttributes, longAttributeFlags());
    addFlags(type, "Attributes", area::attributes, leftForDeadAttributes, leftForDeadAttributeFlags());
    addFlags(type, "Attributes", area::attributes, widestAttributes, highestAttributeFlags());
    addFlags(type, "Team Fortress", area::gameFlags, hasLayout<source::NavLayout::TeamFortress>, teamFortressFlags());
    addFlags(type, "Left 4 Dead", area::gameFlags, spawnAttributes, spawnAttributeFlags());
    const auto seconds = [](std::string_view id, std::string_view title) {
        return number(id, title)
            .help("Earliest time after the start at which a player of the team can be here")
            .unit("s")
            .present(stored<source::hasOccupyTimes>);
    };
    addProperties(type, "Timing",
                  {seconds("occupy_first", "First team arrives"), seconds("occupy_second", "Second team arrives")});
    const auto light = [](std::string_view id, std::string_view title) {
        return number(id, title).help("0: dark, 1: bright").present(stored<source::hasLight>);
    };
    addProperties(type, "Light",
                  {light("light_north_west", "North-west"), light("light_north_east", "North-east"),
                   light("light_south_east", "South-east"), light("light_south_west", "South-west"),
                   light("light", "Mean light").help("Of the four corners").derive(meanLight)});
    addProperties(
        type, "Visibility",
        {elementRef("inherits_from", "Inherits from")
             .help("Everything visible from that area is visible from here as well, unless the own list overrides it")
             .present(stored<source::hasInheritance>)
             .readOnly(),
         integer("visible_areas", "Own list")
             .help("Entries of the area's own list")
             .derive(countVisible)
             .present(stored<source::hasVisible>)});
    addProperties(type, "Contents",
                  {integer("spots", "Hiding spots").help("In this area").derive(countSpots),
                   integer("paths", "Encounter paths")
                       .help("Through this area")
                       .derive(countPaths)
                       .present(stored<source::hasEncounterPaths>)});
    addProperties(type, "Stored words",
                  {rawWord("attributes_word", "Attributes, raw").help("All attribute bits").over(area::attributes),
                   rawWord("game_flags_word", "Game flags, raw")
                       .help("All bits that the game stores after the area")
                       .over(area::gameFlags)
                       .present(stored<source::hasGameFlags>),
                   rawBytes("legacy", "Unnamed bytes")
                       .help("Encounter paths of versions 1 and 2, or extra data of early Left 4 Dead files")
                       .present(stored<hasLegacy>),
                   boolean("stale", "Analysis out of date")
                       .help("An edit has shortened a list of the analysis")
                       .present(inNoFile)});
    return type;
}

ElementType connectionType() {
    auto type = connection::fields.elementType("connection", "connection", "connections");
    model::belongsTo(type, connection::owner);
    type.groupPart = connection::side.column;
    type.partTitles = {"north", "east", "south", "west"};
    type.edge = model::GraphEdge{connection::owner.column, connection::target.column};
    addProperties(
        type, "Connection",
        {elementRef("owner", "From").help("Area that the connection leaves").readOnly(),
         elementRef("target", "To")
             .help("Area that the connection enters. A number is the ID of a missing area.")
             .readOnly(),
         choice("side", "Side", directions()).help("Side of the area where the connection leaves").atMost(3),
         integer("two_way", "Two-way").help("The other area has a reverse connection to this one.").derive(leadsBack),
         units("height", "Climb")
             .help("Height of the other area's edge above this one's where they meet. Far below 0: a drop.")
             .derive(connectionHeight)});
    return type;
}

ElementType hidingSpotType() {
    auto type = hiding_spot::fields.elementType("hiding_spot", "hiding spot", "hiding spots");
    model::belongsTo(type, hiding_spot::owner);
    type.namedBy = "id";
    type.placedBy = {"position"};
    addProperties(
        type, "Hiding spot",
        {integer("id", "ID")
             .help("Number by which encounter paths refer to the spot. Unique in the mesh. Games count from 0.")
             .present(stored<source::hasHidingSpotIds>)
             .readOnly(),
         elementRef("owner", "Area").help("Area that contains the spot").readOnly(),
         vector("position", "Position")
             .help("On the ground")
             .unit("units")
             .over(hiding_spot::x, hiding_spot::y, hiding_spot::z)});
    addFlags(type, "Type", hiding_spot::flags, stored<source::hasHidingSpotIds>, hidingSpotFlags());
    return type;
}

ElementType encounterPathType() {
    auto type = encounter_path::fields.elementType("encounter_path", "encounter path", "encounter paths");
    model::belongsTo(type, encounter_path::owner);
    type.present = stored<source::hasEncounterPaths>;
    addProperties(type, "Encounter path",
                  {elementRef("owner", "Through").help("Area that the path leads through").readOnly(),
                   elementRef("from", "From").help("Area that the path comes from").readOnly(),
                   choice("from_direction", "From side", directions()).help("Side on which that area lies").atMost(3),
                   elementRef("to", "To").help("Area that the path goes to").readOnly(),
                   choice("to_direction", "To side", directions()).help("Side on which that area lies").atMost(3),
                   integer("spots", "Spots").help("Hiding spots to look at on the way").derive(countEncounterSpots)});
    auto spots = encounter_spot::fields.list("encounter_spot", "encounter spots");
    spots.present = stored<source::hasEncounterPaths>;
    addProperties(spots, "Encounter spot",
                  {elementRef("spot", "Spot").help("Hiding spot to look at").readOnly(),
                   number("t", "Position along path").help("0: start, 1: end").scale(1.0 / 255)});
    type.lists = {spots};
    return type;
}

ElementType ladderType() {
    auto type = ladder::fields.elementType("ladder", "ladder", "ladders");
    model::belongsTo(type, ladder::file);
    type.present = stored<source::hasLadders>;
    type.namedBy = "id";
    type.placedBy = {"top", "bottom"};
    addProperties(
        type, "Ladder",
        {integer("id", "ID").help("Number by which areas refer to the ladder. Unique, never 0.").readOnly(),
         vector("top", "Top").help("Upper end").unit("units"),
         vector("bottom", "Bottom").help("Lower end").unit("units"),
         units("width", "Width").help("Across the climbed side"),
         units("length", "Length").help("Distance between the ends. Follows the ends when they move."),
         choice("direction", "Faces", directions()).help("Direction that the climbed side faces").atMost(3),
         integer("dangling", "Dangling").help("Does not reach the ground").present(stored<source::hasLadderDangling>)});
    addProperties(type, "Ends",
                  {elementRef("top_forward", "Top, forward").help("Area ahead after climbing up"),
                   elementRef("top_left", "Top, left").help("Area to the left at the top"),
                   elementRef("top_right", "Top, right").help("Area to the right at the top"),
                   elementRef("top_behind", "Top, behind").help("Area behind at the top. Used only for climbing down."),
                   elementRef("bottom_area", "Foot").help("Area at the foot").over(ladder::bottom)});
    return type;
}

} // namespace

source::NavFormat formatOf(const Model& m, Slot file) {
    if (file >= m.capacity(kFile))
        return {};
    return {m.get(file::version, file), m.get(file::subVersion, file),
            static_cast<source::NavLayout>(m.get(file::layout, file))};
}

bool visibleArePositions(const Model& m, Slot file) {
    return source::visibleIsPosition(formatOf(m, file)) != (m.get(file::unusualVisible, file) != 0);
}

std::shared_ptr<const model::Schema> schema() {
    static const auto built = model::finish(
        {"source_nav",
         {fileType(),
          nameType<place>("place", "place", "places",
                          "Name that bots call out. Names that the game knows are in its phrase file.", placeIndex,
                          stored<source::hasPlaces>),
          nameType<fog_place>("fog_place", "fog place", "fog places", "Name of a fog controller in the map",
                              fogPlaceIndex, stored<source::hasFogPlaces>),
          areaType(), connectionType(), hidingSpotType(), encounterPathType(), ladderType()},
         enforceInvariants});
    if (!built)
        throw std::logic_error(built.error()); // a bug in this file, found by the test of the schema
    return *built;
}

} // namespace navsmith::systems::source_nav
