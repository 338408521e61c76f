#include "core/systems/gta_sa_paths/settle_parts.h"

#include <algorithm>
#include <set>

namespace navsmith::systems::gta_sa_paths {

using model::Ref;
using model::Slot;
using model::Transaction;

bool GraphEdit::hasCome(Slot link) const {
    const auto at = std::ranges::lower_bound(come, link, {}, &Ends::link);
    return at != come.end() && at->link == link;
}

bool GraphEdit::isNew(Slot nodeRow) const {
    return std::ranges::binary_search(nodes, nodeRow);
}

GraphEdit graphEdit(const Transaction& tx) {
    const auto& m = tx.model();
    constexpr model::Column<std::uint8_t> alive{kLink, model::kAlive};
    std::set<Slot> turned; // from one graph to the other
    for (const Slot n : tx.touched(node::group)) {
        if (m.isLive({kNode, n}) && isPed(m, n) != (tx.before(node::group, n) != 0))
            turned.insert(n);
    }
    std::set<Slot> links;
    for (const auto column : {alive.column, link::owner.column, link::target.column}) {
        const auto touched = tx.touched(kLink, column);
        links.insert(touched.begin(), touched.end());
    }
    for (const Slot n : turned) {
        for (const auto column : {link::owner, link::target})
            m.forEachReferrer(column, n, [&](Slot l) { links.insert(l); });
    }
    const auto isTurned = [&](Ref end) { return end.isSlot() && turned.contains(end.slot()); };

    GraphEdit edit;
    for (const Slot l : links) {
        const bool was = tx.before(alive, l) != 0;
        const bool is = m.isLive({kLink, l});
        const Ref from = m.get(link::owner, l);
        const Ref to = m.get(link::target, l);
        const Ref fromBefore = tx.before(link::owner, l);
        const Ref toBefore = tx.before(link::target, l);
        if (was && is && from == fromBefore && to == toBefore && !isTurned(from) && !isTurned(to))
            continue;
        if (was && fromBefore.isSlot())
            edit.gone.push_back({l, fromBefore.slot(), toBefore});
        if (is && from.isSlot())
            edit.come.push_back({l, from.slot(), to});
    }
    const auto made = tx.created(kNode);
    turned.insert(made.begin(), made.end());
    edit.nodes.assign(turned.begin(), turned.end());
    return edit;
}

} // namespace navsmith::systems::gta_sa_paths
