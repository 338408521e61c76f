#include "core/systems/shared/ground_height.h"

#include "formats/texts/texts.h"

namespace navsmith::systems {

namespace {

constexpr float kBuried = 30; ///< metres: what is more above a place is a bridge

} // namespace

std::optional<float> heightAboveGround(const world::RayCaster& rays, const glm::vec3& place, float near) {
    const auto below = rays.ground(place.x, place.y, place.z + kSunk);
    if (below && place.z - below->point.z <= near)
        return place.z - below->point.z;
    const auto above = rays.cast(place, {0, 0, 1}, {.maxDistance = kBuried, .layers = world::groundLayers()});
    // Under a roof or a bridge there is ground below, too.
    if (!below)
        return above ? std::optional(-above->distance) : std::nullopt;
    return place.z - below->point.z;
}

std::string aboveGroundText(float height) {
    return height > 0 ? texts::format("{:.1f} m above the ground", height)
                      : texts::format("{:.1f} m below the ground", -height);
}

} // namespace navsmith::systems
