#include "core/model/property.h"
#include "core/model/wording.h"
#include "core/systems/quake_nav/edits.h"
#include "core/systems/quake_nav/movement.h"
#include "core/systems/quake_nav/node_finder.h"
#include "core/systems/quake_nav/selected_elements.h"
#include "core/systems/quake_nav/traversals.h"
#include "core/world/backdrop.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>
#include <glm/geometric.hpp>

#include <algorithm>
#include <set>

namespace navsmith::systems::quake_nav {

using model::kNoSlot;
using model::Model;
using model::Ref;
using model::Slot;
using model::Transaction;

namespace {

constexpr Argument<bool> kBothWays{"way"};
constexpr Argument<unsigned> kMask{"mask"};
constexpr Argument<float> kLongestLink{"reach"};

std::string whyNotConnect(const Model& m, Selection selection) {
    const auto nodes = selected(m, selection, kNode);
    return nodes.size() < 2 || nodes.size() != selection.size()
               ? texts::format("Select two or more nodes, in the order in which to link them.")
               : "";
}

EditResult connect(Transaction& tx, Selection selection, std::uint8_t type, bool bothWays) {
    const auto nodes = selected(tx.model(), selection, kNode);
    std::set<Slot> grown;
    std::size_t existing = 0;
    for (std::size_t i = 0; i + 1 < nodes.size(); ++i) {
        if (nodes[i] == nodes[i + 1])
            continue;
        existing += findLink(tx.model(), nodes[i], nodes[i + 1]) != kNoSlot ? 1 : 0;
        makeLink(tx, nodes[i], nodes[i + 1], type);
        grown.insert(nodes[i]);
        if (bothWays) {
            makeLink(tx, nodes[i + 1], nodes[i], type);
            grown.insert(nodes[i + 1]);
        }
    }
    if (!tx.changedAnything())
        return nothingToDo(texts::format("The nodes are already linked. Use Set Type to change the links."));
    if (existing != 0)
        tx.note(texts::format("{} already existed and stayed unchanged.", model::counted(existing, "link")));
    noteFullNodes(tx, grown);
    return same(selection);
}

EditResult runConnect(Transaction& tx, Selection selection, Arguments) {
    return connect(tx, selection, nav2::kWalk, true);
}

EditResult runConnectOneWay(Transaction& tx, Selection selection, Arguments) {
    return connect(tx, selection, nav2::kWalk, false);
}

EditResult runConnectAs(Transaction& tx, Selection selection, Arguments arguments) {
    return connect(tx, selection, arguments.get(kTypeArgument), arguments.get(kBothWays));
}

EditResult runDisconnect(Transaction& tx, Selection selection, Arguments) {
    const auto& m = tx.model();
    std::vector<Slot> ends;
    std::vector<bool> isListed(m.capacity(kNode));
    const auto add = [&](Ref ref) {
        if (ref.isSlot() && !isListed[ref.slot()]) {
            isListed[ref.slot()] = true;
            ends.push_back(ref.slot());
        }
    };
    const auto links = selectedLinks(m, selection);
    for (const Slot l : links) {
        add(m.get(link::owner, l));
        add(m.get(link::target, l));
    }
    tx.erase(elements(kLink, links));
    return elements(kNode, ends);
}

EditResult runTwoWay(Transaction& tx, Selection selection, Arguments) {
    const auto& m = tx.model();
    std::set<Slot> grown;
    for (const Slot l : selectedLinks(m, selection)) {
        const auto ends = endsOf(m, l);
        if (!ends || findLink(m, ends->to, ends->from) != kNoSlot)
            continue;
        const Slot back = makeLink(tx, ends->to, ends->from, m.get(link::type, l));
        tx.set(link::mask, back, m.get(link::mask, l));
        grown.insert(ends->to);
    }
    if (grown.empty())
        return nothingToDo(texts::format("These links already lead both ways."));
    noteFullNodes(tx, grown);
    return same(selection);
}

EditResult runOneWay(Transaction& tx, Selection selection, Arguments) {
    const auto& m = tx.model();
    const auto links = selectedLinks(m, selection);
    std::vector<bool> going(m.capacity(kLink));
    std::vector<Slot> gone;
    for (const Slot l : links) {
        const auto ends = endsOf(m, l);
        const Slot back = ends && !going[l] ? findLink(m, ends->to, ends->from) : kNoSlot;
        if (back == kNoSlot || back == l || going[back])
            continue;
        going[back] = true; // of a fully selected pair, keep the link selected first
        gone.push_back(back);
    }
    if (gone.empty())
        return nothingToDo(texts::format("These links already lead one way."));
    tx.erase(elements(kLink, gone));
    return elements(kLink, selected(m, elements(kLink, links), kLink));
}

/// Gives the link its own copy of a shared traversal.
void ownTraversal(Transaction& tx, Slot l) {
    const auto& m = tx.model();
    const Ref ref = m.get(link::traversal, l);
    if (!ref.isSlot() || m.referrers(link::traversal, ref.slot()).size() < 2)
        return;
    const Slot copy = tx.create(kTraversal);
    if (copy == kNoSlot)
        return;
    tx.set(traversal::file, copy, m.get(traversal::file, ref.slot()));
    for (const auto& point : {kExit, kStart, kEnd, kPlane})
        setPoint(tx, point, copy, pointOf(m, point, ref.slot()));
    tx.set(link::traversal, l, Ref::to(copy));
}

/// Swaps types, teams and edicts, and computes the traversals again.
void swapPair(Transaction& tx, Slot l, Slot back) {
    const auto& m = tx.model();
    const auto swap = [&](auto column) {
        const auto value = m.get(column, l);
        tx.set(column, l, m.get(column, back));
        tx.set(column, back, value);
    };
    const auto mine = m.referrers(edict::link, l);
    const auto theirs = m.referrers(edict::link, back);
    const bool alike = m.get(link::type, l) == m.get(link::type, back);
    swap(link::type);
    swap(link::mask);
    for (const Slot e : mine)
        tx.set(edict::link, e, Ref::to(back));
    for (const Slot e : theirs)
        tx.set(edict::link, e, Ref::to(l));
    for (const Slot one : {l, back}) {
        ownTraversal(tx, one);
        const Ref t = m.get(link::traversal, one);
        if (t.isSlot() && !alike)
            setPoints(tx, t.slot(), findPoints(m, one));
    }
}

void turnAround(Transaction& tx, Slot l, const LinkEnds& ends) {
    const auto& m = tx.model();
    tx.set(link::owner, l, Ref::to(ends.to));
    tx.set(link::target, l, Ref::to(ends.from));
    tx.moveLast({kLink, l});
    markEnds(tx, l);
    ownTraversal(tx, l);
    if (const Ref t = m.get(link::traversal, l); t.isSlot()) {
        const auto start = pointOf(m, kStart, t.slot());
        const auto end = pointOf(m, kEnd, t.slot());
        if (isExit(pointOf(m, kExit, t.slot())))
            setPoint(tx, kExit, t.slot(), end);
        setPoint(tx, kStart, t.slot(), end);
        setPoint(tx, kEnd, t.slot(), start);
    }
}

EditResult runReverse(Transaction& tx, Selection selection, Arguments) {
    const auto& m = tx.model();
    std::set<Slot> done;
    for (const Slot l : selectedLinks(m, selection)) {
        const auto ends = endsOf(m, l);
        if (!ends || !done.insert(l).second || ends->from == ends->to)
            continue;
        const Slot back = findLink(m, ends->to, ends->from);
        if (back != kNoSlot && done.insert(back).second)
            swapPair(tx, l, back);
        else if (back == kNoSlot)
            turnAround(tx, l, *ends);
    }
    return same(selection);
}

Proposal proposeType(const Model& m, Selection selection) {
    const auto links = selectedLinks(m, selection);
    const auto* type = links.empty() ? nullptr : typeOf(m, links.front());
    return type != nullptr ? Proposal{{kTypeArgument, type->value}} : Proposal();
}

EditResult runSetType(Transaction& tx, Selection selection, Arguments arguments) {
    const auto type = arguments.get(kTypeArgument);
    for (const Slot l : selectedLinks(tx.model(), selection))
        tx.set(link::type, l, type);
    return same(selection);
}

std::string whyNotTeams(const Model& m, Selection selection) {
    if (auto reason = whyNotLinks(m, selection); !reason.empty())
        return reason;
    return hasMask(gameOf(m), versionOf(m))
               ? ""
               : texts::format("Version {} of the format does not store teams.", versionOf(m));
}

/// The bits of NavLink::mask that stand for teams.
unsigned teamBits(const Model& m) {
    return gameOf(m) == quake::NavGame::Quake ? 0xFFU : 3U;
}

Proposal proposeTeams(const Model& m, Selection selection) {
    const auto links = selectedLinks(m, selection);
    const unsigned teams = teamBits(m);
    return {{kMask, links.empty() ? teams : m.get(link::mask, links.front()) & teams}};
}

EditResult runSetTeams(Transaction& tx, Selection selection, Arguments arguments) {
    const auto& m = tx.model();
    const unsigned teams = teamBits(m);
    const unsigned chosenTeams = arguments.get(kMask) & teams;
    for (const Slot l : selectedLinks(m, selection)) {
        const unsigned rest = m.get(link::mask, l) & ~teams;
        tx.set(link::mask, l, static_cast<std::uint8_t>(rest | chosenTeams));
    }
    return same(selection);
}

Parameter teamsParameter(quake::NavGame game) {
    const bool first = game == quake::NavGame::Quake;
    const double all = first ? 255 : 3;
    return numberParameter(kMask, "Bits",
                           first ? "Eight bits as a number. 255: all teams. The meaning of each bit is unknown."
                                 : "1 red, 2 blue, 3 both",
                           {.min = 0, .max = all, .initial = all});
}

EditResult runLinkNear(Transaction& tx, Selection selection, Arguments arguments) {
    const auto& m = tx.model();
    const auto& rays = m.map()->rays;
    const auto reach = arguments.get(kLongestLink);
    std::set<Slot> grown;
    const NodeFinder nodes(m);
    for (const Slot n : selected(m, selection, kNode)) {
        const auto here = originOf(m, n);
        for (const Slot other : nodes.near(here, reach)) {
            if (other == n)
                continue;
            const auto there = originOf(m, other);
            const auto full = [&](Slot from) { return linkCount(m, from) >= quake::kMaxNodeLinks; };
            if (findLink(m, n, other) == kNoSlot && !full(n) && canWalk(rays, here, there)) {
                makeLink(tx, n, other, nav2::kWalk);
                grown.insert(n);
            }
            if (findLink(m, other, n) == kNoSlot && !full(other) && canWalk(rays, there, here)) {
                makeLink(tx, other, n, nav2::kWalk);
                grown.insert(other);
            }
        }
    }
    if (grown.empty())
        return refused(texts::format("No other unlinked node within reach is walkable."));
    return same(selection);
}

} // namespace

std::vector<Edit> linkEdits(quake::NavGame game) {
    return {
        {.id = "connect",
         .title = "Link Both Ways",
         .help = "Adds walk links in both directions between successive selected nodes",
         .section = "Links",
         .shortcut = "J",
         .whyDisabled = whyNotConnect,
         .run = runConnect},
        {.id = "connect_one_way",
         .title = "Link One Way",
         .help = "Adds walk links from each selected node to the next",
         .section = "Links",
         .shortcut = "Alt+J",
         .whyDisabled = whyNotConnect,
         .run = runConnectOneWay},
        {.id = "connect_as",
         .title = "Link As",
         .help = "Adds links of a type from each selected node to the next, with the traversals they need",
         .section = "Links",
         .shortcut = "Ctrl+J",
         .parameters = {typeParameter(game), choiceParameter(kBothWays, "Direction",
                                                             "From each node to the next only, or in both directions",
                                                             {"one way", "both ways"})},
         .whyDisabled = whyNotConnect,
         .run = runConnectAs},
        {.id = "disconnect",
         .title = "Unlink",
         .help = "Deletes the selected links, or all links between the selected nodes",
         .section = "Links",
         .shortcut = "Shift+J",
         .whyDisabled = whyNotLinks,
         .run = runDisconnect},
        {.id = "two_way",
         .title = "Make Two-Way",
         .help = "Adds missing reverse links of the same type, for the same teams",
         .section = "Links",
         .whyDisabled = whyNotLinks,
         .run = runTwoWay},
        {.id = "one_way",
         .title = "Make One-Way",
         .help = "Deletes the reverse links of the selected ones. Of a selected pair, the first link stays.",
         .section = "Links",
         .whyDisabled = whyNotLinks,
         .run = runOneWay},
        {.id = "reverse",
         .title = "Reverse",
         .help = "Reverses the links. Opposite links swap types and teams.",
         .section = "Links",
         .shortcut = "R",
         .whyDisabled = whyNotLinks,
         .run = runReverse},
        {.id = "set_type",
         .title = "Set Type",
         .help = "Changes the type of links, and adds or removes traversals accordingly",
         .section = "Links",
         .shortcut = "Shift+K",
         .parameters = {typeParameter(game)},
         .whyDisabled = whyNotLinks,
         .propose = proposeType,
         .run = runSetType},
        {.id = "set_teams",
         .title = "Set Teams",
         .help = "Sets the teams that may use links",
         .section = "Links",
         .parameters = {teamsParameter(game)},
         .whyDisabled = whyNotTeams,
         .propose = proposeTeams,
         .run = runSetTeams},
        {.id = "link_near",
         .title = "Link to Walkable Nodes",
         .help = "Adds walk links between the selected nodes and nearby ones if a player can walk there on the map",
         .section = "Links",
         .parameters = {units(kLongestLink, "Maximum distance", "Maximum distance between nodes", 16, 1024, 192)},
         .needsMap = true,
         .whyDisabled = whyNotNodes,
         .run = runLinkNear},
    };
}

} // namespace navsmith::systems::quake_nav
