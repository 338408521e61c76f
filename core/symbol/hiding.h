// Which rows to hide together, derived from the schema: a row that cannot exist without another (its reference has
// OnTargetErased::EraseRow) is hidden along with it.
#pragma once

#include "core/model/model.h"
#include "core/symbol/overrides.h"

#include <span>

namespace navsmith::symbol {

/// These elements, the rows that cannot exist without one of them, the rows that cannot exist without those, and so on.
/// Found through the indexes of references, so the cost is that of the rows found.
RowsByType withDependents(const model::Model& model, std::span<const model::Element> elements);

/// All rows but these elements and what lies between them, such as links whose two nodes are among them. Includes
/// erased rows, which stay hidden if an undo restores them.
RowsByType allBut(const model::Model& model, std::span<const model::Element> elements);

} // namespace navsmith::symbol
