#include "core/systems/gta_iv_paths/chosen.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

namespace navsmith::systems::gta_iv_paths {

using model::Element;
using model::KindId;
using model::kNoSlot;
using model::Model;
using model::Ref;
using model::Slot;

namespace {

bool endsRun(const Model& m, Slot n) {
    return linkCount(m, n) != 2;
}

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
std::vector<Slot> walk(const Model& m, Slot l) {
    const Ref start = m.get(link::owner, l);
    std::vector<Slot> links{l};
    std::set<Slot> seen{l}; // links without a link back may lead into a ring that the start is not part of
    while (m.get(link::target, links.back()) != start) {
        const Slot next = nextOf(m, links.back());
        if (next == kNoSlot || !seen.insert(next).second)
            break;
        links.push_back(next);
    }
    return links;
}

} // namespace

std::vector<Slot> chosen(const Model& m, Selection selection, KindId kind) {
    std::vector<Slot> rows;
    for (const auto& e : selection) {
        if (e.kind == kind && m.isLive(e))
            rows.push_back(e.slot);
    }
    return rows;
}

std::vector<Slot> edgesMeant(const Model& m, Selection selection) {
    std::vector<Slot> candidates = chosen(m, selection, kLink);
    if (candidates.empty()) {
        std::vector<bool> inside(m.capacity(kNode));
        const auto nodes = chosen(m, selection, kNode);
        for (const Slot n : nodes)
            inside[n] = true;
        for (const Slot n : nodes) {
            for (const Slot l : linksFrom(m, n)) {
                const Ref target = m.get(link::target, l);
                if (target.isSlot() && inside[target.slot()])
                    candidates.push_back(l);
            }
        }
    }
    std::vector<Slot> edges;
    std::vector<bool> seen(m.capacity(kLink));
    for (const Slot l : candidates) {
        if (seen[l])
            continue;
        seen[l] = true;
        if (const Slot back = reverseOf(m, l); back != kNoSlot)
            seen[back] = true;
        edges.push_back(l);
    }
    return edges;
}

bool contains(Selection selection, KindId kind) {
    return std::ranges::any_of(selection, [&](const Element& e) { return e.kind == kind; });
}

Elements elements(KindId kind, const std::vector<Slot>& rows) {
    Elements out;
    out.reserve(rows.size());
    for (const Slot row : rows)
        out.push_back({kind, row});
    return out;
}

std::string whyNotFree(const Model& m, const OpenAreas& open, Slot n) {
    std::string reason;
    if (open.all())
        return reason;
    m.forEachReferrer(link::owner, n, [&](Slot l) {
        const auto area = open.closedTarget(m, l);
        if (reason.empty() && area)
            reason = fmt::format("{} is linked to area {}, which is not open: the link back would be left without it.",
                                 nodeName(m, n), *area);
    });
    return reason;
}

Run runOf(const Model& m, Slot l) {
    auto links = walk(m, l);
    const Slot a = m.get(link::owner, l).slot();
    const bool closed = m.get(link::target, links.back()).pointsTo(a);
    Slot other = kNoSlot; // the link at the other side of the owner
    if (!closed && !endsRun(m, a)) {
        m.forEachReferrer(link::owner, a, [&](Slot o) {
            if (m.get(link::target, o) != m.get(link::target, l))
                other = o;
        });
    }
    std::vector<Slot> before;
    for (const Slot b : other == kNoSlot ? std::vector<Slot>() : walk(m, other)) {
        const Slot along = reverseOf(m, b);
        if (along == kNoSlot)
            break;
        before.push_back(along);
    }
    links.insert(links.begin(), before.rbegin(), before.rend());
    Run run{{}, links};
    std::set<Slot> seen;
    for (const Slot each : links) {
        for (const Ref end : {m.get(link::owner, each), m.get(link::target, each)}) {
            if (end.isSlot() && seen.insert(end.slot()).second)
                run.nodes.push_back(end.slot());
        }
    }
    return run;
}

std::vector<Run> runsOf(const Model& m, Selection selection) {
    auto starts = chosen(m, selection, kLink);
    if (starts.empty()) {
        for (const Slot n : chosen(m, selection, kNode)) {
            const auto links = linksFrom(m, n);
            if (!links.empty() && links.size() <= 2)
                starts.push_back(links.front());
        }
    }
    std::vector<Run> runs;
    std::vector<bool> seen(m.capacity(kLink));
    for (const Slot l : starts) {
        if (seen[l])
            continue;
        runs.push_back(runOf(m, l));
        for (const Slot each : runs.back().links) {
            seen[each] = true;
            if (const Slot back = reverseOf(m, each); back != kNoSlot)
                seen[back] = true;
        }
    }
    return runs;
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

} // namespace navsmith::systems::gta_iv_paths
