// Every edit is one of these. It writes through to the model and keeps what was there; nothing is announced before
// commit(), and leaving the scope without it puts everything back.
#pragma once

#include "core/model/change.h"
#include "core/model/model.h"

#include <tl/expected.hpp>

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

namespace navsmith::model {

class Transaction {
public:
    /// One at a time on a model. `label` is for the history; see Change::mergeKey.
    Transaction(Model& model, std::string label, std::uint64_t mergeKey = 0);
    ~Transaction();
    Transaction(const Transaction&) = delete;
    Transaction& operator=(const Transaction&) = delete;

    /// The model as the transaction has left it so far.
    [[nodiscard]] const Model& model() const { return model_; }

    // Writing --------------------------------------------------------------------------------------------------
    template <typename T>
    void set(Column<T> handle, Slot slot, T value) {
        if constexpr (std::is_same_v<T, Ref>)
            noteDroppedTarget(handle.kind, handle.column, slot);
        log<T>(handle.kind, handle.column, slot);
        model_.write<T>(handle.kind, handle.column, slot, value);
    }
    /// A new element with initial values, last in its group; unique ids are given out. In a pool: the first free
    /// record. Refuses (and returns kNoSlot) when a pool is full.
    Slot create(KindId kind);
    /// Erases an element and what the schema says must go with it; clears the references that may not dangle.
    void erase(Element element);
    /// Puts an element last in its group; call it after moving it to another group.
    void moveLast(Element element);
    /// Puts an element directly before another of its group.
    void moveBefore(Element element, Slot other);
    /// A reference that keeps a value which names no element: for values that came with a file, never for new ones.
    Ref raw(Column<Ref> handle, std::uint64_t value);
    /// Replaces the entries of one list of one parent; `entries` has the list's fields in order, all of one length.
    void setList(KindId kind, ListId list, Slot parent, const ListEntries& entries);

    /// The edit cannot be: commit() will take everything back and say why. The first reason stays.
    void refuse(std::string reason);
    [[nodiscard]] bool refused() const { return refusal_.has_value(); }

    // What has been touched so far, for settle -------------------------------------------------------------------
    /// Slots whose value of this column has been written, ascending; new rows only if written after their creation.
    [[nodiscard]] std::vector<Slot> touched(KindId kind, ColumnId column) const;
    template <typename T>
    [[nodiscard]] std::vector<Slot> touched(Column<T> handle) const {
        return touched(handle.kind, handle.column);
    }
    /// Slots that are live now and were not before, and the other way round.
    [[nodiscard]] std::vector<Slot> created(KindId kind) const;
    [[nodiscard]] std::vector<Slot> erased(KindId kind) const;
    /// The value from before the transaction (for a row made in it: its initial value).
    template <typename T>
    [[nodiscard]] T before(Column<T> handle, Slot slot) const {
        const auto it = logs_.find({handle.kind, handle.column});
        if (it != logs_.end()) {
            const auto at = it->second.index.find(slot);
            if (at != it->second.index.end())
                return values<T>(it->second.before)[at->second];
        }
        return model_.get(handle, slot);
    }
    [[nodiscard]] bool changedAnything() const { return !logs_.empty() || !listLogs_.empty(); }

    /// Erases orphans, settles, and hands over the record of what changed (empty if nothing did). After a refusal
    /// everything is as it was before.
    tl::expected<Change, Refusal> commit();

private:
    struct ColumnLog {
        std::unordered_map<Slot, std::uint32_t> index;
        std::vector<Slot> slots;
        ColumnData before;
    };
    struct ListLog {
        std::map<Slot, ListRange> before;
    };
    struct Extent { ///< sizes at the start, to which a rollback goes back
        std::size_t rows = 0;
        std::uint32_t nextRank = 0;
        std::vector<std::size_t> rawValues;
        std::vector<std::size_t> listPools;
        std::vector<std::size_t> listRawValues;
    };

    template <typename T>
    void log(KindId kind, ColumnId column, Slot slot) {
        auto [it, fresh] = logs_.try_emplace({kind, column});
        auto& entry = it->second;
        if (fresh)
            entry.before = std::vector<T>();
        if (!entry.index.try_emplace(slot, static_cast<std::uint32_t>(entry.slots.size())).second)
            return;
        entry.slots.push_back(slot);
        values<T>(entry.before).push_back(model_.get(Column<T>{kind, column}, slot));
    }
    void setAlive(Element element, bool alive);
    void noteDroppedTarget(KindId kind, ColumnId column, Slot slot);
    void releaseReferrers(Element gone, std::vector<Element>& work);
    void releaseListEntries(Element gone);
    void eraseOrphans();
    void rollback();
    [[nodiscard]] std::vector<Slot> flipped(KindId kind, bool nowLive) const;
    [[nodiscard]] Change collect() const;

    Model& model_;
    std::string label_;
    std::uint64_t mergeKey_;
    bool open_ = true;
    std::map<std::pair<KindId, ColumnId>, ColumnLog> logs_;
    std::map<std::pair<KindId, ListId>, ListLog> listLogs_;
    std::vector<Extent> extents_;
    std::vector<Element> maybeOrphans_;
    std::optional<Refusal> refusal_;
};

} // namespace navsmith::model
