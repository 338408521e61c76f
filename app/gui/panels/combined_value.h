// The combined value of a property over a selection: one value, or mixed.
#pragma once

#include "core/model/property.h"

#include <span>

namespace navsmith::gui {

struct Combined {
    bool present = false; ///< at least one row has the property in its file version
    bool mixed = false;   ///< at least two rows differ
    model::Value value;   ///< value of the first row that has the property
};

/// Reads whole columns and stops at the first difference, so it is fast for any number of rows.
Combined combine(const model::Model& model, model::ElementTypeId type, const model::PropertySpec& property,
                 std::span<const model::Slot> rows);

} // namespace navsmith::gui
