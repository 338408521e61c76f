#include "resources/samples/arena_plan.h"

namespace navsmith::samples::arena {
namespace {

constexpr std::string_view kBrick = "ar_brick";
constexpr std::string_view kFloor = "ar_floor";
constexpr std::string_view kMetal = "ar_metal";
constexpr std::string_view kStone = "ar_stone";
constexpr std::string_view kWood = "ar_wood";
constexpr std::string_view kSky = "sky_ar";
constexpr std::string_view kWater = "*water";
constexpr std::string_view kTeleportSurface = "*teleport";
constexpr std::string_view kTrigger = "trigger";

constexpr float kGallery = 128; // height of the gallery's floor
constexpr float kTower = 224;
constexpr float kSkyHeight = 352;
constexpr float kStep = 16;

std::vector<Room> rooms() {
    return {
        {{{-768, -576, 0}, {768, 576, kSkyHeight}}, kFloor, kBrick, kSky},
        {{{-448, -512, -96}, {-128, -192, 0}}, kStone, kStone, kStone}, // the pool
        {{{768, -192, 0}, {848, -64, 128}}, kMetal, kStone, kStone},    // teleporter
        {{{-784, -48, 0}, {-768, 48, 112}}, kMetal, kMetal, kMetal},    // doorway of the vault
        {{{-960, -96, 0}, {-784, 96, 128}}, kMetal, kStone, kStone},    // the vault
    };
}

void addColumn(std::vector<Solid>& solids, float x, float y, float half, float top) {
    solids.push_back({{{x - half, y - half, 0}, {x + half, y + half, top}}, kStone, kStone});
}

std::vector<Solid> solids() {
    std::vector<Solid> all{
        {{{-768, 384, kGallery - 16}, {768, 576, kGallery}}, kStone, kStone}, // the gallery
        {{{-160, 96, 0}, {160, 256, kGallery}}, kStone, kBrick},              // the block
        {{{512, -576, 0}, {768, -352, kTower}}, kStone, kBrick},              // the tower
        {{{-672, -416, 0}, {-608, -352, 40}}, kWood, kWood},                  // crates
        {{{-672, -480, 0}, {-608, -416, 80}}, kWood, kWood},
        {{{16, -280, 0}, {80, -216, 4}}, kMetal, kMetal}, // base of the push trigger
    };
    for (int i = 1; i <= 7; ++i) { // Stairs to the gallery, which is the eighth step.
        const auto step = static_cast<float>(i);
        const float y = 128 + 32 * step;
        all.push_back({{{-768, y, 0}, {-640, y + 32, kStep * step}}, kStone, kStone});
    }
    for (int i = 1; i <= 5; ++i) { // steps into the pool
        const auto step = static_cast<float>(i);
        const float y = -192 - 24 * step;
        all.push_back({{{-448, y, -96}, {-128, y + 24, -kStep * step}}, kStone, kStone});
    }
    for (const float x : {-480.0F, -240.0F, 240.0F, 480.0F})
        addColumn(all, x, 400, 16, kGallery - 16);
    for (const float x : {-352.0F, 352.0F}) {
        for (const float y : {-64.0F, 256.0F})
            addColumn(all, x, y, 24, 192);
    }
    return all;
}

std::vector<Mover> movers() {
    return {
        {"lift",
         "func_plat",
         {{384, -528, kTower - 8}, {512, -400, kTower}},
         kMetal,
         {{"height", "216"}, {"speed", "150"}},
         216},
        {"door",
         "func_door",
         {{-780, -48, 0}, {-772, 48, 112}},
         kWood,
         {{"angle", "-1"}, {"targetname", "vault"}, {"wait", "-1"}},
         0},
        {"button",
         "func_button",
         {{-768, -152, 32}, {-760, -120, 64}},
         kMetal,
         {{"angle", "180"}, {"target", "vault"}},
         0},
        {"teleporter", "trigger_teleport", {{792, -184, 0}, {824, -72, 112}}, kTrigger, {{"target", "arrival"}}, 0},
        {"pusher",
         "trigger_push",
         {{16, -280, 4}, {80, -216, 20}},
         kTrigger,
         {{"angles", "-58 96 0"}, {"speed", "67"}},
         0},
    };
}

Keys facing(std::string angle) {
    return {{"angle", std::move(angle)}};
}

/// Player starts are 24 units above the floor.
std::vector<Thing> things() {
    return {
        {"info_player_start", {-64, -384, 24}, facing("90")},
        {"info_player_deathmatch", {-560, 320, 24}, facing("315")},
        {"info_player_deathmatch", {560, 320, 24}, facing("225")},
        {"info_player_deathmatch", {-520, -544, 24}, facing("45")},
        {"info_player_deathmatch", {448, -288, 24}, facing("135")},
        {"info_player_deathmatch", {448, 480, kGallery + 24}, facing("270")},
        {"info_teleport_destination", {-672, 528, kGallery + 28}, {{"angle", "0"}, {"targetname", "arrival"}}},
        {"weapon_rocketlauncher", {688, -448, kTower}, {}},
        {"weapon_supernailgun", {0, 480, 0}, {}},
        {"weapon_grenadelauncher", {-288, -440, -96}, {}},
        {"weapon_lightning", {-872, 0, 0}, {}},
        {"item_armor2", {104, 136, kGallery}, {}},
        {"item_artifact_super_damage", {-104, 136, kGallery}, {}},
        {"item_health", {-656, -464, 80}, {}},
        {"item_health", {344, 464, 0}, {}},
        {"item_health", {-376, 464, 0}, {}},
        {"item_health", {-80, -560, 0}, {}},
        {"item_rockets", {656, 464, kGallery}, {}},
        {"item_spikes", {-576, 96, 0}, {}},
        {"item_cells", {160, -544, 0}, {}},
        {"light", {-352, 96, 320}, {{"light", "350"}}},
        {"light", {352, 96, 320}, {{"light", "350"}}},
        {"light", {-288, -352, 240}, {{"light", "300"}}},
        {"light", {448, -256, 320}, {{"light", "300"}}},
        {"light", {0, 480, 96}, {{"light", "200"}}},
        {"light", {-872, 0, 112}, {{"light", "150"}}},
        {"light", {808, -128, 112}, {{"light", "150"}}},
    };
}

std::vector<Waypoint> waypoints() {
    return {
        // The gallery, from west to east, and the ways up on both sides.
        {"gallery 1", {-704, 432, kGallery}, 40},
        {"gallery 2", {-448, 480, kGallery}, 64},
        {"gallery 3", {-192, 448, kGallery}, 48},
        {"gallery 4", {0, 432, kGallery}, 40},
        {"gallery 5", {192, 448, kGallery}, 48},
        {"gallery 6", {448, 480, kGallery}, 64},
        {"gallery 7", {704, 432, kGallery}, 40},
        {"arrival", {-672, 528, kGallery}, 32},
        {"stairs", {-704, 272, 64}, 24},
        {"stairs' foot", {-704, 112, 0}, 40},
        {"ramp", {704, 224, 64}, 32},
        {"ramp's foot", {704, 32, 0}, 48},
        // Below and in front of the gallery.
        {"below 1", {-560, 480, 0}, 56},
        {"below 2", {-360, 480, 0}, 64},
        {"below 3", {0, 480, 0}, 72},
        {"below 4", {360, 480, 0}, 64},
        {"below 5", {560, 480, 0}, 56},
        {"north 1", {-560, 320, 0}, 56},
        {"north 2", {-256, 320, 0}, 48},
        {"north 3", {0, 320, 0}, 48},
        {"north 4", {256, 320, 0}, 48},
        {"north 5", {560, 320, 0}, 56},
        // The middle.
        {"middle 1", {-560, 80, 0}, 72},
        {"middle 2", {-256, 80, 0}, 64},
        {"middle 3", {0, 16, 0}, 64},
        {"middle 4", {256, 80, 0}, 64},
        {"middle 5", {560, 80, 0}, 64},
        {"block", {0, 208, kGallery}, 36},
        {"block west", {-104, 136, kGallery}, 32},
        {"block east", {104, 136, kGallery}, 32},
        // The west: the vault and the crates.
        {"door", {-704, 0, 0}, 40},
        {"vault", {-872, 0, 0}, 56},
        {"button", {-728, -136, 0}, 24},
        {"west 1", {-560, -136, 0}, 64},
        {"west 2", {-640, -296, 0}, 44},
        {"west 3", {-520, -296, 0}, 48},
        {"west 4", {-520, -448, 0}, 48},
        {"low crate", {-640, -384, 40}, 16},
        {"high crate", {-640, -448, 80}, 16},
        // The pool and around it.
        {"pool's steps", {-288, -252, -48}, 48, flag::kUnderWater},
        {"pool", {-288, -400, -96}, 80, flag::kUnderWater},
        {"pool north", {-288, -168, 0}, 24},
        {"pool south-west", {-520, -544, 0}, 28},
        {"pool south", {-288, -544, 0}, 28},
        {"pool south-east", {-64, -544, 0}, 28},
        {"pool east", {-64, -352, 0}, 44},
        {"pool north-east", {-64, -144, 0}, 48},
        // The east: tower, lift, teleporter and pusher.
        {"pusher", {48, -248, 4}, 16, flag::kPusher},
        {"east 1", {160, -144, 0}, 64},
        {"east 2", {160, -352, 0}, 64},
        {"east 3", {160, -528, 0}, 44},
        {"east 4", {304, -464, 0}, 64},
        {"east 5", {448, -288, 0}, 64},
        {"east 6", {448, -128, 0}, 64},
        {"east 7", {656, -288, 0}, 56},
        {"east 8", {672, -128, 0}, 56},
        {"lift", {448, -464, 0}, 32, flag::kLiftBottom},
        {"lift's top", {560, -464, kTower}, 32, flag::kLiftTop},
        {"tower", {672, -416, kTower}, 48},
        {"teleporter", {808, -128, 0}, 16, flag::kTeleporter},
    };
}

void addWalks(std::vector<Way>& ways, std::initializer_list<std::string_view> chain) {
    for (auto to = chain.begin() + 1; to != chain.end(); ++to)
        ways.push_back({*(to - 1), *to, way::kWalk, true, 0, 0, {}});
}

std::vector<Way> ways() {
    std::vector<Way> all;
    addWalks(all, {"gallery 1", "gallery 2", "gallery 3", "gallery 4", "gallery 5", "gallery 6", "gallery 7"});
    addWalks(all, {"gallery 1", "arrival", "gallery 2"});
    addWalks(all, {"gallery 1", "stairs", "stairs' foot", "middle 1"});
    addWalks(all, {"gallery 7", "ramp", "ramp's foot", "middle 5"});
    addWalks(all, {"below 1", "below 2", "below 3", "below 4", "below 5", "north 5"});
    addWalks(all, {"below 1", "north 1", "north 2", "north 3", "north 4", "north 5", "middle 5"});
    addWalks(all, {"below 2", "north 2", "middle 2"});
    addWalks(all, {"below 3", "north 3"});
    addWalks(all, {"below 4", "north 4", "middle 4"});
    addWalks(all, {"north 1", "middle 1", "middle 2", "middle 3", "middle 4", "middle 5"});
    addWalks(all, {"block", "block west", "block east", "block"});
    addWalks(all, {"stairs' foot", "door", "middle 1"});
    addWalks(all, {"door", "button"});
    addWalks(all, {"middle 1", "west 1", "west 2", "west 3", "west 4"});
    addWalks(all, {"west 1", "west 3"});
    addWalks(all, {"west 4", "pool south-west", "pool south", "pool south-east", "pool east", "pool north-east"});
    addWalks(all, {"west 1", "pool north", "pool's steps", "pool"});
    addWalks(all, {"pool north", "middle 2"});
    addWalks(all, {"pool north", "pool north-east", "middle 3", "east 1", "pool north-east"});
    addWalks(all, {"pool east", "east 2", "east 1", "middle 4"});
    addWalks(all, {"pool south-east", "east 3", "east 2", "east 4", "east 3"});
    addWalks(all, {"east 4", "lift", "east 5", "east 7", "east 8", "ramp's foot"});
    addWalks(all, {"east 5", "east 6", "east 1"});
    addWalks(all, {"east 8", "east 6", "middle 5", "east 8"});
    addWalks(all, {"lift's top", "tower"});

    const std::vector<Way> others{
        // Doors as their own targets: the doorway, and the place in front of a button.
        {"door", "vault", way::kWalk, true, 0, 0, "door"},
        {"west 1", "button", way::kWalk, false, 0, 0, "button"},
        {"button", "west 1", way::kWalk, false, 0, 0, {}},
        {"gallery 4", "block", way::kLongJump, true, 47, 47, {}},
        {"west 2", "low crate", way::kBarrierJump, false, 35, 31, {}},
        {"low crate", "high crate", way::kBarrierJump, false, 11, 31, {}},
        {"low crate", "west 2", way::kLedge, false, 31, 0, {}},
        {"high crate", "west 4", way::kLedge, false, 31, 0, {}},
        {"gallery 3", "north 2", way::kLedge, false, 71, 0, {}},
        {"gallery 5", "north 4", way::kLedge, false, 71, 0, {}},
        {"block west", "middle 2", way::kLedge, false, 59, 0, {}},
        {"block east", "middle 4", way::kLedge, false, 59, 0, {}},
        {"pool south", "pool", way::kLedge, false, 31, 0, {}},
        {"tower", "east 7", way::kLedge, false, 64, 0, {}},
        {"lift", "lift's top", way::kLift, false, 0, 0, "lift"},
        {"east 8", "teleporter", way::kWalk, false, 0, 0, {}},
        {"teleporter", "arrival", way::kTeleport, false, 0, 0, {}},
        {"pool east", "pusher", way::kWalk, false, 0, 0, {}},
        {"pool north-east", "pusher", way::kWalk, false, 0, 0, {}},
        {"east 2", "pusher", way::kWalk, false, 0, 0, {}},
        {"pusher", "block", way::kPusher, false, 0, 0, {}},
    };
    all.insert(all.end(), others.begin(), others.end());
    return all;
}

} // namespace

Plan plan() {
    Plan made;
    made.rooms = rooms();
    made.solids = solids();
    made.liquids = {{{{-448, -512, -96}, {-128, -192, -16}}, kWater},
                    {{{804, -192, 0}, {812, -64, 128}}, kTeleportSurface}};
    made.ramps = {{{{640, 64, 0}, {768, 384, kGallery}}, kMetal}};
    made.movers = movers();
    made.things = things();
    made.waypoints = waypoints();
    made.ways = ways();
    return made;
}

} // namespace navsmith::samples::arena
