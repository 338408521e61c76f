// The scope of an edit. Writes go straight to the model and old values are logged; observers hear of nothing before
// commit(), and leaving the scope without commit() rolls everything back.
#pragma once

#include "core/model/change.h"
#include "core/model/model.h"
#include "core/model/slot_map.h"

#include <tl/expected.hpp>

#include <cassert>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace navsmith::model {

class Transaction {
public:
    /// Only one may be open per model. `label` is for the history; see Change::mergeKey.
    Transaction(Model& model, std::string label, std::uint64_t mergeKey = 0);
    ~Transaction();
    Transaction(const Transaction&) = delete;
    Transaction& operator=(const Transaction&) = delete;

    /// The model with the transaction's writes so far.
    [[nodiscard]] const Model& model() const { return model_; }

    // Writing: what names a slot that is not there (create() may have given kNoSlot) refuses and writes nothing ------
    /// Any column but `alive`. A reference must point at an existing row; commit() fails if that row has been erased.
    template <typename T>
    void set(Column<T> handle, Slot slot, T value) {
        assert(handle.column != kAlive);
        if (!knows(handle.type, slot))
            return;
        if constexpr (std::is_same_v<T, Ref>) {
            if (!mayHold(handle.type, handle.column, value))
                return;
            noteDroppedTarget(handle.type, handle.column, slot);
        }
        log<T>(handle.type, handle.column, slot);
        model_.write<T>(handle.type, handle.column, slot, value);
    }
    /// Writes nothing if the value is there already.
    template <typename T>
    void setIfDifferent(Column<T> handle, Slot slot, T value) {
        if (!knows(handle.type, slot) || model_.get(handle, slot) != value)
            set<T>(handle, slot, std::move(value));
    }
    /// Creates an element with initial values and new unique ids, last in its group. In a pool: takes the first free
    /// record, which keeps its content except for what PoolSpec::setLive writes. If the pool is full, the edit fails
    /// and the result is kNoSlot.
    Slot create(ElementTypeId type);
    /// Erases elements and everything that the schema erases along with them; clears references that must not dangle.
    /// Ignores elements already erased. If a referrer with OnTargetErased::Refuse still holds its target at commit(),
    /// the commit fails. Erasing many at once is cheaper than one by one.
    void erase(std::span<const Element> elements);
    void erase(Element element) { erase(std::span(&element, 1)); }
    /// Moves an element to the end of its group; call it after changing its group.
    void moveLast(Element element);
    /// Puts an element directly before another of its group.
    void moveBefore(Element element, Slot other);
    /// A reference that keeps a value which refers to no element: only for values from a file, never for new ones.
    Ref raw(Column<Ref> handle, std::uint64_t value);
    Ref raw(ListField<Ref> handle, std::uint64_t value);
    /// Replaces the entries of one list of one parent; `entries` has the list's fields in order, all of the same
    /// length.
    void setList(ElementTypeId type, ListId list, Slot parent, const ListEntries& entries);

    /// Fails the edit: commit() rolls everything back and returns the reason. The first reason wins.
    void refuse(EditError error);
    void refuse(texts::Sentence reason) { refuse(EditError{std::move(reason)}); }
    /// Adds a notice for the user about a successful edit, shown once it is done. Order is preserved.
    void note(std::string text) { notes_.push_back(std::move(text)); }
    [[nodiscard]] const std::vector<std::string>& notes() const { return notes_; }
    [[nodiscard]] bool refused() const { return refusal_.has_value(); }

    // What has been touched so far, for enforceInvariants
    // -------------------------------------------------------------------
    /// Slots with a written value in this column, ascending; new rows only if written after their creation.
    [[nodiscard]] std::vector<Slot> touched(ElementTypeId type, ColumnId column) const;
    template <typename T>
    [[nodiscard]] std::vector<Slot> touched(Column<T> handle) const {
        return touched(handle.type, handle.column);
    }
    /// Parents whose entries have been replaced, ascending.
    [[nodiscard]] std::vector<Slot> touchedLists(ElementTypeId type, ListId list) const;
    /// Slots that have become live, and slots that have ceased to be live; ascending.
    [[nodiscard]] std::vector<Slot> created(ElementTypeId type) const;
    [[nodiscard]] std::vector<Slot> erased(ElementTypeId type) const;
    /// The value before the transaction (for a row created in it: the initial value).
    template <typename T>
    [[nodiscard]] T before(Column<T> handle, Slot slot) const {
        if (const auto it = logs_.find({handle.type, handle.column}); it != logs_.end()) {
            if (const auto at = it->second.index.find(slot))
                return values<T>(it->second.before)[*at];
        }
        return model_.get(handle, slot);
    }
    /// One field of a parent's entries before the transaction; valid until the next setList or erase.
    template <typename T>
    [[nodiscard]] std::span<const T> listBefore(ListField<T> handle, Slot parent) const {
        const auto [offset, count] = rangeBefore(handle.type, handle.list, parent);
        const auto& pool = values<T>(model_.listStore(handle.type, handle.list).pool(handle.field));
        return std::span(pool).subspan(offset, count);
    }
    [[nodiscard]] bool changedAnything() const { return !logs_.empty() || !listLogs_.empty(); }

