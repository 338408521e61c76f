#include "core/model/reformat.h"

#include "core/model/codec.h"
#include "core/model/storage.h"

#include <algorithm>
#include <map>

namespace navsmith::model {

namespace {

constexpr std::uint64_t kWholeValue = ~std::uint64_t{0};

/// Whether a file stores each type, list and property, in schema order.
class Presence {
public:
    Presence(const Model& m, Slot file) {
        for (const auto& type : m.schema().types) {
            add(type.present, m, file);
            for (const auto& property : type.properties)
                add(property.present, m, file);
            for (const auto& list : type.lists) {
                add(list.present, m, file);
                for (const auto& property : list.properties)
                    add(property.present, m, file);
            }
        }
    }
    bool next() { return stored_[at_++]; }

private:
    void add(Present present, const Model& m, Slot file) { stored_.push_back(present == nullptr || present(m, file)); }
    std::vector<bool> stored_;
    std::size_t at_ = 0;
};

/// Bits of columns to reset to their initial value.
using Resets = std::map<ColumnId, std::uint64_t>;

void addReset(Resets& resets, const std::vector<ColumnSpec>& columns, const PropertySpec& property) {
    for (const ColumnId column : storedColumns(property)) {
        if (!columns[column].uniqueId)
            resets[column] |= property.bits == 0 ? kWholeValue : maskOf(property);
    }
}

template <typename T>
T resetCell(const T& now, const T& initial, std::uint64_t bits) {
    if constexpr (std::is_integral_v<T>)
        return static_cast<T>((wordOf(now) & ~bits) | (wordOf(initial) & bits));
    else
        return initial;
}

/// What to update for a type, from the presence before and after.
struct TypePlan {
    bool gone = false;
    Resets resets;
    struct List {
        bool emptied = false;
        Resets resets;
    };
    std::vector<List> lists;
};

std::vector<TypePlan> plan(const Schema& schema, Presence before, Presence after) {
    const auto turned = [&] { return before.next() != after.next(); };
    std::vector<TypePlan> plans;
    for (const auto& type : schema.types) {
        auto& typePlan = plans.emplace_back();
        const bool was = before.next();
        const bool is = after.next();
        typePlan.gone = was && !is;
        for (const auto& property : type.properties) {
            if (turned())
                addReset(typePlan.resets, type.columns, property);
        }
        for (const auto& list : type.lists) {
            auto& entries = typePlan.lists.emplace_back();
            entries.emptied = turned();
            for (const auto& property : list.properties) {
                if (turned())
                    addReset(entries.resets, list.columns, property);
            }
        }
    }
    return plans;
}

void resetRows(Transaction& tx, ElementTypeId type, std::span<const Slot> rows, const Resets& resets) {
    const auto& m = tx.model();
    for (const auto& [column, bits] : resets) {
        std::visit(
            [&, column = column, bits = bits](const auto& initial) {
                using T = typename std::remove_cvref_t<decltype(initial)>::value_type;
                const Column<T> handle{type, column};
                for (const Slot row : rows) {
                    const T value = resetCell<T>(m.get(handle, row), initial.front(), bits);
                    if (!sameValue(value, m.get(handle, row)))
                        tx.set<T>(handle, row, value);
                }
            },
            initialValue(m.schema().type(type).columns[column]));
    }
}

void resetEntries(Transaction& tx, ElementTypeId type, ListId list, std::span<const Slot> rows,
                  const TypePlan::List& plan) {
    const auto& m = tx.model();
    const auto& spec = m.schema().type(type).lists[list];
    for (const Slot row : rows) {
        if (m.listRange(type, list, row).count == 0)
            continue;
        if (plan.emptied) {
            tx.setList(type, list, row, makeEntries(spec));
            continue;
        }
        if (plan.resets.empty())
            continue;
        auto entries = m.listStore(type, list).entries(row);
        for (const auto& [field, bits] : plan.resets) {
            std::visit(
                [&, field = field, bits = bits](auto& cells) {
                    using T = typename std::remove_cvref_t<decltype(cells)>::value_type;
                    const auto initial = initialValue(spec.columns[field]);
                    for (auto& cell : cells)
                        cell = resetCell<T>(cell, values<T>(initial).front(), bits);
                },
                entries[field]);
        }
        tx.setList(type, list, row, entries);
    }
}

std::vector<Slot> rowsOf(const Model& m, ElementTypeId type, Slot file) {
    std::vector<Slot> rows;
    m.forEachLive(type, [&](Slot row) {
        if (type == kFileType ? row == file : m.fileOf({type, row}) == file)
            rows.push_back(row);
    });
    return rows;
}

} // namespace

std::span<const ColumnId> storedColumns(const PropertySpec& property) {
    if (property.derived())
        return {};
    return property.type == PropertyType::Vector ? std::span(property.components) : std::span(&property.column, 1);
}

ColumnData initialValue(const ColumnSpec& column) {
    auto data = makeColumn(column.storage);
    std::visit(
        [&](auto& v) {
            using T = typename std::remove_cvref_t<decltype(v)>::value_type;
            if constexpr (std::is_arithmetic_v<T>)
                v.push_back(static_cast<T>(column.initial));
            else
                v.emplace_back();
        },
        data);
    return data;
}

void reformat(Transaction& tx, Slot file, const std::function<void(Transaction&)>& retarget) {
    const auto& m = tx.model();
    const auto& schema = m.schema();
    const Presence before(m, file);
    retarget(tx);
    const auto plans = plan(schema, before, Presence(m, file));
    std::vector<Element> gone;
    for (ElementTypeId type = 0; type < schema.typeCount(); ++type) {
        if (!plans[type].gone)
            continue;
        for (const Slot row : rowsOf(m, type, file))
            gone.push_back({type, row});
    }
    tx.erase(gone);
    for (ElementTypeId type = 0; type < schema.typeCount(); ++type) {
        const auto& [isGone, resets, lists] = plans[type];
        const bool any = !resets.empty() || std::ranges::any_of(lists, [](const auto& list) {
            return list.emptied || !list.resets.empty();
        });
        if (isGone || !any)
            continue;
        const auto rows = rowsOf(m, type, file);
        resetRows(tx, type, rows, resets);
        for (ListId list = 0; list < static_cast<ListId>(lists.size()); ++list)
            resetEntries(tx, type, list, rows, lists[list]);
    }
    retarget(tx);
}

} // namespace navsmith::model
