// Paints a drawing from above on a canvas, in the sizes that the window would give marks and lines.
#pragma once

#include "core/exports/canvas.h"
#include "core/exports/drawing.h"

#include <cstdint>
#include <vector>

namespace navsmith::exports {

/// Maps the world to pixels: x to the right, y up.
struct Frame {
    Point corner{0};  ///< world place of the page's upper left corner
    double scale = 1; ///< pixels for each world unit

    [[nodiscard]] Point toPage(double x, double y) const { return {(x - corner.x) * scale, (corner.y - y) * scale}; }
    [[nodiscard]] Point toPage(const glm::vec3& p) const { return toPage(double{p.x}, double{p.y}); }
};

/// One primitive of a drawing.
struct Item {
    enum class Kind : std::uint8_t { Quad, Ribbon, Segment, Sprite, Label };

    Kind kind = Kind::Quad;
    std::uint16_t layer = 0;
    std::uint32_t index = 0;
    float reach = 0; ///< pixels that it may be painted beyond its place
    glm::vec2 low{0};
    glm::vec2 high{0};
};

/// In the order in which they are painted.
std::vector<Item> itemsOf(const Drawing& drawing);
/// The items that may be seen in a part of the page, in pixels.
std::vector<Item> itemsIn(const std::vector<Item>& items, const Frame& frame, Point low, Point high);

/// How large marks are: as in the window at this scale, or larger where they lie far apart. 1: their usual size.
double markGrowth(const Drawing& drawing, double scale);

/// Paints the items, with a group for each layer.
void paint(const Drawing& drawing, const std::vector<Item>& items, const Frame& frame, double growth, Canvas& canvas);

} // namespace navsmith::exports
