#include "core/systems/yapb/entities.h"

#include "core/systems/yapb/flags.h"
#include "core/systems/yapb/lifts.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>
#include <array>

namespace navsmith::systems::yapb {

namespace {

constexpr std::string_view kGoals[] = {"func_bomb_target",   "info_bomb_target",    "hostage_entity",
                                       "monster_scientist",  "func_vip_safetyzone", "func_escapezone",
                                       "info_vip_safetyzone"};
constexpr std::string_view kHostages[] = {"hostage_entity", "monster_scientist"};
constexpr std::string_view kRescues[] = {"func_hostage_rescue", "info_hostage_rescue"};
constexpr std::string_view kLadders[] = {"func_ladder"};
constexpr std::string_view kLifts[] = {"func_door", "func_plat", "func_train", "func_tracktrain"};
constexpr std::string_view kButtons[] = {"func_button", "func_rot_button", "func_door", "func_door_rotating"};
constexpr std::string_view kTStart[] = {"info_player_deathmatch"};
constexpr std::string_view kCtStart[] = {"info_player_start"};

/// Hostages are rescued within 256 of a place, so anywhere in a box of this size.
constexpr glm::vec3 kRescueHalf{128, 128, 64};

/// Zones for rescue; where a map with hostages has none, counter-terrorists bring them to where they start.
std::vector<TaskZone> rescueZones(const world::MapGeometry& map) {
    auto zones = zonesOf(map, kRescues);
    if (zones.empty() && !zonesOf(map, kHostages).empty())
        zones = apart(startsOf(map, false), 2 * kRescueHalf.x);
    for (auto& zone : zones) {
        if (zone.minimum == zone.maximum) {
            zone.minimum -= kRescueHalf;
            zone.maximum += kRescueHalf;
        }
    }
    return zones;
}

/// Movers, with all of their way up and down.
std::vector<TaskZone> liftZones(const world::MapGeometry& map) {
    auto zones = zonesOf(map, kLifts);
    for (const auto& lift : liftsOf(map)) {
        const auto zone = std::ranges::find(zones, lift.entity, &TaskZone::entity);
        const float height = zone->maximum.z - zone->minimum.z;
        zone->minimum = glm::min(zone->minimum, glm::vec3(lift.low, lift.bottom - height));
        zone->maximum = glm::max(zone->maximum, glm::vec3(lift.high, lift.top));
    }
    return zones;
}

} // namespace

float TaskZone::distanceTo(const glm::vec3& place) const {
    return glm::distance(place, glm::clamp(place, minimum, maximum));
}

std::vector<TaskZone> zonesOf(const world::MapGeometry& map, std::span<const std::string_view> classes) {
    std::vector<TaskZone> zones;
    for (std::size_t i = 0; i < map.entities.size(); ++i) {
        const auto& entity = map.entities[i];
        if (std::ranges::find(classes, entity.className()) == classes.end())
            continue;
        const auto index = static_cast<std::uint32_t>(i);
        if (entity.model && *entity.model < map.models.size()) {
            const auto& model = map.models[*entity.model];
            const auto origin = entity.origin.value_or(glm::vec3(0));
            zones.push_back({index, origin + model.minimum, origin + model.maximum});
        } else if (entity.origin) {
            zones.push_back({index, *entity.origin, *entity.origin});
        }
    }
    return zones;
}

std::vector<TaskZone> zonesOfTask(const world::MapGeometry& map, std::uint32_t flag) {
    switch (flag) {
    case kGoal:
        return zonesOf(map, kGoals);
    case kRescue:
        return rescueZones(map);
    case kLadder:
        return zonesOf(map, kLadders);
    case kLift:
        return liftZones(map);
    case kButton:
        return zonesOf(map, kButtons);
    default:
        return {};
    }
}

std::vector<TaskZone> startsOf(const world::MapGeometry& map, bool t) {
    return zonesOf(map, t ? std::span<const std::string_view>(kTStart) : std::span<const std::string_view>(kCtStart));
}

std::vector<TaskZone> apart(std::span<const TaskZone> zones, float distance) {
    std::vector<TaskZone> chosen;
    for (const auto& zone : zones) {
        if (std::ranges::all_of(chosen,
                                [&](const TaskZone& other) { return other.distanceTo(zone.middle()) >= distance; }))
            chosen.push_back(zone);
    }
    return chosen;
}

} // namespace navsmith::systems::yapb
