#include "core/walkable/entities.h"

#include "core/walkable/walkable.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace navsmith::walkable {
namespace {

constexpr std::array<std::string_view, 4> kStarts{"info_player_", "info_vip_start", "info_survivor_position",
                                                  "info_coop_spawn"};
constexpr std::array<std::string_view, 8> kPassable{"func_door",  "func_breakable", "func_illusionary",
                                                    "func_water", "func_ladder",    "func_explosive",
                                                    "prop_door",  "momentary_door"};

bool beginsWithAny(std::string_view name, std::span<const std::string_view> beginnings) {
    return std::any_of(beginnings.begin(), beginnings.end(),
                       [&](auto beginning) { return name.starts_with(beginning); });
}

/// Breaks only when something else triggers it.
bool isUnbreakable(const world::MapEntity& entity) {
    return entity.className().starts_with("func_breakable") && (entity.spawnFlags() & 1U) != 0;
}

std::optional<Box> boxOf(const world::MapGeometry& map, const world::MapEntity& entity) {
    if (!entity.model || *entity.model == 0 || *entity.model >= map.models.size())
        return std::nullopt;
    const auto& model = map.models[*entity.model];
    const glm::vec3 origin = entity.origin.value_or(glm::vec3(0.0F));
    return Box{model.minimum + origin, model.maximum + origin};
}

} // namespace

std::vector<Box> passableModels(const world::MapGeometry& map) {
    std::vector<Box> boxes;
    for (const auto& entity : map.entities) {
        const auto box = boxOf(map, entity);
        if (box && beginsWithAny(entity.className(), kPassable) && !isUnbreakable(entity))
            boxes.push_back(*box);
    }
    return boxes;
}

std::vector<glm::vec3> ladderEnds(const world::MapGeometry& map) {
    std::vector<glm::vec3> ends;
    for (const auto& entity : map.entities) {
        const auto box = entity.className() == "func_ladder" ? boxOf(map, entity) : std::nullopt;
        if (!box)
            continue;
        const glm::vec3 middle = (box->minimum + box->maximum) / 2.0F;
        ends.emplace_back(middle.x, middle.y, box->minimum.z);
        ends.emplace_back(middle.x, middle.y, box->maximum.z);
    }
    return ends;
}

std::vector<glm::vec3> startsOf(const world::MapGeometry& map) {
    std::vector<glm::vec3> starts;
    for (const auto& entity : map.entities) {
        const auto name = entity.className();
        if (entity.origin && beginsWithAny(name, kStarts) && name != "info_player_intermission")
            starts.push_back(*entity.origin);
    }
    return starts;
}

} // namespace navsmith::walkable
