// Edits on the whole set, whatever is selected.
#include "core/systems/gta_iv_paths/access.h"
#include "core/systems/gta_iv_paths/edits.h"
#include "core/systems/shared/edit_parts.h"
#include "core/systems/shared/path_parts.h"

namespace navsmith::systems::gta_iv_paths {

using model::kNoSlot;
using model::Model;
using model::Ref;
using model::Slot;
using model::Transaction;

namespace {

/// A length that is right as it stands stays: the game's own are up to a unit off the formula.
void rebuildLength(Transaction& tx, Slot l) {
    const auto& m = tx.model();
    const Ref target = m.get(link::target, l);
    if (!target.isSlot())
        return;
    const auto a = pointOf(m, m.get(link::owner, l).slot());
    const auto b = pointOf(m, target.slot());
    const Slot back = reverseOf(m, l);
    const auto stored = m.get(link::length, l);
    if (lengthAgrees(stored, a, b) && (back == kNoSlot || m.get(link::length, back) == stored))
        return;
    tx.set(link::length, l, linkLength(a, b));
    if (back != kNoSlot)
        tx.set(link::length, back, linkLength(a, b));
}

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
    bool groups = false;
    m.forEachLive(kFile, [&](Slot f) {
        groups = groups || holds(m, f, assumption::floodGroups);
        if (!m.get(file::linkLayout, f).empty())
            tx.set(file::linkLayout, f, std::string());
    });
    m.forEachLive(kLink, [&](Slot l) { rebuildLength(tx, l); });
    m.forEachLive(kNode, [&](Slot n) { rebuildFlags(tx, n); });
    if (!groups)
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
         .title = "Rebuild derived data",
         .help = "Recomputes everything that follows from nodes and links: lengths that are wrong, link ranges, and, "
                 "where the assumptions hold, link counts, linking disabled and flood groups",
         .section = "Whole set",
         .scope = EditScope::Document,
         .run = runRebuild},
    };
}

} // namespace navsmith::systems::gta_iv_paths
