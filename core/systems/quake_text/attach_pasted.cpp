// Rows that came by paste or duplicate: nodes are made by the file, and links take free slots.
#include "core/systems/quake_text/access.h"
#include "core/systems/quake_text/edits.h"
#include "core/systems/shared/edit_parts.h"

namespace navsmith::systems::quake_text {

using model::Ref;
using model::Slot;
using model::Transaction;

EditResult attachPasted(Transaction& tx, Selection pasted) {
    const auto& m = tx.model();
    const Slot f = fileRow(m);
    for (const Slot n : selected(m, pasted, kNode)) {
        tx.set(node::file, n, Ref::to(f));
        tx.set(node::fromMap, n, std::uint8_t{0});
        tx.set(node::className, n, std::string());
        tx.moveLast({kNode, n});
    }
    Elements homeless;
    for (const Slot l : selected(m, pasted, kLink)) {
        const auto ends = endsOf(m, l);
        if (!ends) {
            homeless.push_back({kLink, l});
            continue;
        }
        bool isTaken = m.get(link::slot, l) >= limitsOf(m).slots;
        m.forEachReferrer(link::owner, ends->from, [&](Slot other) {
            isTaken = isTaken || (other != l && m.get(link::slot, other) == m.get(link::slot, l));
        });
        if (!isTaken)
            continue;
        if (const auto slot = freeSlot(m, ends->from))
            tx.set(link::slot, l, *slot);
        else
            homeless.push_back({kLink, l});
    }
    tx.erase(homeless);
    return stillLive(m, pasted);
}

} // namespace navsmith::systems::quake_text
