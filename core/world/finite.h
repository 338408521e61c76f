// Whether places are numbers: files may hold others.
#pragma once

#include <glm/vec3.hpp>

#include <cmath>
#include <optional>

namespace navsmith::world {

inline bool isFinite(const glm::vec3& p) {
    return std::isfinite(p.x) && std::isfinite(p.y) && std::isfinite(p.z);
}
inline std::optional<glm::vec3> ifFinite(const glm::vec3& p) {
    return isFinite(p) ? std::optional(p) : std::nullopt;
}

} // namespace navsmith::world
