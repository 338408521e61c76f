// Sets one property for many rows, for panels and tables.
#pragma once

#include "core/document/document.h"
#include "core/model/property.h"

#include <QString>

#include <span>

namespace navsmith::gui {

/// Key of edits that merge into one undo step: same property, same rows, same series of steps.
quint64 mergeKey(model::ElementTypeId type, const model::PropertySpec& property, std::span<const model::Slot> rows,
                 quint64 run);

/// Sets the property in all rows that have it, as one undo step. `key` is that of Document::edit. Returns a message if
/// the value was clamped, rounded or rejected; empty otherwise. The document itself reports a refused edit.
QString setForAll(document::Document& document, model::ElementTypeId type, const model::PropertySpec& property,
                  std::span<const model::Slot> rows, const model::Value& value, quint64 key = 0);

} // namespace navsmith::gui
