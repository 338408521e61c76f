#include "core/systems/gta_sa_paths/edge_edits.h"
#include "core/systems/gta_sa_paths/verb_functions.h"
#include "core/systems/gta_sa_paths/verbs.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace navsmith::systems::gta_sa_paths {

using model::Element;
using model::kNoSlot;
using model::Model;
using model::Ref;
using model::Slot;
using model::Transaction;

namespace {

constexpr double kSplitGap = 1; ///< units by which the ends of a split road draw back

std::int16_t towards(std::int16_t from, std::int16_t to, double part) {
    return static_cast<std::int16_t>(std::lround(from + (to - from) * part));
}

/// One unit from a node along an edge, or half of a short one.
RawPoint drawnBack(RawPoint at, RawPoint to) {
    const double length = distance(at, to);
    const double part = length > 2 * kSplitGap ? kSplitGap / length : 0.5;
    return {towards(at.x, to.x, part), towards(at.y, to.y, part), towards(at.z, to.z, part)};
}

void place(Transaction& tx, Slot n, RawPoint at) {
    tx.set(node::x, n, at.x);
    tx.set(node::y, n, at.y);
    tx.set(node::z, n, at.z);
}

/// A node's links, of which at most one may lead into an area that is not open: that one's end keeps the node.
std::vector<Slot> edgesToSplit(const Model& m, Slot n) {
    auto links = linksFrom(m, n);
    std::ranges::stable_sort(links, {}, [&](Slot l) { return m.get(link::target, l).isSlot(); });
    return links;
}

bool offSquare(const Model& m, Slot n) {
    return !nearlyInside(areaOf(m, n), m.get(node::x, n), m.get(node::y, n));
}

} // namespace

// Erase -----------------------------------------------------------------------------------------------------------

std::string unfitErase(const Model& m, Selection selection) {
    const auto nodes = chosen(m, selection, kNode);
    const auto links = chosen(m, selection, kLink);
    const auto navis = chosen(m, selection, kNavi);
    if (nodes.empty() && links.empty() && navis.empty())
        return "Choose nodes, links or navi nodes.";
    if (holds(selection, kFile))
        return "The file of an area is not erased by an edit: take what it holds.";
    const OpenAreas open(m);
    const bool all = open.all(); // then nothing is out of reach
    for (const Slot n : all ? std::vector<Slot>() : nodes) {
        if (auto reason = whyNotFree(m, open, n); !reason.empty())
            return reason;
    }
    for (const Slot l : all ? std::vector<Slot>() : links) {
        const Ref target = m.get(link::target, l);
        if (!target.isSlot() && !open.isMissing(m, link::target, target))
            return whyNotFree(m, open, m.get(link::owner, l).slot());
    }
    if (navis.empty())
        return {};
    std::vector<bool> nodeGoes(m.capacity(kNode));
    std::vector<bool> linkGoes(m.capacity(kLink));
    for (const Slot n : nodes)
        nodeGoes[n] = true;
    for (const Slot l : links)
        linkGoes[l] = true;
    const auto goes = [&](Slot l) {
        const Ref target = m.get(link::target, l);
        if (linkGoes[l] || nodeGoes[m.get(link::owner, l).slot()] || (target.isSlot() && nodeGoes[target.slot()]))
            return true;
        const Slot back = reverseOf(m, l);
        return back != kNoSlot && linkGoes[back];
    };
    for (const Slot n : navis) {
        std::string reason;
        m.forEachReferrer(link::navi, n, [&](Slot l) {
            if (!goes(l))
                reason = fmt::format("A navi node lasts as long as its road: erase the link from {} to {} instead.",
                                     nodeName(m, m.get(link::owner, l).slot()),
                                     nodeName(m, link::target, m.get(link::target, l)));
        });
        if (!reason.empty())
            return reason;
    }
    return {};
}

VerbResult runErase(Transaction& tx, Selection selection, Values) {
    const auto& m = tx.model();
    if (auto reason = unfitErase(m, selection); !reason.empty())
        return refused(std::move(reason));
    std::vector<Element> going(selection.begin(), selection.end());
    for (const Slot l : chosen(m, selection, kLink)) {
        if (const Slot back = reverseOf(m, l); back != kNoSlot)
            going.push_back({kLink, back});
    }
    tx.erase(going);
    return Elements{};
}

// Merge -----------------------------------------------------------------------------------------------------------

namespace {

/// Empty unless a link of the node leads nowhere: there is no other end that could be linked to the node that stays.
std::string whyNotTurned(const Model& m, Slot n) {
    std::string reason;
    m.forEachReferrer(link::owner, n, [&](Slot l) {
        const Ref target = m.get(link::target, l);
        if (reason.empty() && !target.isSlot())
            reason = fmt::format("The link from {} to {} leads nowhere: mend or erase it first.", nodeName(m, n),
                                 nodeName(m, link::target, target));
    });
    return reason;
}

} // namespace

