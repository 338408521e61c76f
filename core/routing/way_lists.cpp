#include "core/routing/way_lists.h"

#include <algorithm>

namespace navsmith::routing {

using model::Slot;

namespace {

constexpr std::size_t kWorthCompacting = 4096; ///< unused arcs

} // namespace

void WayLists::replace(Slot node, std::span<const Arc> arcs) {
    auto& list = lists_[node];
    if (arcs.size() > list.room) {
        list.count = 0;
        grow(list, arcs.size());
    }
    std::ranges::copy(arcs, arcs_.begin() + list.first);
    list.count = static_cast<std::uint32_t>(arcs.size());
    compact();
}

void WayLists::add(Slot node, const Arc& arc) {
    auto& list = lists_[node];
    if (list.count == list.room)
        grow(list, list.room == 0 ? 2 : std::size_t{2} * list.room);
    arcs_[list.first + list.count++] = arc;
    compact();
}

void WayLists::remove(Slot node, std::uint32_t way) {
    auto& list = lists_[node];
    const auto first = arcs_.begin() + list.first;
    const auto last = first + list.count;
    const auto at = std::find_if(first, last, [&](const Arc& arc) { return arc.way == way; });
    if (at == last)
        return;
    std::copy(at + 1, last, at); // the order of the others stays
    --list.count;
}

void WayLists::grow(List& list, std::size_t room) {
    const auto first = arcs_.size();
    arcs_.resize(first + room);
    std::copy_n(arcs_.begin() + list.first, list.count, arcs_.begin() + static_cast<std::ptrdiff_t>(first));
    unused_ += list.room;
    list.first = static_cast<std::uint32_t>(first);
    list.room = static_cast<std::uint32_t>(room);
}

void WayLists::compact() {
    if (unused_ < kWorthCompacting || 2 * unused_ < arcs_.size())
        return;
    std::vector<Arc> packed;
    packed.reserve(arcs_.size() - unused_);
    for (auto& list : lists_) {
        const auto first = static_cast<std::uint32_t>(packed.size());
        packed.insert(packed.end(), arcs_.begin() + list.first, arcs_.begin() + list.first + list.count);
        list.first = first;
        list.room = list.count;
    }
    arcs_ = std::move(packed);
    unused_ = 0;
}

} // namespace navsmith::routing
