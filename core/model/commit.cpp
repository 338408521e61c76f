// The end of a transaction: checks, the change record, and rollback.
#include "core/model/transaction.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <algorithm>

namespace navsmith::model {

namespace {

/// Limits an enforceInvariants function that never stops erasing: a bug of its system must not hang the program.
constexpr int kMostEnforceRounds = 16;

} // namespace

tl::expected<Change, EditError> Transaction::commit() {
    assert(open_);
    eraseConsequences();
    checkHolders();
    enforceInvariants();
    checkHolders();
    checkReferences();
    checkIds();
    if (refusal_) {
        rollback();
        return tl::unexpected(*refusal_);
    }
    auto change = collect();
    if (change.empty()) // return the slots of rows that were created and erased again
        rollback();
    open_ = false;
    model_.open_.set = false;
    return change;
}

void Transaction::enforceInvariants() {
    const auto function = model_.schema().enforceInvariants;
    if (function == nullptr || !changedAnything())
        return;
    for (int round = 0; !refusal_; ++round) {
        if (round == kMostEnforceRounds) {
            refuse(texts::format("The edit does not terminate: each of its consequences has another."));
            return;
        }
        if (auto enforced = function(*this); !enforced)
            refuse(std::move(enforced.error()));
        if (!eraseConsequences())
            return;
    }
}

void Transaction::checkHolders() {
    const auto& schema = model_.schema();
    for (const auto& h : holders_) {
        if (model_.isLive(h.target) || model_.alive(h.type)[h.row] == 0)
            continue;
        const auto& type = schema.type(h.type);
        const auto holds = [&](Ref r) { return r.pointsTo(h.target.slot); };
        const bool held =
            h.list == kNoList
                ? holds(model_.get(Column<Ref>{h.type, h.column}, h.row))
                : std::ranges::any_of(model_.list(ListField<Ref>{h.type, h.list, h.column}, h.row), holds);
        if (!held)
            continue;
        if (model_.isLive({h.type, h.row}))
            refuse(texts::format("This {} is still in use ({}).", schema.type(h.target.type).title,
                                 h.list == kNoList ? type.title : type.lists[h.list].title));
        else
            dropReference(h);
    }
}

/// A free record of a pool does not block an erase. It may be used again later, so it must not keep a dangling
/// reference.
void Transaction::dropReference(const Holder& holder) {
    if (holder.list == kNoList) {
        set(Column<Ref>{holder.type, holder.column}, holder.row, Ref::none());
        return;
    }
    auto entries = model_.listStore(holder.type, holder.list).entries(holder.row);
    std::ranges::replace(values<Ref>(entries[holder.column]), Ref::to(holder.target.slot), Ref::none());
    setList(holder.type, holder.list, holder.row, entries);
}

bool Transaction::wasLive(Element element) const {
    if (model_.schema().type(element.type).pool) {
        const auto it = poolRows_.find(element);
        return it == poolRows_.end() ? model_.isLive(element) : it->second.wasLive;
    }
    return before(Column<std::uint8_t>{element.type, kAlive}, element.slot) != 0;
}

/// References that were pointed at an erased element, or whose target was erased. References that were dangling in the
/// file are allowed.
std::vector<Transaction::Holder> Transaction::newlyDangling() const {
    std::vector<Holder> holders;
    for (const auto& [key, entry] : logs_) {
        const auto& ref = model_.schema().type(key.first).columns[key.second].ref;
        if (!ref)
            continue;
        const auto& before = values<Ref>(entry.before);
        for (std::size_t i = 0; i < entry.slots.size(); ++i) {
            const Slot row = entry.slots[i];
            const Ref now = model_.get(Column<Ref>{key.first, key.second}, row);
            if (!now.isSlot() || model_.isLive({ref->target, now.slot()}))
                continue;
            if (now != before[i] || wasLive({ref->target, now.slot()}))
                holders.push_back({key.first, kNoList, key.second, row, {ref->target, now.slot()}});
        }
    }
    for (const auto& [key, parents] : listLogs_) {
        const auto& columns = model_.schema().type(key.first).lists[key.second].columns;
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
                        holders.push_back({key.first, key.second, field.field, parent, {ref->target, now.slot()}});
                }
            }
        }
    }
    return holders;
}

void Transaction::checkReferences() {
    const auto& schema = model_.schema();
    for (const auto& h : newlyDangling()) {
        const auto& type = schema.type(h.type);
        if (model_.isLive({h.type, h.row}))
            refuse(texts::format("{} would refer to a deleted {}.",
                                 h.list == kNoList ? type.title : type.lists[h.list].title,
                                 schema.type(h.target.type).title));
        else if (model_.alive(h.type)[h.row] != 0)
            dropReference(h);
    }
}

