#include "core/systems/gta_sa_paths/navi_edits.h"

#include <algorithm>

namespace navsmith::systems::gta_sa_paths {

namespace {

/// The file for a new navi node: that of the square that it lies in, else that of a node of its edge.
Slot fileForNavi(const Model& m, RawPoint at, Slot nodeRow) {
    const Slot square = OpenAreas(m).file(static_cast<unsigned>(areaAt(m, at)));
    for (const Slot f : {square, m.get(node::file, nodeRow).slot()}) {
        if (f != kNoSlot && naviCount(m, f) < traitsOf(m).maxNavis)
            return f;
    }
    return kNoSlot;
}

} // namespace

std::uint8_t mirroredLanes(std::uint8_t lanes, std::uint8_t lights) {
    const bool light = (lights & 3U) != 0; // a navi without a light has no side to turn
    const unsigned otherBits = lanes & (light ? 0x80U : 0xC0U);
    const unsigned side = light ? (~static_cast<unsigned>(lanes) & kLightSide) : 0U;
    return static_cast<std::uint8_t>(otherBits | side | lanesToAttached(lanes) << 3U | lanesFromAttached(lanes));
}

void moveNaviToFile(Transaction& tx, Slot naviRow, Slot fileRow) {
    tx.set(navi::file, naviRow, Ref::to(fileRow));
    tx.moveLast({kNavi, naviRow});
}

void moveNaviToSquare(Transaction& tx, Slot naviRow) {
    const auto& m = tx.model();
    const auto at = placeOfNavi(m, naviRow);
    if (paths::nearlyInside(gridOf(m), m.get(file::area, m.get(navi::file, naviRow).slot()), at.x, at.y))
        return;
    const Slot to = OpenAreas(m).file(static_cast<unsigned>(areaAt(m, at)));
    if (to != kNoSlot && naviCount(m, to) < traitsOf(m).maxNavis)
        moveNaviToFile(tx, naviRow, to);
}

Slot makeNavi(Transaction& tx, Slot l) {
    const auto& m = tx.model();
    const Slot a = m.get(link::owner, l).slot();
    const Ref target = m.get(link::target, l);
    if (!target.isSlot())
        return kNoSlot;
    const Slot b = target.slot();
    const bool lowerIsA = isLower(m, a, link::target, target);
    const auto to = pointOf(m, lowerIsA ? a : b);
    const auto from = pointOf(m, lowerIsA ? b : a);
    const auto x = middle(to.x, from.x);
    const auto y = middle(to.y, from.y);
    const Slot home = fileForNavi(m, {x, y, 0}, a);
    if (home == kNoSlot)
        return kNoSlot;
    const Slot n = tx.create(kNavi);
    tx.set(navi::file, n, Ref::to(home));
    tx.set(navi::attached, n, Ref::to(lowerIsA ? a : b));
    tx.set(navi::x, n, x);
    tx.set(navi::y, n, y);
    if (const auto d = direction(from, to)) {
        tx.set(navi::directionX, n, (*d)[0]);
        tx.set(navi::directionY, n, (*d)[1]);
    }
    tx.set(navi::width, n, std::max(m.get(node::width, a), m.get(node::width, b)));
    tx.set(navi::lanes, n, kOneLaneEachWay);
    return n;
}

void attachToLower(Transaction& tx, Slot naviRow) {
    const auto& m = tx.model();
    const auto edge = edgeOf(m, OpenAreas(m), naviRow);
    if (!edge || attachedToLower(m, *edge, naviRow))
        return;
    tx.set(navi::keepLower, naviRow, std::uint8_t{1});
    if (edge->attached)
        return; // save() turns the record round
    const bool lowerIsOwner = isLower(m, edge->owner, link::target, edge->target);
    const auto targetHere = [&] {
        return edge->target.isSlot() ? edge->target : tx.raw(navi::attached, m.rawValue(link::target, edge->target));
    };
    tx.set(navi::attached, naviRow, lowerIsOwner ? Ref::to(edge->owner) : targetHere());
    if (!edge->target.isSlot())
        return; // where the other end lies is not known
    const Slot to = lowerIsOwner ? edge->owner : edge->target.slot();
    const Slot from = lowerIsOwner ? edge->target.slot() : edge->owner;
    const auto d = direction(pointOf(m, from), pointOf(m, to));
    if (!d)
        return;
    const bool opposed = m.get(navi::directionX, naviRow) * (*d)[0] + m.get(navi::directionY, naviRow) * (*d)[1] < 0;
    if (opposed)
        tx.set(navi::lanes, naviRow, mirroredLanes(m.get(navi::lanes, naviRow), m.get(navi::lights, naviRow)));
    tx.set(navi::directionX, naviRow, (*d)[0]);
    tx.set(navi::directionY, naviRow, (*d)[1]);
}

} // namespace navsmith::systems::gta_sa_paths
