#include "core/systems/quake_nav/edit_functions.h"
#include "core/systems/quake_nav/graph.h"

#include <set>

namespace navsmith::systems::quake_nav {

using model::Model;
using model::Ref;
using model::Slot;
using model::Transaction;

namespace {

std::vector<bool> marked(const Model& m, const std::vector<Slot>& nodes) {
    std::vector<bool> marks(m.capacity(kNode), false);
    for (const Slot n : nodes)
        marks[n] = true;
    return marks;
}

std::vector<Slot> rowsOf(const Model& m, const std::vector<bool>& marks, bool value) {
    std::vector<Slot> rows;
    m.forEachLive(kNode, [&](Slot n) {
        if (marks[n] == value)
            rows.push_back(n);
    });
    return rows;
}

std::vector<bool> mainPart(const Model& m) {
    const auto parts = strongParts(m);
    std::vector<bool> marks(m.capacity(kNode), false);
    if (parts.sizes.empty())
        return marks;
    const auto largest = parts.largest();
    m.forEachLive(kNode, [&](Slot n) { marks[n] = parts.partOf[n] == largest; });
    return marks;
}

EditResult found(model::ElementTypeId type, const std::vector<Slot>& rows, std::string_view none) {
    return rows.empty() ? EditResult(refused(std::string(none))) : EditResult(elements(type, rows));
}

} // namespace

std::string whyNotNodes(const Model& m, Selection selection) {
    return selected(m, selection, kNode).empty() ? "Choose nodes." : "";
}

EditResult runSelectLinks(Transaction& tx, Selection selection, Values) {
    const auto& m = tx.model();
    std::set<Slot> links;
    for (const Slot n : selected(m, selection, kNode)) {
        m.forEachReferrer(link::owner, n, [&](Slot l) { links.insert(l); });
        m.forEachReferrer(link::target, n, [&](Slot l) { links.insert(l); });
    }
    return found(kLink, {links.begin(), links.end()}, "No link leaves these nodes or leads to them.");
}

EditResult runSelectNodes(Transaction& tx, Selection selection, Values) {
    const auto& m = tx.model();
    std::set<Slot> nodes;
    for (const Slot l : linksMeant(m, selection)) {
        for (const Ref end : {m.get(link::owner, l), m.get(link::target, l)}) {
            if (end.isSlot())
                nodes.insert(end.slot());
        }
    }
    return found(kNode, {nodes.begin(), nodes.end()}, "These links have no ends.");
}

EditResult runSelectReach(Transaction& tx, Selection selection, Values) {
    const auto& m = tx.model();
    return elements(kNode, rowsOf(m, reachedFrom(m, marked(m, selected(m, selection, kNode))), true));
}

EditResult runSelectUnreachable(Transaction& tx, Selection, Values) {
    const auto& m = tx.model();
    return found(kNode, rowsOf(m, reachedFrom(m, mainPart(m)), false),
                 "Bots get everywhere from the largest part of the graph.");
}

EditResult runSelectTraps(Transaction& tx, Selection, Values) {
    const auto& m = tx.model();
    const auto main = mainPart(m);
    const auto reached = reachedFrom(m, main);
    const auto back = leadingTo(m, main);
    std::vector<Slot> rows;
    m.forEachLive(kNode, [&](Slot n) {
        if (reached[n] && !back[n])
            rows.push_back(n);
    });
    return found(kNode, rows, "Bots get back from everywhere that they get to.");
}

EditResult runSelectType(Transaction& tx, Selection, Values values) {
    const auto& m = tx.model();
    std::vector<Slot> rows;
    m.forEachLive(kLink, [&](Slot l) {
        if (m.get(link::type, l) == static_cast<std::uint8_t>(values[0]))
            rows.push_back(l);
    });
    return found(kLink, rows, "There is no link of this type.");
}

} // namespace navsmith::systems::quake_nav
