#include "core/systems/gta_sa_paths/edge_edits.h"
#include "core/systems/gta_sa_paths/edit_functions.h"
#include "core/systems/gta_sa_paths/edits.h"
#include "core/systems/shared/path_edits.h"

#include <fmt/format.h>

#include <span>

namespace navsmith::systems::gta_sa_paths {

using model::Element;
using model::kNoSlot;
using model::Model;
using model::Ref;
using model::Slot;
using model::Transaction;

// Erase -----------------------------------------------------------------------------------------------------------

std::string whyNotErase(const Model& m, Selection selection) {
    const auto nodes = selected(m, selection, kNode);
    const auto links = selected(m, selection, kLink);
    const auto navis = selected(m, selection, kNavi);
    if (nodes.empty() && links.empty() && navis.empty())
        return "Choose nodes, links or navi nodes.";
    if (hasType(selection, kFile))
        return "The file of an area is not erased by an edit: take what it holds.";
    const OpenAreas open(m);
    const bool all = open.all(); // then nothing is out of reach
    for (const Slot n : all ? std::vector<Slot>() : nodes) {
        if (auto reason = whyNotFree(m, open, n); !reason.empty())
            return reason;
    }
    for (const Slot l : all ? std::vector<Slot>() : links) {
        const Ref target = m.get(link::target, l);
        if (!target.isSlot() && !open.isMissing(m, link::target, target))
            return whyNotFree(m, open, m.get(link::owner, l).slot());
    }
    if (navis.empty())
        return {};
    std::vector<bool> nodeGoes(m.capacity(kNode));
    std::vector<bool> linkGoes(m.capacity(kLink));
    for (const Slot n : nodes)
        nodeGoes[n] = true;
    for (const Slot l : links)
        linkGoes[l] = true;
    const auto goes = [&](Slot l) {
        const Ref target = m.get(link::target, l);
        if (linkGoes[l] || nodeGoes[m.get(link::owner, l).slot()] || (target.isSlot() && nodeGoes[target.slot()]))
            return true;
        const Slot back = reverseOf(m, l);
        return back != kNoSlot && linkGoes[back];
    };
    for (const Slot n : navis) {
        std::string reason;
        m.forEachReferrer(link::navi, n, [&](Slot l) {
            if (!goes(l))
                reason = fmt::format("A navi node lasts as long as its road: erase the link from {} to {} instead.",
                                     nodeName(m, m.get(link::owner, l).slot()),
                                     nodeName(m, link::target, m.get(link::target, l)));
        });
        if (!reason.empty())
            return reason;
    }
    return {};
}

EditResult runErase(Transaction& tx, Selection selection, Values) {
    const auto& m = tx.model();
    if (auto reason = whyNotErase(m, selection); !reason.empty())
        return refused(std::move(reason));
    std::vector<Element> going(selection.begin(), selection.end());
    for (const Slot l : selected(m, selection, kLink)) {
        if (const Slot back = reverseOf(m, l); back != kNoSlot)
            going.push_back({kLink, back});
    }
    tx.erase(going);
    return Elements{};
}

// Merge -----------------------------------------------------------------------------------------------------------

EditResult runMerge(Transaction& tx, Selection selection, Values) {
    const auto& m = tx.model();
    if (auto reason = paths::whyNotMerge(kGraph, m, selection, sortOf); !reason.empty())
        return refused(std::move(reason));
    const auto nodes = selected(m, selection, kNode);
    const Slot kept = nodes.back();
    for (const Slot gone : std::span(nodes).first(nodes.size() - 1)) {
        const auto links = m.referrers(link::owner, gone);
        if (!mergeNodes(tx, kept, gone))
            return refused(fmt::format("{} has no room for the links of {}: a node has at most {}.", nodeName(m, kept),
                                       nodeName(m, gone), kMaxLinks));
        for (const Slot l : links) {
            if (!m.isLive({kLink, l}))
                continue;
            if (const auto cut = cutIfLong(tx, l, lookOf(m, kept)); !cut)
                return tl::unexpected(cut.error());
        }
    }
    return Elements{{kNode, kept}};
}

// Split a road ----------------------------------------------------------------------------------------------------

EditResult runSplitRoad(Transaction& tx, Selection selection, Values) {
    const auto& m = tx.model();
    if (auto reason = paths::whyNotSplitRoad(kGraph, m, selection, sortOf); !reason.empty())
        return refused(std::move(reason));
    const auto create = [](Transaction& t, Slot like, RawPoint at) {
        return createNode(t, lookOf(t.model(), like), at);
    };
    return paths::splitRoads(kGraph, tx, selected(m, selection, kNode), create, turnOwner);
}

// Move to the area of the square ----------------------------------------------------------------------------------

EditResult runMoveToArea(Transaction& tx, Selection selection, Values) {
    return paths::runMoveToArea(kGraph, tx, selection);
}

} // namespace navsmith::systems::gta_sa_paths
