// Mouse constants shared by tools and camera.
#pragma once

#include <QPointF>

#include <glm/vec2.hpp>

namespace navsmith::gui {

constexpr int kClickPixels = 4; ///< a press that moves less than this is a click

inline glm::vec2 toVec(QPointF p) {
    return {static_cast<float>(p.x()), static_cast<float>(p.y())};
}

} // namespace navsmith::gui
