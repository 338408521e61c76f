#include "core/systems/gta_iv_paths/invariant_parts.h"

#include <map>
#include <set>

namespace navsmith::systems::gta_iv_paths {

using model::Ref;
using model::Slot;
using model::Transaction;

namespace {

constexpr model::Column<std::uint8_t> kLinkAlive{kLink, model::kAlive};
constexpr model::Column<std::uint8_t> kNodeAlive{kNode, model::kAlive};

RawPoint pointBefore(const Transaction& tx, Slot n) {
    return paths::pointBefore(kGraph, tx, n);
}

void followLength(Transaction& tx, Slot l) {
    const auto& m = tx.model();
    const Ref from = m.get(link::owner, l);
    const Ref to = m.get(link::target, l);
    if (!to.isSlot())
        return;
    const auto a = pointOf(m, from.slot());
    const auto b = pointOf(m, to.slot());
    if (tx.before(kLinkAlive, l) == 0) {
        if (!lengthAgrees(m.get(link::length, l), a, b))
            tx.set(link::length, l, linkLength(a, b));
        return;
    }
    // An edge that is as long as before keeps its length, right or wrong.
    const Ref fromBefore = tx.before(link::owner, l);
    const Ref toBefore = tx.before(link::target, l);
    if (fromBefore.isSlot() && toBefore.isSlot() &&
        distance(pointBefore(tx, fromBefore.slot()), pointBefore(tx, toBefore.slot())) == distance(a, b))
        return;
    tx.set(link::length, l, linkLength(a, b));
}

} // namespace

void enforcePlaces(Transaction& tx, const GraphEdit& edit) {
    const auto& m = tx.model();
    std::set<Slot> links;
    for (const Slot n : paths::movedNodes(kGraph, tx)) {
        paths::moveToSquare(kGraph, tx, n);
        m.forEachReferrer(link::owner, n, [&](Slot l) { links.insert(l); });
        m.forEachReferrer(link::target, n, [&](Slot l) { links.insert(l); });
    }
    for (const auto& ends : edit.come)
        links.insert(ends.link);
    for (const Slot l : links)
        followLength(tx, l);
}

void enforceLinks(Transaction& tx) {
    const auto& m = tx.model();
    paths::mirrorColumn(kGraph, tx, link::length);
    for (const Slot l : tx.touched(link::lanes)) {
        const Slot back = paths::backOfChanged(kGraph, tx, link::lanes, l);
        if (back == model::kNoSlot)
            continue;
        const auto own = m.get(link::lanes, l);
        const auto other = m.get(link::lanes, back);
        if (mirrorsLanes(m, l) && areMirrored(tx.before(link::lanes, l), other))
            tx.set(link::lanes, back, mirrored(own, other));
    }
}

void enforceCounts(Transaction& tx, const GraphEdit& edit) {
    const auto& m = tx.model();
    std::map<Slot, int> more; // links now against before
    for (const Slot n : edit.nodes)
        more[n] += 0;
    for (const auto& ends : edit.come)
        ++more[ends.from];
    for (const auto& ends : edit.gone)
        --more[ends.from];
    for (const auto& [n, by] : more) {
        if (!m.isLive({kNode, n}))
            continue;
        const auto links = linkCount(m, n);
        const auto linksBefore = static_cast<std::size_t>(static_cast<int>(links) - by);
        const bool isNew = tx.before(kNodeAlive, n) == 0;
        const auto was = tx.before(node::flags, n);
        auto flags = m.get(node::flags, n);
        if (holdsAtNode(m, n, custom::linkCount) && links <= kMaxLinks &&
            (isNew || flag::storedCount(was) == linksBefore))
            flags = flag::withCount(flags, links);
        if (holdsAtNode(m, n, custom::linkingDisabled) &&
            (isNew || ((was & flag::linkingDisabled) != 0) == (linksBefore == 0)))
            flags = flag::withDisabled(flags, links == 0);
        if (flags != m.get(node::flags, n))
            tx.set(node::flags, n, flags);
    }
}

} // namespace navsmith::systems::gta_iv_paths
