#include "core/model/wording.h"
#include "core/systems/quake_nav/edits.h"
#include "core/systems/quake_nav/selected_elements.h"
#include "core/systems/quake_nav/traversals.h"
#include "core/world/backdrop.h"

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
    auto links = linksMeant(m, selection);
    std::erase_if(links, [&](Slot l) { return !hasJump(m, l); });
    return links;
}

void mark(const Jump& jump, symbol::Primitives& out) {
    const auto colour = jump.clear ? symbol::rgb(0xFFFFFF) : symbol::rgb(0xE8574A);
    const auto line = [&](const glm::vec3& a, const glm::vec3& b) {
        const auto style = symbol::segmentStyle(2);
        out.segments.push_back({{a, colour, style}, {b, colour, style}});
    };
    if (isExit(jump.exit))
        line(jump.exit, jump.start);
    for (std::size_t i = 0; i + 1 < jump.arc.size(); ++i)
        line(jump.arc[i], jump.arc[i + 1]);
}

std::string whyNotFindTraversal(const Model& m, Selection selection) {
    return jumpsMeant(m, selection).empty() ? "Select jumps, drops or rides, or the nodes they connect." : "";
}

Description describeFindTraversal(const Model& m, Selection selection, Arguments) {
    Description out;
    std::size_t blocked = 0;
    std::size_t none = 0;
    const auto links = jumpsMeant(m, selection);
    for (const Slot l : links) {
        const auto jump = findJump(m, l, raysOf(m));
        if (!jump) {
            ++none;
            continue;
        }
        blocked += jump->clear ? 0 : 1;
        mark(*jump, out.marks);
    }
    if (raysOf(m) == nullptr) {
        out.text = "No map is open. The points are guessed from the nodes.";
        return out;
    }
    out.text = fmt::format("Found: {}", links.size() - none);
    if (blocked != 0)
        out.text += fmt::format(". Out of reach or blocked (red): {}", blocked);
    if (none != 0)
        out.text += fmt::format(". No gap, barrier or ledge: {}", none);
    return out;
}

EditResult runFindTraversal(Transaction& tx, Selection selection, Arguments) {
    const auto& m = tx.model();
    std::size_t blocked = 0;
    std::size_t none = 0;
    Elements made;
    for (const Slot l : jumpsMeant(m, selection)) {
        const auto jump = findJump(m, l, raysOf(m));
        if (!jump) {
            ++none;
            continue;
        }
        blocked += jump->clear ? 0 : 1;
        if (!m.get(link::traversal, l).isSlot())
            giveTraversal(tx, l);
        const Ref t = m.get(link::traversal, l);
        if (!t.isSlot())
            continue;
        setPoints(tx, t.slot(), *jump);
        made.push_back({kTraversal, t.slot()});
    }
    if (made.empty())
        return refused("The map has no gap, barrier or ledge between these nodes.");
    if (none != 0)
        tx.note(fmt::format("{} unchanged: the map has no gap, barrier or ledge there.", model::counted(none, "link")));
    if (blocked != 0)
        tx.note(fmt::format("{} out of reach for a player, or blocked.", model::counted(blocked, "traversal")));
    return made;
}

std::string whyNotRemoveTraversals(const Model& m, Selection selection) {
    const auto links = linksMeant(m, selection);
    const bool any = std::ranges::any_of(links, [&](Slot l) { return !m.get(link::traversal, l).isNone(); });
    return any ? "" : "Select links with traversals, or the nodes they connect.";
}

EditResult runRemoveTraversals(Transaction& tx, Selection selection, Arguments) {
    const auto& m = tx.model();
    const auto links = linksMeant(m, selection);
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
