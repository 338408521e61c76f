// Builders: chains of nodes, and links dragged from node to node.
#include "core/systems/quake_text/access.h"
#include "core/systems/quake_text/edits.h"
#include "core/systems/shared/slot_edits.h"
#include "formats/texts/texts.h"

#include <glm/geometric.hpp>

#include <cmath>
#include <limits>

namespace navsmith::systems::quake_text {

using model::Element;
using model::kNoSlot;
using model::Model;
using model::Slot;
using model::Transaction;

namespace {

enum class Ways : std::uint8_t { Both, One, None };

constexpr Argument<Ways> kWays{"way"};
constexpr Argument<double> kAbove{"above"};
constexpr float kNear = 16; ///< units: closer nodes are the same place for a player
/// The game puts markers and waypoints at the origin of a player, 24 above the feet.
constexpr double kOriginOverFeet = 24;

Parameter waysParameter(bool none) {
    std::vector<std::string_view> names{"both ways", "one way"};
    if (none)
        names.emplace_back("no link");
    return choiceParameter(kWays, "Direction", "Whether to add the reverse link", names);
}

constexpr auto& isNode = over<kGraph, slot_graph::isNode>;
constexpr auto& nodeNear = over<kGraph, slot_graph::nodeNear>;
constexpr auto& canLink = over<kGraph, slot_graph::canLink>;
constexpr auto& makeLink = over<kGraph, slot_graph::makeLink>;

/// False if a slot was lacking.
bool join(Transaction& tx, Slot from, Slot to, Ways ways) {
    if (from == to || ways == Ways::None)
        return true;
    const auto& m = tx.model();
    if (!canLink(m, from, to) || (ways == Ways::Both && !canLink(m, to, from)))
        return false;
    makeLink(tx, from, to);
    if (ways == Ways::Both)
        makeLink(tx, to, from);
    return true;
}

EditResult allTaken(const Model& m) {
    return refused(slot_graph::allSlotsTaken(kGraph, m));
}

EditResult placeChain(Transaction& tx, const Builder::Click& click, Arguments arguments) {
    const auto& m = tx.model();
    const glm::vec3 at = click.at + glm::vec3(0, 0, static_cast<float>(arguments.get(kAbove)));
    if (!std::isfinite(at.x) || !std::isfinite(at.y) || !std::isfinite(at.z))
        return refused(texts::format("Invalid position."));
    Slot to = isNode(m, click.onto) ? click.onto.slot : nodeNear(m, at, kNear, kNoSlot);
    if (to == kNoSlot)
        to = makeNode(tx, at);
    if (to == kNoSlot)
        return Elements{};
    if (isNode(m, click.from) && !join(tx, click.from.slot, to, arguments.get(kWays)))
        return allTaken(m);
    return Elements{{kNode, to}};
}

EditResult placeLink(Transaction& tx, const Builder::Click& click, Arguments arguments) {
    const auto& m = tx.model();
    if (!isNode(m, click.onto))
        return refused(texts::format("Drag from one node to another."));
    constexpr float within = 48;
    const Slot from = click.onto.slot;
    const Slot to = nodeNear(m, click.at, within, from);
    if (to == kNoSlot)
        return refused(texts::format("There is no node at the end of the drag."));
    if (!join(tx, from, to, arguments.get(kWays)))
        return allTaken(m);
    if (!tx.changedAnything())
        return refused(texts::format("They are already linked."));
    return Elements{{kLink, findLink(m, from, to)}};
}

constexpr auto& continuesChain = over<kGraph, slot_graph::continuesNode>;

} // namespace

std::vector<Builder> builders() {
    return {{.id = "chain",
             .title = "Place Nodes",
             .help = "Each click places a node and links the previous one to it. Click an existing node to link it.",
             .shortcut = "B",
             .parameters = {waysParameter(true),
                            numberParameter(kAbove, "Above ground", "Height of new nodes above the ground",
                                            {.min = -64, .max = 256, .initial = kOriginOverFeet, .step = 8}, "units")},
             .continues = continuesChain,
             .joins = continuesChain,
             .place = placeChain},
            {.id = "link",
             .title = "Draw Links",
             .help = "Drag from one node to another.",
             .shortcut = "Shift+L",
             .gesture = Gesture::Line,
             .parameters = {waysParameter(false)},
             .joins = continuesChain,
             .place = placeLink}};
}

} // namespace navsmith::systems::quake_text
