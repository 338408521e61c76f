#include "core/systems/gta_sa_paths/edge_edits.h"
#include "core/systems/gta_sa_paths/verb_functions.h"
#include "core/systems/gta_sa_paths/verbs.h"
#include "core/systems/path_verbs.h"

#include <set>

namespace navsmith::systems::gta_sa_paths {

using model::kNoSlot;
using model::Model;
using model::Ref;
using model::Slot;
using model::Transaction;

namespace {

/// Disconnect and cut work on edges, or on those between nodes.
std::vector<Slot> edgesMeant(const Model& m, Selection selection) {
    auto edges = chosenEdges(m, selection);
    return edges.empty() ? edgesBetween(m, chosen(m, selection, kNode)) : edges;
}

template <typename Pieces>
VerbResult cutEach(Transaction& tx, Selection selection, Pieces piecesOf) {
    const auto& m = tx.model();
    Elements made;
    for (const Slot l : edgesMeant(m, selection)) {
        const auto nodes = cutEvenly(tx, l, piecesOf(l), lookOf(m, m.get(link::owner, l).slot()));
        if (!nodes)
            return tl::unexpected(nodes.error());
        for (const Slot n : *nodes)
            made.push_back({kNode, n});
    }
    return made.empty() ? Elements(selection.begin(), selection.end()) : made;
}

} // namespace

std::string unfitConnect(const Model& m, Selection selection) {
    return paths::unfitConnect(kGraph, m, selection, whyNotLink);
}

VerbResult runConnect(Transaction& tx, Selection selection, Values) {
    const auto& m = tx.model();
    const auto nodes = chosen(m, selection, kNode);
    for (std::size_t i = 0; i + 1 < nodes.size(); ++i) {
        if (findLink(m, nodes[i], nodes[i + 1]) != kNoSlot)
            continue;
        const auto l = join(tx, nodes[i], nodes[i + 1]);
        if (!l)
            return tl::unexpected(l.error());
        if (const auto cut = cutIfLong(tx, *l, lookOf(m, nodes[i])); !cut)
            return tl::unexpected(cut.error());
    }
    return Elements(selection.begin(), selection.end());
}

std::string unfitDisconnect(const Model& m, Selection selection) {
    const OpenAreas open(m);
    bool any = false;
    std::string reason;
    forEachLinkMeant(m, selection, [&](Slot l) {
        any = true;
        const Ref target = m.get(link::target, l);
        if (!target.isSlot() && !open.isMissing(m, link::target, target))
            reason = whyNotFree(m, open, m.get(link::owner, l).slot());
        return reason.empty() && !open.all();
    });
    return any ? reason : "Choose links, or nodes that are linked.";
}

VerbResult runDisconnect(Transaction& tx, Selection selection, Values) {
    const auto& m = tx.model();
    if (auto reason = unfitDisconnect(m, selection); !reason.empty())
        return refused(std::move(reason));
    Elements ends;
    std::set<Slot> seen;
    for (const Slot l : edgesMeant(m, selection)) {
        for (const Ref end : {m.get(link::owner, l), m.get(link::target, l)}) {
            if (end.isSlot() && seen.insert(end.slot()).second)
                ends.push_back({kNode, end.slot()});
        }
        disconnect(tx, l);
    }
    return ends;
}

std::string unfitCut(const Model& m, Selection selection) {
    bool any = false;
    std::string reason;
    std::vector<bool> sound(m.capacity(kLink)); // of an edge that has been looked at the other link is as good
    forEachLinkMeant(m, selection, [&](Slot l) {
        any = true;
        if (sound[l])
            return true;
        reason = whyNotCut(m, l);
        if (const Slot back = reason.empty() ? reverseOf(m, l) : kNoSlot; back != kNoSlot)
            sound[back] = true;
        return reason.empty();
    });
    return any ? reason : "Choose links, or nodes that are linked.";
}

VerbResult runInsert(Transaction& tx, Selection selection, Values values) {
    const int pieces = static_cast<int>(values[0]) + 1;
    return cutEach(tx, selection, [&](Slot) { return pieces; });
}

VerbResult runSplitLink(Transaction& tx, Selection selection, Values values) {
    const auto& m = tx.model();
    return cutEach(tx, selection, [&](Slot l) { return paths::piecesOf(kGraph, m, l, values[0]); });
}

} // namespace navsmith::systems::gta_sa_paths
