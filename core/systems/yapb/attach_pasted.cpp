// Rows that came by paste or duplicate: nodes go to the end, and links take free slots.
#include "core/systems/shared/edit_parts.h"
#include "core/systems/yapb/access.h"
#include "core/systems/yapb/edits.h"

namespace navsmith::systems::yapb {

using model::Ref;
using model::Slot;
using model::Transaction;

EditResult attachPasted(Transaction& tx, Selection pasted) {
    const auto& m = tx.model();
    for (const Slot n : selected(m, pasted, kNode)) {
        tx.set(node::file, n, Ref::to(fileRow(m)));
        tx.moveLast({kNode, n});
    }
    Elements homeless;
    for (const Slot l : selected(m, pasted, kLink)) {
        const auto ends = endsOf(m, l);
        if (!ends) {
            homeless.push_back({kLink, l});
            continue;
        }
        bool taken = m.get(link::slot, l) >= slotCount(m);
        m.forEachReferrer(link::owner, ends->from, [&](Slot other) {
            taken = taken || (other != l && m.get(link::slot, other) == m.get(link::slot, l));
        });
        if (!taken)
            continue;
        if (const auto slot = freeSlot(m, ends->from))
            tx.set(link::slot, l, *slot);
        else
            homeless.push_back({kLink, l});
    }
    tx.erase(homeless);
    return stillLive(m, pasted);
}

} // namespace navsmith::systems::yapb
