#include "render/sight.h"

#include <glm/geometric.hpp>

namespace navsmith::render {

namespace {

constexpr int kMostSurfaces = 64; ///< no map has more behind each other
constexpr float kPast = 0.05F;    ///< world units behind the last surface
constexpr float kSolid = 0.995F;  ///< opacity from which the map is drawn without what lies behind it

// Fractions of the scale, which is 900 for games whose players step over 18 units.
constexpr float kInGround = 0.02F;
constexpr float kInWall = 0.002F;
constexpr float kLevel = 0.7F; ///< upward part of the normal of what can be stood on

} // namespace

bool Sight::hidesAnything() const {
    return map_ != nullptr && look_.shown && !look_.hiddenElements && look_.opacity >= kSolid &&
           look_.surfaces != SurfaceLook::Wireframe;
}

/// Beyond `from`, no farther than `reach` from there. Skips what the slice cuts away.
std::optional<world::RayHit> Sight::cast(const glm::vec3& from, const Ray& ray, world::RayOptions options,
                                         float reach) const {
    const bool bothSides = look_.backFaces || map_->placed != nullptr;
    options.facing = bothSides ? world::Facing::Both : world::Facing::Front;
    auto start = from;
    for (int i = 0; i < kMostSurfaces; ++i) {
        options.maxDistance = reach - glm::dot(start - from, ray.direction);
        if (!(options.maxDistance > 0))
            return std::nullopt;
        const auto hit = map_->rays.cast(start, ray.direction, options);
        if (!hit || look_.slice.holds(hit->point.z))
            return hit;
        start = hit->point + ray.direction * kPast;
    }
    return std::nullopt;
}

std::optional<world::RayHit> Sight::surface(const Ray& ray) const {
    if (map_ == nullptr || !look_.shown)
        return std::nullopt;
    return cast(ray.origin, ray, {.layers = look_.layers}, std::numeric_limits<float>::infinity());
}

bool Sight::isHidden(const Camera& camera, const glm::vec3& point) const {
    const auto pixel = hidesAnything() ? camera.project(point) : std::nullopt;
    if (!pixel)
        return false;
    const auto ray = camera.ray(*pixel);
    // What is nearer than this is not drawn.
    const float skipped = camera.orthographic ? 0.0F : camera.nearPlane() / glm::dot(ray.direction, camera.forward());
    auto from = ray.origin + ray.direction * skipped;
    const world::RayOptions options{.layers = look_.layers & ~world::layerBit(world::MapLayer::Water)};
    for (int i = 0; i < kMostSurfaces; ++i) {
        const float reach = glm::dot(point - from, ray.direction);
        const auto hit = reach > 0 ? cast(from, ray, options, reach) : std::nullopt;
        if (!hit)
            return false;
        const auto facing = glm::dot(hit->normal, ray.direction) > 0 ? -hit->normal : hit->normal;
        const float behind = glm::dot(hit->point - point, facing);
        if (behind > scale_ * (facing.z > kLevel ? kInGround : kInWall))
            return true;
        from = hit->point + ray.direction * kPast;
    }
    return false;
}

} // namespace navsmith::render
