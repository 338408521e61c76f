#include "core/systems/quake_text/markers.h"

#include "core/world/backdrop.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace navsmith::systems::quake_text {

namespace {

/// Classes that get a number (docs/formats/quake-text-waypoints.md, section 1), in alphabetical order.
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

/// Whether an entity gets a number. Most of a map are lights, and classes are the first key of nearly all.
bool isNumbered(const world::MapEntity& entity) {
    return std::ranges::binary_search(kClasses, entity.className()) && (entity.spawnFlags() & kNotInDeathmatch) == 0;
}

} // namespace

std::vector<MapMarker> mapMarkers(const model::Model& m) {
    std::vector<MapMarker> markers;
    if (m.map() == nullptr)
        return markers;
    const auto& entities = m.map()->geometry.entities;
    for (std::size_t i = 0; i < entities.size(); ++i) {
        if (isNumbered(entities[i]))
            markers.push_back({entities[i].className(), m.map()->placeOf(entities[i]), i});
    }
    return markers;
}

std::optional<MapMarker> mapMarker(const model::Model& m, std::size_t number) {
    if (m.map() == nullptr)
        return std::nullopt;
    const auto& entities = m.map()->geometry.entities;
    for (std::size_t i = 0; i < entities.size(); ++i) {
        if (isNumbered(entities[i]) && --number == 0)
            return MapMarker{entities[i].className(), m.map()->placeOf(entities[i]), i};
    }
    return std::nullopt;
}

} // namespace navsmith::systems::quake_text
