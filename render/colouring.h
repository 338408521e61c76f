// Colour by any property of any type, with a legend.
#pragma once

#include "core/model/property.h"
#include "core/symbol/symbol.h"

#include <span>
#include <string>
#include <vector>

namespace navsmith::render {

struct Colouring {
    std::vector<symbol::Rgba> colours; ///< by slot
    std::vector<symbol::LegendEntry> legend;
    bool continuous = false; ///< the legend is a ramp from its first entry to its last
};

/// Flags, enumerations and references get a colour a value, as do numbers with few values; other numbers a ramp from
/// the smallest to the largest. Text and vectors give nothing.
Colouring colourBy(const model::Model& model, model::ElementTypeId type, const model::PropertySpec& property);
/// By an overlay of the system.
Colouring colourBy(const model::Model& model, const symbol::Overlay& overlay,
                   std::span<const model::Element> selection);
/// The overlay that is painted as long as nobody chooses otherwise; null for none.
const symbol::Overlay* overlayByItself(const model::Model& model, const symbol::View& view);
/// What a view shows of a document before anybody has chosen otherwise.
symbol::Overrides usualOverrides(const model::Model& model, const symbol::View& view);

} // namespace navsmith::render
