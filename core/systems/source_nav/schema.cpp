#include "core/systems/source_nav/schema.h"

#include "core/systems/source_nav/derived.h"
#include "core/systems/source_nav/settle.h"

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

struct Flag {
    std::uint8_t bit;
    std::string_view id;
    std::string_view title;
    std::string_view help;
    bool advanced = false;
};

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

// docs/formats/source-nav.md, section 7.
constexpr Flag kByteAttributes[] = {
    {0, "crouch", "Crouch", "Bots crouch to pass"},
    {1, "jump", "Jump", "Bots jump to pass"},
    {2, "precise", "Precise", "Bots take care not to leave the area, as on a narrow beam"},
    {3, "no_jump", "No jump", "Bots do not jump here to get past something"},
    {4, "stop", "Stop", "Bots stop before they enter"},
    {5, "run", "Run", "Bots run"},
    {6, "walk", "Walk", "Bots walk"},
    {7, "avoid", "Avoid", "Bots go here only where there is no other way"},
};
constexpr Flag kWordAttributes[] = {
    {8, "transient", "Transient", "What stands here may come and go: bots look whether the way is free"},
    {9, "dont_hide", "Don't hide", "No place to hide: hiding spots here are not used"},
    {10, "stand", "Stand", "Bots that hide here stand"},
    {11, "no_hostages", "No hostages", "Hostages do not go here"},
    {12, "stairs", "Stairs", "Stairs: bots walk and do not jump"},
    {13, "no_merge", "No merge", "The generator leaves the area as it is"},
    {14, "obstacle_top", "Obstacle top", "The top of something to climb"},
    {15, "cliff", "Cliff", "A drop of some height is beside it"},
};
constexpr Flag kLeftForDeadAttributes[] = {
    {16, "tank_only", "Tank only", "Only tanks go here"},
    {17, "mob_only", "Mob only", "Only the common infected go here"},
    {18, "playerclip", "Player clip", "Survivors are kept out"},
    {19, "breakable_wall", "Breakable wall", "A wall that breaks stands here"},
    {20, "attribute_20", "Attribute bit 20", "Unknown", true},
    {21, "attribute_21", "Attribute bit 21", "Unknown", true},
    {22, "attribute_22", "Attribute bit 22", "Unknown", true},
    {23, "attribute_23", "Attribute bit 23", "Unknown", true},
    {24, "attribute_24", "Attribute bit 24", "Unknown", true},
    {25, "attribute_25", "Attribute bit 25", "Unknown", true},
    {26, "attribute_26", "Attribute bit 26", "Unknown", true},
    {27, "flow_blocked", "Flow blocked", "The way of the survivors does not count through here"},
    {28, "outside_world", "Outside world", "Beyond where survivors can be"},
    {29, "mostly_flat", "Mostly flat", "Set by the game's analysis"},
};
constexpr Flag kLongAttributes[] = {
    {16, "game_16", "Game bit 16", "Left to the game", true},
    {17, "game_17", "Game bit 17", "Left to the game", true},
    {18, "game_18", "Game bit 18", "Left to the game", true},
    {19, "game_19", "Game bit 19", "Left to the game", true},
    {20, "game_20", "Game bit 20", "Left to the game", true},
    {21, "game_21", "Game bit 21", "Left to the game", true},
    {22, "game_22", "Game bit 22", "Left to the game", true},
    {23, "game_23", "Game bit 23", "Left to the game", true},
    {24, "game_24", "Game bit 24", "Left to the game", true},
    {25, "game_25", "Game bit 25", "Left to the game", true},
    {26, "game_26", "Game bit 26", "Left to the game", true},
    {27, "attribute_bit_27", "Attribute bit 27", "Unknown", true},
    {28, "attribute_bit_28", "Attribute bit 28", "Unknown", true},
    {29, "func_cost", "Func cost", "A brush of the map makes the way through dearer (Team Fortress 2)"},
};
/// The same in all games.
constexpr Flag kHighestAttributes[] = {
    {30, "elevator", "Has elevator", "A lift serves the area"},
    {31, "blocker", "Nav blocker", "Blocked at the time of saving; a state of the running game"},
};

