// Moves a camera so that elements can be seen in spite of the walls of a map.
#pragma once

#include "render/camera.h"
#include "render/sight.h"

#include <glm/vec3.hpp>

#include <span>

namespace navsmith::render {

/// Camera::frame(), but a perspective camera turns to a direction from which the map does not hide the points, if it
/// hides most of them; it comes nearer where that does not help. Stays as Camera::frame() leaves it if nothing helps.
void frameInSight(Camera& camera, const Box& box, float smallest, std::span<const glm::vec3> points,
                  const Sight& sight);

} // namespace navsmith::render
