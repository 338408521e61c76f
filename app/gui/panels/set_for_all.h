// Sets one property for many rows, for panels and tables.
#pragma once

#include "app/gui/panels/number_change.h"
#include "core/document/document.h"
#include "core/model/property.h"

#include <QString>

#include <span>

namespace navsmith::gui {

/// Key of edits that merge into one undo step: same property, same rows, same series of steps.
quint64 mergeKey(model::ElementTypeId type, const model::PropertySpec& property, std::span<const model::Slot> rows,
                 quint64 run);

/// A series of steps, such as clicks on the arrow of a field: one step of the history.
struct Series {
    quint64 key = 0; ///< of Document::edit; 0: no series
    QString from;    ///< the value before the series, for the label; set by the first step
};

/// Sets the property in all rows that have it, as one undo step: "Width: 4 to 6 m, node 15:8". Returns a message if the
/// value was clamped, rounded or rejected; empty otherwise. The document itself reports a refused edit. It becomes the
/// last operation (core/document/last_operation.h), which can be adjusted and repeated.
QString setForAll(document::Document& document, model::ElementTypeId type, const model::PropertySpec& property,
                  std::span<const model::Slot> rows, const NewValue& value, Series* series = nullptr);

} // namespace navsmith::gui
