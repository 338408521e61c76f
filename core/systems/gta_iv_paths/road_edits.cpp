#include "core/systems/gta_iv_paths/edit_functions.h"
#include "core/systems/shared/path_edits.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <iterator>

namespace navsmith::systems::gta_iv_paths {

using model::kNoSlot;
using model::Model;
using model::Slot;
using model::Transaction;

namespace {

// Parameters of set_run, in the order of edit_table.cpp.
enum RunValue : std::uint8_t { LanesA, LanesB, Median, Spawn, Off };

/// On a link, and mirrored on the link back where that assumption holds.
void setLanes(Transaction& tx, Slot l, unsigned a, unsigned b) {
    const auto& m = tx.model();
    const auto lanes = withLanes(m.get(link::lanes, l), a, b);
    tx.set(link::lanes, l, lanes);
    if (const Slot back = mirrorsLanes(m, l) ? reverseOf(m, l) : kNoSlot; back != kNoSlot)
        tx.set(link::lanes, back, mirrored(lanes, m.get(link::lanes, back)));
}

/// Along a step of a run, whichever way its link leads.
void setLanes(Transaction& tx, const RunStep& step, unsigned a, unsigned b) {
    setLanes(tx, step.link, step.along ? a : b, step.along ? b : a);
}

std::vector<Slot> ownNodes(const Model& m, const Run& run) {
    return paths::ownNodes(kGraph, m, run);
}

/// A link of each edge of the roads that are chosen.
std::vector<Slot> linksOfRuns(const Model& m, Selection selection) {
    std::vector<Slot> links;
    for (const auto& run : runsOf(m, selection))
        std::ranges::transform(run.steps, std::back_inserter(links), &RunStep::link);
    return links;
}

/// A link of each edge that is chosen, or of the roads of the chosen nodes.
std::vector<Slot> linksOfRoads(const Model& m, Selection selection) {
    return hasType(selection, kLink) ? edgesMeant(m, selection) : linksOfRuns(m, selection);
}

} // namespace

std::string whyNotRun(const Model& m, Selection selection) {
    return runsOf(m, selection).empty() ? "Choose links, or nodes of a road that are no junctions." : "";
}

EditResult runReverse(Transaction& tx, Selection selection, Values) {
    const auto& m = tx.model();
    if (auto reason = whyNotRun(m, selection); !reason.empty())
        return refused(std::move(reason));
    for (const Slot l : linksOfRoads(m, selection)) {
        const auto swap = [&](Slot each) {
            const auto lanes = m.get(link::lanes, each);
            setLanes(tx, each, lanesB(lanes), lanesA(lanes));
        };
        const Slot back = mirrorsLanes(m, l) ? kNoSlot : reverseOf(m, l);
        swap(l);
        if (back != kNoSlot) // has lanes of its own
            swap(back);
    }
    return Elements(selection.begin(), selection.end());
}

std::string whyNotSplitRun(const Model& m, Selection selection) {
    if (auto reason = whyNotRun(m, selection); !reason.empty())
        return reason;
    for (const Slot l : linksOfRuns(m, selection)) {
        if (auto reason = whyNotCut(m, l); !reason.empty())
            return reason;
    }
    return {};
}

EditResult runSplitRun(Transaction& tx, Selection selection, Values values) {
    const auto& m = tx.model();
    const auto piecesOf = [&](Slot l) { return paths::piecesOf(kGraph, m, l, values[0]); };
    const auto cut = [](Transaction& t, Slot l, int pieces) {
        return cutEvenly(t, l, pieces, lookOf(t.model(), t.model().get(link::owner, l).slot()));
    };
    return paths::cutEach(tx, selection, kNode, linksOfRuns(m, selection), piecesOf, cut);
}

EditResult runMirrorLanes(Transaction& tx, Selection selection, Values) {
    const auto& m = tx.model();
    if (auto reason = whyNotRun(m, selection); !reason.empty())
        return refused(std::move(reason));
    for (const Slot l : linksOfRoads(m, selection)) {
        if (const Slot back = reverseOf(m, l); back != kNoSlot)
            tx.set(link::lanes, back, mirrored(m.get(link::lanes, l), m.get(link::lanes, back)));
    }
    return Elements(selection.begin(), selection.end());
}

Proposal proposeSetRun(const Model& m, Selection selection) {
    std::vector<double> values{1, 1, 0, 15, 0};
    const auto runs = runsOf(m, selection);
    if (runs.empty())
        return values;
    const auto& step = runs.front().steps.front();
    const Slot l = step.link;
    const auto own = ownNodes(m, runs.front());
    const Slot n = own.empty() ? m.get(link::owner, l).slot() : own.front();
    const auto flags = m.get(node::flags, n);
    const auto lanes = m.get(link::lanes, l);
    values[LanesA] = step.along ? lanesA(lanes) : lanesB(lanes);
    values[LanesB] = step.along ? lanesB(lanes) : lanesA(lanes);
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
        paths::markRun(kGraph, m, run, symbol::rgb(0xFFFFFF),
                       out.marks); // the direction that lanes A and B are told for
        links += run.steps.size();
    }
    if (!runs.empty())
        out.text = fmt::format("Lanes A and B are those of the links along the arrows, {} {}.", links,
                               links == 1 ? "link" : "links");
    return out;
}

EditResult runSetRun(Transaction& tx, Selection selection, Values values) {
    const auto& m = tx.model();
    if (auto reason = whyNotRun(m, selection); !reason.empty())
        return refused(std::move(reason));
    if (values[LanesA] + values[LanesB] == 0)
        return refused("A road needs a lane in one of the directions.");
    for (const auto& run : runsOf(m, selection)) {
        for (const auto& step : run.steps)
            setLanes(tx, step, static_cast<unsigned>(values[LanesA]), static_cast<unsigned>(values[LanesB]));
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

EditResult runSelectRun(Transaction& tx, Selection selection, Values) {
    const auto& m = tx.model();
    Elements out;
    for (const auto& run : runsOf(m, selection)) {
        for (const Slot n : ownNodes(m, run))
            out.push_back({kNode, n});
    }
    return out.empty() ? Elements(selection.begin(), selection.end()) : out;
}

std::string whyNotSelectConnected(const Model&, Selection selection) {
    return hasType(selection, kNode) || hasType(selection, kLink) ? "" : "Choose nodes or links.";
}

EditResult runSelectConnected(Transaction& tx, Selection selection, Values) {
    const auto& m = tx.model();
    auto starts = selected(m, selection, kNode);
    for (const Slot l : selected(m, selection, kLink))
        starts.push_back(m.get(link::owner, l).slot());
    return elements(kNode, paths::connectedWith(kGraph, m, std::move(starts)));
}

} // namespace navsmith::systems::gta_iv_paths
