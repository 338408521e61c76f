#include "render/ring_gizmo.h"

#include "render/axis_gizmo.h"

#include <glm/geometric.hpp>
#include <glm/trigonometric.hpp>

#include <algorithm>
#include <cmath>

namespace navsmith::render {

namespace {

constexpr float kRadiusPixels = 80;
constexpr int kPieces = 72; ///< of the ring
/// Sine of the angle between view and ring below which the ring counts as seen edge-on.
constexpr float kEdgeOn = 0.1F;

} // namespace

glm::vec3 RingGizmo::pointAt(const Camera& camera, float degrees) const {
    const float angle = glm::radians(degrees);
    const float radius = kRadiusPixels * camera.unitsPerPixel(centre_);
    return centre_ + glm::vec3(std::cos(angle), std::sin(angle), 0) * radius;
}

symbol::Primitives RingGizmo::draw(const Camera& camera, bool lit) const {
    symbol::Primitives out;
    const auto colour = lit ? kHeldColour : kAxisColours[2];
    constexpr float step = 360.0F / kPieces;
    for (int i = 0; i < kPieces; ++i) {
        const auto at = static_cast<float>(i) * step;
        out.line(pointAt(camera, at), pointAt(camera, at + step), colour, lit ? 5.0F : 4.0F);
    }
    out.mark(centre_, colour, 9, symbol::Shape::Diamond);
    return out;
}

symbol::Primitives RingGizmo::drawTurn(const Camera& camera, glm::vec2 from, float degrees) const {
    symbol::Primitives out;
    const auto start = directionOf(camera, from);
    if (!start)
        return out;
    for (const float at : {*start, *start + degrees})
        out.line(centre_, pointAt(camera, at), kHeldColour, 2);
    constexpr float widest = 20; // degrees of a piece
    const float whole = std::clamp(degrees, -360.0F, 360.0F);
    const auto pieces = static_cast<int>(std::ceil(std::abs(whole) / widest));
    for (int i = 0; i < pieces; ++i) {
        const auto at = [&](float piece) {
            return pointAt(camera, *start + whole * piece / static_cast<float>(pieces));
        };
        const auto first = static_cast<float>(i);
        constexpr symbol::Rgba fill{kHeldColour.r, kHeldColour.g, kHeldColour.b, 50};
        constexpr symbol::Rgba edge{kHeldColour.r, kHeldColour.g, kHeldColour.b, 0};
        out.quads.push_back({{centre_, at(first), at(first + 0.5F), at(first + 1)}, fill, edge});
    }
    return out;
}

bool RingGizmo::pick(const Camera& camera, glm::vec2 pixel) const {
    constexpr float step = 360.0F / kPieces;
    for (int i = 0; i < kPieces; ++i) {
        const auto at = camera.project(pointAt(camera, static_cast<float>(i) * step));
        if (at && glm::length(*at - pixel) < kHandleReach)
            return true;
    }
    return false;
}

std::optional<float> RingGizmo::directionOf(const Camera& camera, glm::vec2 pixel) const {
    const auto middle = camera.project(centre_);
    if (!middle)
        return std::nullopt;
    const float steepness = camera.ray(*middle).direction.z;
    if (std::abs(steepness) > kEdgeOn) {
        const auto at = camera.onPlane(pixel, centre_.z);
        if (!at || *at == centre_)
            return std::nullopt;
        return glm::degrees(std::atan2(at->y - centre_.y, at->x - centre_.x));
    }
    // Only the near half can be told apart there: to the right is counterclockwise.
    const auto right = camera.right();
    const float across = (pixel.x - middle->x) / kRadiusPixels;
    return glm::degrees(std::atan2(right.y, right.x) - glm::radians(90.0F) + across);
}

std::optional<float> RingGizmo::turn(const Camera& camera, glm::vec2 from, glm::vec2 to) const {
    const auto start = directionOf(camera, from);
    const auto end = directionOf(camera, to);
    if (!start || !end)
        return std::nullopt;
    return std::remainder(*end - *start, 360.0F);
}

} // namespace navsmith::render
