#include "render/framing.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <numbers>
#include <vector>

namespace navsmith::render {

namespace {

constexpr float kEnough = 0.5F; ///< share of the points in sight with which a direction is good
constexpr float kEighthTurn = std::numbers::pi_v<float> / 4;

/// The share of points that can be seen.
float shareInSight(const Camera& camera, std::span<const glm::vec3> points, const Sight& sight) {
    const auto seen = std::ranges::count_if(points, [&](const glm::vec3& point) {
        Box place;
        place.add(point);
        return camera.sees(place) && !sight.isHidden(camera, point);
    });
    return static_cast<float>(seen) / static_cast<float>(points.size());
}

/// Near the present direction first, then steeper ones, at last from above.
std::vector<glm::vec2> directions(const Camera& camera) {
    std::vector<glm::vec2> all;
    const auto around = [&](float pitch) {
        for (const float turn : {0.0F, 1.0F, -1.0F, 2.0F, -2.0F, 3.0F, -3.0F, 4.0F})
            all.emplace_back(camera.yaw + turn * kEighthTurn, pitch);
    };
    around(camera.pitch);
    for (const float pitch : {-0.35F, -0.7F, -1.1F})
        around(pitch);
    all.emplace_back(camera.yaw, -std::numbers::pi_v<float> / 2);
    return all;
}

} // namespace

void frameInSight(Camera& camera, const Box& box, float smallest, std::span<const glm::vec3> points,
                  const Sight& sight) {
    camera.frame(box, smallest);
    if (camera.orthographic || points.empty() || !sight.hidesAnything())
        return;
    auto best = camera;
    float most = shareInSight(camera, points, sight);
    const auto consider = [&](const Camera& candidate) {
        const float share = shareInSight(candidate, points, sight);
        if (share > most) {
            best = candidate;
            most = share;
        }
        return most >= kEnough;
    };
    const auto ways = directions(camera);
    // Not so near that the element fills the picture.
    const float least = std::max(box.radius() * 1.2F, smallest * 0.2F);
    for (const float part : {1.0F, 0.6F, 0.35F, 0.2F}) {
        if (most > (part < 1 ? 0.0F : kEnough))
            break;
        for (const auto& way : ways) {
            auto candidate = camera;
            candidate.lookAlong(way.x, way.y);
            candidate.frame(box, smallest);
            const float focus = candidate.focus * part;
            if (part < 1 && focus < least)
                continue;
            candidate.position += candidate.forward() * (candidate.focus - focus);
            candidate.focus = focus;
            if (consider(candidate))
                break;
        }
    }
    camera = best;
}

} // namespace navsmith::render
