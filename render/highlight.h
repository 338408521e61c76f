// Draws the selection and the element under the mouse on top of everything else, in their own colours.
#pragma once

#include "core/model/model.h"
#include "core/symbol/colour_scheme.h"

#include <span>
#include <vector>

namespace navsmith::render {

class Scene;

enum class Highlight : std::uint8_t {
    Selected,
    SelectedInCrowd, ///< one of many: outlines only, so that what is selected stays legible
    Hovered,
    Touched, ///< many at a time: like Selected, but only the overview
};

/// Appends halos around sprites, wide bright lines over lines and filled surfaces to `out`.
void highlight(const model::Model& model, const symbol::Symbol& symbol, model::Slot row, Highlight how,
               symbol::Palette palette, symbol::Primitives& out);
/// The same for several elements; skips those not drawn or erased.
symbol::Primitives highlight(const Scene& scene, std::span<const model::Element> elements, Highlight how);
/// The shape of an element in one colour, on top of how it is drawn already.
void drawInColour(const model::Model& model, const symbol::Symbol& symbol, model::Slot row, symbol::Rgba colour,
                  symbol::Primitives& out);
/// Their labels, also where the scene shows no details.
std::vector<symbol::Label> labelsOf(const Scene& scene, std::span<const model::Element> elements);

} // namespace navsmith::render
