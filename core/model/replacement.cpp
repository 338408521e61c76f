#include "core/model/replacement.h"

#include "core/model/reformat.h"

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <type_traits>

namespace navsmith::model {

namespace {

/// A row after the change, and the row of the other model whose values it takes.
struct Pair {
    Slot row;
    Slot other;
};

class Maker {
public:
    Maker(const Model& model, const Model& other, const Replacement& how, std::string label)
        : model_(model), other_(other), how_(how), rows_(how.continued), change_{std::move(label), 0, {}, {}, {}, {}} {}

    Change run() {
        const auto types = static_cast<ElementTypeId>(model_.schema().typeCount());
        for (ElementTypeId type = 0; type < types; ++type)
            addRows(type);
        for (ElementTypeId type = 0; type < types; ++type) {
            addAlive(type);
            const auto pairs = pairsOf(type);
            const auto& spec = model_.schema().type(type);
            for (ColumnId column = kRank; column < spec.columnCount(); ++column)
                addValues(type, column, pairs);
            for (ListId list = 0; list < spec.listCount(); ++list)
                addLists(type, list, pairs);
        }
        return std::move(change_);
    }

private:
    /// Rows of the other model; of a pool also its free records.
    template <typename F>
    void forEachRow(ElementTypeId type, F f) const {
        const auto alive = other_.alive(type);
        for (Slot row = 0; row < alive.size(); ++row) {
            if (alive[row] != 0)
                f(row);
        }
    }

    /// Gives new elements rows behind those that are there.
    void addRows(ElementTypeId type) {
        const auto first = static_cast<Slot>(model_.capacity(type));
        Slot next = first;
        forEachRow(type, [&](Slot row) {
            if (rows_[type][row] == kNoSlot)
                rows_[type][row] = next++;
        });
        if (next != first)
            change_.created.push_back({type, first, next - first});
    }

    [[nodiscard]] std::vector<Pair> pairsOf(ElementTypeId type) const {
        std::vector<Pair> pairs;
        forEachRow(type, [&](Slot row) { pairs.push_back({rows_[type][row], row}); });
        std::ranges::sort(pairs, {}, &Pair::row);
        return pairs;
    }

    void addAlive(ElementTypeId type) {
        const auto before = model_.capacity(type);
        std::vector<std::uint8_t> is(before);
        forEachRow(type, [&](Slot row) {
            is.resize(std::max(is.size(), std::size_t{rows_[type][row]} + 1));
            is[rows_[type][row]] = 1;
        });
        ColumnChange c{type, kAlive, {}, {}, {}};
        std::vector<std::uint8_t> was;
        std::vector<std::uint8_t> now;
        for (Slot row = 0; row < is.size(); ++row) {
            const std::uint8_t live = row < before ? model_.alive(type)[row] : std::uint8_t{0};
            if (live == is[row])
                continue;
            c.slots.push_back(row);
            was.push_back(live);
            now.push_back(is[row]);
        }
        add(std::move(c), std::move(was), std::move(now));
    }

    void addValues(ElementTypeId type, ColumnId column, const std::vector<Pair>& pairs) {
        const bool keepsValue = std::ranges::find(how_.keptColumns, std::pair(type, column)) != how_.keptColumns.end();
        const auto capacity = model_.capacity(type);
        const auto initialOne = initialValue(model_.schema().type(type).columns[column]);
        std::visit(
            [&](const auto& initial) {
                using T = typename std::remove_cvref_t<decltype(initial)>::value_type;
                const Column<T> handle{type, column};
                ColumnChange c{type, column, {}, {}, {}};
                std::vector<T> was;
                std::vector<T> now;
                for (const auto& [row, other] : pairs) {
                    const bool isNew = row >= capacity;
                    if (keepsValue && !isNew)
                        continue;
                    const T& before = isNew ? initial.front() : model_.get(handle, row);
                    const T after = valueOf(handle, before, isNew, other);
                    if (sameValue(before, after))
                        continue;
                    c.slots.push_back(row);
                    was.push_back(before);
                    now.push_back(after);
                }
                add(std::move(c), std::move(was), std::move(now));
            },
            initialOne);
    }

    template <typename T>
    T valueOf(Column<T> handle, const T& before, bool isNew, Slot other) {
        const T& value = other_.get(handle, other);
        if constexpr (std::is_same_v<T, Ref>) {
            if (value.isSlot())
                return reference(*model_.schema().type(handle.type).columns[handle.column].ref, value);
            if (value.isRaw()) {
                const auto raw = other_.rawValue(handle, value);
                const bool same = !isNew && before.isRaw() && model_.rawValue(handle, before) == raw;
                const auto poolSize = model_.rawValues(handle.type, handle.column).size();
                return same ? before : addRaw(handle.type, kNoList, handle.column, poolSize, raw);
            }
        }
        return value;
    }

