#include "render/axes.h"

#include <glm/geometric.hpp>

namespace navsmith::render::axes {

glm::vec2 endOf(const glm::vec3& direction, const Camera& camera) {
    const glm::vec2 up(glm::dot(direction, camera.right()), glm::dot(direction, camera.up()));
    const auto fromCorner = kOrigin + up * kReach;
    return {fromCorner.x, static_cast<float>(camera.viewport.y) - fromCorner.y};
}

std::optional<glm::vec3> endAt(glm::vec2 pixel, const Camera& camera) {
    std::optional<glm::vec3> nearest;
    for (const auto& end : {glm::vec3(1, 0, 0), glm::vec3(0, 1, 0), glm::vec3(0, 0, 1), glm::vec3(-1, 0, 0),
                            glm::vec3(0, -1, 0), glm::vec3(0, 0, -1)}) {
        const bool hit = glm::length(endOf(end, camera) - pixel) <= kBall + 1;
        if (hit && (!nearest || glm::dot(end, camera.forward()) < glm::dot(*nearest, camera.forward())))
            nearest = end;
    }
    return nearest;
}

} // namespace navsmith::render::axes
