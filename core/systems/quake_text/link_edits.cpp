#include "core/systems/quake_text/access.h"
#include "core/systems/quake_text/edits.h"
#include "core/systems/shared/edit_parts.h"
#include "formats/texts/texts.h"

#include <algorithm>
#include <set>

namespace navsmith::systems::quake_text {

using model::kNoSlot;
using model::Model;
using model::Ref;
using model::Slot;
using model::Transaction;

namespace {

constexpr std::uint8_t kHardwired = 1; ///< of link::source: links that people make

std::string whyNotConnect(const Model& m, Selection selection) {
    const auto nodes = selected(m, selection, kNode);
    return nodes.size() < 2 || nodes.size() != selection.size()
               ? texts::format("Select two or more nodes, in the order in which to link them.")
               : "";
}

EditResult connect(Transaction& tx, Selection selection, bool bothWays) {
    const auto nodes = selected(tx.model(), selection, kNode);
    bool full = false;
    for (std::size_t i = 0; i + 1 < nodes.size(); ++i) {
        if (nodes[i] == nodes[i + 1])
            continue;
        full = makeLink(tx, nodes[i], nodes[i + 1]) == kNoSlot || full;
        if (bothWays)
            full = makeLink(tx, nodes[i + 1], nodes[i]) == kNoSlot || full;
    }
    if (!tx.changedAnything())
        return full
                   ? EditResult(refused(texts::format("All {} slots of a node are taken.", limitsOf(tx.model()).slots)))
                   : EditResult(nothingToDo(texts::format("The nodes are already linked.")));
    if (full)
        tx.note(
            texts::format("Some links were not made: all {} slots of a node are taken.", limitsOf(tx.model()).slots));
    return same(selection);
}

EditResult runConnect(Transaction& tx, Selection selection, Arguments) {
    return connect(tx, selection, true);
}

EditResult runConnectOneWay(Transaction& tx, Selection selection, Arguments) {
    return connect(tx, selection, false);
}

/// The selected links, and those between selected nodes.
std::vector<Slot> linksMeant(const Model& m, Selection selection) {
    auto links = selected(m, selection, kLink);
    const auto nodes = selected(m, selection, kNode);
    const std::set<Slot> chosen(nodes.begin(), nodes.end());
    for (const Slot n : chosen) {
        for (const Slot l : linksOf(m, n)) {
            const auto ends = endsOf(m, l);
            if (ends && chosen.contains(ends->to) && std::ranges::find(links, l) == links.end())
                links.push_back(l);
        }
    }
    return links;
}

std::string whyNotLinks(const Model& m, Selection selection) {
    return linksMeant(m, selection).empty() ? texts::format("Select links, or nodes that are linked.") : "";
}

EditResult runDisconnect(Transaction& tx, Selection selection, Arguments) {
    const auto& m = tx.model();
    Elements ends;
    for (const Slot l : linksMeant(m, selection)) {
        for (const auto ref : {m.get(link::owner, l), m.get(link::target, l)}) {
            if (ref.isSlot() && std::ranges::find(ends, model::Element{kNode, ref.slot()}) == ends.end())
                ends.push_back({kNode, ref.slot()});
        }
    }
    tx.erase(elements(kLink, linksMeant(m, selection)));
    return ends;
}

EditResult runTwoWay(Transaction& tx, Selection selection, Arguments) {
    const auto& m = tx.model();
    bool full = false;
    for (const Slot l : linksMeant(m, selection)) {
        const auto ends = endsOf(m, l);
        if (ends && ends->from != ends->to)
            full = makeLink(tx, ends->to, ends->from) == kNoSlot || full;
    }
    if (!tx.changedAnything())
        return full ? EditResult(refused(texts::format("All {} slots of a node are taken.", limitsOf(m).slots)))
                    : EditResult(nothingToDo(texts::format("These links already lead both ways.")));
    return same(selection);
}

} // namespace

bool canLink(const Model& m, Slot from, Slot to) {
    return findLink(m, from, to) != kNoSlot || freeSlot(m, from).has_value();
}

Slot makeLink(Transaction& tx, Slot from, Slot to) {
    const auto& m = tx.model();
    if (const Slot there = findLink(m, from, to); there != kNoSlot)
        return there;
    const auto slot = freeSlot(m, from);
    if (!slot)
        return kNoSlot;
    const Slot l = tx.create(kLink);
    if (l == kNoSlot)
        return l;
    tx.set(link::owner, l, Ref::to(from));
    tx.set(link::target, l, Ref::to(to));
    tx.set(link::slot, l, *slot);
    if (dialectOf(m) == Dialect::Nexuiz)
        tx.set(link::source, l, kHardwired);
    tx.moveLast({kLink, l});
    return l;
}

std::vector<Edit> linkEdits() {
    return {{.id = "connect",
             .title = "Link Both Ways",
             .help = "Adds links in both directions between successive selected nodes",
             .section = "Links",
             .shortcut = "J",
             .whyDisabled = whyNotConnect,
             .run = runConnect},
            {.id = "connect_one_way",
             .title = "Link One Way",
             .help = "Adds links from each selected node to the next",
             .section = "Links",
             .shortcut = "Alt+J",
             .whyDisabled = whyNotConnect,
             .run = runConnectOneWay},
            {.id = "disconnect",
             .title = "Unlink",
             .help = "Deletes the selected links, or all links between the selected nodes",
             .section = "Links",
             .shortcut = "Shift+J",
             .whyDisabled = whyNotLinks,
             .run = runDisconnect},
            {.id = "two_way",
             .title = "Make Two-Way",
             .help = "Adds missing reverse links",
             .section = "Links",
             .whyDisabled = whyNotLinks,
             .run = runTwoWay}};
}

} // namespace navsmith::systems::quake_text
