#include "core/model/reversed.h"

#include "core/model/model.h"

namespace navsmith::model {

namespace {

/// The concatenated entries of these ranges of a pool.
ListEntries entriesOf(const ListStore& store, const std::vector<ListRange>& ranges) {
    ListEntries entries;
    for (std::size_t field = 0; field < store.fieldCount(); ++field) {
        std::visit(
            [&](const auto& pool) {
                std::remove_cvref_t<decltype(pool)> some;
                for (const auto& range : ranges) {
                    const auto first = pool.begin() + static_cast<std::ptrdiff_t>(range.offset);
                    some.insert(some.end(), first, first + static_cast<std::ptrdiff_t>(range.count));
                }
                entries.emplace_back(std::move(some));
            },
            store.pool(static_cast<ColumnId>(field)));
    }
    return entries;
}

} // namespace

Change reversed(const Model& model, const Change& change) {
    Change out{change.label, change.mergeKey, {}, {}, {}, {}};
    for (const auto& c : change.columns)
        out.columns.push_back({c.type, c.column, c.slots, c.after, c.before});
    for (const auto& l : change.lists)
        out.lists.push_back(
            {l.type, l.list, l.parents, l.after, l.before, entriesOf(model.listStore(l.type, l.list), l.before)});
    return out;
}

} // namespace navsmith::model
