#include "core/systems/gta_iv_paths/edit_functions.h"
#include "core/systems/shared/path_edits.h"

namespace navsmith::systems::gta_iv_paths {

using model::Model;
using model::Slot;
using model::Transaction;

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

EditResult runErase(Transaction& tx, Selection selection, Values) {
    const auto& m = tx.model();
    if (auto reason = whyNotErase(m, selection); !reason.empty())
        return refused(std::move(reason));
    for (const Slot l : selected(m, selection, kLink)) {
        if (m.isLive({kLink, l})) // a link back may have gone already
            disconnect(tx, l);
    }
    tx.erase(elements(kNode, selected(m, selection, kNode)));
    return Elements{};
}

EditResult runMerge(Transaction& tx, Selection selection, Values) {
    const auto& m = tx.model();
    if (auto reason = paths::whyNotMerge(kGraph, m, selection, sortOf); !reason.empty())
        return refused(std::move(reason));
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

EditResult runSplitRoad(Transaction& tx, Selection selection, Values) {
    const auto& m = tx.model();
    if (auto reason = paths::whyNotSplitRoad(kGraph, m, selection, sortOf); !reason.empty())
        return refused(std::move(reason));
    const auto create = [](Transaction& t, Slot like, RawPoint at) {
        return createNode(t, lookOf(t.model(), like), at);
    };
    return paths::splitRoads(kGraph, tx, selected(m, selection, kNode), create, turnOwner);
}

EditResult runMoveToArea(Transaction& tx, Selection selection, Values) {
    return paths::runMoveToArea(kGraph, tx, selection);
}

} // namespace navsmith::systems::gta_iv_paths
