#include "core/model/ref_index.h"

#include <algorithm>

namespace navsmith::model {

void RefIndex::build(std::span<const Ref> refs, std::span<const std::uint8_t> alive, std::size_t targets) {
    overlay_.clear();
    overlayRows_ = 0;
    starts_.assign(targets + 1, 0);
    std::uint32_t total = 0;
    for (std::size_t row = 0; row < refs.size(); ++row) {
        if (alive[row] != 0 && refs[row].isSlot()) {
            ++starts_[refs[row].slot()];
            ++total;
        }
    }
    // Counts become ends; filling from the back turns ends into starts and leaves rows ascending.
    std::uint32_t sum = 0;
    for (auto& start : starts_) {
        sum += start;
        start = sum;
    }
    rows_.resize(total);
    for (std::size_t row = refs.size(); row-- > 0;) {
        if (alive[row] != 0 && refs[row].isSlot())
            rows_[--starts_[refs[row].slot()]] = static_cast<Slot>(row);
    }
}

std::span<const Slot> RefIndex::compressed(Slot target) const {
    if (static_cast<std::size_t>(target) + 1 >= starts_.size())
        return {};
    return std::span(rows_).subspan(starts_[target], starts_[target + 1] - starts_[target]);
}

std::span<const Slot> RefIndex::referrers(Slot target) const {
    if (!overlay_.empty()) {
        if (const auto it = overlay_.find(target); it != overlay_.end())
            return it->second;
    }
    return compressed(target);
}

std::vector<Slot>& RefIndex::overlaid(Slot target) {
    const auto [it, fresh] = overlay_.try_emplace(target);
    if (fresh) {
        const auto base = compressed(target);
        it->second.assign(base.begin(), base.end());
        overlayRows_ += base.size() + 1;
    }
    return it->second;
}

void RefIndex::add(Slot target, Slot row) {
    overlaid(target).push_back(row);
    ++overlayRows_;
}

void RefIndex::remove(Slot target, Slot row) {
    auto& rows = overlaid(target);
    const auto it = std::ranges::find(rows, row);
    if (it == rows.end())
        return;
    *it = rows.back();
    rows.pop_back();
}

} // namespace navsmith::model
