// How the selection and the element under the mouse are drawn: over everything else, in their own colours.
#pragma once

#include "core/model/model.h"
#include "core/symbol/symbol.h"

#include <span>

namespace navsmith::render {

class Scene;

enum class Highlight : std::uint8_t {
    Selected,
    Hovered,
    Touched, ///< many at a time: as Selected, but no more of each than its overview
};

/// Halos round sprites, wide bright lines over lines, filled surfaces; appended to `out`.
void highlight(const model::Model& model, const symbol::Symbol& symbol, model::Slot row, Highlight how,
               symbol::Primitives& out);
/// The same of some elements, without those that are not drawn or gone.
symbol::Primitives highlight(const Scene& scene, std::span<const model::Element> elements, Highlight how);

} // namespace navsmith::render
