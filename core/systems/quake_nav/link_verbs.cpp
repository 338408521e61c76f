#include "core/model/property.h"
#include "core/systems/quake_nav/movement.h"
#include "core/systems/quake_nav/verb_functions.h"
#include "core/world/backdrop.h"

#include <fmt/format.h>
#include <glm/geometric.hpp>

#include <algorithm>
#include <set>

namespace navsmith::systems::quake_nav {

using model::Element;
using model::kNoSlot;
using model::Model;
using model::Ref;
using model::Slot;
using model::Transaction;

namespace {

std::uint8_t typeIn(Values values, std::size_t at) {
    return static_cast<std::uint8_t>(values[at]);
}

/// What the games' own editor does not allow is told, not refused: the file can hold it.
void noteFullNodes(Transaction& tx, const std::set<Slot>& nodes) {
    const auto& m = tx.model();
    for (const Slot n : nodes) {
        if (linkCount(m, n) > quake::kMaxNodeLinks) {
            tx.note(fmt::format("{} has {} links now; the game's own editor stops at {}.",
                                model::elementName(m, {kNode, n}), linkCount(m, n), quake::kMaxNodeLinks));
            return;
        }
    }
}

Elements same(Selection selection) {
    return {selection.begin(), selection.end()};
}

} // namespace

std::string unfitConnect(const Model& m, Selection selection) {
    const auto nodes = chosen(m, selection, kNode);
    return nodes.size() < 2 || nodes.size() != selection.size()
               ? "Choose two nodes, or more in the order in which to link them."
               : "";
}

namespace {

VerbResult connect(Transaction& tx, Selection selection, std::uint8_t type, bool bothWays) {
    const auto nodes = chosen(tx.model(), selection, kNode);
    std::set<Slot> grown;
    for (std::size_t i = 0; i + 1 < nodes.size(); ++i) {
        if (nodes[i] == nodes[i + 1])
            continue;
        makeLink(tx, nodes[i], nodes[i + 1], type);
        grown.insert(nodes[i]);
        if (bothWays) {
            makeLink(tx, nodes[i + 1], nodes[i], type);
            grown.insert(nodes[i + 1]);
        }
    }
    if (!tx.changedAnything())
        return refused("They are linked already.");
    noteFullNodes(tx, grown);
    return same(selection);
}

} // namespace

VerbResult runConnect(Transaction& tx, Selection selection, Values) {
    return connect(tx, selection, nav2::kWalk, true);
}

VerbResult runConnectOneWay(Transaction& tx, Selection selection, Values) {
    return connect(tx, selection, nav2::kWalk, false);
}

VerbResult runConnectAs(Transaction& tx, Selection selection, Values values) {
    return connect(tx, selection, typeIn(values, 0), values[1] != 0);
}

VerbResult runDisconnect(Transaction& tx, Selection selection, Values) {
    const auto& m = tx.model();
    std::vector<Slot> ends;
    const auto add = [&](Ref ref) {
        if (ref.isSlot() && std::ranges::find(ends, ref.slot()) == ends.end())
            ends.push_back(ref.slot());
    };
    const auto links = linksMeant(m, selection);
    for (const Slot l : links) {
        add(m.get(link::owner, l));
        add(m.get(link::target, l));
    }
    tx.erase(elements(kLink, links));
    return elements(kNode, ends);
}

VerbResult runTwoWay(Transaction& tx, Selection selection, Values) {
    const auto& m = tx.model();
    std::set<Slot> grown;
    for (const Slot l : linksMeant(m, selection)) {
        const auto ends = endsOf(m, l);
        if (!ends || findLink(m, ends->to, ends->from) != kNoSlot)
            continue;
        const Slot back = makeLink(tx, ends->to, ends->from, m.get(link::type, l));
        tx.set(link::mask, back, m.get(link::mask, l));
        grown.insert(ends->to);
    }
    if (grown.empty())
        return refused("They lead both ways already.");
    noteFullNodes(tx, grown);
    return same(selection);
}

VerbResult runOneWay(Transaction& tx, Selection selection, Values) {
    const auto& m = tx.model();
    const auto links = linksMeant(m, selection);
    std::set<Slot> kept;
    std::vector<Slot> gone;
    for (const Slot l : links) {
        const auto ends = endsOf(m, l);
        const Slot back = ends ? findLink(m, ends->to, ends->from) : kNoSlot;
        kept.insert(l);
        if (back != kNoSlot && !kept.contains(back) && std::ranges::find(gone, back) == gone.end())
            gone.push_back(back);
    }
    // Of a pair that is chosen whole the first chosen stays.
    std::erase_if(gone, [&](Slot l) {
        const auto ends = endsOf(m, l);
        return std::ranges::find(gone, findLink(m, ends->to, ends->from)) != gone.end();
    });
    if (gone.empty())
        return refused("They lead one way already.");
    tx.erase(elements(kLink, gone));
    return elements(kLink, chosen(m, elements(kLink, links), kLink));
}

VerbResult runReverse(Transaction& tx, Selection selection, Values) {
    const auto& m = tx.model();
    const auto links = linksMeant(m, selection);
    std::set<Slot> done;
    for (const Slot l : links) {
        const auto ends = endsOf(m, l);
        if (!ends || done.contains(l))
            continue;
        const Slot back = findLink(m, ends->to, ends->from);
        done.insert(l);
        if (back != kNoSlot) { // a pair changes places
            const auto type = m.get(link::type, l);
            const auto mask = m.get(link::mask, l);
            tx.set(link::type, l, m.get(link::type, back));
            tx.set(link::mask, l, m.get(link::mask, back));
            tx.set(link::type, back, type);
            tx.set(link::mask, back, mask);
            done.insert(back);
            continue;
        }
        tx.set(link::owner, l, Ref::to(ends->to));
        tx.set(link::target, l, Ref::to(ends->from));
        tx.moveLast({kLink, l});
        if (const Ref t = m.get(link::traversal, l); t.isSlot()) {
            const auto start = pointOf(m, kStart, t.slot());
            const auto end = pointOf(m, kEnd, t.slot());
            if (isExit(pointOf(m, kExit, t.slot())))
                setPoint(tx, kExit, t.slot(), end);
            setPoint(tx, kStart, t.slot(), end);
            setPoint(tx, kEnd, t.slot(), start);
        }
    }
    return same(selection);
}

std::vector<double> proposeType(const Model& m, Selection selection) {
    const auto links = linksMeant(m, selection);
    const auto* type = links.empty() ? nullptr : typeOf(m, links.front());
    return {type != nullptr ? static_cast<double>(type->value) : 0.0};
}

VerbResult runSetType(Transaction& tx, Selection selection, Values values) {
    for (const Slot l : linksMeant(tx.model(), selection))
        tx.set(link::type, l, typeIn(values, 0));
    return same(selection);
}

std::string unfitTeams(const Model& m, Selection selection) {
    if (auto reason = unfitLinks(m, selection); !reason.empty())
        return reason;
    return hasMask(gameOf(m), versionOf(m)) ? ""
                                            : fmt::format("Version {} of the format stores no teams.", versionOf(m));
}

namespace {

/// The bits of NavLink::mask that are teams.
unsigned teamBits(const Model& m) {
    return gameOf(m) == quake::NavGame::Quake ? 0xFFU : 3U;
}

} // namespace

std::vector<double> proposeTeams(const Model& m, Selection selection) {
    const auto links = linksMeant(m, selection);
    const unsigned teams = teamBits(m);
    return {static_cast<double>(links.empty() ? teams : m.get(link::mask, links.front()) & teams)};
}

VerbResult runSetTeams(Transaction& tx, Selection selection, Values values) {
    const auto& m = tx.model();
    const unsigned teams = teamBits(m);
    for (const Slot l : linksMeant(m, selection)) {
        const unsigned rest = m.get(link::mask, l) & ~teams;
        tx.set(link::mask, l, static_cast<std::uint8_t>(rest | (static_cast<unsigned>(values[0]) & teams)));
    }
    return same(selection);
}

std::string unfitLinkNear(const Model& m, Selection selection) {
    if (chosen(m, selection, kNode).empty())
        return "Choose nodes.";
    return m.map() == nullptr ? "It takes a map: File > Open map." : "";
}

VerbResult runLinkNear(Transaction& tx, Selection selection, Values values) {
    const auto& m = tx.model();
    const auto& rays = m.map()->rays;
    const auto reach = static_cast<float>(values[0]);
    std::set<Slot> grown;
    for (const Slot n : chosen(m, selection, kNode)) {
        const auto here = originOf(m, n);
        std::vector<std::pair<float, Slot>> near;
        m.forEachLive(kNode, [&](Slot other) {
            const float distance = glm::distance(here, originOf(m, other));
            if (other != n && distance <= reach)
                near.emplace_back(distance, other);
        });
        std::ranges::sort(near);
        for (const auto& [distance, other] : near) {
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
        return refused("No node is near enough that one could walk to and that is not linked yet.");
    return same(selection);
}

} // namespace navsmith::systems::quake_nav
