#include "core/model/change.h"

#include <algorithm>
#include <map>
#include <utility>

namespace navsmith::model {

namespace {

template <typename T>
std::size_t heapOf(const std::vector<T>& v) {
    std::size_t bytes = v.capacity() * sizeof(T);
    if constexpr (std::is_same_v<T, std::string>) {
        const auto inside = std::string().capacity(); // capacity of the small string buffer
        for (const auto& text : v)
            bytes += text.capacity() > inside ? text.capacity() + 1 : 0;
    }
    return bytes;
}

std::size_t heapOf(const ColumnData& data) {
    return std::visit([](const auto& v) { return heapOf(v); }, data);
}

/// Walks two ascending slot lists together. Calls `take(index in a or npos, index in b or npos)` in ascending order.
template <typename Take>
void zip(const std::vector<Slot>& a, const std::vector<Slot>& b, Take take) {
    constexpr auto none = static_cast<std::size_t>(-1);
    std::size_t i = 0;
    std::size_t j = 0;
    while (i < a.size() || j < b.size()) {
        if (j == b.size() || (i < a.size() && a[i] < b[j]))
            take(i++, none);
        else if (i == a.size() || b[j] < a[i])
            take(none, j++);
        else
            take(i++, j++);
    }
}

ColumnChange mergeColumn(const ColumnChange& a, const ColumnChange& b) {
    ColumnChange out{a.type, a.column, {}, ColumnData{}, ColumnData{}};
    std::visit(
        [&](const auto& firstBefore) {
            using T = typename std::remove_cvref_t<decltype(firstBefore)>::value_type;
            const auto& firstAfter = values<T>(a.after);
            const auto& secondBefore = values<T>(b.before);
            const auto& secondAfter = values<T>(b.after);
            std::vector<T> before;
            std::vector<T> after;
            constexpr auto none = static_cast<std::size_t>(-1);
            zip(a.slots, b.slots, [&](std::size_t i, std::size_t j) {
                const T& old = i != none ? firstBefore[i] : secondBefore[j];
                const T& now = j != none ? secondAfter[j] : firstAfter[i];
                if (sameValue(old, now))
                    return;
                out.slots.push_back(i != none ? a.slots[i] : b.slots[j]);
                before.push_back(old);
                after.push_back(now);
            });
            out.before = std::move(before);
            out.after = std::move(after);
        },
        a.before);
    return out;
}

ListChange mergeList(const ListChange& a, const ListChange& b) {
    ListChange out{a.type, a.list, {}, {}, {}, {}};
    for (const auto& field : a.entries)
        out.entries.push_back(
            std::visit([](const auto& v) { return ColumnData(std::remove_cvref_t<decltype(v)>()); }, field));
    constexpr auto none = static_cast<std::size_t>(-1);
    std::size_t firstOfA = 0;
    std::size_t firstOfB = 0;
    zip(a.parents, b.parents, [&](std::size_t i, std::size_t j) {
        const auto old = i != none ? a.before[i] : b.before[j];
        const auto now = j != none ? b.after[j] : a.after[i];
        if (!(old == now)) {
            out.parents.push_back(i != none ? a.parents[i] : b.parents[j]);
            out.before.push_back(old);
            out.after.push_back(now);
            appendEntries(out.entries, j != none ? b.entries : a.entries, j != none ? firstOfB : firstOfA, now.count);
        }
        if (i != none)
            firstOfA += a.after[i].count;
        if (j != none)
            firstOfB += b.after[j].count;
    });
    return out;
}

/// Merges two lists of parts by key. Copies a part that is only in one of them.
template <typename Part, typename Key, typename Merge>
std::vector<Part> mergeParts(const std::vector<Part>& a, const std::vector<Part>& b, Key key, Merge mergeTwo) {
    std::map<std::pair<ElementTypeId, ColumnId>, Part> parts;
    for (const auto& part : a)
        parts.emplace(key(part), part);
    for (const auto& part : b) {
        const auto [it, fresh] = parts.emplace(key(part), part);
        if (!fresh)
            it->second = mergeTwo(it->second, part);
    }
    std::vector<Part> out;
    out.reserve(parts.size());
    for (auto& [unused, part] : parts)
        out.push_back(std::move(part));
    return out;
}

} // namespace

std::size_t Change::heapBytes() const {
    std::size_t bytes = sizeof(Change) + label.capacity() + heapOf(created);
    for (const auto& r : raws)
        bytes += sizeof(r) + heapOf(r.values);
    for (const auto& c : columns)
        bytes += sizeof(c) + heapOf(c.slots) + heapOf(c.before) + heapOf(c.after);
    for (const auto& l : lists) {
        bytes += sizeof(l) + heapOf(l.parents) + heapOf(l.before) + heapOf(l.after);
        for (const auto& field : l.entries)
            bytes += sizeof(field) + heapOf(field);
    }
    return bytes;
}

const ColumnChange* Change::find(ElementTypeId type, ColumnId column) const {
    const auto it = std::ranges::find_if(columns, [&](const auto& c) { return c.type == type && c.column == column; });
    return it == columns.end() ? nullptr : &*it;
}

Change merge(const Change& earlier, const Change& later) {
    Change out{later.label, later.mergeKey, {}, {}, earlier.created, earlier.raws};
    out.created.insert(out.created.end(), later.created.begin(), later.created.end());
    out.raws.insert(out.raws.end(), later.raws.begin(), later.raws.end());
    out.columns = mergeParts(
        earlier.columns, later.columns, [](const auto& c) { return std::pair(c.type, c.column); }, mergeColumn);
    std::erase_if(out.columns, [](const auto& c) { return c.slots.empty(); });
    out.lists = mergeParts(
        earlier.lists, later.lists, [](const auto& l) { return std::pair(l.type, l.list); }, mergeList);
    std::erase_if(out.lists, [](const auto& l) { return l.parents.empty(); });
    return out;
}

} // namespace navsmith::model
