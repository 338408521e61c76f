// Which rows go out of sight with others, by the schema alone: what cannot be without a row is hidden along with it.
#pragma once

#include "core/document/selection.h"
#include "core/model/model.h"

#include <cstdint>
#include <vector>

namespace navsmith::gui {

/// By type, then slot; 1: hidden. Shorter is fine, as in symbol::Overrides.
using HiddenRows = std::vector<std::vector<std::uint8_t>>;

/// Everything but the selection, and but what hangs between rows that stay: links whose two nodes stay.
HiddenRows hideAllBut(const model::Model& model, const document::Selection& selection);

/// The selection and what hangs on it, beside what is hidden already.
HiddenRows hideAlso(const model::Model& model, const document::Selection& selection, HiddenRows hidden);

} // namespace navsmith::gui
