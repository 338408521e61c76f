#include "core/systems/source_nav/shape/borders.h"

#include "core/systems/source_nav/mesh/components.h"
#include "core/systems/source_nav/shape/reshape_connections.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <utility>

namespace navsmith::systems::source_nav {

using model::kNoSlot;
using model::Slot;
using model::Transaction;

namespace {

/// Edges at most this far apart, or areas overlapping by at most this, share a border.
constexpr float kSameEdge = 1;
constexpr std::array kSides{Direction::North, Direction::East, Direction::South, Direction::West};

float edgeOn(const Patch& patch, Direction side) {
    switch (side) {
    case Direction::North:
        return patch.north;
    case Direction::East:
        return patch.east;
    case Direction::South:
        return patch.south;
    case Direction::West:
        return patch.west;
    }
    return 0;
}

/// Areas by the places of their edges, so that those at a border are found without looking at all.
class BorderEdges {
public:
    explicit BorderEdges(const model::Model& m) {
        m.forEachLive(kArea, [&](Slot a) {
            const auto patch = patchOf(m, a);
            if (!patch.hasInside())
                return;
            for (const auto side : kSides)
                edges_[static_cast<std::size_t>(side)].emplace_back(edgeOn(patch, side), a);
        });
        for (auto& edges : edges_)
            std::ranges::sort(edges);
    }

    /// Areas that may share the border on a side of a patch.
    template <typename Visit>
    void forEachAt(const Patch& patch, Direction side, Visit visit) const {
        const auto& edges = edges_[static_cast<std::size_t>(opposite(side))];
        const double place = edgeOn(patch, side);
        const auto first =
            std::ranges::lower_bound(edges, place - kSameEdge, {}, [](const auto& edge) { return double{edge.first}; });
        for (auto edge = first; edge != edges.end() && double{edge->first} <= place + kSameEdge; ++edge)
            visit(edge->second);
    }

private:
    std::array<std::vector<std::pair<float, Slot>>, kSides.size()> edges_;
};

} // namespace

std::size_t connectBorders(Transaction& tx, const std::vector<Slot>& areas, const BorderHeights& heights) {
    const auto& m = tx.model();
    const BorderEdges edges(m);
    std::size_t count = 0;
    const auto connect = [&](Slot from, Slot to, Direction side) {
        if (connects(m, from, to))
            return;
        putConnection(tx, kNoSlot, from, to, side);
        ++count;
    };
    for (const Slot a : areas) {
        const auto patch = patchOf(m, a);
        if (!patch.hasInside())
            continue;
        std::vector<std::pair<Slot, Direction>> candidates;
        for (const auto side : kSides)
            edges.forEachAt(patch, side, [&](Slot other) { candidates.emplace_back(other, side); });
        std::ranges::sort(candidates);
        for (const auto& [other, side] : candidates) {
            const auto there = patchOf(m, other);
            if (other == a || !(std::abs(gapOn(patch, there, side)) <= kSameEdge))
                continue;
            const auto way = portal(patch, there, side);
            const float up = way.to.z - way.from.z;
            if (!(way.halfWidth > 0) || !(std::abs(up) <= std::max(heights.step, heights.drop)))
                continue;
            const bool bothWays = std::abs(up) <= heights.step;
            if (bothWays || up < 0)
                connect(a, other, side);
            if (bothWays || up > 0)
                connect(other, a, opposite(side));
        }
    }
    return count;
}

} // namespace navsmith::systems::source_nav
