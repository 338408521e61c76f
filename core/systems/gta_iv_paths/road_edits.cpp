#include "core/model/wording.h"
#include "core/systems/gta_iv_paths/edge_edits.h"
#include "core/systems/gta_iv_paths/edits.h"
#include "core/systems/gta_iv_paths/road_parameters.h"
#include "core/systems/shared/path_link_edits.h"
#include "core/systems/shared/path_road_edits.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

namespace navsmith::systems::gta_iv_paths {

namespace {

constexpr auto whyNotRun = paths::over<kEditing, paths::edits::whyNotRun>;

std::vector<paths::Run> runsOf(const Model& m, Selection selection) {
    return paths::runsOf(kEditing, m, selection);
}

/// One link of each edge of the selected roads.
std::vector<Slot> edgesOfRuns(const Model& m, Selection selection) {
    std::vector<Slot> links;
    for (const auto& run : runsOf(m, selection))
        std::ranges::transform(run.steps, std::back_inserter(links), &paths::RunStep::link);
    return links;
}

std::string whyNotSplitRun(const Model& m, Selection selection) {
    auto reason = paths::edits::whyNotRun(kEditing, m, selection);
    for (const Slot l : reason.empty() ? edgesOfRuns(m, selection) : std::vector<Slot>()) {
        if (reason = paths::whyNotCut(kEditing, m, l); !reason.empty())
            break;
    }
    return reason;
}

EditResult runSplitRun(Transaction& tx, Selection selection, Arguments arguments) {
    return paths::splitEdges(kEditing, tx, selection, edgesOfRuns(tx.model(), selection), arguments);
}

EditResult runMirrorLanes(Transaction& tx, Selection selection, Arguments) {
    const auto& m = tx.model();
    for (const Slot l : paths::edgesOfRoads(kEditing, m, selection)) {
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
    const auto own = paths::ownNodes(kGraph, m, runs.front());
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
        out.text =
            texts::format("Lanes A and B are those of the links along the arrows, {}.", model::counted(links, "link"));
    return out;
}

EditResult runSetRun(Transaction& tx, Selection selection, Arguments arguments) {
    const auto& m = tx.model();
    const auto values = roadValues(arguments);
    if (!values)
        return tl::unexpected(values.error());
    for (const auto& run : runsOf(m, selection)) {
        for (const auto& step : run.steps)
            setLanes(tx, step.link, step.along ? values->lanesA : values->lanesB,
                     step.along ? values->lanesB : values->lanesA);
        for (const Slot n : paths::ownNodes(kGraph, m, run)) {
            tx.set(node::width, n, values->width);
            const auto off = arguments.get(kSwitchedOff) ? flag::switchedOff : 0U;
            tx.set(node::flags, n, withSpawn(m.get(node::flags, n) & ~flag::switchedOff, values->spawn) | off);
        }
    }
    return same(selection);
}

} // namespace

std::vector<Edit> roadEdits() {
    auto runParameters = roadParameters();
    runParameters.push_back(onOffParameter(kSwitchedOff, "Switched off", "Traffic ignores the road.", false));
    std::vector<Edit> edits{
        {.id = "set_run",
         .title = "Set Road Properties",
         .help = "Sets lanes and traffic of the road from junction to junction",
         .section = "Roads",
         .shortcut = "Shift+R",
         .parameters = runParameters,
         .whyDisabled = whyNotRun,
         .propose = proposeSetRun,
         .describe = describeSetRun,
         .run = runSetRun},
        paths::reverseEdit<kEditing>(),
        {.id = "mirror_lanes",
         .title = "Mirror Lanes",
         .help = "Copies the lanes of the selected links, or of the road of the selected node, to the reverse links, "
                 "with A and B swapped",
         .section = "Roads",
         .whyDisabled = whyNotRun,
         .run = runMirrorLanes},
        {.id = "split_run",
         .title = "Subdivide Road",
         .help = "Inserts nodes along the road between its junctions, so that no link is longer than the limit",
         .section = "Roads",
         .parameters = {paths::longestPiece()},
         .whyDisabled = whyNotSplitRun,
         .run = runSplitRun},
    };
    const auto shared = paths::roadEdits<kEditing>();
    edits.insert(edits.end(), shared.begin(), shared.end());
    return edits;
}

} // namespace navsmith::systems::gta_iv_paths
