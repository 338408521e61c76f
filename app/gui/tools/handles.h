// The handles that the one selected element shows in the view: heights, edges, corners.
#pragma once

#include "core/model/ids.h"
#include "core/symbol/symbol.h"
#include "render/gizmo.h"

#include <glm/vec2.hpp>

#include <optional>
#include <vector>

namespace navsmith::gui {

class Viewport;

struct PlacedHandle {
    const symbol::Handle* handle = nullptr;
    model::Element element;
    glm::vec3 at{0};    ///< what is moved
    glm::vec3 shown{0}; ///< where it is drawn and held: further out if another one lies there

    bool operator==(const PlacedHandle& other) const { return handle == other.handle && element == other.element; }
};

/// Those that have room in the picture; none unless a single element is selected that the mouse may touch.
std::vector<PlacedHandle> handlesOf(const Viewport& viewport);
std::optional<PlacedHandle> handleAt(const Viewport& viewport, glm::vec2 pixel);
void drawHandle(const PlacedHandle& placed, bool lit, symbol::Primitives& out);

/// The part of a move handle that goes along the same axes.
render::GizmoPart partOf(std::uint8_t axes);

} // namespace navsmith::gui
