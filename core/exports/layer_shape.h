// What symbols draw, as coloured triangles and lines in space.
#pragma once

#include "core/exports/drawing.h"
#include "core/exports/wires.h"

#include <span>

namespace navsmith::exports {

class LayerShape {
public:
    /// Marks have their usual size at the distance from which the window shows them in full, times `growth`.
    explicit LayerShape(const Drawing& drawing, float growth = 1);

    void add(const symbol::Primitives& drawn);

    [[nodiscard]] const Wires& surfaces() const { return surfaces_; } ///< triangles, some of them transparent
    [[nodiscard]] const Wires& marks() const { return marks_; }       ///< opaque triangles
    [[nodiscard]] const Wires& lines() const { return lines_; }       ///< opaque

private:
    void line(const glm::vec3& a, const glm::vec3& b, symbol::Rgba colour);
    void surface(std::span<const glm::vec3> corners, symbol::Rgba fill, symbol::Rgba edge);
    void add(const symbol::Quad& quad);
    void add(const symbol::Ribbon& ribbon);
    void add(const symbol::Segment& segment);
    void add(const symbol::Sprite& sprite);

    float pixel_; ///< world units of a pixel where marks have their usual size
    Wires surfaces_;
    Wires marks_;
    Wires lines_;
};

} // namespace navsmith::exports
