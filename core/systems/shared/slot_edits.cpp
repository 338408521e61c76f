#include "core/systems/shared/slot_edits.h"

#include "formats/texts/texts.h"

#include <algorithm>
#include <set>

namespace navsmith::systems::slot_graph {

using model::Element;
using model::kNoSlot;
using model::Model;
using model::Slot;
using model::Transaction;

namespace {

EditResult connectAll(const SlotGraph& g, Transaction& tx, Selection selection, bool bothWays) {
    const auto nodes = selected(tx.model(), selection, g.nodeType());
    bool isFull = false;
    for (std::size_t i = 0; i + 1 < nodes.size(); ++i) {
        if (nodes[i] == nodes[i + 1])
            continue;
        isFull = makeLink(g, tx, nodes[i], nodes[i + 1]) == kNoSlot || isFull;
        if (bothWays)
            isFull = makeLink(g, tx, nodes[i + 1], nodes[i]) == kNoSlot || isFull;
    }
    if (!tx.changedAnything())
        return isFull ? EditResult(refused(allSlotsTaken(g, tx.model())))
                      : EditResult(nothingToDo(texts::format("The nodes are already linked.")));
    if (isFull)
        tx.note(texts::format("Some links were not made: all {} slots of a node are taken.", g.slots(tx.model())));
    return same(selection);
}

/// Walks whose ends have places.
bool canInsert(const SlotGraph& g, const Model& m, Slot l) {
    const auto ends = endsOf(g, m, l);
    return ends && ends->from != ends->to && g.isWalked(m, l) && g.placeOf(m, ends->from) && g.placeOf(m, ends->to);
}

/// Nothing else has its slot, and its node has the slot.
bool hasSlotOfItsOwn(const SlotGraph& g, const Model& m, Slot l, Slot owner) {
    bool isAlone = m.get(g.slot, l) < g.slots(m);
    m.forEachReferrer(g.owner, owner, [&](Slot other) {
        isAlone = isAlone && (other == l || m.get(g.slot, other) != m.get(g.slot, l));
    });
    return isAlone;
}

} // namespace

bool isNode(const SlotGraph& g, const Model& m, const Element& e) {
    return e.type == g.nodeType() && m.isLive(e);
}

bool continuesNode(const SlotGraph& g, const Model& m, Element from, Arguments) {
    return isNode(g, m, from);
}

std::vector<Slot> linksMeant(const SlotGraph& g, const Model& m, Selection selection) {
    auto links = selected(m, selection, g.linkType());
    std::set<Slot> distinct(links.begin(), links.end());
    const auto nodes = selected(m, selection, g.nodeType());
    const std::set<Slot> ofSelection(nodes.begin(), nodes.end());
    for (const Slot n : ofSelection) {
        for (const Slot l : linksOf(g, m, n)) {
            const auto ends = endsOf(g, m, l);
            if (ends && ofSelection.contains(ends->to) && distinct.insert(l).second)
                links.push_back(l);
        }
    }
    return links;
}

std::string allSlotsTaken(const SlotGraph& g, const Model& m) {
    return texts::format("All {} slots of a node are taken.", g.slots(m));
}

std::string whyNotConnect(const SlotGraph& g, const Model& m, Selection selection) {
    const auto nodes = selected(m, selection, g.nodeType());
    return nodes.size() < 2 || nodes.size() != selection.size()
               ? texts::format("Select two or more nodes, in the order in which to link them.")
               : "";
}

std::string whyNotLinks(const SlotGraph& g, const Model& m, Selection selection) {
    return linksMeant(g, m, selection).empty() ? texts::format("Select links, or nodes that are linked.") : "";
}

std::string whyNotInsert(const SlotGraph& g, const Model& m, Selection selection) {
    const auto links = selected(m, selection, g.linkType());
    return std::ranges::any_of(links, [&](Slot l) { return canInsert(g, m, l); })
               ? ""
               : texts::format("Select links that are walked and whose ends have positions.");
}

EditResult connect(const SlotGraph& g, Transaction& tx, Selection selection, Arguments) {
    return connectAll(g, tx, selection, true);
}

EditResult connectOneWay(const SlotGraph& g, Transaction& tx, Selection selection, Arguments) {
    return connectAll(g, tx, selection, false);
}

EditResult disconnect(const SlotGraph& g, Transaction& tx, Selection selection, Arguments) {
    const auto& m = tx.model();
    const auto links = linksMeant(g, m, selection);
    Elements ends;
    std::set<Slot> distinct;
    for (const Slot l : links) {
        for (const auto ref : {m.get(g.owner, l), m.get(g.target, l)}) {
            if (ref.isSlot() && distinct.insert(ref.slot()).second)
                ends.push_back({g.nodeType(), ref.slot()});
        }
    }
    tx.erase(elements(g.linkType(), links));
    return ends;
}

EditResult makeTwoWay(const SlotGraph& g, Transaction& tx, Selection selection, Arguments) {
    const auto& m = tx.model();
    bool isFull = false;
    for (const Slot l : linksMeant(g, m, selection)) {
        const auto ends = endsOf(g, m, l);
        if (ends && ends->from != ends->to)
            isFull = makeLink(g, tx, ends->to, ends->from) == kNoSlot || isFull;
    }
    if (!tx.changedAnything())
        return isFull ? EditResult(refused(allSlotsTaken(g, m)))
                      : EditResult(nothingToDo(texts::format("These links already lead both ways.")));
    return same(selection);
}

EditResult insertNodes(const SlotGraph& g, Transaction& tx, Selection selection, Arguments) {
    const auto& m = tx.model();
    std::vector<Slot> newNodes;
    std::set<Slot> split;
    for (const Slot l : selected(m, selection, g.linkType())) {
        if (split.contains(l) || !canInsert(g, m, l))
            continue;
        const auto [from, to] = *endsOf(g, m, l);
        const Slot n = g.makeNode(tx, (*g.placeOf(m, from) + *g.placeOf(m, to)) * 0.5F);
        if (n == kNoSlot)
            return Elements{};
        g.inherit(tx, n, from, to);
        tx.set(g.target, l, model::Ref::to(n));
        makeLink(g, tx, n, to);
        split.insert(l);
        if (const Slot back = findLink(g, m, to, from); back != kNoSlot && canInsert(g, m, back)) {
            tx.set(g.target, back, model::Ref::to(n));
            makeLink(g, tx, n, from);
            split.insert(back);
        }
        newNodes.push_back(n);
    }
    return elements(g.nodeType(), newNodes);
}

EditResult attachPasted(const SlotGraph& g, Transaction& tx, Selection pasted) {
    const auto& m = tx.model();
    const auto files = m.order(model::kFileType).all();
    for (const Slot n : selected(m, pasted, g.nodeType())) {
        tx.set(g.file, n, model::Ref::to(files.front()));
        if (g.completePasted != nullptr)
            g.completePasted(tx, n);
        tx.moveLast({g.nodeType(), n});
    }
    Elements homeless;
    for (const Slot l : selected(m, pasted, g.linkType())) {
        const auto ends = endsOf(g, m, l);
        if (ends && hasSlotOfItsOwn(g, m, l, ends->from))
            continue;
        if (const auto slot = ends ? freeSlot(g, m, ends->from) : std::nullopt)
            tx.set(g.slot, l, *slot);
        else
            homeless.push_back({g.linkType(), l});
    }
    tx.erase(homeless);
    return stillLive(m, pasted);
}

} // namespace navsmith::systems::slot_graph
