// The games of Source whose meshes can be made, and their rules. The table of docs/generation.md.
#pragma once

#include "core/systems/source_nav/generation/mesh_rules.h"
#include "core/systems/source_nav/generation/seeds.h"
#include "core/world/entity_text.h"
#include "formats/source/nav_format.h"

#include <cstdint>
#include <span>
#include <string_view>

namespace navsmith::systems::source_nav::generation {

/// Rules of one game; those that its console can change have the names of its variables in comments.
struct SourceRules {
    MeshRules mesh;        ///< steepest: nav_slope_limit; largestArea: nav_area_max_size; samePlane, samePlaneTerrain:
                           ///< nav_coplanar_slope_limit, nav_coplanar_slope_limit_displacement
    float climb = 200;     ///< highest step, and how high one goes to get out before a jump down
    float jumpCrouch = 64; ///< highest jump
    float slopeTolerance = 0.1F; ///< nav_slope_tolerance
    float terrainTest = 10000;   ///< nav_displacement_test: how far above a place terrain is looked for
    bool obstacleTops = true;    ///< nav_generate_fencetops
    bool jumpLinks = true;       ///< nav_generate_jump_connections: links across areas for jumping
    bool removeJumps = true;     ///< nav_generate_fixup_jump_areas: areas for jumping go
    bool ladders = false;        ///< ladders in the map are climbed, and stored
    std::uint32_t mask = 0;      ///< contents that stop a player
};

/// A variable of the games' console that changes how meshes are made. Off is 0, on is 1.
struct SourceSetting {
    std::string_view id; ///< "nav_slope_limit"
    std::string_view help;
    float least = 0;
    float most = 1;
    void (*set)(SourceRules& rules, float value) = nullptr;
    float (*get)(const SourceRules& rules) = nullptr;
};
std::span<const SourceSetting> sourceSettings();

struct SourceGame {
    std::string_view id; ///< for options: "css"
    std::string_view title;
    source::NavFormat format; ///< of its last meshes
    SourceRules rules;
    std::span<const std::string_view> starts;  ///< classes of places where players start; the game knows the first only
    std::span<const std::string_view> markers; ///< classes of entities that only maps of this game have
    std::int32_t firstMapVersion = 0;          ///< of its maps
    SeedUse startUse = SeedUse::FirstUnlessSmall;
};

/// The most general last: a map that names no game is of that one.
std::span<const SourceGame> sourceGames();
/// The rules by which the game made meshes of this version.
SourceRules rulesFor(const SourceGame& game, std::uint32_t version);
/// Null if there is no such game.
const SourceGame* sourceGame(std::string_view id);
/// The game whose meshes have this format; null if no mesh of this format is made. `likely` decides between games with
/// the same format.
const SourceGame* sourceGameOf(const source::NavFormat& format, const SourceGame& likely);
/// The game that a map was made for, by its entities and the version of its format.
const SourceGame& likelyGame(std::span<const world::MapEntity> entities, std::int32_t mapVersion);

/// Whether the map has entities that only the games of Left 4 Dead know; no meshes are made for those.
bool isOfLeftForDead(std::span<const world::MapEntity> entities);

} // namespace navsmith::systems::source_nav::generation
