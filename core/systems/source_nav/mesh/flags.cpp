#include "core/systems/source_nav/mesh/flags.h"

namespace navsmith::systems::source_nav {

namespace {

// docs/formats/source-nav.md, section 7.
constexpr Flag kByteAttributes[] = {
    {"crouch", "Crouch", "Bots crouch to pass.", 0},
    {"jump", "Jump", "Bots jump to pass.", 1},
    {"precise", "Precise", "Bots do not step outside the area, as on a narrow beam.", 2},
    {"no_jump", "No jump", "Bots do not jump over obstacles here.", 3},
    {"stop", "Stop", "Bots stop before they enter.", 4},
    {"run", "Run", "Bots run.", 5},
    {"walk", "Walk", "Bots walk.", 6},
    {"avoid", "Avoid", "Bots avoid the area unless there is no other way.", 7},
};
constexpr Flag kWordAttributes[] = {
    {"transient", "Transient", "Obstacles may appear: bots check whether the way is clear.", 8},
    {"dont_hide", "Don't hide", "Hiding spots here are not used.", 9},
    {"stand", "Stand", "Bots that hide here stand.", 10},
    {"no_hostages", "No hostages", "Hostages do not go here.", 11},
    {"stairs", "Stairs", "Stairs: bots walk and do not jump.", 12},
    {"no_merge", "No merge", "The generator leaves the area as it is", 13},
    {"obstacle_top", "Obstacle top", "The top of something to climb", 14},
    {"cliff", "Cliff", "Next to a drop", 15},
};
constexpr Flag kLeftForDeadAttributes[] = {
    {"tank_only", "Tank only", "Only tanks go here.", 16},
    {"mob_only", "Mob only", "Only the common infected go here.", 17},
    {"playerclip", "Player clip", "Survivors are kept out.", 18},
    {"breakable_wall", "Breakable wall", "A breakable wall is here.", 19},
    {"attribute_20", "Attribute bit 20", "Unknown", 20, true},
    {"attribute_21", "Attribute bit 21", "Unknown", 21, true},
    {"attribute_22", "Attribute bit 22", "Unknown", 22, true},
    {"attribute_23", "Attribute bit 23", "Unknown", 23, true},
    {"attribute_24", "Attribute bit 24", "Unknown", 24, true},
    {"attribute_25", "Attribute bit 25", "Unknown", 25, true},
    {"attribute_26", "Attribute bit 26", "Unknown", 26, true},
    {"flow_blocked", "Flow blocked", "The survivors' flow does not lead through here.", 27},
    {"outside_world", "Outside world", "Outside the area that survivors can reach", 28},
    {"mostly_flat", "Mostly flat", "Set by the game's analysis", 29},
};
constexpr Flag kLongAttributes[] = {
    {"game_16", "Game bit 16", "Used by the game", 16, true},
    {"game_17", "Game bit 17", "Used by the game", 17, true},
    {"game_18", "Game bit 18", "Used by the game", 18, true},
    {"game_19", "Game bit 19", "Used by the game", 19, true},
    {"game_20", "Game bit 20", "Used by the game", 20, true},
    {"game_21", "Game bit 21", "Used by the game", 21, true},
    {"game_22", "Game bit 22", "Used by the game", 22, true},
    {"game_23", "Game bit 23", "Used by the game", 23, true},
    {"game_24", "Game bit 24", "Used by the game", 24, true},
    {"game_25", "Game bit 25", "Used by the game", 25, true},
    {"game_26", "Game bit 26", "Used by the game", 26, true},
    {"attribute_bit_27", "Attribute bit 27", "Unknown", 27, true},
    {"attribute_bit_28", "Attribute bit 28", "Unknown", 28, true},
    {"func_cost", "Func cost", "A brush in the map makes the route more expensive (Team Fortress 2).", 29},
};
/// Shared by all games.
constexpr Flag kHighestAttributes[] = {
    {"elevator", "Has elevator", "An elevator serves the area.", 30},
    {"blocker", "Nav blocker", "Blocked when the mesh was saved. Run-time state.", 31},
};

// Section 8: the 32 bits that Team Fortress 2 stores behind each area.
constexpr Flag kTeamFortressFlags[] = {
    {"tf_blocked", "Blocked", "Blocked at run time. The game does not save it.", 0, true},
    {"tf_spawn_room_red", "Spawn room, RED", "Computed by the game on loading", 1, true},
    {"tf_spawn_room_blue", "Spawn room, BLU", "Computed by the game on loading", 2, true},
    {"tf_spawn_room_exit", "Spawn room exit", "Computed by the game on loading", 3, true},
    {"tf_has_ammo", "Has ammo", "Computed by the game on loading", 4, true},
    {"tf_has_health", "Has health", "Computed by the game on loading", 5, true},
    {"tf_control_point", "Control point", "Computed by the game on loading", 6, true},
    {"tf_blue_sentry_danger", "BLU sentry danger", "Run-time state", 7, true},
    {"tf_red_sentry_danger", "RED sentry danger", "Run-time state", 8, true},
    {"tf_bit_9", "TF bit 9", "Unknown", 9, true},
    {"tf_bit_10", "TF bit 10", "Unknown", 10, true},
    {"tf_blue_setup_gate", "BLU setup gate", "Closed for BLU until the setup time is over", 11},
    {"tf_red_setup_gate", "RED setup gate", "Closed for RED until the setup time is over", 12},
    {"tf_blocked_after_capture", "Blocked after capture", "Blocked once the point is captured", 13},
    {"tf_blocked_until_capture", "Blocked until capture", "Blocked until the point is captured", 14},
    {"tf_blue_one_way_door", "BLU one-way door", "Only BLU can pass, in one direction.", 15},
    {"tf_red_one_way_door", "RED one-way door", "Only RED can pass, in one direction.", 16},
    {"tf_with_second_point", "With second point", "The capture flags apply to the second point.", 17},
    {"tf_with_third_point", "With third point", "The capture flags apply to the third point.", 18},
    {"tf_with_fourth_point", "With fourth point", "The capture flags apply to the fourth point.", 19},
    {"tf_with_fifth_point", "With fifth point", "The capture flags apply to the fifth point.", 20},
    {"tf_sniper_spot", "Sniper spot", "Bots snipe from here.", 21},
    {"tf_sentry_spot", "Sentry spot", "Bots build sentries here.", 22},
    {"tf_escape_route", "Escape route", "Computed by the game", 23, true},
    {"tf_escape_route_visible", "Escape route visible", "Computed by the game", 24, true},
    {"tf_no_spawning", "No spawning", "Nobody spawns here.", 25},
    {"tf_rescue_closet", "Rescue closet", "Raid mode: survivors come back here", 26},
    {"tf_bomb_can_drop", "Bomb can drop here", "Computed by the game", 27, true},
    {"tf_door_never_blocks", "Door never blocks", "A door here never counts as closed.", 28},
    {"tf_door_always_blocks", "Door always blocks", "A door here always counts as closed.", 29},
    {"tf_unblockable", "Unblockable", "Never counts as blocked", 30},
    {"tf_bit_31", "TF bit 31", "Unknown", 31, true},
};

// Section 8: spawn attributes of the Left 4 Dead family.
constexpr Flag kSpawnAttributes[] = {
    {"spawn_bit_0", "Spawn bit 0", "Unknown", 0, true},
    {"spawn_empty", "Empty", "Nothing spawns here.", 1},
    {"spawn_stop_scan", "Stop scan", "The search for spawn areas stops here.", 2},
    {"spawn_bit_3", "Spawn bit 3", "Early files store more words where this bit is set", 3, true},
    {"spawn_bit_4", "Spawn bit 4", "Unknown", 4, true},
    {"spawn_battlestation", "Battle station", "A place to hold out", 5},
    {"spawn_finale", "Finale", "Part of the finale", 6},
    {"spawn_player_start", "Player start", "Survivors start here.", 7},
    {"spawn_battlefield", "Battlefield", "The infected come here during a panic event.", 8},
    {"spawn_ignore_visibility", "Ignore visibility", "Spawns even if survivors can see it", 9},
    {"spawn_not_clearable", "Not clearable", "Survivors cannot clear it.", 10},
    {"spawn_checkpoint", "Checkpoint", "A safe room", 11},
    {"spawn_obscured", "Obscured", "Counts as hidden from survivors", 12},
    {"spawn_no_mobs", "No mobs", "No mobs spawn here.", 13},
    {"spawn_threat", "Threat", "A tank or witch may spawn here.", 14},
    {"spawn_rescue_vehicle", "Rescue vehicle", "Where the vehicle waits", 15},
    {"spawn_rescue_closet", "Rescue closet", "Dead survivors come back here.", 16},
    {"spawn_escape_route", "Escape route", "On the survivors' route", 17},
    {"spawn_door", "Door", "A door, perhaps destroyed", 18},
    {"spawn_no_threat", "No threat", "No tank or witch spawns here.", 19},
    {"spawn_lying_down", "Lying down", "The infected that spawn here lie.", 20},
    {"spawn_bit_21", "Spawn bit 21", "Unknown", 21, true},
    {"spawn_bit_22", "Spawn bit 22", "Unknown", 22, true},
    {"spawn_bit_23", "Spawn bit 23", "Unknown", 23, true},
    {"spawn_compass_north", "Compass: north", "For the zombies' point of view", 24, true},
    {"spawn_compass_northeast", "Compass: north-east", "For the zombies' point of view", 25, true},
    {"spawn_compass_east", "Compass: east", "For the zombies' point of view", 26, true},
    {"spawn_compass_southeast", "Compass: south-east", "For the zombies' point of view", 27, true},
    {"spawn_compass_south", "Compass: south", "For the zombies' point of view", 28, true},
    {"spawn_compass_southwest", "Compass: south-west", "For the zombies' point of view", 29, true},
    {"spawn_compass_west", "Compass: west", "For the zombies' point of view", 30, true},
    {"spawn_compass_northwest", "Compass: north-west", "For the zombies' point of view", 31, true},
};

constexpr Flag kHidingSpotFlags[] = {
    {"in_cover", "In cover", "A corner with good cover", 0},
    {"good_sniper_spot", "Good sniper spot", "Has at least one decent line to snipe along", 1},
    {"ideal_sniper_spot", "Ideal sniper spot", "Overlooks a long distance or a large area", 2},
    {"exposed", "Exposed", "Without cover", 3},
    {"spot_bit_4", "Bit 4", "Unknown", 4, true},
    {"spot_bit_5", "Bit 5", "Unknown", 5, true},
    {"spot_bit_6", "Bit 6", "Unknown", 6, true},
    {"spot_bit_7", "Bit 7", "Unknown", 7, true},
};

} // namespace

std::span<const Flag> byteAttributeFlags() {
    return kByteAttributes;
}
std::span<const Flag> wordAttributeFlags() {
    return kWordAttributes;
}
std::span<const Flag> leftForDeadAttributeFlags() {
    return kLeftForDeadAttributes;
}
std::span<const Flag> longAttributeFlags() {
    return kLongAttributes;
}
std::span<const Flag> highestAttributeFlags() {
    return kHighestAttributes;
}
std::span<const Flag> teamFortressFlags() {
    return kTeamFortressFlags;
}
std::span<const Flag> spawnAttributeFlags() {
    return kSpawnAttributes;
}
std::span<const Flag> hidingSpotFlags() {
    return kHidingSpotFlags;
}

} // namespace navsmith::systems::source_nav
