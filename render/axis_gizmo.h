// The handle that moves or scales a selection: three axes and three squares of constant size on screen.
#pragma once

#include "core/symbol/colour_scheme.h"
#include "render/camera.h"

#include <array>
#include <optional>

namespace navsmith::render {

// Colours of all handles.
using symbol::kAxisColours;
inline constexpr symbol::Rgba kHeldColour = symbol::rgb(0xFFE27A); ///< under the mouse, or dragged
inline constexpr float kHandleReach = 9;                           ///< pick radius in pixels

enum class GizmoPart : std::uint8_t { None, X, Y, Z, XY, XZ, YZ };

/// What is at the ends of the axes.
enum class GizmoTips : std::uint8_t { Arrows, Knobs };

class AxisGizmo {
public:
    /// `withHeight`: false for elements that store no z; they get x, y and the xy square only.
    AxisGizmo(glm::vec3 origin, bool withHeight, GizmoTips tips = GizmoTips::Arrows)
        : origin_(origin), withHeight_(withHeight), tips_(tips) {}

    [[nodiscard]] const glm::vec3& origin() const { return origin_; }
    [[nodiscard]] bool withHeight() const { return withHeight_; }
    /// `stretch`: factors for the lengths of the axes.
    [[nodiscard]] symbol::Primitives draw(const Camera& camera, GizmoPart hovered,
                                          const glm::vec3& stretch = glm::vec3(1)) const;
    /// Lines across the whole picture along the axes of a part.
    [[nodiscard]] symbol::Primitives guides(const Camera& camera, GizmoPart part) const;
    [[nodiscard]] GizmoPart pick(const Camera& camera, glm::vec2 pixel) const;
    /// Movement of the origin when the mouse drags the part from one pixel to another; none if the part's axis or plane
    /// cannot follow the mouse there.
    [[nodiscard]] std::optional<glm::vec3> drag(GizmoPart part, const Camera& camera, glm::vec2 from,
                                                glm::vec2 to) const;
    /// The factor by which the distance from the origin grows along the part; none as for drag().
    [[nodiscard]] std::optional<float> growth(GizmoPart part, const Camera& camera, glm::vec2 from, glm::vec2 to) const;
    /// The outer end of a part.
    [[nodiscard]] glm::vec3 endOf(GizmoPart part, const Camera& camera, const glm::vec3& stretch) const;
    /// 1 for the axes of the part, otherwise 0.
    [[nodiscard]] static glm::vec3 axesOf(GizmoPart part);

private:
    /// Length of an arrow in world units.
    [[nodiscard]] float length(const Camera& camera) const;
    [[nodiscard]] std::optional<glm::vec3> pointOn(GizmoPart part, const Camera& camera, glm::vec2 pixel) const;

    glm::vec3 origin_;
    bool withHeight_;
    GizmoTips tips_;
};

} // namespace navsmith::render
