// Colour by any property of any kind, with a legend.
#pragma once

#include "core/glyph/glyph.h"
#include "core/model/property.h"

#include <string>
#include <vector>

namespace navsmith::render {

struct Colouring {
    std::vector<glyph::Rgba> colours; ///< by slot
    std::vector<glyph::LegendEntry> legend;
    bool continuous = false; ///< the legend is a ramp from its first entry to its last
};

/// Flags, enumerations and references get a colour a value, as do numbers with few values; other numbers a ramp from
/// the smallest to the largest. Text and vectors give nothing.
Colouring colourBy(const model::Model& model, model::KindId kind, const model::PropertySpec& property);

} // namespace navsmith::render
