#include "render/axis_gizmo.h"

#include <glm/geometric.hpp>

#include <array>
#include <cmath>

namespace navsmith::render {

namespace {

constexpr float kArrowPixels = 90;
constexpr float kSquareFrom = 0.28F; ///< fraction of the arrow's length
constexpr float kSquareTo = 0.5F;
constexpr float kKnobPixels = 12;

struct Axis {
    GizmoPart part;
    glm::vec3 direction;
    symbol::Rgba colour;
};
constexpr std::array kAxes{Axis{GizmoPart::X, {1, 0, 0}, kAxisColours[0]},
                           Axis{GizmoPart::Y, {0, 1, 0}, kAxisColours[1]},
                           Axis{GizmoPart::Z, {0, 0, 1}, kAxisColours[2]}};

struct Plane {
    GizmoPart part;
    std::size_t u; ///< axes that span the plane
    std::size_t v;
    std::size_t normal;
};
constexpr std::array kPlanes{Plane{GizmoPart::XY, 0, 1, 2}, Plane{GizmoPart::XZ, 0, 2, 1},
                             Plane{GizmoPart::YZ, 1, 2, 0}};

bool needsHeight(GizmoPart part) {
    return part == GizmoPart::Z || part == GizmoPart::XZ || part == GizmoPart::YZ;
}

float distanceToLine(glm::vec2 p, glm::vec2 a, glm::vec2 b) {
    const auto ab = b - a;
    const float length2 = glm::dot(ab, ab);
    const float t = length2 > 0 ? glm::clamp(glm::dot(p - a, ab) / length2, 0.0F, 1.0F) : 0.0F;
    return glm::length(p - (a + ab * t));
}

} // namespace

float AxisGizmo::length(const Camera& camera) const {
    return kArrowPixels * camera.unitsPerPixel(origin_);
}

symbol::Primitives AxisGizmo::draw(const Camera& camera, GizmoPart hovered, const glm::vec3& stretch) const {
    symbol::Primitives out;
    const float reach = length(camera);
    for (const auto& plane : kPlanes) {
        if (needsHeight(plane.part) && !withHeight_)
            continue;
        const auto u = kAxes[plane.u].direction * stretch * reach;
        const auto v = kAxes[plane.v].direction * stretch * reach;
        const auto own = kAxes[plane.normal].colour;
        const auto colour = plane.part == hovered ? kHeldColour : own;
        out.quads.push_back({{origin_ + (u + v) * kSquareFrom, origin_ + u * kSquareTo + v * kSquareFrom,
                              origin_ + (u + v) * kSquareTo, origin_ + u * kSquareFrom + v * kSquareTo},
                             {colour.r, colour.g, colour.b, 110},
                             colour});
    }
    for (const auto& axis : kAxes) {
        if (needsHeight(axis.part) && !withHeight_)
            continue;
        const bool held = axis.part == hovered;
        const auto colour = held ? kHeldColour : axis.colour;
        const auto tip = endOf(axis.part, camera, stretch);
        out.line(origin_, tip, colour, held ? 5.0F : 4.0F, tips_ == GizmoTips::Arrows ? symbol::SegmentArrow : 0U);
        if (tips_ == GizmoTips::Knobs)
            out.mark(tip, colour, held ? kKnobPixels + 3 : kKnobPixels, symbol::Shape::Square);
    }
    return out;
}

symbol::Primitives AxisGizmo::guides(const Camera& camera, GizmoPart part) const {
    constexpr float kArrows = 40; // lengths of an arrow: wider than any screen
    symbol::Primitives out;
    const auto axes = axesOf(part);
    for (const auto& axis : kAxes) {
        if (glm::dot(axes, axis.direction) == 0)
            continue;
        const auto reach = axis.direction * (length(camera) * kArrows);
        out.line(origin_ - reach, origin_ + reach, axis.colour, 1.5F);
    }
    return out;
}

GizmoPart AxisGizmo::pick(const Camera& camera, glm::vec2 pixel) const {
    const float reach = length(camera);
    const auto start = camera.project(origin_);
    if (!start)
        return GizmoPart::None;
    for (const auto& plane : kPlanes) {
        if (needsHeight(plane.part) && !withHeight_)
            continue;
        // Seen edge-on, a square is only a line that gets in the way.
        if (std::abs(glm::dot(camera.ray(pixel).direction, kAxes[plane.normal].direction)) < 0.1F)
            continue;
        const auto hit = pointOn(plane.part, camera, pixel);
        if (!hit)
            continue;
        const float u = glm::dot(*hit - origin_, kAxes[plane.u].direction) / reach;
        const float v = glm::dot(*hit - origin_, kAxes[plane.v].direction) / reach;
        if (u >= kSquareFrom && u <= kSquareTo && v >= kSquareFrom && v <= kSquareTo)
            return plane.part;
    }
    for (const auto& axis : kAxes) {
        if (needsHeight(axis.part) && !withHeight_)
            continue;
        const auto end = camera.project(origin_ + axis.direction * reach);
        // An arrow that points at the viewer covers only the node and cannot be dragged sensibly.
        if (end && glm::length(*end - *start) > 2 * kHandleReach &&
            distanceToLine(pixel, *start, *end) < kHandleReach && glm::length(pixel - *start) > kHandleReach)
            return axis.part;
    }
    return GizmoPart::None;
}

std::optional<glm::vec3> AxisGizmo::pointOn(GizmoPart part, const Camera& camera, glm::vec2 pixel) const {
    const auto ray = camera.ray(pixel);
    for (const auto& plane : kPlanes) {
        if (plane.part != part)
            continue;
        const auto& normal = kAxes[plane.normal].direction;
        const float slope = glm::dot(ray.direction, normal);
        const float t = glm::dot(origin_ - ray.origin, normal) / slope;
        if (std::abs(slope) < 0.02F || t <= 0 || t > camera.farPlane() + camera.behind())
            return std::nullopt;
        return ray.origin + ray.direction * t;
    }
    for (const auto& axis : kAxes) {
        if (axis.part != part)
            continue;
        // The point of the axis nearest to the mouse ray.
        const auto between = ray.origin - origin_;
        const float b = glm::dot(axis.direction, ray.direction);
        const float below = 1 - b * b;
        if (below < 1e-4F)
            return std::nullopt;
        const float along = (glm::dot(axis.direction, between) - b * glm::dot(ray.direction, between)) / below;
        return origin_ + axis.direction * along;
    }
    return std::nullopt;
}

std::optional<glm::vec3> AxisGizmo::drag(GizmoPart part, const Camera& camera, glm::vec2 from, glm::vec2 to) const {
    const auto start = pointOn(part, camera, from);
    const auto end = pointOn(part, camera, to);
    if (!start || !end)
        return std::nullopt;
    return *end - *start;
}

std::optional<float> AxisGizmo::growth(GizmoPart part, const Camera& camera, glm::vec2 from, glm::vec2 to) const {
    const auto start = pointOn(part, camera, from);
    const auto end = pointOn(part, camera, to);
    if (!start || !end || *start == origin_)
        return std::nullopt;
    const auto way = *start - origin_;
    return glm::dot(*end - origin_, way) / glm::dot(way, way);
}

glm::vec3 AxisGizmo::endOf(GizmoPart part, const Camera& camera, const glm::vec3& stretch) const {
    const auto axes = axesOf(part);
    const bool square = glm::dot(axes, axes) > 1;
    return origin_ + axes * stretch * length(camera) * (square ? kSquareTo : 1.0F);
}

glm::vec3 AxisGizmo::axesOf(GizmoPart part) {
    glm::vec3 axes{0};
    for (const auto& axis : kAxes)
        axes += axis.part == part ? axis.direction : glm::vec3(0);
    for (const auto& plane : kPlanes)
        axes += plane.part == part ? kAxes[plane.u].direction + kAxes[plane.v].direction : glm::vec3(0);
    return axes;
}

} // namespace navsmith::render
