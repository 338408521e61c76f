#include "core/systems/gta_iv_paths/edits.h"
#include "core/systems/gta_iv_paths/selected_elements.h"
#include "core/systems/shared/path_edits.h"

namespace navsmith::systems::gta_iv_paths {

using model::Model;
using model::Slot;
using model::Transaction;

namespace {

std::string whyNotErase(const Model& m, Selection selection) {
    const auto nodes = selected(m, selection, kNode);
    const auto links = selected(m, selection, kLink);
    if (nodes.empty() && links.empty())
        return "Choose nodes or links.";
    if (hasType(selection, kFile))
        return "The file of an area is not erased by an edit: take what it holds.";
    const OpenAreas open(m);
    if (open.all()) // then nothing is out of reach
        return {};
    for (const Slot n : nodes) {
        if (auto reason = whyNotFree(m, open, n); !reason.empty())
            return reason;
    }
    for (const Slot l : links) {
        if (open.closedTarget(m, l))
            return whyNotFree(m, open, m.get(link::owner, l).slot());
    }
    return {};
}

EditResult runErase(Transaction& tx, Selection selection, Arguments) {
    const auto& m = tx.model();
    for (const Slot l : selected(m, selection, kLink)) {
        if (m.isLive({kLink, l})) // a link back may have gone already
            disconnect(tx, l);
    }
    tx.erase(elements(kNode, selected(m, selection, kNode)));
    return Elements{};
}

EditResult runMerge(Transaction& tx, Selection selection, Arguments) {
    const auto& m = tx.model();
    const auto nodes = selected(m, selection, kNode);
    const Slot kept = nodes.back();
    std::vector<Slot> moved;
    for (const Slot gone : std::span(nodes).first(nodes.size() - 1)) {
        const auto links = m.referrers(link::owner, gone);
        moved.insert(moved.end(), links.begin(), links.end());
        if (const auto merged = mergeInto(tx, kept, gone); !merged)
            return tl::unexpected(merged.error());
    }
    for (const Slot l : moved) { // not before: a link that is too long may be one between two of the nodes
        if (!m.isLive({kLink, l}))
            continue;
        if (const auto cut = cutIfLong(tx, l, lookOf(m, kept)); !cut)
            return tl::unexpected(cut.error());
    }
    return Elements{{kNode, kept}};
}

} // namespace

std::vector<Edit> nodeEdits() {
    return {
        {.id = "merge",
         .title = "Merge nodes",
         .help = "Makes one node of the selected ones: the last one, which gets the links of the others",
         .section = "Nodes",
         .shortcut = "M",
         .whyDisabled = paths::over<kGraph, paths::whyNotMerge, sortOf>,
         .run = runMerge},
        {.id = "move_to_area",
         .title = "Move to the area of the square",
         .help = "Puts nodes that lie outside the square of their area into the file of the right one",
         .section = "Nodes",
         .whyDisabled = paths::over<kGraph, paths::whyNotMoveToArea>,
         .run = [](Transaction& tx, Selection selection,
                   Arguments) { return paths::runMoveToArea(kGraph, tx, selection); }},
        {.id = "erase",
         .title = "Erase",
         .help = "Erases nodes with their links, and links both ways",
         .section = "Nodes",
         .shortcut = "Del",
         .role = EditRole::Erase,
         .whyDisabled = whyNotErase,
         .run = runErase},
    };
}

} // namespace navsmith::systems::gta_iv_paths
