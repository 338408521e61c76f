#include "core/walkable/placed_ground.h"

#include <glm/common.hpp>

#include <algorithm>
#include <array>

namespace navsmith::walkable {
namespace {

bool overlaps(const world::Bounds& square, const world::Bounds& bounds) {
    return bounds.maximum.x >= square.minimum.x && bounds.minimum.x <= square.maximum.x &&
           bounds.maximum.y >= square.minimum.y && bounds.minimum.y <= square.maximum.y;
}

void add(world::MapGeometry& to, world::Bounds& all, const world::Mesh& mesh, const world::Placement& placement,
         const world::Bounds& square) {
    for (std::size_t i = 0; i < mesh.triangleCount(); ++i) {
        world::Bounds bounds;
        std::array<glm::vec3, 3> corners{};
        for (std::size_t corner = 0; corner < 3; ++corner) {
            corners.at(corner) = placement.toWorld(mesh.positions[mesh.indices[3 * i + corner]]);
            bounds.add(corners.at(corner));
        }
        if (!overlaps(square, bounds))
            continue;
        all.add(bounds);
        for (const auto& corner : corners) {
            to.indices.push_back(static_cast<std::uint32_t>(to.positions.size()));
            to.positions.push_back(corner);
        }
    }
}

} // namespace

Options onFoot() {
    return {.cell = 0.4F,
            .cellHeight = 0.1F,
            .step = 0.4F,
            .climb = 1.2F,
            .drop = 3,
            .height = 1.8F,
            .radius = 0.35F,
            .leastNormalZ = 0.7F};
}

world::MapGeometry groundAround(const world::PlacedMeshes& placed, const glm::vec3& centre, world::LayerMask layers) {
    world::Bounds square;
    square.add(centre - kPlacedReach);
    square.add(centre + kPlacedReach);
    world::MapGeometry ground;
    world::Bounds all;
    for (const auto& layer : world::mapLayers()) {
        if ((world::layerBit(layer.layer) & layers & placed.layers()) == 0)
            continue;
        const auto first = static_cast<std::uint32_t>(ground.triangleCount());
        for (std::uint32_t number = 0; number < placed.placements().size(); ++number) {
            const auto& placement = placed.placements()[number];
            if (placement.layer == layer.layer && overlaps(square, placed.boundsOf(number)))
                add(ground, all, placed.meshes()[placement.mesh], placement, square);
        }
        const auto count = static_cast<std::uint32_t>(ground.triangleCount()) - first;
        if (count > 0)
            ground.layers.push_back({layer.layer, first, count});
    }
    if (all.empty())
        return ground;
    ground.minimum = {square.minimum.x, square.minimum.y, all.minimum.z};
    ground.maximum = {square.maximum.x, square.maximum.y, all.maximum.z};
    return ground;
}

} // namespace navsmith::walkable
