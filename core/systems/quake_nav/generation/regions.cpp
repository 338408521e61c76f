#include "core/systems/quake_nav/generation/regions.h"

#include <queue>

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <functional>
#include <utility>

namespace navsmith::systems::quake_nav::generation {

Regions::Regions(const Lattice& lattice)
    : lattice_(&lattice), owner_(lattice.cells().size(), kNoNode),
      distance_(lattice.cells().size(), std::numeric_limits<float>::infinity()),
      parent_(lattice.cells().size(), kNoCell) {}

void Regions::claim(NodeIndex node, std::uint32_t cell) {
    const auto& cells = lattice_->cells();
    using Entry = std::pair<float, std::uint32_t>;
    std::priority_queue<Entry, std::vector<Entry>, std::greater<>> open;
    owner_[cell] = node;
    distance_[cell] = 0;
    parent_[cell] = kNoCell;
    open.emplace(0.0F, cell);
    while (!open.empty()) {
        const auto [distance, at] = open.top();
        open.pop();
        if (distance > distance_[at] || owner_[at] != node)
            continue;
        for (const auto& move : cells[at].moves) {
            if (!isWalking(move.kind))
                continue;
            const float next = distance + glm::distance(cells[at].feet, cells[move.to].feet);
            if (next >= distance_[move.to])
                continue;
            owner_[move.to] = node;
            distance_[move.to] = next;
            parent_[move.to] = at;
            open.emplace(next, move.to);
        }
    }
}

std::vector<std::uint32_t> Regions::path(std::uint32_t cell) const {
    std::vector<std::uint32_t> path;
    for (; cell != kNoCell; cell = parent_[cell])
        path.push_back(cell);
    std::ranges::reverse(path);
    return path;
}

float spacingFor(float one, float other, const PlacementOptions& options) {
    const auto part = [&](float clearance) { return options.growth * std::min(clearance, options.highestRadius); };
    constexpr float rim = 32; ///< a clearance
    const float aside = one < rim ? options.aside * options.spacing * (1 - one / rim) : 0;
    return options.spacing + part(one) + part(other) + aside;
}

float radiusFor(float clearance, const PlacementOptions& options) {
    constexpr float unit = 4;
    return std::max(unit, std::floor(std::min(clearance, options.highestRadius) / unit) * unit);
}

} // namespace navsmith::systems::quake_nav::generation
