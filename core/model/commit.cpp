// The end of a transaction: checks, the record of what changed, and the way back.
#include "core/model/transaction.h"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>

namespace navsmith::model {

namespace {

/// A settle function that goes on making orphans is a fault of its system; it must not hang the program.
constexpr int kMostSettleRounds = 16;

} // namespace

tl::expected<Change, Refusal> Transaction::commit() {
    assert(open_);
    eraseConsequences();
    checkHolders();
    settle();
    checkHolders();
    checkReferences();
    checkIds();
    if (refusal_) {
        rollback();
        return tl::unexpected(*refusal_);
    }
    auto change = collect();
    if (change.empty()) // rows made and erased again within: give their slots back
        rollback();
    open_ = false;
    model_.open_.set = false;
    return change;
}

void Transaction::settle() {
    const auto function = model_.schema().settle;
    if (function == nullptr || !changedAnything())
        return;
    for (int round = 0; !refusal_; ++round) {
        if (round == kMostSettleRounds) {
            refuse("The edit does not come to rest: each consequence has another.");
            return;
        }
        if (auto settled = function(*this); !settled)
            refuse(std::move(settled.error().reason));
        if (!eraseConsequences())
            return;
    }
}

void Transaction::checkHolders() {
    const auto& schema = model_.schema();
    for (const auto& h : holders_) {
        if (model_.isLive(h.target) || model_.alive(h.kind)[h.row] == 0)
            continue;
        const auto& kind = schema.kind(h.kind);
        const auto holds = [&](Ref r) { return r.pointsTo(h.target.slot); };
        const bool held =
            h.list == kNoList
                ? holds(model_.get(Column<Ref>{h.kind, h.column}, h.row))
                : std::ranges::any_of(model_.list(ListField<Ref>{h.kind, h.list, h.column}, h.row), holds);
        if (!held)
            continue;
        if (model_.isLive({h.kind, h.row}))
            refuse(fmt::format("This {} is still in use by a {}.", schema.kind(h.target.kind).title,
                               h.list == kNoList ? kind.title : kind.lists[h.list].title));
        else
            dropReference(h);
    }
}

/// A free record of a pool holds nothing up; but it may be taken again, and must not come with a dangling reference.
void Transaction::dropReference(const Holder& holder) {
    if (holder.list == kNoList) {
        set(Column<Ref>{holder.kind, holder.column}, holder.row, Ref::none());
        return;
    }
    auto entries = model_.listStore(holder.kind, holder.list).entries(holder.row);
    std::ranges::replace(values<Ref>(entries[holder.column]), Ref::to(holder.target.slot), Ref::none());
    setList(holder.kind, holder.list, holder.row, entries);
}

bool Transaction::wasLive(Element element) const {
    if (model_.schema().kind(element.kind).pool) {
        const auto it = poolRows_.find(element);
        return it == poolRows_.end() ? model_.isLive(element) : it->second.wasLive;
    }
    return before(Column<std::uint8_t>{element.kind, kAlive}, element.slot) != 0;
}

/// References that have been turned to what is gone, or back to what went. What came dangling with the file may stay.
std::vector<Transaction::Holder> Transaction::newlyDangling() const {
    std::vector<Holder> found;
    for (const auto& [key, entry] : logs_) {
        const auto& ref = model_.schema().kind(key.first).columns[key.second].ref;
        if (!ref)
            continue;
        const auto& before = values<Ref>(entry.before);
        for (std::size_t i = 0; i < entry.slots.size(); ++i) {
            const Slot row = entry.slots[i];
            const Ref now = model_.get(Column<Ref>{key.first, key.second}, row);
            if (!now.isSlot() || model_.isLive({ref->target, now.slot()}))
                continue;
            if (now != before[i] || wasLive({ref->target, now.slot()}))
                found.push_back({key.first, kNoList, key.second, row, {ref->target, now.slot()}});
        }
    }
    for (const auto& [key, parents] : listLogs_) {
        const auto& columns = model_.schema().kind(key.first).lists[key.second].columns;
        for (std::size_t f = 0; f < columns.size(); ++f) {
            const auto& ref = columns[f].ref;
            if (!ref)
                continue;
            const ListField<Ref> field{key.first, key.second, static_cast<ColumnId>(f)};
            for (const auto& [parent, range] : parents) {
                const auto before = listBefore(field, parent);
                for (const Ref now : model_.list(field, parent)) {
                    if (!now.isSlot() || model_.isLive({ref->target, now.slot()}))
                        continue;
                    if (std::ranges::find(before, now) == before.end() || wasLive({ref->target, now.slot()}))
                        found.push_back({key.first, key.second, field.field, parent, {ref->target, now.slot()}});
                }
            }
        }
    }
    return found;
}

void Transaction::checkReferences() {
    const auto& schema = model_.schema();
    for (const auto& h : newlyDangling()) {
        const auto& kind = schema.kind(h.kind);
        if (model_.isLive({h.kind, h.row}))
            refuse(fmt::format("{} would refer to a {} that is gone.",
                               h.list == kNoList ? kind.title : kind.lists[h.list].title,
                               schema.kind(h.target.kind).title));
        else if (model_.alive(h.kind)[h.row] != 0)
            dropReference(h);
    }
}

void Transaction::checkIds() {
    const auto& kinds = model_.schema().kinds;
    for (std::size_t k = 0; k < kinds.size(); ++k) {
        for (std::size_t c = kFirstOwn; c < kinds[k].columns.size(); ++c) {
            if (kinds[k].columns[c].uniqueId)
                checkIds(static_cast<KindId>(k), static_cast<ColumnId>(c));
        }
    }
}

void Transaction::checkIds(KindId kind, ColumnId column) {
    const auto ids = model_.column(Column<std::uint32_t>{kind, column});
    const auto& title = model_.schema().kind(kind).title;
    std::vector<Slot> named = created(kind);
    if (const auto it = logs_.find({kind, column}); it != logs_.end()) {
        const auto& log = it->second;
        for (std::size_t i = 0; i < log.slots.size(); ++i) {
            if (ids[log.slots[i]] != values<std::uint32_t>(log.before)[i] && model_.isLive({kind, log.slots[i]}))
                named.push_back(log.slots[i]);
        }
    }
    if (named.empty())
        return;
    std::vector<std::uint32_t> changed;
    for (const Slot row : named) {
        changed.push_back(ids[row]);
        if (ids[row] == 0)
            refuse(fmt::format("A {} cannot have the id 0.", title));
    }
    std::ranges::sort(changed);
    std::vector<std::uint8_t> seen(changed.size());
    for (Slot row = 0; row < ids.size(); ++row) {
        const auto at = std::ranges::lower_bound(changed, ids[row]);
        if (at == changed.end() || *at != ids[row] || !model_.isLive({kind, row}))
            continue;
        if (std::exchange(seen[static_cast<std::size_t>(at - changed.begin())], std::uint8_t{1}) != 0)
            refuse(fmt::format("Another {} has the id {} already.", title, ids[row]));
    }
}

/// What is written to a row that is dead before and after concerns nobody: it goes back, so that the row is found as it
/// was left if an undo revives it.
void Transaction::restoreDeadRows() {
    const auto isDead = [&](KindId kind, Slot row) {
        return model_.alive(kind)[row] == 0 && before(Column<std::uint8_t>{kind, kAlive}, row) == 0;
    };
    for (const auto& [key, entry] : logs_) {
        std::visit(
            [&](const auto& before) {
                using T = typename std::remove_cvref_t<decltype(before)>::value_type;
                for (std::size_t i = 0; i < entry.slots.size(); ++i) {
                    if (isDead(key.first, entry.slots[i]))
                        model_.write<T>(key.first, key.second, entry.slots[i], before[i]);
                }
            },
            entry.before);
    }
    for (const auto& [key, parents] : listLogs_) {
        for (const auto& [parent, range] : parents) {
            if (isDead(key.first, parent))
                model_.tables_[key.first].lists[key.second].setRange(parent, range);
        }
    }
}

Change Transaction::collect() {
    Change change{label_, mergeKey_, {}, {}, {}, {}};
    restoreDeadRows();
    for (const auto& [key, entry] : logs_) {
        std::vector<std::uint32_t> sorted(entry.slots.size());
        std::iota(sorted.begin(), sorted.end(), 0U);
        const auto slotOf = [&](std::uint32_t i) { return entry.slots[i]; };
        if (!std::ranges::is_sorted(entry.slots))
            std::ranges::sort(sorted, {}, slotOf);
        std::visit(
            [&](const auto& before) {
                using T = typename std::remove_cvref_t<decltype(before)>::value_type;
                const auto now = model_.column(Column<T>{key.first, key.second});
                ColumnChange c{key.first, key.second, {}, {}, {}};
                std::vector<T> old;
                std::vector<T> after;
                for (const auto i : sorted) {
                    const Slot slot = entry.slots[i];
                    if (sameValue(before[i], now[slot]))
                        continue;
                    c.slots.push_back(slot);
                    old.push_back(before[i]);
                    after.push_back(now[slot]);
                }
                if (c.slots.empty())
                    return;
                c.before = std::move(old);
                c.after = std::move(after);
                change.columns.push_back(std::move(c));
            },
            entry.before);
    }
    collectLists(change);
    // Rows made and erased again still hold their slots, but that alone is no change.
    if (change.empty())
        return change;
    for (std::size_t k = 0; k < extents_.size(); ++k) {
        const auto kind = static_cast<KindId>(k);
        const auto first = extents_[k].rows;
        if (const auto now = model_.capacity(kind); now > first)
            change.created.push_back({kind, static_cast<Slot>(first), static_cast<std::uint32_t>(now - first)});
        const auto takeRaws = [&](ListId list, ColumnId column, std::size_t known) {
            const auto& pool = model_.rawPool(kind, list, column);
            if (pool.size() > known)
                change.raws.push_back({kind,
                                       list,
                                       column,
                                       static_cast<std::uint32_t>(known),
                                       {pool.begin() + static_cast<std::ptrdiff_t>(known), pool.end()}});
        };
        for (std::size_t c = 0; c < extents_[k].rawValues.size(); ++c)
            takeRaws(kNoList, static_cast<ColumnId>(c), extents_[k].rawValues[c]);
        for (std::size_t l = 0; l < extents_[k].listRawValues.size(); ++l)
            takeRaws(static_cast<ListId>(l), 0, extents_[k].listRawValues[l]);
    }
    return change;
}

void Transaction::collectLists(Change& change) {
    for (const auto& [key, parents] : listLogs_) {
        auto& store = model_.tables_[key.first].lists[key.second];
        ListChange l{key.first, key.second, {}, {}, {}, makeEntries(model_.schema().kind(key.first).lists[key.second])};
        for (const auto& [parent, range] : parents) {
            if (store.same(range, store.range(parent))) {
                store.setRange(parent, range); // no change knows of the new place
                continue;
            }
            l.parents.push_back(parent);
            l.before.push_back(range);
            l.after.push_back(store.range(parent));
            const auto entries = store.entries(parent);
            appendEntries(l.entries, entries, 0, l.after.back().count);
        }
        if (!l.parents.empty())
            change.lists.push_back(std::move(l));
    }
}

void Transaction::rollback() {
    open_ = false;
    model_.open_.set = false;
    for (const auto& [key, entry] : logs_) {
        std::visit(
            [&](const auto& before) {
                using T = typename std::remove_cvref_t<decltype(before)>::value_type;
                for (std::size_t i = 0; i < entry.slots.size(); ++i)
                    model_.write<T>(key.first, key.second, entry.slots[i], before[i]);
            },
            entry.before);
    }
    for (const auto& [key, parents] : listLogs_) {
        for (const auto& [parent, range] : parents)
            model_.tables_[key.first].lists[key.second].setRange(parent, range);
    }
    for (std::size_t k = 0; k < extents_.size(); ++k) {
        auto& table = model_.tables_[k];
        const auto& extent = extents_[k];
        if (sizeOf(table.columns[kAlive]) != extent.rows)
            model_.truncateRows(static_cast<KindId>(k), extent.rows);
        table.nextRank = extent.nextRank;
        table.nextIds = extent.nextIds;
        for (std::size_t c = 0; c < table.rawValues.size(); ++c)
            table.rawValues[c].resize(extent.rawValues[c]);
        for (std::size_t l = 0; l < table.lists.size(); ++l) {
            table.lists[l].truncate(extent.listPools[l], extent.rows);
            table.lists[l].rawValues.resize(extent.listRawValues[l]);
        }
    }
}

} // namespace navsmith::model
