#include "core/systems/gta_sa_paths/text/world_lights.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <optional>

namespace navsmith::systems::gta_sa_paths::compiler {

std::vector<Light> lightsOf(const world::PlacedMeshes& world) {
    std::vector<std::optional<std::uint32_t>> modelOf; // by mesh
    for (const auto& mesh : world.meshes()) {
        const auto model = std::ranges::find(lightModels(), mesh.name, &LightModel::name);
        modelOf.push_back(model == lightModels().end() ? std::nullopt : std::optional(model->id));
    }
    std::vector<Light> lights;
    for (const auto& placement : world.placements()) {
        const auto model = modelOf[placement.mesh];
        if (!model)
            continue;
        const auto ahead = placement.turn * glm::vec3(0.0F, 1.0F, 0.0F);
        const double heading = std::atan2(double{-ahead.x}, double{ahead.y}) * 180.0 / std::numbers::pi;
        const auto& at = placement.position;
        lights.push_back({*model, at.x, at.y, at.z, static_cast<float>(heading)});
    }
    return lights;
}

} // namespace navsmith::systems::gta_sa_paths::compiler
