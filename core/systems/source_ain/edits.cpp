#include "core/systems/source_ain/edits.h"

#include "core/systems/shared/edit_parts.h"
#include "core/systems/source_ain/rows.h"

namespace navsmith::systems::source_ain {

using model::Slot;

std::vector<Edit> edits() {
    std::vector<Edit> all;
    for (const auto& topic : {nodeEdits(), linkEdits(), graphEdits()})
        all.insert(all.end(), topic.begin(), topic.end());
    return all;
}

/// Pasted nodes go to the end and have no entity of the map; links between them go to their places.
EditResult attachPasted(model::Transaction& tx, Selection pasted) {
    const auto& m = tx.model();
    const auto file = model::Ref::to(fileRow(m));
    for (const Slot n : selected(m, pasted, kNode)) {
        tx.set(node::file, n, file);
        tx.set(node::id, n, std::int32_t{-1});
        tx.moveLast({kNode, n});
    }
    Elements homeless;
    for (const Slot l : selected(m, pasted, kLink)) {
        tx.set(link::file, l, file);
        const auto ends = endsOf(m, l);
        if (!ends || ends->source == ends->target || isDeleted(m, ends->source) || isDeleted(m, ends->target) ||
            findLink(m, ends->source, ends->target) != l)
            homeless.push_back({kLink, l});
        else
            placeLink(tx, l);
    }
    tx.erase(homeless);
    return stillLive(m, pasted);
}

} // namespace navsmith::systems::source_ain
