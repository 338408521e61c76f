#include "core/systems/gta_sa_paths/wandering.h"

#include "core/systems/gta_sa_paths/access.h"
#include "core/systems/gta_sa_paths/edge_edits.h"
#include "core/systems/gta_sa_paths/junction_lights.h"
#include "core/systems/gta_sa_paths/lane_curve.h"
#include "core/systems/gta_sa_paths/traffic.h"
#include "core/systems/shared/path_symbols.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <optional>
#include <utility>
#include <vector>

namespace navsmith::systems::gta_sa_paths {

using routing::Way;
using simulation::Passage;
using simulation::Population;
using simulation::Turn;

namespace {

/// Population::rules.
constexpr std::uint32_t kCars = 0;
constexpr std::uint32_t kBoats = 1;
constexpr std::uint32_t kPeds = 2;

/// Positions in the table of lights, plus 1. The first two are the values of the navi node's cycle.
constexpr std::uint8_t kPedestrianCycle = 3;

constexpr float kStopsBeforeLight = 12; ///< units
constexpr float kStopsBeforeCrossing = 1.5F;
// Behaviour of nodes (section 4.1).
constexpr unsigned kForTall = 10; ///< also 5; vehicles at least 2 units high
constexpr unsigned kForTallToo = 5;
constexpr unsigned kWaitsLong = 9;
constexpr float kWait = 4.5F; ///< seconds

/// Cosine of the angle of a turn, in plan; kUTurn is the other limit.
constexpr float kStraight = 0.4F;

bool has(const Model& m, Slot node, std::uint32_t bit) {
    return (m.get(node::flags, node) & bit) != 0;
}

/// Speed of the traffic by the class of its road: slow, normal, highway.
float speedOn(const Model& m, Slot node) {
    static constexpr std::array factors{0.65F, 1.0F, 2.3F, 1.0F};
    return factors[flag::roadClass(m.get(node::flags, node))];
}

float spawn(const Model& m, const Population& population, Slot node) {
    const auto type = typeOf(m, node);
    static constexpr std::array types{NodeType::Car, NodeType::Boat, NodeType::Ped};
    if (type != types[population.rules] || isOff(m, node) || stopsTraffic(flag::behaviour(m.get(node::flags, node))))
        return 0;
    return static_cast<float>(flag::spawn(m.get(node::flags, node))) / 15;
}

Passage passage(const Model& m, const Population& population, Slot from, const Way& way) {
    if (population.rules == kPeds) {
        const bool light = (m.get(link::crossing, way.via.slot) & kPedestrianLight) != 0;
        return {.light = light ? kPedestrianCycle : std::uint8_t{0}, .stopWithin = kStopsBeforeCrossing};
    }
    const auto traffic = trafficOf(m, way.via.slot);
    const unsigned cycle = traffic.lights & kCycleBits;
    const bool lit = cycle != 0 && cycle <= kWestEast && traffic.lightBeforeTarget;
    return {.lanes = std::max(1U, traffic.away),
            .speed = speedOn(m, way.to),
            .light = lit ? static_cast<std::uint8_t>(cycle) : std::uint8_t{0},
            .stopWithin = kStopsBeforeLight,
            .pause = flag::behaviour(m.get(node::flags, from)) == kWaitsLong ? kWait : 0,
            .ends = stopsTraffic(flag::behaviour(m.get(node::flags, way.to)))};
}

glm::vec2 between(const Model& m, Slot a, Slot b) {
    const glm::vec2 way(placeOf(m, b) - placeOf(m, a));
    const float length = glm::length(way);
    return length == 0 ? glm::vec2(0) : way / length;
}

/// Whether a lane permits this turn: the innermost lane left, the outermost right; straight on from any lane unless
/// there are three or more.
bool laneAllows(const Model& m, const Turn& turn) {
    const auto in = between(m, turn.from, turn.in->to);
    const auto out = between(m, turn.in->to, turn.out->to);
    const unsigned lanes = std::max(1U, trafficOf(m, turn.in->via.slot).away);
    const bool left = turn.lane == 0;
    const bool right = turn.lane + 1 == lanes;
    const float ahead = glm::dot(in, out);
    if (in == glm::vec2(0) || out == glm::vec2(0) || ahead < kUTurn)
        return false;
    if (ahead > kStraight)
        return lanes < 3 || (!left && !right);
    return in.x * out.y - in.y * out.x > 0 ? left : right;
}

bool carAccepts(const Model& m, const Turn& turn, unsigned attempt) {
    const Slot at = turn.in->to;
    const Slot to = turn.out->to;
    if (to == turn.from)
        return false;
    if (attempt == 2)
        return true;
    if (attempt == 1)
        return !isOff(m, to) || isOff(m, turn.from);
    const auto behaviour = flag::behaviour(m.get(node::flags, to));
    const bool oneWayToOneWay = trafficOf(m, turn.in->via.slot).back == 0 && trafficOf(m, turn.out->via.slot).back == 0;
    return behaviour != kForTall && behaviour != kForTallToo && !oneWayToOneWay &&
           (!has(m, to, flag::deadEnd) || has(m, at, flag::deadEnd)) && (!isOff(m, to) || isOff(m, at)) &&
           laneAllows(m, turn);
}

/// Pedestrians keep to their direction as well as they can.
bool pedAccepts(const Model& m, const Turn& turn, unsigned attempt) {
    const Slot at = turn.in->to;
    const Slot to = turn.out->to;
    if (to == turn.from)
        return false;
    if (attempt == 2)
        return true;
    const bool open =
        (!isOff(m, to) || isOff(m, at)) && (!has(m, to, flag::dontWander) || has(m, at, flag::dontWander));
    return open && (attempt == 1 || glm::dot(between(m, turn.from, at), between(m, at, to)) > 0);
}

bool accepts(const Model& m, const Population& population, const Turn& turn, unsigned attempt) {
    return population.rules == kPeds ? pedAccepts(m, turn, attempt) : carAccepts(m, turn, attempt);
}

/// The lane that a car follows on its way and on the next. Nothing for pedestrians, and where the lanes are not known.
std::optional<std::pair<LanePoint, LanePoint>> lanesOf(const Model& m, const Population& population, const Turn& turn) {
    if (population.rules == kPeds)
        return std::nullopt;
    const auto from = laneAtNavi(m, turn.in->via.slot, turn.lane);
    if (!from)
        return std::nullopt;
    if (turn.out == nullptr)
        return std::pair(*from, LanePoint{placeOf(m, turn.in->to), between(m, turn.from, turn.in->to)});
    const auto to = laneAtNavi(m, turn.out->via.slot, turn.nextLane);
    return to ? std::optional(std::pair(*from, *to)) : std::nullopt;
}

void course(const Model& m, const Population& population, const Turn& turn, std::vector<glm::vec3>& out) {
    if (const auto lanes = lanesOf(m, population, turn))
        appendCurve(lanes->first, lanes->second, placeOf(m, turn.in->to).z, out);
}

float bend(const Model& m, const Population& population, const Turn& turn) {
    const auto lanes = lanesOf(m, population, turn);
    if (!lanes)
        return 1;
    const float timed = timedLength(lanes->first, lanes->second);
    const float straight = glm::distance(glm::vec2(lanes->first.at), glm::vec2(lanes->second.at));
    return timed > 0 ? std::clamp(straight / timed, 0.3F, 1.F) : 1;
}

} // namespace

simulation::Traffic wandering() {
    using enum simulation::Light;
    return {.populations = {{.id = "cars",
                             .title = "Cars",
                             .help = "Wander along the lanes, and stop at lights and behind each other",
                             .traveller = "vehicle",
                             .share = 0.55F,
                             .length = 4.6F,
                             .width = 2,
                             .slowest = 9,
                             .fastest = 14,
                             .acceleration = 6,
                             .braking = 16,
                             .minGap = 1.5F,
                             .lookAhead = 24,
                             .rules = kCars},
                            {.id = "boats",
                             .title = "Boats",
                             .help = "Wander along the lanes on water",
                             .traveller = "vehicle",
                             .share = 0.05F,
                             .length = 9,
                             .width = 3,
                             .slowest = 9,
                             .fastest = 14,
                             .acceleration = 3,
                             .braking = 5,
                             .minGap = 4,
                             .lookAhead = 30,
                             .rules = kBoats},
                            {.id = "peds",
                             .title = "Pedestrians",
                             .help = "Wander along the pavements, and wait at lights",
                             .traveller = "ped",
                             .share = 0.4F,
                             .length = 0.6F,
                             .width = 0.6F,
                             .slowest = 1.2F,
                             .fastest = 1.8F,
                             .acceleration = 5,
                             .braking = 10,
                             .minGap = 0.2F,
                             .rules = kPeds}},
            // The game counts half milliseconds up to 16,384.
            .lights = {{"North-South", 32.768F, {{10, Go}, {12, Ending}}},
                       {"West-East", 32.768F, {{12, Stop}, {22, Go}, {24, Ending}}},
                       {"Pedestrians", 32.768F, {{24, Stop}, {30.766F, Go}, {32.768F, Ending}}}},
            .spawn = spawn,
            .passage = passage,
            .accepts = accepts,
            .attempts = 3,
            .course = course,
            .bend = bend};
}

} // namespace navsmith::systems::gta_sa_paths
