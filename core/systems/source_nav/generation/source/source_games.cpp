#include "core/systems/source_nav/generation/source/source_games.h"

#include "formats/source/vbsp_file.h"
#include "formats/texts/texts.h"

#include <algorithm>
#include <array>
#include <type_traits>

namespace navsmith::systems::source_nav::generation {

namespace {

using source::NavLayout;

// Contents of solids (docs/formats/source-bsp.md, section 7).
constexpr std::uint32_t kForEverybody = 0x1 | 0x2 | 0x8 | 0x4000; // solid, window, grate, moveable
constexpr std::uint32_t kPlayerClip = 0x10000;
using source::contents::kMonsterClip;

constexpr MeshRules meshRules(float jumpCrouch, float deathDrop) {
    MeshRules rules;
    rules.roundsToNearest = true;
    rules.bothWays = 50;
    rules.halfHeight = 35.5F;
    rules.beginsStanding = false;
    rules.leastDrop = jumpCrouch;
    rules.deathDrop = deathDrop;
    rules.farEdges = true;
    rules.mergesBeyondLargest = false;
    rules.mergesOnlyFlat = true;
    rules.samePlaneTerrain = 0.7F;
    rules.jumpsBeforeMerging = true;
    rules.shortLaddersReachLess = true;
    rules.splitsOnNodes = true;
    rules.splitsKeepWaysIn = true;
    rules.skipsAfterSplit = true;
    return rules;
}

constexpr SourceRules counterStrikeRules() {
    constexpr float kJumpCrouch = 58;
    SourceRules rules;
    rules.mesh = meshRules(kJumpCrouch, 200);
    rules.climb = 58;
    rules.jumpCrouch = kJumpCrouch;
    rules.mask = kForEverybody | kMonsterClip;
    return rules;
}

/// Global Offensive keeps areas for jumping.
constexpr SourceRules globalOffensiveRules() {
    auto rules = counterStrikeRules();
    rules.jumpLinks = rules.removeJumps = false;
    return rules;
}

constexpr SourceRules usualRules(std::uint32_t clip) {
    constexpr float kJumpCrouch = 64;
    SourceRules rules;
    rules.mesh = meshRules(kJumpCrouch, 400);
    rules.climb = 200;
    rules.jumpCrouch = kJumpCrouch;
    rules.mask = kForEverybody | clip;
    return rules;
}

constexpr std::array<std::string_view, 3> kCounterStrikeStarts{"info_player_terrorist", "info_player_counterterrorist",
                                                               "info_player_start"};
constexpr std::array<std::string_view, 6> kCounterStrikeMarkers{"info_player_terrorist", "info_player_counterterrorist",
                                                                "func_buyzone",          "func_bomb_target",
                                                                "func_hostage_rescue",   "hostage_entity"};
constexpr std::array<std::string_view, 3> kFortressStarts{"info_player_teamspawn", "info_player_start",
                                                          "info_player_deathmatch"};
constexpr std::array<std::string_view, 8> kFortressMarkers{
    "info_player_teamspawn", "func_respawnroom",          "tf_gamerules",  "team_control_point", "item_teamflag",
    "func_regenerate",       "team_control_point_master", "tf_logic_arena"};
constexpr std::array<std::string_view, 3> kDayOfDefeatStarts{"info_player_allies", "info_player_axis",
                                                             "info_player_start"};
constexpr std::array<std::string_view, 4> kDayOfDefeatMarkers{"info_player_allies", "info_player_axis",
                                                              "dod_control_point", "info_doddetect"};
constexpr std::array<std::string_view, 2> kModStarts{"info_player_start", "gmod_player_start"};
constexpr std::array<std::string_view, 1> kModMarkers{"gmod_player_start"};
constexpr std::array<std::string_view, 4> kDeathmatchStarts{"info_player_start", "info_player_deathmatch",
                                                            "info_player_combine", "info_player_rebel"};

constexpr std::array<SourceGame, 6> kGames{{
    {"csgo",
     "Counter-Strike: Global Offensive",
     {source::kLastNavVersion, 1, NavLayout::CounterStrike},
     globalOffensiveRules(),
     kCounterStrikeStarts,
     kCounterStrikeMarkers,
     21,
     SeedUse::First},
    {"css",
     "Counter-Strike: Source",
     {source::kLastNavVersion, 1, NavLayout::CounterStrike},
     counterStrikeRules(),
     kCounterStrikeStarts,
     kCounterStrikeMarkers,
     0,
     SeedUse::First},
    {"tf2",
     "Team Fortress 2",
     {source::kLastNavVersion, 2, NavLayout::TeamFortress},
     usualRules(kPlayerClip),
     kFortressStarts,
     kFortressMarkers},
    {"dods",
     "Day of Defeat: Source",
     {source::kLastNavVersion, 0, NavLayout::Plain},
     usualRules(kMonsterClip),
     kDayOfDefeatStarts,
     kDayOfDefeatMarkers},
    {"gmod",
     "Garry's Mod",
     {source::kLastNavVersion, 0, NavLayout::Plain},
     usualRules(kMonsterClip),
     kModStarts,
     kModMarkers},
    {"hl2dm",
     "Half-Life 2: Deathmatch and others",
     {source::kLastNavVersion, 0, NavLayout::Plain},
     usualRules(kMonsterClip),
     kDeathmatchStarts,
     {}},
}};

template <auto Member>
constexpr SourceSetting rule(std::string_view id, std::string_view help, float least, float most) {
    return {id,
            help,
            least,
            most,
            [](SourceRules& rules, float value) {
                auto& to = rules.*Member;
                to = static_cast<std::remove_reference_t<decltype(to)>>(value);
            },
            [](const SourceRules& rules) { return static_cast<float>(rules.*Member); }};
}
template <auto Member>
constexpr SourceSetting meshRule(std::string_view id, std::string_view help, float least, float most) {
    return {id,
            help,
            least,
            most,
            [](SourceRules& rules, float value) {
                auto& to = rules.mesh.*Member;
                to = static_cast<std::remove_reference_t<decltype(to)>>(value);
            },
            [](const SourceRules& rules) { return static_cast<float>(rules.mesh.*Member); }};
}

constexpr std::array<SourceSetting, 10> kSettings{{
    meshRule<&MeshRules::steepest>("nav_slope_limit", texts::mark("Least z of the normal of ground to walk on"), 0, 1),
    rule<&SourceRules::slopeTolerance>(
        "nav_slope_tolerance", texts::mark("How far an area's normal may differ from that of the ground"), 0, 1),
    meshRule<&MeshRules::largestArea>("nav_area_max_size", texts::mark("Cells along a side of the largest areas"), 1,
                                      50),
    meshRule<&MeshRules::samePlane>("nav_coplanar_slope_limit",
                                    texts::mark("Least cosine between the normals of areas that merge"), 0, 1),
    meshRule<&MeshRules::samePlaneTerrain>("nav_coplanar_slope_limit_displacement",
                                           texts::mark("The same on displacements"), 0, 1),
    rule<&SourceRules::terrainTest>("nav_displacement_test",
                                    texts::mark("How far above ground displacements rule it out"), 0, 100'000),
    rule<&SourceRules::obstacleTops>("nav_generate_fencetops", texts::mark("Areas on fences and the like"), 0, 1),
    rule<&SourceRules::jumpLinks>("nav_generate_jump_connections", texts::mark("Links across areas for jumping"), 0, 1),
    rule<&SourceRules::removeJumps>("nav_generate_fixup_jump_areas", texts::mark("Areas for jumping are removed"), 0,
                                    1),
    rule<&SourceRules::ladders>("ladders", texts::mark("Ladders are climbed, though the game's own generator does not"),
                                0, 1),
}};

} // namespace

std::span<const SourceSetting> sourceSettings() {
    return kSettings;
}

std::span<const SourceGame> sourceGames() {
    return kGames;
}

SourceRules rulesFor(const SourceGame& game, std::uint32_t version) {
    auto rules = game.rules;
    if (version < kFirstBoxVersion) {
        rules.mesh = MeshRules();
        rules.mesh.roundsToNearest = rules.mesh.splitsOnNodes = rules.mesh.mergesOnlyFlat = true;
        rules.mesh.wallsAreCeilings = false;
        rules.mesh.stepLine = kHalfHeight;
        rules.mesh.beginsStanding = false;
        rules.mesh.bothTriangles = true;
        rules.ladders = true;
    }
    return rules;
}

const SourceGame* sourceGame(std::string_view id) {
    const auto found = std::ranges::find(kGames, id, &SourceGame::id);
    return found == kGames.end() ? nullptr : &*found;
}

const SourceGame* sourceGameOf(const source::NavFormat& format, const SourceGame& likely) {
    if (format.layout == likely.format.layout)
        return &likely;
    // Before there were layouts, Source meant Counter-Strike.
    const auto layout = format.version < kFirstBoxVersion ? NavLayout::CounterStrike : format.layout;
    // If two games share a format, the later one needs maps of its own.
    const auto found = std::ranges::find_if(
        kGames, [&](const SourceGame& game) { return game.format.layout == layout && game.firstMapVersion == 0; });
    return found == kGames.end() ? nullptr : layout == NavLayout::Plain ? &kGames.back() : &*found;
}

const SourceGame& likelyGame(std::span<const world::MapEntity> entities, std::int32_t mapVersion) {
    const auto isOf = [&](const SourceGame& game) {
        return mapVersion >= game.firstMapVersion && std::ranges::any_of(entities, [&](const world::MapEntity& entity) {
                   return std::ranges::find(game.markers, entity.className()) != game.markers.end();
               });
    };
    const auto found = std::ranges::find_if(kGames, isOf);
    return found == kGames.end() ? kGames.back() : *found;
}

bool isOfLeftForDead(std::span<const world::MapEntity> entities) {
    return std::ranges::any_of(entities, [](const world::MapEntity& entity) {
        return entity.className() == "info_survivor_position" || entity.className() == "info_survivor_rescue";
    });
}

} // namespace navsmith::systems::source_nav::generation
