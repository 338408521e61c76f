#include "core/systems/gta_sa_paths/edge_edits.h"
#include "core/systems/gta_sa_paths/edges.h"
#include "core/systems/gta_sa_paths/invariant_parts.h"
#include "core/systems/gta_sa_paths/navi_edits.h"

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <set>
#include <vector>

namespace navsmith::systems::gta_sa_paths {

namespace {

constexpr model::Column<std::uint8_t> kNodeAlive{kNode, model::kAlive};

RawPoint pointBefore(const Transaction& tx, Slot n) {
    return paths::pointBefore(kGraph, tx, n);
}

/// The ends of a link before the edit and after it. A link that was made in it has the same ends before.
struct Ends {
    Ref from;
    Ref to;
    Ref fromBefore;
    Ref toBefore;
};

Ends endsOf(const Transaction& tx, Slot l) {
    const auto& m = tx.model();
    Ends ends{m.get(link::owner, l), m.get(link::target, l), m.get(link::owner, l), m.get(link::target, l)};
    if (tx.before(kLinkAlive, l) != 0) {
        ends.fromBefore = tx.before(link::owner, l);
        ends.toBefore = tx.before(link::target, l);
    }
    return ends;
}

/// Whether all four are open.
bool allOpen(const Ends& ends) {
    return ends.from.isSlot() && ends.to.isSlot() && ends.fromBefore.isSlot() && ends.toBefore.isSlot();
}

/// Nodes whose width has changed.
std::vector<Slot> widenedNodes(const Transaction& tx) {
    auto rows = tx.touched(node::width);
    std::erase_if(rows, [&](Slot n) {
        return !tx.model().isLive({kNode, n}) || tx.before(kNodeAlive, n) == 0 ||
               tx.model().get(node::width, n) == tx.before(node::width, n);
    });
    return rows;
}

Coordinate moved(const paths::Grid& grid, Coordinate old, std::int64_t by) {
    return static_cast<Coordinate>(std::clamp<std::int64_t>(old + by, grid.lowest, grid.highest));
}

/// Where a navi coordinate goes when the middle of its edge goes from (a + b) / 2 to (c + d) / 2: on the middle if it
/// was there, else it keeps its place beside it (joints of two pieces of road lie off the middle).
Coordinate followMiddle(const paths::Grid& grid, Coordinate old, std::int64_t sumBefore, std::int64_t sumNow) {
    if (sumBefore == sumNow)
        return old;
    if (std::abs(std::int64_t{2} * old - sumBefore) < 2)
        return static_cast<Coordinate>(sumNow / 2);
    return moved(grid, old, (sumNow - sumBefore) / 2);
}

bool hasMoved(const Transaction& tx, Slot naviRow) {
    const auto& m = tx.model();
    return m.get(navi::x, naviRow) != tx.before(navi::x, naviRow) ||
           m.get(navi::y, naviRow) != tx.before(navi::y, naviRow);
}

void followMiddleOf(Transaction& tx, Slot n, const Ends& ends) {
    if (hasMoved(tx, n))
        return; // what the same edit says of the navi itself goes first
    const auto& grid = gridOf(tx.model());
    const auto wasA = pointBefore(tx, ends.fromBefore.slot());
    const auto isA = pointOf(tx.model(), ends.from.slot());
    if (allOpen(ends)) {
        const auto wasB = pointBefore(tx, ends.toBefore.slot());
        const auto isB = pointOf(tx.model(), ends.to.slot());
        const auto sum = [](Coordinate a, Coordinate b) { return std::int64_t{a} + b; };
        tx.set(navi::x, n, followMiddle(grid, tx.before(navi::x, n), sum(wasA.x, wasB.x), sum(isA.x, isB.x)));
        tx.set(navi::y, n, followMiddle(grid, tx.before(navi::y, n), sum(wasA.y, wasB.y), sum(isA.y, isB.y)));
    } else {
        // An end in a file that is not open does not move: the middle goes half as far as the other one.
        tx.set(navi::x, n, moved(grid, tx.before(navi::x, n), (std::int64_t{isA.x} - wasA.x) / 2));
        tx.set(navi::y, n, moved(grid, tx.before(navi::y, n), (std::int64_t{isA.y} - wasA.y) / 2));
    }
    // One that came in another file than that of its square stays there while it stays where it is.
    if (hasMoved(tx, n))
        moveNaviToSquare(tx, n);
}

/// A move of the whole edge turns nothing: stored directions are up to 1 off the formula and stay so.
bool hasTurned(const Transaction& tx, const Ends& ends) {
    if (!allOpen(ends))
        return true;
    const auto a = pointOf(tx.model(), ends.from.slot());
    const auto b = pointOf(tx.model(), ends.to.slot());
    const auto wasA = pointBefore(tx, ends.fromBefore.slot());
    const auto wasB = pointBefore(tx, ends.toBefore.slot());
    const auto way = [](Coordinate from, Coordinate to) { return std::int64_t{to} - from; };
    return way(a.x, b.x) != way(wasA.x, wasB.x) || way(a.y, b.y) != way(wasA.y, wasB.y);
}

void pointToAttached(Transaction& tx, Slot n, const NaviEdge& edge) {
    const auto& m = tx.model();
    if (const auto d = direction(pointOf(m, edge.otherEnd()), pointOf(m, edge.attachedEnd()))) {
        tx.set(navi::directionX, n, (*d)[0]);
        tx.set(navi::directionY, n, (*d)[1]);
    }
}

/// A navi whose attached end was replaced by another node goes on with that one. Which end of the edge it is stays;
/// save() turns the record round where the other end has become the lower one.
void followEnd(Transaction& tx, Slot n) {
    const auto& m = tx.model();
    const Ref attached = m.get(navi::attached, n);
    if (attached != tx.before(navi::attached, n) || attachedEdgeOf(m, n))
        return;
    const Slot l = linkOfNavi(m, n);
    if (l == model::kNoSlot)
        return;
    const auto ends = endsOf(tx, l);
    if (attached == ends.fromBefore)
        tx.set(navi::attached, n, ends.from);
    else if (ends.to.isSlot() && attached.isSlot() && attached == ends.toBefore)
        tx.set(navi::attached, n, ends.to);
}

/// As wide as the wider end, if it was so before (at joints of two pieces of road some are not).
void followWidth(Transaction& tx, Slot n, const Ends& ends) {
    const auto& m = tx.model();
    const auto was = tx.before(navi::width, n);
    if (!allOpen(ends) || m.get(navi::width, n) != was)
        return;
    const auto a = ends.fromBefore.slot();
    const auto b = ends.toBefore.slot();
    if (was == std::max(tx.before(node::width, a), tx.before(node::width, b)))
        tx.set(navi::width, n, std::max(m.get(node::width, ends.from.slot()), m.get(node::width, ends.to.slot())));
}

/// A navi of an edge whose ends are not as they were.
void followEdge(Transaction& tx, Slot n) {
    const auto& m = tx.model();
    followEnd(tx, n);
    const auto edge = attachedEdgeOf(m, n);
    const Slot l = edge ? edge->link : linkOfNavi(m, n);
    if (l == model::kNoSlot)
        return;
    const auto ends = endsOf(tx, l);
    followMiddleOf(tx, n, ends);
    followWidth(tx, n, ends);
    if (edge && edge->target.isSlot() && hasTurned(tx, ends))
        pointToAttached(tx, n, *edge);
}

/// Whoever made a navi gave it its place; but ends may have moved since, and its direction is theirs alone.
void pointNewNavis(Transaction& tx) {
    const auto& m = tx.model();
    for (const Slot n : tx.created(kNavi)) {
        const auto edge = attachedEdgeOf(m, n);
        if (!edge || !edge->target.isSlot())
            continue;
        const auto d = direction(pointOf(m, edge->otherEnd()), pointOf(m, edge->attachedEnd()));
        if (d &&
            (std::abs(m.get(navi::directionX, n) - (*d)[0]) > 1 || std::abs(m.get(navi::directionY, n) - (*d)[1]) > 1))
            pointToAttached(tx, n, *edge);
    }
}

} // namespace

void enforceEdges(Transaction& tx, const GraphEdit& edit) {
    const auto& m = tx.model();
    auto links = paths::enforcePlaces(kGraph, tx, edit);
    const auto addLinksOf = [&](Slot n) {
        m.forEachReferrer(link::owner, n, [&](Slot l) { links.insert(l); });
        m.forEachReferrer(link::target, n, [&](Slot l) { links.insert(l); });
    };
    for (const Slot n : widenedNodes(tx))
        addLinksOf(n);
    std::set<Slot> navis;
    for (const Slot l : links) {
        if (const Ref navi = m.get(link::navi, l); navi.isSlot())
            navis.insert(navi.slot());
    }
    for (const Slot n : tx.created(kNavi))
        navis.erase(n);
    for (const Slot n : navis)
        followEdge(tx, n);
    pointNewNavis(tx);
}

} // namespace navsmith::systems::gta_sa_paths
