#include "core/model/model.h"

#include "core/parallel/parallel.h"

#include <algorithm>
#include <cassert>
#include <functional>
#include <limits>
#include <numeric>
#include <utility>

namespace navsmith::model {

namespace {

void resizeColumn(ColumnData& data, std::size_t size, double initial) {
    std::visit(
        [&](auto& v) {
            using T = typename std::remove_reference_t<decltype(v)>::value_type;
            if constexpr (std::is_arithmetic_v<T>)
                v.resize(size, static_cast<T>(initial));
            else
                v.resize(size);
        },
        data);
}

/// On several threads only if that many rows take much longer than starting a thread.
void runTasks(std::size_t count, std::size_t rows, const std::function<void(std::size_t)>& task) {
    constexpr std::size_t many = std::size_t{1} << 16U;
    if (rows >= many) {
        parallel::run(count, task);
        return;
    }
    for (std::size_t i = 0; i < count; ++i)
        task(i);
}

/// Whether each reference is empty, raw, or names a slot that exists.
[[maybe_unused]] bool referencesLeadToRows(const Model& model) {
    for (ElementTypeId type = 0; type < model.schema().typeCount(); ++type) {
        const auto& spec = model.schema().type(type);
        for (ColumnId c = 0; c < spec.columnCount(); ++c) {
            if (!spec.columns[c].ref)
                continue;
            const auto targets = model.capacity(spec.columns[c].ref->target);
            const auto leads = [&](Ref ref) { return !ref.isSlot() || ref.slot() < targets; };
            if (!std::ranges::all_of(model.column(Column<Ref>{type, c}), leads))
                return false;
        }
    }
    return true;
}

} // namespace

Model::Model(std::shared_ptr<const Schema> schema) : schema_(std::move(schema)) {
    tables_.resize(schema_->types.size());
    orders_.resize(schema_->types.size());
    for (std::size_t k = 0; k < tables_.size(); ++k) {
        const auto& spec = schema_->types[k];
        auto& table = tables_[k];
        table.rawValues.resize(spec.columns.size());
        table.nextIds.resize(spec.columns.size());
        for (const auto& column : spec.columns) {
            table.columns.push_back(makeColumn(column.storage));
            const bool indexed = column.ref && column.ref->lookup == Lookup::Indexed;
            table.indexes.push_back(indexed ? std::optional<RefIndex>(RefIndex()) : std::nullopt);
            table.watched.push_back(indexed ? WatchesReferences : column.uniqueId ? WatchesNames : WatchesNothing);
        }
        for (const ColumnId c : {kAlive, kRank, spec.groupOwner, spec.groupPart}) {
            if (c != kNoColumn)
                table.watched[c] |= WatchesOrder;
        }
        for (const auto& list : spec.lists)
            table.lists.emplace_back(list);
    }
}

std::size_t Model::count(ElementTypeId type) const {
    const auto& pool = schema_->types[type].pool;
    if (!pool)
        return tables_[type].liveRows;
    std::size_t live = 0;
    forEachLive(type, [&](Slot) { ++live; });
    return live;
}

bool Model::isLive(Element element) const {
    if (element.type >= tables_.size())
        return false;
    const auto rows = alive(element.type);
    if (element.slot >= rows.size() || rows[element.slot] == 0)
        return false;
    const auto& pool = schema_->types[element.type].pool;
    return !pool || pool->live(*this, element.slot);
}

const Order& Model::order(ElementTypeId type) const {
    auto& cached = orders_[type];
    const auto owner = schema_->types[type].groupOwner;
    const auto owners = owner == kNoColumn ? 0 : capacity(schema_->types[type].columns[owner].ref->target);
    if (cached.structure != tables_[type].structure || cached.owners != owners || !cached.order) {
        cached.order = std::make_shared<const Order>(Order::build(*this, type));
        cached.structure = tables_[type].structure;
        cached.owners = owners;
    }
    return *cached.order;
}

Slot Model::fileOf(Element element) const {
    while (element.type != kFileType) { // terminates: finish() has checked that the chain ends
        const auto via = schema_->types[element.type].fileVia;
        if (via == kNoColumn)
            return kNoSlot;
        const Ref up = get(Column<Ref>{element.type, via}, element.slot);
        if (!up.isSlot())
            return kNoSlot;
        element = {schema_->types[element.type].columns[via].ref->target, up.slot()};
    }
    return element.slot;
}

std::vector<Slot> Model::referrers(Column<Ref> handle, Slot target) const {
    std::vector<Slot> rows;
    forEachReferrer(handle, target, [&](Slot row) { rows.push_back(row); });
    std::ranges::sort(rows);
    return rows;
}

std::size_t Model::listCount(ElementTypeId type, ListId list) const {
    std::size_t total = 0;
    forEachLive(type, [&](Slot parent) { total += listRange(type, list, parent).count; });
    return total;
}

void Model::apply(const Change& change, Direction direction) {
    assert(!open_.set);
    const bool forward = direction == Direction::Forward;
    for (const auto& range : change.created) {
        const auto needed = static_cast<std::size_t>(range.first) + range.count;
        if (capacity(range.type) < needed)
            appendRows(range.type, needed - capacity(range.type));
    }
    for (const auto& added : change.raws) {
        auto& pool = rawPool(added.type, added.list, added.column);
        if (pool.size() >= added.first + added.values.size())
            continue;
        pool.resize(added.first);
        pool.insert(pool.end(), added.values.begin(), added.values.end());
    }
    for (const auto& c : change.columns) {
        std::visit(
            [&](const auto& v) {
                using T = typename std::remove_cvref_t<decltype(v)>::value_type;
                for (std::size_t i = 0; i < c.slots.size(); ++i)
                    write<T>(c.type, c.column, c.slots[i], v[i]);
            },
            forward ? c.after : c.before);
        if (!forward)
            tables_[c.type].nextIds[c.column] = 0; // undone ids are free again
    }
    for (const auto& l : change.lists) {
        auto& store = tables_[l.type].lists[l.list];
        if (forward)
            store.place(store.poolSize(), l.after, l.entries);
        for (std::size_t i = 0; i < l.parents.size(); ++i)
            store.setRange(l.parents[i], forward ? l.after[i] : l.before[i]);
    }
}

void Model::buildIndex(Column<Ref> handle) const {
    const auto target = schema_->types[handle.type].columns[handle.column].ref->target;
    tables_[handle.type].indexes[handle.column]->build(column(handle), alive(handle.type), capacity(target));
}

void Model::reindex(Table& table, ColumnId column, Slot row, Ref now) {
    auto& index = table.indexes[column];
    if (!index || values<std::uint8_t>(table.columns[kAlive])[row] == 0)
        return;
    const Ref old = values<Ref>(table.columns[column])[row];
    if (old.isSlot())
        index->remove(old.slot(), row);
    try {
        if (now.isSlot())
            index->add(now.slot(), row);
    } catch (...) {
        if (old.isSlot())
            index->add(old.slot(), row); // has its memory
        throw;
    }
}

void Model::written(Table& table, ColumnId column, Slot slot) {
    const auto watched = table.watched[column];
    if ((watched & WatchesOrder) != 0)
        ++table.structure;
    if (column == kAlive)
        aliveTurned(table, slot);
    else if (column == kRank)
        table.nextRank = std::max(table.nextRank, values<std::uint32_t>(table.columns[kRank])[slot] + std::uint64_t{1});
    else if ((watched & WatchesNames) != 0 && table.nextIds[column] != 0)
        table.nextIds[column] =
            std::max(table.nextIds[column], values<std::uint32_t>(table.columns[column])[slot] + std::uint64_t{1});
}

void Model::aliveTurned(Table& table, Slot slot) {
    const bool live = values<std::uint8_t>(table.columns[kAlive])[slot] != 0;
    table.liveRows += live ? 1 : static_cast<std::size_t>(-1);
    for (std::size_t c = 0; c < table.indexes.size(); ++c) {
        if (!table.indexes[c])
            continue;
        const Ref ref = values<Ref>(table.columns[c])[slot];
        if (!ref.isSlot())
            continue;
        if (live)
            table.indexes[c]->add(ref.slot(), slot);
        else
            table.indexes[c]->remove(ref.slot(), slot);
    }
}

std::uint32_t Model::freshId(ElementTypeId type, ColumnId column) {
    const auto leadsHere = [&](const ColumnSpec& spec) { return spec.ref && spec.ref->target == type; };
    /// Whether a dangling reference uses the id: it would then refer to the new row.
    const auto isNamed = [&](std::uint64_t id) {
        const auto has = [&](const std::vector<std::uint64_t>& raw) { return std::ranges::find(raw, id) != raw.end(); };
        for (ElementTypeId k = 0; k < schema_->typeCount(); ++k) {
            const auto& spec = schema_->type(k);
            for (ColumnId c = 0; c < spec.columnCount(); ++c) {
                if (leadsHere(spec.columns[c]) && has(tables_[k].rawValues[c]))
                    return true;
            }
            for (ListId l = 0; l < spec.listCount(); ++l) {
                if (std::ranges::any_of(spec.lists[l].columns, leadsHere) && has(tables_[k].lists[l].rawValues))
                    return true;
            }
        }
        return false;
    };
    auto& next = tables_[type].nextIds[column];
    const auto& ids = values<std::uint32_t>(tables_[type].columns[column]);
    if (next == 0)
        next = (ids.empty() ? 0 : *std::ranges::max_element(ids)) + std::uint64_t{1};
    while (next <= std::numeric_limits<std::uint32_t>::max() && isNamed(next))
        ++next;
    if (next <= std::numeric_limits<std::uint32_t>::max())
        return static_cast<std::uint32_t>(next);
    // The top of the range is used up, so take the lowest free id. One of the first rows + 1 ids must be free.
    std::vector<bool> isUsed(ids.size() + 2);
    for (const auto id : ids) {
        if (id < isUsed.size())
            isUsed[id] = true;
    }
    std::uint32_t id = 1;
    while (isUsed[id])
        ++id;
    return id;
}

Slot Model::appendRows(ElementTypeId type, std::size_t count) {
    auto& table = tables_[type];
    const auto first = capacity(type);
    for (std::size_t c = 0; c < table.columns.size(); ++c)
        resizeColumn(table.columns[c], first + count, schema_->types[type].columns[c].initial);
    for (auto& list : table.lists)
        list.resizeParents(first + count);
    return static_cast<Slot>(first);
}

void Model::truncateRows(ElementTypeId type, std::size_t capacity) {
    auto& table = tables_[type];
    for (auto& column : table.columns)
        resizeColumn(column, capacity, 0);
    for (auto& list : table.lists)
        list.resizeParents(capacity);
    ++table.structure;
}

Ref Model::addRaw(ElementTypeId type, ListId list, ColumnId column, std::uint64_t value) {
    auto& pool = rawPool(type, list, column);
    pool.push_back(value);
    return Ref::rawAt(static_cast<std::uint32_t>(pool.size() - 1));
}

Slot ModelBuilder::addRows(ElementTypeId type, std::size_t count) {
    const auto& columns = model_.schema_->types[type].columns;
    auto& table = model_.tables_[type];
    const auto first = model_.capacity(type);
    runTasks(columns.size(), count, [&](std::size_t c) {
        auto& column = table.columns[c];
        resizeColumn(column, first + count, c == kAlive ? 1 : columns[c].initial);
        if (c == kRank) {
            const auto ranks = std::span(values<std::uint32_t>(column)).subspan(first);
            std::iota(ranks.begin(), ranks.end(), static_cast<std::uint32_t>(first));
        }
    });
    for (auto& list : table.lists)
        list.resizeParents(first + count);
    return static_cast<Slot>(first);
}

Ref ModelBuilder::raw(Column<Ref> handle, std::uint64_t value) {
    return model_.addRaw(handle.type, kNoList, handle.column, value);
}

Ref ModelBuilder::raw(ListField<Ref> handle, std::uint64_t value) {
    return model_.addRaw(handle.type, handle.list, handle.field, value);
}

void ModelBuilder::setList(ElementTypeId type, ListId list, Slot parent, const ListEntries& entries) {
    auto& store = model_.tables_[type].lists[list];
    assert(store.fits(entries));
    store.setRange(parent, store.append(entries));
}

Model ModelBuilder::finish() {
    assert(referencesLeadToRows(model_));
    for (auto& table : model_.tables_) {
        const auto& alive = values<std::uint8_t>(table.columns[kAlive]);
        const auto& ranks = values<std::uint32_t>(table.columns[kRank]);
        table.liveRows = alive.size() - static_cast<std::size_t>(std::ranges::count(alive, std::uint8_t{0}));
        table.nextRank = ranks.empty() ? 0 : *std::ranges::max_element(ranks) + std::uint64_t{1};
        for (auto& index : table.indexes) {
            if (index) // asked before the columns were whole
                *index = {};
        }
        for (auto& list : table.lists)
            list.trim();
    }
    return std::move(model_);
}

} // namespace navsmith::model
