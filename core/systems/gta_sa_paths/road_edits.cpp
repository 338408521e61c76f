#include "core/model/wording.h"
#include "core/systems/gta_sa_paths/edge_edits.h"
#include "core/systems/gta_sa_paths/edits.h"
#include "core/systems/gta_sa_paths/road_parameters.h"
#include "core/systems/gta_sa_paths/runs.h"
#include "core/systems/shared/path_road_edits.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <algorithm>

namespace navsmith::systems::gta_sa_paths {

namespace {

constexpr Argument<bool> kRoadSwitchedOff{"switched_off"};
constexpr auto whyNotRun = paths::over<kEditing, paths::edits::whyNotRun>;

paths::StepEnds endsOf(const Model& m, const RunStep& step) {
    return paths::endsOf(kGraph, m, step);
}

/// "from node 28:33 to node 28:54, south-east". The compass goes by the ends that are open.
std::string forwardOf(const Model& m, const Run& run) {
    const auto first = endsOf(m, run.steps.front());
    const auto last = endsOf(m, run.steps.back());
    const auto name = [&](Ref end) { return nodeName(m, link::target, end); };
    if (run.closed)
        return texts::format("a loop, first from {} to {}", name(first.from), name(first.to));
    const auto text = texts::format("from {} to {}", name(first.from), name(last.to));
    const auto a = pointOf(m, run.nodes.front());
    const auto b = pointOf(m, run.nodes.back());
    const auto wind = compass(static_cast<double>(b.x) - a.x, static_cast<double>(b.y) - a.y);
    return wind.empty() ? text : fmt::format("{}, {}", text, wind);
}

Proposal proposeSetRun(const Model& m, Selection selection) {
    const auto starts = paths::runStarts(kEditing, m, selection);
    if (starts.empty())
        return {};
    const Slot l = starts.front();
    const auto own = ownNodes(m, runOf(m, l));
    const Slot n = own.empty() ? m.get(link::owner, l).slot() : own.front();
    const auto flags = m.get(node::flags, n);
    const auto traffic = trafficOf(m, l);
    const auto width = isPed(m, n) ? m.get(node::width, n) : traffic.width;
    return {{kForward, traffic.away},        {kBack, traffic.back},
            {kMedian, width * paths::kStep}, {kRoadClass, std::min(flag::roadClass(flags), 2U)},
            {kSpawn, flag::spawn(flags)},    {kRoadSwitchedOff, (flags & flag::switchedOff) != 0}};
}

Description describeSetRun(const Model& m, Selection selection, Arguments) {
    const auto runs = paths::runsOf(kEditing, m, selection);
    Description out;
    for (const auto& run : runs)
        paths::markRun(kGraph, m, run, symbol::rgb(0x7FE3FF), out.marks);
    if (runs.empty())
        return out;
    const auto way = forwardOf(m, runs.front());
    const std::string which =
        runs.size() == 1 ? texts::format("Forward") : texts::format("{} roads. Forward on the first", runs.size());
    out.text = fmt::format("{}: {}, {}.", which, way, model::counted(runs.front().steps.size(), "link"));
    return out;
}

std::uint32_t flagsFor(const Model& m, Slot n, Arguments arguments) {
    auto flags = m.get(node::flags, n) & ~(flag::switchedOff | flag::spawnMask);
    if (!isPed(m, n)) { // 1 on all water (section 4.1)
        flags &= ~flag::roadClassMask;
        flags |= (typeOf(m, n) == NodeType::Car ? arguments.get(kRoadClass) : 1U) << flag::roadClassShift;
    }
    flags |= arguments.get(kSpawn) << flag::spawnShift;
    return flags | (arguments.get(kRoadSwitchedOff) ? flag::switchedOff : 0U);
}

EditResult runSetRun(Transaction& tx, Selection selection, Arguments arguments) {
    const auto& m = tx.model();
    const auto forward = arguments.get(kForward);
    const auto back = arguments.get(kBack);
    const auto width = storedWidth(arguments.get(kMedian));
    for (const auto& run : paths::runsOf(kEditing, m, selection)) {
        const Slot start = run.steps.front().link;
        if (typeOf(m, m.get(link::owner, start).slot()) == NodeType::Car && forward + back == 0)
            return refused(texts::format("A car road needs a lane in at least one direction."));
        for (const auto& step : run.steps)
            setLanes(tx, step.link, step.along ? forward : back, step.along ? back : forward);
        const auto nodes = ownNodes(m, run);
        for (const Slot n : nodes) {
            tx.set(node::width, n, width);
            tx.set(node::flags, n, flagsFor(m, n, arguments));
        }
        // A road of one edge between two junctions has no node that could hold its width.
        if (const Ref n = m.get(link::navi, start); nodes.empty() && n.isSlot())
            tx.set(navi::width, n.slot(), width);
    }
    return same(selection);
}

} // namespace

std::vector<Edit> roadEdits() {
    std::vector<Edit> edits{
        {.id = "set_run",
         .title = "Set Road Properties",
         .help = "Sets lanes and traffic of the road, or the traffic of the pedestrian path, from junction to junction",
         .section = "Roads",
         .shortcut = "Shift+R",
         .parameters = {forwardParameter(), backParameter(),
                        medianParameter(
                            "Full width of the strip between the directions; of the path where pedestrians walk"),
                        roadClassParameter(), spawnParameter(),
                        choiceParameter(kRoadSwitchedOff, "Switched off",
                                        "No random traffic until a script switches it on", {"no", "yes"})},
         .whyDisabled = whyNotRun,
         .propose = proposeSetRun,
         .describe = describeSetRun,
         .run = runSetRun},
        paths::reverseEdit<kEditing>()};
    const auto shared = paths::roadEdits<kEditing>();
    edits.insert(edits.end(), shared.begin(), shared.end());
    return edits;
}

} // namespace navsmith::systems::gta_sa_paths
