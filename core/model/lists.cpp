#include "core/model/lists.h"

#include <algorithm>

namespace navsmith::model {

ListStore::ListStore(const ListSpec& spec) {
    for (const auto& column : spec.columns)
        fields_.push_back(makeColumn(column.storage));
}

ListRange ListStore::append(const ListEntries& entries) {
    const ListRange range{static_cast<std::uint32_t>(poolSize()), static_cast<std::uint32_t>(sizeOf(entries.front()))};
    for (std::size_t field = 0; field < fields_.size(); ++field) {
        std::visit(
            [&](auto& pool) {
                using Vector = std::remove_reference_t<decltype(pool)>;
                const auto& added = values<typename Vector::value_type>(entries[field]);
                pool.insert(pool.end(), added.begin(), added.end());
            },
            fields_[field]);
    }
    return range;
}

bool ListStore::same(ListRange a, ListRange b) const {
    return a.count == b.count && std::ranges::all_of(fields_, [&](const ColumnData& field) {
               return std::visit(
                   [&](const auto& pool) {
                       const auto at = [&](std::uint32_t offset) {
                           return pool.begin() + static_cast<std::ptrdiff_t>(offset);
                       };
                       return std::equal(at(a.offset), at(a.offset + a.count), at(b.offset));
                   },
                   field);
           });
}

ListEntries ListStore::entries(Slot parent) const {
    const auto [offset, count] = ranges_[parent];
    ListEntries out;
    for (const auto& field : fields_) {
        std::visit(
            [&](const auto& pool) {
                using Vector = std::remove_cvref_t<decltype(pool)>;
                const auto first = pool.begin() + static_cast<std::ptrdiff_t>(offset);
                out.emplace_back(Vector(first, first + static_cast<std::ptrdiff_t>(count)));
            },
            field);
    }
    return out;
}

void ListStore::truncate(std::size_t poolSize, std::size_t parents) {
    for (auto& field : fields_)
        std::visit([&](auto& pool) { pool.resize(std::min(pool.size(), poolSize)); }, field);
    ranges_.resize(parents);
}

} // namespace navsmith::model
