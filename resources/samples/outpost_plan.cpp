#include "resources/samples/outpost_plan.h"

namespace navsmith::samples {
namespace {

constexpr std::string_view kConcrete = "outpost/concrete";
constexpr std::string_view kPlaster = "outpost/plaster";
constexpr std::string_view kSand = "outpost/sand";
constexpr std::string_view kTiles = "outpost/tiles";
constexpr std::string_view kWood = "outpost/wood";

constexpr std::uint32_t kStairs = 0x1000;

constexpr float kWallTop = 160;
constexpr float kDoorTop = 112;
constexpr float kRoof = 176;
constexpr float kPlatform = 96;

constexpr std::array<float, 4> level(float height) {
    return {height, height, height, height};
}

Block block(std::string_view name, Extent extent, float bottom, float top, std::string_view texture,
            std::uint8_t drawn = side::kAll) {
    return {name, extent, bottom, level(top), texture, BlockUse::Structure, drawn};
}

Block wall(Extent extent) {
    return block({}, extent, 0, kWallTop, kPlaster);
}

Block lintel(Extent extent) {
    return block({}, extent, kDoorTop, kWallTop, kPlaster);
}

Block cover(std::string_view name, Extent extent, float bottom, float height, std::string_view texture = kWood) {
    return {name, extent, bottom, level(bottom + height), texture, BlockUse::Cover, side::kAll};
}

/// Ground and outer walls. The walls have only inner faces, so that they do not block the view from outside.
void addShell(std::vector<Block>& blocks) {
    blocks.push_back(block("ground", {-1024, -768, 1024, 768}, -32, 0, kSand, side::kTop));
    blocks.push_back(block({}, {-1040, -784, 1040, -768}, -32, 192, kConcrete, side::kSouth));
    blocks.push_back(block({}, {-1040, 768, 1040, 784}, -32, 192, kConcrete, side::kNorth));
    blocks.push_back(block({}, {-1040, -768, -1024, 768}, -32, 192, kConcrete, side::kEast));
    blocks.push_back(block({}, {1024, -768, 1040, 768}, -32, 192, kConcrete, side::kWest));
}

void addAttackersYard(std::vector<Block>& blocks) {
    blocks.push_back(wall({-672, -320, -640, -64}));
    blocks.push_back(lintel({-672, -64, -640, 64}));
    blocks.push_back(wall({-672, 64, -640, 320}));
    blocks.push_back(wall({-1024, 320, -896, 352}));
    blocks.push_back(lintel({-896, 320, -768, 352}));
    blocks.push_back(wall({-768, 320, -640, 352}));
    // The crouch passage: 56 units high, so a player, 71 units high, must duck.
    blocks.push_back(block({}, {-1024, -480, -880, -320}, 0, 128, kConcrete));
    blocks.push_back(block({}, {-880, -480, -784, -320}, 56, 128, kConcrete));
    blocks.push_back(block({}, {-784, -480, -640, -320}, 0, 128, kConcrete));
    blocks.push_back(cover("attackers' crate", {-864, 64, -800, 128}, 0, 48));
}

void addDefendersYard(std::vector<Block>& blocks) {
    blocks.push_back(wall({640, -320, 672, -64}));
    blocks.push_back(lintel({640, -64, 672, 64}));
    blocks.push_back(wall({640, 64, 672, 320}));
    for (const float y : {-352.0F, 320.0F}) {
        blocks.push_back(wall({640, y, 768, y + 32}));
        blocks.push_back(lintel({768, y, 896, y + 32}));
        blocks.push_back(wall({896, y, 1024, y + 32}));
    }
    blocks.push_back(cover("defenders' crate", {800, -128, 864, -64}, 0, 48));
}

void addHall(std::vector<Block>& blocks) {
    for (const float x : {-432.0F, 400.0F}) {
        blocks.push_back(wall({x, -224, x + 32, -64}));
        blocks.push_back(lintel({x, -64, x + 32, 64}));
        blocks.push_back(wall({x, 64, x + 32, 224}));
    }
    blocks.push_back(wall({-400, 192, 400, 224}));
    blocks.push_back(wall({-400, -224, -64, -192}));
    blocks.push_back(lintel({-64, -224, 64, -192}));
    blocks.push_back(wall({64, -224, 400, -192}));
    for (const float x : {-224.0F, 176.0F}) {
        for (const float y : {-120.0F, 72.0F})
            blocks.push_back(cover({}, {x, y, x + 48, y + 48}, 0, kWallTop, kPlaster));
    }
    blocks.push_back(block("roof", {-432, -224, 432, 224}, kWallTop, kRoof, kTiles));
    blocks.push_back(cover({}, {-232, 40, -168, 104}, kRoof, 64, kPlaster));
    blocks.push_back(cover({}, {-560, 120, -512, 168}, 0, 96));
    blocks.push_back(cover({}, {512, -168, 560, -120}, 0, 96));
}

void addSiteA(std::vector<Block>& blocks) {
    blocks.push_back(block("platform", {-320, 416, 320, 768}, 0, kPlatform, kConcrete));
    constexpr std::array<std::string_view, 5> steps{"step 1", "step 2", "step 3", "step 4", "step 5"};
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const float west = -480 + 32 * static_cast<float>(i);
        blocks.push_back(block(steps[i], {west, 512, west + 32, 704}, 0, 16 * static_cast<float>(i + 1), kConcrete));
    }
    blocks.push_back({"ramp", {320, 512, 576, 704}, 0, {kPlatform, 0, 0, kPlatform}, kConcrete});
    blocks.push_back(cover({}, {-320, 416, -64, 432}, kPlatform, 40, kConcrete)); // a parapet along half of the ledge
    blocks.push_back(cover("site A crate", {-40, 576, 24, 640}, kPlatform, 48));
    blocks.push_back(cover({}, {120, 640, 184, 704}, kPlatform, 96));
    blocks.push_back(cover("long A crate", {-760, 560, -696, 624}, 0, 48));
    blocks.push_back(cover({}, {760, 520, 824, 584}, 0, 96));
}

void addSiteB(std::vector<Block>& blocks) {
    blocks.push_back({"hill", {448, -768, 864, -480}, -32, {88, 72, 0, 16}, kSand});
    blocks.push_back(cover("site B crate", {-120, -560, -56, -496}, 0, 48));
    blocks.push_back(cover({}, {-56, -560, 8, -496}, 0, 96));
    blocks.push_back(cover({}, {-304, -656, -176, -640}, 0, 44, kConcrete));
    blocks.push_back(cover({}, {200, -704, 264, -640}, 0, 96));
    blocks.push_back(cover({}, {-824, -640, -696, -616}, 0, 44, kConcrete));
}

/// Floors keep half a player's width (16 units) from walls and end where the ground drops.
std::vector<Floor> floors() {
    return {
        {"TSpawn", "ground", {-1008, -304, -688, 304}},
        {"TSpawn", "ground", {-688, -48, -624, 48}},
        {"TSpawn", "ground", {-880, 304, -784, 368}},
        {"TSpawn", "attackers' crate", {-864, 64, -800, 128}},
        {"Tunnel", "ground", {-864, -496, -800, -304}, kCrouch},
        {"Alley", "ground", {-624, -496, -448, 368}},
        {"LongA", "ground", {-1008, 368, -480, 752}},
        {"LongA", "long A crate", {-760, 560, -696, 624}},
        {"LongA", "ground", {-480, 368, -336, 496}},
        {"LongA", "ground", {-480, 720, -336, 752}},
        {"Stairs", "step 1", {-480, 512, -448, 704}, kStairs},
        {"Stairs", "step 2", {-448, 512, -416, 704}, kStairs},
        {"Stairs", "step 3", {-416, 512, -384, 704}, kStairs},
        {"Stairs", "step 4", {-384, 512, -352, 704}, kStairs},
        {"Stairs", "step 5", {-352, 512, -320, 704}, kStairs},
        {"BombsiteA", "platform", {-320, 416, 320, 752}},
        {"BombsiteA", "site A crate", {-40, 576, 24, 640}},
        {"Ramp", "ramp", {320, 512, 576, 704}},
        {"Ramp", "ground", {336, 368, 576, 496}},
        {"Ramp", "ground", {336, 720, 576, 752}},
        {"Ramp", "ground", {576, 368, 1008, 752}},
        {"UnderA", "ground", {-448, 240, 448, 368}},
        {"UnderA", "ground", {-336, 368, 336, 400}},
        {"Hall", "ground", {-384, -176, 384, 176}},
        {"Hall", "ground", {-448, -48, -384, 48}},
        {"Hall", "ground", {384, -48, 448, 48}},
        {"Hall", "ground", {-48, -240, 48, -176}},
        {"Roof", "roof", {-432, -224, 432, 224}},
        {"Street", "ground", {-448, -368, 448, -240}},
        {"BombsiteB", "ground", {-448, -480, 448, -368}},
        {"BombsiteB", "ground", {-448, -752, 432, -480}},
        {"BombsiteB", "site B crate", {-120, -560, -56, -496}},
        {"LongB", "ground", {-1008, -752, -448, -496}},
        {"Hill", "hill", {448, -752, 864, -480}},
        {"Hill", "ground", {448, -480, 1008, -368}},
        {"Hill", "ground", {880, -752, 1008, -480}},
        {"Alley", "ground", {448, -368, 624, 368}},
        {"CTSpawn", "ground", {688, -304, 1008, 304}},
        {"CTSpawn", "ground", {624, -48, 688, 48}},
        {"CTSpawn", "ground", {784, 304, 880, 368}},
        {"CTSpawn", "ground", {784, -368, 880, -304}},
        {"CTSpawn", "defenders' crate", {800, -128, 864, -64}},
    };
}

std::vector<Thing> things() {
    return {
        {"info_player_terrorist", {-960, -120, 1}, 0},
        {"info_player_terrorist", {-960, -40, 1}, 0},
        {"info_player_terrorist", {-960, 40, 1}, 0},
        {"info_player_terrorist", {-900, -80, 1}, 0},
        {"info_player_terrorist", {-900, 0, 1}, 0},
        {"info_player_counterterrorist", {960, 120, 1}, 180},
        {"info_player_counterterrorist", {960, 40, 1}, 180},
        {"info_player_counterterrorist", {960, -40, 1}, 180},
        {"info_player_counterterrorist", {900, 80, 1}, 180},
        {"info_player_counterterrorist", {900, 0, 1}, 180},
        {"light", {-100, 0, 144}},
        {"light", {100, 0, 144}},
        {"light", {-832, -400, 48}},
    };
}

} // namespace

OutpostPlan outpostPlan() {
    OutpostPlan plan;
    addShell(plan.blocks);
    addAttackersYard(plan.blocks);
    addDefendersYard(plan.blocks);
    addHall(plan.blocks);
    addSiteA(plan.blocks);
    addSiteB(plan.blocks);
    plan.floors = floors();
    plan.ladders = {{{144, -228, 176, -224}, 0, kRoof, 0}};
    plan.things = things();
    plan.zones = {
        {"func_bomb_target", {-200, 480, 280, 752}, kPlatform, kPlatform + 64},
        {"func_bomb_target", {-320, -752, 320, -400}, 0, 64},
        {"func_buyzone", {-1008, -304, -688, 304}, 0, 96, 2},
        {"func_buyzone", {688, -304, 1008, 304}, 0, 96, 3},
    };
    return plan;
}

} // namespace navsmith::samples
