#include "core/exports/layer_shape.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace navsmith::exports {

namespace {

constexpr int kDiscSides = 24;
constexpr float kWindow = 1000; // see markGrowth()

} // namespace

LayerShape::LayerShape(const Drawing& drawing, float growth) : pixel_(drawing.fullSizeAt / kWindow * growth) {}

void LayerShape::add(const symbol::Primitives& drawn) {
    for (const auto& quad : drawn.quads)
        add(quad);
    for (const auto& ribbon : drawn.ribbons)
        add(ribbon);
    for (const auto& segment : drawn.segments)
        add(segment);
    for (const auto& sprite : drawn.sprites)
        add(sprite);
}

void LayerShape::line(const glm::vec3& a, const glm::vec3& b, symbol::Rgba colour) {
    colour.a = 255; // lines are opaque
    lines_.connect({lines_.add(a, colour), lines_.add(b, colour)});
}

/// A flat shape with an outline; corners counter-clockwise or not.
void LayerShape::surface(std::span<const glm::vec3> corners, symbol::Rgba fill, symbol::Rgba edge) {
    if (fill.a > 0) {
        std::uint32_t first = 0;
        std::uint32_t last = 0;
        for (std::size_t i = 0; i < corners.size(); ++i) {
            const auto next = surfaces_.add(corners[i], fill);
            if (i == 0)
                first = next;
            if (i >= 2)
                surfaces_.connect({first, last, next});
            last = next;
        }
    }
    if (edge.a == 0)
        return;
    for (std::size_t i = 0; i < corners.size(); ++i)
        line(corners[i], corners[(i + 1) % corners.size()], edge);
}

void LayerShape::add(const symbol::Quad& quad) {
    if (quad.round == 0)
        return surface(quad.corners, quad.fill, quad.edge);
    const auto middle = (quad.corners[0] + quad.corners[2]) * 0.5F;
    const auto x = (quad.corners[1] - quad.corners[0]) * 0.5F;
    const auto y = (quad.corners[3] - quad.corners[0]) * 0.5F;
    std::array<glm::vec3, kDiscSides> rim{};
    for (int i = 0; i < kDiscSides; ++i) {
        const float angle = 6.2831853F * static_cast<float>(i) / kDiscSides;
        rim.at(static_cast<std::size_t>(i)) = middle + x * std::cos(angle) + y * std::sin(angle);
    }
    surface(rim, quad.fill, quad.edge);
}

void LayerShape::add(const symbol::Ribbon& ribbon) {
    const auto along = ribbon.b - ribbon.a;
    const float length = std::hypot(along.x, along.y);
    if (!(length > 0))
        return;
    const glm::vec3 across = glm::vec3(-along.y, along.x, 0) * (ribbon.halfWidth / length);
    surface(std::array{ribbon.a - across, ribbon.b - across, ribbon.b + across, ribbon.a + across}, ribbon.fill,
            ribbon.edge);
}

void LayerShape::add(const symbol::Segment& segment) {
    const auto& a = segment.a.position;
    const auto& b = segment.b.position;
    const auto colour = segment.a.colour;
    line(a, b, colour);
    const float length = glm::distance(a, b);
    if ((segment.a.style & symbol::SegmentArrow) == 0 || !(length > 0))
        return;
    const auto along = (b - a) / length;
    const float head = std::min(12 * pixel_, length / 3);
    glm::vec3 across(-along.y, along.x, 0);
    if (glm::length(across) < 1e-3F)
        across = {1, 0, 0};
    const auto tip = b - along * std::min(9 * pixel_, length / 4);
    for (const float side : {-0.46F, 0.46F})
        line(tip, tip - along * head + glm::normalize(across) * (head * side), colour);
}

/// An octahedron.
void LayerShape::add(const symbol::Sprite& sprite) {
    const float reach = sprite.size * pixel_ / 2;
    auto colour = sprite.colour;
    colour.a = 255;
    std::array<std::uint32_t, 6> at{};
    for (std::size_t i = 0; i < at.size(); ++i) {
        glm::vec3 off(0);
        off[static_cast<glm::length_t>(i / 2)] = i % 2 == 0 ? reach : -reach;
        at.at(i) = marks_.add(sprite.position + off, colour);
    }
    const auto [east, west, north, south, top, bottom] = at;
    for (const auto& [a, b] : {std::pair{east, north}, {north, west}, {west, south}, {south, east}}) {
        marks_.connect({a, b, top});
        marks_.connect({b, a, bottom});
    }
}

} // namespace navsmith::exports
