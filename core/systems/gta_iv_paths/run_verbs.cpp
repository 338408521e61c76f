#include "core/systems/gta_iv_paths/verb_functions.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace navsmith::systems::gta_iv_paths {

using model::kNoSlot;
using model::Model;
using model::Slot;
using model::Transaction;

namespace {

// Parameters of set_run, in the order of verb_table.cpp.
enum RunValue : std::uint8_t { LanesA, LanesB, Median, Spawn, Off };

/// On a link, and mirrored on the link back.
void setLanes(Transaction& tx, Slot l, unsigned a, unsigned b) {
    const auto& m = tx.model();
    const auto lanes = withLanes(m.get(link::lanes, l), a, b);
    tx.set(link::lanes, l, lanes);
    if (const Slot back = reverseOf(m, l); back != kNoSlot)
        tx.set(link::lanes, back, mirrored(lanes, m.get(link::lanes, back)));
}

/// Nodes of a run that are its own: all but the junctions at its ends.
std::vector<Slot> ownNodes(const Model& m, const Run& run) {
    auto nodes = run.nodes;
    std::erase_if(nodes, [&](Slot n) { return linkCount(m, n) > 2; });
    return nodes;
}

glm::vec3 place(const Model& m, Slot n) {
    const auto p = pointOf(m, n);
    return {static_cast<float>(p.x * kStep), static_cast<float>(p.y * kStep), static_cast<float>(p.z * kHeightStep)};
}

/// Arrows along the run: the direction that lanes A and B are told for.
void markRun(const Model& m, const Run& run, glyph::Primitives& out) {
    constexpr auto colour = glyph::rgb(0xFFFFFF);
    const auto style = glyph::segmentStyle(3, glyph::SegmentArrow);
    for (const Slot l : run.links) {
        if (const auto target = m.get(link::target, l); target.isSlot())
            out.segments.push_back(
                {{place(m, m.get(link::owner, l).slot()), colour, style}, {place(m, target.slot()), colour, style}});
    }
}

} // namespace

std::string unfitRun(const Model& m, Selection selection) {
    return runsOf(m, selection).empty() ? "Choose links, or nodes of a road that are no junctions." : "";
}

VerbResult runReverse(Transaction& tx, Selection selection, Values) {
    const auto& m = tx.model();
    if (auto reason = unfitRun(m, selection); !reason.empty())
        return refused(std::move(reason));
    std::vector<Slot> links = edgesMeant(m, selection);
    if (!contains(selection, kLink)) {
        links.clear();
        for (const auto& run : runsOf(m, selection))
            links.insert(links.end(), run.links.begin(), run.links.end());
    }
    for (const Slot l : links) {
        const auto lanes = m.get(link::lanes, l);
        setLanes(tx, l, lanesB(lanes), lanesA(lanes));
    }
    return Elements(selection.begin(), selection.end());
}

std::vector<double> proposeSetRun(const Model& m, Selection selection) {
    std::vector<double> values{1, 1, 0, 15, 0};
    const auto runs = runsOf(m, selection);
    if (runs.empty())
        return values;
    const Slot l = runs.front().links.front();
    const auto own = ownNodes(m, runs.front());
    const Slot n = own.empty() ? m.get(link::owner, l).slot() : own.front();
    const auto flags = m.get(node::flags, n);
    values[LanesA] = lanesA(m.get(link::lanes, l));
    values[LanesB] = lanesB(m.get(link::lanes, l));
    values[Median] = m.get(node::width, n) * kStep;
    values[Spawn] = flag::spawn(flags);
    values[Off] = (flags & flag::switchedOff) != 0 ? 1 : 0;
    return values;
}

Description describeSetRun(const Model& m, Selection selection, Values) {
    Description out;
    const auto runs = runsOf(m, selection);
    std::size_t links = 0;
    for (const auto& run : runs) {
        markRun(m, run, out.marks);
        links += run.links.size();
    }
    if (!runs.empty())
        out.text = fmt::format("Lanes A and B are those of the links along the arrows, {} {}.", links,
                               links == 1 ? "link" : "links");
    return out;
}

VerbResult runSetRun(Transaction& tx, Selection selection, Values values) {
    const auto& m = tx.model();
    if (auto reason = unfitRun(m, selection); !reason.empty())
        return refused(std::move(reason));
    if (values[LanesA] + values[LanesB] == 0)
        return refused("A road needs a lane in one of the directions.");
    for (const auto& run : runsOf(m, selection)) {
        for (const Slot l : run.links)
            setLanes(tx, l, static_cast<unsigned>(values[LanesA]), static_cast<unsigned>(values[LanesB]));
        for (const Slot n : ownNodes(m, run)) {
            tx.set(node::width, n, static_cast<std::uint8_t>(std::lround(values[Median] / kStep)));
            auto flags = m.get(node::flags, n) & ~(flag::switchedOff | flag::spawnMask);
            flags |= static_cast<std::uint32_t>(values[Spawn]);
            flags |= values[Off] != 0 ? flag::switchedOff : 0U;
            tx.set(node::flags, n, flags);
        }
    }
    return Elements(selection.begin(), selection.end());
}

VerbResult runSelectRun(Transaction& tx, Selection selection, Values) {
    const auto& m = tx.model();
    Elements out;
    for (const auto& run : runsOf(m, selection)) {
        for (const Slot n : ownNodes(m, run))
            out.push_back({kNode, n});
    }
    return out.empty() ? Elements(selection.begin(), selection.end()) : out;
}

std::string unfitSelectConnected(const Model&, Selection selection) {
    return contains(selection, kNode) || contains(selection, kLink) ? "" : "Choose nodes or links.";
}

VerbResult runSelectConnected(Transaction& tx, Selection selection, Values) {
    const auto& m = tx.model();
    auto starts = chosen(m, selection, kNode);
    for (const Slot l : chosen(m, selection, kLink))
        starts.push_back(m.get(link::owner, l).slot());
    Elements out;
    std::vector<bool> seen(m.capacity(kNode));
    for (const Slot n : starts) {
        if (seen[n])
            continue;
        for (const Slot other : connectedWith(m, n)) {
            seen[other] = true;
            out.push_back({kNode, other});
        }
    }
    return out;
}

} // namespace navsmith::systems::gta_iv_paths
