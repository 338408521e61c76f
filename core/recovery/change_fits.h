// Whether bytes that claim to be a change or a model can be let near one.
#pragma once

#include "core/model/change.h"
#include "core/model/model.h"

#include <span>
#include <string>

namespace navsmith::recovery {

/// Empty if the model can take the change in either direction; else the first thing that does not fit, for people. A
/// change that the model made, or an equal one did, fits.
std::string whyNotApply(const model::Model& model, const model::Change& change);

/// What a column's values may be: rows of `target` and raw values below `raws` in a reference column, 0 or 1 in
/// `alive`. Rows of other columns are not looked at.
struct ValueBounds {
    bool alive = false;
    std::size_t targets = 0; ///< rows of the kind that a reference names
    std::size_t raws = 0;    ///< raw values that are kept for the column
};
bool withinBounds(const model::ColumnData& values, const ValueBounds& bounds);

} // namespace navsmith::recovery
