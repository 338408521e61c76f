#include "core/systems/gta_iv_paths/edit_functions.h"
#include "core/systems/shared/path_edits.h"

#include <vector>

namespace navsmith::systems::gta_iv_paths {

using model::Model;
using model::Slot;
using model::Transaction;

namespace {

tl::expected<std::vector<Slot>, model::EditError> cutLikeOwner(Transaction& tx, Slot l, int pieces) {
    return cutEvenly(tx, l, pieces, lookOf(tx.model(), tx.model().get(link::owner, l).slot()));
}

constexpr std::string_view kNoLinks = "Choose links, or nodes that are linked.";

tl::expected<Slot, model::EditError> joinCut(Transaction& tx, Slot a, Slot b) {
    const auto look = linkLookNear(tx.model(), a);
    auto l = join(tx, a, b, look, look);
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
    const auto edges = edgesMeant(m, selection);
    if (edges.empty())
        return std::string(kNoLinks);
    const OpenAreas open(m);
    for (const Slot l : edges) {
        if (open.closedTarget(m, l))
            return whyNotFree(m, open, m.get(link::owner, l).slot());
    }
    return {};
}

EditResult runDisconnect(Transaction& tx, Selection selection, Values) {
    const auto& m = tx.model();
    if (auto reason = whyNotDisconnect(m, selection); !reason.empty())
        return refused(std::move(reason));
    return paths::runDisconnect(kGraph, tx, edgesMeant(m, selection), disconnect);
}

std::string whyNotCut(const Model& m, Selection selection) {
    const auto edges = edgesMeant(m, selection);
    if (edges.empty())
        return std::string(kNoLinks);
    for (const Slot l : edges) {
        if (auto reason = whyNotCut(m, l); !reason.empty())
            return reason;
    }
    return {};
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

} // namespace navsmith::systems::gta_iv_paths
