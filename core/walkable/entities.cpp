#include "core/walkable/entities.h"

#include "core/walkable/walkable.h"

#include <glm/vector_relational.hpp>

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
constexpr std::array<std::string_view, 9> kPassable{"func_door",  "func_breakable", "func_illusionary",
                                                    "func_water", "func_ladder",    "func_explosive",
                                                    "prop_door",  "momentary_door", "func_monsterclip"};
constexpr std::uint32_t kNotInDeathmatch = 2048;

/// Spawn flags with which a class stops nobody.
struct NonSolid {
    std::string_view name;
    std::uint32_t flags;
};
constexpr std::array<NonSolid, 6> kNonSolid{{{"func_conveyor", 2},
                                             {"func_pendulum", 8},
                                             {"func_rotating", 64},
                                             {"func_tracktrain", 8},
                                             {"func_vehicle", 8},
                                             {"func_wall_toggle", 1}}};

bool beginsWithAny(std::string_view name, std::span<const std::string_view> beginnings) {
    return std::any_of(beginnings.begin(), beginnings.end(),
                       [&](auto beginning) { return name.starts_with(beginning); });
}

/// Breaks only when something else triggers it.
bool isUnbreakable(const world::MapEntity& entity) {
    return entity.className().starts_with("func_breakable") && (entity.spawnFlags() & 1U) != 0;
}

bool isPassable(const world::MapEntity& entity) {
    const auto name = entity.className();
    const auto flags = entity.spawnFlags();
    return (flags & kNotInDeathmatch) != 0 || (beginsWithAny(name, kPassable) && !isUnbreakable(entity)) ||
           std::ranges::any_of(kNonSolid,
                               [&](const NonSolid& of) { return of.name == name && (flags & of.flags) != 0; });
}

std::optional<Box> boxOf(const world::MapGeometry& map, const world::MapEntity& entity) {
    if (!entity.model || *entity.model == 0 || *entity.model >= map.models.size())
        return std::nullopt;
    const auto& model = map.models[*entity.model];
    const glm::vec3 origin = entity.origin.value_or(glm::vec3(0.0F));
    return Box{model.minimum + origin, model.maximum + origin};
}

} // namespace

PassableModels::PassableModels(const world::MapGeometry& map) {
    for (const auto& entity : map.entities) {
        if (const auto box = boxOf(map, entity))
            models_.push_back({*box, isPassable(entity)});
    }
    const auto volume = [](const Model& model) {
        const auto size = model.box.maximum - model.box.minimum;
        return size.x * size.y * size.z;
    };
    std::ranges::stable_sort(models_, {}, volume);
}

bool PassableModels::owns(const glm::vec3& low, const glm::vec3& high) const {
    // Bounds in files are larger by up to a unit, or smaller by a rounding.
    constexpr float kSlack = 1;
    const auto owner = std::ranges::find_if(models_, [&](const Model& model) {
        return glm::all(glm::greaterThanEqual(low, model.box.minimum - kSlack)) &&
               glm::all(glm::lessThanEqual(high, model.box.maximum + kSlack));
    });
    return owner != models_.end() && owner->passable;
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
