#include "core/systems/shared/path_edits.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <set>

namespace navsmith::systems::paths {

using model::EditError;
using model::kNoSlot;
using model::Model;
using model::Ref;
using model::Slot;
using model::Transaction;

namespace {

constexpr double kSplitGap = 1; ///< units by which the ends of a split road draw back

bool offSquare(const Graph& g, const Model& m, Slot n) {
    return !nearlyInside(g.grid(m), areaOf(g, m, n), m.get(g.x, n), m.get(g.y, n));
}

/// Empty unless a link of the node leads nowhere: there is no other end that could be linked to the node that stays.
std::string whyNotTurned(const Graph& g, const Model& m, Slot n) {
    std::string reason;
    m.forEachReferrer(g.owner, n, [&](Slot l) {
        const Ref target = m.get(g.target, l);
        if (reason.empty() && !target.isSlot())
            reason = fmt::format("The link from {} to {} leads nowhere: mend or erase it first.", nodeName(g, m, n),
                                 nodeName(g, m, g.target, target));
    });
    return reason;
}

/// A node's links, of which one can stay with it: one that leads into an area that is not open comes first.
std::vector<Slot> linksToPart(const Graph& g, const Model& m, Slot n) {
    auto links = linksFrom(g, m, n);
    std::ranges::stable_sort(links, {}, [&](Slot l) { return m.get(g.target, l).isSlot(); });
    return links;
}

/// Where the end of a road lies that is drawn back from a junction: a unit, or half of a short edge.
RawPoint drawnBack(const Graph& g, RawPoint at, RawPoint to) {
    const double length = distance(at, to, g.heightStep);
    const double part = length > 2 * kSplitGap ? kSplitGap / length : 0.5;
    const auto towards = [&](Coordinate from, Coordinate end) {
        return static_cast<Coordinate>(std::lround(from + (static_cast<double>(end) - from) * part));
    };
    return {towards(at.x, to.x), towards(at.y, to.y), towards(at.z, to.z)};
}

} // namespace

std::string whyNotLink(const Graph& g, const Model& m, Slot a, Slot b, SortOf sortOf, std::size_t maxLinks) {
    if (a == b)
        return "A node cannot be linked to itself.";
    if (sortOf(m, a) != sortOf(m, b))
        return fmt::format("A {} node and a {} node cannot be linked: {}, {}.", sortOf(m, a), sortOf(m, b),
                           nodeName(g, m, a), nodeName(g, m, b));
    if (findLink(g, m, a, b) != kNoSlot || findLink(g, m, b, a) != kNoSlot)
        return fmt::format("The nodes are linked already: {}, {}.", nodeName(g, m, a), nodeName(g, m, b));
    for (const Slot n : {a, b}) {
        if (const auto links = linkCount(g, m, n); links >= maxLinks)
            return fmt::format("{} has {} links already, and room for no more.", nodeName(g, m, n), links);
    }
    return {};
}

std::string whyNotCut(const Graph& g, const Model& m, Slot l, SortOf sortOf) {
    const Slot a = m.get(g.owner, l).slot();
    const Ref target = m.get(g.target, l);
    const auto to = [&] { return nodeName(g, m, g.target, target); };
    if (!target.isSlot())
        return fmt::format("The link leads to {}, which is not open.", to());
    if (sortOf(m, a) != sortOf(m, target.slot()))
        return fmt::format("The link from {} to {} joins nodes of different types.", nodeName(g, m, a), to());
    if (reverseOf(g, m, l) == kNoSlot)
        return fmt::format("The link from {} to {} has no link back.", nodeName(g, m, a), to());
    return {};
}

std::vector<RawPoint> evenPlaces(const Graph& g, const Model& m, Slot l, int pieces) {
    const Ref target = m.get(g.target, l);
    if (!target.isSlot())
        return {};
    return placesBetween(pointOf(g, m, m.get(g.owner, l).slot()), pointOf(g, m, target.slot()), pieces);
}

std::vector<RawPoint> placesIfLong(const Graph& g, const Model& m, Slot l) {
    constexpr double safe = kLongestEdge - 1; // places are rounded to eighths
    const auto length = edgeLength(g, m, l);
    return length <= kLongestEdge ? std::vector<RawPoint>() : evenPlaces(g, m, l, piecesFor(length, safe));
}

tl::expected<Slot, EditError> nodeOnEdge(const Graph& g, Transaction& tx, Slot l, RawPoint at, WhyNotCut whyNotCut,
                                         CutAtPlace cut) {
    const auto& m = tx.model();
    if (auto reason = whyNotCut(m, l); !reason.empty())
        return refused(std::move(reason));
    const Slot a = m.get(g.owner, l).slot();
    const Slot b = m.get(g.target, l).slot();
    const auto place = projected(pointOf(g, m, a), pointOf(g, m, b), at);
    for (const Slot end : {a, b}) {
        if (pointOf(g, m, end) == place)
            return end;
    }
    return cut(tx, l, place);
}

tl::expected<Slot, EditError> fileFor(const Graph& g, const Model& m, RawPoint at) {
    const int area = areaAt(g.grid(m), at.x, at.y);
    const Slot f = OpenAreas(g, m).file(static_cast<unsigned>(area));
    if (f == kNoSlot)
        return refused(fmt::format("Area {} is not open: a node there has no file to be in.", area));
    return f;
}

std::string whyNotConnect(const Graph& g, const Model& m, Selection selection,
                          std::string (*whyNotLink)(const Model& m, Slot a, Slot b)) {
    const auto nodes = selected(m, selection, g.nodeType());
    if (nodes.size() < 2 || nodes.size() != selection.size())
        return "Choose two nodes, or more in the order in which to link them.";
    // A chain may have links already: those stay. But there must be one to make.
    std::string linked;
    bool any = false;
    for (std::size_t i = 0; i + 1 < nodes.size(); ++i) {
        auto reason = whyNotLink(m, nodes[i], nodes[i + 1]);
        if (findLink(g, m, nodes[i], nodes[i + 1]) != kNoSlot)
            linked = std::move(reason);
        else if (!reason.empty())
            return reason;
        else
            any = true;
    }
    return any ? "" : linked;
}

std::string whyNotMerge(const Graph& g, const Model& m, Selection selection, SortOf sortOf) {
    const auto nodes = selected(m, selection, g.nodeType());
    if (nodes.size() < 2 || nodes.size() != selection.size())
        return "Choose two or more nodes; the last one stays.";
    const Slot kept = nodes.back();
    const OpenAreas open(g, m);
    for (const Slot n : nodes) {
        if (sortOf(m, n) != sortOf(m, kept))
            return fmt::format("{} is a {} node, {} a {} node.", nodeName(g, m, n), sortOf(m, n), nodeName(g, m, kept),
                               sortOf(m, kept));
        if (n == kept)
            continue;
        if (auto reason = whyNotFree(g, m, open, n); !reason.empty())
            return reason;
        if (auto reason = whyNotTurned(g, m, n); !reason.empty())
            return reason;
    }
    return {};
}

std::string whyNotMoveToArea(const Graph& g, const Model& m, Selection selection) {
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
            return fmt::format("{} lies in the square of area {}, which is not open.", nodeName(g, m, n), area);
    }
    return any ? "" : "Choose nodes that lie outside the square of their area.";
}

