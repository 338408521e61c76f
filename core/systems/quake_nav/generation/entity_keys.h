// Reading the keys of a map's entities.
#pragma once

#include "core/world/entity_text.h"

#include <glm/trigonometric.hpp>
#include <glm/vec3.hpp>

#include <cmath>
#include <cstdint>
#include <optional>
#include <string_view>

namespace navsmith::systems::quake_nav::generation {

/// The direction in which something moves: the key "angle" in degrees, -1 up, -2 down.
inline glm::vec3 directionOf(const world::MapEntity& entity) {
    const float angle = entity.number("angle").value_or(0.0F);
    if (angle == -1)
        return {0, 0, 1};
    if (angle == -2)
        return {0, 0, -1};
    glm::vec3 turns(0.0F, angle, 0.0F);
    if (angle == 0)
        turns = world::parseVector(entity.value("angles")).value_or(turns);
    const float pitch = glm::radians(turns.x);
    const float yaw = glm::radians(turns.y);
    return {std::cos(pitch) * std::cos(yaw), std::cos(pitch) * std::sin(yaw), -std::sin(pitch)};
}

} // namespace navsmith::systems::quake_nav::generation
