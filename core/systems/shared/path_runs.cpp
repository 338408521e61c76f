#include "core/systems/shared/path_runs.h"

#include <algorithm>
#include <set>

namespace navsmith::systems::paths {

namespace {

/// The link on which a run goes on after this one, or kNoSlot.
Slot nextOf(const Graph& g, const Model& m, Slot l) {
    const Ref target = m.get(g.target, l);
    if (!target.isSlot() || endsRun(g, m, target.slot()))
        return kNoSlot;
    Slot next = kNoSlot;
    for (const Slot other : linksFrom(g, m, target.slot())) {
        if (m.get(g.target, other) != m.get(g.owner, l))
            next = other;
    }
    return next;
}

/// The links from one on, up to the end of the run or back to the node where it started.
std::vector<Slot> walk(const Graph& g, const Model& m, Slot l, bool& closed) {
    const Ref start = m.get(g.owner, l);
    std::vector<Slot> links{l};
    std::set<Slot> seen{l}; // links without a link back may lead into a ring that the start is not part of
    while (m.get(g.target, links.back()) != start) {
        const Slot next = nextOf(g, m, links.back());
        if (next == kNoSlot || !seen.insert(next).second)
            return links;
        links.push_back(next);
    }
    closed = true;
    return links;
}

} // namespace

bool endsRun(const Graph& g, const Model& m, Slot n) {
    return linkCount(g, m, n) != 2;
}

Run runOf(const Graph& g, const Model& m, Slot l) {
    Run run;
    const auto onwards = walk(g, m, l, run.closed);
    const Slot a = m.get(g.owner, l).slot();
    Slot other = kNoSlot; // the link at the other side of the owner
    if (!run.closed && !endsRun(g, m, a)) {
        m.forEachReferrer(g.owner, a, [&](Slot o) {
            if (m.get(g.target, o) != m.get(g.target, l))
                other = o;
        });
    }
    if (other != kNoSlot) {
        bool unused = false;
        auto before = walk(g, m, other, unused);
        std::ranges::reverse(before);
        for (const Slot b : before) {
            const Slot along = reverseOf(g, m, b);
            run.steps.push_back(along == kNoSlot ? RunStep{b, false} : RunStep{along, true});
            if (const Ref target = m.get(g.target, b); target.isSlot())
                run.nodes.push_back(target.slot());
        }
    }
    run.nodes.push_back(a);
    for (const Slot o : onwards) {
        run.steps.push_back({o, true});
        const Ref target = m.get(g.target, o);
        if (target.isSlot() && std::ranges::find(run.nodes, target.slot()) == run.nodes.end())
            run.nodes.push_back(target.slot());
    }
    return run;
}

std::vector<Run> runsOf(const Graph& g, const Model& m, const std::vector<Slot>& links) {
    std::vector<Run> runs;
    std::set<Slot> linksOfRuns; // both ways
    for (const Slot start : links) {
        if (linksOfRuns.contains(start))
            continue;
        runs.push_back(runOf(g, m, start));
        for (const auto& step : runs.back().steps) {
            linksOfRuns.insert(step.link);
            linksOfRuns.insert(reverseOf(g, m, step.link));
        }
    }
    return runs;
}

std::vector<Slot> ownNodes(const Graph& g, const Model& m, const Run& run) {
    auto nodes = run.nodes;
    std::erase_if(nodes, [&](Slot n) { return linkCount(g, m, n) > 2; });
    return nodes;
}

StepEnds endsOf(const Graph& g, const Model& m, const RunStep& step) {
    const StepEnds ends{m.get(g.owner, step.link), m.get(g.target, step.link)};
    return step.along ? ends : StepEnds{ends.to, ends.from};
}

void markRun(const Graph& g, const Model& m, const Run& run, symbol::Rgba colour, symbol::Primitives& out) {
    for (const auto& step : run.steps) {
        const auto ends = endsOf(g, m, step);
        if (ends.from.isSlot() && ends.to.isSlot())
            out.line(placeOf(g, m, ends.from.slot()), placeOf(g, m, ends.to.slot()), colour, 3, symbol::SegmentArrow);
    }
}

std::vector<Slot> connectedWith(const Graph& g, const Model& m, std::vector<Slot> nodes) {
    std::vector<bool> seen(m.capacity(g.nodeType()));
    std::erase_if(nodes, [&](Slot n) {
        const bool again = seen[n];
        seen[n] = true;
        return again;
    });
    const auto reach = [&](Slot n) {
        if (!seen[n]) {
            seen[n] = true;
            nodes.push_back(n);
        }
    };
    for (std::size_t next = 0; next != nodes.size();) { // grows on the way
        const Slot n = nodes[next++];
        m.forEachReferrer(g.owner, n, [&](Slot l) {
            if (const Ref target = m.get(g.target, l); target.isSlot())
                reach(target.slot());
        });
        m.forEachReferrer(g.target, n, [&](Slot l) { reach(m.get(g.owner, l).slot()); });
    }
    return nodes;
}

} // namespace navsmith::systems::paths
