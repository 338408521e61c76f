#include "core/systems/quake_nav/edits.h"
#include "core/systems/quake_nav/graph.h"
#include "core/systems/quake_nav/selected_elements.h"
#include "formats/texts/texts.h"

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
    const auto largest = largestOf(parts);
    m.forEachLive(kNode, [&](Slot n) { marks[n] = parts.partOf[n] == largest; });
    return marks;
}

EditResult selectionOr(model::ElementTypeId type, const std::vector<Slot>& rows, std::string_view none) {
    return rows.empty() ? EditResult(refused(std::string(none))) : EditResult(elements(type, rows));
}

EditResult runSelectLinks(Transaction& tx, Selection selection, Arguments) {
    const auto& m = tx.model();
    std::set<Slot> links;
    for (const Slot n : selected(m, selection, kNode)) {
        m.forEachReferrer(link::owner, n, [&](Slot l) { links.insert(l); });
        m.forEachReferrer(link::target, n, [&](Slot l) { links.insert(l); });
    }
    return selectionOr(kLink, {links.begin(), links.end()}, "These nodes have no links.");
}

EditResult runSelectNodes(Transaction& tx, Selection selection, Arguments) {
    const auto& m = tx.model();
    std::set<Slot> nodes;
    for (const Slot l : selectedLinks(m, selection)) {
        for (const Ref end : {m.get(link::owner, l), m.get(link::target, l)}) {
            if (end.isSlot())
                nodes.insert(end.slot());
        }
    }
    return selectionOr(kNode, {nodes.begin(), nodes.end()}, "These links have no nodes.");
}

EditResult runSelectReach(Transaction& tx, Selection selection, Arguments) {
    const auto& m = tx.model();
    return elements(kNode, rowsOf(m, reachedFrom(m, marked(m, selected(m, selection, kNode))), true));
}

EditResult runSelectUnreachable(Transaction& tx, Selection, Arguments) {
    const auto& m = tx.model();
    return selectionOr(kNode, rowsOf(m, reachedFrom(m, mainPart(m)), false),
                       "Bots can reach every node from the largest component.");
}

EditResult runSelectTraps(Transaction& tx, Selection, Arguments) {
    const auto& m = tx.model();
    const auto main = mainPart(m);
    const auto reached = reachedFrom(m, main);
    const auto back = leadingTo(m, main);
    std::vector<Slot> rows;
    m.forEachLive(kNode, [&](Slot n) {
        if (reached[n] && !back[n])
            rows.push_back(n);
    });
    return selectionOr(kNode, rows, "Bots can return from every reachable node.");
}

EditResult runSelectType(Transaction& tx, Selection, Arguments arguments) {
    const auto& m = tx.model();
    const auto type = arguments.get(kTypeArgument);
    std::vector<Slot> rows;
    m.forEachLive(kLink, [&](Slot l) {
        if (m.get(link::type, l) == type)
            rows.push_back(l);
    });
    return selectionOr(kLink, rows, "There are no links of this type.");
}

} // namespace

std::vector<Edit> selectEdits(quake::NavGame game) {
    return {
        {.id = "select_links",
         .title = "Select Links of Nodes",
         .help = "Selects all links from or to the selected nodes",
         .section = "Select",
         .whyDisabled = whyNotNodes,
         .run = runSelectLinks},
        {.id = "select_ends",
         .title = "Select Nodes of Links",
         .help = "Selects both ends of the selected links",
         .section = "Select",
         .whyDisabled = whyNotLinks,
         .run = runSelectNodes},
        {.id = "select_reach",
         .title = "Select Reachable Nodes",
         .help = "Selects all nodes that can be reached from the selected ones",
         .section = "Select",
         .whyDisabled = whyNotNodes,
         .run = runSelectReach},
        {.id = "select_unreachable",
         .title = "Select Unreachable Nodes",
         .help = "Selects all nodes that cannot be reached from the largest component",
         .section = "Select",
         .role = EditRole::Select,
         .scope = EditScope::Document,
         .run = runSelectUnreachable},
        {.id = "select_traps",
         .title = "Select One-Way Traps",
         .help = "Selects all nodes from which bots cannot return to the largest component",
         .section = "Select",
         .role = EditRole::Select,
         .scope = EditScope::Document,
         .run = runSelectTraps},
        {.id = "select_type",
         .title = "Select Links by Type",
         .help = "Selects all links of one type",
         .section = "Select",
         .role = EditRole::Select,
         .scope = EditScope::Document,
         .parameters = {typeParameter(game)},
         .run = runSelectType},
    };
}

} // namespace navsmith::systems::quake_nav
