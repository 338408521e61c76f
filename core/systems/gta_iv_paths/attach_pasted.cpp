// Rows that came by paste or duplicate.
#include "core/systems/gta_iv_paths/access.h"
#include "core/systems/gta_iv_paths/edits.h"
#include "core/systems/shared/edit_parts.h"
#include "core/systems/shared/path_paste.h"
#include "formats/gta_iv/path_file.h"
#include "formats/texts/texts.h"

#include <algorithm>

namespace navsmith::systems::gta_iv_paths {

using model::EditError;

namespace {

tl::expected<void, EditError> attachNodes(Transaction& tx, const std::vector<Slot>& nodes) {
    for (const Slot n : nodes) {
        if (auto placed = paths::attachNode(kGraph, tx, n); !placed)
            return placed;
        // Left over from the tool that wrote the file, and wrong for another place in it.
        tx.set(node::pointer, n, std::uint32_t{0});
        tx.set(node::secondPointer, n, std::uint32_t{0});
        tx.set(node::searchCost, n, gta_iv::kNotVisited);
    }
    return {};
}

} // namespace

EditResult attachPasted(Transaction& tx, Selection pasted) {
    const auto& m = tx.model();
    const auto nodes = selected(m, pasted, kNode);
    // The text that rows are pasted from may have been changed by anybody.
    const auto links = selected(m, pasted, kLink);
    if (!std::ranges::all_of(links,
                             [&](Slot l) { return m.get(link::owner, l).isSlot() && m.get(link::target, l).isSlot(); }))
        return refused(texts::format("The copied text is damaged: a link has no ends."));
    if (const auto done = attachNodes(tx, nodes); !done)
        return tl::unexpected(done.error());
    paths::noteIsland(kGraph, tx, nodes);
    return elements(kNode, nodes);
}

} // namespace navsmith::systems::gta_iv_paths
