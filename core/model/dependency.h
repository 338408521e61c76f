// What a drawing, a rule or a cached value of a row depends on, declared as paths over references, so that a change
// finds the rows it concerns without looking at the others.
#pragma once

#include "core/model/change.h"
#include "core/model/model.h"

#include <vector>

namespace navsmith::model {

/// One step along a path. Forward: from a row of `type` to the row that its reference `column` points at.
/// Backward: from a row to every row of `type` whose reference `column` points at it.
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

/// "The columns of the rows at the end of these steps." No steps: columns of the row itself. That rows come and go
/// along the way, or that a step's reference is turned elsewhere, counts as well and need not be listed.
struct Dependency {
    std::vector<PathStep> steps;
    ElementTypeId type = kNoElementType; ///< of the rows at the end
    std::vector<ColumnId> columns;       ///< empty: any column of them
};

/// Live rows of `type` that a change concerns (ascending, each once): rows made or revived, and rows that reach a
/// changed cell along one of the paths. Rows that are gone are not in it: Change says which those are. Call it after
/// the change has been applied, in whichever direction.
std::vector<Slot> affectedRows(const Model& model, const Change& change, ElementTypeId type,
                               const std::vector<Dependency>& dependencies);

/// Rows of a type that the change, as applied, has left dead; ascending.
std::vector<Slot> erasedRows(const Model& model, const Change& change, ElementTypeId type);

} // namespace navsmith::model
