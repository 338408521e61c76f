// Converts a file to another version of its format. The schema derives from the file's row what exists (Present), so
// content that only one version supports can be found and cleared without knowing the format.
#pragma once

#include "core/model/transaction.h"

#include <functional>
#include <span>

namespace navsmith::model {

/// The columns behind a stored property: one, or the components of a vector. Empty for a derived property.
std::span<const ColumnId> storedColumns(const PropertySpec& property);

/// The value of `column` in a new row or entry, as a vector of one.
ColumnData initialValue(const ColumnSpec& column);

/// Runs `retarget`, which sets the values in the file's row that determine the format (version, sub-version), then
/// adapts the rest of the file:
/// - erases rows of types that are no longer stored, with everything that the schema erases along with them
/// - clears lists that are not stored or were not stored before
/// - resets values (of rows, entries, single bits) whose property disappears or appears to those of a new row, so that
///   bits shared by two alternative properties never carry over from one to the other. Unique ids stay.
/// Calls `retarget` twice, because the values that it sets may be new themselves.
void reformat(Transaction& tx, Slot file, const std::function<void(Transaction&)>& retarget);

} // namespace navsmith::model
