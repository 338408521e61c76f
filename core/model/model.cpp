#include "core/model/model.h"

#include <algorithm>
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

} // namespace

Model::Model(std::shared_ptr<const Schema> schema) : schema_(std::move(schema)) {
    tables_.resize(schema_->kinds.size());
    orders_.resize(schema_->kinds.size());
    for (std::size_t k = 0; k < tables_.size(); ++k) {
        const auto& spec = schema_->kinds[k];
        auto& table = tables_[k];
        table.rawValues.resize(spec.columns.size());
        table.structural.assign(spec.columns.size(), 0);
        for (const ColumnId c : {kAlive, kRank, spec.groupOwner, spec.groupPart}) {
            if (c != kNoColumn)
                table.structural[c] = 1;
        }
        for (const auto& column : spec.columns) {
            table.columns.push_back(makeColumn(column.storage));
            const bool indexed = column.ref && column.ref->lookup == Lookup::Indexed;
            table.indexes.push_back(indexed ? std::optional<RefIndex>(RefIndex()) : std::nullopt);
        }
        for (const auto& list : spec.lists)
            table.lists.emplace_back(list);
    }
}

std::size_t Model::count(KindId kind) const {
    const auto& pool = schema_->kinds[kind].pool;
    if (!pool)
        return tables_[kind].liveRows;
    std::size_t live = 0;
    forEachLive(kind, [&](Slot) { ++live; });
    return live;
}

bool Model::isLive(Element element) const {
    const auto rows = alive(element.kind);
    if (element.slot >= rows.size() || rows[element.slot] == 0)
        return false;
    const auto& pool = schema_->kinds[element.kind].pool;
    return !pool || pool->live(*this, element.slot);
}

const Order& Model::order(KindId kind) const {
    auto& cached = orders_[kind];
    const auto owner = schema_->kinds[kind].groupOwner;
    const auto owners = owner == kNoColumn ? 0 : capacity(schema_->kinds[kind].columns[owner].ref->target);
    if (cached.structure != tables_[kind].structure || cached.owners != owners || !cached.order) {
        cached.order = std::make_shared<const Order>(Order::build(*this, kind));
        cached.structure = tables_[kind].structure;
        cached.owners = owners;
    }
    return *cached.order;
}

Slot Model::fileOf(Element element) const {
    while (element.kind != kFileKind) {
        const auto via = schema_->kinds[element.kind].fileVia;
        if (via == kNoColumn)
            return kNoSlot;
        const Ref up = get(Column<Ref>{element.kind, via}, element.slot);
        if (!up.isSlot())
            return kNoSlot;
        element = {schema_->kinds[element.kind].columns[via].ref->target, up.slot()};
    }
    return element.slot;
}

std::vector<Slot> Model::referrers(Column<Ref> handle, Slot target) const {
    std::vector<Slot> rows;
    forEachReferrer(handle, target, [&](Slot row) { rows.push_back(row); });
    return rows;
}

std::size_t Model::listCount(KindId kind, ListId list) const {
    std::size_t total = 0;
    forEachLive(kind, [&](Slot parent) { total += listRange(kind, list, parent).count; });
    return total;
}

void Model::apply(const Change& change, Direction direction) {
    const bool forward = direction == Direction::Forward;
    for (const auto& range : change.created) {
        const auto needed = static_cast<std::size_t>(range.first) + range.count;
        if (capacity(range.kind) < needed)
            appendRows(range.kind, needed - capacity(range.kind));
    }
    for (const auto& c : change.columns) {
        std::visit(
            [&](const auto& v) {
                using T = typename std::remove_cvref_t<decltype(v)>::value_type;
                for (std::size_t i = 0; i < c.slots.size(); ++i)
                    write<T>(c.kind, c.column, c.slots[i], v[i]);
            },
            forward ? c.after : c.before);
    }
    for (const auto& l : change.lists) {
        for (std::size_t i = 0; i < l.parents.size(); ++i)
            tables_[l.kind].lists[l.list].setRange(l.parents[i], forward ? l.after[i] : l.before[i]);
    }
    rebuildIndexes(false);
}

void Model::reindex(Table& table, ColumnId column, Slot row, Ref now) {
    auto& index = table.indexes[column];
    if (!index || values<std::uint8_t>(table.columns[kAlive])[row] == 0)
        return;
    const Ref old = values<Ref>(table.columns[column])[row];
    if (old.isSlot())
        index->remove(old.slot(), row);
    if (now.isSlot())
        index->add(now.slot(), row);
}

void Model::structureWritten(KindId kind, ColumnId column, Slot slot) {
    auto& table = tables_[kind];
    ++table.structure;
    if (column == kRank) {
        table.nextRank = std::max(table.nextRank, get(Column<std::uint32_t>{kind, kRank}, slot) + 1);
        return;
    }
    if (column != kAlive)
        return;
    // Only transactions and apply() write this column, and only to turn it over.
    const bool live = alive(kind)[slot] != 0;
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

Slot Model::appendRows(KindId kind, std::size_t count) {
    auto& table = tables_[kind];
    const auto first = capacity(kind);
    for (std::size_t c = 0; c < table.columns.size(); ++c)
        resizeColumn(table.columns[c], first + count, schema_->kinds[kind].columns[c].initial);
    for (auto& list : table.lists)
        list.resizeParents(first + count);
    return static_cast<Slot>(first);
}

void Model::truncateRows(KindId kind, std::size_t capacity) {
    auto& table = tables_[kind];
    for (auto& column : table.columns)
        resizeColumn(column, capacity, 0);
    for (auto& list : table.lists)
        list.resizeParents(capacity);
    ++table.structure;
}

void Model::rebuildIndexes(bool all) {
    for (std::size_t k = 0; k < tables_.size(); ++k) {
        auto& table = tables_[k];
        for (std::size_t c = 0; c < table.indexes.size(); ++c) {
            auto& index = table.indexes[c];
            if (index && (all || index->wantsRebuild()))
                index->build(values<Ref>(table.columns[c]), values<std::uint8_t>(table.columns[kAlive]),
                             capacity(schema_->kinds[k].columns[c].ref->target));
        }
    }
}

Slot ModelBuilder::addRows(KindId kind, std::size_t count) {
    const Slot first = model_.appendRows(kind, count);
    auto& table = model_.tables_[kind];
    auto& alive = values<std::uint8_t>(table.columns[kAlive]);
    auto& ranks = values<std::uint32_t>(table.columns[kRank]);
    std::fill(alive.begin() + static_cast<std::ptrdiff_t>(first), alive.end(), std::uint8_t{1});
    for (std::size_t row = first; row < ranks.size(); ++row)
        ranks[row] = static_cast<std::uint32_t>(row);
    table.liveRows += count;
    table.nextRank = static_cast<std::uint32_t>(ranks.size());
    return first;
}

Ref ModelBuilder::raw(Column<Ref> handle, std::uint64_t value) {
    auto& pool = model_.tables_[handle.kind].rawValues[handle.column];
    pool.push_back(value);
    return Ref::rawAt(static_cast<std::uint32_t>(pool.size() - 1));
}

void ModelBuilder::setList(KindId kind, ListId list, Slot parent, const ListEntries& entries) {
    auto& store = model_.tables_[kind].lists[list];
    store.setRange(parent, store.append(entries));
}

Model ModelBuilder::finish() {
    model_.rebuildIndexes(true);
    return std::move(model_);
}

} // namespace navsmith::model
