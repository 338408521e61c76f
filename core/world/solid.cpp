#include "core/world/solid.h"

#include <glm/geometric.hpp>

#include <array>

namespace navsmith::world {
namespace {

// Axes and diagonals, slightly rotated: a ray exactly along an axis would run within faces.
constexpr std::array<glm::vec3, 14> kDirections{{
    {1.0F, 0.031F, 0.017F},
    {-1.0F, 0.023F, -0.013F},
    {0.019F, 1.0F, -0.029F},
    {-0.037F, -1.0F, 0.011F},
    {0.027F, -0.021F, 1.0F},
    {-0.015F, 0.033F, -1.0F},
    {1.0F, 0.93F, 1.07F},
    {1.0F, 1.05F, -0.91F},
    {1.0F, -0.95F, 1.03F},
    {1.0F, -1.09F, -0.97F},
    {-1.0F, 0.97F, 0.89F},
    {-1.0F, 1.11F, -1.05F},
    {-1.0F, -0.92F, 1.08F},
    {-1.0F, -1.04F, -0.94F},
}};

} // namespace

bool insideSolid(const RayCaster& rays, const glm::vec3& point) {
    RayOptions options;
    options.layers = layerBit(MapLayer::Solid) | layerBit(MapLayer::Sky);
    int fronts = 0;
    int backs = 0;
    for (const glm::vec3& direction : kDirections) {
        const auto hit = rays.cast(point, direction, options);
        if (!hit)
            continue;
        const bool front = glm::dot(hit->normal, direction) < 0.0F;
        fronts += front ? 1 : 0;
        backs += front ? 0 : 1;
    }
    return fronts + backs == 0 || backs > fronts;
}

} // namespace navsmith::world
