// Where the corners of areas are.
#include "core/systems/source_nav/edit_functions.h"
#include "core/systems/source_nav/reshape.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <optional>

namespace navsmith::systems::source_nav {

using model::Model;
using model::Ref;
using model::Slot;
using model::Transaction;

namespace {

/// In the order of Patch::heights.
constexpr std::array kHeights{area::northWestZ, area::northEastZ, area::southEastZ, area::southWestZ};

/// A corner at the foot of a wall may have its ground this far inside.
constexpr float kInset = 1;

std::optional<float> groundAt(const world::RayCaster& ground, const Patch& patch, glm::vec3 corner, float step,
                              float limit) {
    const auto middle = patch.middle();
    const auto inward = [](float from, float to) { return from + std::clamp(to - from, -kInset, kInset); };
    for (const auto& [x, y] :
         {std::pair(corner.x, corner.y), std::pair(inward(corner.x, middle.x), inward(corner.y, middle.y))}) {
        const auto hit = ground.ground(x, y, corner.z + step);
        if (hit && hit->point.z >= corner.z - limit)
            return hit->point.z;
    }
    return std::nullopt;
}

double onGrid(double v, double step) {
    return std::round(v / step) * step;
}

void move(Transaction& tx, model::Column<float> column, Slot row, double by) {
    tx.set(column, row, static_cast<float>(static_cast<double>(tx.model().get(column, row)) + by));
}

/// Ladders that are chosen, or all of whose ends are among areas.
std::vector<Slot> laddersOf(const Model& m, Selection selection, const std::vector<Slot>& areas) {
    std::vector<bool> inside(m.capacity(kArea));
    for (const Slot a : areas)
        inside[a] = true;
    std::vector<bool> taken(m.capacity(kLadder));
    for (const Slot l : selected(m, selection, kLadder))
        taken[l] = true;
    std::vector<Slot> ladders;
    m.forEachLive(kLadder, [&](Slot l) {
        bool any = false;
        bool all = true;
        const auto look = [&](Ref end) {
            if (end.isNone())
                return;
            any = true;
            all = all && end.isSlot() && inside[end.slot()];
        };
        look(m.get(ladder::bottom, l));
        for (const auto end : kTopEnds)
            look(m.get(end, l));
        if (taken[l] || (any && all))
            ladders.push_back(l);
    });
    return ladders;
}

} // namespace

EditResult runCornersToGround(Transaction& tx, Selection selection, Values values) {
    const auto& m = tx.model();
    const auto areas = areasOnce(m, selection);
    if (areas.empty())
        return refused(whyNotAreas(m, selection));
    if (values.ground == nullptr)
        return refused("No map is open behind the mesh: open the one that belongs to it.");
    std::size_t left = 0;
    for (const Slot a : areas) {
        const auto patch = patchOf(m, a);
        const auto corners = patch.corners();
        for (std::size_t i = 0; i < corners.size(); ++i) {
            const auto z = groundAt(*values.ground, patch, corners[i], static_cast<float>(values[0]),
                                    static_cast<float>(values[1]));
            if (z)
                tx.set(kHeights[i], a, *z);
            else
                ++left;
        }
    }
    if (left == 4 * areas.size())
        return refused("There is no ground of the map under any of these corners.");
    if (left != 0)
        tx.note(fmt::format("{} {} no ground under {} and kept {} height.", left,
                            left == 1 ? "corner has" : "corners have", left == 1 ? "it" : "them",
                            left == 1 ? "its" : "their"));
    return same(selection);
}

EditResult runSnapToGrid(Transaction& tx, Selection selection, Values values) {
    const auto& m = tx.model();
    const auto areas = areasOnce(m, selection);
    if (areas.empty())
        return refused(whyNotAreas(m, selection));
    const double step = values[0];
    if (!(step > 0))
        return refused("A grid needs a step above 0.");
    bool moved = false;
    for (const Slot a : areas) {
        const auto was = patchOf(m, a);
        for (const auto column : {area::westX, area::northY, area::eastX, area::southY}) {
            const float now = static_cast<float>(onGrid(static_cast<double>(m.get(column, a)), step));
            moved = moved || now != m.get(column, a);
            tx.set(column, a, now);
        }
        if (was.hasInside() && !patchOf(m, a).hasInside())
            return refused(fmt::format("{} would have no extent: it is too small for the grid.", nameOf(m, a)));
    }
    if (moved)
        markNotAnalysed(tx);
    return same(selection);
}

EditResult runShift(Transaction& tx, Selection selection, Values values) {
    const auto& m = tx.model();
    if (auto reason = whyNotRaise(m, selection); !reason.empty())
        return refused(std::move(reason));
    if (values[0] == 0 && values[1] == 0 && values[2] == 0)
        return refused("Give a distance other than 0.");
    const auto areas = areasOnce(m, selection);
    std::vector<bool> spots(m.capacity(kHidingSpot));
    for (const Slot s : selected(m, selection, kHidingSpot))
        spots[s] = true;
    for (const Slot a : areas) {
        for (const auto column : {area::westX, area::eastX})
            move(tx, column, a, values[0]);
        for (const auto column : {area::northY, area::southY})
            move(tx, column, a, values[1]);
        for (const auto column : kHeights)
            move(tx, column, a, values[2]);
        m.forEachReferrer(hiding_spot::owner, a, [&](Slot s) { spots[s] = true; });
    }
    for (Slot s = 0; s < spots.size(); ++s) {
        if (!spots[s])
            continue;
        move(tx, hiding_spot::x, s, values[0]);
        move(tx, hiding_spot::y, s, values[1]);
        move(tx, hiding_spot::z, s, values[2]);
    }
    for (const Slot l : laddersOf(m, selection, areas)) {
        for (const auto column : {ladder::topX, ladder::bottomX})
            move(tx, column, l, values[0]);
        for (const auto column : {ladder::topY, ladder::bottomY})
            move(tx, column, l, values[1]);
        for (const auto column : {ladder::topZ, ladder::bottomZ})
            move(tx, column, l, values[2]);
    }
    if (!areas.empty())
        markNotAnalysed(tx);
    return same(selection);
}

} // namespace navsmith::systems::source_nav
