// Per-row overrides: hide, show, copy and compare rows.
#pragma once

#include "core/symbol/symbol.h"

#include <cstddef>
#include <vector>

namespace navsmith::symbol {

/// Rows by element type; each type's rows ascend without duplicates. May be shorter than the schema's list of types.
using RowsByType = std::vector<std::vector<model::Slot>>;

/// Hides or shows these rows. Returns the rows whose state changed.
RowsByType setHidden(Overrides& overrides, const RowsByType& rows, bool hidden);
/// Rows that are hidden individually.
RowsByType hiddenRows(const Overrides& overrides);
/// Copies the state of these rows from `from` to `to`.
void copyRows(const Overrides& from, const RowsByType& rows, Overrides& to);
/// Rows that are hidden or coloured differently; ignores types hidden as a whole. Scans both.
RowsByType differingRows(const Overrides& a, const Overrides& b);
/// Whether a row is hidden individually.
bool isRowHidden(const Overrides& overrides, model::Element element);
bool isTypeHidden(const Overrides& overrides, model::ElementTypeId type);
/// Bits of the hidden groups of a type.
std::uint32_t hiddenGroupsOf(const Overrides& overrides, model::ElementTypeId type);
/// Whether the group of a live row is hidden or locked, or its type, or the row itself.
bool isHidden(const Overrides& overrides, const Symbol& symbol, const model::Model& model, model::Slot row);
bool isLocked(const Overrides& overrides, const Symbol& symbol, const model::Model& model, model::Slot row);
/// Whether the mouse selects only some types or groups (Overrides::selectable).
bool isSelectionFiltered(const Overrides& overrides);
/// The rows whose overview or details show a colour as the overrides colour them, ascending: those that an entry of the
/// legend means. Ignores alpha. Hidden rows are left out.
std::vector<model::Slot> rowsDrawnIn(const Overrides& overrides, const Symbol& symbol, const model::Model& model,
                                     Rgba colour);
std::size_t countRows(const RowsByType& rows);

} // namespace navsmith::symbol
