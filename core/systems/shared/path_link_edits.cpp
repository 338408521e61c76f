#include "core/systems/shared/path_link_edits.h"

#include "core/model/wording.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <set>
#include <span>

namespace navsmith::systems::paths {

using model::kNoSlot;
using model::Model;
using model::Ref;
using model::Slot;
using model::Transaction;

namespace {

constexpr const char* kNoLinks = "Select links, or nodes that are linked.";

bool offSquare(const Graph& g, const Model& m, Slot n) {
    return !nearlyInside(g.grid(m), areaOf(g, m, n), m.get(g.x, n), m.get(g.y, n));
}

/// Empty unless a link of the node leads nowhere: there is no other end that could be linked to the node that stays.
std::string whyNotTurned(const Graph& g, const Model& m, Slot n) {
    std::string reason;
    m.forEachReferrer(g.owner, n, [&](Slot l) {
        const Ref target = m.get(g.target, l);
        if (reason.empty() && !target.isSlot())
            reason = fmt::format("The link from {} to {} has no target. Fix or delete it first.", nodeName(g, m, n),
                                 nodeName(g, m, g.target, target));
    });
    return reason;
}

template <typename Pieces>
EditResult cutEach(const Editing& e, Transaction& tx, Selection selection, const std::vector<Slot>& edges,
                   Pieces piecesOf) {
    Elements made;
    for (const Slot l : edges) {
        const auto nodes = cutEvenly(e, tx, l, piecesOf(l));
        if (!nodes)
            return tl::unexpected(nodes.error());
        const auto more = elements(e.graph.nodeType(), *nodes);
        made.insert(made.end(), more.begin(), more.end());
    }
    return made.empty() ? same(selection) : made;
}

} // namespace

Parameter longestPiece() {
    return numberParameter(kLongest, "Maximum length", "No part of a link is longer than this",
                           {.min = 2, .max = kLongestEdge, .initial = 50, .step = kStep, .decimals = 3}, "units");
}

EditResult splitEdges(const Editing& e, Transaction& tx, Selection selection, const std::vector<Slot>& edges,
                      Arguments arguments) {
    const double longest = arguments.get(kLongest);
    return cutEach(e, tx, selection, edges, [&](Slot l) {
        return std::max(1, static_cast<int>(std::ceil(edgeLength(e.graph, tx.model(), l) / longest)));
    });
}

namespace edits {

// Links -----------------------------------------------------------------------------------------------------------

std::string whyNotConnect(const Editing& e, const Model& m, Selection selection) {
    const auto nodes = selected(m, selection, e.graph.nodeType());
    if (nodes.size() < 2 || nodes.size() != selection.size())
        return "Select two or more nodes, in the order in which to link them.";
    // A chain may have links already: those stay. But there must be one to make.
    std::string linked;
    bool any = false;
    for (std::size_t i = 0; i + 1 < nodes.size(); ++i) {
        auto reason = whyNotLink(e, m, nodes[i], nodes[i + 1]);
        if (findLink(e.graph, m, nodes[i], nodes[i + 1]) != kNoSlot)
            linked = std::move(reason);
        else if (!reason.empty())
            return reason;
        else
            any = true;
    }
    return any ? "" : linked;
}

EditResult connect(const Editing& e, Transaction& tx, Selection selection, Arguments) {
    const auto nodes = selected(tx.model(), selection, e.graph.nodeType());
    for (std::size_t i = 0; i + 1 < nodes.size(); ++i) {
        if (findLink(e.graph, tx.model(), nodes[i], nodes[i + 1]) != kNoSlot)
            continue;
        if (const auto joined = connectAndCut(e, tx, nodes[i], nodes[i + 1]); !joined)
            return tl::unexpected(joined.error());
    }
    return same(selection);
}

std::string whyNotDisconnect(const Editing& e, const Model& m, Selection selection) {
    const OpenAreas open(e.graph, m);
    std::string reason;
    const bool any = forEachLink(e, m, selection, [&](Slot l) {
        if (open.closedTarget(m, l))
            reason = whyNotFree(e.graph, m, open, m.get(e.graph.owner, l).slot());
        return reason.empty() && !open.all();
    });
    return any ? reason : kNoLinks;
}

EditResult disconnect(const Editing& e, Transaction& tx, Selection selection, Arguments) {
    const auto& g = e.graph;
    const auto& m = tx.model();
    Elements ends;
    std::set<Slot> seen;
    for (const Slot l : edgesOf(e, m, selection)) {
        for (const Ref end : {m.get(g.owner, l), m.get(g.target, l)}) {
            if (end.isSlot() && seen.insert(end.slot()).second)
                ends.push_back({g.nodeType(), end.slot()});
        }
        paths::disconnect(g, tx, l);
    }
    return ends;
}

std::string whyNotCut(const Editing& e, const Model& m, Selection selection) {
    std::string reason;
    std::vector<bool> sound(m.capacity(e.graph.linkType())); // the link back of one that can be cut
    const bool any = forEachLink(e, m, selection, [&](Slot l) {
        if (sound[l])
            return true;
        reason = paths::whyNotCut(e, m, l);
        if (const Slot back = reason.empty() ? reverseOf(e.graph, m, l) : kNoSlot; back != kNoSlot)
            sound[back] = true;
        return reason.empty();
    });
    return any ? reason : kNoLinks;
}

EditResult insert(const Editing& e, Transaction& tx, Selection selection, Arguments arguments) {
    const int pieces = arguments.get(kNodes) + 1;
    return cutEach(e, tx, selection, edgesOf(e, tx.model(), selection), [&](Slot) { return pieces; });
}

EditResult splitLinks(const Editing& e, Transaction& tx, Selection selection, Arguments arguments) {
    return splitEdges(e, tx, selection, edgesOf(e, tx.model(), selection), arguments);
}

// Nodes -----------------------------------------------------------------------------------------------------------

std::string whyNotMerge(const Editing& e, const Model& m, Selection selection) {
    const auto& g = e.graph;
    const auto nodes = selected(m, selection, g.nodeType());
    if (nodes.size() < 2 || nodes.size() != selection.size())
        return "Select two or more nodes. The last one stays.";
    const Slot kept = nodes.back();
    const OpenAreas open(g, m);
    for (const Slot n : nodes) {
        if (e.nodeTypeName(m, n) != e.nodeTypeName(m, kept))
            return fmt::format("Nodes of different types cannot be merged: {} is a {} node, {} a {} node.",
                               nodeName(g, m, n), e.nodeTypeName(m, n), nodeName(g, m, kept), e.nodeTypeName(m, kept));
        if (n == kept)
            continue;
        if (auto reason = whyNotFree(g, m, open, n); !reason.empty())
            return reason;
        if (auto reason = whyNotTurned(g, m, n); !reason.empty())
            return reason;
    }
    return {};
}

EditResult merge(const Editing& e, Transaction& tx, Selection selection, Arguments) {
    const auto& g = e.graph;
    const auto& m = tx.model();
    const auto nodes = selected(m, selection, g.nodeType());
    const Slot kept = nodes.back();
    std::vector<Slot> moved;
    for (const Slot gone : std::span(nodes).first(nodes.size() - 1)) {
        const auto links = m.referrers(g.owner, gone);
        moved.insert(moved.end(), links.begin(), links.end());
        if (const auto merged = mergeInto(e, tx, kept, gone); !merged)
            return tl::unexpected(merged.error());
    }
    for (const Slot l : moved) { // not before: a link that is too long may be one between two of the nodes
        if (!m.isLive({g.linkType(), l}))
            continue;
        if (const auto cut = cutIfLong(e, tx, l); !cut)
            return tl::unexpected(cut.error());
    }
    return Elements{{g.nodeType(), kept}};
}

std::string whyNotMoveToArea(const Editing& e, const Model& m, Selection selection) {
    const auto& g = e.graph;
    bool any = false;
    const OpenAreas open(g, m);
    for (const Slot n : selected(m, selection, g.nodeType())) {
        if (!offSquare(g, m, n))
            continue;
        any = true;
        if (auto reason = whyNotFree(g, m, open, n); !reason.empty())
            return reason;
        const int area = areaAt(g.grid(m), m.get(g.x, n), m.get(g.y, n));
        if (!open.contains(static_cast<unsigned>(area)))
            return model::capitalised(
                fmt::format("{} lies in the square of area {}, which is not open.", nodeName(g, m, n), area));
    }
    return any ? "" : "Select nodes that lie outside the square of their area.";
}

EditResult moveToArea(const Editing& e, Transaction& tx, Selection selection, Arguments) {
    for (const Slot n : selected(tx.model(), selection, e.graph.nodeType()))
        moveToSquare(e.graph, tx, n);
    return same(selection);
}

std::string whyNotErase(const Editing& e, const Model& m, Selection selection) {
    const auto& g = e.graph;
    const auto nodes = selected(m, selection, g.nodeType());
    const auto links = selected(m, selection, g.linkType());
    if (std::ranges::none_of(selection, [&](const auto& each) { return each.type != g.fileType() && m.isLive(each); }))
        return "Select nodes or links.";
    if (hasType(selection, g.fileType()))
        return "The file of an area cannot be deleted. Delete its nodes instead.";
    const OpenAreas open(g, m);
    if (open.all()) // then nothing is out of reach
        return {};
    for (const Slot n : nodes) {
        if (auto reason = whyNotFree(g, m, open, n); !reason.empty())
            return reason;
    }
    for (const Slot l : links) {
        if (open.closedTarget(m, l))
            return whyNotFree(g, m, open, m.get(g.owner, l).slot());
    }
    return {};
}

EditResult erase(const Editing& e, Transaction& tx, Selection selection, Arguments) {
    const auto& m = tx.model();
    auto going = same(selection);
    for (const Slot l : selected(m, selection, e.graph.linkType())) {
        if (const Slot back = reverseOf(e.graph, m, l); back != kNoSlot)
            going.push_back({e.graph.linkType(), back});
    }
    tx.erase(going);
    return Elements{};
}

} // namespace edits

} // namespace navsmith::systems::paths
