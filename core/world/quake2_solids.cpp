#include "core/world/quake2_solids.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>

namespace navsmith::world {
namespace {

/// An entity class whose brush model is solid.
struct SolidClass {
    std::string_view name;
    std::uint32_t absent = 0; ///< spawn flags with which it appears only when it is triggered
};

// From the game's published source code.
constexpr std::array<SolidClass, 14> kSolidClasses{{
    {"func_wall", 1},
    {"func_object", 1},
    {"func_explosive", 1},
    {"func_door"},
    {"func_door_rotating"},
    {"func_door_secret"},
    {"func_door_secret2"},
    {"func_button"},
    {"func_plat"},
    {"func_plat2"},
    {"func_train"},
    {"func_rotating"},
    {"func_conveyor"},
    {"func_clock"},
}};

bool isSolid(const MapEntity& entity) {
    const auto rule = std::find_if(kSolidClasses.begin(), kSolidClasses.end(),
                                   [&](const SolidClass& c) { return c.name == entity.className(); });
    return rule != kSolidClasses.end() && (entity.spawnFlags() & rule->absent) == 0;
}

} // namespace

std::vector<BrushModel> quake2SolidModels(std::span<const MapEntity> entities) {
    std::vector<BrushModel> models;
    for (std::size_t i = 0; i < entities.size(); ++i) {
        const auto& entity = entities[i];
        if (!entity.model || *entity.model == 0 || !isSolid(entity))
            continue;
        BrushModel model;
        model.model = *entity.model;
        model.entity = static_cast<std::uint32_t>(i);
        model.origin = entity.origin.value_or(glm::vec3(0.0F));
        models.push_back(model);
    }
    return models;
}

std::vector<SolidBox> quake2SolidBoxes(std::span<const MapEntity> entities) {
    constexpr glm::vec3 low(-32, -32, -24);
    constexpr glm::vec3 high(32, 32, -16);
    std::vector<SolidBox> boxes;
    for (const auto& entity : entities) {
        const auto name = entity.className();
        // A teleporter that leads nowhere is removed by the game.
        const bool teleporter = name == "misc_teleporter" && !entity.value("target").empty();
        if (entity.origin && (teleporter || name == "misc_teleporter_dest"))
            boxes.push_back({low, high, quake2::contents::kSolid, *entity.origin, {}});
    }
    return boxes;
}

} // namespace navsmith::world