void Transaction::checkIds() {
    const auto& types = model_.schema().types;
    for (std::size_t k = 0; k < types.size(); ++k) {
        for (std::size_t c = kFirstOwn; c < types[k].columns.size(); ++c) {
            if (types[k].columns[c].uniqueId)
                checkIds(static_cast<ElementTypeId>(k), static_cast<ColumnId>(c));
        }
    }
}

void Transaction::checkIds(ElementTypeId type, ColumnId column) {
    const auto ids = model_.column(Column<std::uint32_t>{type, column});
    const auto& title = model_.schema().type(type).title;
    std::vector<Slot> named = created(type);
    if (const auto it = logs_.find({type, column}); it != logs_.end()) {
        const auto& log = it->second;
        for (std::size_t i = 0; i < log.slots.size(); ++i) {
            if (ids[log.slots[i]] != values<std::uint32_t>(log.before)[i] && model_.isLive({type, log.slots[i]}))
                named.push_back(log.slots[i]);
        }
    }
    if (named.empty())
        return;
    std::vector<std::uint32_t> changed;
    for (const Slot row : named) {
        changed.push_back(ids[row]);
        if (ids[row] == 0)
            refuse(texts::format("The {} cannot have the ID 0.", title));
    }
    std::ranges::sort(changed);
    std::vector<std::uint8_t> isUsed(changed.size());
    for (Slot row = 0; row < ids.size(); ++row) {
        const auto at = std::ranges::lower_bound(changed, ids[row]);
        if (at == changed.end() || *at != ids[row] || !model_.isLive({type, row}))
            continue;
        if (std::exchange(isUsed[static_cast<std::size_t>(at - changed.begin())], std::uint8_t{1}) != 0)
            refuse(texts::format("Another {} already has the ID {}.", title, ids[row]));
    }
}

/// Undoes writes to rows that are dead afterwards, all but their death: undo revives such a row unchanged, and no
/// change tells of what they refer to, such as a row that was never live in any change. Records of a pool are dead by
/// their values, which stay.
void Transaction::restoreDeadRows() {
    const auto isDead = [&](ElementTypeId type, Slot row) {
        return model_.alive(type)[row] == 0 &&
               (!model_.schema().type(type).pool || before(Column<std::uint8_t>{type, kAlive}, row) == 0);
    };
    for (const auto& logged : logs_) {
        const auto& key = logged.first;
        const auto& entry = logged.second;
        if (key.second == kAlive)
            continue;
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
    for (const auto& logged : logs_) {
        const auto& key = logged.first;
        const auto& entry = logged.second;
        std::vector<std::pair<Slot, std::uint32_t>> writes(entry.slots.size()); // with the position in the log
        for (std::uint32_t i = 0; i < writes.size(); ++i)
            writes[i] = {entry.slots[i], i};
        if (!std::ranges::is_sorted(writes))
            std::ranges::sort(writes);
        std::visit(
            [&](const auto& before) {
                using T = typename std::remove_cvref_t<decltype(before)>::value_type;
                const auto now = model_.column(Column<T>{key.first, key.second});
                ColumnChange c{key.first, key.second, {}, {}, {}};
                std::vector<T> old;
                std::vector<T> after;
                for (const auto& [slot, i] : writes) {
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
    // Slots of rows that were created and erased again stay in use, but that alone is not a change.
    if (change.empty())
        return change;
    for (std::size_t k = 0; k < extents_.size(); ++k) {
        const auto type = static_cast<ElementTypeId>(k);
        const auto first = extents_[k].rows;
        if (const auto now = model_.capacity(type); now > first)
            change.created.push_back({type, static_cast<Slot>(first), static_cast<std::uint32_t>(now - first)});
        const auto takeRaws = [&](ListId list, ColumnId column, std::size_t sizeBefore) {
            const auto& pool = model_.rawPool(type, list, column);
            if (pool.size() > sizeBefore)
                change.raws.push_back({type,
                                       list,
                                       column,
                                       static_cast<std::uint32_t>(sizeBefore),
                                       {pool.begin() + static_cast<std::ptrdiff_t>(sizeBefore), pool.end()}});
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
        ListChange l{key.first, key.second, {}, {}, {}, makeEntries(model_.schema().type(key.first).lists[key.second])};
        for (const auto& [parent, range] : parents) {
            if (store.same(range, store.range(parent))) {
                store.setRange(parent, range); // no change refers to the new range
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
    for (const auto& logged : logs_) {
        const auto& key = logged.first;
        const auto& entry = logged.second;
        std::visit(
            [&](const auto& before) {
                using T = typename std::remove_cvref_t<decltype(before)>::value_type;
                // Where memory ran out while a value was logged, it has a slot only, and has not been overwritten.
                for (std::size_t i = 0; i < std::min(entry.slots.size(), before.size()); ++i)
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
            model_.truncateRows(static_cast<ElementTypeId>(k), extent.rows);
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