    [[nodiscard]] Ref reference(const RefSpec& spec, Ref toOther) const {
        return Ref::to(rows_[spec.target][toOther.slot()]);
    }

    /// `poolSize`: raw values that the model has already.
    Ref addRaw(ElementTypeId type, ListId list, ColumnId column, std::size_t poolSize, std::uint64_t value) {
        const auto isHere = [&](const RawValues& r) { return r.type == type && r.list == list && r.column == column; };
        auto it = std::ranges::find_if(change_.raws, isHere);
        if (it == change_.raws.end())
            it = change_.raws.insert(it, {type, list, column, static_cast<std::uint32_t>(poolSize), {}});
        it->values.push_back(value);
        return Ref::rawAt(it->first + static_cast<std::uint32_t>(it->values.size() - 1));
    }

    // Lists ----------------------------------------------------------------------------------------------------------

    void addLists(ElementTypeId type, ListId list, const std::vector<Pair>& pairs) {
        const auto& store = model_.listStore(type, list);
        ListChange c{type, list, {}, {}, {}, makeEntries(model_.schema().type(type).lists[list])};
        auto end = static_cast<std::uint32_t>(store.poolSize());
        for (const auto& [row, other] : pairs) {
            const bool isNew = row >= model_.capacity(type);
            const auto before = isNew ? ListRange{} : store.range(row);
            const auto count = other_.listRange(type, list, other).count;
            if (before.count == count && (count == 0 || sameEntries(type, list, before, other)))
                continue;
            c.parents.push_back(row);
            c.before.push_back(before);
            c.after.push_back(count == 0 ? ListRange{} : ListRange{end, count});
            appendTranslated(c.entries, type, list, other);
            end += count;
        }
        if (!c.parents.empty())
            change_.lists.push_back(std::move(c));
    }

    [[nodiscard]] bool sameEntries(ElementTypeId type, ListId list, ListRange here, Slot other) const {
        const auto& mine = model_.listStore(type, list);
        const auto& theirs = other_.listStore(type, list);
        const auto there = theirs.range(other);
        const auto& columns = model_.schema().type(type).lists[list].columns;
        for (ColumnId f = 0; f < columns.size(); ++f) {
            const bool same = std::visit(
                [&](const auto& cells) {
                    using T = typename std::remove_cvref_t<decltype(cells)>::value_type;
                    const auto& others = values<T>(theirs.pool(f));
                    for (std::uint32_t i = 0; i < here.count; ++i) {
                        const T& one = cells[here.offset + i];
                        const T& two = others[there.offset + i];
                        if constexpr (std::is_same_v<T, Ref>) {
                            const bool equal =
                                one.isRaw() && two.isRaw()
                                    ? mine.rawValues[one.poolIndex()] == theirs.rawValues[two.poolIndex()]
                                    : one == (two.isSlot() ? reference(*columns[f].ref, two) : two) && !two.isRaw();
                            if (!equal)
                                return false;
                        } else if (!sameValue(one, two)) {
                            return false;
                        }
                    }
                    return true;
                },
                mine.pool(f));
            if (!same)
                return false;
        }
        return true;
    }

    void appendTranslated(ListEntries& to, ElementTypeId type, ListId list, Slot other) {
        auto entries = other_.listStore(type, list).entries(other);
        const auto& columns = model_.schema().type(type).lists[list].columns;
        const auto& raws = other_.listStore(type, list).rawValues;
        const auto poolSize = model_.listStore(type, list).rawValues.size();
        for (ColumnId f = 0; f < columns.size(); ++f) {
            if (!columns[f].ref)
                continue;
            for (auto& ref : values<Ref>(entries[f])) {
                if (ref.isSlot())
                    ref = reference(*columns[f].ref, ref);
                else if (ref.isRaw())
                    ref = addRaw(type, list, ColumnId{0}, poolSize, raws[ref.poolIndex()]);
            }
        }
        appendEntries(to, entries, 0, sizeOf(entries.front()));
    }

    template <typename T>
    void add(ColumnChange c, std::vector<T> was, std::vector<T> now) {
        if (c.slots.empty())
            return;
        c.before = std::move(was);
        c.after = std::move(now);
        change_.columns.push_back(std::move(c));
    }

    const Model& model_;
    const Model& other_;
    const Replacement& how_;
    std::vector<std::vector<Slot>> rows_; ///< by type and row of the other model: the row after the change
    Change change_;
};

} // namespace

Change replacedBy(const Model& model, const Model& other, const Replacement& how, std::string label) {
    return Maker(model, other, how, std::move(label)).run();
}

} // namespace navsmith::model
