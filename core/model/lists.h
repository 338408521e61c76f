// Storage of a list: entries of all parents in one pool of parallel vectors, with offset and count per parent.
// Replacing a parent's entries appends the new ones, so that undo and redo only restore two numbers.
#pragma once

#include "core/model/column_data.h"
#include "core/model/schema.h"

#include <cstdint>
#include <span>
#include <vector>

namespace navsmith::model {

/// The location of a parent's entries in the pool. No entries: both 0.
struct ListRange {
    std::uint32_t offset = 0;
    std::uint32_t count = 0;

    bool operator==(const ListRange&) const = default;
};

/// Entries of one parent, by field, all of the same length.
using ListEntries = std::vector<ColumnData>;

/// Empty entries with the fields of a list.
ListEntries makeEntries(const ListSpec& spec);
/// Appends the entries [first, first + count) of `from` to `to`; both have the same fields.
void appendEntries(ListEntries& to, const ListEntries& from, std::size_t first, std::size_t count);

class ListStore {
public:
    explicit ListStore(const ListSpec& spec);

    [[nodiscard]] ListRange range(Slot parent) const { return ranges_[parent]; }
    void setRange(Slot parent, ListRange range) { ranges_[parent] = range; }
    void resizeParents(std::size_t parents) { ranges_.resize(parents); }

    /// The whole pool's vector of one field.
    [[nodiscard]] const ColumnData& pool(ColumnId field) const { return fields_[field]; }
    [[nodiscard]] ColumnData& pool(ColumnId field) { return fields_[field]; }
    [[nodiscard]] std::size_t poolSize() const { return sizeOf(fields_.front()); }
    [[nodiscard]] std::size_t fieldCount() const { return fields_.size(); }

    /// True if the entries have the list's fields, all of the same length.
    [[nodiscard]] bool fits(const ListEntries& entries) const;
    /// Appends zeroed entries to the pool, to be filled in later.
    void addEntries(std::size_t count);
    /// Appends matching entries to the pool and returns their range.
    ListRange append(const ListEntries& entries);
    /// Replaces a range that nothing else refers to, in place if there is room.
    ListRange replace(ListRange range, const ListEntries& entries);
    /// Puts the entries of consecutive ranges where a change of an equal model has them. Ranges below `sizeBefore`
    /// already exist.
    void place(std::size_t sizeBefore, std::span<const ListRange> ranges, const ListEntries& entries);
    /// True if two ranges of the pool hold equal entries.
    [[nodiscard]] bool same(ListRange a, ListRange b) const;
    /// Copies a parent's entries out.
    [[nodiscard]] ListEntries entries(Slot parent) const;

    /// Removes everything appended since the pool had this size.
    void truncate(std::size_t poolSize, std::size_t parents);
    /// Releases most of the spare capacity; keeps an eighth, so that the next edits need not reallocate the pool.
    void trim();

    std::vector<std::uint64_t> rawValues; ///< side pool of the reference fields

private:
    std::vector<ListRange> ranges_;
    ListEntries fields_;
};

} // namespace navsmith::model
