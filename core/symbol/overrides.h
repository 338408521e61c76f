// Overrides of some rows: hidden, shown, coloured and compared row by row.
#pragma once

#include "core/symbol/symbol.h"

#include <cstddef>
#include <vector>

namespace navsmith::symbol {

/// Rows by element type, each type's ascending, each row once. May be shorter than the schema's list of types.
using RowsByType = std::vector<std::vector<model::Slot>>;

/// Hides these rows, or shows them. Returns those of them that were not so before.
RowsByType setHidden(Overrides& overrides, const RowsByType& rows, bool hidden);
/// Rows that are hidden one by one.
RowsByType hiddenRows(const Overrides& overrides);
/// Makes `to` agree with `from` in these rows.
void copyRows(const Overrides& from, const RowsByType& rows, Overrides& to);
/// Rows that are hidden or coloured otherwise in one than in the other; types that are hidden as a whole do not count.
/// A scan of both.
RowsByType differingRows(const Overrides& a, const Overrides& b);
bool isTypeHidden(const Overrides& overrides, model::ElementTypeId type);
std::size_t countRows(const RowsByType& rows);

} // namespace navsmith::symbol
