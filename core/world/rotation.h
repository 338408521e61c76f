// How angles of entities turn what they place.
#pragma once

#include <glm/ext/matrix_transform.hpp>
#include <glm/mat3x3.hpp>
#include <glm/mat4x4.hpp>
#include <glm/trigonometric.hpp>
#include <glm/vec3.hpp>

namespace navsmith::world {

/// Pitch, yaw and roll in degrees: about y, z and x, roll first.
inline glm::mat4 rotationOf(const glm::vec3& angles) {
    glm::mat4 turn = glm::rotate(glm::mat4(1.0F), glm::radians(angles.y), glm::vec3(0.0F, 0.0F, 1.0F));
    turn = glm::rotate(turn, glm::radians(angles.x), glm::vec3(0.0F, 1.0F, 0.0F));
    return glm::rotate(turn, glm::radians(angles.z), glm::vec3(1.0F, 0.0F, 0.0F));
}

} // namespace navsmith::world