    /// Erases orphans, enforces invariants (and erases again if that left orphans), and returns the change (empty if
    /// nothing changed). Also fails if a new reference points at an erased row, or if the edit makes a unique id 0 or
    /// duplicate. A failure restores the previous state. Ends the transaction.
    tl::expected<Change, EditError> commit();

private:
    struct ColumnLog {
        SlotMap index;
        std::vector<Slot> slots;
        ColumnData before;
    };
    using ListLog = std::map<Slot, ListRange>; ///< previous ranges
    struct Extent {                            ///< sizes at the start, restored by a rollback
        std::size_t rows = 0;
        std::uint64_t nextRank = 0;
        std::vector<std::uint64_t> nextIds;
        std::vector<std::size_t> rawValues;
        std::vector<std::size_t> listPools;
        std::vector<std::size_t> listRawValues;
    };
    /// A row, or an entry of a parent's list, that prevents its target from being erased.
    struct Holder {
        ElementTypeId type;
        ListId list; ///< kNoList: a row
        ColumnId column;
        Slot row;
        Element target;
    };

    struct PoolRow {
        bool wasLive;
        bool isLive; ///< when last checked
    };

    template <typename T>
    void log(ElementTypeId type, ColumnId column, Slot slot) {
        auto& entry = logOf(type, column);
        if (!entry.index.insert(slot, static_cast<std::uint32_t>(entry.slots.size())))
            return;
        if (model_.schema().type(type).pool)
            notePoolRow({type, slot});
        entry.slots.push_back(slot);
        values<T>(entry.before).push_back(model_.get(Column<T>{type, column}, slot));
    }
    ColumnLog& logOf(ElementTypeId type, ColumnId column);
    bool knows(ElementTypeId type, Slot slot);
    bool mayHold(ElementTypeId type, ColumnId column, Ref value);
    [[nodiscard]] ListRange rangeBefore(ElementTypeId type, ListId list, Slot parent) const;
    void setAlive(Element element, bool alive);
    void setPoolLive(Element element, bool live);
    void notePoolRow(Element element);
    [[nodiscard]] std::vector<Slot> flipped(ElementTypeId type, bool nowLive) const;
    [[nodiscard]] std::vector<Slot> groupAround(Element element) const;
    void renumberRanks(ElementTypeId type);

    void noteDroppedTarget(ElementTypeId type, ColumnId column, Slot slot);
    void releaseReferrers(ElementTypeId target, std::span<const Slot> gone, std::vector<Element>& work);
    void releaseReferrer(Column<Ref> handle, Slot row, Element gone, std::vector<Element>& work);
    void releaseListEntries(ElementTypeId target, std::span<const Slot> gone);
    void releaseListEntries(ListField<Ref> field, Slot parent, const std::vector<bool>& gone);
    std::vector<Element> markGone(std::span<const Element> elements);
    void release(std::vector<Element> gone);
    void noteDroppedTargets(Element element);
    [[nodiscard]] bool isHeld(Element element) const;
    std::vector<Element> takeFreed();
    std::vector<Element> takeOrphans();
    bool eraseConsequences();

    void enforceInvariants();
    void checkHolders();
    void dropReference(const Holder& holder);
    void checkReferences();
    [[nodiscard]] bool wasLive(Element element) const;
    [[nodiscard]] std::vector<Holder> newlyDangling() const;
    void checkIds();
    void checkIds(ElementTypeId type, ColumnId column);
    void rollback();
    Change collect();
    void restoreDeadRows();
    void collectLists(Change& change);

    Model& model_;
    std::string label_;
    std::uint64_t mergeKey_;
    bool open_ = true;
    std::map<std::pair<ElementTypeId, ColumnId>, ColumnLog> logs_;
    ColumnLog* lastLog_ = nullptr; ///< cache: most writes go to the same column as the previous one
    std::pair<ElementTypeId, ColumnId> lastKey_;
    std::map<std::pair<ElementTypeId, ListId>, ListLog> listLogs_;
    std::map<Element, PoolRow> poolRows_; ///< records that were written to
    std::vector<Extent> extents_;
    std::vector<Element> maybeOrphans_;
    std::vector<Holder> holders_;
    std::optional<EditError> refusal_;
    std::vector<std::string> notes_;
};

} // namespace navsmith::model
