#include "core/systems/source_ain/generation/hull_probe.h"

#include <glm/geometric.hpp>
#include <glm/vec2.hpp>

#include <algorithm>
#include <cmath>

namespace navsmith::systems::source_ain::generation {

namespace {

constexpr float kStepLength = 16;
constexpr float kLift = 0.0625F; ///< by which a hull is kept off the floor while it walks

float flatDistance(const glm::vec3& a, const glm::vec3& b) {
    return std::hypot(a.x - b.x, a.y - b.y);
}

} // namespace

world::Trace HullProbe::sweep(const glm::vec3& from, const glm::vec3& to) const {
    return world_.solids().box(from, to, hull_.low(), hull_.high(), stops::kWalking);
}

bool HullProbe::touchesFloor(const glm::vec3& place, const glm::vec3& low, const glm::vec3& high) const {
    constexpr float kAbove = 0.1F;
    const glm::vec3 from(place.x, place.y, place.z + kAbove);
    const glm::vec3 to(place.x, place.y, place.z - kStepHeight);
    return world_.solids().box(from, to, low, high, stops::kWalking).fraction != 1.0F;
}

bool HullProbe::isStandable(const glm::vec3& place) const {
    const float quarter = hull_.half / 2;
    const float z = hull_.bottom;
    return (touchesFloor(place, {-quarter, -quarter, z}, {0, 0, z}) &&
            touchesFloor(place, {0, 0, z}, {quarter, quarter, z})) ||
           (touchesFloor(place, {-quarter, 0, z}, {0, quarter, z}) &&
            touchesFloor(place, {0, -quarter, z}, {quarter, 0, z}));
}

bool HullProbe::isFree(const glm::vec3& place) const {
    constexpr float kNudge = 0.01F; // a sweep: terrain that the hull touches does not count
    return !sweep(place, {place.x, place.y, place.z + kNudge}).startSolid;
}

bool HullProbe::isClear(const glm::vec3& from, const glm::vec3& to) const {
    return world_.solids().isClear(from, to, hull_.low(), hull_.high(), stops::kFlying);
}

/// A hull that was stopped goes up, and forward from there. Where that is no use, it stays where it was stopped.
world::Trace HullProbe::stepOver(const world::Trace& stopped, const glm::vec3& from, const glm::vec3& direction,
                                 const glm::vec3& end, NoWay& why) const {
    constexpr float kLeastFraction = 0.01F;
    const float landing = hull_.width() * 0.3333333F;
    auto start = from;
    start.z += kStepHeight;
    if (!stopped.startSolid) {
        start = stopped.end;
        start = sweep(start, {start.x, start.y, start.z + kStepHeight}).end;
    }
    const glm::vec3 goal(end.x, end.y, start.z);
    const auto trace = sweep(start, goal);
    why = NoWay::Blocked;
    if (trace.startSolid || trace.fraction <= kLeastFraction)
        return stopped;
    bool isRejected = false;
    if (flatDistance(goal, start) < landing)
        isRejected = sweep(start, start + direction * landing).fraction < 1.0F;
    else
        isRejected = flatDistance(trace.end, start) < landing;
    if (isRejected) {
        why = NoWay::NoRoomOnStep;
        return stopped;
    }
    if (trace.fraction == 1.0F)
        why = NoWay::None;
    return trace;
}

HullProbe::Step HullProbe::step(const glm::vec3& from, const glm::vec3& direction, float length) const {
    const glm::vec3 start(from.x, from.y, from.z + kLift);
    const glm::vec3 goal(from.x + length * direction.x, from.y + length * direction.y, start.z);
    auto trace = sweep(start, goal);
    auto why = NoWay::None;
    if (trace.startSolid || trace.fraction < 1.0F) {
        trace = stepOver(trace, start, direction, goal, why);
        if (why != NoWay::None)
            return {trace.end, why};
    }
    const auto top = trace.end;
    const auto down = sweep(top, {top.x, top.y, from.z - kStepHeight - kLift});
    if (down.fraction == 1.0F)
        return {top, NoWay::Ledge};
    constexpr float kSteepX = 0.4F; // the game looks at one axis only
    const bool isOddSlope =
        down.entity == kPropEntity && down.end.z - from.z > kStepHeight / 2 && std::abs(down.normal.x) > kSteepX;
    if (isOddSlope)
        return {down.end, NoWay::Slope};
    if (!isStandable(down.end))
        return {down.end, NoWay::Unsteady};
    return {{down.end.x, down.end.y, down.end.z + kLift}, NoWay::None};
}

ProbeResult HullProbe::walk(const glm::vec3& from, const glm::vec3& to) const {
    constexpr float kLeastStep = 0.001F;
    constexpr float kMoreThanAStep = 0.1F;
    glm::vec3 direction(to.x - from.x, to.y - from.y, 0);
    const float distance = glm::length(direction);
    if (distance == 0.0F)
        return {};
    direction /= distance;
    auto at = from;
    float done = 0;
    while (distance - done >= kLeastStep) {
        const float length = std::min(kStepLength, distance - done);
        const auto result = step(at, direction, length);
        if (result.why != NoWay::None)
            return {result.why, result.end};
        done += length;
        at = result.end;
    }
    if (std::abs(at.z - to.z) > std::max(0.5F * hull_.height(), kStepHeight + kMoreThanAStep))
        return {NoWay::OtherHeight, at};
    return {};
}

/// The highest floor in reach, or the place itself.
glm::vec3 HullProbe::floorUnder(const glm::vec3& place, float above) const {
    constexpr float kDown = 720;
    const auto low = hull_.low();
    const glm::vec3 high(hull_.half, hull_.half, hull_.bottom);
    const glm::vec3 to(place.x, place.y, place.z - kDown);
    const auto from = [&](float up) {
        return world_.solids().box({place.x, place.y, place.z + up + kLift}, to, low, high, stops::kWalking);
    };
    auto trace = from(above);
    if (trace.startSolid)
        trace = from(0);
    return trace.fraction == 1.0F || trace.allSolid ? place : trace.end;
}

} // namespace navsmith::systems::source_ain::generation
