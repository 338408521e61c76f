#include "app/gui/viewport/step_grid.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <cmath>

namespace navsmith::gui {

namespace {

constexpr float kLeastPixels = 10; ///< between lines
constexpr int kStronger = 8;       ///< every such line
constexpr symbol::Rgba kGridLine{154, 168, 190, 46};
constexpr symbol::Rgba kStrongLine{154, 168, 190, 110};

/// The index of the axis that a direction is along; -1: none.
int axisOf(const glm::vec3& direction) {
    constexpr float along = 0.9999F;
    for (int axis = 0; axis < 3; ++axis) {
        if (std::abs(direction[axis]) > along)
            return axis;
    }
    return -1;
}

} // namespace

symbol::Primitives stepGrid(const render::Camera& camera, float step) {
    symbol::Primitives grid;
    const int across = axisOf(camera.right());
    const int upwards = axisOf(camera.up());
    if (!camera.orthographic || across < 0 || upwards < 0 || !(step > 0))
        return grid;
    const float pixels = camera.pixelsPerUnit() / camera.focus;
    float spacing = step;
    while (spacing * pixels < kLeastPixels)
        spacing *= 2;
    const auto size = glm::vec2(camera.viewport);
    const auto one = camera.pointAt({0, 0}, camera.focus);
    const auto other = camera.pointAt(size, camera.focus);
    const auto low = glm::min(one, other);
    const auto high = glm::max(one, other);
    const auto lines = [&](int along, int beside) {
        const auto first = static_cast<long>(std::ceil(low[beside] / spacing));
        const auto last = static_cast<long>(std::floor(high[beside] / spacing));
        for (long i = first; i <= last; ++i) {
            auto from = low;
            auto to = high;
            from[beside] = to[beside] = static_cast<float>(i) * spacing;
            from[3 - along - beside] = to[3 - along - beside] = one[3 - along - beside];
            const auto colour = i % kStronger == 0 ? kStrongLine : kGridLine;
            grid.line(from, to, colour, 1);
        }
    };
    lines(across, upwards);
    lines(upwards, across);
    return grid;
}

} // namespace navsmith::gui