// Section 8: the names of the 32 bits that Team Fortress 2 stores behind each area.
constexpr Flag kTeamFortressFlags[] = {
    {0, "tf_blocked", "Blocked", "Not passable now; the game does not save it", true},
    {1, "tf_spawn_room_red", "Spawn room, RED", "Worked out by the game on loading", true},
    {2, "tf_spawn_room_blue", "Spawn room, BLU", "Worked out by the game on loading", true},
    {3, "tf_spawn_room_exit", "Spawn room exit", "Worked out by the game on loading", true},
    {4, "tf_has_ammo", "Has ammo", "Worked out by the game on loading", true},
    {5, "tf_has_health", "Has health", "Worked out by the game on loading", true},
    {6, "tf_control_point", "Control point", "Worked out by the game on loading", true},
    {7, "tf_blue_sentry_danger", "BLU sentry danger", "A state of the running game", true},
    {8, "tf_red_sentry_danger", "RED sentry danger", "A state of the running game", true},
    {9, "tf_bit_9", "TF bit 9", "Unknown", true},
    {10, "tf_bit_10", "TF bit 10", "Unknown", true},
    {11, "tf_blue_setup_gate", "BLU setup gate", "Closed for BLU until the setup time is over"},
    {12, "tf_red_setup_gate", "RED setup gate", "Closed for RED until the setup time is over"},
    {13, "tf_blocked_after_capture", "Blocked after capture", "Not passable once the point is taken"},
    {14, "tf_blocked_until_capture", "Blocked until capture", "Not passable before the point is taken"},
    {15, "tf_blue_one_way_door", "BLU one-way door", "Only BLU passes, and one way"},
    {16, "tf_red_one_way_door", "RED one-way door", "Only RED passes, and one way"},
    {17, "tf_with_second_point", "With second point", "The capture flags are about the second point"},
    {18, "tf_with_third_point", "With third point", "The capture flags are about the third point"},
    {19, "tf_with_fourth_point", "With fourth point", "The capture flags are about the fourth point"},
    {20, "tf_with_fifth_point", "With fifth point", "The capture flags are about the fifth point"},
    {21, "tf_sniper_spot", "Sniper spot", "Bots snipe from here"},
    {22, "tf_sentry_spot", "Sentry spot", "Bots build sentries here"},
    {23, "tf_escape_route", "Escape route", "Worked out by the game", true},
    {24, "tf_escape_route_visible", "Escape route visible", "Worked out by the game", true},
    {25, "tf_no_spawning", "No spawning", "Nobody spawns here"},
    {26, "tf_rescue_closet", "Rescue closet", "Raid mode: survivors come back here"},
    {27, "tf_bomb_can_drop", "Bomb can drop here", "Worked out by the game", true},
    {28, "tf_door_never_blocks", "Door never blocks", "A door here never counts as closed"},
    {29, "tf_door_always_blocks", "Door always blocks", "A door here always counts as closed"},
    {30, "tf_unblockable", "Unblockable", "Never blocked by anything"},
    {31, "tf_bit_31", "TF bit 31", "Unknown", true},
};

// Section 8: spawn attributes of the Left 4 Dead family.
constexpr Flag kSpawnAttributes[] = {
    {0, "spawn_bit_0", "Spawn bit 0", "Unknown", true},
    {1, "spawn_empty", "Empty", "Nothing spawns here"},
    {2, "spawn_stop_scan", "Stop scan", "The search for places to spawn ends here"},
    {3, "spawn_bit_3", "Spawn bit 3", "Early files store more words where it is set", true},
    {4, "spawn_bit_4", "Spawn bit 4", "Unknown", true},
    {5, "spawn_battlestation", "Battle station", "A place to hold out"},
    {6, "spawn_finale", "Finale", "Part of the finale"},
    {7, "spawn_player_start", "Player start", "Survivors start here"},
    {8, "spawn_battlefield", "Battlefield", "The infected come here during a panic event"},
    {9, "spawn_ignore_visibility", "Ignore visibility", "Spawns although survivors see it"},
    {10, "spawn_not_clearable", "Not clearable", "Survivors cannot clear it"},
    {11, "spawn_checkpoint", "Checkpoint", "A safe room"},
    {12, "spawn_obscured", "Obscured", "Counts as hidden from survivors"},
    {13, "spawn_no_mobs", "No mobs", "No mobs spawn here"},
    {14, "spawn_threat", "Threat", "A tank or witch may be put here"},
    {15, "spawn_rescue_vehicle", "Rescue vehicle", "Where the vehicle waits"},
    {16, "spawn_rescue_closet", "Rescue closet", "Dead survivors come back here"},
    {17, "spawn_escape_route", "Escape route", "On the way that the survivors take"},
    {18, "spawn_door", "Door", "A door, perhaps destroyed"},
    {19, "spawn_no_threat", "No threat", "No tank or witch is put here"},
    {20, "spawn_lying_down", "Lying down", "The infected that spawn here lie"},
    {21, "spawn_bit_21", "Spawn bit 21", "Unknown", true},
    {22, "spawn_bit_22", "Spawn bit 22", "Unknown", true},
    {23, "spawn_bit_23", "Spawn bit 23", "Unknown", true},
    {24, "spawn_compass_north", "Compass: north", "For the zombies' point of view", true},
    {25, "spawn_compass_northeast", "Compass: north-east", "For the zombies' point of view", true},
    {26, "spawn_compass_east", "Compass: east", "For the zombies' point of view", true},
    {27, "spawn_compass_southeast", "Compass: south-east", "For the zombies' point of view", true},
    {28, "spawn_compass_south", "Compass: south", "For the zombies' point of view", true},
    {29, "spawn_compass_southwest", "Compass: south-west", "For the zombies' point of view", true},
    {30, "spawn_compass_west", "Compass: west", "For the zombies' point of view", true},
    {31, "spawn_compass_northwest", "Compass: north-west", "For the zombies' point of view", true},
};

