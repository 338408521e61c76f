// Shape handles of the selected element: heights, edges, corners.
#pragma once

#include "core/model/ids.h"
#include "core/symbol/symbol.h"
#include "render/axis_gizmo.h"

#include <glm/vec2.hpp>

#include <optional>
#include <vector>

namespace navsmith::gui {

class Viewport;

struct PlacedHandle {
    const symbol::Handle* handle = nullptr;
    model::Element element;
    glm::vec3 at{0};    ///< the position that dragging moves
    glm::vec3 shown{0}; ///< the position drawn and picked: further out if another handle is there

    bool operator==(const PlacedHandle& other) const { return handle == other.handle && element == other.element; }
};

/// Handles of the selected element that fit on the screen; none unless exactly one element is selected and the mouse
/// may edit it.
std::vector<PlacedHandle> handlesOf(const Viewport& viewport);
std::optional<PlacedHandle> handleAt(const Viewport& viewport, glm::vec2 pixel);
void drawHandle(const PlacedHandle& placed, bool lit, symbol::Primitives& out);

/// The part of the gizmo for the same axes.
render::GizmoPart partOf(std::uint8_t axes);

} // namespace navsmith::gui
