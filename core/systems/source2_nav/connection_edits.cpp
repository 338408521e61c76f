// Edits for connections between areas.
#include "core/systems/shared/edit_parts.h"
#include "core/systems/source2_nav/edits.h"
#include "core/systems/source2_nav/geometry.h"
#include "core/systems/source2_nav/schema.h"
#include "formats/texts/texts.h"

#include <algorithm>
#include <iterator>

namespace navsmith::systems::source2_nav {

using model::Model;
using model::Ref;
using model::Slot;
using model::Transaction;

namespace {

constexpr Argument<int> kFromEdge{"edge"};
constexpr Argument<int> kToEdge{"target_edge"};

/// Between areas with a shape.
std::vector<Slot> connectionsWithEnds(const Model& m, Selection selection) {
    auto rows = selectedConnections(m, selection);
    std::erase_if(rows, [&](Slot c) {
        const Ref owner = m.get(connection::owner, c);
        const Ref target = m.get(connection::target, c);
        return !owner.isSlot() || !target.isSlot() || owner == target || !shapeOf(m, owner.slot()) ||
               !shapeOf(m, target.slot());
    });
    return rows;
}

std::string whyNotFitEdges(const Model& m, Selection selection) {
    if (auto why = areas::whyNoConnections(kAreaLinks, m, selection); !why.empty())
        return why;
    return connectionsWithEnds(m, selection).empty() ? texts::format("These connections lead to no other area.") : "";
}

void setEdges(Transaction& tx, Slot c, std::size_t edge, std::size_t targetEdge) {
    const auto& m = tx.model();
    if (m.get(connection::edge, c) != edge) {
        tx.set(connection::edge, c, static_cast<std::uint8_t>(edge));
        tx.moveLast({kConnection, c});
    }
    if (m.get(connection::targetEdge, c) != targetEdge)
        tx.set(connection::targetEdge, c, static_cast<std::uint32_t>(targetEdge));
}

/// Whether another connection leads between these edges.
bool isDouble(const Model& m, Slot c, std::size_t edge, std::size_t targetEdge) {
    const auto siblings = m.referrers(connection::owner, m.get(connection::owner, c).slot());
    return std::ranges::any_of(siblings, [&](Slot other) {
        return other != c && m.get(connection::target, other) == m.get(connection::target, c) &&
               m.get(connection::edge, other) == edge && m.get(connection::targetEdge, other) == targetEdge;
    });
}

EditResult runFitEdges(Transaction& tx, Selection selection, Arguments) {
    const auto& m = tx.model();
    for (const Slot c : connectionsWithEnds(m, selection)) {
        const auto from = shapeOf(m, m.get(connection::owner, c).slot());
        const auto to = shapeOf(m, m.get(connection::target, c).slot());
        const auto edges = facingEdges(*from, *to);
        if (isDouble(m, c, edges.from, edges.to))
            tx.erase({kConnection, c});
        else
            setEdges(tx, c, edges.from, edges.to);
    }
    if (!tx.changedAnything())
        return nothingToDo(texts::format("The connections already leave through the edges that face each other."));
    return stillLive(m, selection);
}

std::string whyNotSetEdges(const Model& m, Selection selection) {
    const auto rows = selected(m, selection, kConnection);
    return rows.size() == 1 && selection.size() == 1 && !connectionsWithEnds(m, selection).empty()
               ? ""
               : texts::format("Select one connection between two areas.");
}

Proposal proposeEdges(const Model& m, Selection selection) {
    const Slot c = selection.front().slot;
    return {{kFromEdge, m.get(connection::edge, c)}, {kToEdge, static_cast<int>(m.get(connection::targetEdge, c))}};
}

EditResult runSetEdges(Transaction& tx, Selection selection, Arguments arguments) {
    const auto& m = tx.model();
    const Slot c = selection.front().slot;
    const auto edge = static_cast<std::size_t>(arguments.get(kFromEdge));
    const auto targetEdge = static_cast<std::size_t>(arguments.get(kToEdge));
    if (edge >= cornerCountOf(m, m.get(connection::owner, c).slot()) ||
        targetEdge >= cornerCountOf(m, m.get(connection::target, c).slot()))
        return refused(texts::format("The area has no such edge."));
    if (isDouble(m, c, edge, targetEdge))
        return refused(texts::format("Another connection leads between these edges."));
    setEdges(tx, c, edge, targetEdge);
    return same(selection);
}

Parameter edgeParameter(Argument<int> argument, std::string_view title, std::string_view help) {
    return numberParameter(argument, title, help,
                           {.min = 0, .max = static_cast<double>(source2::kMostCorners - 1), .initial = 0});
}

} // namespace

std::vector<Edit> connectionEdits() {
    auto edits = areas::linkEdits<kAreaLinks>();
    const Edit own[] = {
        {.id = "fit_edges",
         .title = "Connect Facing Edges",
         .help = "Moves the selected connections, or those between the selected areas, to the edges that face each "
                 "other",
         .section = "Connections",
         .whyDisabled = whyNotFitEdges,
         .run = runFitEdges},
        {.id = "set_edges",
         .title = "Set Edges",
         .help = "Sets the edges between which the selected connection leads",
         .section = "Connections",
         .parameters = {edgeParameter(kFromEdge, "Edge", "Of the area that the connection leaves"),
                        edgeParameter(kToEdge, "Target edge", "Of the area that the connection enters")},
         .whyDisabled = whyNotSetEdges,
         .propose = proposeEdges,
         .run = runSetEdges},
    };
    edits.insert(edits.end(), std::begin(own), std::end(own));
    return edits;
}

} // namespace navsmith::systems::source2_nav