std::string unfitMerge(const Model& m, Selection selection) {
    const auto nodes = chosen(m, selection, kNode);
    if (nodes.size() < 2 || nodes.size() != selection.size())
        return "Choose two or more nodes; the last one stays.";
    const Slot kept = nodes.back();
    const OpenAreas open(m);
    for (const Slot n : nodes) {
        if (typeOf(m, n) != typeOf(m, kept))
            return fmt::format("{} is a {} node, {} a {} node.", nodeName(m, n), typeName(typeOf(m, n)),
                               nodeName(m, kept), typeName(typeOf(m, kept)));
        if (n == kept)
            continue;
        if (auto reason = whyNotFree(m, open, n); !reason.empty())
            return reason;
        if (auto reason = whyNotTurned(m, n); !reason.empty())
            return reason;
    }
    return {};
}

VerbResult runMerge(Transaction& tx, Selection selection, Values) {
    const auto& m = tx.model();
    if (auto reason = unfitMerge(m, selection); !reason.empty())
        return refused(std::move(reason));
    const auto nodes = chosen(m, selection, kNode);
    const Slot kept = nodes.back();
    for (const Slot gone : std::span(nodes).first(nodes.size() - 1)) {
        const auto links = m.referrers(link::owner, gone);
        if (!mergeNodes(tx, kept, gone))
            return refused(fmt::format("{} has no room for the links of {}: a node has at most {}.", nodeName(m, kept),
                                       nodeName(m, gone), kMaxLinks));
        for (const Slot l : links) {
            if (!m.isLive({kLink, l}))
                continue;
            if (const auto cut = cutIfLong(tx, l, lookOf(m, kept)); !cut)
                return tl::unexpected(cut.error());
        }
    }
    return Elements{{kNode, kept}};
}

// Split a road ----------------------------------------------------------------------------------------------------

std::string unfitSplitRoad(const Model& m, Selection selection) {
    const auto nodes = chosen(m, selection, kNode);
    if (nodes.empty() || nodes.size() != selection.size())
        return "Choose nodes at which roads meet or go on.";
    for (const Slot n : nodes) {
        const auto links = edgesToSplit(m, n);
        if (links.size() < 2)
            return fmt::format("{} has no two links to part.", nodeName(m, n));
        for (const Slot l : std::span(links).subspan(1)) {
            if (auto reason = whyNotCut(m, l); !reason.empty())
                return reason;
        }
    }
    return {};
}

VerbResult runSplitRoad(Transaction& tx, Selection selection, Values) {
    const auto& m = tx.model();
    if (auto reason = unfitSplitRoad(m, selection); !reason.empty())
        return refused(std::move(reason));
    Elements ends;
    for (const Slot n : chosen(m, selection, kNode)) {
        const auto links = edgesToSplit(m, n);
        if (links.size() < 2)
            continue; // another chosen node was its double
        const auto at = pointOf(m, n);
        const auto look = lookOf(m, n);
        for (const Slot l : std::span(links).subspan(1)) {
            const auto end = createNode(tx, look, drawnBack(at, pointOf(m, m.get(link::target, l).slot())));
            if (!end)
                return tl::unexpected(end.error());
            if (const auto turned = turnOwner(tx, l, *end); !turned)
                return tl::unexpected(turned.error());
            ends.push_back({kNode, *end});
        }
        if (const Ref target = m.get(link::target, links.front()); target.isSlot())
            place(tx, n, drawnBack(at, pointOf(m, target.slot())));
        ends.push_back({kNode, n});
    }
    return ends;
}

// Move to the area of the square ----------------------------------------------------------------------------------

std::string unfitMoveToArea(const Model& m, Selection selection) {
    bool any = false;
    const OpenAreas open(m);
    for (const Slot n : chosen(m, selection, kNode)) {
        if (!offSquare(m, n))
            continue;
        any = true;
        if (auto reason = whyNotFree(m, open, n); !reason.empty())
            return reason;
        const int area = areaAt(m.get(node::x, n), m.get(node::y, n));
        if (!open.contains(static_cast<unsigned>(area)))
            return fmt::format("{} lies in the square of area {}, which is not open.", nodeName(m, n), area);
    }
    return any ? "" : "Choose nodes that lie outside the square of their area.";
}

VerbResult runMoveToArea(Transaction& tx, Selection selection, Values) {
    const auto& m = tx.model();
    if (auto reason = unfitMoveToArea(m, selection); !reason.empty())
        return refused(std::move(reason));
    const OpenAreas open(m);
    for (const Slot n : chosen(m, selection, kNode)) {
        if (offSquare(m, n))
            moveToFile(tx, n, open.file(static_cast<unsigned>(areaAt(m.get(node::x, n), m.get(node::y, n)))));
    }
    return Elements(selection.begin(), selection.end());
}

} // namespace navsmith::systems::gta_sa_paths
