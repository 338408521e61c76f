// Edits on the whole set, whatever is selected.
#include "core/systems/gta_iv_paths/access.h"
#include "core/systems/gta_iv_paths/edits.h"
#include "core/systems/shared/edit_parts.h"
#include "core/systems/shared/path_components.h"
#include "core/systems/shared/path_edit.h"

namespace navsmith::systems::gta_iv_paths {

namespace {

void rebuildFlags(Transaction& tx, Slot n) {
    const auto& m = tx.model();
    const auto links = linkCount(m, n);
    auto flags = m.get(node::flags, n);
    if (holdsAtNode(m, n, assumption::linkCount) && links <= kMaxLinks)
        flags = flag::withCount(flags, links);
    if (holdsAtNode(m, n, assumption::linkingDisabled))
        flags = flag::withDisabled(flags, links == 0);
    if (flags != m.get(node::flags, n))
        tx.set(node::flags, n, flags);
}

EditResult runRebuild(Transaction& tx, Selection selection, Arguments) {
    const auto& m = tx.model();
    m.forEachLive(kFile, [&](Slot f) {
        if (!m.get(file::linkLayout, f).empty())
            tx.set(file::linkLayout, f, std::string());
    });
    m.forEachLive(kLink, [&](Slot l) { paths::correctLength(kGraph, tx, l); });
    m.forEachLive(kNode, [&](Slot n) { rebuildFlags(tx, n); });
    if (!holdsAnywhere(m, assumption::floodGroups))
        return same(selection);
    const auto numbers = paths::repairedGroups(kGraph, m);
    if (!numbers)
        return refused(numbers.error());
    paths::setGroups(kGraph, tx, *numbers);
    return same(selection);
}

} // namespace

std::vector<Edit> setEdits() {
    return {
        {.id = "rebuild_derived",
         .title = "Rebuild Derived Data",
         .help = "Recomputes everything derived from nodes and links: wrong lengths, link ranges and, where the "
                 "assumptions hold, link counts, 'Linking disabled' and flood groups",
         .section = "Whole Set",
         .scope = EditScope::Document,
         .run = runRebuild},
    };
}

} // namespace navsmith::systems::gta_iv_paths
