#include "core/systems/shared/path_link_edits.h"

#include "core/model/wording.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>
#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <set>
#include <span>

namespace navsmith::systems::paths {

using model::Transaction;

namespace {

constexpr std::string_view kNoLinks = texts::mark("Select links, or nodes that are linked.");

bool offSquare(const Graph& g, const Model& m, Slot n) {
    return !nearlyInside(g.grid(m), areaOf(g, m, n), m.get(g.x, n), m.get(g.y, n));
}

/// Empty unless a link of the node leads nowhere: there is no other end that could be linked to the node that stays.
std::string whyNotTurned(const Graph& g, const Model& m, const OpenAreas& open, Slot n) {
    std::string reason;
    for (const Slot l : linksFrom(g, m, n)) {
        const Ref target = m.get(g.target, l);
        if (reason.empty() && open.isMissing(m, g.target, target))
            reason = texts::format("The link from {} to {} has no target. Fix or delete it first.", nodeName(g, m, n),
                                   nodeName(g, m, g.target, target));
    }
    return reason;
}

template <typename Pieces>
EditResult cutEach(const Editing& e, Transaction& tx, Selection selection, const std::vector<Slot>& edges,
                   Pieces piecesOf) {
    if (auto complete = requireReverseLinks(e.graph, tx.model(), {}, edges); !complete)
        return tl::unexpected(std::move(complete.error()));
    Elements newNodes;
    for (const Slot l : edges) {
        const auto nodes = cutEvenly(e, tx, l, piecesOf(l));
        if (!nodes)
            return tl::unexpected(nodes.error());
        const auto more = elements(e.graph.nodeType(), *nodes);
        newNodes.insert(newNodes.end(), more.begin(), more.end());
    }
    return newNodes.empty() ? same(selection) : newNodes;
}

/// The neighbour of a node of two links that is not `from`; kNoSlot for other nodes.
Slot beyond(const Graph& g, const Model& m, Slot n, Slot from) {
    const auto links = linksFrom(g, m, n);
    if (links.size() != 2)
        return kNoSlot;
    for (const Slot l : links) {
        if (const Ref to = m.get(g.target, l); to.isSlot() && to.slot() != from)
            return to.slot();
    }
    return kNoSlot;
}

/// An edge as part of a curve through the nodes of its run, at the speed of one edge a unit of time.
class CurvedEdge {
public:
    CurvedEdge(const Graph& g, const Model& m, Slot l) {
        const Slot a = m.get(g.owner, l).slot();
        const Slot b = m.get(g.target, l).slot();
        from_ = placeOf(g, m, a);
        to_ = placeOf(g, m, b);
        const auto place = [&](Slot n, glm::dvec3 none) { return n == kNoSlot ? none : glm::dvec3(placeOf(g, m, n)); };
        const auto before = place(beyond(g, m, a, b), from_ - (to_ - from_));
        const auto after = place(beyond(g, m, b, a), to_ + (to_ - from_));
        const double length = glm::distance(from_, to_);
        leaving_ = slope(before, from_, to_) * length;
        arriving_ = slope(from_, to_, after) * length;
    }

    /// Places at even distances along the curve, without the ends.
    [[nodiscard]] std::vector<glm::dvec3> placesAlong(double longest) const {
        constexpr int samples = 64;
        std::vector<double> along{0};
        for (int i = 1; i <= samples; ++i)
            along.push_back(along.back() + glm::distance(at(double(i - 1) / samples), at(double(i) / samples)));
        const int pieces = std::max(1, static_cast<int>(std::ceil(along.back() / longest)));
        std::vector<glm::dvec3> places;
        std::size_t sample = 1;
        for (int i = 1; i < pieces; ++i) {
            const double distance = along.back() * i / pieces;
            while (sample + 1 < along.size() && along[sample] < distance)
                ++sample;
            const double part = (distance - along[sample - 1]) / (along[sample] - along[sample - 1]);
            places.push_back(at((static_cast<double>(sample) - 1 + part) / samples));
        }
        return places;
    }

private:
    /// Direction of the curve at the middle one of three points, for their distances: uneven ones make no loops.
    static glm::dvec3 slope(glm::dvec3 a, glm::dvec3 b, glm::dvec3 c) {
        const double way = glm::distance(a, b) + glm::distance(b, c);
        return way == 0 ? glm::dvec3(0) : (c - a) / way;
    }
    /// A cubic Hermite curve.
    [[nodiscard]] glm::dvec3 at(double t) const {
        const double t2 = t * t;
        const double t3 = t2 * t;
        return from_ * (2 * t3 - 3 * t2 + 1) + leaving_ * (t3 - 2 * t2 + t) + to_ * (3 * t2 - 2 * t3) +
               arriving_ * (t3 - t2);
    }

