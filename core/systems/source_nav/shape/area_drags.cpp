#include "core/systems/source_nav/shape/area_drags.h"

#include "core/model/property.h"
#include "core/model/wording.h"
#include "core/systems/source_nav/mesh/geometry.h"
#include "core/systems/source_nav/mesh/schema.h"
#include "core/systems/source_nav/mesh/selected_elements.h"
#include "core/systems/source_nav/shape/reshape.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <vector>

namespace navsmith::systems::source_nav {

using model::Column;
using model::Model;
using model::Ref;
using model::Slot;
using model::Transaction;

namespace {

/// Corners or border lines at most this far apart horizontally coincide.
constexpr float kSamePlace = 1;

/// In the order of Patch::heights.

/// The two edges of an area perpendicular to an axis, as bits.
enum Ends : std::uint8_t { Low = 1, High = 2 };

/// What this file needs to know about the x or y axis.
struct PlanAxis {
    std::size_t index; ///< in a vector
    Column<float> low;
    Column<float> high;
    /// Corners at the ends of the low and the high edge, as indexes into Patch::corners().
    std::array<std::size_t, 2> lowCorners;
    std::array<std::size_t, 2> highCorners;
    Edges lowEdge;
    Edges highEdge;
};
constexpr std::array kAxes{PlanAxis{0, area::westX, area::eastX, {0, 3}, {1, 2}, WestEdge, EastEdge},
                           PlanAxis{1, area::northY, area::southY, {0, 1}, {3, 2}, NorthEdge, SouthEdge}};

/// The edges of all areas to move along an axis, by slot: bits of Ends.
using Moving = std::vector<std::uint8_t>;

/// An edge perpendicular to an axis, as a line.
struct Border {
    float at = 0; ///< position along the axis
    Slot area = model::kNoSlot;
    std::uint8_t end = Low;
    float from = 0; ///< extent along the other axis
    float to = 0;
    float fromZ = 0;
    float toZ = 0;

