// Builders: chains of nodes, links dragged from node to node, and ladders.
#include "core/systems/shared/slot_edits.h"
#include "core/systems/yapb/access.h"
#include "core/systems/yapb/edits.h"
#include "core/systems/yapb/jumps.h"
#include "core/systems/yapb/reach.h"
#include "core/world/backdrop.h"
#include "formats/texts/texts.h"

namespace navsmith::systems::yapb {

using model::Element;
using model::kNoSlot;
using model::Model;
using model::Slot;
using model::Transaction;

namespace {

enum class Ways : std::uint8_t { AsTheGame, Both, One, Jump, None };

constexpr Argument<Ways> kWays{"way"};
constexpr Argument<bool> kCrouched{"crouch"};
constexpr float kNear = 10; ///< the game refuses nodes that are closer

Parameter waysParameter(bool chain) {
    std::vector<std::string_view> names{"where one can walk", "both ways", "one way", "by a jump"};
    if (chain)
        names.emplace_back("no link");
    return choiceParameter(kWays, "Links", "How to link: as the bots' editor does over the map, or always", names);
}

constexpr auto& isNode = over<kGraph, slot_graph::isNode>;
constexpr auto& nodeNear = over<kGraph, slot_graph::nodeNear>;

bool walks(const Model& m, Slot from, Slot to) {
    return m.map() == nullptr || canWalk(m.map()->rays, originOf(m, from), originOf(m, to));
}

/// The reason why not; empty: done.
std::string join(Transaction& tx, Slot from, Slot to, Ways ways) {
    const auto& m = tx.model();
    if (from == to || ways == Ways::None)
        return {};
    const auto whole = wholeDistance(originOf(m, from), originOf(m, to));
    if (ways == Ways::Jump) {
        const auto velocity = jumpVelocity(feetOf(m, from), feetOf(m, to));
        if (!velocity)
            return texts::format("The jump is too far or too high for a running player.");
        const Slot l = makeLink(tx, from, to, whole);
        if (l == kNoSlot)
            return slot_graph::allSlotsTaken(kGraph, m);
        makeJump(tx, l, *velocity);
        return {};
    }
    const bool there = ways != Ways::AsTheGame || walks(m, from, to);
    const bool back = ways == Ways::Both || (ways == Ways::AsTheGame && walks(m, to, from));
    if ((there && !canLink(m, from, to)) || (back && !canLink(m, to, from)))
        return slot_graph::allSlotsTaken(kGraph, m);
    if (there)
        makeLink(tx, from, to, whole);
    if (back)
        makeLink(tx, to, from, whole);
    return {};
}

EditResult placeChain(Transaction& tx, const Builder::Click& click, Arguments arguments) {
    const auto& m = tx.model();
    const bool crouched = arguments.get(kCrouched);
    const auto at = click.at + glm::vec3(0, 0, crouched ? kCrouchingHeight : kStandingHeight);
    if (!isFinite(at))
        return refused(texts::format("Invalid position."));
    Slot to = isNode(m, click.onto) ? click.onto.slot : nodeNear(m, at, kNear, kNoSlot);
    if (to == kNoSlot) {
        to = makeNode(tx, at);
        if (to == kNoSlot)
            return Elements{};
        if (crouched)
            tx.set(node::flags, to, static_cast<std::uint32_t>(kCrouch));
        else if (m.map() != nullptr)
            tx.set(node::radius, to, freeRadius(m.map()->rays, at));
    }
    if (isNode(m, click.from)) {
        if (auto reason = join(tx, click.from.slot, to, arguments.get(kWays)); !reason.empty())
            return refused(std::move(reason));
    }
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
    const auto ways = arguments.get(kWays);
    if (auto reason = join(tx, from, to, ways); !reason.empty())
        return refused(std::move(reason));
    if (!tx.changedAnything())
        return refused(ways == Ways::AsTheGame && findLink(m, from, to) == kNoSlot
                           ? texts::format("Nobody can walk there: choose another kind of link.")
                           : texts::format("They are already linked."));
    const Slot l = findLink(m, from, to);
    return l == kNoSlot ? Elements{{kLink, findLink(m, to, from)}} : Elements{{kLink, l}};
}

constexpr auto& continuesChain = over<kGraph, slot_graph::continuesNode>;

} // namespace

std::vector<Builder> builders() {
    return {
        {.id = "chain",
         .title = "Place Nodes",
         .help = "Each click places a node and links the previous one to it. Click an existing node to link it.",
         .shortcut = "B",
         .parameters = {waysParameter(true),
                        onOffParameter(kCrouched, "Crouched", "Nodes to which bots crawl, 18 above the floor", false)},
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

} // namespace navsmith::systems::yapb
