// Jumps of a hull: flights in arcs, of which the lowest free one is looked for.
#include "core/systems/source_ain/generation/hull_probe.h"

#include <glm/geometric.hpp>
#include <glm/vec2.hpp>

#include <algorithm>
#include <cmath>

namespace navsmith::systems::source_ain::generation {

namespace {

constexpr float kFastest = 350; ///< in plan
/// While a graph is built, far more than any NPC can. Rise, drop and distance.
constexpr float kMost = 1024;
constexpr float kMoreThanMost = 0.1F;

bool isInRange(const glm::vec3& from, float apex, const glm::vec3& to) {
    constexpr float kApexShare = 1.25F;
    return std::abs(to.z - from.z) <= kMost + kMoreThanMost && apex - from.z <= kMost * kApexShare &&
           glm::distance(from, to) <= kMost + kMoreThanMost;
}

/// An arc from one place to another.
struct Arc {
    float height = 0;         ///< of its top above the start
    glm::vec3 velocity{0.0F}; ///< at its start
    float apex = 0;           ///< z of its top

    /// At least `least` high, and high enough to get there without being too fast.
    Arc(const glm::vec3& from, const glm::vec3& to, float least, float gravity) {
        const float rise = to.z - from.z;
        glm::vec3 direction(to.x - from.x, to.y - from.y, 0);
        const float distance = glm::length(direction);
        direction /= distance;
        const float half = distance / kFastest * 0.5F;
        height = std::max({least, 0.5F * gravity * half * half, rise});
        const float up = std::sqrt(2.0F * height / gravity);
        const float down = std::sqrt(2.0F * std::abs(height - rise) / gravity);
        velocity = direction * (distance / (up + down));
        velocity.z = std::sqrt(2.0F * gravity * height);
        apex = from.z + height;
    }
};

} // namespace

ProbeResult HullProbe::jump(const glm::vec3& from, const glm::vec3& to, float gravity) const {
    constexpr float kFirstStep = 1024;
    constexpr float kLastStep = 16;
    constexpr float kAlmostClear = 0.99F;
    constexpr float kParts = 10;
    constexpr float kRestOfTime = 0.01F;
    if (!isInRange(from, to.z, to))
        return {NoWay::JumpTooFar, from};
    const auto start = floorUnder(from, kStepHeight);
    const auto goal = floorUnder(to, kStepHeight * 1.5F);
    if (!isStandable(goal))
        return {NoWay::JumpLands, goal};
    if (start.x == goal.x && start.y == goal.y)
        return {NoWay::JumpTooFar, from};

    ProbeResult result{NoWay::JumpTooFar, from};
    const float lowest = Arc(start, goal, 0, gravity).height;
    float height = lowest;
    float change = kFirstStep;
    do {
        const Arc arc(start, goal, height, gravity);
        height = arc.height;
        change /= 2;
        if (!isInRange(start, arc.apex, goal)) {
            height -= change;
            continue;
        }
        const float time = std::hypot(start.x - goal.x, start.y - goal.y) / std::hypot(arc.velocity.x, arc.velocity.y);
        const float part = time / kParts;
        auto velocity = arc.velocity;
        auto at = start;
        bool isHit = false;
        float passed = 0;
        while (!isHit && passed < time - kRestOfTime) {
            const auto next = at + (velocity - glm::vec3(0, 0, 0.5F * gravity * part)) * part;
            const auto trace = sweep(at, next);
            isHit = trace.startSolid || trace.fraction < kAlmostClear;
            if (isHit) {
                result = {NoWay::JumpHits, trace.end};
                height += trace.normal.z < 0.0F ? -change : change; // under a ceiling lower, at a wall higher
            }
            velocity.z -= gravity * part;
            at = next;
            passed += part;
        }
        if (!isHit)
            return {};
    } while (height > lowest && height <= kMost && change >= kLastStep);
    return result;
}

} // namespace navsmith::systems::source_ain::generation
