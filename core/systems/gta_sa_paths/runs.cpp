#include "core/systems/gta_sa_paths/runs.h"

#include <algorithm>
#include <set>

namespace navsmith::systems::gta_sa_paths {

using model::kNoSlot;
using model::Model;
using model::Ref;
using model::Slot;

namespace {

/// The link on which a run goes on after this one, or kNoSlot.
Slot nextOf(const Model& m, Slot l) {
    const Ref target = m.get(link::target, l);
    if (!target.isSlot() || endsRun(m, target.slot()))
        return kNoSlot;
    Slot next = kNoSlot;
    m.forEachReferrer(link::owner, target.slot(), [&](Slot other) {
        if (m.get(link::target, other) != m.get(link::owner, l))
            next = other;
    });
    return next;
}

/// The links from one on, up to the end of the run or back to the node where it started.
std::vector<Slot> walk(const Model& m, Slot l, bool& closed) {
    const Ref start = m.get(link::owner, l);
    std::vector<Slot> links{l};
    std::set<Slot> seen{l}; // links without a link back may lead into a ring that the start is not part of
    while (m.get(link::target, links.back()) != start) {
        const Slot next = nextOf(m, links.back());
        if (next == kNoSlot || !seen.insert(next).second)
            return links;
        links.push_back(next);
    }
    closed = true;
    return links;
}

} // namespace

bool endsRun(const Model& m, Slot n) {
    return linkCount(m, n) != 2;
}

Run runOf(const Model& m, Slot l) {
    Run run;
    const auto onwards = walk(m, l, run.closed);
    const Slot a = m.get(link::owner, l).slot();
    Slot other = kNoSlot; // the link at the other side of the owner
    if (!run.closed && !endsRun(m, a)) {
        m.forEachReferrer(link::owner, a, [&](Slot o) {
            if (m.get(link::target, o) != m.get(link::target, l))
                other = o;
        });
    }
    if (other != kNoSlot) {
        bool unused = false;
        auto before = walk(m, other, unused);
        std::ranges::reverse(before);
        for (const Slot b : before) {
            const Slot along = reverseOf(m, b);
            run.steps.push_back(along == kNoSlot ? RunStep{b, false} : RunStep{along, true});
            if (const Ref target = m.get(link::target, b); target.isSlot())
                run.nodes.push_back(target.slot());
        }
    }
    run.nodes.push_back(a);
    for (const Slot o : onwards) {
        run.steps.push_back({o, true});
        const Ref target = m.get(link::target, o);
        if (target.isSlot() && std::ranges::find(run.nodes, target.slot()) == run.nodes.end())
            run.nodes.push_back(target.slot());
    }
    return run;
}

std::vector<Slot> ownNodes(const Model& m, const Run& run) {
    auto nodes = run.nodes;
    std::erase_if(nodes, [&](Slot n) { return linkCount(m, n) > 2; });
    return nodes;
}

std::vector<Slot> connectedWith(const Model& m, Slot nodeRow) {
    std::vector<bool> seen(m.capacity(kNode));
    std::vector<Slot> nodes{nodeRow};
    seen[nodeRow] = true;
    const auto reach = [&](Slot n) {
        if (!seen[n]) {
            seen[n] = true;
            nodes.push_back(n);
        }
    };
    for (std::size_t next = 0; next != nodes.size();) { // grows on the way
        const Slot n = nodes[next++];
        m.forEachReferrer(link::owner, n, [&](Slot l) {
            if (const Ref target = m.get(link::target, l); target.isSlot())
                reach(target.slot());
        });
        m.forEachReferrer(link::target, n, [&](Slot l) { reach(m.get(link::owner, l).slot()); });
    }
    return nodes;
}

} // namespace navsmith::systems::gta_sa_paths
