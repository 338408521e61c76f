// Ladders of Quake II: from where and to where players climb them.
#include "core/systems/quake_nav/generation/player_moves.h"
#include "core/systems/quake_nav/generation/rides.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <cmath>

namespace navsmith::systems::quake_nav::generation {

namespace {

constexpr float kRung = 8;       ///< by which the climb is followed
constexpr float kBefore = 2;     ///< from the ladder to a player's box
constexpr float kGrasp = 4;      ///< a player this near holds the ladder
constexpr float kSwing = 24;     ///< height that a player gains who lets go at the upper end
constexpr float kHighest = 8192; ///< no ladder is longer

glm::vec3 up(const glm::vec3& p, float by) {
    return {p.x, p.y, p.z + by};
}

bool holds(const Terrain& terrain, const glm::vec3& feet, const glm::vec3& towards) {
    return terrain.tracers[static_cast<std::size_t>(State::Rest)]
        ->box(feet, feet + towards * kGrasp, kPlayerLow, kPlayerHigh, terrain.ladderMask)
        .hit();
}

/// Where a player stands who takes hold of the ladder: on the ground, or in the water below it.
std::optional<glm::vec3> footOf(const Terrain& terrain, const glm::vec3& before, float high, const glm::vec3& towards) {
    for (float z = before.z + 1; z <= high; z += kRung) {
        const glm::vec3 at{before.x, before.y, z};
        if (!terrain.fits(at))
            continue;
        if (const auto ground = groundBelow(terrain, at, kPlayerHigh.z); ground && holds(terrain, *ground, towards))
            return ground;
        if (isWater(terrain, at) && holds(terrain, at, towards))
            return at;
    }
    return std::nullopt;
}

/// The place where a player stands who leaves the ladder at this height.
std::optional<glm::vec3> leaveAt(const Terrain& terrain, const glm::vec3& from, const glm::vec3& towards) {
    constexpr float stride = 40;
    const glm::vec3 aside{-towards.y, towards.x, 0};
    for (const auto& way : {towards, aside, -aside, -towards}) {
        const auto over = from + way * stride;
        if (terrain.move(from, over).hit())
            continue;
        if (const auto ground = groundBelow(terrain, over, kSwing + kStepHeight);
            ground && !holds(terrain, *ground, way))
            return ground;
    }
    return std::nullopt;
}

std::optional<glm::vec3> topOf(const Terrain& terrain, const glm::vec3& foot, const glm::vec3& towards) {
    glm::vec3 at = foot;
    while (at.z - foot.z < kHighest && holds(terrain, at, towards)) {
        const auto next = terrain.move(at, up(at, kRung));
        if (next.startSolid || next.end.z - at.z < 1)
            break;
        at = next.end;
    }
    for (float swing = 0; swing <= kSwing; swing += kRung) {
        const auto rise = terrain.move(at, up(at, swing));
        if (rise.hit())
            break;
        if (const auto top = leaveAt(terrain, rise.end, towards); top && top->z - foot.z > kStepHeight)
            return top;
    }
    return std::nullopt;
}

} // namespace

std::vector<Climb> climbsOf(const Terrain& terrain) {
    constexpr float same = 32;
    std::vector<Climb> climbs;
    for (const auto& ladder : terrain.ladders) {
        const auto towards = -ladder.normal;
        const float half = kPlayerHigh.x * (std::abs(towards.x) + std::abs(towards.y));
        const auto before = ladder.ends[0] - towards * (half + kBefore);
        const auto foot = footOf(terrain, before, ladder.ends[1].z, towards);
        const auto top = foot ? topOf(terrain, *foot, towards) : std::nullopt;
        // The pieces of a ladder lead to the same places.
        if (top && std::ranges::none_of(climbs, [&](const Climb& other) {
                return glm::distance(other.bottom, *foot) < same && glm::distance(other.top, *top) < same;
            }))
            climbs.push_back({ladder.entity, *foot, *top, towards});
    }
    return climbs;
}

} // namespace navsmith::systems::quake_nav::generation
