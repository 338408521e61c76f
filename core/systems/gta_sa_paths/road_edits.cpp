#include "core/systems/gta_sa_paths/edge_edits.h"
#include "core/systems/gta_sa_paths/edit_functions.h"
#include "core/systems/gta_sa_paths/runs.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace navsmith::systems::gta_sa_paths {

using model::kNoSlot;
using model::Model;
using model::Ref;
using model::Slot;
using model::Transaction;

namespace {

/// Parameters of set_run, in order.
enum RunValue : std::uint8_t { Forward, Back, Median, RoadClass, Spawn, Off };

/// The links from which the runs of a selection are followed: an edge's own, or the first of a node that is no
/// junction.
std::vector<Slot> startsOf(const Model& m, Selection selection) {
    auto starts = selectedEdges(m, selection);
    for (const Slot n : selected(m, selection, kNode)) {
        const auto links = linksFrom(m, n);
        if (!links.empty() && links.size() <= 2)
            starts.push_back(links.front());
    }
    return starts;
}

std::string whyNoRun(const Model& m, Selection selection, bool vehicles = false) {
    bool any = false;
    for (const auto& e : selection) {
        if (!m.isLive(e) || e.type == kFile)
            continue;
        const Slot l = e.type == kLink ? e.slot : e.type == kNavi ? linkOfNavi(m, e.slot) : kNoSlot;
        const Slot n = e.type == kNode ? e.slot : l != kNoSlot ? m.get(link::owner, l).slot() : kNoSlot;
        if (n == kNoSlot)
            continue;
        const auto links = e.type == kNode ? linkCount(m, n) : 1;
        if (links > 2)
            return fmt::format("Roads meet at {}: choose a link, or a node of the road itself.", nodeName(m, n));
        if (vehicles && links > 0 && isPed(m, n))
            return "A ped path has no lanes.";
        any = any || links > 0;
    }
    return any ? "" : "Choose a link, or a node of a road.";
}

/// The runs of a selection, each once, in the direction of what was chosen.
std::vector<Run> runsOf(const Model& m, Selection selection) {
    return paths::runsOf(kGraph, m, startsOf(m, selection));
}

paths::StepEnds endsOf(const Model& m, const RunStep& step) {
    return paths::endsOf(kGraph, m, step);
}

/// "from node 28:33 to node 28:54, south-east". The compass goes by the ends that are open.
std::string forwardOf(const Model& m, const Run& run) {
    const auto first = endsOf(m, run.steps.front());
    const auto last = endsOf(m, run.steps.back());
    const auto name = [&](Ref end) { return nodeName(m, link::target, end); };
    if (run.closed)
        return fmt::format("round from {} to {} first", name(first.from), name(first.to));
    const auto text = fmt::format("from {} to {}", name(first.from), name(last.to));
    const auto a = pointOf(m, run.nodes.front());
    const auto b = pointOf(m, run.nodes.back());
    const auto wind = compass(static_cast<double>(b.x) - a.x, static_cast<double>(b.y) - a.y);
    return wind.empty() ? text : fmt::format("{}, {}", text, wind);
}

std::string whyNoVehicleRun(const Model& m, Selection selection) {
    return whyNoRun(m, selection, true);
}

} // namespace

// Reverse ---------------------------------------------------------------------------------------------------------

std::string whyNotReverse(const Model& m, Selection selection) {
    if (!hasType(selection, kLink) && !hasType(selection, kNavi))
        return whyNoVehicleRun(m, selection);
    bool ped = false;
    forEachLinkMeant(m, selection, [&](Slot l) {
        ped = isPed(m, m.get(link::owner, l).slot());
        return !ped;
    });
    return ped ? "A ped path has no lanes." : "";
}

EditResult runReverse(Transaction& tx, Selection selection, Values) {
    const auto& m = tx.model();
    auto links = selectedEdges(m, selection);
    if (links.empty()) {
        for (const auto& run : runsOf(m, selection)) {
            for (const auto& step : run.steps)
                links.push_back(step.link);
        }
    }
    for (const Slot l : links) {
        const auto traffic = trafficOf(m, l);
        setLanes(tx, l, traffic.back, traffic.away);
    }
    return Elements(selection.begin(), selection.end());
}

// Set along the road ----------------------------------------------------------------------------------------------

