// Edits for connections between areas.
#include "core/model/wording.h"
#include "core/systems/source_nav/edits/edits.h"
#include "core/systems/source_nav/mesh/components.h"
#include "core/systems/source_nav/mesh/selected_elements.h"
#include "core/systems/source_nav/shape/borders.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <algorithm>

namespace navsmith::systems::source_nav {

using model::Model;
using model::Ref;
using model::Slot;
using model::Transaction;

namespace {

constexpr std::string_view kChooseConnections = texts::mark("Select connections or connected areas.");

/// The side through which a connection leaves its area: where the areas touch, or a fixed one.
enum class Side : std::uint8_t { Meeting, North, East, South, West };

constexpr Argument<Side> kSide{"side"};
constexpr Argument<float> kHighestStep{"step"};
constexpr Argument<float> kDrop{"drop"};

/// Tests the first selected area with each of the others; `f` returns whether there is anything to do.
template <typename F>
std::string whyNotConnect(const Model& m, Selection selection, F&& missing) {
    const auto areas = selected(m, selection, kArea);
    if (areas.size() < 2 || areas.size() != selection.size())
        return texts::format("Select two or more areas. The first is connected to the others.");
    const auto others = std::span(areas).subspan(1);
    if (std::ranges::find(others, areas.front()) != others.end())
        return texts::format("An area cannot be connected to itself.");
    if (std::ranges::any_of(others, [&](Slot other) { return missing(areas.front(), other); }))
        return {};
    return model::capitalised(
        texts::format("{} is already connected to {}.", nameOf(m, areas.front()),
                      areas.size() == 2 ? nameOf(m, areas[1]) : texts::format("all selected areas")));
}

void moveTo(Transaction& tx, Slot c, Direction side) {
    if (tx.model().get(connection::side, c) == static_cast<std::uint8_t>(side))
        return;
    tx.set(connection::side, c, static_cast<std::uint8_t>(side));
    tx.moveLast({kConnection, c});
}

/// The one-way connections of a selection that lead to an area.
std::vector<Slot> oneWaysMeant(const Model& m, Selection selection) {
    auto rows = selectedConnections(m, selection);
    rows.erase(std::remove_if(rows.begin(), rows.end(), [&](Slot c) { return !hasEnds(m, c) || !isOneWay(m, c); }),
               rows.end());
    return rows;
}

std::vector<Slot> connectionsFromFirst(const Model& m, Selection selection) {
    auto rows = selected(m, selection, kConnection);
    const auto areas = selected(m, selection, kArea);
    if (!rows.empty() || areas.size() < 2)
        return rows;
    m.forEachReferrer(connection::owner, areas.front(), [&](Slot c) {
        const Ref target = m.get(connection::target, c);
        if (target.isSlot() && std::find(areas.begin() + 1, areas.end(), target.slot()) != areas.end())
            rows.push_back(c);
    });
    return rows;
}

std::vector<Slot> outgoingOneWays(const Model& m, Selection selection) {
    std::vector<Slot> rows;
    for (const Slot a : areasOnce(m, selection)) {
        for (const Slot c : m.referrers(connection::owner, a)) {
            if (isOneWay(m, c))
                rows.push_back(c);
        }
    }
    return rows;
}

/// The areas at the ends, without duplicates, to be selected when the connections are erased.
Elements endsOf(const Model& m, const std::vector<Slot>& connections) {
    Elements ends;
    std::vector<bool> isListed(m.capacity(kArea));
    for (const Slot c : connections) {
        for (const Ref end : {m.get(connection::owner, c), m.get(connection::target, c)}) {
            if (end.isSlot() && !isListed[end.slot()])
                ends.push_back({kArea, end.slot()});
            if (end.isSlot())
                isListed[end.slot()] = true;
        }
    }
    return ends;
}

EditResult eraseConnections(Transaction& tx, const std::vector<Slot>& rows, Selection selection) {
    const auto& m = tx.model();
    auto left = holds(m, selection, kArea) ? elements(kArea, selected(m, selection, kArea)) : endsOf(m, rows);
    tx.erase(elements(kConnection, rows));
    return left;
}

std::string whyNotConnect(const Model& m, Selection selection) {
    return whyNotConnect(m, selection, [&](Slot a, Slot b) { return !connects(m, a, b) || !connects(m, b, a); });
}

EditResult runConnect(Transaction& tx, Selection selection, Arguments) {
    const auto areas = selected(tx.model(), selection, kArea);
    connectToAll(tx, areas.front(), areas);
    for (const Slot other : areas)
        connectAreas(tx, other, areas.front());
    return same(selection);
}

std::string whyNotConnectOneWay(const Model& m, Selection selection) {
    return whyNotConnect(m, selection, [&](Slot a, Slot b) { return !connects(m, a, b); });
}

EditResult runConnectOneWay(Transaction& tx, Selection selection, Arguments) {
    const auto areas = selected(tx.model(), selection, kArea);
    connectToAll(tx, areas.front(), areas);
    return same(selection);
}

std::string whyNotDisconnect(const Model& m, Selection selection) {
    bool any = false;
    forEachSelectedConnection(m, selection, [&](Slot) {
        any = true;
        return false;
    });
    return any ? "" : std::string(texts::translated({kChooseConnections}));
}

EditResult runDisconnect(Transaction& tx, Selection selection, Arguments) {
    const auto& m = tx.model();
    auto rows = selectedConnections(m, selection);
    for (std::size_t i = 0, named = rows.size(); i < named; ++i) {
        if (!hasEnds(m, rows[i]))
            continue;
        const Slot owner = m.get(connection::owner, rows[i]).slot();
        m.forEachReferrer(connection::owner, m.get(connection::target, rows[i]).slot(), [&](Slot back) {
            if (m.get(connection::target, back).pointsTo(owner))
                rows.push_back(back);
        });
    }
    std::ranges::sort(rows);
    rows.erase(std::unique(rows.begin(), rows.end()), rows.end());
    return eraseConnections(tx, rows, selection);
}

std::string whyNotDisconnectOneWay(const Model& m, Selection selection) {
    return connectionsFromFirst(m, selection).empty()
               ? texts::format("Select connections, or an area and then areas that it is connected to.")
               : "";
}

EditResult runDisconnectOneWay(Transaction& tx, Selection selection, Arguments) {
    return eraseConnections(tx, connectionsFromFirst(tx.model(), selection), selection);
}

std::string whyNotOneWay(const Model& m, Selection selection) {
    bool any = false;
    bool hasOneWay = false;
    forEachSelectedConnection(m, selection, [&](Slot c) {
        any = true;
        hasOneWay = hasEnds(m, c) && isOneWay(m, c);
        return !hasOneWay;
    });
    if (!any)
        return std::string(texts::translated({kChooseConnections}));
    return hasOneWay ? "" : texts::format("The selection has no one-way connection between two areas.");
}

EditResult runMakeTwoWay(Transaction& tx, Selection selection, Arguments) {
    const auto& m = tx.model();
    for (const Slot c : oneWaysMeant(m, selection))
        connectAreas(tx, m.get(connection::target, c).slot(), m.get(connection::owner, c).slot());
    return same(selection);
}

EditResult runFlip(Transaction& tx, Selection selection, Arguments) {
    const auto& m = tx.model();
    for (const Slot c : oneWaysMeant(m, selection)) {
        const Slot from = m.get(connection::owner, c).slot();
        const Slot to = m.get(connection::target, c).slot();
        if (connects(m, to, from)) // a duplicate of a connection that has been turned already
            continue;
        tx.set(connection::owner, c, Ref::to(to));
        tx.set(connection::target, c, Ref::to(from));
        tx.set(connection::side, c, static_cast<std::uint8_t>(sideTowards(m, to, from)));
        tx.moveLast({kConnection, c});
    }
    return same(selection);
}

std::string whyNotOutgoingOneWays(const Model& m, Selection selection) {
    if (!holds(m, selection, kArea))
        return texts::format("Select areas.");
    return outgoingOneWays(m, selection).empty() ? texts::format("These areas have no outgoing one-way connection.")
                                                 : "";
}

EditResult runDisconnectOutgoing(Transaction& tx, Selection selection, Arguments) {
    return eraseConnections(tx, outgoingOneWays(tx.model(), selection), selection);
}

EditResult runConnectBorders(Transaction& tx, Selection selection, Arguments arguments) {
    const auto areas = areasOnce(tx.model(), selection);
    if (connectBorders(tx, areas, {arguments.get(kHighestStep), arguments.get(kDrop)}) == 0)
        tx.note(texts::format("Nothing to connect: all adjacent areas are already connected, or too high."));
    return same(selection);
}

EditResult runSetSide(Transaction& tx, Selection selection, Arguments arguments) {
    const auto& m = tx.model();
    const auto side = arguments.get(kSide);
    for (const Slot c : selectedConnections(m, selection)) {
        if (side != Side::Meeting)
            moveTo(tx, c, static_cast<Direction>(static_cast<unsigned>(side) - 1U));
        else if (hasEnds(m, c))
            moveTo(tx, c, sideTowards(m, m.get(connection::owner, c).slot(), m.get(connection::target, c).slot()));
    }
    return same(selection);
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
         .help = "Connects the first selected area to the others, without reverse connections, as for a drop or "
                 "one-way door",
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
         .whyDisabled = whyNotOneWay,
         .run = runMakeTwoWay},
        {.id = "flip",
         .title = "Reverse One-Way Connections",
         .help = "Reverses the selected one-way connections, or those between the selected areas",
         .section = "Connections",
         .shortcut = "R",
         .whyDisabled = whyNotOneWay,
         .run = runFlip},
        {.id = "set_side",
         .title = "Set Connection Side",
         .help = "Sets the side through which the selected connections, or those between the selected areas, leave "
                 "their area",
         .section = "Connections",
         .parameters = {choiceParameter(kSide, "Side", "North is towards lower y",
                                        {"where the areas meet", "north", "east", "south", "west"})},
         .whyDisabled = whyNotDisconnect,
         .run = runSetSide},
        {.id = "disconnect_outgoing",
         .title = "Disconnect Outgoing One-Way",
         .help = "Deletes one-way connections that leave the selected areas",
         .section = "Connections",
         .whyDisabled = whyNotOutgoingOneWays,
         .run = runDisconnectOutgoing},
        {.id = "connect_borders",
         .title = "Connect Along Borders",
         .help = "Connects the selected areas with all adjacent ones",
         .section = "Connections",
         .shortcut = "Alt+J",
         .role = EditRole::Merge,
         .parameters = {units(kHighestStep, "Step", "Connect in both directions up to this height difference", 0,
                              static_cast<double>(kStepHeight)),
                        units(kDrop, "Drop", "Connect downwards up to this height difference", 0,
                              static_cast<double>(kJumpCrouchHeight))},
         .whyDisabled = whyNotAreas,
         .run = runConnectBorders},
    };
}

} // namespace navsmith::systems::source_nav