EditResult runMoveToArea(const Graph& g, Transaction& tx, Selection selection) {
    if (auto reason = whyNotMoveToArea(g, tx.model(), selection); !reason.empty())
        return refused(std::move(reason));
    for (const Slot n : selected(tx.model(), selection, g.nodeType()))
        moveToSquare(g, tx, n);
    return Elements(selection.begin(), selection.end());
}

int piecesOf(const Graph& g, const Model& m, Slot l, double longest) {
    return std::max(1, static_cast<int>(std::ceil(edgeLength(g, m, l) / longest)));
}

std::string whyNotSplitRoad(const Graph& g, const Model& m, Selection selection, SortOf sortOf) {
    const auto nodes = selected(m, selection, g.nodeType());
    if (nodes.empty() || nodes.size() != selection.size())
        return "Choose nodes at which roads meet or go on.";
    for (const Slot n : nodes) {
        const auto links = linksToPart(g, m, n);
        if (links.size() < 2)
            return fmt::format("{} has no two links to part.", nodeName(g, m, n));
        for (const Slot l : std::span(links).subspan(1)) {
            if (auto reason = whyNotCut(g, m, l, sortOf); !reason.empty())
                return reason;
        }
    }
    return {};
}

EditResult runConnect(const Graph& g, Transaction& tx, Selection selection, Join join) {
    const auto nodes = selected(tx.model(), selection, g.nodeType());
    for (std::size_t i = 0; i + 1 < nodes.size(); ++i) {
        if (findLink(g, tx.model(), nodes[i], nodes[i + 1]) != kNoSlot)
            continue;
        if (const auto joined = join(tx, nodes[i], nodes[i + 1]); !joined)
            return tl::unexpected(joined.error());
    }
    return Elements(selection.begin(), selection.end());
}

