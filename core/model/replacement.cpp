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
            assert(model_.schema().type(type).lists.empty() && !model_.schema().type(type).pool);
            addAlive(type);
            const auto pairs = pairsOf(type);
            const auto columns = static_cast<ColumnId>(model_.schema().type(type).columns.size());
            for (ColumnId column = kRank; column < columns; ++column)
                addValues(type, column, pairs);
        }
        return std::move(change_);
    }

private:
    /// Gives new elements rows behind those that are there.
    void addRows(ElementTypeId type) {
        const auto first = static_cast<Slot>(model_.capacity(type));
        Slot next = first;
        other_.forEachLive(type, [&](Slot row) {
            if (rows_[type][row] == kNoSlot)
                rows_[type][row] = next++;
        });
        if (next != first)
            change_.created.push_back({type, first, next - first});
    }

    [[nodiscard]] std::vector<Pair> pairsOf(ElementTypeId type) const {
        std::vector<Pair> pairs;
        other_.forEachLive(type, [&](Slot row) { pairs.push_back({rows_[type][row], row}); });
        std::ranges::sort(pairs, {}, &Pair::row);
        return pairs;
    }

    void addAlive(ElementTypeId type) {
        const auto before = model_.capacity(type);
        std::vector<std::uint8_t> is(before);
        other_.forEachLive(type, [&](Slot row) {
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
        const bool kept = std::ranges::find(how_.kept, std::pair(type, column)) != how_.kept.end();
        const auto capacity = model_.capacity(type);
        const auto& spec = model_.schema().type(type).columns[column];
        assert(!spec.uniqueId);
        const auto initialOne = initialValue(spec);
        std::visit(
            [&](const auto& initial) {
                using T = typename std::remove_cvref_t<decltype(initial)>::value_type;
                const Column<T> handle{type, column};
                ColumnChange c{type, column, {}, {}, {}};
                std::vector<T> was;
                std::vector<T> now;
                for (const auto& [row, other] : pairs) {
                    const bool isNew = row >= capacity;
                    if (kept && !isNew)
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
                return Ref::to(
                    rows_[model_.schema().type(handle.type).columns[handle.column].ref->target][value.slot()]);
            if (value.isRaw()) {
                const auto raw = other_.rawValue(handle, value);
                const bool same = !isNew && before.isRaw() && model_.rawValue(handle, before) == raw;
                return same ? before : addRaw(handle, raw);
            }
        }
        return value;
    }

    Ref addRaw(Column<Ref> handle, std::uint64_t value) {
        const auto known = [&](const RawValues& r) { return r.type == handle.type && r.column == handle.column; };
        auto it = std::ranges::find_if(change_.raws, known);
        if (it == change_.raws.end()) {
            const auto first = static_cast<std::uint32_t>(model_.rawValues(handle.type, handle.column).size());
            it = change_.raws.insert(it, {handle.type, kNoList, handle.column, first, {}});
        }
        it->values.push_back(value);
        return Ref::rawAt(it->first + static_cast<std::uint32_t>(it->values.size() - 1));
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
