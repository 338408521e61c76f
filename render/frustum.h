// The part of the world that projects to a rectangle of the picture.
#pragma once

#include "render/camera.h"

#include <glm/vec2.hpp>
#include <glm/vec4.hpp>

#include <array>
#include <optional>

namespace navsmith::render {

class Frustum {
public:
    /// From `low` to `high`, in pixels from the top left corner; they may lie outside the picture.
    Frustum(const Camera& camera, glm::vec2 low, glm::vec2 high);
    /// What the camera sees, and a margin in pixels around it.
    explicit Frustum(const Camera& camera, float margin = 0)
        : Frustum(camera, glm::vec2(-margin), glm::vec2(camera.viewport) + margin) {}

    /// False only if no point of the box lies inside.
    [[nodiscard]] bool mayTouch(const Box& box) const;

    /// Distance at which a box is seen, for choosing its detail: from the eye. An orthographic picture shows all that
    /// is in it as at its focus.
    [[nodiscard]] float distanceTo(const Box& box) const;

private:
    glm::vec3 eye_;
    std::optional<float> focus_;      ///< of an orthographic picture
    std::array<glm::vec4, 6> planes_; ///< inside: dot(plane, (point, 1)) >= 0
};

} // namespace navsmith::render