    glm::dvec3 from_{};
    glm::dvec3 to_{};
    glm::dvec3 leaving_{};
    glm::dvec3 arriving_{};
};

/// Why a node cannot be dissolved; empty if it can.
std::string whyNotDissolved(const Editing& e, const Model& m, Slot n) {
    const auto& g = e.graph;
    const auto links = linksFrom(g, m, n);
    if (links.size() != 2)
        return model::capitalised(texts::format("{} has {}. Only nodes of two links can be dissolved.",
                                                nodeName(g, m, n), model::counted(links.size(), "link")));
    for (const Slot l : links) {
        if (auto reason = paths::whyNotCut(e, m, l); !reason.empty())
            return reason;
    }
    const Slot a = m.get(g.target, links.front()).slot();
    const Slot b = m.get(g.target, links.back()).slot();
    if (a == b || findLink(g, m, a, b) != kNoSlot)
        return model::capitalised(texts::format("{} and {} are linked already.", nodeName(g, m, a), nodeName(g, m, b)));
    if (distance(pointOf(g, m, a), pointOf(g, m, b), g.heightStep) > kLongestEdge)
        return texts::format("The link from {} to {} would be longer than {} units.", nodeName(g, m, a),
                             nodeName(g, m, b), kLongestEdge);
    return {};
}

} // namespace

Parameter longestPiece() {
    return numberParameter(kLongest, "Maximum length", "No part of a link is longer than this",
                           {.min = 2, .max = kLongestEdge, .initial = 50, .step = kStep, .decimals = 3}, "units");
}

Parameter curveSpacing() {
    return numberParameter(kLongest, "Maximum distance", "No two nodes are farther apart than this along the curve",
                           {.min = 2, .max = kLongestEdge, .initial = 15, .step = kStep, .decimals = 3}, "units");
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
        return texts::format("Select two or more nodes, in the order in which to link them.");
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
    const bool any = forEachLink(e, m, selection, [](Slot) { return false; });
    return any ? std::string() : std::string(texts::translated({kNoLinks}));
}

EditResult disconnect(const Editing& e, Transaction& tx, Selection selection, Arguments) {
    const auto& g = e.graph;
    const auto& m = tx.model();
    const auto edges = edgesOf(e, m, selection);
    if (auto complete = requireReverseLinks(g, m, {}, edges); !complete)
        return tl::unexpected(std::move(complete.error()));
    Elements ends;
    std::set<Slot> seen;
    for (const Slot l : edges) {
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
    const OpenAreas open(e.graph, m);
    std::vector<bool> sound(m.capacity(e.graph.linkType())); // the link back of one that can be cut
    const bool any = forEachLink(e, m, selection, [&](Slot l) {
        if (sound[l] || open.closedTarget(m, l)) // the edit tells which areas to open
            return true;
        reason = paths::whyNotCut(e, m, l);
        if (const Slot back = reason.empty() ? reverseOf(e.graph, m, l) : kNoSlot; back != kNoSlot)
            sound[back] = true;
        return reason.empty();
    });
    return any ? reason : std::string(texts::translated({kNoLinks}));
}

EditResult insert(const Editing& e, Transaction& tx, Selection selection, Arguments arguments) {
    const int pieces = arguments.get(kNodes) + 1;
    return cutEach(e, tx, selection, edgesOf(e, tx.model(), selection), [&](Slot) { return pieces; });
}

EditResult splitLinks(const Editing& e, Transaction& tx, Selection selection, Arguments arguments) {
    return splitEdges(e, tx, selection, edgesOf(e, tx.model(), selection), arguments);
}

EditResult insertAlongCurve(const Editing& e, Transaction& tx, Selection selection, Arguments arguments) {
    const auto& g = e.graph;
    const auto edges = edgesOf(e, tx.model(), selection);
    if (auto complete = requireReverseLinks(g, tx.model(), {}, edges); !complete)
        return tl::unexpected(std::move(complete.error()));
    std::vector<std::vector<RawPoint>> places; // all before the first cut, which changes the curve of the next edge
    for (const Slot l : edges) {
        auto& ofEdge = places.emplace_back();
        for (const auto& place : CurvedEdge(g, tx.model(), l).placesAlong(arguments.get(kLongest))) {
            if (const auto at = snapped(g.grid(tx.model()), glm::vec3(place), g.heightStep))
                ofEdge.push_back(*at);
        }
    }
    Elements newNodes;
    for (std::size_t i = 0; i < edges.size(); ++i) {
        const auto nodes = cutAt(e, tx, edges[i], places[i]);
        if (!nodes)
            return tl::unexpected(nodes.error());
        const auto more = elements(g.nodeType(), *nodes);
        newNodes.insert(newNodes.end(), more.begin(), more.end());
    }
    return newNodes.empty() ? same(selection) : newNodes;
}

// Nodes -----------------------------------------------------------------------------------------------------------

std::string whyNotMerge(const Editing& e, const Model& m, Selection selection) {
    const auto& g = e.graph;
    const auto nodes = selected(m, selection, g.nodeType());
    if (nodes.size() < 2 || nodes.size() != selection.size())
        return texts::format("Select two or more nodes. The last one stays.");
    const Slot survivor = nodes.back();
    const OpenAreas open(g, m);
    for (const Slot n : nodes) {
        if (e.nodeTypeName(m, n) != e.nodeTypeName(m, survivor))
            return texts::format("Nodes of different types cannot be merged: {} is a {} node, {} a {} node.",
                                 nodeName(g, m, n), e.nodeTypeName(m, n), nodeName(g, m, survivor),
                                 e.nodeTypeName(m, survivor));
        if (auto reason = n == survivor ? std::string() : whyNotTurned(g, m, open, n); !reason.empty())
            return reason;
    }
    return {};
}

EditResult merge(const Editing& e, Transaction& tx, Selection selection, Arguments) {
    const auto& g = e.graph;
    const auto& m = tx.model();
    const auto nodes = selected(m, selection, g.nodeType());
    const Slot survivor = nodes.back();
    if (auto complete = requireReverseLinks(g, m, {nodes.begin(), nodes.end() - 1}, {}); !complete)
        return tl::unexpected(std::move(complete.error()));
    std::vector<Slot> moved;
    for (const Slot gone : std::span(nodes).first(nodes.size() - 1)) {
        const auto links = m.referrers(g.owner, gone);
        moved.insert(moved.end(), links.begin(), links.end());
        if (const auto merged = mergeInto(e, tx, survivor, gone); !merged)
            return tl::unexpected(merged.error());
    }
    for (const Slot l : moved) { // not before: a link that is too long may be one between two of the nodes
        if (!m.isLive({g.linkType(), l}))
            continue;
        if (const auto cut = cutIfLong(e, tx, l); !cut)
            return tl::unexpected(cut.error());
    }
    return Elements{{g.nodeType(), survivor}};
}

std::string whyNotDissolve(const Editing& e, const Model& m, Selection selection) {
    const auto nodes = selected(m, selection, e.graph.nodeType());
    if (nodes.empty() || nodes.size() != selection.size())
        return texts::format("Select nodes of two links.");
    // Which areas have to be open, or which of several nodes cannot be dissolved, the edit tells.
    if (nodes.size() > 1 || !requireReverseLinks(e.graph, m, nodes, {}))
        return "";
    return whyNotDissolved(e, m, nodes.front());
}

EditResult dissolve(const Editing& e, Transaction& tx, Selection selection, Arguments) {
    const auto& g = e.graph;
    const auto& m = tx.model();
    const auto nodes = selected(m, selection, g.nodeType());
    if (auto complete = requireReverseLinks(g, m, nodes, {}); !complete)
        return tl::unexpected(std::move(complete.error()));
    std::set<Slot> ends;
    for (const Slot n : nodes) {
        if (auto reason = whyNotDissolved(e, m, n); !reason.empty())
            return refused(std::move(reason));
        const auto links = linksFrom(g, m, n);
        const Slot a = m.get(g.target, links.front()).slot();
        ends.insert({a, m.get(g.target, links.back()).slot()});
        if (auto turned = turnOwner(e, tx, links.back(), a); !turned)
            return tl::unexpected(std::move(turned.error()));
        tx.erase({g.nodeType(), n});
        ends.erase(n);
    }
    return elements(g.nodeType(), {ends.begin(), ends.end()});
}

std::string whyNotMoveToArea(const Editing& e, const Model& m, Selection selection) {
    const bool any = std::ranges::any_of(selected(m, selection, e.graph.nodeType()),
                                         [&](Slot n) { return offSquare(e.graph, m, n); });
    return any ? "" : texts::format("Select nodes that lie outside the square of their area.");
}

EditResult moveToArea(const Editing& e, Transaction& tx, Selection selection, Arguments) {
    const auto& g = e.graph;
    auto nodes = selected(tx.model(), selection, g.nodeType());
    std::erase_if(nodes, [&](Slot n) { return !offSquare(g, tx.model(), n); });
    std::vector<RawPoint> places;
    std::ranges::transform(nodes, std::back_inserter(places), [&](Slot n) { return pointOf(g, tx.model(), n); });
    if (auto complete = requireReverseLinks(g, tx.model(), nodes, {}); !complete)
        return tl::unexpected(std::move(complete.error()));
    if (auto open = requireAreasAt(g, tx.model(), places); !open)
        return tl::unexpected(std::move(open.error()));
    for (const Slot n : nodes)
        moveToSquare(g, tx, n);
    return same(selection);
}

std::string whyNotErase(const Editing& e, const Model& m, Selection selection) {
    const auto& g = e.graph;
    if (std::ranges::none_of(selection, [&](const auto& each) { return each.type != g.fileType() && m.isLive(each); }))
        return texts::format("Select nodes or links.");
    if (hasType(selection, g.fileType()))
        return texts::format("The file of an area cannot be deleted. Delete its nodes instead.");
    return {};
}

EditResult erase(const Editing& e, Transaction& tx, Selection selection, Arguments) {
    const auto& m = tx.model();
    auto going = same(selection);
    const auto links = selected(m, selection, e.graph.linkType());
    if (auto complete = requireReverseLinks(e.graph, m, selected(m, selection, e.graph.nodeType()), links); !complete)
        return tl::unexpected(std::move(complete.error()));
    for (const Slot l : links) {
        if (const Slot back = reverseOf(e.graph, m, l); back != kNoSlot)
            going.push_back({e.graph.linkType(), back});
    }
    tx.erase(going);
    return Elements{};
}

} // namespace edits

} // namespace navsmith::systems::paths
