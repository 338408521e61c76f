#include "core/systems/shared/path_selection.h"

#include "formats/texts/texts.h"

#include <fmt/format.h>

namespace navsmith::systems::paths {

using model::Element;

Slot linkOf(const Editing& e, const Model& m, Element element) {
    if (!m.isLive(element))
        return kNoSlot;
    if (element.type == e.graph.linkType())
        return element.slot;
    return e.linkOf == nullptr ? kNoSlot : e.linkOf(m, element.slot, element.type);
}

std::vector<Slot> selectedEdges(const Editing& e, const Model& m, Selection selection) {
    std::vector<Slot> links;
    for (const auto& element : selection) {
        if (const Slot l = linkOf(e, m, element); l != kNoSlot)
            links.push_back(l);
    }
    return oneOfEachEdge(e.graph, m, links);
}

std::vector<Slot> edgesOf(const Editing& e, const Model& m, Selection selection) {
    auto edges = selectedEdges(e, m, selection);
    return edges.empty() ? edgesBetween(e.graph, m, selected(m, selection, e.graph.nodeType())) : edges;
}

bool forEachLink(const Editing& e, const Model& m, Selection selection, const std::function<bool(Slot link)>& f) {
    const auto& g = e.graph;
    bool any = false;
    for (const auto& element : selection) {
        const Slot l = linkOf(e, m, element);
        any = any || l != kNoSlot;
        if (l != kNoSlot && !f(l))
            return true;
    }
    if (any)
        return true;
    std::vector<bool> inside(m.capacity(g.nodeType()));
    const auto nodes = selected(m, selection, g.nodeType());
    for (const Slot n : nodes)
        inside[n] = true;
    bool on = true;
    for (const Slot n : nodes) {
        m.forEachReferrer(g.owner, n, [&](Slot l) {
            const auto target = m.get(g.target, l);
            if (!on || !target.isSlot() || !inside[target.slot()])
                return;
            any = true;
            on = f(l);
        });
    }
    return any;
}

std::string whyNoRun(const Editing& e, const Model& m, Selection selection, bool withLanes) {
    const auto& g = e.graph;
    bool any = false;
    for (const auto& element : selection) {
        const Slot l = linkOf(e, m, element);
        const bool isNode = element.type == g.nodeType() && m.isLive(element);
        const Slot n = isNode ? element.slot : l != kNoSlot ? m.get(g.owner, l).slot() : kNoSlot;
        if (n == kNoSlot)
            continue;
        const auto links = isNode ? linkCount(g, m, n) : 1;
        if (links > 2)
            return texts::format("Roads meet at {}. Select a link, or a node of the road itself.", nodeName(g, m, n));
        if (withLanes && links > 0 && e.whyNoLanes != nullptr) {
            if (auto reason = e.whyNoLanes(m, n); !reason.empty())
                return reason;
        }
        any = any || links > 0;
    }
    return any ? "" : texts::format("Select a link, or a node of a road.");
}

std::vector<Slot> runStarts(const Editing& e, const Model& m, Selection selection) {
    auto starts = selectedEdges(e, m, selection);
    for (const Slot n : selected(m, selection, e.graph.nodeType())) {
        const auto links = linksFrom(e.graph, m, n);
        if (!links.empty() && links.size() <= 2)
            starts.push_back(links.front());
    }
    return starts;
}

std::vector<Run> runsOf(const Editing& e, const Model& m, Selection selection) {
    return runsOf(e.graph, m, runStarts(e, m, selection));
}

} // namespace navsmith::systems::paths
