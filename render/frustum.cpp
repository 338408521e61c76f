#include "render/frustum.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>
#include <glm/matrix.hpp>
#include <glm/vector_relational.hpp>

#include <algorithm>

namespace navsmith::render {

Frustum::Frustum(const Camera& camera, glm::vec2 low, glm::vec2 high)
    : eye_(camera.position), focus_(camera.orthographic ? std::optional(camera.focus) : std::nullopt) {
    const auto rows = glm::transpose(camera.viewProjection());
    // In clip space, which points up: inside is left * w <= x <= right * w, and so on.
    const glm::vec2 half = glm::vec2(camera.viewport) * 0.5F;
    const float left = low.x / half.x - 1;
    const float right = high.x / half.x - 1;
    const float top = 1 - low.y / half.y;
    const float bottom = 1 - high.y / half.y;
    planes_ = {rows[0] - rows[3] * left, rows[3] * right - rows[0], rows[1] - rows[3] * bottom,
               rows[3] * top - rows[1],  rows[3] + rows[2],         rows[3] - rows[2]};
}

bool Frustum::mayTouch(const Box& box) const {
    return !box.empty() && std::ranges::all_of(planes_, [&](const glm::vec4& plane) {
        const glm::vec3 normal(plane);
        const auto innermost = glm::mix(box.min, box.max, glm::greaterThan(normal, glm::vec3(0)));
        return glm::dot(normal, innermost) + plane.w >= 0;
    });
}

float Frustum::distanceTo(const Box& box) const {
    return focus_ && mayTouch(box) ? *focus_ : glm::length(eye_ - glm::clamp(eye_, box.min, box.max));
}

} // namespace navsmith::render
