#include "core/systems/shared/path_road_edits.h"

#include "core/model/wording.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <span>

namespace navsmith::systems::paths {

using model::Transaction;

namespace {

constexpr double kSplitGap = 1; ///< units by which the ends of a split road draw back

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

/// Gives each road that meets at a node an end of its own; the first one keeps the node.
EditResult splitAt(const Editing& e, Transaction& tx, Slot n, const std::vector<Slot>& links) {
    const auto& g = e.graph;
    const auto& m = tx.model();
    Elements ends;
    const auto at = pointOf(g, m, n);
    const auto back = [&](Slot l) { return drawnBack(g, at, pointOf(g, m, m.get(g.target, l).slot())); };
    for (const Slot l : std::span(links).subspan(1)) {
        const auto end = createNode(e, tx, back(l), n);
        if (!end)
            return tl::unexpected(end.error());
        if (const auto turned = turnOwner(e, tx, l, *end); !turned)
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
    return ends;
}

} // namespace

std::vector<Slot> edgesOfRoads(const Editing& e, const Model& m, Selection selection) {
    auto links = selectedEdges(e, m, selection);
    if (!links.empty())
        return links;
    for (const auto& run : runsOf(e, m, selection))
        std::ranges::transform(run.steps, std::back_inserter(links), &RunStep::link);
    return links;
}

namespace edits {

std::string whyNotRun(const Editing& e, const Model& m, Selection selection) {
    return whyNoRun(e, m, selection, false);
}

std::string whyNotReverse(const Editing& e, const Model& m, Selection selection) {
    bool links = false;
    for (const auto& element : selection) {
        const Slot l = linkOf(e, m, element);
        links = links || l != kNoSlot;
        if (l == kNoSlot || e.whyNoLanes == nullptr)
            continue;
        if (auto reason = e.whyNoLanes(m, m.get(e.graph.owner, l).slot()); !reason.empty())
            return reason;
    }
    return links ? "" : whyNoRun(e, m, selection, true);
}

EditResult reverse(const Editing& e, Transaction& tx, Selection selection, Arguments) {
    for (const Slot l : edgesOfRoads(e, tx.model(), selection))
        e.reverseLanes(tx, l);
    return same(selection);
}

std::string whyNotSplitRoads(const Editing& e, const Model& m, Selection selection) {
    const auto& g = e.graph;
    const auto nodes = selected(m, selection, g.nodeType());
    if (nodes.empty() || nodes.size() != selection.size())
        return texts::format("Select nodes where roads meet or continue.");
    for (const Slot n : nodes) {
        const auto links = linksToPart(g, m, n);
        if (links.size() < 2)
            return model::capitalised(texts::format("{} has fewer than two links to separate.", nodeName(g, m, n)));
        for (const Slot l : std::span(links).subspan(1)) {
            if (auto reason = paths::whyNotCut(e, m, l); !reason.empty())
                return reason;
        }
    }
    return {};
}

EditResult splitRoads(const Editing& e, Transaction& tx, Selection selection, Arguments) {
    const auto& m = tx.model();
    Elements ends;
    for (const Slot n : selected(m, selection, e.graph.nodeType())) {
        const auto links = linksToPart(e.graph, m, n);
        if (links.size() < 2)
            continue; // another selected node was its double
        auto newEnds = splitAt(e, tx, n, links);
        if (!newEnds)
            return newEnds;
        ends.insert(ends.end(), newEnds->begin(), newEnds->end());
    }
    return ends;
}

EditResult selectRuns(const Editing& e, Transaction& tx, Selection selection, Arguments) {
    const auto& m = tx.model();
    Elements out;
    for (const auto& run : runsOf(e, m, selection)) {
        const auto nodes = elements(e.graph.nodeType(), ownNodes(e.graph, m, run));
        out.insert(out.end(), nodes.begin(), nodes.end());
    }
    return out.empty() ? same(selection) : out;
}

std::string whyNotSelectConnected(const Editing& e, const Model& m, Selection selection) {
    const bool any = std::ranges::any_of(selection, [&](const auto& element) {
        return element.type == e.graph.nodeType() || linkOf(e, m, element) != kNoSlot;
    });
    return any ? "" : texts::format("Select nodes or links.");
}

EditResult selectConnected(const Editing& e, Transaction& tx, Selection selection, Arguments) {
    const auto& m = tx.model();
    auto starts = selected(m, selection, e.graph.nodeType());
    for (const Slot l : selectedEdges(e, m, selection))
        starts.push_back(m.get(e.graph.owner, l).slot());
    return elements(e.graph.nodeType(), connectedWith(e.graph, m, std::move(starts)));
}

} // namespace edits

} // namespace navsmith::systems::paths
