// Edits for ladders.
#include "core/systems/source_nav/edits/edits.h"
#include "core/systems/source_nav/mesh/ladder_ends.h"
#include "core/systems/source_nav/mesh/selected_elements.h"
#include "formats/texts/texts.h"

namespace navsmith::systems::source_nav {

using model::Model;
using model::Ref;
using model::Slot;
using model::Transaction;

namespace {

std::string whyNotLadders(const Model& m, Selection selection) {
    const auto ladders = selected(m, selection, kLadder);
    if (ladders.empty())
        return texts::format("Select ladders.");
    for (const Slot l : ladders) {
        if (const auto d = m.get(ladder::direction, l); d > 3)
            return texts::format("The ladder has an invalid direction ({}). Set it first.", d);
    }
    return {};
}

EditResult runLadderEnds(Transaction& tx, Selection selection, Arguments) {
    const auto& m = tx.model();
    bool any = false;
    for (const Slot l : selected(m, selection, kLadder)) {
        const auto ends = findLadderEnds(m, l);
        any = any || !ends.bottom.isNone();
        tx.set(ladder::bottom, l, ends.bottom);
        for (std::size_t i = 0; i < kTopEnds.size(); ++i) {
            any = any || !ends.top[i].isNone();
            tx.set(kTopEnds[i], l, ends.top[i]);
        }
        listLadder(tx, l);
    }
    if (!any)
        return refused(texts::format("There is no area at either end."));
    return same(selection);
}

EditResult runFlipLadder(Transaction& tx, Selection selection, Arguments) {
    const auto& m = tx.model();
    const auto exchange = [&](model::Column<Ref> a, model::Column<Ref> b, Slot l) {
        const Ref was = m.get(a, l);
        // A raw value belongs to its column and must be stored again.
        const auto moved = [&](model::Column<Ref> from, model::Column<Ref> to, Ref ref) {
            return ref.isRaw() ? tx.raw(to, m.rawValue(from, ref)) : ref;
        };
        tx.set(a, l, moved(b, a, m.get(b, l)));
        tx.set(b, l, moved(a, b, was));
    };
    for (const Slot l : selected(m, selection, kLadder)) {
        tx.set(ladder::direction, l,
               static_cast<std::uint32_t>(opposite(static_cast<Direction>(m.get(ladder::direction, l)))));
        exchange(ladder::topForward, ladder::topBehind, l);
        exchange(ladder::topLeft, ladder::topRight, l);
    }
    return same(selection);
}

} // namespace

std::vector<Edit> ladderEdits() {
    return {
        {.id = "ladder_ends",
         .title = "Find Ladder Ends",
         .help = "Connects the selected ladders with the areas at their foot and around their top",
         .section = "Ladders",
         .whyDisabled = whyNotLadders,
         .run = runLadderEnds},
        {.id = "flip_ladder",
         .title = "Reverse Ladders",
         .help = "Turns the selected ladders round. Forward and behind, left and right swap.",
         .section = "Ladders",
         .whyDisabled = whyNotLadders,
         .run = runFlipLadder},
    };
}

} // namespace navsmith::systems::source_nav