    [[nodiscard]] float heightAt(float across) const {
        return to > from ? fromZ + (toZ - fromZ) * (across - from) / (to - from) : fromZ;
    }
};

/// All edges perpendicular to an axis, sorted along it.
std::vector<Border> bordersAcross(const Model& m, const PlanAxis& axis) {
    std::vector<Border> borders;
    m.forEachLive(kArea, [&](Slot a) {
        const auto patch = patchOf(m, a);
        if (!isFinite(patch) || !patch.hasInside())
            return;
        const auto corners = patch.corners();
        const auto add = [&](std::uint8_t end, const std::array<std::size_t, 2>& places) {
            const auto& from = corners[places[0]];
            const auto& to = corners[places[1]];
            const std::size_t across = 1 - axis.index;
            borders.push_back({from[axis.index], a, end, from[across], to[across], from.z, to.z});
        };
        add(Low, axis.lowCorners);
        add(High, axis.highCorners);
    });
    std::ranges::sort(borders, {}, &Border::at);
    return borders;
}

/// Whether two edges touch over some length at the same height; a common corner is not enough.
bool meet(const Border& a, const Border& b) {
    const float from = std::max(a.from, b.from);
    const float to = std::min(a.to, b.to);
    const float middle = (from + to) / 2;
    return to - from > kSamePlace && std::abs(a.at - b.at) <= kSamePlace &&
           std::abs(a.heightAt(middle) - b.heightAt(middle)) <= kStepHeight;
}

/// Adds the edges that touch the moving ones, then those that touch these, and so on, so that a border line stays in
/// one piece.
void followBorders(const Model& m, const PlanAxis& axis, Moving& moving) {
    const auto borders = bordersAcross(m, axis);
    std::vector<std::size_t> work;
    for (std::size_t i = 0; i < borders.size(); ++i) {
        if ((moving[borders[i].area] & borders[i].end) != 0)
            work.push_back(i);
    }
    while (!work.empty()) {
        const auto& edge = borders[work.back()];
        work.pop_back();
        const auto first = std::ranges::lower_bound(borders, edge.at - kSamePlace, {}, &Border::at);
        for (auto it = first; it != borders.end() && it->at <= edge.at + kSamePlace; ++it) {
            if ((moving[it->area] & it->end) != 0 || !meet(edge, *it))
                continue;
            moving[it->area] = static_cast<std::uint8_t>(moving[it->area] | it->end);
            work.push_back(static_cast<std::size_t>(it - borders.begin()));
        }
    }
}

/// Calls f(area, corner index) for all corners that coincide with one of these points.
template <typename F>
void forEachCornerAt(const Model& m, const std::vector<glm::vec3>& points, F&& f) {
    auto sorted = points;
    std::ranges::sort(sorted, {}, &glm::vec3::x);
    m.forEachLive(kArea, [&](Slot a) {
        const auto patch = patchOf(m, a);
        if (!isFinite(patch))
            return;
        const auto corners = patch.corners();
        for (std::size_t i = 0; i < corners.size(); ++i) {
            auto it = std::ranges::lower_bound(sorted, corners[i].x - kSamePlace, {}, &glm::vec3::x);
            for (; it != sorted.end() && it->x <= corners[i].x + kSamePlace; ++it) {
                if (std::abs(it->y - corners[i].y) <= kSamePlace && std::abs(it->z - corners[i].z) <= kStepHeight) {
                    f(a, i);
                    break;
                }
            }
        }
    });
}

struct Way {
    float by = 0;
    Slot stoppedBy = model::kNoSlot; ///< the area that allows no more; kNoSlot: the whole way is free
};

/// Limits the movement so that every area keeps its minimum width. Areas narrower than that can only grow.
Way held(const Model& m, const PlanAxis& axis, const Moving& moving, float by) {
    Way least{std::numeric_limits<float>::lowest()};
    Way most{std::numeric_limits<float>::max()};
    for (Slot a = 0; a < moving.size(); ++a) {
        const float room = std::max(0.0F, m.get(axis.high, a) - m.get(axis.low, a) - kLeastWidth);
        if (moving[a] == Low && room < most.by)
            most = {room, a};
        else if (moving[a] == High && -room > least.by)
            least = {-room, a};
    }
    return by > most.by ? most : by < least.by ? least : Way{by};
}

void moveBy(Transaction& tx, Column<float> column, Slot row, float by) {
    tx.set(column, row, tx.before(column, row) + by);
}

/// Returns how far they move along the axis.
float moveEdges(Transaction& tx, const PlanAxis& axis, const Moving& moving, const symbol::Drag& drag) {
    const auto [by, stoppedBy] = held(tx.model(), axis, moving, drag.by[axis.index]);
    if (stoppedBy != model::kNoSlot && drag.whyStopped != nullptr)
        *drag.whyStopped = model::capitalised(texts::format(
            "{} would become narrower than {} unit.", model::elementName(tx.model(), {kArea, stoppedBy}), kLeastWidth));
    if (by == 0)
        return by;
    for (Slot a = 0; a < moving.size(); ++a) {
        if ((moving[a] & Low) != 0)
            moveBy(tx, axis.low, a, by);
        if ((moving[a] & High) != 0)
            moveBy(tx, axis.high, a, by);
    }
    return by;
}

/// The bits of Ends for these edges along an axis.
std::uint8_t endsOf(const PlanAxis& axis, unsigned edges) {
    return static_cast<std::uint8_t>(((edges & axis.lowEdge) != 0 ? Low : 0) |
                                     ((edges & axis.highEdge) != 0 ? High : 0));
}

/// The edges that meet at a corner.
unsigned edgesAt(std::size_t corner) {
    constexpr std::array<unsigned, 4> at{WestEdge | NorthEdge, EastEdge | NorthEdge, EastEdge | SouthEdge,
                                         WestEdge | SouthEdge};
    return at[corner];
}

/// Reassigns hiding spots that are now outside their area and on another changed one.
void shareSpots(Transaction& tx, const std::array<Moving, 2>& moving) {
    const auto& m = tx.model();
    std::vector<Slot> changed;
    for (Slot a = 0; a < moving[0].size(); ++a) {
        if (moving[0][a] != 0 || moving[1][a] != 0)
            changed.push_back(a);
    }
    for (const Slot a : changed) {
        for (const Slot s : m.referrers(hiding_spot::owner, a)) {
            const auto at = pointOf(m, kSpotPlace, s);
            if (patchOf(m, a).contains(at.x, at.y))
                continue;
            const auto below = std::ranges::find_if(changed, [&](Slot other) {
                const auto patch = patchOf(m, other);
                return patch.hasInside() && patch.contains(at.x, at.y) &&
                       std::abs(patch.heightAt(at.x, at.y) - at.z) <= kStepHeight;
            });
            if (below == changed.end())
                continue;
            tx.set(hiding_spot::owner, s, Ref::to(*below));
            tx.moveLast({kHidingSpot, s});
        }
    }
}

} // namespace

void dragAreas(Transaction& tx, std::span<const Slot> areas, const symbol::Drag& drag) {
    const auto& m = tx.model();
    std::vector<glm::vec3> corners;
    std::vector<bool> selected(m.capacity(kArea));
    for (const Slot a : areas) {
        selected[a] = true;
        const auto at = patchOf(m, a).corners();
        corners.insert(corners.end(), at.begin(), at.end());
    }
    if (drag.neighboursFollow && drag.by.z != 0) {
        std::vector<std::pair<Slot, std::size_t>> follow; // collect first, before anything moves
        forEachCornerAt(m, corners, [&](Slot a, std::size_t i) { follow.emplace_back(a, i); });
        for (const auto& [a, i] : follow) {
            if (!selected[a])
                moveBy(tx, area::heights[i], a, drag.by.z);
        }
    }
    glm::vec3 by = drag.by;
    std::array<Moving, 2> moving{Moving(m.capacity(kArea)), Moving(m.capacity(kArea))};
    for (const auto& axis : kAxes) {
        auto& along = moving[axis.index];
        for (const Slot a : areas)
            along[a] = Low | High;
        if (drag.neighboursFollow)
            followBorders(m, axis, along);
        by[axis.index] = moveEdges(tx, axis, along, drag);
    }
    for (const Slot a : areas) {
        for (const auto column : area::heights)
            moveBy(tx, column, a, by.z);
        for (const Slot s : m.referrers(hiding_spot::owner, a)) {
            moveBy(tx, hiding_spot::x, s, by.x);
            moveBy(tx, hiding_spot::y, s, by.y);
            moveBy(tx, hiding_spot::z, s, by.z);
        }
    }
    if (drag.neighboursFollow)
        shareSpots(tx, moving);
    if (by != glm::vec3(0))
        tellNotAnalysed(tx);
}

void dragEdges(Transaction& tx, std::span<const Slot> areas, const symbol::Drag& drag, unsigned edges) {
    const auto& m = tx.model();
    std::array<Moving, 2> moving{Moving(m.capacity(kArea)), Moving(m.capacity(kArea))};
    const auto add = [&](Slot a, unsigned what) {
        for (const auto& axis : kAxes) {
            auto& ends = moving[axis.index][a];
            ends = static_cast<std::uint8_t>(ends | endsOf(axis, what));
        }
    };
    std::vector<glm::vec3> corners;
    for (const Slot a : areas) {
        add(a, edges);
        const auto at = patchOf(m, a).corners();
        for (std::size_t i = 0; i < at.size(); ++i) {
            if (edgesAt(i) == edges)
                corners.push_back(at[i]);
        }
    }
    if (drag.neighboursFollow) {
        forEachCornerAt(m, corners, [&](Slot a, std::size_t i) { add(a, edgesAt(i)); });
        for (const auto& axis : kAxes)
            followBorders(m, axis, moving[axis.index]);
    }
    for (const auto& axis : kAxes)
        moveEdges(tx, axis, moving[axis.index], drag);
    shareSpots(tx, moving);
    if (drag.by != glm::vec3(0))
        tellNotAnalysed(tx);
}

void dragHeight(Transaction& tx, std::span<const Slot> areas, const symbol::Drag& drag, std::size_t corner) {
    std::vector<glm::vec3> corners;
    std::vector<std::pair<Slot, std::size_t>> moved;
    for (const Slot a : areas) {
        corners.push_back(patchOf(tx.model(), a).corners()[corner]);
        moved.emplace_back(a, corner);
    }
    if (drag.neighboursFollow)
        forEachCornerAt(tx.model(), corners, [&](Slot a, std::size_t i) { moved.emplace_back(a, i); });
    for (const auto& [a, i] : moved)
        moveBy(tx, area::heights[i], a, drag.by.z);
    if (drag.by.z != 0)
        tellNotAnalysed(tx);
}

std::string sizeText(const Model& m, Slot a) {
    const auto patch = patchOf(m, a);
    return texts::format("{:.7g} x {:.7g} units", patch.east - patch.west, patch.south - patch.north);
}

std::string heightText(const Model& m, Slot a, std::size_t corner) {
    return texts::format("height {:.2f}", patchOf(m, a).heights[corner]);
}

} // namespace navsmith::systems::source_nav
