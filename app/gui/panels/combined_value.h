// What a property is over a selection: one value, or several.
#pragma once

#include "core/model/property.h"

#include <span>

namespace navsmith::gui {

struct Combined {
    bool present = false; ///< some row has the property: its file's version knows it
    bool mixed = false;   ///< two rows differ
    model::Value value;   ///< of the first row that has it
};

/// Reads whole columns and stops at the first difference: quick for any number of rows.
Combined combine(const model::Model& model, model::ElementTypeId type, const model::PropertySpec& property,
                 std::span<const model::Slot> rows);

} // namespace navsmith::gui
