// The building tools: roads, boat lanes and ped paths, click by click.
#include "core/systems/gta_sa_paths/edge_edits.h"
#include "core/systems/gta_sa_paths/edit_functions.h"
#include "core/systems/shared/path_edits.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

namespace navsmith::systems::gta_sa_paths {

using model::EditError;
using model::Element;
using model::kNoSlot;
using model::Model;
using model::Slot;
using model::Transaction;

namespace {

constexpr double kStepsPerUnit = 8;
constexpr unsigned kClassShift = 12;
constexpr unsigned kSpawnShift = 16;
constexpr double kNormalRoad = 1;
constexpr double kFullSpawn = 15;
constexpr double kPedWidth = 2; ///< units; what most stock paths have (section 4.2)

// Parameters in the order of edit_table.cpp.
enum RoadValue : std::uint8_t { RoadForward, RoadBack, RoadMedian, RoadClass, RoadSpawn };
enum WaterValue : std::uint8_t { WaterForward, WaterBack, WaterMedian, WaterSpawn };
enum PathValue : std::uint8_t { PathWidth, PathCrossing, PathSpawn };

/// What is being built, as the parameters say.
struct Plan {
    NodeType type = NodeType::Car;
    unsigned forward = 0;
    unsigned back = 0;
    double width = 0;
    unsigned roadClass = 0;
    unsigned spawn = 0;
    std::uint8_t crossing = 0;
};

Plan roadPlan(std::span<const double> v) {
    return {.type = NodeType::Car,
            .forward = static_cast<unsigned>(v[RoadForward]),
            .back = static_cast<unsigned>(v[RoadBack]),
            .width = v[RoadMedian],
            .roadClass = static_cast<unsigned>(v[RoadClass]),
            .spawn = static_cast<unsigned>(v[RoadSpawn])};
}

Plan waterPlan(std::span<const double> v) {
    return {.type = NodeType::Boat,
            .forward = static_cast<unsigned>(v[WaterForward]),
            .back = static_cast<unsigned>(v[WaterBack]),
            .width = v[WaterMedian],
            .roadClass = 1,
            .spawn = static_cast<unsigned>(v[WaterSpawn])};
}

Plan pathPlan(std::span<const double> v) {
    constexpr std::array<std::uint8_t, 3> crossings{0, kCrossesRoad, kCrossesRoad | kPedestrianLight};
    return {.type = NodeType::Ped,
            .width = v[PathWidth],
            .spawn = static_cast<unsigned>(v[PathSpawn]),
            .crossing = crossings[std::min(static_cast<std::size_t>(v[PathCrossing]), crossings.size() - 1)]};
}

/// A road switched off goes on switched off: that is no parameter, for it is seldom what one builds.
NodeLook lookFor(const Model& m, const Plan& plan, Slot from) {
    NodeLook look{.ped = plan.type == NodeType::Ped,
                  .width = static_cast<std::uint8_t>(std::clamp(std::lround(plan.width * kStepsPerUnit), 0L, 255L)),
                  .floodGroup = 0,
                  .flags = plan.roadClass << kClassShift | plan.spawn << kSpawnShift};
    if (plan.type == NodeType::Boat)
        look.flags |= flag::water;
    if (from != kNoSlot) {
        look.floodGroup = m.get(node::floodGroup, from);
        look.flags |= m.get(node::flags, from) & (flag::switchedOff | flag::switchedOffOriginal);
    }
    return look;
}

bool continues(const Model& m, Element from, NodeType type) {
    return from.type == kNode && m.isLive(from) && typeOf(m, from.slot) == type;
}

/// A link of what was clicked, if that is an edge of the type that is being built.
Slot edgeClicked(const Model& m, Element onto, NodeType type) {
    if (!m.isLive(onto))
        return kNoSlot;
    const Slot l = onto.type == kLink ? onto.slot : onto.type == kNavi ? linkOfNavi(m, onto.slot) : kNoSlot;
    return l != kNoSlot && typeOf(m, m.get(link::owner, l).slot()) == type ? l : kNoSlot;
}

bool joins(const Model& m, Element onto, NodeType type) {
    return continues(m, onto, type) || edgeClicked(m, onto, type) != kNoSlot;
}

tl::expected<Slot, EditError> cutAtPlace(Transaction& tx, Slot l, RawPoint at) {
    const auto made = cutAt(tx, l, {at}, lookOf(tx.model(), tx.model().get(link::owner, l).slot()));
    if (!made)
        return tl::unexpected(made.error());
    return made->front();
}

/// The node that a click means: the one that was hit, a new one on the edge that was hit, or a new one on the ground.
/// An edge of another type is no obstacle: a ped path crosses roads.
tl::expected<Slot, EditError> nodeFor(Transaction& tx, const Builder::Click& click, const Plan& plan, Slot from) {
    const auto& m = tx.model();
    if (click.onto.type == kNode && m.isLive(click.onto)) {
        const auto type = typeOf(m, click.onto.slot);
        if (type != plan.type)
            return refused(fmt::format("{} is a {} node: what is built here has {} nodes.",
                                       nodeName(m, click.onto.slot), typeName(type), typeName(plan.type)));
        return click.onto.slot;
    }
    auto at = paths::snapped(gridOf(m), click.at, paths::kStep);
    if (!at)
        return refused("The place lies outside the world: a coordinate is at least -4096 and less than 4096.");
    if (const Slot l = edgeClicked(m, click.onto, plan.type); l != kNoSlot)
        return paths::nodeOnEdge(kGraph, tx, l, *at, whyNotCut, cutAtPlace);
    if (plan.type == NodeType::Boat) // the water lies at height 0 but in maps that have raised it
        at->z = from == kNoSlot ? 0 : m.get(node::z, from);
    if (from != kNoSlot && pointOf(m, from) == *at)
        return from;
    return createNode(tx, lookFor(m, plan, from), *at);
}

EditResult place(Transaction& tx, const Builder::Click& click, const Plan& plan) {
    const auto& m = tx.model();
    if (plan.type == NodeType::Car && plan.forward + plan.back == 0)
        return refused("A car road needs a lane in one of the directions.");
    const Slot from = continues(m, click.from, plan.type) ? click.from.slot : kNoSlot;
    const auto to = nodeFor(tx, click, plan, from);
    if (!to)
        return tl::unexpected(to.error());
    if (from == kNoSlot || from == *to || findLink(m, from, *to) != kNoSlot)
        return Elements{{kNode, *to}};
    const auto l = join(tx, from, *to);
    if (!l)
        return tl::unexpected(l.error());
    setLanes(tx, *l, plan.forward, plan.back);
    setCrossing(tx, *l, plan.crossing);
    if (const auto cut = cutIfLong(tx, *l, lookFor(m, plan, from)); !cut)
        return tl::unexpected(cut.error());
    return Elements{{kNode, *to}};
}

/// The link that building goes on from: the one that is selected, or the last one that leads to the node.
std::optional<Slot> edgeBefore(const Model& m, Element from) {
    if (!m.isLive(from))
        return std::nullopt;
    if (from.type == kLink)
        return from.slot;
    if (from.type != kNode)
        return std::nullopt;
    const auto links = linksFrom(m, from.slot);
    if (links.empty())
        return std::nullopt;
    const Slot back = reverseOf(m, links.back());
    return back == kNoSlot ? std::nullopt : std::optional(back);
}

/// Puts in what the node and the edge before have: lanes, width, road class, spawn probability.
Plan proposed(const Model& m, Element from, Plan plan) {
    const auto edge = edgeBefore(m, from);
    Slot n = from.type == kNode && m.isLive(from) ? from.slot : kNoSlot;
    if (n == kNoSlot && edge)
        n = m.get(link::owner, *edge).slot();
    if (n == kNoSlot || typeOf(m, n) != plan.type)
        return plan;
    const auto flags = m.get(node::flags, n);
    plan.width = m.get(node::width, n) / kStepsPerUnit;
    plan.roadClass = std::min(flag::roadClass(flags), 2U);
    plan.spawn = flag::spawn(flags);
    if (edge && plan.type != NodeType::Ped) {
        const auto traffic = trafficOf(m, *edge);
        plan.forward = traffic.away;
        plan.back = traffic.back;
    }
    return plan;
}

} // namespace

Proposal proposeRoad(const Model& m, Element from) {
    const auto plan = proposed(m, from, roadPlan(std::array{1.0, 1.0, 0.0, kNormalRoad, kFullSpawn}));
    const bool lanes = plan.forward + plan.back > 0;
    return {lanes ? static_cast<double>(plan.forward) : 1, lanes ? static_cast<double>(plan.back) : 1, plan.width,
            static_cast<double>(plan.roadClass), static_cast<double>(plan.spawn)};
}

Proposal proposeWater(const Model& m, Element from) {
    const auto plan = proposed(m, from, waterPlan(std::array{1.0, 1.0, 0.0, kFullSpawn}));
    return {static_cast<double>(plan.forward), static_cast<double>(plan.back), plan.width,
            static_cast<double>(plan.spawn)};
}

Proposal proposePath(const Model& m, Element from) {
    const auto plan = proposed(m, from, pathPlan(std::array{kPedWidth, 0.0, kFullSpawn}));
    return {plan.width, 0, static_cast<double>(plan.spawn)}; // a crossing is seldom followed by another
}

bool continuesRoad(const Model& m, Element from, Values) {
    return continues(m, from, NodeType::Car);
}

bool continuesWater(const Model& m, Element from, Values) {
    return continues(m, from, NodeType::Boat);
}

bool continuesPath(const Model& m, Element from, Values) {
    return continues(m, from, NodeType::Ped);
}

bool joinsRoad(const Model& m, Element onto, Values) {
    return joins(m, onto, NodeType::Car);
}

bool joinsWater(const Model& m, Element onto, Values) {
    return joins(m, onto, NodeType::Boat);
}

bool joinsPath(const Model& m, Element onto, Values) {
    return joins(m, onto, NodeType::Ped);
}

EditResult placeRoad(Transaction& tx, const Builder::Click& click, Values values) {
    return place(tx, click, roadPlan(values.numbers));
}

EditResult placeWater(Transaction& tx, const Builder::Click& click, Values values) {
    return place(tx, click, waterPlan(values.numbers));
}

EditResult placePath(Transaction& tx, const Builder::Click& click, Values values) {
    return place(tx, click, pathPlan(values.numbers));
}

} // namespace navsmith::systems::gta_sa_paths
