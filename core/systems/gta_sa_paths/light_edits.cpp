#include "core/model/wording.h"
#include "core/systems/gta_sa_paths/edge_edits.h"
#include "core/systems/gta_sa_paths/edits.h"
#include "core/systems/gta_sa_paths/junction_lights.h"
#include "core/systems/gta_sa_paths/text/lights.h"
#include "core/systems/shared/path_selection.h"
#include "core/systems/shared/path_symbols.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>
#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <numbers>

namespace navsmith::systems::gta_sa_paths {

namespace {

/// Half of a road, its median included. A one-way road has its lanes on both sides of the line.
float halfWidth(const Traffic& traffic) {
    constexpr float kLaneWidth = 5.4F;
    constexpr float kStored = 1.0F / 8.0F;
    const auto lanes = static_cast<float>(traffic.away + traffic.back);
    return (lanes * kLaneWidth + static_cast<float>(traffic.width) * kStored) / 2.0F;
}

/// The object with which the game would light a road into a junction, given by its link that leads away: at the right
/// of those who come, where the widest other road begins, and facing them.
compiler::Light lightBefore(const Model& m, Slot l, const paths::DrawnEdge& edge) {
    constexpr float kBesideRoad = 1.0F;
    constexpr float kFarthestBeside = 13.0F; // lights do not shine farther
    const glm::vec2 along(edge.b - edge.a);
    const float length = glm::length(along);
    const glm::vec2 away = length > 0.0F ? along / length : glm::vec2(0.0F, 1.0F);
    float widest = 0.0F;
    for (const Slot other : linksFrom(m, edge.from)) {
        if (other != l)
            widest = std::max(widest, halfWidth(trafficOf(m, other)));
    }
    const float back = std::min(widest, length / 2.0F);
    const float beside = std::min(halfWidth(trafficOf(m, l)) + kBesideRoad, kFarthestBeside);
    const glm::vec2 right(-away.y, away.x); // of those who come
    const auto at = glm::vec2(edge.a) + away * back + right * beside;
    const float z = edge.a.z + (length > 0.0F ? (edge.b.z - edge.a.z) * back / length : 0.0F);
    const double heading = std::atan2(double{-away.x}, double{away.y}) * 180.0 / std::numbers::pi;
    return {.x = at.x, .y = at.y, .z = z, .heading = static_cast<float>(heading)};
}

/// The cycle by the compiler's rules for such an object.
unsigned compiledCycleOf(const Model& m, Slot l) {
    const auto edge = paths::edgeOf(kGraph, m, l);
    if (!edge)
        return kNorthSouth;
    const std::array lights{lightBefore(m, l, *edge)};
    const auto cycle = compiler::PlacedLights(lights).cycleOf(edge->a, edge->b);
    return cycle == 0 ? kNorthSouth : cycle; // of a road without length in plan
}

enum class Phase : std::uint8_t { Compass, Exchanged, NorthSouth, WestEast, Compiled };
enum class Existing : std::uint8_t { Replace, Keep, ReplaceAll };
constexpr Argument<Phase> kPhase{"phase"};
constexpr Argument<Existing> kExisting{"existing"};
enum class Crossings : std::uint8_t { Light, Leave };
constexpr Argument<Crossings> kCrossings{"crossings"};

unsigned cycleFor(const Model& m, Slot l, Phase phase) {
    switch (phase) {
    case Phase::Compass:
        return compassCycle(m, l);
    case Phase::Exchanged:
        return kNorthSouth + kWestEast - compassCycle(m, l);
    case Phase::NorthSouth:
        return kNorthSouth;
    case Phase::WestEast:
        return kWestEast;
    case Phase::Compiled:
        return compiledCycleOf(m, l);
    }
    return kNorthSouth;
}

/// Whether a road into a junction, by its link that leads away from there, can take a light: traffic comes by it, and
/// its navi node has room for one light.
bool takesLight(const Model& m, Slot l, Existing existing) {
    const auto traffic = trafficOf(m, l);
    if (!traffic.hasNavi || traffic.back == 0)
        return false;
    if (!hasLight(traffic) || existing == Existing::ReplaceAll)
        return true;
    const Ref other = m.get(link::target, l);
    const bool forOther =
        traffic.lightBeforeTarget && (!other.isSlot() || linkCount(m, other.slot()) >= kJunctionLinks);
    return existing == Existing::Replace && !forOther;
}

/// The link of a selected edge that leads away from a junction at one of its ends: from the one that the selected link
/// leads to, if that is one. kNoSlot if neither is.
Slot fromJunction(const Model& m, Slot l) {
    const Ref target = m.get(link::target, l);
    if (const Slot back = reverseOf(m, l); back != kNoSlot && isJunction(m, target.slot()))
        return back;
    return isJunction(m, m.get(link::owner, l).slot()) ? l : kNoSlot;
}

/// The roads into junctions, by their links that lead away from there: those that are selected, and all of a selected
/// junction.
std::vector<Slot> approaches(const Model& m, Selection selection) {
    std::vector<Slot> links;
    const auto add = [&](Slot l) {
        if (l != kNoSlot && std::ranges::find(links, l) == links.end())
            links.push_back(l);
    };
    for (const Slot n : selected(m, selection, kNode)) {
        for (const Slot l : linksFrom(m, n))
            add(l);
    }
    for (const Slot l : paths::selectedEdges(kEditing, m, selection))
        add(fromJunction(m, l));
    return links;
}

/// Crossings without a light that get one by the compiler's rules, from the roads that bring traffic to junctions.
std::vector<Slot> crossingsToLight(const Model& m, const std::vector<Slot>& roads) {
    std::vector<compiler::Light> lights;
    for (const Slot l : roads) {
        const auto edge = paths::edgeOf(kGraph, m, l);
        if (edge && trafficOf(m, l).back != 0)
            lights.push_back(lightBefore(m, l, *edge));
    }
    const compiler::PlacedLights placed(lights);
    std::vector<Slot> crossings;
    m.forEachLive(kLink, [&](Slot l) {
        if ((m.get(link::crossing, l) & (kCrossesRoad | kPedestrianLight)) != kCrossesRoad)
            return;
        const auto edge = paths::drawnEdge(kGraph, m, l);
        if (edge && isPed(m, edge->from) && (placed.isNear(edge->a) || placed.isNear(edge->b)))
            crossings.push_back(l);
    });
    return crossings;
}

template <std::uint8_t flags>
EditResult runCrossing(Transaction& tx, Selection selection, Arguments) {
    for (const Slot l : paths::selectedEdges(kEditing, tx.model(), selection))
        setCrossing(tx, l, flags);
    return same(selection);
}

std::string whyNotLights(const Model& m, Selection selection) {
    const auto nodes = selected(m, selection, kNode);
    for (const Slot n : nodes) {
        if (typeOf(m, n) != NodeType::Car)
            return model::capitalised(texts::format("{} is a {} node: only car roads have traffic lights.",
                                                    nodeName(m, n), typeName(typeOf(m, n))));
        if (linkCount(m, n) < kJunctionLinks)
            return model::capitalised(
                texts::format("{} is not a junction: it has fewer than {} links.", nodeName(m, n), kJunctionLinks));
    }
    bool any = !nodes.empty();
    for (const auto& e : selection) {
        const Slot l = paths::linkOf(kEditing, m, e);
        if (l == kNoSlot)
            continue;
        any = true;
        if (fromJunction(m, l) == kNoSlot)
            return texts::format("The link from {} to {} does not lead to a junction of car roads.",
                                 nodeName(m, m.get(link::owner, l).slot()),
                                 nodeName(m, link::target, m.get(link::target, l)));
    }
    return any ? "" : texts::format("Select a junction, or links that lead to one.");
}

Description describeLights(const Model& m, Selection selection, Arguments arguments) {
    const auto links = approaches(m, selection);
    std::array<std::size_t, 3> roads{}; // without a change, then by cycle
    for (const Slot l : links)
        ++roads[takesLight(m, l, arguments.get(kExisting)) ? cycleFor(m, l, arguments.get(kPhase)) : 0];
    auto text = texts::format("{}: {} north-south, {} west-east, {} unchanged.", model::counted(links.size(), "road"),
                              roads[kNorthSouth], roads[kWestEast], roads[0]);
    if (arguments.get(kCrossings) == Crossings::Light) {
        if (const auto crossings = crossingsToLight(m, links); !crossings.empty())
            text += ' ' + texts::format("{} with a new light.", model::counted(crossings.size(), "crossing"));
    }
    return {std::move(text)};
}

EditResult runLights(Transaction& tx, Selection selection, Arguments arguments) {
    const auto& m = tx.model();
    const auto phase = arguments.get(kPhase);
    const auto existing = arguments.get(kExisting);
    const auto roads = approaches(m, selection);
    bool any = false;
    if (arguments.get(kCrossings) == Crossings::Light) {
        for (const Slot l : crossingsToLight(m, roads)) {
            setCrossing(tx, l, kCrossesRoad | kPedestrianLight);
            any = true;
        }
    }
    for (const Slot l : roads) {
        if (!takesLight(m, l, existing))
            continue;
        setLight(tx, l, cycleFor(m, l, phase), false);
        any = true;
    }
    if (!any && existing == Existing::Keep)
        return nothingToDo(texts::format("Every road that can have a light here already has one."));
    if (!any)
        return refused(texts::format(
            "No road that leads here has room for a light. A navi node holds one light, and these are used "
            "for the junctions at the other ends."));
    return same(selection);
}

std::string whyNotClearLights(const Model& m, Selection selection) {
    bool any = false;
    for (const auto& e : selection) {
        if (any || !m.isLive(e))
            continue;
        if (e.type == kNavi)
            any = (m.get(navi::lights, e.slot) & 3U) != 0;
        else if (e.type == kLink)
            any = hasLight(trafficOf(m, e.slot));
        else if (e.type == kNode)
            m.forEachReferrer(link::owner, e.slot, [&](Slot l) {
                const auto traffic = trafficOf(m, l);
                any = any || (hasLight(traffic) && !traffic.lightBeforeTarget);
            });
    }
    return any ? "" : texts::format("The selection has no traffic lights.");
}

EditResult runClearLights(Transaction& tx, Selection selection, Arguments) {
    const auto& m = tx.model();
    for (const Slot n : selected(m, selection, kNode)) {
        for (const Slot l : linksFrom(m, n)) {
            const auto traffic = trafficOf(m, l);
            if (hasLight(traffic) && !traffic.lightBeforeTarget)
                setLight(tx, l, 0, false);
        }
    }
    for (const Slot l : paths::selectedEdges(kEditing, m, selection))
        setLight(tx, l, 0, false);
    return same(selection);
}

std::string whyNotCrossing(const Model& m, Selection selection) {
    bool any = false;
    bool ped = true;
    if (hasType(selection, kLink)) {
        any = paths::forEachLink(kEditing, m, selection, [&](Slot l) {
            ped = isPed(m, m.get(link::owner, l).slot());
            return ped;
        });
    }
    if (!any)
        return texts::format("Select links of a pedestrian path.");
    return ped ? "" : texts::format("Only links between pedestrian nodes cross a road.");
}

} // namespace

std::vector<Edit> lightEdits() {
    return {
        {.id = "propose_lights",
         .title = "Set Up Traffic Lights",
         .help = "Adds a light for incoming traffic to each road into the selected junction, or to each selected road",
         .section = "Lights",
         .parameters = {choiceParameter(
                            kPhase, "Phase", "Which of the game's two light cycles the road gets",
                            {"by direction of the road", "exchanged", "north-south", "west-east", "as the game would"}),
                        choiceParameter(kExisting, "Existing lights",
                                        "A navi node holds one light, for one of the junctions at its ends",
                                        {"replace", "keep", "replace, including those for other junctions"}),
                        choiceParameter(kCrossings, "Crossings",
                                        "Those near the places where the game would put the lights of the roads",
                                        {"light as well", "leave as they are"})},
         .whyDisabled = whyNotLights,
         .describe = describeLights,
         .run = runLights},
        {.id = "clear_lights",
         .title = "Remove Traffic Lights",
         .help = "Removes the lights of the selected links, or those for the selected junctions",
         .section = "Lights",
         .whyDisabled = whyNotClearLights,
         .run = runClearLights},
        {.id = "crossing",
         .title = "Mark as Crossing",
         .help = "Marks the selected pedestrian links as crossing a road without a light",
         .section = "Lights",
         .whyDisabled = whyNotCrossing,
         .run = runCrossing<kCrossesRoad>},
        {.id = "pedestrian_light",
         .title = "Mark as Crossing with Light",
         .help = "Marks the selected pedestrian links as crossing a road at a pedestrian light",
         .section = "Lights",
         .whyDisabled = whyNotCrossing,
         .run = runCrossing<kCrossesRoad | kPedestrianLight>},
        {.id = "no_crossing",
         .title = "Clear Crossing",
         .help = "Marks the selected pedestrian links as not crossing a road",
         .section = "Lights",
         .whyDisabled = whyNotCrossing,
         .run = runCrossing<0>},
    };
}

} // namespace navsmith::systems::gta_sa_paths
