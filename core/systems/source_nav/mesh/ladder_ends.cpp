#include "core/systems/source_nav/mesh/ladder_ends.h"

#include "core/systems/source_nav/mesh/geometry.h"
#include "core/systems/source_nav/mesh/selected_elements.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace navsmith::systems::source_nav {

using model::kNoSlot;
using model::Model;
using model::Ref;
using model::Slot;

namespace {

// Ranges of the game's own search, which also considers the map in between; 40 of 45 ends of real ladders are the same
// without that.
constexpr float kNearLadder = 75;
constexpr float kBehindLadder = 150; ///< the ladder stands at the edge, so the area behind it is further away
constexpr float kBelowTop = 120;

glm::vec3 vectorOf(Direction d) {
    constexpr std::array<std::array<float, 2>, 4> vectors{{{0, -1}, {1, 0}, {0, 1}, {-1, 0}}};
    const auto& v = vectors[static_cast<std::size_t>(d)];
    return {v[0], v[1], 0};
}

Direction turned(Direction d, unsigned quarters) {
    return static_cast<Direction>((static_cast<unsigned>(d) + quarters) % 4U);
}

Slot firstTowards(const Model& m, glm::vec3 from, Direction d, float range, float below) {
    const auto steps = static_cast<int>(range / kGenerationStep);
    for (int i = 1; i <= steps; ++i) {
        const float way = static_cast<float>(i) * kGenerationStep;
        if (const Slot a = areaUnder(m, from + vectorOf(d) * way, below); a != kNoSlot)
            return a;
    }
    return kNoSlot;
}

Ref refOf(Slot a, Slot foot) {
    return a == kNoSlot || a == foot ? Ref::none() : Ref::to(a);
}

} // namespace

Slot nearestArea(const Model& m, glm::vec3 at, float range, Slot except) {
    Slot best = kNoSlot;
    float shortest = range;
    m.forEachLive(kArea, [&](Slot a) {
        const auto patch = patchOf(m, a);
        if (a == except || !patch.hasInside())
            return;
        const float x = std::clamp(at.x, patch.west, patch.east);
        const float y = std::clamp(at.y, patch.north, patch.south);
        const float off = std::hypot(x - at.x, y - at.y, patch.heightAt(x, y) - at.z);
        if (off < shortest) {
            best = a;
            shortest = off;
        }
    });
    return best;
}

LadderEnds findLadderEnds(const Model& m, Slot l) {
    const auto top = pointOf(m, kLadderTop, l);
    const auto bottom = pointOf(m, kLadderBottom, l);
    const auto faces = static_cast<Direction>(m.get(ladder::direction, l) & 3U);
    // The position of a climber.
    const auto climber = vectorOf(faces) * kHalfHuman + glm::vec3(0, 0, kGenerationStep);
    LadderEnds ends;
    Slot foot = areaUnder(m, bottom + climber, kBelowTop);
    if (foot == kNoSlot)
        foot = nearestArea(m, bottom + climber, kBelowTop);
    const float below = std::min(kBelowTop, top.z - bottom.z + kHalfHuman);
    const auto towards = [&](unsigned quarters, float range) {
        return refOf(firstTowards(m, top + climber, turned(faces, quarters), range, below), foot);
    };
    ends.bottom = refOf(foot, kNoSlot);
    // A climber looks at the ladder, opposite to its direction; left is a quarter turn counter-clockwise from there.
    ends.top = {towards(2, kNearLadder), towards(3, kNearLadder), towards(1, kNearLadder), towards(0, kBehindLadder)};
    return ends;
}

} // namespace navsmith::systems::source_nav
