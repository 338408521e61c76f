#include "core/systems/source2_nav/routes.h"

#include "core/systems/source2_nav/flags.h"
#include "core/systems/source2_nav/geometry.h"
#include "core/systems/source2_nav/schema.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <vector>

namespace navsmith::systems::source2_nav {

using model::Element;
using model::Model;
using model::Ref;
using model::Slot;
using routing::Traveller;
using routing::Way;

namespace {

/// Positions in Routing::kinds.
enum RouteKind : std::uint8_t { OnFoot, Crouching, Jumping, Dropping, LadderUp, LadderDown };

// The game's own costs are not public: lengths, with what Source's bots add (docs/simulation.md).
constexpr float kCrouchFactor = 2;
constexpr float kAvoidFactor = 20;
constexpr float kStep = 18;
constexpr float kLadderFactor = 2;

glm::vec3 centreOf(const Model& m, Slot a) {
    const auto shape = shapeOf(m, a);
    return shape ? middleOf(*shape) : glm::vec3(0);
}

RouteKind kindTo(const Model& m, const Crossing& way) {
    if (way.portal.climb() < -kStep)
        return Dropping;
    if (way.portal.climb() > kStep || way.portal.gap() > 1)
        return Jumping;
    return (m.get(area::attributes, way.target) & (kCrouchBit | kCrawlBit)) != 0 ? Crouching : OnFoot;
}

float factorOf(const Model& m, Slot to) {
    const auto attributes = m.get(area::attributes, to);
    float factor = 1;
    if ((attributes & (kCrouchBit | kCrawlBit)) != 0)
        factor *= kCrouchFactor;
    if ((attributes & kAvoidBit) != 0)
        factor *= kAvoidFactor;
    return factor;
}

void addLadder(const Model& m, Slot from, Slot l, std::span<const ladder::End> ends, RouteKind kind,
               std::vector<Way>& out) {
    const float length = glm::distance(pointOf(m, kLadderTop, l), pointOf(m, kLadderBottom, l));
    for (const auto& end : ends) {
        const Ref to = m.get(end.column, l);
        if (!to.isSlot() || to.pointsTo(from) || !std::isfinite(length))
            continue;
        out.push_back({.to = to.slot(),
                       .via = {kLadder, l},
                       .cost = kLadderFactor * length,
                       .length = length,
                       .kind = kind,
                       .closed = 0});
    }
}

/// In the order of the file: connections by edge, ladders above, ladders below.
void ways(const Model& m, const Traveller&, Slot from, std::vector<Way>& out) {
    auto connections = m.referrers(connection::owner, from);
    const auto ranks = m.column(model::Column<std::uint32_t>{kConnection, model::kRank});
    std::ranges::sort(connections, {}, [&](Slot c) { return std::pair(m.get(connection::edge, c), ranks[c]); });
    const auto start = centreOf(m, from);
    for (const Slot c : connections) {
        const auto way = crossingOf(m, c);
        if (!way || way->target == from)
            continue;
        const auto end = centreOf(m, way->target);
        const float length = glm::distance(start, way->portal.from) + glm::distance(way->portal.from, way->portal.to) +
                             glm::distance(way->portal.to, end);
        if (!std::isfinite(length))
            continue;
        out.push_back({.to = way->target,
                       .via = {kConnection, c},
                       .cost = length * factorOf(m, way->target),
                       .length = length,
                       .kind = kindTo(m, *way),
                       .closed = 0});
    }
    const std::span ends(ladder::ends);
    for (const Ref ref : m.list(ladder_ref::above, from)) {
        if (ref.isSlot())
            addLadder(m, from, ref.slot(), ends.first(ladder::kTopEnds), LadderUp, out);
    }
    for (const Ref ref : m.list(ladder_ref::below, from)) {
        if (ref.isSlot())
            addLadder(m, from, ref.slot(), ends.subspan(ladder::kFoot), LadderDown, out);
    }
}

/// The edges, or the ends of the ladder.
void between(const Model& m, Slot, const Way& way, std::vector<glm::vec3>& out) {
    if (way.via.type == kConnection) {
        if (const auto passage = crossingOf(m, way.via.slot)) {
            out.push_back(passage->portal.from);
            out.push_back(passage->portal.to);
        }
        return;
    }
    const bool up = way.kind == LadderUp;
    out.push_back(up ? pointOf(m, kLadderBottom, way.via.slot) : pointOf(m, kLadderTop, way.via.slot));
    out.push_back(up ? pointOf(m, kLadderTop, way.via.slot) : pointOf(m, kLadderBottom, way.via.slot));
}

double remoteness(const Model& m, Slot a, const glm::vec3& at) {
    const auto shape = shapeOf(m, a);
    return shape ? static_cast<double>(glm::distance(at, nearestOn(*shape, at)))
                 : std::numeric_limits<double>::infinity();
}

routing::SearchRules search(const Model&) {
    return {.estimate = 1};
}

std::vector<model::Dependency> dependencies() {
    using model::against;
    using model::along;
    using Steps = std::vector<model::PathStep>;
    std::vector<model::Dependency> all{{{}, kArea, {}}, {{against(connection::owner)}, kConnection, {}}};
    const auto addShape = [&](const Steps& steps) {
        auto corners = steps;
        corners.push_back(against(corner::owner));
        auto points = corners;
        points.push_back(along(corner::point));
        all.push_back({steps, kArea, {}});
        all.push_back({corners, kCorner, {}});
        all.push_back({points, kPoint, {}});
    };
    addShape({});
    addShape({against(connection::owner), along(connection::target)});
    // The lists of areas, by which ladders are taken, are no paths.
    all.push_back({{along(area::file), against(ladder::file)}, kLadder, {}});
    return all;
}

simulation::Passage passage(const Model& m, const simulation::Population&, Slot, const Way& way) {
    constexpr std::array speeds{1.0F, 0.34F, 1.0F, 1.0F, 0.8F, 0.8F}; // by RouteKind
    constexpr float walking = 0.52F;
    constexpr std::uint64_t walkBit = 0x40;
    const bool walks = way.kind == OnFoot && (m.get(area::attributes, way.to) & walkBit) != 0;
    return {.speed = walks ? walking : speeds.at(way.kind)};
}

} // namespace

routing::Routing routing() {
    return {.node = kArea,
            .travellers = {{"agent", "Agent", "Walks, jumps and climbs as the areas of its hull are connected"}},
            .kinds = {"walk", "crouch", "jump", "drop", "ladder up", "ladder down"},
            .ways = ways,
            .dependsOn = dependencies(),
            .place = centreOf,
            .between = between,
            .remoteness = remoteness,
            .search = search};
}

simulation::Traffic bots() {
    return {.populations = {{.id = "bots",
                             .title = "Bots",
                             .help = "Run to places chosen at random",
                             .traveller = "agent",
                             .hasGoals = true,
                             .length = 32,
                             .width = 32,
                             .slowest = 210,
                             .fastest = 250,
                             .acceleration = 2000,
                             .braking = 3000}},
            .passage = passage};
}

} // namespace navsmith::systems::source2_nav
