// Sorts rows of a type by a property.
#pragma once

#include "core/model/model.h"
#include "core/model/schema.h"

#include <Qt>

#include <vector>

namespace navsmith::gui {

/// Stable in both directions. Reads the keys as whole columns. References sort by the order of their targets, vectors
/// lexicographically.
void sortRows(const model::Model& model, model::ElementTypeId type, const model::PropertySpec& property,
              Qt::SortOrder order, std::vector<model::Slot>& rows);

/// The position at which to insert a row into sorted rows: after equal ones.
std::size_t sortedPlace(const model::Model& model, model::ElementTypeId type, const model::PropertySpec& property,
                        Qt::SortOrder order, const std::vector<model::Slot>& rows, model::Slot row);

} // namespace navsmith::gui
