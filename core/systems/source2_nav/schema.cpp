#include "core/systems/source2_nav/schema.h"

#include "core/systems/shared/property_builder.h"
#include "core/systems/source2_nav/derived.h"
#include "core/systems/source2_nav/flags.h"
#include "core/systems/source2_nav/invariants.h"

#include <stdexcept>
#include <string_view>
#include <vector>

namespace navsmith::systems::source2_nav {

using model::ElementType;
using model::EnumName;
using model::Model;
using model::Slot;

namespace {

/// A value of the file; rows that are being pasted belong to none yet, and will to the only one.
template <typename T>
T ofFile(const Model& m, model::Column<T> column, Slot file) {
    const Slot mesh = file == model::kNoSlot ? meshOf(m) : file;
    return mesh == model::kNoSlot ? T() : m.get(column, mesh);
}

/// Present where the version stores the field.
template <bool (*Has)(std::uint32_t)>
bool stored(const Model& m, Slot file) {
    return Has(ofFile(m, file::version, file));
}
bool ownPlaces(const Model& m, Slot file) {
    return !source2::hasCornerTable(ofFile(m, file::version, file));
}
/// Present where the generator stores the field.
template <bool (*Has)(std::int32_t)>
bool generated(const Model& m, Slot file) {
    return Has(ofFile(m, file::generator, file));
}
bool hasCustomData(const Model& m, Slot file) {
    return ofFile(m, file::subVersion, file) > 0;
}
bool isUnderstood(const Model& m, Slot file) {
    return ofFile(m, file::customData, file) == static_cast<std::uint8_t>(CustomData::Understood);
}
bool hasPolygonTable(const Model& m, Slot file) {
    return !ofFile(m, file::polygonTable, file).empty();
}

PropertyBuilder units(std::string_view id, std::string_view title) {
    return number(id, title).unit("units");
}

ElementType fileType() {
    auto type = file::fields.elementType("file", "mesh", "meshes");
    addProperties(type, "Mesh",
                  {text("label", "File").help("Name of the file").over(file::name).readOnly(),
                   integer("version", "Version")
                       .help("Version of the format: 30 Half-Life: Alyx, 35 and 36 Counter-Strike 2")
                       .readOnly(),
                   integer("sub_version", "Sub-version").help("Above 0: data of the game follows the mesh").readOnly(),
                   boolean("analysed", "Analysed").help("The game has analysed the mesh").over(file::flags).bit(0)});
    addProperties(type, "Contents",
                  {integer("areas", "Areas").help("Walkable polygons, of all hulls").derive(countAreas),
                   integer("connections", "Connections")
                       .help("One-way connections from an edge of an area to one of another")
                       .derive(countConnections),
                   integer("hiding_spots", "Hiding spots").help("In all areas").derive(countHidingSpots),
                   integer("ladders", "Ladders").help("In the whole mesh").derive(countLadders)});
    addProperties(
        type, "Generation",
        {integer("generator", "Generator").help("Version of the game's generator").readOnly(),
         boolean("project_defaults", "Project defaults")
             .help("The mesh was made with the settings of the project. The game warns if they differ.")
             .over(file::usesDefaults)
             .bit(0),
         units("tile_size", "Tile size").help("Edge of the squares in which the mesh is made"),
         units("cell_size", "Cell size").help("Width of the generator's smallest step"),
         units("cell_height", "Cell height").help("Height of the generator's smallest step"),
         integer("smallest_region", "Smallest region").help("In cells along an edge; smaller ones are left out"),
         integer("merged_region", "Merged region").help("In cells along an edge; smaller ones join others"),
         number("sample_distance", "Sample distance").help("Between samples of the height"),
         number("sample_error", "Sample error").help("How far the height may be off"),
         integer("longest_edge", "Longest edge").help("Of an area's edges"),
         number("edge_error", "Edge error").help("How far a simplified edge may be off"),
         integer("polygon_vertices", "Vertices of a polygon").help("At most so many corners of an area"),
         number("small_areas", "Small areas")
             .help("Areas below this size were removed; -1: none")
             .present(generated<source2::hasSmallAreas>),
         text("hull_preset", "Hull preset")
             .help("Name of the set of hulls; empty: the game's own")
             .present(generated<source2::hasPresets>),
         text("hull_file", "Hull definitions")
             .help("File that defines the hulls; empty: the game's own")
             .present(generated<source2::hasPresets>),
         integer("hull_count", "Hulls")
             .help("Kinds of agent for which there are areas. Older generators store three even if there are fewer.")
             .readOnly()});
    addProperties(
        type, "Stored words",
        {rawWord("flags_word", "Flags, raw").help("All bits; bit 24 has an unknown meaning").over(file::flags),
         integer("uses_defaults_word", "Project defaults, raw")
             .help("The number as stored")
             .over(file::usesDefaults)
             .advanced(),
         rawWord("unknown_word", "Unknown word").help("0 in all known files").present(stored<source2::hasUnknownWord>),
         integer("last_byte", "Last byte")
             .help("Perhaps whether gravity turns with movable meshes; 0 in all known files")
             .present(generated<source2::hasPresets>)
             .advanced(),
         integer("custom_data", "Custom data")
             .help("0: none, 1: an entry for each area, 2: of an unknown form, kept as it is")
             .readOnly()
             .present(hasCustomData)
             .advanced(),
         rawBytes("polygon_table", "Table of polygons")
             .help("Polygons and the areas they belong to, where they are not one for each area in their order")
             .present(hasPolygonTable)});
    addProperties(
        type, "Stored bytes",
        {rawBytes("first_block", "First block").help("Key values").present(stored<source2::hasBlocks>),
         rawBytes("second_block", "Second block").help("Key values").present(stored<source2::hasBlocks>),
         rawBytes("third_block", "Third block")
             .help("Key values: names of the hulls")
             .present(stored<source2::hasBlocks>),
         rawBytes("custom_block", "Custom data as read")
             .help("Key values: hiding spots, encounters and approaches of the areas")
             .present(hasCustomData),
         rawBytes("first_pad", "Before the first block").help("Padding").present(stored<source2::hasBlocks>),
         rawBytes("second_pad", "Before the second block").help("Padding").present(stored<source2::hasBlocks>),
         rawBytes("third_pad", "Before the third block").help("Padding").present(stored<source2::hasBlocks>),
         rawBytes("custom_pad", "Before the custom data").help("Padding").present(hasCustomData),
         rawBytes("tail", "Bytes after the mesh")
             .help("In place of custom data, or behind it")
             .present(hasCustomData)});
    return type;
}

ElementType hullType() {
    auto type = hull::fields.elementType("hull", "hull", "hulls");
    model::belongsTo(type, hull::file);
    addProperties(type, "Hull",
                  {integer("index", "Index").help("Number by which areas name their hull").derive(hullIndex),
                   boolean("is_enabled", "Enabled")
                       .help("There are areas for this hull")
                       .over("enabled")
                       .bit(0)
                       .present(generated<source2::hasShortHull>),
                   units("radius", "Radius").help("Half the width of the agent"),
                   units("height", "Height").help("Of the agent, standing"),
                   boolean("is_short_enabled", "Crouches")
                       .help("There are areas for the crouching agent, too")
                       .over("short_enabled")
                       .bit(0)
                       .present(generated<source2::hasShortHull>),
                   units("short_height", "Crouching height")
                       .help("Of the agent, crouching")
                       .present(generated<source2::hasShortHull>),
                   boolean("is_crawl_enabled", "Crawls")
                       .help("There are areas for the crawling agent, too")
                       .over("crawl_enabled")
                       .bit(0)
                       .present(generated<source2::hasCrawlHull>),
                   units("crawl_height", "Crawling height")
                       .help("Of the agent, crawling")
                       .present(generated<source2::hasCrawlHull>),
                   units("climb", "Step").help("Height of the highest step"),
                   integer("slope", "Slope").help("Steepest ground to walk on").unit("degrees"),
                   units("jump_down", "Jump down").help("Deepest drop"),
                   units("jump_across", "Jump across").help("Widest gap"),
                   units("jump_up", "Jump up").help("Highest jump"),
                   integer("erosion", "Erosion")
                       .help("Cells taken off at borders of the ground")
                       .present(generated<source2::hasErosion>)});
    addProperties(
        type, "Stored words",
        {integer("enabled", "Enabled, raw").help("Byte as stored").present(generated<source2::hasShortHull>).advanced(),
         integer("short_enabled", "Crouches, raw")
             .help("Byte as stored")
             .present(generated<source2::hasShortHull>)
             .advanced(),
         integer("crawl_enabled", "Crawls, raw")
             .help("Byte as stored")
             .present(generated<source2::hasCrawlHull>)
             .advanced()});
    return type;
}

ElementType pointType() {
    auto type = point::fields.elementType("point", "shared corner", "shared corners");
    model::belongsTo(type, point::file);
    type.present = stored<source2::hasCornerTable>;
    type.placedBy = {"position"};
    addProperties(type, "Corner",
                  {vector("position", "Position")
                       .help("Areas that share the corner follow it")
                       .unit("units")
                       .over(point::x, point::y, point::z)
                       .present(stored<source2::hasCornerTable>),
                   integer("index", "Index").help("Position in the table of corners").derive(pointIndex),
                   integer("areas", "Areas").help("That share the corner").derive(areasAtPoint)});
    return type;
}

std::vector<model::ListSpec> areaLists() {
    auto approaches = approach::fields.list("approach", "approach areas");
    approaches.present = isUnderstood;
    addProperties(approaches, "Approach",
                  {elementRef("previous", "Previous").help("Area that the enemy comes from").readOnly(),
                   elementRef("here", "Here").help("Area where an enemy comes into view").readOnly(),
                   elementRef("next", "Next").help("Area that the enemy goes to next").readOnly(),
                   integer("here_back_edge", "Edge back").help("Edge of this area that leads back; -1: none"),
                   integer("next_back_edge", "Next edge back").help("Edge of the next area that leads back; -1: none"),
                   integer("previous_how", "From previous").help("Edge, or 5 and more: ladders and jumps"),
                   integer("next_how", "To next").help("Edge, or 5 and more: ladders and jumps")});
    auto above = ladder_ref::aboveFields.list("ladder_above", "ladders above");
    addProperties(above, "Ladder", {elementRef("ladder", "Ladder").help("Ladder that leads up from here").readOnly()});
    auto below = ladder_ref::belowFields.list("ladder_below", "ladders below");
    addProperties(below, "Ladder",
                  {elementRef("ladder", "Ladder").help("Ladder that leads down from here").readOnly()});
    return {approaches, above, below};
}

ElementType areaType() {
    auto type = area::fields.elementType("area", "area", "areas");
    model::belongsTo(type, area::file);
    type.namedBy = "id";
    type.lists = areaLists();
    addProperties(
        type, "Area",
        {integer("id", "ID").help("Number by which other elements refer to the area. Unique, never 0.").readOnly(),
         integer("hull", "Hull").help("Index of the kind of agent that the area is for"),
         integer("corners", "Corners").help("Corners of the polygon").derive(countCorners),
         units("size_x", "Size along x").help("From the lowest to the highest corner").derive(areaSizeX),
         units("size_y", "Size along y").help("From the lowest to the highest corner").derive(areaSizeY),
         units("height", "Height").help("Mean height of the corners").derive(areaHeight)});
    addProperties(type, "Connections",
                  {integer("connections_out", "Outgoing connections")
                       .help("Connections that leave the area")
                       .derive(connectionsOut),
                   integer("connections_in", "Incoming connections")
                       .help("Connections that enter the area")
                       .derive(connectionsIn),
                   integer("part", "Component")
                       .help("Number of the connected component that contains the area. The largest has the lowest "
                             "number.")
                       .derive(connectedPart)
                       .groupNumber()});
    for (const auto& flag : attributeFlags())
        addProperties(type, "Attributes",
                      {boolean(flag.id, flag.title).help(flag.help).over(area::attributes).bit(flag.bit)});
    const auto seconds = [](std::string_view id, std::string_view title) {
        return number(id, title)
            .help("Earliest time after the start at which a player of the team can be here")
            .unit("s")
            .present(isUnderstood);
    };
    addProperties(type, "Timing",
                  {seconds("occupy_first", "First team arrives"), seconds("occupy_second", "Second team arrives")});
    addProperties(type, "Contents",
                  {integer("spots", "Hiding spots").help("In this area").derive(countSpots).present(isUnderstood)});
    addProperties(type, "Stored words",
                  {rawWord("attributes_middle", "Attributes, bits 19 to 31")
                       .help("Without a known meaning")
                       .over(area::attributes)
                       .bits(19, 13),
                   rawWord("attributes_high", "Attributes, high half")
                       .help("The 32 upper bits")
                       .over(area::attributes)
                       .bits(32, 32),
                   number("unknown", "Unknown number").help("0 in most files").advanced(),
                   integer("polygon", "Polygon")
                       .help("Index into the table of polygons")
                       .present(hasPolygonTable)
                       .readOnly()
                       .advanced(),
                   rawWord("movable_mesh", "Movable mesh")
                       .help("The movable mesh that the area belongs to; 0xFFFFFFFF: the world")
                       .present(stored<source2::hasMovableMeshes>),
                   integer("entry", "Entry")
                       .help("Position of the area in the custom data as read, from 1; 0: not there")
                       .present(isUnderstood)
                       .readOnly()
                       .advanced()});
    return type;
}

ElementType cornerType() {
    auto type = corner::fields.elementType("corner", "corner", "corners");
    model::belongsTo(type, corner::owner);
    type.placedBy = {"position"};
    addProperties(type, "Corner",
                  {elementRef("owner", "Area").help("Area whose corner it is").readOnly(),
                   elementRef("point", "Shared corner")
                       .help("Where it stands. A number is an index beyond the table.")
                       .readOnly()
                       .present(stored<source2::hasCornerTable>),
                   vector("position", "Position")
                       .help("Of this area only: neighbours have corners of their own")
                       .unit("units")
                       .over(corner::x, corner::y, corner::z)
                       .present(ownPlaces),
                   integer("number", "Number").help("Counterclockwise around the area, from 0").derive(cornerNumber)});
    return type;
}

ElementType connectionType() {
    auto type = connection::fields.elementType("connection", "connection", "connections");
    model::belongsTo(type, connection::owner);
    type.edge = model::GraphEdge{connection::owner.column, connection::target.column};
    addProperties(
        type, "Connection",
        {elementRef("owner", "From").help("Area that the connection leaves").readOnly(),
         integer("edge", "Edge").help("Edge of that area, from its corner of this number to the next"),
         elementRef("target", "To")
             .help("Area that the connection enters. A number is the ID of a missing area.")
             .readOnly(),
         integer("target_edge", "Target edge").help("Edge of that area, through which the way back leads"),
         integer("two_way", "Two-way")
             .help("The other area has a connection back through these edges")
             .derive(leadsBack),
         units("climb", "Climb").help("Height of the other edge above this one. Far below 0: a drop.").derive(climbOf),
         units("gap", "Gap").help("Distance between the edges in plan").derive(gapOf)});
    return type;
}

ElementType hidingSpotType() {
    auto type = hiding_spot::fields.elementType("hiding_spot", "hiding spot", "hiding spots");
    model::belongsTo(type, hiding_spot::owner);
    type.present = isUnderstood;
    type.namedBy = "id";
    type.placedBy = {"position"};
    addProperties(type, "Hiding spot",
                  {integer("id", "ID").help("Unique in the mesh. The game counts from 0.").readOnly(),
                   elementRef("owner", "Area").help("Area that contains the spot").readOnly(),
                   vector("position", "Position")
                       .help("On a corner of the area")
                       .unit("units")
                       .over(hiding_spot::x, hiding_spot::y, hiding_spot::z)});
    for (const auto& flag : hidingSpotFlags())
        addProperties(type, "Type",
                      {boolean(flag.id, flag.title).help(flag.help).over(hiding_spot::flags).bit(flag.bit)});
    addProperties(type, "Stored words", {rawWord("flags_word", "Type, raw").help("All bits").over(hiding_spot::flags)});
    return type;
}

ElementType ladderType() {
    auto type = ladder::fields.elementType("ladder", "ladder", "ladders");
    model::belongsTo(type, ladder::file);
    type.namedBy = "id";
    type.placedBy = {"top", "bottom"};
    addProperties(type, "Ladder",
                  {integer("id", "ID").help("Number by which areas refer to the ladder. Unique, never 0.").readOnly(),
                   vector("top", "Top").help("Upper end").unit("units"),
                   vector("bottom", "Bottom").help("Lower end").unit("units"),
                   units("width", "Width").help("Across the climbed side"),
                   units("length", "Length").help("Distance between the ends. Follows the ends when they move."),
                   choice("direction", "Faces", {{0, "north"}, {1, "east"}, {2, "south"}, {3, "west"}})
                       .help("Direction that the climbed side faces")
                       .atMost(3)});
    addProperties(type, "Ends",
                  {elementRef("top_forward", "Top, forward").help("Area ahead after climbing up"),
                   elementRef("top_left", "Top, left").help("Area to the left at the top"),
                   elementRef("top_right", "Top, right").help("Area to the right at the top"),
                   elementRef("top_behind", "Top, behind").help("Area behind at the top"),
                   elementRef("bottom_area", "Foot").help("Area at the foot"),
                   elementRef("bottom_left", "Foot, left")
                       .help("Area to the left at the foot")
                       .present(stored<source2::hasBottomSides>),
                   elementRef("bottom_right", "Foot, right")
                       .help("Area to the right at the foot")
                       .present(stored<source2::hasBottomSides>)});
    return type;
}

ElementType boundsType() {
    auto type = bounds::fields.elementType("bounds", "bounds", "bounds");
    model::belongsTo(type, bounds::file);
    addProperties(
        type, "Bounds",
        {vector("minimum", "Minimum").help("Lowest corner, before it is turned and moved").unit("units").readOnly(),
         vector("maximum", "Maximum").help("Highest corner, before it is turned and moved").unit("units").readOnly(),
         vector("origin", "Origin").help("Where it is moved to").unit("units").readOnly(),
         vector("row_x", "Rotation, x").help("First row of the rotation").over("xx", "xy", "xz").readOnly(),
         vector("row_y", "Rotation, y").help("Second row of the rotation").over("yx", "yy", "yz").readOnly(),
         vector("row_z", "Rotation, z").help("Third row of the rotation").over("zx", "zy", "zz").readOnly()});
    return type;
}

ElementType movableMeshType() {
    auto type = movable_mesh::fields.elementType("movable_mesh", "movable mesh", "movable meshes");
    model::belongsTo(type, movable_mesh::file);
    type.present = stored<source2::hasMovableMeshes>;
    addProperties(type, "Movable mesh",
                  {text("name", "Name").help("Of the object that moves").readOnly(),
                   rawBytes("data", "Data").help("48 bytes of unknown meaning")});
    return type;
}

} // namespace

Slot meshOf(const Model& m) {
    const auto files = m.order(kFile).all();
    return files.empty() ? model::kNoSlot : files.front();
}

std::uint32_t versionOf(const Model& m) {
    const Slot mesh = meshOf(m);
    return mesh == model::kNoSlot ? source2::kLastVersion : m.get(file::version, mesh);
}

std::shared_ptr<const model::Schema> schema() {
    static const auto built =
        model::finish({"source2_nav",
                       {fileType(), hullType(), pointType(), areaType(), cornerType(), connectionType(),
                        hidingSpotType(), ladderType(), boundsType(), movableMeshType()},
                       enforceInvariants});
    if (!built)
        throw std::logic_error(built.error()); // a bug in this file, found by the test of the schema
    return *built;
}

} // namespace navsmith::systems::source2_nav
