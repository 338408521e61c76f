#include "core/systems/quake_text/markers.h"

#include "core/world/backdrop.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>

namespace navsmith::systems::quake_text {

namespace {

/// Classes that get a number (docs/formats/quake-text-waypoints.md, section 1).
constexpr std::array<std::string_view, 36> kClasses{"func_button",
                                                    "func_door",
                                                    "func_door_secret",
                                                    "func_plat",
                                                    "func_train",
                                                    "info_player_deathmatch",
                                                    "info_teleport_destination",
                                                    "item_armor1",
                                                    "item_armor2",
                                                    "item_armorInv",
                                                    "item_artifact_envirosuit",
                                                    "item_artifact_invisibility",
                                                    "item_artifact_invulnerability",
                                                    "item_artifact_super_damage",
                                                    "item_cells",
                                                    "item_health",
                                                    "item_rockets",
                                                    "item_shells",
                                                    "item_spikes",
                                                    "item_weapon",
                                                    "trigger_changelevel",
                                                    "trigger_counter",
                                                    "trigger_hurt",
                                                    "trigger_multiple",
                                                    "trigger_once",
                                                    "trigger_onlyregistered",
                                                    "trigger_push",
                                                    "trigger_secret",
                                                    "trigger_setskill",
                                                    "trigger_teleport",
                                                    "weapon_grenadelauncher",
                                                    "weapon_lightning",
                                                    "weapon_nailgun",
                                                    "weapon_rocketlauncher",
                                                    "weapon_supernailgun",
                                                    "weapon_supershotgun"};
constexpr std::uint32_t kNotInDeathmatch = 2048;

std::vector<MapMarker> find(const world::Backdrop& map) {
    std::vector<MapMarker> markers;
    for (std::size_t i = 0; i < map.geometry.entities.size(); ++i) {
        const auto& entity = map.geometry.entities[i];
        const auto name = entity.className();
        if (name.empty() || std::ranges::find(kClasses, name) == kClasses.end() ||
            (entity.spawnFlags() & kNotInDeathmatch) != 0)
            continue;
        markers.push_back({name, map.placeOf(entity), i});
    }
    return markers;
}

} // namespace

const std::vector<MapMarker>& mapMarkers(const model::Model& m) {
    // Asked for by every marker that is drawn.
    struct Known {
        std::weak_ptr<const world::Backdrop> map;
        std::vector<MapMarker> markers;
    };
    thread_local Known known;
    const auto& map = m.map();
    const auto was = known.map.lock();
    if (map == nullptr)
        known = {};
    else if (was != map)
        known = {map, find(*map)};
    return known.markers;
}

} // namespace navsmith::systems::quake_text
