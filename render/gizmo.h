// The handle by which a selection is moved: three arrows and three squares, of one size in the picture at any distance.
#pragma once

#include "core/symbol/primitives.h"
#include "render/camera.h"

#include <optional>

namespace navsmith::render {

enum class GizmoPart : std::uint8_t { None, X, Y, Z, XY, XZ, YZ };

class MoveGizmo {
public:
    /// `withHeight`: false for things that store no z; they get x, y and their square only.
    MoveGizmo(glm::vec3 origin, bool withHeight) : origin_(origin), withHeight_(withHeight) {}

    [[nodiscard]] const glm::vec3& origin() const { return origin_; }
    [[nodiscard]] symbol::Primitives draw(const Camera& camera, GizmoPart hovered) const;
    [[nodiscard]] GizmoPart pick(const Camera& camera, glm::vec2 pixel) const;
    /// How far the origin goes when the mouse goes from one pixel to another holding the part; nothing if the mouse
    /// points where the part's axis or plane cannot follow.
    [[nodiscard]] std::optional<glm::vec3> drag(GizmoPart part, const Camera& camera, glm::vec2 from,
                                                glm::vec2 to) const;

private:
    /// World units that an arrow is long.
    [[nodiscard]] float length(const Camera& camera) const;
    [[nodiscard]] std::optional<glm::vec3> pointOn(GizmoPart part, const Camera& camera, glm::vec2 pixel) const;

    glm::vec3 origin_;
    bool withHeight_;
};

} // namespace navsmith::render
