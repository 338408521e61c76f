#include "core/recovery/change_fits.h"

#include "formats/texts/texts.h"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>
#include <utility>

namespace navsmith::recovery {

namespace {

using model::Change;
using model::ColumnChange;
using model::ColumnData;
using model::ColumnId;
using model::ColumnSpec;
using model::ElementTypeId;
using model::kAlive;
using model::kNoList;
using model::ListChange;
using model::ListId;
using model::ListRange;
using model::Model;
using model::RawValues;
using model::Ref;

/// Slots that may be skipped whatever the size of the first model.
constexpr std::uint64_t kMostSkipped = 1U << 20U;

/// Sizes after the change.
class Extents {
public:
    Extents(const Model& model, const Reach& reach) : model_(model), reach_(reach) {}

    texts::Sentence grow(const Change& change) {
        for (const auto& range : change.created) {
            const auto end = std::uint64_t{range.first} + range.count;
            if (range.type >= model_.schema().types.size() || !reach_.holdsRows(range.type, end))
                return texts::format("rows were created out of reach");
            raise(rows_, range.type, end);
        }
        for (const auto& raws : change.raws) {
            if (!hasPool(raws))
                return texts::format("raw values belong to no reference");
            const auto end = std::uint64_t{raws.first} + raws.values.size();
            if (!reach_.holdsRaws(raws.type, raws.list, raws.column, end))
                return texts::format("raw values were kept out of reach");
            raise(raws_, std::tuple(raws.type, raws.list, raws.list == kNoList ? raws.column : ColumnId{0}), end);
        }
        return {};
    }

    [[nodiscard]] std::size_t rows(ElementTypeId type) const { return larger(rows_, type, model_.capacity(type)); }
    [[nodiscard]] std::size_t raws(ElementTypeId type, ListId list, ColumnId column) const {
        const auto key = std::tuple(type, list, list == kNoList ? column : ColumnId{0});
        return larger(raws_, key, presentRaws(type, list, column));
    }

private:
    using RawKey = std::tuple<ElementTypeId, ListId, ColumnId>;

    template <typename Map, typename Key>
    static void raise(Map& map, const Key& key, std::uint64_t end) {
        auto& now = map[key];
        now = std::max(now, static_cast<std::size_t>(end));
    }
    template <typename Map, typename Key>
    static std::size_t larger(const Map& map, const Key& key, std::size_t present) {
        const auto it = map.find(key);
        return it == map.end() ? present : std::max(present, it->second);
    }
    [[nodiscard]] bool hasPool(const RawValues& raws) const {
        const auto& types = model_.schema().types;
        if (raws.type >= types.size())
            return false;
        const auto& type = types[raws.type];
        return raws.list == kNoList ? raws.column < type.columns.size() && type.columns[raws.column].ref.has_value()
                                    : raws.list < type.lists.size();
    }
    [[nodiscard]] std::size_t presentRaws(ElementTypeId type, ListId list, ColumnId column) const {
        return list == kNoList ? model_.rawValues(type, column).size() : model_.listStore(type, list).rawValues.size();
    }

