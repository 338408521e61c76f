#include "core/simulation/statistics.h"

#include <algorithm>

namespace navsmith::simulation {

using model::Slot;

void Statistics::resize(std::size_t nodes) {
    if (nodes <= stays_.size())
        return;
    for (auto& counts : counts_)
        counts.resize(nodes, 0);
    stays_.resize(nodes, 0);
}

void Statistics::count(Event event, Slot node) {
    const auto index = static_cast<std::size_t>(event);
    ++totals_[index];
    if (node < counts_[index].size())
        ++counts_[index][node];
}

void Statistics::stay(Slot node, float seconds) {
    if (node < stays_.size())
        stays_[node] += seconds;
}

void Statistics::clear() {
    const auto nodes = stays_.size();
    *this = {};
    resize(nodes);
}

std::uint32_t Statistics::of(Event event, Slot node) const {
    const auto& counts = counts_[static_cast<std::size_t>(event)];
    return node < counts.size() ? counts[node] : 0;
}

float Statistics::longestStay() const {
    return stays_.empty() ? 0 : *std::ranges::max_element(stays_);
}

std::vector<NodeCount> Statistics::top(Event event, std::size_t most) const {
    std::vector<NodeCount> all;
    const auto& counts = counts_[static_cast<std::size_t>(event)];
    for (std::size_t node = 0; node < counts.size(); ++node) {
        if (counts[node] != 0)
            all.push_back({static_cast<Slot>(node), counts[node]});
    }
    std::ranges::stable_sort(all, [](const auto& a, const auto& b) { return a.count > b.count; });
    all.resize(std::min(most, all.size()));
    return all;
}

} // namespace navsmith::simulation