constexpr Flag kHidingSpotFlags[] = {
    {0, "in_cover", "In cover", "A corner with good cover"},
    {1, "good_sniper_spot", "Good sniper spot", "Has at least one decent line to snipe along"},
    {2, "ideal_sniper_spot", "Ideal sniper spot", "Sees very far, or very much"},
    {3, "exposed", "Exposed", "In the open"},
    {4, "spot_bit_4", "Bit 4", "Unknown", true},
    {5, "spot_bit_5", "Bit 5", "Unknown", true},
    {6, "spot_bit_6", "Bit 6", "Unknown", true},
    {7, "spot_bit_7", "Bit 7", "Unknown", true},
};

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
    return {.id = id,
            .title = title,
            .section = section,
            .help = help,
            .type = PropertyType::Integer,
            .derive = derive,
            .present = present};
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

model::KindSpec fileKind() {
    model::KindSpec kind{.id = "file", .title = "mesh", .plural = "meshes"};
    kind.columns = {column<std::string>("name"),           column<std::uint32_t>("version", source::kLastNavVersion),
                    column<std::uint32_t>("sub_version"),  column<std::uint8_t>("layout"),
                    column<std::uint32_t>("bsp_size"),     column<std::uint8_t>("analysed"),
                    column<std::uint8_t>("unnamed_error"), column<std::string>("population"),
                    column<float>("view_distance"),        column<std::string>("tail")};
    std::vector<EnumName> layouts;
    for (const auto& info : source::navLayouts())
        layouts.push_back({static_cast<std::int64_t>(info.layout), info.name});
    kind.properties = {
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
        {.id = "analysed_byte",
         .title = "Analysed, raw",
         .section = "Stored bytes",
         .help = "The byte as stored: 0 or 1",
         .type = PropertyType::Integer,
         .column = file::analysed.column,
         .present = stored<source::hasAnalysed>,
         .advanced = true},
        {.id = "unnamed_error",
         .title = "Unnamed areas off by",
         .section = "Stored bytes",
         .help = "Stored byte xor what it should be: whether areas without a place exist; 0 in a sound file",
         .type = PropertyType::Integer,
         .column = file::unnamedError.column,
         .present = stored<source::hasUnnamedAreasByte>,
         .advanced = true},
        {.id = "tail",
         .title = "Bytes after the end",
         .section = "Stored bytes",
         .help = "What an older, longer mesh left behind; GoldSrc writes over a file without cutting it. Means nothing",
         .type = PropertyType::Bytes,
         .column = file::tail.column,
         .present = stored<source::hasStaleTail>,
         .readOnly = true,
         .advanced = true},
    };
    return kind;
}

