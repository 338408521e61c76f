// What a drawing, rule or cached value of a row depends on, declared as paths over references, so that a change finds
// the affected rows without scanning the others.
#pragma once

#include "core/model/change.h"
#include "core/model/model.h"

#include <vector>

namespace navsmith::model {

/// One step of a path. Forward: from a row of `type` to the target of its reference `column`. Backward: from a row to
/// every row of `type` whose reference `column` points at it.
struct PathStep {
    enum class Way : std::uint8_t { Forward, Backward };
    ElementTypeId type = kNoElementType;
    ColumnId column = kNoColumn;
    Way way = Way::Forward;
};

template <typename T>
PathStep along(Column<T> handle) {
    return {handle.type, handle.column, PathStep::Way::Forward};
}
template <typename T>
PathStep against(Column<T> handle) {
    return {handle.type, handle.column, PathStep::Way::Backward};
}

/// "The columns of the rows at the end of these steps." No steps: columns of the row itself. Creating or erasing rows
/// along the path, or retargeting a step's reference, always counts and need not be listed.
struct Dependency {
    std::vector<PathStep> steps;
    ElementTypeId type = kNoElementType; ///< of the rows at the end
    std::vector<ColumnId> columns;       ///< empty: all columns
};

/// Live rows of `type` affected by a change (ascending, unique): rows created or revived, and rows that reach a changed
/// cell along one of the paths. Excludes erased rows, which the Change lists. Call after the change has been applied,
/// in whichever direction.
std::vector<Slot> affectedRows(const Model& model, const Change& change, ElementTypeId type,
                               const std::vector<Dependency>& dependencies);

/// Rows of a type that the applied change has erased; ascending.
std::vector<Slot> erasedRows(const Model& model, const Change& change, ElementTypeId type);

} // namespace navsmith::model
