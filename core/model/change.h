// The one record of what an edit changed. Undo, redo, dirty state, redraw, checks and crash recovery all read it.
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

/// Values of one column, before and after, parallel to `slots` (ascending, each once). Rows that came or went stand
/// here too, as changes of the alive column.
struct ColumnChange {
    ElementTypeId type = kNoElementType;
    ColumnId column = kNoColumn;
    std::vector<Slot> slots;
    ColumnData before;
    ColumnData after;
};

/// Entries of one list, by parent. Both ranges stay in the pool for as long as the change may be applied.
struct ListChange {
    ElementTypeId type = kNoElementType;
    ListId list = 0;
    std::vector<Slot> parents;
    std::vector<ListRange> before;
    std::vector<ListRange> after;
    /// What the ranges of `after` hold, one after another: for an equal model whose pool has not got them yet.
    ListEntries entries;
};

/// Values of raw references that were added to a side pool.
struct RawValues {
    ElementTypeId type = kNoElementType;
    ListId list = kNoList; ///< kNoList: of a column; else of the list's reference fields together
    ColumnId column = kNoColumn;
    std::uint32_t first = 0; ///< place in the pool of the first
    std::vector<std::uint64_t> values;
};

/// Rows appended to a table; their slots exist from then on, alive or not.
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

    /// Nothing is another than before. (Slots may have been used up by rows that came and went.)
    [[nodiscard]] bool empty() const { return columns.empty() && lists.empty(); }
    /// Heap bytes, roughly: what the cap on undo memory counts.
    [[nodiscard]] std::size_t heapBytes() const;
    [[nodiscard]] const ColumnChange* find(ElementTypeId type, ColumnId column) const;
};

/// `later` follows `earlier` directly. The result does both, under the label of `later`; values that end where they
/// began drop out.
Change merge(const Change& earlier, const Change& later);

} // namespace navsmith::model