/// Places and fog places: lists of names that areas point into.
template <typename Columns>
model::KindSpec nameKind(std::string_view id, std::string_view title, std::string_view plural, std::string_view help,
                         model::Derive index, model::Present present) {
    model::KindSpec kind{.id = id, .title = title, .plural = plural};
    kind.columns = {reference("file", {kFile, OnTargetErased::EraseRow}), column<std::string>("name"),
                    column<std::uint8_t>("terminated", 1)};
    kind.groupOwner = Columns::file.column;
    kind.fileVia = Columns::file.column;
    kind.present = present;
    kind.namedBy = "name";
    kind.properties = {
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
    return kind;
}

model::RefSpec kept(model::KindId target, Lookup lookup = Lookup::Scan) {
    return {target, OnTargetErased::Clear, OnLastReferrerGone::KeepTarget, lookup};
}
model::RefSpec bound(model::KindId target, Lookup lookup = Lookup::Scan) {
    return {target, OnTargetErased::EraseRow, OnLastReferrerGone::KeepTarget, lookup};
}

model::KindSpec areaKind() {
    model::KindSpec kind{.id = "area", .title = "area", .plural = "areas"};
    auto id = column<std::uint32_t>("id");
    id.uniqueId = true;
    kind.columns = {reference("file", bound(kFile)),
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
    kind.groupOwner = area::file.column;
    kind.fileVia = area::file.column;
    kind.namedBy = "id";
    kind.placedBy = {"north_west", "south_east", "north_east_z", "south_west_z"};
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
    kind.lists = {
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
    kind.properties = {
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
    auto& p = kind.properties;
    const auto attributes = area::attributes.column;
    addFlags(p, "Attributes", attributes, nullptr, kByteAttributes);
    addFlags(p, "Attributes", attributes, wideAttributes, kWordAttributes);
    addFlags(p, "Attributes", attributes, otherAttributes, kLongAttributes);
    addFlags(p, "Attributes", attributes, leftForDeadAttributes, kLeftForDeadAttributes);
    addFlags(p, "Attributes", attributes, widestAttributes, kHighestAttributes);
    addFlags(p, "Team Fortress", area::gameFlags.column, hasLayout<source::NavLayout::TeamFortress>,
             kTeamFortressFlags);
    addFlags(p, "Left 4 Dead", area::gameFlags.column, spawnAttributes, kSpawnAttributes);
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
    return kind;
}

model::KindSpec connectionKind() {
    model::KindSpec kind{.id = "connection", .title = "connection", .plural = "connections"};
    kind.columns = {reference("owner", bound(kArea, Lookup::Indexed)), column<std::uint8_t>("side"),
                    reference("target", bound(kArea, Lookup::Indexed))};
    kind.groupOwner = connection::owner.column;
    kind.groupPart = connection::side.column;
    kind.partTitles = {"north", "east", "south", "west"};
    kind.fileVia = connection::owner.column;
    kind.edge = model::GraphEdge{connection::owner.column, connection::target.column};
    kind.properties = {
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
    return kind;
}

model::KindSpec hidingSpotKind() {
    model::KindSpec kind{.id = "hiding_spot", .title = "hiding spot", .plural = "hiding spots"};
    auto id = column<std::uint32_t>("id");
    id.uniqueId = true;
    kind.columns = {reference("owner", bound(kArea, Lookup::Indexed)),
                    id,
                    column<float>("x"),
                    column<float>("y"),
                    column<float>("z"),
                    column<std::uint8_t>("flags", source::kInCover)};
    kind.groupOwner = hiding_spot::owner.column;
    kind.fileVia = hiding_spot::owner.column;
    kind.namedBy = "id";
    kind.placedBy = {"position"};
    kind.properties = {
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
    addFlags(kind.properties, "Kind", hiding_spot::flags.column, stored<source::hasHidingSpotIds>, kHidingSpotFlags);
    return kind;
}

model::KindSpec encounterPathKind() {
    model::KindSpec kind{.id = "encounter_path", .title = "encounter path", .plural = "encounter paths"};
    kind.columns = {reference("owner", bound(kArea, Lookup::Indexed)), reference("from", bound(kArea)),
                    column<std::uint8_t>("from_direction"), reference("to", bound(kArea)),
                    column<std::uint8_t>("to_direction")};
    kind.groupOwner = encounter_path::owner.column;
    kind.fileVia = encounter_path::owner.column;
    kind.present = stored<source::hasEncounterPaths>;
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
    kind.properties = {
        refTo("owner", "Through", "Encounter path", "The area that one walks through", encounter_path::owner.column,
              true),
        refTo("from", "From", "Encounter path", "The area that one comes from", encounter_path::from.column, true),
        direction("from_direction", "From side", "The side on which that area lies",
                  encounter_path::fromDirection.column),
        refTo("to", "To", "Encounter path", "The area that one goes to", encounter_path::to.column, true),
        direction("to_direction", "To side", "The side on which that area lies", encounter_path::toDirection.column),
        count("spots", "Spots", "Encounter path", "Hiding spots to look at on the way", countEncounterSpots),
    };
    kind.lists = {{.id = "encounter_spot",
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
    return kind;
}

model::KindSpec ladderKind() {
    model::KindSpec kind{.id = "ladder", .title = "ladder", .plural = "ladders"};
    auto id = column<std::uint32_t>("id");
    id.uniqueId = true;
    kind.columns = {reference("file", bound(kFile)),
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
    kind.groupOwner = ladder::file.column;
    kind.fileVia = ladder::file.column;
    kind.present = stored<source::hasLadders>;
    kind.namedBy = "id";
    kind.placedBy = {"top", "bottom"};
    kind.properties = {
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
    return kind;
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
         {fileKind(),
          nameKind<place>("place", "place", "places", "What bots call it. The game knows the names in its phrase file",
                          placeIndex, stored<source::hasPlaces>),
          nameKind<fog_place>("fog_place", "fog place", "fog places", "Name of a fog of the map", fogPlaceIndex,
                              stored<source::hasFogPlaces>),
          areaKind(), connectionKind(), hidingSpotKind(), encounterPathKind(), ladderKind()},
         settle});
    if (!built)
        throw std::logic_error(built.error()); // a programming error that the schema's test finds
    return *built;
}

} // namespace navsmith::systems::source_nav