std::string whyNotSetRun(const Model& m, Selection selection) {
    return whyNoRun(m, selection);
}

Proposal proposeSetRun(const Model& m, Selection selection) {
    std::vector<double> values{1, 1, 0, 1, 15, 0};
    const auto starts = startsOf(m, selection);
    if (starts.empty())
        return values;
    const Slot l = starts.front();
    const auto traffic = trafficOf(m, l);
    if (traffic.hasNavi) {
        values[Forward] = traffic.away;
        values[Back] = traffic.back;
        values[Median] = traffic.width / 8.0;
    }
    const auto own = ownNodes(m, runOf(m, l));
    const Slot n = own.empty() ? m.get(link::owner, l).slot() : own.front();
    const auto flags = m.get(node::flags, n);
    values[RoadClass] = std::min(flag::roadClass(flags), 2U);
    if (isPed(m, n))
        values[Median] = m.get(node::width, n) / 8.0;
    values[Spawn] = flag::spawn(flags);
    values[Off] = (flags & flag::switchedOff) != 0 ? 1 : 0;
    return values;
}

Description describeSetRun(const Model& m, Selection selection, Values) {
    if (!whyNoRun(m, selection).empty())
        return {};
    const auto runs = runsOf(m, selection);
    Description out;
    for (const auto& run : runs)
        paths::markRun(kGraph, m, run, symbol::rgb(0x7FE3FF), out.marks);
    if (runs.empty())
        return out;
    const auto way = forwardOf(m, runs.front());
    const std::string which =
        runs.size() == 1 ? "Forward is" : fmt::format("{} roads. Forward on the first is", runs.size());
    out.text = fmt::format("{} {}, {} {}.", which, way, runs.front().steps.size(),
                           runs.front().steps.size() == 1 ? "link" : "links");
    return out;
}

EditResult runSetRun(Transaction& tx, Selection selection, Values values) {
    const auto& m = tx.model();
    if (auto reason = whyNoRun(m, selection); !reason.empty())
        return refused(std::move(reason));
    const auto forward = static_cast<unsigned>(values[Forward]);
    const auto back = static_cast<unsigned>(values[Back]);
    const auto width = static_cast<std::uint8_t>(std::lround(values[Median] * 8));
    for (const auto& run : runsOf(m, selection)) {
        const Slot start = run.steps.front().link;
        const bool car = typeOf(m, m.get(link::owner, start).slot()) == NodeType::Car;
        if (car && forward + back == 0)
            return refused("A car road needs a lane in one of the directions.");
        for (const auto& step : run.steps)
            setLanes(tx, step.link, step.along ? forward : back, step.along ? back : forward);
        const auto nodes = ownNodes(m, run);
        for (const Slot n : nodes) {
            tx.set(node::width, n, width);
            auto flags = m.get(node::flags, n) & ~(flag::switchedOff | 15U << 16U);
            if (!isPed(m, n)) { // 1 on all water (section 4.1)
                flags &= ~(3U << 12U);
                flags |= (car ? static_cast<std::uint32_t>(values[RoadClass]) : 1U) << 12U;
            }
            flags |= static_cast<std::uint32_t>(values[Spawn]) << 16U;
            flags |= values[Off] != 0 ? flag::switchedOff : 0U;
            tx.set(node::flags, n, flags);
        }
        // A road of one edge between two junctions has no node that could hold its width.
        if (const Ref n = m.get(link::navi, start); nodes.empty() && n.isSlot())
            tx.set(navi::width, n.slot(), width);
    }
    return Elements(selection.begin(), selection.end());
}

// Selecting -------------------------------------------------------------------------------------------------------

std::string whyNotSelectRun(const Model& m, Selection selection) {
    return whyNoRun(m, selection);
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
    return hasType(selection, kNode) || hasType(selection, kLink) || hasType(selection, kNavi)
               ? ""
               : "Choose nodes, links or navi nodes.";
}

EditResult runSelectConnected(Transaction& tx, Selection selection, Values) {
    const auto& m = tx.model();
    auto starts = selected(m, selection, kNode);
    for (const Slot l : selectedEdges(m, selection))
        starts.push_back(m.get(link::owner, l).slot());
    return elements(kNode, paths::connectedWith(kGraph, m, std::move(starts)));
}

} // namespace navsmith::systems::gta_sa_paths
