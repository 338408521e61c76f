#include "core/model/wording.h"
#include "core/systems/shared/edit_parts.h"
#include "core/systems/yapb/access.h"
#include "core/systems/yapb/edits.h"
#include "core/systems/yapb/jumps.h"
#include "formats/texts/texts.h"

#include <algorithm>
#include <set>

namespace navsmith::systems::yapb {

using model::kNoSlot;
using model::Model;
using model::Ref;
using model::Slot;
using model::Transaction;

namespace {

std::string allSlotsTaken(const Model& m) {
    return texts::format("All {} slots of a node are taken.", slotCount(m));
}

std::string whyNotConnect(const Model& m, Selection selection) {
    const auto nodes = selected(m, selection, kNode);
    return nodes.size() < 2 || nodes.size() != selection.size()
               ? texts::format("Select two or more nodes, in the order in which to link them.")
               : "";
}

/// As links that people make in the game.
Slot makeWholeLink(Transaction& tx, Slot from, Slot to) {
    return makeLink(tx, from, to, wholeDistance(originOf(tx.model(), from), originOf(tx.model(), to)));
}

EditResult connect(Transaction& tx, Selection selection, bool bothWays) {
    const auto nodes = selected(tx.model(), selection, kNode);
    bool full = false;
    for (std::size_t i = 0; i + 1 < nodes.size(); ++i) {
        if (nodes[i] == nodes[i + 1])
            continue;
        full = makeWholeLink(tx, nodes[i], nodes[i + 1]) == kNoSlot || full;
        if (bothWays)
            full = makeWholeLink(tx, nodes[i + 1], nodes[i]) == kNoSlot || full;
    }
    if (!tx.changedAnything())
        return full ? EditResult(refused(allSlotsTaken(tx.model())))
                    : EditResult(nothingToDo(texts::format("The nodes are already linked.")));
    if (full)
        tx.note(texts::format("Some links were not made: all {} slots of a node are taken.", slotCount(tx.model())));
    return same(selection);
}

EditResult runConnect(Transaction& tx, Selection selection, Arguments) {
    return connect(tx, selection, true);
}

EditResult runConnectOneWay(Transaction& tx, Selection selection, Arguments) {
    return connect(tx, selection, false);
}

/// A jump from each node to the next, with the velocity that carries a bot there.
EditResult runConnectJump(Transaction& tx, Selection selection, Arguments) {
    const auto& m = tx.model();
    const auto nodes = selected(m, selection, kNode);
    std::size_t tooFar = 0;
    for (std::size_t i = 0; i + 1 < nodes.size(); ++i) {
        if (nodes[i] == nodes[i + 1])
            continue;
        const auto velocity = jumpVelocity(feetOf(m, nodes[i]), feetOf(m, nodes[i + 1]));
        if (!velocity) {
            ++tooFar;
            continue;
        }
        const Slot l = makeWholeLink(tx, nodes[i], nodes[i + 1]);
        if (l == kNoSlot)
            return refused(allSlotsTaken(m));
        tx.set(link::flags, l, static_cast<std::uint16_t>(m.get(link::flags, l) | kJump));
        setVelocity(tx, l, *velocity);
        tx.set(node::radius, nodes[i], 0.0F); // bots take off from the node itself
    }
    if (!tx.changedAnything())
        return tooFar != 0 ? EditResult(refused(texts::format("The jump is too far or too high for a running player.")))
                           : EditResult(nothingToDo(texts::format("There is no jump to make.")));
    if (tooFar != 0)
        tx.note(texts::format("{} too far or too high for a running player.", model::counted(tooFar, "jump")));
    return same(selection);
}

/// The selected links, and those between selected nodes.
std::vector<Slot> linksMeant(const Model& m, Selection selection) {
    auto links = selected(m, selection, kLink);
    std::set<Slot> taken(links.begin(), links.end());
    const auto nodes = selected(m, selection, kNode);
    const std::set<Slot> chosen(nodes.begin(), nodes.end());
    for (const Slot n : chosen) {
        for (const Slot l : linksOf(m, n)) {
            const auto ends = endsOf(m, l);
            if (ends && chosen.contains(ends->to) && taken.insert(l).second)
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
    const auto links = linksMeant(m, selection);
    std::set<Slot> nodes;
    for (const Slot l : links) {
        for (const auto ref : {m.get(link::owner, l), m.get(link::target, l)}) {
            if (ref.isSlot())
                nodes.insert(ref.slot());
        }
    }
    tx.erase(elements(kLink, links));
    return elements(kNode, {nodes.begin(), nodes.end()});
}

EditResult runTwoWay(Transaction& tx, Selection selection, Arguments) {
    const auto& m = tx.model();
    bool full = false;
    for (const Slot l : linksMeant(m, selection)) {
        const auto ends = endsOf(m, l);
        if (ends && ends->from != ends->to)
            full = makeLink(tx, ends->to, ends->from, m.get(link::distance, l)) == kNoSlot || full;
    }
    if (!tx.changedAnything())
        return full ? EditResult(refused(allSlotsTaken(m)))
                    : EditResult(nothingToDo(texts::format("These links already lead both ways.")));
    return same(selection);
}

EditResult runComputeVelocity(Transaction& tx, Selection selection, Arguments) {
    const auto& m = tx.model();
    std::size_t tooFar = 0;
    for (const Slot l : linksMeant(m, selection)) {
        const auto ends = endsOf(m, l);
        if (!ends || !isJump(m, l))
            continue;
        if (const auto velocity = jumpVelocity(feetOf(m, ends->from), feetOf(m, ends->to)))
            setVelocity(tx, l, *velocity);
        else
            ++tooFar;
    }
    if (!tx.changedAnything())
        return tooFar != 0 ? EditResult(refused(texts::format("The jump is too far or too high for a running player.")))
                           : EditResult(nothingToDo(texts::format("None of these links is a jump.")));
    if (tooFar != 0)
        tx.note(texts::format("{} too far or too high for a running player.", model::counted(tooFar, "jump")));
    return same(selection);
}

EditResult runMeasure(Transaction& tx, Selection selection, Arguments) {
    const auto& m = tx.model();
    for (const Slot l : linksMeant(m, selection)) {
        const auto ends = endsOf(m, l);
        if (!ends)
            continue;
        const auto from = originOf(m, ends->from);
        const auto to = originOf(m, ends->to);
        const auto length = isJump(m, l) ? wholeDistance(from, to) : horizontalDistance(from, to);
        if (m.get(link::distance, l) != length)
            tx.set(link::distance, l, length);
    }
    if (!tx.changedAnything())
        return nothingToDo(texts::format("The distances are already the lengths of the links."));
    return same(selection);
}

} // namespace

bool canLink(const Model& m, Slot from, Slot to) {
    return findLink(m, from, to) != kNoSlot || freeSlot(m, from).has_value();
}

Slot makeLink(Transaction& tx, Slot from, Slot to, std::int32_t distance) {
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
    tx.set(link::distance, l, distance);
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
            {.id = "connect_jump",
             .title = "Link by a Jump",
             .help = "Adds jumps from each selected node to the next, with the velocity that carries a bot there",
             .section = "Links",
             .shortcut = "Ctrl+Alt+J",
             .whyDisabled = whyNotConnect,
             .run = runConnectJump},
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
             .run = runTwoWay},
            {.id = "compute_velocity",
             .title = "Compute Velocity",
             .help = "Sets the velocity of jumps to the one with which a bot comes down at the target",
             .section = "Links",
             .whyDisabled = whyNotLinks,
             .run = runComputeVelocity},
            {.id = "measure",
             .title = "Measure Distance",
             .help = "Sets the distance to the horizontal length, and of jumps to the whole, as the bots do",
             .section = "Links",
             .whyDisabled = whyNotLinks,
             .run = runMeasure}};
}

} // namespace navsmith::systems::yapb
