// How the selection and the element under the mouse are drawn: over everything else, in their own colours.
#pragma once

#include "core/symbol/symbol.h"
#include "render/scene.h"

#include <span>

namespace navsmith::render {

enum class Highlight : std::uint8_t {
    Selected,
    Hovered,
    Touched, ///< many at a time: as Selected, but no more of each than its overview
};

/// Halos round sprites, wide bright lines over lines, filled surfaces.
symbol::Primitives highlight(const Scene& scene, std::span<const model::Element> elements, Highlight how);

} // namespace navsmith::render
