// What single links and navi nodes derive from the ends of their edge, one by one and for the whole set.
#include "core/systems/gta_sa_paths/navi_edits.h"
#include "core/systems/gta_sa_paths/rebuild.h"

#include <algorithm>

namespace navsmith::systems::gta_sa_paths {

using model::kNoSlot;
using model::Ref;
using model::Slot;
using model::Transaction;

namespace {

void rebuildSwitchedOff(Transaction& tx) {
    const auto& m = tx.model();
    m.forEachLive(kNode, [&](Slot n) {
        const auto flags = m.get(node::flags, n);
        const bool off = (flags & flag::switchedOff) != 0;
        if (off != ((flags & flag::switchedOffOriginal) != 0))
            tx.set(node::flags, n, flags ^ flag::switchedOffOriginal);
    });
}

void rebuildCrossing(Transaction& tx, Slot l) {
    const auto& m = tx.model();
    auto flags = soundCrossing(m, l);
    if (const Slot back = reverseOf(m, l); back != kNoSlot)
        flags |= soundCrossing(m, back);
    if (m.get(link::crossing, l) != flags)
        tx.set(link::crossing, l, flags);
}

/// None on ped links; else the one of the lower end's link, for both.
void rebuildNaviLink(Transaction& tx, const OpenAreas& open, Slot l) {
    const auto& m = tx.model();
    const Slot owner = m.get(link::owner, l).slot();
    if (isPed(m, owner)) {
        if (!isNoNavi(m, m.get(link::navi, l)))
            tx.set(link::navi, l, Ref::none());
        return;
    }
    const Slot back = reverseOf(m, l);
    if (back == kNoSlot || m.get(link::navi, l) == m.get(link::navi, back) ||
        !isLower(m, owner, link::target, m.get(link::target, l)))
        return;
    const bool own = !isNaviMissing(open, m, m.get(link::navi, l));
    const Ref navi = m.get(link::navi, own ? l : back);
    if (navi.isSlot())
        tx.set(link::navi, own ? back : l, navi);
}

} // namespace

void rebuildLength(Transaction& tx, Slot l) {
    const auto& m = tx.model();
    const Ref target = m.get(link::target, l);
    if (!target.isSlot())
        return;
    const auto length = linkLength(pointOf(m, m.get(link::owner, l).slot()), pointOf(m, target.slot()));
    tx.set(link::length, l, length);
    if (const Slot back = reverseOf(m, l); back != kNoSlot)
        tx.set(link::length, back, length);
}

void rebuildNavi(Transaction& tx, Slot naviRow) {
    const auto& m = tx.model();
    const auto edge = attachedEdgeOf(m, naviRow);
    if (!edge || !edge->target.isSlot())
        return;
    const auto to = pointOf(m, edge->attachedEnd());
    const auto from = pointOf(m, edge->otherEnd());
    tx.set(navi::x, naviRow, middle(to.x, from.x));
    tx.set(navi::y, naviRow, middle(to.y, from.y));
    if (const auto d = direction(from, to)) {
        tx.set(navi::directionX, naviRow, (*d)[0]);
        tx.set(navi::directionY, naviRow, (*d)[1]);
    }
    moveNaviToSquare(tx, naviRow);
}

void rebuildNaviWidth(Transaction& tx, Slot naviRow) {
    const auto& m = tx.model();
    const auto edge = edgeOf(m, OpenAreas(m), naviRow);
    if (edge && edge->target.isSlot())
        tx.set(navi::width, naviRow,
               std::max(m.get(node::width, edge->owner), m.get(node::width, edge->target.slot())));
}

void rebuildAll(Transaction& tx) {
    const auto& m = tx.model();
    const OpenAreas open(m);
    rebuildFloodGroups(tx);
    rebuildDeadEnds(tx);
    rebuildSwitchedOff(tx);
    m.forEachLive(kLink, [&](Slot l) {
        rebuildLength(tx, l);
        rebuildCrossing(tx, l);
        rebuildNaviLink(tx, open, l);
    });
    m.forEachLive(kNavi, [&](Slot n) {
        attachToLower(tx, n);
        rebuildNavi(tx, n);
        rebuildNaviWidth(tx, n);
    });
}

} // namespace navsmith::systems::gta_sa_paths
