#include "core/model/transaction.h"

#include "core/model/slots.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>

namespace navsmith::model {

Transaction::Transaction(Model& model, std::string label, std::uint64_t mergeKey)
    : model_(model), label_(std::move(label)), mergeKey_(mergeKey) {
    assert(!model_.open_.set);
    extents_.reserve(model_.tables_.size());
    for (const auto& table : model_.tables_) {
        Extent extent{sizeOf(table.columns[kAlive]), table.nextRank, table.nextIds, {}, {}, {}};
        extent.rawValues.reserve(table.rawValues.size());
        for (const auto& raw : table.rawValues)
            extent.rawValues.push_back(raw.size());
        for (const auto& list : table.lists) {
            extent.listPools.push_back(list.poolSize());
            extent.listRawValues.push_back(list.rawValues.size());
        }
        extents_.push_back(std::move(extent));
    }
    model_.open_.set = true; // last: without memory for the above, no destructor would reset it
}

Transaction::~Transaction() {
    if (open_)
        rollback();
}

Transaction::ColumnLog& Transaction::logOf(ElementTypeId type, ColumnId column) {
    const std::pair key(type, column);
    if (lastLog_ == nullptr || lastKey_ != key) {
        const auto [it, fresh] = logs_.try_emplace(key);
        if (fresh)
            it->second.before = makeColumn(model_.schema().type(type).columns[column].storage);
        lastLog_ = &it->second;
        lastKey_ = key;
    }
    return *lastLog_;
}

bool Transaction::knows(ElementTypeId type, Slot slot) {
    assert(open_);
    if (slot < model_.capacity(type))
        return true;
    refuse(texts::format("There is no such {}.", model_.schema().type(type).title));
    return false;
}

bool Transaction::mayHold(ElementTypeId type, ColumnId column, Ref value) {
    assert(!value.isRaw() || value.poolIndex() < model_.tables_[type].rawValues[column].size());
    return !value.isSlot() || knows(model_.schema().type(type).columns[column].ref->target, value.slot());
}

void Transaction::setAlive(Element element, bool alive) {
    log<std::uint8_t>(element.type, kAlive, element.slot);
    model_.write<std::uint8_t>(element.type, kAlive, element.slot, alive ? 1 : 0);
}

void Transaction::notePoolRow(Element element) {
    const bool live = model_.isLive(element);
    poolRows_.try_emplace(element, PoolRow{live, live});
}

void Transaction::setPoolLive(Element element, bool live) {
    notePoolRow(element);
    model_.schema().type(element.type).pool->setLive(*this, element.slot, live);
    poolRows_.at(element).isLive = live;
}

Slot Transaction::create(ElementTypeId type) {
    const auto& spec = model_.schema().type(type);
    Slot slot = kNoSlot;
    if (spec.pool) {
        const auto records = model_.order(type).all();
        const auto free = std::ranges::find_if(records, [&](Slot row) { return !spec.pool->live(model_, row); });
        if (free == records.end()) {
            refuse(
                texts::format("No free record is left for another {}: all {} are in use.", spec.title, records.size()));
            return kNoSlot;
        }
        slot = *free;
        setPoolLive({type, slot}, true);
    } else {
        slot = model_.appendRows(type, 1);
        setAlive({type, slot}, true);
        moveLast({type, slot});
    }
    for (std::size_t c = kFirstOwn; c < spec.columns.size(); ++c) {
        const auto column = static_cast<ColumnId>(c);
        if (spec.columns[c].uniqueId)
            set(Column<std::uint32_t>{type, column}, slot, model_.freshId(type, column));
    }
    return slot;
}

void Transaction::moveLast(Element element) {
    if (!knows(element.type, element.slot))
        return;
    if (model_.tables_[element.type].nextRank > std::numeric_limits<std::uint32_t>::max())
        renumberRanks(element.type);
    set(Column<std::uint32_t>{element.type, kRank}, element.slot,
        static_cast<std::uint32_t>(model_.tables_[element.type].nextRank));
}

void Transaction::renumberRanks(ElementTypeId type) {
    const Column<std::uint32_t> rank{type, kRank};
    std::vector<Slot> rows;
    for (Slot row = 0; row < model_.capacity(type); ++row) {
        if (model_.alive(type)[row] != 0)
            rows.push_back(row);
    }
    std::ranges::stable_sort(rows, {}, [&](Slot row) { return model_.get(rank, row); });
    std::uint32_t next = 0;
    for (const Slot row : rows)
        set(rank, row, next++);
    model_.tables_[type].nextRank = next;
}

/// The rows of an element's group, in order.
std::vector<Slot> Transaction::groupAround(Element element) const {
    const auto& spec = model_.schema().type(element.type);
    const auto alive = model_.alive(element.type);
    const auto partOf = [&](Slot row) -> std::size_t {
        if (spec.groupPart == kNoColumn)
            return 0;
        const std::size_t part = model_.get(Column<std::uint8_t>{element.type, spec.groupPart}, row);
        return std::min(part, spec.partTitles.size() - 1);
    };
    const Column<Ref> owner{element.type, spec.groupOwner};
    std::vector<Slot> rows;
    const auto take = [&](Slot row) {
        if (alive[row] != 0 && partOf(row) == partOf(element.slot))
            rows.push_back(row);
    };
    if (spec.groupOwner != kNoColumn && model_.get(owner, element.slot).isSlot()) {
        model_.forEachReferringRow(owner, model_.get(owner, element.slot).slot(), take);
    } else {
        for (Slot row = 0; row < alive.size(); ++row) {
            if (spec.groupOwner == kNoColumn || !model_.get(owner, row).isSlot())
                take(row);
        }
    }
    std::ranges::sort(rows, {}, [&](Slot row) {
        return std::pair(model_.get(Column<std::uint32_t>{element.type, kRank}, row), row);
    });
    return rows;
}

void Transaction::moveBefore(Element element, Slot other) {
    if (element.slot == other || !knows(element.type, element.slot) || !knows(element.type, other))
        return;
    const Column<std::uint32_t> rank{element.type, kRank};
    auto rows = groupAround({element.type, other});
    const auto from = std::ranges::find(rows, element.slot);
    const auto to = std::ranges::find(rows, other);
    if (from == rows.end() || to == rows.end()) {
        refuse(texts::format("This element can be moved only before another one of the same group."));
        return;
    }
    // Only the rows between the two positions move. They keep the same set of ranks.
    const auto first = std::min(from, to);
    const auto last = from < to ? to : from + 1;
    std::vector<std::uint32_t> ranks;
    for (auto row = first; row != last; ++row)
        ranks.push_back(model_.get(rank, *row));
    std::rotate(first, from < to ? from + 1 : from, last);
    const bool distinct = std::ranges::adjacent_find(ranks, std::greater_equal<>()) == ranks.end() &&
                          (last == rows.end() || model_.get(rank, *last) > ranks.back()) &&
                          (first == rows.begin() || model_.get(rank, *(first - 1)) < ranks.front());
    if (distinct) {
        for (std::size_t i = 0; i < ranks.size(); ++i)
            set(rank, first[static_cast<std::ptrdiff_t>(i)], ranks[i]);
    } else { // ranks read from a file may be equal: renumber the rest of the group behind the others
        for (auto row = first; row != rows.end(); ++row)
            moveLast({element.type, *row});
    }
}

Ref Transaction::raw(Column<Ref> handle, std::uint64_t value) {
    assert(open_);
    return model_.addRaw(handle.type, kNoList, handle.column, value);
}

Ref Transaction::raw(ListField<Ref> handle, std::uint64_t value) {
    assert(open_);
    return model_.addRaw(handle.type, handle.list, handle.field, value);
}

void Transaction::setList(ElementTypeId type, ListId list, Slot parent, const ListEntries& entries) {
    if (!knows(type, parent))
        return;
    auto& store = model_.tables_[type].lists[list];
    if (!store.fits(entries)) {
        refuse(
            texts::format("The entries do not have the fields of {}.", model_.schema().type(type).lists[list].title));
        return;
    }
    const auto now = store.range(parent);
    const bool fresh = listLogs_[{type, list}].try_emplace(parent, now).second;
    // Nothing refers yet to entries added by this transaction, so overwrite them: the pool grows by one copy only.
    const bool own = !fresh && now.count != 0 && now.offset >= extents_[type].listPools[list];
    store.setRange(parent, own ? store.replace(now, entries) : store.append(entries));
}

ListRange Transaction::rangeBefore(ElementTypeId type, ListId list, Slot parent) const {
    if (const auto it = listLogs_.find({type, list}); it != listLogs_.end()) {
        if (const auto at = it->second.find(parent); at != it->second.end())
            return at->second;
    }
    return model_.listRange(type, list, parent);
}

void Transaction::refuse(EditError error) {
    if (!refusal_)
        refusal_ = std::move(error);
}

std::vector<Slot> Transaction::touched(ElementTypeId type, ColumnId column) const {
    const auto it = logs_.find({type, column});
    if (it == logs_.end())
        return {};
    auto slots = it->second.slots;
    sortUnique(slots);
    return slots;
}

std::vector<Slot> Transaction::touchedLists(ElementTypeId type, ListId list) const {
    std::vector<Slot> parents;
    if (const auto it = listLogs_.find({type, list}); it != listLogs_.end()) {
        for (const auto& [parent, range] : it->second)
            parents.push_back(parent);
    }
    return parents;
}

std::vector<Slot> Transaction::flipped(ElementTypeId type, bool nowLive) const {
    std::vector<Slot> slots;
    const auto look = [&](Slot slot, bool was) {
        const bool is = model_.isLive({type, slot});
        if (was != is && is == nowLive)
            slots.push_back(slot);
    };
    if (model_.schema().type(type).pool) {
        for (auto it = poolRows_.lower_bound({type, 0}); it != poolRows_.end() && it->first.type == type; ++it)
            look(it->first.slot, it->second.wasLive);
    } else {
        for (const Slot slot : touched(type, kAlive))
            look(slot, before(Column<std::uint8_t>{type, kAlive}, slot) != 0);
    }
    return slots;
}

std::vector<Slot> Transaction::created(ElementTypeId type) const {
    return flipped(type, true);
}

std::vector<Slot> Transaction::erased(ElementTypeId type) const {
    return flipped(type, false);
}

} // namespace navsmith::model
