// The record of an edit's changes. Undo, redo, dirty state, redraw, checks and crash recovery all read it.
#pragma once

#include "core/model/column_data.h"
#include "core/model/ids.h"
#include "core/model/lists.h"

#include <cstdint>
#include <string>
#include <vector>

namespace navsmith::model {

class Model;

enum class Direction : std::uint8_t { Forward, Backward };

/// Values of one column, before and after, parallel to `slots` (ascending, unique). Created and erased rows appear here
/// too, as changes of the alive column.
struct ColumnChange {
    ElementTypeId type = kNoElementType;
    ColumnId column = kNoColumn;
    std::vector<Slot> slots;
    ColumnData before;
    ColumnData after;
};

/// Entries of one list, by parent. Both ranges stay in the pool as long as the change may be applied.
struct ListChange {
    ElementTypeId type = kNoElementType;
    ListId list = 0;
    std::vector<Slot> parents;
    std::vector<ListRange> before;
    std::vector<ListRange> after;
    /// The concatenated entries of the `after` ranges, for an equal model whose pool lacks them.
    ListEntries entries;
};

/// Raw reference values that were added to a side pool.
struct RawValues {
    ElementTypeId type = kNoElementType;
    ListId list = kNoList; ///< kNoList: of a column; otherwise of the list's reference fields together
    ColumnId column = kNoColumn;
    std::uint32_t first = 0; ///< pool index of the first value
    std::vector<std::uint64_t> values;
};

/// Rows appended to a table; from then on their slots exist, alive or not.
struct CreatedRange {
    ElementTypeId type = kNoElementType;
    Slot first = 0;
    std::uint32_t count = 0;
};

struct Change {
    std::string label;          ///< for the history: "Move 3 nodes"
    std::uint64_t mergeKey = 0; ///< consecutive changes with the same key become one step; 0 never merges
    std::vector<ColumnChange> columns;
    std::vector<ListChange> lists;
    std::vector<CreatedRange> created;
    std::vector<RawValues> raws;

    /// No value differs. (Rows created and erased again may still have consumed slots.)
    [[nodiscard]] bool empty() const { return columns.empty() && lists.empty(); }
    /// Approximate heap usage in bytes, for the undo memory limit.
    [[nodiscard]] std::size_t heapBytes() const;
    [[nodiscard]] const ColumnChange* find(ElementTypeId type, ColumnId column) const;
};

/// Combines two changes, where `later` directly follows `earlier`, under the label of `later`. Drops values that end
/// where they began.
Change merge(const Change& earlier, const Change& later);

} // namespace navsmith::model
