// Putting a file into another version of its format: what the schema says is there follows from the file's row
// (Present), so that whatever holds for one version only can be found and cleared without knowing the format.
#pragma once

#include "core/model/transaction.h"

#include <functional>
#include <span>

namespace navsmith::model {

/// The columns that a stored property shows: one, or the components of a vector. None of a derived one.
std::span<const ColumnId> storedColumns(const PropertySpec& property);

/// What `column` of a new row or entry holds, as a vector of one.
ColumnData initialValue(const ColumnSpec& column);

/// Runs `retarget`, which sets in the file's row what decides what the file stores (version, sub-version), and then
/// brings the rest of the file in step:
/// - rows of types that are not stored any more are erased, with what the schema says must go with them
/// - lists that are not stored, or were not, become empty
/// - values (of rows, of entries, single bits) whose property is there no more, or is new, get what a new row would
///   have; bits that two properties mean in turn therefore never carry over from the one to the other. Unique ids stay.
/// `retarget` is called twice, as what it sets may have been new itself.
void reformat(Transaction& tx, Slot file, const std::function<void(Transaction&)>& retarget);

} // namespace navsmith::model
