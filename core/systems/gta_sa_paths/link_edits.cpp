#include "core/systems/gta_sa_paths/edge_edits.h"
#include "core/systems/gta_sa_paths/edit_functions.h"
#include "core/systems/gta_sa_paths/edits.h"
#include "core/systems/shared/path_edits.h"

#include <vector>

namespace navsmith::systems::gta_sa_paths {

using model::kNoSlot;
using model::Model;
using model::Ref;
using model::Slot;
using model::Transaction;

namespace {

/// Disconnect and cut work on edges, or on those between nodes.
std::vector<Slot> edgesMeant(const Model& m, Selection selection) {
    auto edges = selectedEdges(m, selection);
    return edges.empty() ? edgesBetween(m, selected(m, selection, kNode)) : edges;
}

tl::expected<std::vector<Slot>, model::EditError> cutLikeOwner(Transaction& tx, Slot l, int pieces) {
    return cutEvenly(tx, l, pieces, lookOf(tx.model(), tx.model().get(link::owner, l).slot()));
}

tl::expected<Slot, model::EditError> joinCut(Transaction& tx, Slot a, Slot b) {
    auto l = join(tx, a, b);
    if (!l)
        return l;
    if (const auto cut = cutIfLong(tx, *l, lookOf(tx.model(), a)); !cut)
        return tl::unexpected(cut.error());
    return l;
}

} // namespace

EditResult runConnect(Transaction& tx, Selection selection, Values) {
    return paths::runConnect(kGraph, tx, selection, joinCut);
}

std::string whyNotDisconnect(const Model& m, Selection selection) {
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

EditResult runDisconnect(Transaction& tx, Selection selection, Values) {
    const auto& m = tx.model();
    if (auto reason = whyNotDisconnect(m, selection); !reason.empty())
        return refused(std::move(reason));
    return paths::runDisconnect(kGraph, tx, edgesMeant(m, selection), disconnect);
}

std::string whyNotCut(const Model& m, Selection selection) {
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

EditResult runInsert(Transaction& tx, Selection selection, Values values) {
    const int pieces = static_cast<int>(values[0]) + 1;
    return paths::cutEach(
        tx, selection, kNode, edgesMeant(tx.model(), selection), [&](Slot) { return pieces; }, cutLikeOwner);
}

EditResult runSplitLink(Transaction& tx, Selection selection, Values values) {
    const auto& m = tx.model();
    const auto piecesOf = [&](Slot l) { return paths::piecesOf(kGraph, m, l, values[0]); };
    return paths::cutEach(tx, selection, kNode, edgesMeant(m, selection), piecesOf, cutLikeOwner);
}

} // namespace navsmith::systems::gta_sa_paths
