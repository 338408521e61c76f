#include "render/dirty_ranges.h"

#include <algorithm>

namespace navsmith::render {

void DirtyRanges::add(std::size_t first, std::size_t count) {
    if (count == 0)
        return;
    ItemRange added{first, first + count};
    const auto begin =
        std::ranges::find_if(ranges_, [&](const ItemRange& range) { return range.last + kGap >= added.first; });
    auto end = begin;
    for (; end != ranges_.end() && end->first <= added.last + kGap; ++end) {
        added.first = std::min(added.first, end->first);
        added.last = std::max(added.last, end->last);
    }
    if (begin != end) {
        *begin = added;
        ranges_.erase(begin + 1, end);
        return;
    }
    ranges_.insert(begin, added);
    if (ranges_.size() > kMost)
        mergeClosest();
}

std::size_t DirtyRanges::items() const {
    std::size_t items = 0;
    for (const auto& range : ranges_)
        items += range.last - range.first;
    return items;
}

void DirtyRanges::mergeClosest() {
    std::size_t closest = 0;
    const auto gapAfter = [&](std::size_t i) { return ranges_[i + 1].first - ranges_[i].last; };
    for (std::size_t i = 1; i + 1 < ranges_.size(); ++i) {
        if (gapAfter(i) < gapAfter(closest))
            closest = i;
    }
    ranges_[closest].last = ranges_[closest + 1].last;
    ranges_.erase(ranges_.begin() + static_cast<std::ptrdiff_t>(closest) + 1);
}

} // namespace navsmith::render
