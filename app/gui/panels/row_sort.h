// Rows of a type in the order of one property.
#pragma once

#include "core/model/model.h"
#include "core/model/schema.h"

#include <Qt>

#include <vector>

namespace navsmith::gui {

/// Sorts rows by a property; rows that are equal in it keep their order, whichever the direction. Keys are read whole
/// columns at a time. References follow the order of their targets, vectors their first coordinate, then the next.
void sortRows(const model::Model& model, model::ElementTypeId type, const model::PropertySpec& property,
              Qt::SortOrder order, std::vector<model::Slot>& rows);

/// Where a row belongs among rows that are sorted that way: behind those that are equal.
std::size_t sortedPlace(const model::Model& model, model::ElementTypeId type, const model::PropertySpec& property,
                        Qt::SortOrder order, const std::vector<model::Slot>& rows, model::Slot row);

} // namespace navsmith::gui
