#include "core/model/wording.h"
#include "core/systems/quake_nav/edits.h"
#include "core/systems/quake_nav/selected_elements.h"
#include "core/systems/quake_nav/traversals.h"
#include "core/world/backdrop.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace navsmith::systems::quake_nav {

using model::Model;
using model::Ref;
using model::Slot;
using model::Transaction;

namespace {

const world::RayCaster* raysOf(const Model& m) {
    return m.map() != nullptr ? &m.map()->rays : nullptr;
}

bool hasJump(const Model& m, Slot l) {
    const auto* type = typeOf(m, l);
    return type != nullptr && type->traversal != Carries::Never && endsOf(m, l).has_value();
}

std::vector<Slot> jumpsMeant(const Model& m, Selection selection) {
    auto links = selectedLinks(m, selection);
    std::erase_if(links, [&](Slot l) { return !hasJump(m, l); });
    return links;
}

void mark(const Jump& jump, symbol::Primitives& out) {
    const auto colour = jump.clear ? symbol::rgb(0xFFFFFF) : symbol::rgb(0xE8574A);
    if (isExit(jump.exit))
        out.line(jump.exit, jump.start, colour, 2);
    for (std::size_t i = 0; i + 1 < jump.arc.size(); ++i)
        out.line(jump.arc[i], jump.arc[i + 1], colour, 2);
}

std::string whyNotFindTraversal(const Model& m, Selection selection) {
    return jumpsMeant(m, selection).empty() ? texts::format("Select jumps, drops or rides, or the nodes they connect.")
                                            : "";
}

/// What a search for the points of several links came to.
struct Outcome {
    std::size_t jumps = 0;
    std::size_t blocked = 0; ///< of those found
    std::size_t noEdge = 0;
    std::size_t noFloor = 0;

    void count(const tl::expected<Jump, NoJump>& jump) {
        jumps += jump ? 1 : 0;
        blocked += jump && !jump->clear ? 1 : 0;
        noEdge += !jump && jump.error() == NoJump::NoEdge ? 1 : 0;
        noFloor += !jump && jump.error() == NoJump::NoFloor ? 1 : 0;
    }
};

std::string noFloorText() {
    return texts::format("no floor within {:.0f} units below a node, so the map may be another revision",
                         kMostMovedFloor);
}

Description describeFindTraversal(const Model& m, Selection selection, Arguments) {
    Description out;
    Outcome outcome;
    for (const Slot l : jumpsMeant(m, selection)) {
        const auto jump = findJump(m, l, raysOf(m));
        outcome.count(jump);
        if (jump)
            mark(*jump, out.marks);
    }
    if (raysOf(m) == nullptr) {
        out.text = texts::format("No map is open. The points are guessed from the nodes.");
        return out;
    }
    out.text = texts::format("Found: {}", outcome.jumps);
    if (outcome.blocked != 0)
        out.text += texts::format(". Out of reach or blocked (red): {}", outcome.blocked);
    if (outcome.noEdge != 0)
        out.text += texts::format(". No gap, barrier or ledge: {}", outcome.noEdge);
    if (outcome.noFloor != 0)
        out.text += fmt::format(". {}: {}", model::capitalised(noFloorText()), outcome.noFloor);
    return out;
}

EditResult runFindTraversal(Transaction& tx, Selection selection, Arguments) {
    const auto& m = tx.model();
    Outcome outcome;
    Elements traversals;
    for (const Slot l : jumpsMeant(m, selection)) {
        const auto jump = findJump(m, l, raysOf(m));
        outcome.count(jump);
        if (!jump)
            continue;
        if (!m.get(link::traversal, l).isSlot())
            giveTraversal(tx, l);
        const Ref t = m.get(link::traversal, l);
        if (!t.isSlot())
            continue;
        setPoints(tx, t.slot(), *jump);
        traversals.push_back({kTraversal, t.slot()});
    }
    if (traversals.empty())
        return refused(outcome.noEdge != 0 ? texts::format("The map has no gap, barrier or ledge between these nodes.")
                                           : texts::format("The map has {}.", noFloorText()));
    if (outcome.noEdge != 0)
        tx.note(texts::format("{} unchanged: the map has no gap, barrier or ledge there.",
                              model::counted(outcome.noEdge, "link")));
    if (outcome.noFloor != 0)
        tx.note(texts::format("{} unchanged: the map has {}.", model::counted(outcome.noFloor, "link"), noFloorText()));
    if (outcome.blocked != 0)
        tx.note(
            texts::format("{} out of reach for a player, or blocked.", model::counted(outcome.blocked, "traversal")));
    return traversals;
}

std::string whyNotRemoveTraversals(const Model& m, Selection selection) {
    const auto links = selectedLinks(m, selection);
    const bool any = std::ranges::any_of(links, [&](Slot l) { return !m.get(link::traversal, l).isNone(); });
    return any ? "" : texts::format("Select links with traversals, or the nodes they connect.");
}

EditResult runRemoveTraversals(Transaction& tx, Selection selection, Arguments) {
    const auto& m = tx.model();
    const auto links = selectedLinks(m, selection);
    for (const Slot l : links)
        tx.set(link::traversal, l, Ref::none());
    return elements(kLink, links);
}

} // namespace

std::vector<Edit> traversalEdits() {
    return {
        {.id = "find_traversal",
         .title = "Compute Jumps",
         .help = "Computes the exit, start and end of jumps, drops and rides from the map, like the game's own editor",
         .section = "Traversals",
         .shortcut = "Ctrl+L",
         .whyDisabled = whyNotFindTraversal,
         .describe = describeFindTraversal,
         .run = runFindTraversal},
        {.id = "remove_traversals",
         .title = "Delete Traversals",
         .help = "Deletes the traversals of links and keeps the links",
         .section = "Traversals",
         .whyDisabled = whyNotRemoveTraversals,
         .run = runRemoveTraversals},
    };
}

} // namespace navsmith::systems::quake_nav
