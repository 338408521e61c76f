// Edits for connections between areas.
#include "core/model/wording.h"
#include "core/systems/shared/edit_parts.h"
#include "core/systems/source2_nav/edits.h"
#include "core/systems/source2_nav/geometry.h"
#include "core/systems/source2_nav/schema.h"
#include "formats/texts/texts.h"

#include <algorithm>

namespace navsmith::systems::source2_nav {

using model::Model;
using model::Ref;
using model::Slot;
using model::Transaction;

namespace {

constexpr std::string_view kChooseConnections = texts::mark("Select connections or connected areas.");

constexpr Argument<int> kFromEdge{"edge"};
constexpr Argument<int> kToEdge{"target_edge"};

/// Tests the first selected area with each of the others; `isMissing` returns whether there is anything to do.
template <typename F>
std::string whyNoConnecting(const Model& m, Selection selection, F&& isMissing) {
    const auto areas = selected(m, selection, kArea);
    if (areas.size() < 2 || areas.size() != selection.size())
        return texts::format("Select two or more areas. The first is connected to the others.");
    const auto others = std::span(areas).subspan(1);
    if (std::ranges::find(others, areas.front()) != others.end())
        return texts::format("An area cannot be connected to itself.");
    for (const Slot other : others) {
        if (m.get(area::hull, other) != m.get(area::hull, areas.front()))
            return texts::format("Areas of different hulls cannot be connected.");
    }
    if (std::ranges::any_of(areas, [&](Slot a) { return !shapeOf(m, a); }))
        return texts::format("One of the areas has corners that are nowhere.");
    if (std::ranges::any_of(others, [&](Slot other) { return isMissing(areas.front(), other); }))
        return {};
    return model::capitalised(
        texts::format("{} is already connected to {}.", nameOf(m, areas.front()),
                      areas.size() == 2 ? nameOf(m, areas[1]) : texts::format("all selected areas")));
}

std::string whyNotConnect(const Model& m, Selection selection) {
    return whyNoConnecting(m, selection, [&](Slot a, Slot b) { return !connects(m, a, b) || !connects(m, b, a); });
}

EditResult runConnect(Transaction& tx, Selection selection, Arguments) {
    const auto areas = selected(tx.model(), selection, kArea);
    for (const Slot other : std::span(areas).subspan(1)) {
        connectAreas(tx, areas.front(), other);
        connectAreas(tx, other, areas.front());
    }
    return same(selection);
}

std::string whyNotConnectOneWay(const Model& m, Selection selection) {
    return whyNoConnecting(m, selection, [&](Slot a, Slot b) { return !connects(m, a, b); });
}

EditResult runConnectOneWay(Transaction& tx, Selection selection, Arguments) {
    const auto areas = selected(tx.model(), selection, kArea);
    for (const Slot other : std::span(areas).subspan(1))
        connectAreas(tx, areas.front(), other);
    return same(selection);
}

/// The selected connections or, if there are none, those between selected areas.
std::vector<Slot> connectionsMeant(const Model& m, Selection selection) {
    auto rows = selected(m, selection, kConnection);
    if (!rows.empty())
        return rows;
    std::vector<bool> inside(m.capacity(kArea));
    const auto areas = areasOnce(m, selection);
    for (const Slot a : areas)
        inside[a] = true;
    for (const Slot a : areas) {
        for (const Slot c : m.referrers(connection::owner, a)) {
            const Ref target = m.get(connection::target, c);
            if (target.isSlot() && inside[target.slot()])
                rows.push_back(c);
        }
    }
    return rows;
}

std::string whyNotDisconnect(const Model& m, Selection selection) {
    return connectionsMeant(m, selection).empty() ? std::string(texts::translated({kChooseConnections})) : "";
}

Elements endsOfAll(const Model& m, const std::vector<Slot>& connections) {
    std::vector<Slot> areas;
    for (const Slot c : connections) {
        for (const Ref end : {m.get(connection::owner, c), m.get(connection::target, c)}) {
            if (end.isSlot() && std::ranges::find(areas, end.slot()) == areas.end())
                areas.push_back(end.slot());
        }
    }
    return elements(kArea, areas);
}

EditResult eraseAll(Transaction& tx, std::vector<Slot> rows, Selection selection) {
    const auto& m = tx.model();
    std::ranges::sort(rows);
    rows.erase(std::unique(rows.begin(), rows.end()), rows.end());
    auto left = hasType(selection, kArea) ? elements(kArea, areasOnce(m, selection)) : endsOfAll(m, rows);
    tx.erase(elements(kConnection, rows));
    return left;
}

/// With all connections back.
EditResult runDisconnect(Transaction& tx, Selection selection, Arguments) {
    const auto& m = tx.model();
    auto rows = connectionsMeant(m, selection);
    for (std::size_t i = 0, named = rows.size(); i < named; ++i) {
        const Ref owner = m.get(connection::owner, rows[i]);
        const Ref target = m.get(connection::target, rows[i]);
        if (!owner.isSlot() || !target.isSlot())
            continue;
        for (const Slot back : m.referrers(connection::owner, target.slot())) {
            if (m.get(connection::target, back).pointsTo(owner.slot()))
                rows.push_back(back);
        }
    }
    return eraseAll(tx, std::move(rows), selection);
}

/// The selected connections, or those from the first selected area to the others.
std::vector<Slot> connectionsFromFirst(const Model& m, Selection selection) {
    auto rows = selected(m, selection, kConnection);
    const auto areas = areasOnce(m, selection);
    if (!rows.empty() || areas.size() < 2)
        return rows;
    for (const Slot c : m.referrers(connection::owner, areas.front())) {
        const Ref target = m.get(connection::target, c);
        if (target.isSlot() && std::find(areas.begin() + 1, areas.end(), target.slot()) != areas.end())
            rows.push_back(c);
    }
    return rows;
}

std::string whyNotDisconnectOneWay(const Model& m, Selection selection) {
    return connectionsFromFirst(m, selection).empty()
               ? texts::format("Select connections, or an area and then areas that it is connected to.")
               : "";
}

EditResult runDisconnectOneWay(Transaction& tx, Selection selection, Arguments) {
    return eraseAll(tx, connectionsFromFirst(tx.model(), selection), selection);
}

bool isOneWay(const Model& m, Slot c) {
    const Ref owner = m.get(connection::owner, c);
    const Ref target = m.get(connection::target, c);
    return owner.isSlot() && target.isSlot() && owner != target && !connects(m, target.slot(), owner.slot());
}

std::string whyNotMakeTwoWay(const Model& m, Selection selection) {
    const auto rows = connectionsMeant(m, selection);
    if (rows.empty())
        return std::string(texts::translated({kChooseConnections}));
    if (std::ranges::any_of(rows, [&](Slot c) { return isOneWay(m, c) && crossingOf(m, c); }))
        return {};
    return texts::format("The selection has no one-way connection between two areas.");
}

EditResult runMakeTwoWay(Transaction& tx, Selection selection, Arguments) {
    const auto& m = tx.model();
    for (const Slot c : connectionsMeant(m, selection)) {
        if (isOneWay(m, c))
            connectAreas(tx, m.get(connection::target, c).slot(), m.get(connection::owner, c).slot());
    }
    return same(selection);
}

// Edges --------------------------------------------------------------------------------------------------------------

/// Between areas with a shape.
std::vector<Slot> connectionsWithEnds(const Model& m, Selection selection) {
    auto rows = connectionsMeant(m, selection);
    std::erase_if(rows, [&](Slot c) {
        const Ref owner = m.get(connection::owner, c);
        const Ref target = m.get(connection::target, c);
        return !owner.isSlot() || !target.isSlot() || owner == target || !shapeOf(m, owner.slot()) ||
               !shapeOf(m, target.slot());
    });
    return rows;
}

std::string whyNotFitEdges(const Model& m, Selection selection) {
    if (connectionsMeant(m, selection).empty())
        return std::string(texts::translated({kChooseConnections}));
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
    return {
        {.id = "connect",
         .title = "Connect Both Ways",
         .help = "Connects the first selected area with the others in both directions",
         .section = "Connections",
         .shortcut = "J",
         .whyDisabled = whyNotConnect,
         .run = runConnect},
        {.id = "connect_one_way",
         .title = "Connect One Way",
         .help = "Connects the first selected area to the others, without reverse connections, as for a drop",
         .section = "Connections",
         .shortcut = "Ctrl+J",
         .whyDisabled = whyNotConnectOneWay,
         .run = runConnectOneWay},
        {.id = "disconnect",
         .title = "Disconnect",
         .help = "Deletes the selected connections and their reverse connections, or all connections between the "
                 "selected areas",
         .section = "Connections",
         .shortcut = "Shift+J",
         .whyDisabled = whyNotDisconnect,
         .run = runDisconnect},
        {.id = "disconnect_one_way",
         .title = "Disconnect One Way",
         .help = "Deletes only the selected connections, or those from the first selected area to the others",
         .section = "Connections",
         .shortcut = "Ctrl+Shift+J",
         .whyDisabled = whyNotDisconnectOneWay,
         .run = runDisconnectOneWay},
        {.id = "make_two_way",
         .title = "Make Two-Way",
         .help = "Adds missing reverse connections to the selected ones, or to those between the selected areas",
         .section = "Connections",
         .whyDisabled = whyNotMakeTwoWay,
         .run = runMakeTwoWay},
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
}

} // namespace navsmith::systems::source2_nav
