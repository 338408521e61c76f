#include "core/systems/shared/plan_transform.h"

#include <glm/trigonometric.hpp>

#include <cmath>

namespace navsmith::systems {

glm::dvec3 PlanTransform::operator()(const glm::dvec3& p) const {
    auto out = p;
    if (std::remainder(degrees, 360) != 0) {
        const double angle = glm::radians(degrees);
        const double c = keepsAxes() ? std::round(std::cos(angle)) : std::cos(angle);
        const double s = keepsAxes() ? std::round(std::sin(angle)) : std::sin(angle);
        const auto d = p - centre;
        out = {centre.x + d.x * c - d.y * s, centre.y + d.x * s + d.y * c, p.z};
    }
    for (glm::length_t axis = 0; axis < 3; ++axis) {
        if (factors[axis] != 1)
            out[axis] += (out[axis] - centre[axis]) * (factors[axis] - 1);
    }
    for (glm::length_t axis = 0; grid > 0 && axis < 2; ++axis)
        out[axis] = std::round(out[axis] / grid) * grid + 0.0; // 0, not -0
    return out;
}

bool PlanTransform::isNone() const {
    return std::remainder(degrees, 360) == 0 && factors == glm::dvec3(1) && !(grid > 0);
}

bool PlanTransform::keepsAxes() const {
    return std::remainder(degrees, 90) == 0;
}

std::size_t PlanTransform::side(std::size_t side) const {
    const auto quarters = static_cast<long>(std::remainder(std::round(degrees / 90), 4)) + 4;
    const std::size_t turned = (side + static_cast<std::size_t>(quarters)) % 4;
    const bool alongX = turned % 2 == 1;
    return (alongX ? factors.x : factors.y) < 0 ? (turned + 2) % 4 : turned;
}

std::size_t PlanTransform::corner(std::size_t corner) const {
    const std::size_t after = side(corner);
    const std::size_t before = side((corner + 3) % 4);
    return (before + 1) % 4 == after ? after : before;
}

} // namespace navsmith::systems
