#include "core/model/transaction.h"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>

namespace navsmith::model {

Transaction::Transaction(Model& model, std::string label, std::uint64_t mergeKey)
    : model_(model), label_(std::move(label)), mergeKey_(mergeKey) {
    for (const auto& table : model_.tables_) {
        Extent extent;
        extent.rows = sizeOf(table.columns[kAlive]);
        extent.nextRank = table.nextRank;
        for (const auto& raw : table.rawValues)
            extent.rawValues.push_back(raw.size());
        for (const auto& list : table.lists) {
            extent.listPools.push_back(list.poolSize());
            extent.listRawValues.push_back(list.rawValues.size());
        }
        extents_.push_back(std::move(extent));
    }
}

Transaction::~Transaction() {
    if (open_)
        rollback();
}

void Transaction::setAlive(Element element, bool alive) {
    log<std::uint8_t>(element.kind, kAlive, element.slot);
    model_.write<std::uint8_t>(element.kind, kAlive, element.slot, alive ? 1 : 0);
}

Slot Transaction::create(KindId kind) {
    const auto& spec = model_.schema().kind(kind);
    if (spec.pool) {
        for (const Slot row : model_.order(kind).all()) {
            if (!spec.pool->live(model_, row)) {
                spec.pool->setLive(*this, row, true);
                return row;
            }
        }
        refuse(fmt::format("There is no free record for another {}: all {} are in use.", spec.title,
                           model_.capacity(kind)));
        return kNoSlot;
    }
    const Slot slot = model_.appendRows(kind, 1);
    setAlive({kind, slot}, true);
    moveLast({kind, slot});
    for (std::size_t c = kFirstOwn; c < spec.columns.size(); ++c) {
        if (!spec.columns[c].uniqueId)
            continue;
        const Column<std::uint32_t> handle{kind, static_cast<ColumnId>(c)};
        const auto ids = model_.column(handle);
        // Dead rows count too: an undo may bring their ids back.
        const auto largest = ids.empty() ? 0U : *std::ranges::max_element(ids);
        std::uint32_t id = largest + 1;
        while (id == 0 || std::ranges::find(ids, id) != ids.end())
            ++id;
        set(handle, slot, id);
    }
    return slot;
}

void Transaction::erase(Element element) {
    std::vector<Element> work{element};
    while (!work.empty()) {
        const Element gone = work.back();
        work.pop_back();
        if (!model_.isLive(gone))
            continue;
        const auto& spec = model_.schema().kind(gone.kind);
        for (std::size_t c = kFirstOwn; c < spec.columns.size(); ++c) {
            if (spec.columns[c].ref)
                noteDroppedTarget(gone.kind, static_cast<ColumnId>(c), gone.slot);
        }
        if (spec.pool)
            spec.pool->setLive(*this, gone.slot, false);
        else
            setAlive(gone, false);
        releaseReferrers(gone, work);
        releaseListEntries(gone);
    }
}

void Transaction::releaseReferrers(Element gone, std::vector<Element>& work) {
    const auto& kinds = model_.schema().kinds;
    for (std::size_t k = 0; k < kinds.size(); ++k) {
        for (std::size_t c = kFirstOwn; c < kinds[k].columns.size(); ++c) {
            const auto& ref = kinds[k].columns[c].ref;
            if (!ref || ref->target != gone.kind)
                continue;
            const Column<Ref> handle{static_cast<KindId>(k), static_cast<ColumnId>(c)};
            for (const Slot row : model_.referrers(handle, gone.slot)) {
                if (!model_.isLive({handle.kind, row}) && ref->onTargetErased != OnTargetErased::Clear)
                    continue; // a free record of a pool: its stale reference is cleared, it holds nothing up
                switch (ref->onTargetErased) {
                case OnTargetErased::EraseRow:
                    work.push_back({handle.kind, row});
                    break;
                case OnTargetErased::Clear:
                    set(handle, row, Ref::none());
                    break;
                case OnTargetErased::Refuse:
                    refuse(fmt::format("This {} is still in use by a {}.", kinds[gone.kind].title, kinds[k].title));
                    break;
                }
            }
        }
    }
}

void Transaction::releaseListEntries(Element gone) {
    const auto& kinds = model_.schema().kinds;
    for (std::size_t k = 0; k < kinds.size(); ++k) {
        for (std::size_t l = 0; l < kinds[k].lists.size(); ++l) {
            const auto& columns = kinds[k].lists[l].columns;
            for (std::size_t f = 0; f < columns.size(); ++f) {
                if (!columns[f].ref || columns[f].ref->target != gone.kind)
                    continue;
                const ListField<Ref> field{static_cast<KindId>(k), static_cast<ListId>(l), static_cast<ColumnId>(f)};
                std::vector<Slot> parents;
                model_.forEachLive(field.kind, [&](Slot parent) {
                    if (std::ranges::any_of(model_.list(field, parent), [&](Ref r) { return r.pointsTo(gone.slot); }))
                        parents.push_back(parent);
                });
                for (const Slot parent : parents) {
                    if (columns[f].ref->onTargetErased == OnTargetErased::Refuse) {
                        refuse(fmt::format("This {} is still in use by a {}.", kinds[gone.kind].title,
                                           kinds[k].lists[l].title));
                        return;
                    }
                    auto entries = model_.listStore(field.kind, field.list).entries(parent);
                    auto& refs = values<Ref>(entries[f]);
                    if (columns[f].ref->onTargetErased == OnTargetErased::Clear) {
                        std::ranges::replace_if(
                            refs, [&](Ref r) { return r.pointsTo(gone.slot); }, Ref::none());
                    } else {
                        const auto dropped = refs;
                        for (auto& data : entries) {
                            std::visit(
                                [&](auto& v) {
                                    std::size_t kept = 0;
                                    for (std::size_t i = 0; i < dropped.size(); ++i) {
                                        if (!dropped[i].pointsTo(gone.slot))
                                            v[kept++] = std::move(v[i]);
                                    }
                                    v.resize(kept);
                                },
                                data);
                        }
                    }
                    setList(field.kind, field.list, parent, entries);
                }
            }
        }
    }
}

void Transaction::noteDroppedTarget(KindId kind, ColumnId column, Slot slot) {
    const auto& ref = model_.schema().kind(kind).columns[column].ref;
    if (!ref || ref->onLastReferrerGone != OnLastReferrerGone::EraseTarget)
        return;
    const Ref old = model_.get(Column<Ref>{kind, column}, slot);
    if (old.isSlot())
        maybeOrphans_.push_back({ref->target, old.slot()});
}

void Transaction::eraseOrphans() {
    const auto& kinds = model_.schema().kinds;
    const auto held = [&](Element e) {
        for (std::size_t k = 0; k < kinds.size(); ++k) {
            for (std::size_t c = kFirstOwn; c < kinds[k].columns.size(); ++c) {
                const auto& ref = kinds[k].columns[c].ref;
                if (!ref || ref->target != e.kind || ref->onLastReferrerGone != OnLastReferrerGone::EraseTarget)
                    continue;
                const Column<Ref> handle{static_cast<KindId>(k), static_cast<ColumnId>(c)};
                bool found = false;
                model_.forEachReferrer(handle, e.slot, [&](Slot row) {
                    found = found || model_.isLive({handle.kind, row});
                });
                if (found)
                    return true;
            }
        }
        return false;
    };
    while (!maybeOrphans_.empty()) {
        const Element e = maybeOrphans_.back();
        maybeOrphans_.pop_back();
        if (model_.isLive(e) && !held(e))
            erase(e);
    }
}

void Transaction::moveLast(Element element) {
    set(Column<std::uint32_t>{element.kind, kRank}, element.slot, model_.tables_[element.kind].nextRank);
}

void Transaction::moveBefore(Element element, Slot other) {
    if (element.slot == other)
        return;
    const auto& spec = model_.schema().kind(element.kind);
    Slot owner = 0;
    if (spec.groupOwner != kNoColumn) {
        const Ref ref = model_.get(Column<Ref>{element.kind, spec.groupOwner}, other);
        owner = ref.isSlot() ? ref.slot() : kNoSlot;
    }
    const auto& order = model_.order(element.kind);
    const auto group = owner == kNoSlot ? order.ownerless() : order.group(owner);
    // Everything from `other` on goes behind all, in its present order: ranks only ever grow.
    const std::vector<Slot> rows(std::ranges::find(group, other), group.end());
    moveLast(element);
    for (const Slot row : rows) {
        if (row != element.slot)
            moveLast({element.kind, row});
    }
}

Ref Transaction::raw(Column<Ref> handle, std::uint64_t value) {
    auto& pool = model_.tables_[handle.kind].rawValues[handle.column];
    pool.push_back(value);
    return Ref::rawAt(static_cast<std::uint32_t>(pool.size() - 1));
}

void Transaction::setList(KindId kind, ListId list, Slot parent, const ListEntries& entries) {
    auto& store = model_.tables_[kind].lists[list];
    listLogs_[{kind, list}].before.try_emplace(parent, store.range(parent));
    store.setRange(parent, store.append(entries));
}

void Transaction::refuse(std::string reason) {
    if (!refusal_)
        refusal_ = Refusal{std::move(reason)};
}

std::vector<Slot> Transaction::touched(KindId kind, ColumnId column) const {
    const auto it = logs_.find({kind, column});
    if (it == logs_.end())
        return {};
    auto slots = it->second.slots;
    std::ranges::sort(slots);
    return slots;
}

std::vector<Slot> Transaction::flipped(KindId kind, bool nowLive) const {
    std::vector<Slot> slots;
    for (const Slot slot : touched(kind, kAlive)) {
        const bool was = before(Column<std::uint8_t>{kind, kAlive}, slot) != 0;
        const bool is = model_.alive(kind)[slot] != 0;
        if (was != is && is == nowLive)
            slots.push_back(slot);
    }
    return slots;
}

std::vector<Slot> Transaction::created(KindId kind) const {
    return flipped(kind, true);
}

std::vector<Slot> Transaction::erased(KindId kind) const {
    return flipped(kind, false);
}

tl::expected<Change, Refusal> Transaction::commit() {
    eraseOrphans();
    if (!refusal_ && changedAnything() && model_.schema().settle != nullptr) {
        if (auto settled = model_.schema().settle(*this); !settled)
            refuse(std::move(settled.error().reason));
        eraseOrphans();
    }
    if (refusal_) {
        rollback();
        return tl::unexpected(*refusal_);
    }
    auto change = collect();
    if (change.empty()) // rows made and erased again within: give their slots back
        rollback();
    open_ = false;
    model_.rebuildIndexes(false);
    return change;
}

Change Transaction::collect() const {
    Change change{label_, mergeKey_, {}, {}, {}};
    for (const auto& [key, entry] : logs_) {
        std::vector<std::uint32_t> sorted(entry.slots.size());
        std::iota(sorted.begin(), sorted.end(), 0U);
        std::ranges::sort(sorted, {}, [&](std::uint32_t i) { return entry.slots[i]; });
        std::visit(
            [&](const auto& before) {
                using T = typename std::remove_cvref_t<decltype(before)>::value_type;
                const auto now = model_.column(Column<T>{key.first, key.second});
                ColumnChange c{key.first, key.second, {}, {}, {}};
                std::vector<T> old;
                std::vector<T> after;
                for (const auto i : sorted) {
                    const Slot slot = entry.slots[i];
                    if (before[i] == now[slot])
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
    for (const auto& [key, entry] : listLogs_) {
        ListChange l{key.first, key.second, {}, {}, {}};
        const auto& store = model_.listStore(key.first, key.second);
        for (const auto& [parent, range] : entry.before) {
            if (range == store.range(parent) || store.same(range, store.range(parent)))
                continue;
            l.parents.push_back(parent);
            l.before.push_back(range);
            l.after.push_back(store.range(parent));
        }
        if (!l.parents.empty())
            change.lists.push_back(std::move(l));
    }
    // Rows made and erased again still hold their slots, but that alone is no change.
    if (change.columns.empty() && change.lists.empty())
        return change;
    for (std::size_t k = 0; k < extents_.size(); ++k) {
        const auto kind = static_cast<KindId>(k);
        const auto first = extents_[k].rows;
        if (const auto now = model_.capacity(kind); now > first)
            change.created.push_back({kind, static_cast<Slot>(first), static_cast<std::uint32_t>(now - first)});
    }
    return change;
}

void Transaction::rollback() {
    open_ = false;
    for (const auto& [key, entry] : logs_) {
        std::visit(
            [&](const auto& before) {
                using T = typename std::remove_cvref_t<decltype(before)>::value_type;
                for (std::size_t i = 0; i < entry.slots.size(); ++i)
                    model_.write<T>(key.first, key.second, entry.slots[i], before[i]);
            },
            entry.before);
    }
    for (const auto& [key, entry] : listLogs_) {
        for (const auto& [parent, range] : entry.before)
            model_.tables_[key.first].lists[key.second].setRange(parent, range);
    }
    for (std::size_t k = 0; k < extents_.size(); ++k) {
        auto& table = model_.tables_[k];
        const auto& extent = extents_[k];
        if (sizeOf(table.columns[kAlive]) != extent.rows)
            model_.truncateRows(static_cast<KindId>(k), extent.rows);
        table.nextRank = extent.nextRank;
        for (std::size_t c = 0; c < table.rawValues.size(); ++c)
            table.rawValues[c].resize(extent.rawValues[c]);
        for (std::size_t l = 0; l < table.lists.size(); ++l) {
            table.lists[l].truncate(extent.listPools[l], extent.rows);
            table.lists[l].rawValues.resize(extent.listRawValues[l]);
        }
    }
}

} // namespace navsmith::model
