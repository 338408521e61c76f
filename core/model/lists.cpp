#include "core/model/lists.h"

#include <algorithm>

namespace navsmith::model {

namespace {

template <typename Vector>
auto at(Vector& v, std::size_t position) {
    return v.begin() + static_cast<std::ptrdiff_t>(position);
}

/// Copies entries over existing ones of the pool.
void overwrite(ListEntries& pool, std::size_t to, const ListEntries& from, std::size_t first, std::size_t count) {
    for (std::size_t field = 0; field < pool.size(); ++field) {
        std::visit(
            [&](auto& v) {
                const auto& source = values<typename std::remove_reference_t<decltype(v)>::value_type>(from[field]);
                std::copy(at(source, first), at(source, first + count), at(v, to));
            },
            pool[field]);
    }
}

} // namespace

ListEntries makeEntries(const ListSpec& spec) {
    ListEntries entries;
    for (const auto& column : spec.columns)
        entries.push_back(makeColumn(column.storage));
    return entries;
}

void appendEntries(ListEntries& to, const ListEntries& from, std::size_t first, std::size_t count) {
    for (std::size_t field = 0; field < to.size(); ++field) {
        std::visit(
            [&](auto& v) {
                const auto& source = values<typename std::remove_reference_t<decltype(v)>::value_type>(from[field]);
                v.insert(v.end(), at(source, first), at(source, first + count));
            },
            to[field]);
    }
}

ListStore::ListStore(const ListSpec& spec) : fields_(makeEntries(spec)) {}

bool ListStore::fits(const ListEntries& entries) const {
    return entries.size() == fields_.size() &&
           std::ranges::equal(entries, fields_, [&](const ColumnData& values, const ColumnData& field) {
               return values.index() == field.index() && sizeOf(values) == sizeOf(entries.front());
           });
}

void ListStore::addEntries(std::size_t count) {
    for (auto& field : fields_)
        std::visit([&](auto& v) { v.resize(v.size() + count); }, field);
}

ListRange ListStore::append(const ListEntries& entries) {
    const auto count = sizeOf(entries.front());
    if (count == 0)
        return {};
    const ListRange range{static_cast<std::uint32_t>(poolSize()), static_cast<std::uint32_t>(count)};
    appendEntries(fields_, entries, 0, count);
    return range;
}

ListRange ListStore::replace(ListRange range, const ListEntries& entries) {
    const auto count = sizeOf(entries.front());
    if (static_cast<std::size_t>(range.offset) + range.count == poolSize()) {
        truncate(range.offset, ranges_.size());
        return append(entries);
    }
    if (count > range.count)
        return append(entries);
    if (count == 0)
        return {};
    overwrite(fields_, range.offset, entries, 0, count);
    return {range.offset, static_cast<std::uint32_t>(count)};
}

void ListStore::place(std::size_t sizeBefore, std::span<const ListRange> ranges, const ListEntries& entries) {
    std::size_t first = 0;
    for (const auto& range : ranges) {
        const auto end = static_cast<std::size_t>(range.offset) + range.count;
        if (range.count != 0 && range.offset >= sizeBefore) {
            if (poolSize() < end) {
                for (auto& field : fields_)
                    std::visit([&](auto& v) { v.resize(end); }, field);
            }
            overwrite(fields_, range.offset, entries, first, range.count);
        }
        first += range.count;
    }
}

bool ListStore::same(ListRange a, ListRange b) const {
    return a.count == b.count && std::ranges::all_of(fields_, [&](const ColumnData& field) {
               return std::visit(
                   [&](const auto& v) {
                       using T = typename std::remove_cvref_t<decltype(v)>::value_type;
                       return std::equal(at(v, a.offset), at(v, a.offset + a.count), at(v, b.offset), sameValue<T>);
                   },
                   field);
           });
}

ListEntries ListStore::entries(Slot parent) const {
    const auto range = ranges_[parent];
    ListEntries out;
    for (const auto& field : fields_) {
        std::visit(
            [&](const auto& v) {
                out.emplace_back(
                    std::remove_cvref_t<decltype(v)>(at(v, range.offset), at(v, range.offset + range.count)));
            },
            field);
    }
    return out;
}

void ListStore::truncate(std::size_t poolSize, std::size_t parents) {
    for (auto& field : fields_)
        std::visit([&](auto& v) { v.resize(std::min(v.size(), poolSize)); }, field);
    ranges_.resize(parents);
}

void ListStore::trim() {
    for (auto& field : fields_) {
        std::visit(
            [](auto& v) {
                const auto capacity = v.size() + v.size() / 8;
                if (v.capacity() <= capacity)
                    return;
                std::remove_reference_t<decltype(v)> trimmed;
                trimmed.reserve(capacity);
                trimmed.assign(std::make_move_iterator(v.begin()), std::make_move_iterator(v.end()));
                v = std::move(trimmed);
            },
            field);
    }
}

} // namespace navsmith::model
