// Where nodes end up: the first step of the games' builder. Section 6 of docs/formats/source-ain.md.
#include "core/systems/source_ain/generation/link_tester.h"

#include <glm/trigonometric.hpp>

#include <array>
#include <cmath>

namespace navsmith::systems::source_ain::generation {

namespace {

constexpr double kAbove = 0.1; ///< by which nodes are lifted before they are dropped
constexpr float kDeepest = 384;
constexpr float kFromLadder = 8; ///< between a ladder and the hull on it

glm::vec3 pointOf(const source::NavPoint& point) {
    return {point.x, point.y, point.z};
}

glm::vec3 facingOf(float yaw) {
    const double angle = static_cast<double>(yaw * (3.14159265358979F / 180.0F));
    return {static_cast<float>(std::cos(angle)), static_cast<float>(std::sin(angle)), 0};
}

} // namespace

glm::vec3 LinkTester::positionOf(const source::AinNode& node, std::size_t hull) const {
    auto place = pointOf(node.position);
    if (node.type == node_type::kClimb) {
        const float shift = (hull == kSmallCentered ? sightHull_ : hulls_[hull]).half + kFromLadder;
        const auto facing = facingOf(node.yaw);
        const glm::vec3 right(facing.y, -facing.x, 0);
        if ((node.info & info::kClimbForward) != 0)
            place += shift * facing;
        else if ((node.info & info::kClimbLeft) != 0)
            place = place - 2 * shift * right - shift * facing;
        else if ((node.info & info::kClimbRight) != 0)
            place = place + 2 * shift * right - shift * facing;
        else
            place -= shift * facing;
    } else if (node.type != node_type::kGround) {
        return place;
    }
    place.z += node.offsets[hull];
    return place;
}

void LinkTester::dropToFloor(source::AinNode& node) const {
    if ((node.info & info::dontDrop(version_)) != 0)
        return;
    for (std::size_t h = 0; h < hulls_.size(); ++h) {
        const auto& hull = hulls_[h];
        // The box is flat, so that no ceiling counts. The engine moves its middle, which rounds differently.
        const glm::vec3 half(hull.half, hull.half, 0);
        auto from = pointOf(node.position);
        from.z = static_cast<float>(static_cast<double>(from.z) + kAbove);
        from.z -= hull.bottom;
        from.z += hull.bottom;
        const auto trace =
            world_->solids().box(from, {from.x, from.y, from.z - kDeepest}, -half, half, stops::kPlacing);
        const float end = trace.startSolid ? -hull.bottom : trace.end.z - hull.bottom - node.position.z;
        node.offsets[h] = static_cast<float>(static_cast<double>(end) + kAbove);
    }
}

/// Ways off the ladder: forward, left and right, where the floor is at about the height of the node.
void LinkTester::addExits(Placing& placing) const {
    constexpr float kNearFloor = 36;
    auto& node = placing.node;
    const auto onLadder = positionOf(node, kSmallCentered);
    for (const auto side : {info::kClimbForward, info::kClimbLeft, info::kClimbRight}) {
        auto exit = node;
        exit.info = side;
        exit.id = -1;
        const auto place = positionOf(exit, kSmallCentered);
        const glm::vec3 point(0.0F);
        const auto& solids = world_->solids();
        if (!solids.isClear(onLadder, place, point, point, stops::kPlacingLine))
            continue;
        const auto down = solids.line(place, {place.x, place.y, place.z - kDeepest}, stops::kPlacingLine);
        if (!(std::abs(node.position.z - down.end.z) < kNearFloor))
            continue;
        dropToFloor(exit);
        placing.exits.push_back(exit);
    }
    if (!placing.exits.empty())
        node.offsets = placing.exits.front().offsets;
    node.info = info::kClimbOn;
}

Placing LinkTester::place(source::AinNode node) const {
    constexpr float kNearFloor = 37;
    node.offsets = {};
    Placing placing{node, {}};
    if (node.type == node_type::kGround)
        dropToFloor(placing.node);
    if (node.type != node_type::kClimb || (node.info & info::kClimbExits) != 0)
        return placing;
    placing.node.info &= ~(info::kClimbBottom | info::kClimbOn);
    const auto& hull = sightHull_;
    const auto from = positionOf(placing.node, kSmallCentered);
    const auto trace =
        world_->solids().box(from, {from.x, from.y, from.z - kNearFloor}, hull.low(), hull.high(), stops::kPlacing);
    if (!trace.startSolid && trace.fraction != 1.0F) {
        placing.node.info = info::kClimbBottom;
        dropToFloor(placing.node);
    } else {
        addExits(placing);
    }
    return placing;
}

bool LinkTester::isFallen(const source::AinNode& node) {
    constexpr float kDeepestOffset = -100;
    return node.type == node_type::kGround && node.offsets[kSmallCentered] < kDeepestOffset;
}

} // namespace navsmith::systems::source_ain::generation
