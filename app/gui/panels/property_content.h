// Which properties of a type mean anything in a document.
#pragma once

#include "core/model/property.h"

#include <span>

namespace navsmith::gui {

/// Whether a file of the document has the property; others belong to other versions or games.
bool occurs(const model::Model& model, const model::PropertySpec& property);

/// The first of these elements that shows a value; kNoSlot if the property does not occur, or is a text, reference or
/// series of bytes that none of them has. O(rows) at worst.
model::Slot firstWithContent(const model::Model& model, model::ElementTypeId type, const model::PropertySpec& property,
                             std::span<const model::Slot> rows);

} // namespace navsmith::gui
