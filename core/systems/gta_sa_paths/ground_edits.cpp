// Edits that measure the ground of the game's world, and those that compare pavements with roads.
#include "core/model/wording.h"
#include "core/systems/gta_sa_paths/edge_edits.h"
#include "core/systems/gta_sa_paths/edits.h"
#include "core/systems/gta_sa_paths/road_parameters.h"
#include "core/systems/gta_sa_paths/road_surface.h"
#include "core/systems/shared/path_road_edits.h"
#include "core/systems/shared/path_symbols.h"
#include "core/world/backdrop.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>
#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <unordered_map>
#include <utility>
#include <vector>

namespace navsmith::systems::gta_sa_paths {

namespace {

constexpr Argument<float> kVerge{"verge"};
constexpr Argument<bool> kSetMedian{"set_median"};
constexpr Argument<bool> kCentre{"centre"};
constexpr auto kMark = symbol::rgb(0x7FE3FF);
constexpr float kMarkPixels = 2;
/// Roads that a dialog reports line by line.
constexpr std::size_t kMostReported = 100;
/// Edges that are measured: more would keep the window waiting.
constexpr std::size_t kMostMeasured = 600;

std::string whyNotGuess(const Model& m, Selection selection) {
    if (m.map() == nullptr)
        return texts::format("This needs the ground of the game's world. Use File > Open Map.");
    return paths::edits::whyNotRun(kEditing, m, selection);
}

bool isRoad(const Model& m, const Run& run) {
    return typeOf(m, m.get(link::owner, run.steps.front().link).slot()) == NodeType::Car;
}

std::string nameOf(const Model& m, const Run& run) {
    const auto first = paths::endsOf(kGraph, m, run.steps.front());
    const auto last = paths::endsOf(kGraph, m, run.steps.back());
    return texts::format("{} to {}", nodeName(m, link::target, first.from), nodeName(m, link::target, last.to));
}

std::vector<Run> selectedRoads(const Model& m, Selection selection) {
    auto runs = paths::runsOf(kEditing, m, selection);
    std::erase_if(runs, [&](const Run& run) { return !isRoad(m, run); });
    return runs;
}

/// Empty if not.
std::string whyTooMany(const std::vector<Run>& roads) {
    std::size_t edges = 0;
    for (const auto& road : roads)
        edges += road.steps.size();
    return edges > kMostMeasured
               ? texts::format("The selected roads have {} links. Select roads with at most {}.", edges, kMostMeasured)
               : "";
}

void markAcross(const RoadRoom& room, symbol::Primitives& out) {
    for (const auto& [at, right, section] : room.places) {
        out.line(at - right * section.left, at - right * (section.median / 2), kMark, kMarkPixels);
        out.line(at + right * (section.median / 2), at + right * section.right, kMark, kMarkPixels);
    }
}

Description describeGuess(const Model& m, Selection selection, Arguments arguments) {
    const auto runs = selectedRoads(m, selection);
    if (auto tooMany = whyTooMany(runs); !tooMany.empty())
        return {.text = std::move(tooMany)};
    const RoadGrid roads(m);
    Description out;
    std::size_t unknown = 0;
    std::size_t reported = 0;
    for (const auto& run : runs) {
        const auto room = roomOf(m, m.map()->rays, roads, run, arguments.get(kVerge));
        unknown += room ? 0 : 1;
        if (++reported > kMostReported)
            continue;
        paths::markRun(kGraph, m, run, kMark, out.marks);
        if (room)
            markAcross(*room, out.marks);
        out.report += room ? texts::format("{}: {:.1f} m wide, lanes {} + {}, median strip {:.1f} m", nameOf(m, run),
                                           room->width, room->forward, room->back, room->median)
                           : texts::format("{}: no edge of the road surface found", nameOf(m, run));
        out.report += '\n';
    }
    out.text = texts::format("{} measured, {} without a road surface.", model::counted(runs.size() - unknown, "road"),
                             unknown);
    return out;
}

/// Nodes of the run's own, moved across the road to its middle.
void centre(Transaction& tx, const Run& run, float toTheRight) {
    const auto& m = tx.model();
    std::unordered_map<Slot, glm::vec2> directions; // of the road at each node
    for (const auto& step : run.steps) {
        const auto edge = paths::edgeOf(kGraph, m, step.link);
        if (!edge)
            continue;
        const auto way = glm::vec2(step.along ? edge->b - edge->a : edge->a - edge->b);
        if (way == glm::vec2(0))
            continue;
        for (const Slot n : {edge->from, edge->to})
            directions.try_emplace(n, 0.0F).first->second += glm::normalize(way);
    }
    const auto stored = [](float metres) {
        return static_cast<Coordinate>(std::lround(static_cast<double>(metres) / paths::kStep));
    };
    for (const Slot n : ownNodes(m, run)) {
        const auto found = directions.find(n);
        if (found == directions.end() || found->second == glm::vec2(0))
            continue;
        const auto along = glm::normalize(found->second);
        tx.set(node::x, n, m.get(node::x, n) + stored(along.y * toTheRight));
        tx.set(node::y, n, m.get(node::y, n) + stored(-along.x * toTheRight));
    }
}

EditResult runGuess(Transaction& tx, Selection selection, Arguments arguments) {
    const auto& m = tx.model();
    const auto runs = selectedRoads(m, selection);
    if (auto tooMany = whyTooMany(runs); !tooMany.empty())
        return refused(std::move(tooMany));
    const RoadGrid roads(m);
    bool any = false;
    for (const auto& run : runs) {
        const auto room = roomOf(m, m.map()->rays, roads, run, arguments.get(kVerge));
        if (!room)
            continue;
        any = true;
        for (const auto& step : run.steps)
            setLanes(tx, step.link, step.along ? room->forward : room->back, step.along ? room->back : room->forward);
        if (arguments.get(kSetMedian)) {
            const auto width = storedWidth(static_cast<double>(room->median));
            for (const Slot n : ownNodes(m, run))
                tx.set(node::width, n, width);
        }
        if (arguments.get(kCentre))
            centre(tx, run, room->toTheRight);
    }
    if (!any)
        return refused(texts::format("The selected roads have no road surface with clear edges."));
    return same(selection);
}

Description describeFind(const Model& m, Selection, Arguments) {
    Description out;
    const auto crossings = unmarkedCrossings(m);
    for (const Slot l : crossings) {
        if (const auto edge = paths::edgeOf(kGraph, m, l))
            out.marks.line(edge->a, edge->b, kMark, 2 * kMarkPixels);
    }
    out.text = texts::format("{} over a road without being marked. In the stock game, 59 % of such paths are marked.",
                             model::counted(crossings.size(), "pedestrian path leads", "pedestrian paths lead"));
    return out;
}

EditResult runFind(Transaction& tx, Selection, Arguments) {
    const auto crossings = unmarkedCrossings(tx.model());
    if (crossings.empty())
        return refused(texts::format("Every pedestrian path over a road is marked as a crossing."));
    for (const Slot l : crossings)
        setCrossing(tx, l, kCrossesRoad);
    return elements(kLink, crossings);
}

} // namespace

std::vector<Edit> groundEdits() {
    return {
        {.id = "guess_lanes",
         .title = "Guess Lanes from Road Surface",
         .help = "Sets the lanes of the selected roads to what the road surface of the map has room for",
         .section = "Roads",
         .parameters = {numberParameter(kVerge, "Verge",
                                        "Beside the lanes, on each side: for pavements and shoulders that are made of "
                                        "the same material as the road",
                                        {.max = 20, .step = 0.5, .decimals = 2}, "units"),
                        onOffParameter(kSetMedian, "Set median strip",
                                       "Also sets the width of the strip between the directions", true),
                        onOffParameter(kCentre, "Centre on road",
                                       "Also moves the nodes between junctions to the middle of the road surface",
                                       false)},
         .whyDisabled = whyNotGuess,
         .describe = describeGuess,
         .run = runGuess},
        {.id = "find_crossings",
         .title = "Mark Paths over Roads as Crossings",
         .help = "Marks all pedestrian links that lead over a road at its height",
         .section = "Whole Set",
         .scope = EditScope::Document,
         .describe = describeFind,
         .run = runFind},
    };
}

} // namespace navsmith::systems::gta_sa_paths
