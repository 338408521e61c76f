#include "core/model/wording.h"
#include "core/systems/shared/slot_edits.h"
#include "core/systems/yapb/access.h"
#include "core/systems/yapb/edits.h"
#include "core/systems/yapb/jumps.h"
#include "formats/texts/texts.h"

#include <cstddef>

namespace navsmith::systems::yapb {

using model::kNoSlot;
using model::Model;
using model::Slot;
using model::Transaction;

namespace {

constexpr auto& linksMeant = over<kGraph, slot_graph::linksMeant>;

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
        const Slot l = slot_graph::makeLink(kGraph, tx, nodes[i], nodes[i + 1]);
        if (l == kNoSlot)
            return refused(slot_graph::allSlotsTaken(kGraph, m));
        makeJump(tx, l, *velocity);
    }
    if (!tx.changedAnything())
        return tooFar != 0 ? EditResult(refused(texts::format("The jump is too far or too high for a running player.")))
                           : EditResult(nothingToDo(texts::format("There is no jump to make.")));
    if (tooFar != 0)
        tx.note(texts::format("{} too far or too high for a running player.", model::counted(tooFar, "jump")));
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
        tx.setIfDifferent(link::distance, l, length);
    }
    if (!tx.changedAnything())
        return nothingToDo(texts::format("The distances are already the lengths of the links."));
    return same(selection);
}

} // namespace

void completeLink(Transaction& tx, Slot linkRow) {
    const auto& m = tx.model();
    const auto ends = *endsOf(m, linkRow);
    const Slot back = findLink(m, ends.to, ends.from);
    // As long as the way back; otherwise as links that people make in the game.
    tx.set(link::distance, linkRow,
           back != kNoSlot && !isJump(m, back) ? m.get(link::distance, back)
                                               : wholeDistance(originOf(m, ends.from), originOf(m, ends.to)));
}

Slot makeLink(Transaction& tx, Slot from, Slot to, std::int32_t distance) {
    const bool isNew = findLink(tx.model(), from, to) == kNoSlot;
    const Slot l = slot_graph::makeLink(kGraph, tx, from, to);
    if (isNew && l != kNoSlot)
        tx.set(link::distance, l, distance);
    return l;
}

std::vector<Edit> linkEdits() {
    auto edits = slotLinkEdits<kGraph>();
    constexpr std::ptrdiff_t afterOneWay = 2;
    edits.insert(edits.begin() + afterOneWay,
                 {.id = "connect_jump",
                  .title = "Link by a Jump",
                  .help = "Adds jumps from each selected node to the next, with the velocity that carries a bot there",
                  .section = "Links",
                  .shortcut = "Ctrl+Alt+J",
                  .whyDisabled = over<kGraph, slot_graph::whyNotConnect>,
                  .run = runConnectJump});
    edits.push_back({.id = "compute_velocity",
                     .title = "Compute Velocity",
                     .help = "Sets the velocity of jumps to the one with which a bot comes down at the target",
                     .section = "Links",
                     .whyDisabled = over<kGraph, slot_graph::whyNotLinks>,
                     .run = runComputeVelocity});
    edits.push_back({.id = "measure",
                     .title = "Measure Distance",
                     .help = "Sets the distance to the horizontal length, and of jumps to the whole, as the bots do",
                     .section = "Links",
                     .whyDisabled = over<kGraph, slot_graph::whyNotLinks>,
                     .run = runMeasure});
    return edits;
}

} // namespace navsmith::systems::yapb
