#include "core/model/property.h"
#include "core/model/wording.h"
#include "core/systems/quake_nav/access.h"
#include "core/systems/quake_nav/edits.h"
#include "core/systems/quake_nav/movement.h"
#include "core/systems/quake_nav/selected_elements.h"
#include "core/systems/quake_nav/traversals.h"
#include "core/world/backdrop.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>
#include <glm/common.hpp>
#include <glm/geometric.hpp>
#include <glm/vec2.hpp>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <set>
#include <utility>

namespace navsmith::systems::quake_nav {

using model::Element;
using model::kNoSlot;
using model::Model;
using model::Ref;
using model::Slot;
using model::Transaction;

namespace {

constexpr Argument<float> kMost{"most"};

constexpr float kLargestRadius = 328; ///< in the original files

glm::vec3 onFloor(const Model& m, const glm::vec3& p) {
    const auto floor = m.map() != nullptr ? standOn(m.map()->rays, p) : std::nullopt;
    return floor.value_or(p);
}

/// Inserts a node into a link. The first half keeps the link's traversal and edict.
Slot insertOn(Transaction& tx, Slot l, const glm::vec3& at) {
    const auto& m = tx.model();
    const auto ends = endsOf(m, l);
    const Slot n = tx.create(kNode);
    if (n == kNoSlot)
        return n;
    tx.set(node::file, n, m.get(node::file, ends->from));
    setPoint(tx, kNodeOrigin, n, at);
    tx.set(node::radius, n, std::min(m.get(node::radius, ends->from), m.get(node::radius, ends->to)));
    tx.set(node::flags, n, static_cast<std::uint16_t>(m.get(node::flags, ends->from) & kUnderWater));
    return n;
}

void passThrough(Transaction& tx, Slot l, Slot middle) {
    const auto& m = tx.model();
    const Slot to = m.get(link::target, l).slot();
    const auto type = m.get(link::type, l);
    const auto mask = m.get(link::mask, l);
    tx.set(link::target, l, Ref::to(middle));
    const Slot on = makeLink(tx, middle, to, type);
    tx.set(link::mask, on, mask);
}

bool mayBeCut(const Model& m, Slot l) {
    const auto* type = typeOf(m, l);
    const auto ends = endsOf(m, l);
    return type != nullptr && type->movement == Movement::Walk && ends && ends->from != ends->to;
}

std::string whyNotErase(const Model& m, Selection selection) {
    const bool any = std::ranges::any_of(selection, [&](const Element& e) { return e.type != kFile && m.isLive(e); });
    return any ? "" : texts::format("Select something to delete.");
}

EditResult runErase(Transaction& tx, Selection selection, Arguments) {
    Elements gone;
    std::ranges::copy_if(selection, std::back_inserter(gone), [](const Element& e) { return e.type != kFile; });
    tx.erase(gone);
    return Elements{};
}

std::string whyNotMerge(const Model& m, Selection selection) {
    return selected(m, selection, kNode).size() < 2 ? texts::format("Select two or more nodes.") : "";
}

EditResult runMerge(Transaction& tx, Selection selection, Arguments) {
    const auto& m = tx.model();
    const auto nodes = selected(m, selection, kNode);
    const Slot into = nodes.back();
    const std::set<Slot> gone(nodes.begin(), std::prev(nodes.end()));
    for (const Slot n : gone) {
        if (n == into)
            continue;
        for (const Slot l : m.referrers(link::owner, n)) {
            const Ref target = m.get(link::target, l);
            const bool keeps = target.isSlot() && target.slot() != into && !gone.contains(target.slot()) &&
                               findLink(m, into, target.slot()) == kNoSlot;
            if (keeps) {
                tx.set(link::owner, l, Ref::to(into));
                tx.moveLast({kLink, l});
                markEnds(tx, l);
            }
        }
        for (const Slot l : m.referrers(link::target, n)) {
            const Slot from = m.get(link::owner, l).slot();
            if (from != into && !gone.contains(from) && findLink(m, from, into) == kNoSlot) {
                tx.set(link::target, l, Ref::to(into));
                markEnds(tx, l);
            }
        }
    }
    Elements rest;
    for (const Slot n : gone) {
        if (n != into)
            rest.push_back({kNode, n});
    }
    tx.erase(rest);
    noteFullNodes(tx, {into});
    return Elements{{kNode, into}};
}

/// The links from one node to another.
std::vector<Slot> linksBetween(const Model& m, Slot from, Slot to) {
    auto links = m.referrers(link::owner, from);
    std::erase_if(links, [&](Slot l) { return !m.get(link::target, l).pointsTo(to); });
    return links;
}

/// The two nodes that a node lies between.
struct Between {
    Slot a = kNoSlot;
    Slot b = kNoSlot;
};

tl::expected<Between, model::EditError> neighboursOf(const Model& m, Slot n) {
    std::set<Slot> others;
    auto links = m.referrers(link::owner, n);
    std::ranges::copy(m.referrers(link::target, n), std::back_inserter(links));
    for (const Slot l : links) {
        const auto name = [&] { return model::capitalised(model::elementName(m, {kLink, l})); };
        const auto ends = endsOf(m, l);
        if (!ends || ends->from == ends->to)
            return refused(texts::format("{} does not lead to another node.", name()));
        if (!mayBeCut(m, l) || !m.get(link::traversal, l).isNone())
            return refused(texts::format("{} is not a plain walk. Only nodes of walk links can be dissolved.", name()));
        if (edictOf(m, l) != kNoSlot)
            return refused(texts::format("{} has an edict, which belongs to this place.", name()));
        others.insert(ends->from == n ? ends->to : ends->from);
    }
    if (others.size() != 2)
        return refused(model::capitalised(texts::format(
            "{} is linked with {}. Only nodes between two others can be dissolved.", model::elementName(m, {kNode, n}),
            model::countedName(m.schema().type(kNode), others.size()))));
    return Between{*others.begin(), *others.rbegin()};
}

/// Why a node cannot be dissolved; empty if it can.
std::string whyNotDissolved(const Model& m, Slot n) {
    const auto beside = neighboursOf(m, n);
    if (!beside)
        return beside.error().reason;
    const auto& [a, b] = *beside;
    const auto name = [&](Slot of) { return model::elementName(m, {kNode, of}); };
    if (findLink(m, a, b) != kNoSlot || findLink(m, b, a) != kNoSlot)
        return model::capitalised(texts::format("{} and {} are linked already.", name(a), name(b)));
    for (const auto& [from, to] : {std::pair(a, b), std::pair(b, a)}) {
        const auto there = linksBetween(m, from, n);
        const auto on = linksBetween(m, n, to);
        if (there.size() != on.size() || there.size() > 1)
            return texts::format("The links on both sides of {} do not lead the same ways.", name(n));
        if (!on.empty() && m.get(link::mask, there.front()) != m.get(link::mask, on.front()))
            return texts::format("The links on both sides of {} differ in who may use them.", name(n));
    }
    return {};
}

std::string whyNotDissolve(const Model& m, Selection selection) {
    const auto nodes = selected(m, selection, kNode);
    if (nodes.empty() || nodes.size() != selection.size())
        return texts::format("Select nodes that lie between two others.");
    return nodes.size() == 1 ? whyNotDissolved(m, nodes.front()) : "";
}

EditResult runDissolve(Transaction& tx, Selection selection, Arguments) {
    const auto& m = tx.model();
    std::set<Slot> ends;
    for (const Slot n : selected(m, selection, kNode)) {
        if (auto reason = whyNotDissolved(m, n); !reason.empty())
            return refused(std::move(reason));
        const auto [a, b] = *neighboursOf(m, n);
        for (const auto& [from, to] : {std::pair(a, b), std::pair(b, a)}) {
            for (const Slot l : linksBetween(m, from, n))
                tx.set(link::target, l, Ref::to(to));
        }
        ends.insert({a, b});
        tx.erase({kNode, n});
        ends.erase(n);
    }
    return elements(kNode, {ends.begin(), ends.end()});
}

EditResult runInsert(Transaction& tx, Selection selection, Arguments) {
    const auto& m = tx.model();
    std::vector<Slot> newNodes;
    std::set<Slot> done;
    std::size_t passed = 0;
    for (const Slot l : selectedLinks(m, selection)) {
        if (done.contains(l))
            continue;
        if (!mayBeCut(m, l)) {
            ++passed;
            continue;
        }
        const auto ends = endsOf(m, l);
        const Slot back = findLink(m, ends->to, ends->from);
        const auto middle = (originOf(m, ends->from) + originOf(m, ends->to)) * 0.5F;
        const Slot n = insertOn(tx, l, onFloor(m, middle));
        if (n == kNoSlot)
            return Elements{};
        passThrough(tx, l, n);
        done.insert(l);
        if (back != kNoSlot && mayBeCut(m, back)) {
            passThrough(tx, back, n);
            done.insert(back);
        }
        newNodes.push_back(n);
    }
    if (newNodes.empty())
        return refused(texts::format("Select walk links. Nodes cannot be inserted into jumps and rides."));
    if (passed != 0)
        tx.note(texts::format("Only walk links were split. Other links stayed unchanged."));
    return elements(kNode, newNodes);
}

EditResult runFitRadius(Transaction& tx, Selection selection, Arguments arguments) {
    const auto& m = tx.model();
    const auto& rays = m.map()->rays;
    const auto most = std::min(arguments.get(kMost), kLargestRadius);
    constexpr int directions = 16;
    for (const Slot n : selected(m, selection, kNode)) {
        const auto origin = originOf(m, n);
        if (!isFinite(origin))
            continue;
        float free = most;
        for (int i = 0; i < directions; ++i) {
            const float angle = 6.2831853F * static_cast<float>(i) / directions;
            const auto rim = origin + most * glm::vec3(std::cos(angle), std::sin(angle), 0);
            const auto end = walk(rays, origin, rim);
            const glm::vec2 way(end.stood.x - origin.x, end.stood.y - origin.y);
            if (end.end != Walk::End::Arrives || end.stood != end.where)
                free = std::min(free, glm::length(way));
        }
        const float stepped = std::max(kRadiusStep, std::floor(free / kRadiusStep) * kRadiusStep);
        tx.set(node::radius, n, static_cast<std::uint16_t>(stepped));
    }
    return same(selection);
}

} // namespace

std::vector<Edit> nodeEdits() {
    return {
        {.id = "insert",
         .title = "Insert Nodes",
         .help = "Inserts a node on the floor halfway along each selected walk link",
         .section = "Nodes",
         .shortcut = "I",
         .whyDisabled = whyNotLinks,
         .run = runInsert},
        {.id = "merge",
         .title = "Merge Nodes",
         .help = "Merges the selected nodes into the last one, which gets the links of the others",
         .section = "Nodes",
         .shortcut = "M",
         .whyDisabled = whyNotMerge,
         .run = runMerge},
        {.id = "dissolve",
         .title = "Dissolve",
         .help = "Deletes nodes between two others, and links their neighbours instead",
         .section = "Nodes",
         .shortcut = "Ctrl+Del",
         .whyDisabled = whyNotDissolve,
         .run = runDissolve},
        {.id = "fit_radius",
         .title = "Fit Radius to Space",
         .help = "Sets the largest radius within which a player can walk without reaching a wall or ledge",
         .section = "Nodes",
         .parameters = {units(kMost, "Maximum", "Maximum radius", 4, 328, 128)},
         .needsMap = true,
         .whyDisabled = whyNotNodes,
         .run = runFitRadius},
        {.id = "erase",
         .title = "Delete",
         .help = "Deletes the selected elements. Nodes are deleted with their links, and links with their traversal "
                 "and edict.",
         .section = "Nodes",
         .shortcut = "Del",
         .role = EditRole::Erase,
         .whyDisabled = whyNotErase,
         .run = runErase},
    };
}

} // namespace navsmith::systems::quake_nav
