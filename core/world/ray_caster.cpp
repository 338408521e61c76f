#include "core/world/ray_caster.h"

#include <glm/geometric.hpp>
#include <glm/matrix.hpp>

#include <utility>

namespace navsmith::world {
namespace {

glm::dvec3 frontOf(const TriangleTree::Triangle& triangle) {
    const glm::dvec3 a(triangle.a);
    return glm::normalize(glm::cross(glm::dvec3(triangle.b) - a, glm::dvec3(triangle.c) - a));
}

} // namespace

std::optional<RayCaster> RayCaster::build(const MapGeometry& geometry, const std::stop_token& stop,
                                          std::shared_ptr<const PlacedMeshes> placed) {
    std::vector<TriangleTree::Triangle> triangles;
    triangles.reserve(geometry.triangleCount());
    for (const LayerRange& range : geometry.layers) {
        for (std::uint32_t i = range.firstTriangle; i < range.firstTriangle + range.triangleCount; ++i) {
            const auto corner = [&](std::size_t which) {
                return geometry.positions[geometry.indices[std::size_t{i} * 3 + which]];
            };
            triangles.push_back({corner(0), corner(1), corner(2), i, range.layer});
        }
    }
    auto tree = TriangleTree::build(std::move(triangles), stop);
    if (!tree)
        return std::nullopt;
    RayCaster caster;
    caster.map_ = std::move(*tree);
    caster.placed_ = std::move(placed);
    caster.solids_ = geometry.solids;
    caster.solidMask_ = geometry.solidMask;
    return caster;
}

std::optional<RayHit> RayCaster::cast(const glm::vec3& origin, const glm::vec3& direction,
                                      const RayOptions& options) const {
    const double length = glm::length(glm::dvec3(direction));
    if (!isFinite(origin) || !isFinite(direction) || !(length > 0.0))
        return std::nullopt;
    const glm::dvec3 along = glm::dvec3(direction) / length;
    const Ray ray(glm::dvec3(origin), along);
    double distance = static_cast<double>(options.maxDistance);
    RayHit hit;
    glm::dvec3 normal(0.0);
    const auto* nearest = map_.cast(ray, options.layers, options.facing, distance);
    if (nearest != nullptr) {
        hit.layer = nearest->layer;
        normal = frontOf(*nearest);
    }
    if (placed_ != nullptr) {
        const auto enter = [&](const BoxTree::Node& node) -> std::optional<double> {
            if ((node.layers & options.layers) == 0)
                return std::nullopt;
            return ray.enter(node.minimum, node.maximum, 0.0, distance);
        };
        const auto isBeyond = [&](double at) { return at > distance; };
        const auto order = placed_->boxes().order();
        placed_->boxes().visit(enter, isBeyond, [&](std::uint32_t first, std::uint32_t count) {
            for (const auto number : order.subspan(first, count)) {
                const auto& placement = placed_->placements()[number];
                const auto& bounds = placed_->boundsOf(number);
                if ((layerBit(placement.layer) & options.layers) == 0 ||
                    !ray.enter(bounds.minimum, bounds.maximum, 0.0, distance))
                    continue;
                const glm::dmat3 back = glm::transpose(glm::dmat3(placement.turn));
                const Ray local(back * (ray.origin() - glm::dvec3(placement.position)), back * along);
                double near = distance;
                const auto* met = placed_->tree(placement.mesh).cast(local, kAllLayers, options.facing, near);
                // Among equal distances, the map and then the first placement.
                if (met == nullptr || (nearest != nullptr && near == distance && number > hit.placement) ||
                    (nearest != nullptr && near == distance && hit.placement == kNoPlacement))
                    continue;
                nearest = met;
                distance = near;
                hit.placement = number;
                hit.layer = placement.layer;
                normal = glm::dmat3(placement.turn) * frontOf(*met);
            }
        });
    }
    if (nearest == nullptr)
        return std::nullopt;
    hit.point = glm::vec3(glm::dvec3(origin) + along * distance);
    hit.normal = glm::vec3(normal);
    hit.triangle = nearest->number;
    hit.surface = nearest->surface;
    hit.distance = static_cast<float>(distance);
    return hit;
}

std::optional<RayHit> RayCaster::ground(float x, float y, float fromZ) const {
    RayOptions options;
    options.layers = groundLayers();
    return cast({x, y, fromZ}, {0.0F, 0.0F, -1.0F}, options);
}

} // namespace navsmith::world