    const Model& model_;
    const Reach& reach_;
    std::map<ElementTypeId, std::size_t> rows_;
    std::map<RawKey, std::size_t> raws_;
};

ValueBounds boundsOf(const Extents& extents, const ColumnSpec& spec, ElementTypeId type, ListId list, ColumnId column) {
    if (!spec.ref)
        return {.alive = list == kNoList && column == kAlive};
    return {.targets = extents.rows(spec.ref->target), .raws = extents.raws(type, list, column)};
}

texts::Sentence columnFault(const Model& model, const Extents& extents, const ColumnChange& c) {
    const auto& types = model.schema().types;
    if (c.type >= types.size() || c.column >= types[c.type].columns.size())
        return texts::format("it refers to a missing column");
    const auto& spec = types[c.type].columns[c.column];
    if (c.before.index() != static_cast<std::size_t>(spec.storage))
        return texts::format("{} of {} has values of another type", spec.id, types[c.type].id);
    if (!c.slots.empty() && c.slots.back() >= extents.rows(c.type))
        return texts::format("it refers to a missing element of the type {}", types[c.type].title);
    const auto bounds = boundsOf(extents, spec, c.type, kNoList, c.column);
    if (!withinBounds(c.before, bounds) || !withinBounds(c.after, bounds))
        return texts::format("{} of {} has values out of range", spec.id, types[c.type].id);
    return {};
}

texts::Sentence listFault(const Model& model, const Extents& extents, const Reach& reach, const ListChange& l) {
    const auto& types = model.schema().types;
    if (l.type >= types.size() || l.list >= types[l.type].lists.size())
        return texts::format("it refers to a missing list");
    const auto& spec = types[l.type].lists[l.list];
    const auto& store = model.listStore(l.type, l.list);
    if (!l.parents.empty() && l.parents.back() >= extents.rows(l.type))
        return texts::format("it refers to a missing element of the type {}", types[l.type].title);
    if (!store.fits(l.entries))
        return texts::format("{} has entries of another type", spec.id);
    for (std::size_t f = 0; f < l.entries.size(); ++f) {
        const auto bounds = boundsOf(extents, spec.columns[f], l.type, l.list, static_cast<ColumnId>(f));
        if (!withinBounds(l.entries[f], bounds))
            return texts::format("{} has entries out of range", spec.id);
    }
    const auto pool = store.poolSize();
    const auto end = [](const ListRange& range) { return std::uint64_t{range.offset} + range.count; };
    for (std::size_t i = 0; i < l.parents.size(); ++i) {
        const auto& before = l.before[i];
        const auto& after = l.after[i];
        if (before.count != 0 && end(before) > pool)
            return texts::format("{} refers to missing entries", spec.id);
        const bool there = end(after) <= pool;
        const bool added = after.offset >= pool && reach.holdsEntries(l.type, l.list, end(after));
        if (after.count != 0 && !there && !added)
            return texts::format("{} has entries out of reach", spec.id);
    }
    return {};
}

} // namespace

bool withinBounds(const ColumnData& data, const ValueBounds& bounds) {
    if (const auto* refs = std::get_if<std::vector<Ref>>(&data))
        return std::ranges::all_of(*refs, [&](Ref ref) {
            if (ref.isNone())
                return true;
            return ref.isSlot() ? ref.slot() < bounds.targets : ref.poolIndex() < bounds.raws;
        });
    if (!bounds.alive)
        return true;
    return std::ranges::all_of(values<std::uint8_t>(data), [](std::uint8_t alive) { return alive <= 1; });
}

Reach::Reach(const Model& first) {
    const auto& types = first.schema().types;
    for (std::size_t k = 0; k < types.size(); ++k) {
        const auto type = static_cast<ElementTypeId>(k);
        Sizes sizes{.rows = first.capacity(type), .raws = {}, .listRaws = {}, .entries = {}};
        for (std::size_t c = 0; c < types[k].columns.size(); ++c)
            sizes.raws.push_back(first.rawValues(type, static_cast<ColumnId>(c)).size());
        for (std::size_t l = 0; l < types[k].lists.size(); ++l) {
            const auto& store = first.listStore(type, static_cast<ListId>(l));
            sizes.listRaws.push_back(store.rawValues.size());
            sizes.entries.push_back(store.poolSize());
        }
        types_.push_back(std::move(sizes));
    }
}

bool Reach::holds(std::uint64_t end, std::size_t first) const {
    return end <= first + kMostSkipped + bytes_;
}

bool Reach::holdsRows(ElementTypeId type, std::uint64_t end) const {
    return holds(end, types_[type].rows);
}

bool Reach::holdsRaws(ElementTypeId type, ListId list, ColumnId column, std::uint64_t end) const {
    return holds(end, list == kNoList ? types_[type].raws[column] : types_[type].listRaws[list]);
}

bool Reach::holdsEntries(ElementTypeId type, ListId list, std::uint64_t end) const {
    return holds(end, types_[type].entries[list]);
}

texts::Sentence whyNotApply(const Model& model, const Change& change) {
    return whyNotApply(model, change, Reach(model));
}

texts::Sentence whyNotApply(const Model& model, const Change& change, const Reach& reach) {
    Extents extents(model, reach);
    if (auto fault = extents.grow(change); !fault.empty())
        return fault;
    for (const auto& c : change.columns) {
        if (auto fault = columnFault(model, extents, c); !fault.empty())
            return fault;
    }
    std::set<std::pair<ElementTypeId, ListId>> lists;
    for (const auto& l : change.lists) {
        if (!lists.emplace(l.type, l.list).second)
            // The second would not match the pool size that was checked.
            return texts::format("it contains a list twice");
        if (auto fault = listFault(model, extents, reach, l); !fault.empty())
            return fault;
    }
    return {};
}

} // namespace navsmith::recovery
