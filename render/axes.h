// The axis indicator in the lower left corner of the view: the ends of the world's axes, as seen by the camera.
#pragma once

#include "render/camera.h"

#include <glm/vec2.hpp>
#include <glm/vec3.hpp>

#include <optional>

namespace navsmith::render::axes {

/// Pixels; the shaders get them from here.
constexpr glm::vec2 kOrigin{62, 58}; ///< from the lower left corner
constexpr float kReach = 36;         ///< length of an axis across the viewing direction
constexpr float kBall = 8.5F;        ///< radius of the ball at an end

/// Pixel of the end of an axis of length 1.
glm::vec2 endOf(const glm::vec3& direction, const Camera& camera);
/// The direction of the axis end at a pixel, the nearest to the eye; none if there is no end.
std::optional<glm::vec3> endAt(glm::vec2 pixel, const Camera& camera);

} // namespace navsmith::render::axes
