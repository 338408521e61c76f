#include "core/systems/source_nav/generation/area_values.h"

#include <glm/common.hpp>

namespace navsmith::systems::source_nav::generation {

namespace {

world::ClusterSight::Region regionOf(const MeshArea& area, const world::ClusterSight& clusters, float height) {
    const auto corners = area.corners();
    glm::vec3 minimum = corners[0];
    glm::vec3 maximum = corners[0];
    for (const auto& corner : corners) {
        minimum = glm::min(minimum, corner);
        maximum = glm::max(maximum, corner);
    }
    // Corners are looked at from twice the height of an eye.
    maximum.z += 2.0F * height;
    return clusters.region(minimum, maximum);
}

} // namespace

void leaveOutForbidden(const AnalysisMesh& mesh, const world::ClusterSight& clusters, const AnalysisRules& rules,
                       std::vector<std::pair<AreaIndex, AreaIndex>>& pairs) {
    std::vector<world::ClusterSight::Region> regions;
    regions.reserve(mesh.areas.size());
    for (const auto& area : mesh.areas)
        regions.push_back(regionOf(area, clusters, rules.height));
    std::erase_if(pairs, [&](const auto& pair) {
        return !world::ClusterSight::maySee(regions[pair.first], regions[pair.second]);
    });
}

} // namespace navsmith::systems::source_nav::generation
