// The building tools: roads, boat lanes and ped paths, click by click.
#include "core/systems/gta_sa_paths/edge_edits.h"
#include "core/systems/gta_sa_paths/edits.h"
#include "core/systems/gta_sa_paths/road_parameters.h"
#include "core/systems/shared/path_build.h"
#include "formats/texts/texts.h"

#include <algorithm>

namespace navsmith::systems::gta_sa_paths {

using model::Element;

namespace {

enum class Crossing : std::uint8_t { None, Road, Light };
constexpr Argument<double> kWidth{"width"};
constexpr Argument<Crossing> kCrossing{"crossing"};
enum class OffChoice : std::uint8_t { AsBefore, No, Yes };
constexpr Argument<OffChoice> kSwitchedOff{"switched_off"};
constexpr double kPedWidth = 2; ///< units; what most stock paths have (section 4.2)

/// What is built.
struct Plan {
    unsigned forward = 1;
    unsigned back = 1;
    double width = 0; ///< units
    unsigned roadClass = 1;
    unsigned spawn = 15;
    OffChoice switchedOff = OffChoice::AsBefore;
    Crossing crossing = Crossing::None;
};

template <NodeType type>
Plan planOf(Arguments arguments) {
    Plan plan;
    plan.spawn = arguments.get(kSpawn);
    plan.switchedOff = arguments.get(kSwitchedOff);
    if constexpr (type == NodeType::Ped) {
        plan.roadClass = 0;
        plan.width = arguments.get(kWidth);
        plan.crossing = arguments.get(kCrossing);
    } else {
        plan.forward = arguments.get(kForward);
        plan.back = arguments.get(kBack);
        plan.width = arguments.get(kMedian);
    }
    if constexpr (type == NodeType::Car)
        plan.roadClass = arguments.get(kRoadClass);
    return plan;
}

std::uint8_t crossingFlags(Crossing crossing) {
    switch (crossing) {
    case Crossing::None:
        break;
    case Crossing::Road:
        return kCrossesRoad;
    case Crossing::Light:
        return kCrossesRoad | kPedestrianLight;
    }
    return 0;
}

void setNode(Transaction& tx, Slot n, NodeType type, const Plan& plan) {
    auto flags = tx.model().get(node::flags, n) & (flag::switchedOff | flag::switchedOffOriginal); // of the node before
    if (plan.switchedOff != OffChoice::AsBefore)
        flags = plan.switchedOff == OffChoice::Yes ? flag::switchedOff : 0U;
    flags |= plan.roadClass << flag::roadClassShift | plan.spawn << flag::spawnShift;
    if (type == NodeType::Boat)
        flags |= flag::water;
    tx.set(node::group, n, static_cast<std::uint8_t>(type == NodeType::Ped ? 1 : 0));
    tx.set(node::width, n, storedWidth(plan.width));
    tx.set(node::flags, n, flags);
}

template <NodeType type>
EditResult place(Transaction& tx, const Builder::Click& click, Arguments arguments) {
    const auto plan = planOf<type>(arguments);
    if (type == NodeType::Car && plan.forward + plan.back == 0)
        return refused(texts::format("A car road needs a lane in at least one direction."));
    // The water lies at height 0 but in maps that have raised it.
    return paths::place(kEditing, tx, click,
                        {.nodeType = typeName(type),
                         .onWater = type == NodeType::Boat,
                         .setNode = [&](Transaction& t, Slot n) { setNode(t, n, type, plan); },
                         .setEdge =
                             [&](Transaction& t, Slot l) {
                                 setLanes(t, l, plan.forward, plan.back);
                                 setCrossing(t, l, crossingFlags(plan.crossing));
                             }});
}

/// What the node and the edge before have.
template <NodeType type>
Plan proposed(const Model& m, Element from) {
    Plan plan;
    if constexpr (type == NodeType::Ped)
        plan.width = kPedWidth;
    const auto before = paths::before(kEditing, m, from, typeName(type));
    if (before.node == kNoSlot)
        return plan;
    const auto flags = m.get(node::flags, before.node);
    plan.width = m.get(node::width, before.node) * paths::kStep;
    plan.roadClass = std::min(flag::roadClass(flags), 2U);
    plan.spawn = flag::spawn(flags);
    if (before.link != kNoSlot) {
        const auto traffic = trafficOf(m, before.link);
        plan.forward = traffic.away;
        plan.back = traffic.back;
    }
    return plan;
}

Proposal proposeRoad(const Model& m, Element from) {
    auto plan = proposed<NodeType::Car>(m, from);
    if (plan.forward + plan.back == 0)
        plan.forward = plan.back = 1;
    return {{kForward, plan.forward},
            {kBack, plan.back},
            {kMedian, plan.width},
            {kRoadClass, plan.roadClass},
            {kSpawn, plan.spawn}};
}

Proposal proposeWater(const Model& m, Element from) {
    const auto plan = proposed<NodeType::Boat>(m, from);
    return {{kForward, plan.forward}, {kBack, plan.back}, {kMedian, plan.width}, {kSpawn, plan.spawn}};
}

/// Without a crossing: one is seldom followed by another.
Proposal proposePath(const Model& m, Element from) {
    const auto plan = proposed<NodeType::Ped>(m, from);
    return {{kWidth, plan.width}, {kSpawn, plan.spawn}};
}

template <NodeType type>
bool continues(const Model& m, Element from, Arguments) {
    return paths::continues(kEditing, m, from, typeName(type));
}

template <NodeType type>
bool joins(const Model& m, Element onto, Arguments) {
    return paths::joins(kEditing, m, onto, typeName(type));
}

Parameter switchedOffParameter() {
    return choiceParameter(kSwitchedOff, "Switched off",
                           "Whether missions have to switch the road on. As before: as the node that it continues",
                           {"as before", "no", "yes"});
}

} // namespace

std::vector<Builder> builders() {
    return {
        {.id = "build_road",
         .title = "Build Car Road",
         .help = "Each click places a node on the ground or on a road and links it to the previous one.",
         .shortcut = "B",
         .parameters = {forwardParameter(), backParameter(), medianParameter(), roadClassParameter(), spawnParameter(),
                        switchedOffParameter()},
         .propose = proposeRoad,
         .continues = continues<NodeType::Car>,
         .joins = joins<NodeType::Car>,
         .place = place<NodeType::Car>},
        {.id = "build_water",
         .title = "Build Boat Lane",
         .help = "Each click places a node on the water or on a boat lane and links it to the previous one.",
         .shortcut = "Shift+B",
         .parameters = {forwardParameter(), backParameter(), medianParameter(), spawnParameter(),
                        switchedOffParameter()},
         .propose = proposeWater,
         .continues = continues<NodeType::Boat>,
         .joins = joins<NodeType::Boat>,
         .place = place<NodeType::Boat>},
        {.id = "build_path",
         .title = "Build Pedestrian Path",
         .help = "Each click places a node on the ground or on a path and links it to the previous one.",
         .shortcut = "P",
         .parameters = {numberParameter(
                            kWidth, "Width", "Walking width",
                            {.min = 0.125, .max = 31.875, .initial = kPedWidth, .step = paths::kStep, .decimals = 3},
                            "units"),
                        choiceParameter(kCrossing, "Crossing", "Whether the next link crosses a road",
                                        {"none", "crosses a road", "with a pedestrian light"}),
                        spawnParameter(), switchedOffParameter()},
         .propose = proposePath,
         .continues = continues<NodeType::Ped>,
         .joins = joins<NodeType::Ped>,
         .place = place<NodeType::Ped>},
    };
}

} // namespace navsmith::systems::gta_sa_paths
