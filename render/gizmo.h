// The handle that moves a selection: three arrows and three squares of constant size on screen.
#pragma once

#include "core/symbol/primitives.h"
#include "render/camera.h"

#include <optional>

namespace navsmith::render {

enum class GizmoPart : std::uint8_t { None, X, Y, Z, XY, XZ, YZ };

class MoveGizmo {
public:
    /// `withHeight`: false for elements that store no z; they get x, y and the xy square only.
    MoveGizmo(glm::vec3 origin, bool withHeight) : origin_(origin), withHeight_(withHeight) {}

    [[nodiscard]] const glm::vec3& origin() const { return origin_; }
    [[nodiscard]] symbol::Primitives draw(const Camera& camera, GizmoPart hovered) const;
    [[nodiscard]] GizmoPart pick(const Camera& camera, glm::vec2 pixel) const;
    /// Movement of the origin when the mouse drags the part from one pixel to another; none if the part's axis or plane
    /// cannot follow the mouse there.
    [[nodiscard]] std::optional<glm::vec3> drag(GizmoPart part, const Camera& camera, glm::vec2 from,
                                                glm::vec2 to) const;

private:
    /// Length of an arrow in world units.
    [[nodiscard]] float length(const Camera& camera) const;
    [[nodiscard]] std::optional<glm::vec3> pointOn(GizmoPart part, const Camera& camera, glm::vec2 pixel) const;

    glm::vec3 origin_;
    bool withHeight_;
};

} // namespace navsmith::render
