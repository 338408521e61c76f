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
    eraseOrphans();
    checkHolders();
    settle();
    checkHolders();
    checkReferences();
    checkListReferences();
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
        if (!eraseOrphans())
            return;
    }
}

void Transaction::checkHolders() {
    if (refusal_)
        return;
    const auto& schema = model_.schema();
    for (const auto& h : holders_) {
        if (!model_.isLive({h.kind, h.row}) || model_.isLive(h.target))
            continue;
        const auto& kind = schema.kind(h.kind);
        const auto holds = [&](Ref r) { return r.pointsTo(h.target.slot); };
        if (h.list == kNoList
                ? holds(model_.get(Column<Ref>{h.kind, h.column}, h.row))
                : std::ranges::any_of(model_.list(ListField<Ref>{h.kind, h.list, h.column}, h.row), holds))
            refuse(fmt::format("This {} is still in use by a {}.", schema.kind(h.target.kind).title,
                               h.list == kNoList ? kind.title : kind.lists[h.list].title));
    }
}

void Transaction::checkReferences() {
    for (const auto& [key, entry] : logs_) {
        const auto& kind = model_.schema().kind(key.first);
        const auto& ref = kind.columns[key.second].ref;
        if (!ref)
            continue;
        const auto& before = values<Ref>(entry.before);
        for (std::size_t i = 0; i < entry.slots.size() && !refusal_; ++i) {
            const Ref now = model_.get(Column<Ref>{key.first, key.second}, entry.slots[i]);
            if (now != before[i] && now.isSlot() && !model_.isLive({ref->target, now.slot()}) &&
                model_.isLive({key.first, entry.slots[i]}))
                refuse(fmt::format("A {} would refer to a {} that is gone.", kind.title,
                                   model_.schema().kind(ref->target).title));
        }
    }
}

void Transaction::checkListReferences() {
    for (const auto& [key, parents] : listLogs_) {
        const auto& spec = model_.schema().kind(key.first).lists[key.second];
        for (std::size_t f = 0; f < spec.columns.size(); ++f) {
            const auto& ref = spec.columns[f].ref;
            if (!ref)
                continue;
            const ListField<Ref> field{key.first, key.second, static_cast<ColumnId>(f)};
            // What came dangling with the file may stay.
            const auto isGone = [&](Ref r) { return r.isSlot() && !model_.isLive({ref->target, r.slot()}); };
            for (const auto& [parent, range] : parents) {
                if (refusal_ || !model_.isLive({key.first, parent}))
                    continue;
                const auto before = listBefore(field, parent);
                for (const Ref r : model_.list(field, parent)) {
                    if (isGone(r) && std::ranges::find(before, r) == before.end()) {
                        refuse(fmt::format("{} would refer to a {} that is gone.", spec.title,
                                           model_.schema().kind(ref->target).title));
                        break;
                    }
                }
            }
        }
    }
}

void Transaction::checkIds() {
    for (const auto& [key, entry] : logs_) {
        if (!refusal_ && model_.schema().kind(key.first).columns[key.second].uniqueId)
            checkIds(key.first, key.second, entry);
    }
}

void Transaction::checkIds(KindId kind, ColumnId column, const ColumnLog& entry) {
    const auto ids = model_.column(Column<std::uint32_t>{kind, column});
    const auto& title = model_.schema().kind(kind).title;
    std::vector<std::uint32_t> changed;
    for (std::size_t i = 0; i < entry.slots.size(); ++i) {
        const auto now = ids[entry.slots[i]];
        if (now == values<std::uint32_t>(entry.before)[i] || !model_.isLive({kind, entry.slots[i]}))
            continue;
        if (now == 0)
            refuse(fmt::format("A {} cannot have the id 0.", title));
        changed.push_back(now);
    }
    if (changed.empty())
        return;
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

Change Transaction::collect() {
    Change change{label_, mergeKey_, {}, {}, {}, {}};
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
