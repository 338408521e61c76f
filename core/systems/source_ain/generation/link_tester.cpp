#include "core/systems/source_ain/generation/link_tester.h"

#include "formats/texts/texts.h"

#include <glm/geometric.hpp>
#include <glm/vec2.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>
#include <utility>

namespace navsmith::systems::source_ain::generation {

namespace {

glm::vec3 originOf(const source::AinNode& node) {
    return {node.position.x, node.position.y, node.position.z};
}

bool isSamePlace(const source::AinNode& a, const source::AinNode& b) {
    return a.position == b.position;
}

glm::vec3 directionOf(float yaw) {
    const float angle = yaw * (3.14159265358979F / 180.0F);
    return {std::cos(angle), std::sin(angle), 0};
}

/// One above the other, facing the same way: a ladder, or stairs as steep as two up for one along.
bool isOnOneLadder(const glm::vec3& from, float fromYaw, const glm::vec3& to, float toYaw) {
    constexpr float kSame = 0.01F;
    constexpr float kAcross = 0.01F;
    constexpr float kStraight = 0.05F;
    constexpr float kStairs = 0.4472F;
    const auto facing = directionOf(fromYaw);
    if (1.0F - glm::dot(facing, directionOf(toYaw)) > kSame)
        return false;
    const auto way = to - from;
    if (std::abs(way.x * facing.y - way.y * facing.x) > kAcross)
        return false;
    const float along = std::abs(glm::dot(facing, way)) / glm::length(way);
    return along <= kStraight || std::abs(along - kStairs) <= kStraight;
}

/// Gravity in Half-Life 2 and its mods differs from that in all other games.
float gravityFor(const NpcWorld& world, std::int32_t version) {
    constexpr float kLow = 600;
    constexpr float kHigh = 800;
    constexpr std::int32_t kFirstOfOthers = 41;
    return version >= kFirstOfOthers || world.isOfFirstHalfLife() ? kHigh : kLow;
}

constexpr std::array<std::string_view, 19> kReasons{
    texts::mark("there is a way"),
    texts::mark("the nodes are too far from each other"),
    texts::mark("the node is marked as deleted"),
    texts::mark("the node is more than 100 above the floor, or below it"),
    texts::mark("the hull is in a solid"),
    texts::mark("the hull has no floor under it, or too little"),
    texts::mark("nodes of these types are not linked"),
    texts::mark("something is in the way of the flight"),
    texts::mark("the nodes are not above each other on a ladder that both face"),
    texts::mark("something is in the way on the ladder"),
    texts::mark("a wall or too high a step is in the way"),
    texts::mark("there is no room on a step"),
    texts::mark("the floor ends, or falls by more than a step"),
    texts::mark("a prop is too steep to step on"),
    texts::mark("there is too little floor under the hull"),
    texts::mark("one arrives far above or below the node"),
    texts::mark("it is too far or too high for a jump"),
    texts::mark("one cannot stand where a jump would land"),
    texts::mark("something is in the way of every jump")};
static_assert(kReasons.size() == static_cast<std::size_t>(NoWay::JumpHits) + 1);

} // namespace

std::string_view describe(NoWay why) {
    return texts::translated({kReasons.at(static_cast<std::size_t>(why))});
}

std::string describe(const HullWay& way) {
    if (way.why == NoWay::None)
        return std::string(describe(way.why));
    const auto text =
        texts::format("{} ({:.0f} {:.0f} {:.0f})", describe(way.why), way.where.x, way.where.y, way.where.z);
    return way.whyNoJump == NoWay::None ? text : texts::format("{}; {}", text, describe(way.whyNoJump));
}

LinkTester::LinkTester(std::shared_ptr<const NpcWorld> world, std::vector<Hull> hulls, std::int32_t version)
    : world_(std::move(world)), hulls_(std::move(hulls)),
      sightHull_(hulls_.size() > kSmallCentered ? hulls_[kSmallCentered] : hullsFor(kSmallCentered + 1).back()),
      version_(version), gravity_(gravityFor(*world_, version)) {}

bool LinkTester::isStandable(const source::AinNode& node, std::size_t hull) const {
    const bool stands = node.type == node_type::kGround ||
                        (node.type == node_type::kClimb && (node.info & (info::kClimbBottom | info::kClimbExits)) != 0);
    return !stands || HullProbe(*world_, hulls_[hull]).isStandable(positionOf(node, hull));
}

ProbeResult LinkTester::whyNoFit(const source::AinNode& node, std::size_t hull) const {
    auto place = positionOf(node, hull);
    if ((node.info & info::forced(version_, hull)) != 0)
        return {};
    if (!isStandable(node, hull))
        return {NoWay::NoFloor, place};
    const HullProbe probe(*world_, hulls_[hull]);
    if (probe.isFree(place))
        return {};
    const auto higher = place + glm::vec3(0, 0, kStepHeight);
    return {probe.isFree(higher) ? NoWay::None : NoWay::NoFit, place};
}

bool LinkTester::fits(const source::AinNode& node, std::size_t hull) const {
    return whyNoFit(node, hull).isWay();
}

bool LinkTester::isNear(const source::AinNode& from, const source::AinNode& to) {
    const float longest = to.type == node_type::kAir ? kLongestAirLink : kLongestLink;
    const auto way = originOf(to) - originOf(from);
    return glm::dot(way, way) <= longest * longest;
}

bool LinkTester::sees(const source::AinNode& from, const source::AinNode& to) const {
    constexpr glm::vec3 kUp(0, 0, 70);
    const auto low = positionOf(from, kSmallCentered);
    const auto goal = positionOf(to, kSmallCentered);
    const auto isClear = [&](const glm::vec3& a, const glm::vec3& b) {
        const glm::vec3 point(0.0F);
        return world_->solids().isClear(a, b, point, point, stops::kSight);
    };
    return isClear(low, goal) || isClear(low + kUp, goal + kUp) || isClear(low + kUp, goal) || isClear(low, goal + kUp);
}

HullWay LinkTester::upLadder(std::size_t hull, const source::AinNode& from, const source::AinNode& to) const {
    const auto start = positionOf(from, hull);
    const auto goal = positionOf(to, hull);
    if (!isSamePlace(from, to) && !isOnOneLadder(start, from.yaw, goal, to.yaw))
        return {0, NoWay::NotAboveEachOther, goal};
    if (!HullProbe(*world_, hulls_[hull]).isClear(start, goal))
        return {0, NoWay::ClimbHits, start};
    return {move::kClimb};
}

HullWay LinkTester::overGround(std::size_t hull, const source::AinNode& from, const source::AinNode& to) const {
    const HullProbe probe(*world_, hulls_[hull]);
    const auto start = positionOf(from, hull);
    const auto goal = positionOf(to, hull);
    for (const auto& place : {start, goal}) {
        if (!probe.isStandable(place))
            return {0, NoWay::NoFloor, place};
    }
    const auto walk = probe.walk(start, goal);
    if (walk.isWay())
        return {move::kGround};
    HullWay way{0, walk.why, walk.where};
    if (from.type != node_type::kGround || to.type != node_type::kGround)
        return way;
    auto jump = probe.jump(start, goal, gravity_);
    if (!jump.isWay() && probe.jump(goal, start, gravity_).isWay())
        jump = {};
    if (jump.isWay())
        return {move::kJump};
    way.whyNoJump = jump.why;
    return way;
}

HullWay LinkTester::wayOfFitting(std::size_t hull, const source::AinNode& from, const source::AinNode& to) const {
    const auto isOf = [&](std::uint8_t type) { return (from.type == type ? 1 : 0) + (to.type == type ? 1 : 0); };
    if (isOf(node_type::kAir) == 1)
        return {0, NoWay::OtherKind, originOf(to)};
    if (isOf(node_type::kAir) == 2) {
        if (HullProbe(*world_, hulls_[hull]).isClear(originOf(from), originOf(to)))
            return {move::kFly};
        return {0, NoWay::FlightHits, originOf(from)};
    }
    if (isOf(node_type::kClimb) == 2)
        return upLadder(hull, from, to);
    if (isOf(node_type::kGround) == 0)
        return {0, NoWay::OtherKind, originOf(to)};
    return overGround(hull, from, to);
}

HullWay LinkTester::wayFor(std::size_t hull, const source::AinNode& from, const source::AinNode& to) const {
    constexpr float kWidestMap = 65536;
    if (!(glm::distance(originOf(from), originOf(to)) <= kWidestMap)) // nor if one is nowhere
        return {0, NoWay::TooFar, originOf(to)};
    for (const auto* node : {&from, &to}) {
        if (node->type == node_type::kDeleted)
            return {0, NoWay::Deleted, originOf(*node)};
        if (isFallen(*node))
            return {0, NoWay::Fallen, originOf(*node)};
    }
    for (const auto* node : {&from, &to}) {
        if (const auto fit = whyNoFit(*node, hull); !fit.isWay())
            return {0, fit.why, fit.where};
    }
    return wayOfFitting(hull, from, to);
}

Moves LinkTester::movesFor(const source::AinNode& from, const source::AinNode& to) const {
    Moves moves{};
    for (std::size_t h = 0; h < hulls_.size(); ++h)
        moves[h] = wayFor(h, from, to).moves;
    return moves;
}

} // namespace navsmith::systems::source_ain::generation
