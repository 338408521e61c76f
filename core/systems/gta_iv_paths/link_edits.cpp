#include "core/systems/gta_iv_paths/edits.h"
#include "core/systems/gta_iv_paths/selected_elements.h"
#include "core/systems/shared/path_edits.h"

#include <vector>

namespace navsmith::systems::gta_iv_paths {

using model::Model;
using model::Slot;
using model::Transaction;

namespace {

constexpr Argument<int> kNodes{"nodes"};

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

EditResult runConnect(Transaction& tx, Selection selection, Arguments) {
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

EditResult runDisconnect(Transaction& tx, Selection selection, Arguments) {
    return paths::runDisconnect(kGraph, tx, edgesMeant(tx.model(), selection), disconnect);
}

std::string whyNotCutEdges(const Model& m, Selection selection) {
    const auto edges = edgesMeant(m, selection);
    if (edges.empty())
        return std::string(kNoLinks);
    for (const Slot l : edges) {
        if (auto reason = whyNotCut(m, l); !reason.empty())
            return reason;
    }
    return {};
}

EditResult runInsert(Transaction& tx, Selection selection, Arguments arguments) {
    const int pieces = arguments.get(kNodes) + 1;
    return paths::cutEach(
        tx, selection, kNode, edgesMeant(tx.model(), selection), [&](Slot) { return pieces; }, cutEvenly);
}

EditResult runSplitLink(Transaction& tx, Selection selection, Arguments arguments) {
    const auto& m = tx.model();
    const auto piecesOf = [&](Slot l) { return paths::piecesOf(kGraph, m, l, arguments.get(kLongest)); };
    return paths::cutEach(tx, selection, kNode, edgesMeant(m, selection), piecesOf, cutEvenly);
}

} // namespace

std::vector<Edit> linkEdits() {
    return {
        {.id = "connect",
         .title = "Link nodes",
         .help = "Links the nodes both ways in the order in which they were selected",
         .section = "Nodes",
         .shortcut = "J",
         .whyDisabled = paths::over<kGraph, paths::whyNotConnect, whyNotLink>,
         .run = runConnect},
        {.id = "disconnect",
         .title = "Unlink",
         .help = "Erases the selected links, or all links between the selected nodes, both ways",
         .section = "Nodes",
         .shortcut = "Shift+J",
         .whyDisabled = whyNotDisconnect,
         .run = runDisconnect},
        {.id = "insert",
         .title = "Insert nodes",
         .help = "Puts nodes on the selected links, at even distances",
         .section = "Nodes",
         .shortcut = "I",
         .parameters = {numberParameter(kNodes, "Nodes", "New nodes on each link",
                                        {.min = 1, .max = 32, .initial = 1})},
         .whyDisabled = whyNotCutEdges,
         .run = runInsert},
        {.id = "split_link",
         .title = "Cut links into pieces",
         .help = "Puts as many nodes on the selected links as make the pieces short enough",
         .section = "Nodes",
         .parameters = {longestPiece()},
         .whyDisabled = whyNotCutEdges,
         .run = runSplitLink},
    };
}

} // namespace navsmith::systems::gta_iv_paths
