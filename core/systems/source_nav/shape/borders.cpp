#include "core/systems/source_nav/shape/borders.h"

#include "core/systems/source_nav/mesh/components.h"
#include "core/systems/source_nav/shape/reshape_connections.h"

#include <cmath>

namespace navsmith::systems::source_nav {

using model::kNoSlot;
using model::Slot;
using model::Transaction;

namespace {

/// Edges at most this far apart, or areas overlapping by at most this, share a border.
constexpr float kSameEdge = 1;

} // namespace

std::size_t connectBorders(Transaction& tx, const std::vector<Slot>& areas, const BorderHeights& heights) {
    const auto& m = tx.model();
    std::vector<std::pair<Slot, Patch>> all;
    m.forEachLive(kArea, [&](Slot a) {
        if (const auto patch = patchOf(m, a); patch.hasInside())
            all.emplace_back(a, patch);
    });
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
        for (const auto& [other, there] : all) {
            for (const auto side : {Direction::North, Direction::East, Direction::South, Direction::West}) {
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
    }
    return count;
}

} // namespace navsmith::systems::source_nav
