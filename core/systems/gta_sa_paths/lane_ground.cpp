#include "core/systems/gta_sa_paths/lane_ground.h"

#include "core/systems/shared/ground_height.h"
#include "core/world/backdrop.h"
#include "formats/texts/texts.h"

#include <algorithm>

namespace navsmith::systems::gta_sa_paths {

std::optional<world::RayHit> groundNear(const world::RayCaster& rays, const glm::vec3& place) {
    const auto hit = rays.ground(place.x, place.y, place.z + kSunk);
    return hit && place.z - hit->point.z <= kSunk ? hit : std::nullopt;
}

std::optional<std::string> besideRoad(const world::RayCaster& rays, const world::RayHit& middle,
                                      const glm::vec3& place) {
    // On a slope the road is between the two heights.
    const auto [low, high] = std::minmax(place.z, middle.point.z);
    const auto ground = rays.ground(place.x, place.y, high + kSunk);
    if (!ground || low - ground->point.z > kSunk)
        return texts::format("no ground");
    if (ground->surface == middle.surface || ground->surface == world::Surface::Road)
        return std::nullopt;
    return std::string(texts::translated({gta_world::nameOf(ground->surface)}));
}

} // namespace navsmith::systems::gta_sa_paths
