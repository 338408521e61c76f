// Computes which rows to hide together, from the schema alone: a row that cannot exist without a hidden row is hidden
// too.
#pragma once

#include "core/document/selection.h"
#include "core/model/model.h"

#include <cstdint>
#include <vector>

namespace navsmith::gui {

/// Flags by type, then slot; 1: hidden. Missing flags are 0, as in symbol::Overrides.
using HiddenRows = std::vector<std::vector<std::uint8_t>>;

/// Hides everything except the selection and the rows that connect rows that stay, such as links whose two nodes stay.
HiddenRows hideAllBut(const model::Model& model, const document::Selection& selection);

/// Hides the selection and the rows that depend on it, in addition to `hidden`.
HiddenRows hideAlso(const model::Model& model, const document::Selection& selection, HiddenRows hidden);

} // namespace navsmith::gui
