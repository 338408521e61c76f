// Edits of one property, as panels and tables make them.
#pragma once

#include "core/document/document.h"
#include "core/model/property.h"

#include <QString>

#include <span>

namespace navsmith::gui {

/// Which consecutive edits are one step of the history: those of one property in the same rows, within one run.
quint64 mergeKey(model::ElementTypeId type, const model::PropertySpec& property, std::span<const model::Slot> rows,
                 quint64 run);

/// Sets the property in all rows that have it, as one step. `key` as in Document::edit. What the user should know of
/// the outcome (held inside the range, rounded to a step, not accepted); empty if it went as asked. A refusal is told
/// by the document itself.
QString setForAll(document::Document& document, model::ElementTypeId type, const model::PropertySpec& property,
                  std::span<const model::Slot> rows, const model::Value& value, quint64 key = 0);

} // namespace navsmith::gui
