// The handle that turns a selection about the vertical axis: a ring of constant size on screen.
#pragma once

#include "core/symbol/primitives.h"
#include "render/camera.h"

#include <optional>

namespace navsmith::render {

class RingGizmo {
public:
    explicit RingGizmo(glm::vec3 centre) : centre_(centre) {}

    [[nodiscard]] symbol::Primitives draw(const Camera& camera, bool lit) const;
    /// The angle that the selection has been turned by, from the pixel where the drag began.
    [[nodiscard]] symbol::Primitives drawTurn(const Camera& camera, glm::vec2 from, float degrees) const;
    [[nodiscard]] bool pick(const Camera& camera, glm::vec2 pixel) const;
    /// Degrees counterclockwise, seen from above, by which a drag from one pixel to another turns: -180 to 180. None if
    /// the ring cannot follow the mouse there.
    [[nodiscard]] std::optional<float> turn(const Camera& camera, glm::vec2 from, glm::vec2 to) const;
    /// The point of the ring in a direction, in degrees counterclockwise from +x.
    [[nodiscard]] glm::vec3 pointAt(const Camera& camera, float degrees) const;

private:
    /// Direction of a pixel from the centre, as for pointAt().
    [[nodiscard]] std::optional<float> directionOf(const Camera& camera, glm::vec2 pixel) const;

    glm::vec3 centre_;
};

} // namespace navsmith::render
