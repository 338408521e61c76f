#include "core/systems/gta_iv_paths/edits.h"
#include "core/systems/gta_iv_paths/road_parameters.h"
#include "core/systems/gta_iv_paths/selected_elements.h"
#include "core/systems/shared/path_edits.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

namespace navsmith::systems::gta_iv_paths {

using model::kNoSlot;
using model::Model;
using model::Slot;
using model::Transaction;

namespace {

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

std::string whyNotRun(const Model& m, Selection selection) {
    return runsOf(m, selection).empty() ? "Choose links, or nodes of a road that are no junctions." : "";
}

EditResult runReverse(Transaction& tx, Selection selection, Arguments) {
    const auto& m = tx.model();
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
    return same(selection);
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

EditResult runSplitRun(Transaction& tx, Selection selection, Arguments arguments) {
    const auto& m = tx.model();
    const auto piecesOf = [&](Slot l) { return paths::piecesOf(kGraph, m, l, arguments.get(kLongest)); };
    return paths::cutEach(tx, selection, kNode, linksOfRuns(m, selection), piecesOf, cutEvenly);
}

EditResult runMirrorLanes(Transaction& tx, Selection selection, Arguments) {
    const auto& m = tx.model();
    for (const Slot l : linksOfRoads(m, selection)) {
        if (const Slot back = reverseOf(m, l); back != kNoSlot)
            tx.set(link::lanes, back, mirrored(m.get(link::lanes, l), m.get(link::lanes, back)));
    }
    return same(selection);
}

Proposal proposeSetRun(const Model& m, Selection selection) {
    const auto runs = runsOf(m, selection);
    if (runs.empty())
        return {};
    const auto& step = runs.front().steps.front();
    const auto own = ownNodes(m, runs.front());
    const Slot n = own.empty() ? m.get(link::owner, step.link).slot() : own.front();
    const auto flags = m.get(node::flags, n);
    const auto lanes = m.get(link::lanes, step.link);
    const auto a = lanesA(lanes);
    const auto b = lanesB(lanes);
    return proposal({step.along ? a : b, step.along ? b : a, m.get(node::width, n), flag::spawn(flags)},
                    (flags & flag::switchedOff) != 0);
}

Description describeSetRun(const Model& m, Selection selection, Arguments) {
    Description out;
    const auto runs = runsOf(m, selection);
    std::size_t links = 0;
    for (const auto& run : runs) {
        paths::markRun(kGraph, m, run, symbol::rgb(0xFFFFFF), out.marks); // the direction of lanes A and B
        links += run.steps.size();
    }
    if (!runs.empty())
        out.text = fmt::format("Lanes A and B are those of the links along the arrows, {} {}.", links,
                               links == 1 ? "link" : "links");
    return out;
}

EditResult runSetRun(Transaction& tx, Selection selection, Arguments arguments) {
    const auto& m = tx.model();
    const auto values = roadValues(arguments);
    if (!values)
        return tl::unexpected(values.error());
    for (const auto& run : runsOf(m, selection)) {
        for (const auto& step : run.steps)
            setLanes(tx, step, values->lanesA, values->lanesB);
        for (const Slot n : ownNodes(m, run)) {
            tx.set(node::width, n, values->width);
            const auto off = arguments.get(kSwitchedOff) ? flag::switchedOff : 0U;
            tx.set(node::flags, n, withSpawn(m.get(node::flags, n) & ~flag::switchedOff, values->spawn) | off);
        }
    }
    return same(selection);
}

EditResult runSelectRun(Transaction& tx, Selection selection, Arguments) {
    const auto& m = tx.model();
    Elements out;
    for (const auto& run : runsOf(m, selection)) {
        for (const Slot n : ownNodes(m, run))
            out.push_back({kNode, n});
    }
    return out.empty() ? same(selection) : out;
}

std::string whyNotSelectConnected(const Model&, Selection selection) {
    return hasType(selection, kNode) || hasType(selection, kLink) ? "" : "Choose nodes or links.";
}

EditResult runSelectConnected(Transaction& tx, Selection selection, Arguments) {
    const auto& m = tx.model();
    auto starts = selected(m, selection, kNode);
    for (const Slot l : selected(m, selection, kLink))
        starts.push_back(m.get(link::owner, l).slot());
    return elements(kNode, paths::connectedWith(kGraph, m, std::move(starts)));
}

EditResult runSplitRoad(Transaction& tx, Selection selection, Arguments) {
    const auto create = [](Transaction& t, Slot like, RawPoint at) {
        return createNode(t, lookOf(t.model(), like), at);
    };
    return paths::splitRoads(kGraph, tx, selected(tx.model(), selection, kNode), create, turnOwner);
}

} // namespace

std::vector<Edit> roadEdits() {
    auto runParameters = roadParameters();
    runParameters.push_back(onOffParameter(kSwitchedOff, "Switched off", "Traffic ignores the road", false));
    return {
        {.id = "set_run",
         .title = "Set along the road",
         .help = "Sets lanes and traffic of the road from junction to junction",
         .section = "Roads",
         .shortcut = "Shift+R",
         .parameters = runParameters,
         .whyDisabled = whyNotRun,
         .propose = proposeSetRun,
         .describe = describeSetRun,
         .run = runSetRun},
        {.id = "reverse",
         .title = "Reverse the road",
         .help = "Exchanges the lanes of both directions on the selected links, or on the road of the selected node",
         .section = "Roads",
         .shortcut = "R",
         .whyDisabled = whyNotRun,
         .run = runReverse},
        {.id = "mirror_lanes",
         .title = "Mirror the lanes",
         .help =
             "Gives the links back of the selected links, or of the road of the selected node, lanes A and B swapped",
         .section = "Roads",
         .whyDisabled = whyNotRun,
         .run = runMirrorLanes},
        {.id = "split_run",
         .title = "Cut the road into pieces",
         .help = "Puts as many nodes on the road, up to the junctions at both ends, as make its links short enough",
         .section = "Roads",
         .parameters = {longestPiece()},
         .whyDisabled = whyNotSplitRun,
         .run = runSplitRun},
        {.id = "split_road",
         .title = "Split the road",
         .help = "Parts the roads that meet at a node: each gets an end of its own, one unit back",
         .section = "Roads",
         .whyDisabled = paths::over<kGraph, paths::whyNotSplitRoad, sortOf>,
         .run = runSplitRoad},
        {.id = "select_run",
         .title = "Select the road",
         .help = "Selects the nodes of the road up to the junctions at both ends",
         .section = "Roads",
         .shortcut = "Ctrl+L",
         .whyDisabled = whyNotRun,
         .run = runSelectRun},
        {.id = "select_connected",
         .title = "Select connected",
         .help = "Selects every node that can be reached over links",
         .section = "Roads",
         .shortcut = "Ctrl+Shift+L",
         .whyDisabled = whyNotSelectConnected,
         .run = runSelectConnected},
    };
}

} // namespace navsmith::systems::gta_iv_paths
