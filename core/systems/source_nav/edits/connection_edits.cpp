// Edits for connections between areas.
#include "core/systems/source_nav/edits/edits.h"
#include "core/systems/source_nav/mesh/components.h"
#include "core/systems/source_nav/mesh/selected_elements.h"
#include "core/systems/source_nav/shape/borders.h"
#include "formats/texts/texts.h"

#include <iterator>

namespace navsmith::systems::source_nav {

using model::Model;
using model::Ref;
using model::Slot;
using model::Transaction;

namespace {

/// The side through which a connection leaves its area: where the areas touch, or a fixed one.
enum class Side : std::uint8_t { Meeting, North, East, South, West };

constexpr Argument<Side> kSide{"side"};
constexpr Argument<float> kHighestStep{"step"};
constexpr Argument<float> kDrop{"drop"};

void moveTo(Transaction& tx, Slot c, Direction side) {
    if (tx.model().get(connection::side, c) == static_cast<std::uint8_t>(side))
        return;
    tx.set(connection::side, c, static_cast<std::uint8_t>(side));
    tx.moveLast({kConnection, c});
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

EditResult runFlip(Transaction& tx, Selection selection, Arguments) {
    const auto& m = tx.model();
    for (const Slot c : areas::selectedOneWays(kAreaLinks, m, selection)) {
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
    return areas::erase(kAreaLinks, tx, outgoingOneWays(tx.model(), selection), selection);
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
    auto edits = areas::linkEdits<kAreaLinks>();
    const Edit own[] = {
        {.id = "flip",
         .title = "Reverse One-Way Connections",
         .help = "Reverses the selected one-way connections, or those between the selected areas",
         .section = "Connections",
         .shortcut = "R",
         .whyDisabled = over<kAreaLinks, areas::whyNoOneWays>,
         .run = runFlip},
        {.id = "set_side",
         .title = "Set Connection Side",
         .help = "Sets the side through which the selected connections, or those between the selected areas, leave "
                 "their area",
         .section = "Connections",
         .parameters = {choiceParameter(kSide, "Side", "North is towards lower y",
                                        {"where the areas meet", "north", "east", "south", "west"})},
         .whyDisabled = over<kAreaLinks, areas::whyNoConnections>,
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
    edits.insert(edits.end(), std::begin(own), std::end(own));
    return edits;
}

} // namespace navsmith::systems::source_nav
