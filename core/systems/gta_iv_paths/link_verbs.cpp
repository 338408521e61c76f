#include "core/systems/gta_iv_paths/verb_functions.h"
#include "core/systems/path_verbs.h"

#include <set>

namespace navsmith::systems::gta_iv_paths {

using model::kNoSlot;
using model::Model;
using model::Ref;
using model::Slot;
using model::Transaction;

namespace {

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

constexpr std::string_view kNoLinks = "Choose links, or nodes that are linked.";

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
        const auto look = linkLookNear(m, nodes[i]);
        const auto l = join(tx, nodes[i], nodes[i + 1], look, look);
        if (!l)
            return tl::unexpected(l.error());
        if (const auto cut = cutIfLong(tx, *l, lookOf(m, nodes[i])); !cut)
            return tl::unexpected(cut.error());
    }
    return Elements(selection.begin(), selection.end());
}

std::string unfitDisconnect(const Model& m, Selection selection) {
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
    const auto edges = edgesMeant(m, selection);
    if (edges.empty())
        return std::string(kNoLinks);
    for (const Slot l : edges) {
        if (auto reason = whyNotCut(m, l); !reason.empty())
            return reason;
    }
    return {};
}

VerbResult runInsert(Transaction& tx, Selection selection, Values values) {
    const int pieces = static_cast<int>(values[0]) + 1;
    return cutEach(tx, selection, [&](Slot) { return pieces; });
}

VerbResult runSplitLink(Transaction& tx, Selection selection, Values values) {
    const auto& m = tx.model();
    return cutEach(tx, selection, [&](Slot l) { return paths::piecesOf(kGraph, m, l, values[0]); });
}

} // namespace navsmith::systems::gta_iv_paths