EditResult runDisconnect(const Graph& g, Transaction& tx, const std::vector<Slot>& edges,
                         void (*disconnect)(Transaction& tx, Slot link)) {
    const auto& m = tx.model();
    Elements ends;
    std::set<Slot> seen;
    for (const Slot l : edges) {
        for (const Ref end : {m.get(g.owner, l), m.get(g.target, l)}) {
            if (end.isSlot() && seen.insert(end.slot()).second)
                ends.push_back({g.nodeType(), end.slot()});
        }
        disconnect(tx, l);
    }
    return ends;
}

EditResult splitRoads(const Graph& g, Transaction& tx, const std::vector<Slot>& nodes, CreateLike create,
                      TurnOwner turn) {
    const auto& m = tx.model();
    Elements ends;
    for (const Slot n : nodes) {
        const auto links = linksToPart(g, m, n);
        if (links.size() < 2)
            continue; // another chosen node was its double
        const auto at = pointOf(g, m, n);
        const auto back = [&](Slot l) { return drawnBack(g, at, pointOf(g, m, m.get(g.target, l).slot())); };
        for (const Slot l : std::span(links).subspan(1)) {
            const auto end = create(tx, n, back(l));
            if (!end)
                return tl::unexpected(end.error());
            if (const auto turned = turn(tx, l, *end); !turned)
                return tl::unexpected(turned.error());
            ends.push_back({g.nodeType(), *end});
        }
        if (m.get(g.target, links.front()).isSlot()) {
            const auto place = back(links.front());
            tx.set(g.x, n, place.x);
            tx.set(g.y, n, place.y);
            tx.set(g.z, n, place.z);
        }
        ends.push_back({g.nodeType(), n});
    }
    return ends;
}

tl::expected<void, EditError> adoptNode(const Graph& g, Transaction& tx, Slot n) {
    const auto& m = tx.model();
    const int area = areaAt(g.grid(m), m.get(g.x, n), m.get(g.y, n));
    const Slot f = OpenAreas(g, m).file(static_cast<unsigned>(area));
    if (f == kNoSlot)
        return refused(fmt::format("Area {} is not open: nodes there have no file to be in.", area));
    tx.set(g.file, n, Ref::to(f));
    tx.set(g.group, n, static_cast<std::uint8_t>(m.get(g.group, n) != 0 ? 1 : 0));
    tx.set(g.addressError, n, std::uint32_t{0});
    return {};
}

void noteIsland(const Graph& g, Transaction& tx, const std::vector<Slot>& nodes) {
    const auto& m = tx.model();
    if (nodes.empty() || m.count(g.nodeType()) == nodes.size())
        return; // nothing that it could be connected with
    const std::set<Slot> own(nodes.begin(), nodes.end());
    for (const Slot n : nodes) {
        bool leadsOut = !isInGraph(g, m, n);
        m.forEachReferrer(g.owner, n, [&](Slot l) {
            const Ref target = m.get(g.target, l);
            leadsOut = leadsOut || !target.isSlot() || !own.contains(target.slot());
        });
        if (leadsOut)
            return;
    }
    tx.note(nodes.size() == 1
                ? "The new node is not connected with the rest: link or merge it for traffic to get there."
                : fmt::format("The {} new nodes are not connected with the rest: link or merge one of "
                              "them for traffic to get there.",
                              nodes.size()));
}

} // namespace navsmith::systems::paths
