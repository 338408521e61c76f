#include "core/systems/gta_iv_paths/settle_parts.h"

#include <set>

namespace navsmith::systems::gta_iv_paths {

using model::Ref;
using model::Slot;
using model::Transaction;

GraphEdit graphEdit(const Transaction& tx) {
    const auto& m = tx.model();
    constexpr model::Column<std::uint8_t> alive{kLink, model::kAlive};
    std::set<Slot> links;
    for (const auto column : {alive.column, link::owner.column, link::target.column}) {
        const auto touched = tx.touched(kLink, column);
        links.insert(touched.begin(), touched.end());
    }
    GraphEdit edit;
    for (const Slot l : links) {
        const bool was = tx.before(alive, l) != 0;
        const bool is = m.isLive({kLink, l});
        const Ref from = m.get(link::owner, l);
        const Ref to = m.get(link::target, l);
        const Ref fromBefore = tx.before(link::owner, l);
        const Ref toBefore = tx.before(link::target, l);
        if (was && is && from == fromBefore && to == toBefore)
            continue;
        if (was && fromBefore.isSlot())
            edit.gone.push_back({l, fromBefore.slot(), toBefore});
        if (is && from.isSlot())
            edit.come.push_back({l, from.slot(), to});
    }
    edit.nodes = tx.created(kNode);
    return edit;
}

} // namespace navsmith::systems::gta_iv_paths
