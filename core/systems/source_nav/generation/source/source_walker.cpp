#include "core/systems/source_nav/generation/source/source_walker.h"

#include "core/parallel/parallel.h"

#include <glm/geometric.hpp>
#include <glm/vec2.hpp>

#include <algorithm>
#include <cmath>

namespace navsmith::systems::source_nav::generation {

namespace {

using world::Trace;

constexpr float kPlayerHeight = 71;
constexpr std::uint16_t kSky = 0x2 | 0x4; ///< of the surface (docs/formats/source-bsp.md, section 4)

/// The top of a guessed prop is none.
bool isFloor(const Trace& trace) {
    return (trace.surface & world::kGuessedSurface) == 0;
}

float alongGround(const glm::vec3& from, const glm::vec3& to) {
    return glm::length(glm::vec2(to - from));
}

glm::vec3 raised(const glm::vec3& place, float height) {
    return {place.x, place.y, place.z + height};
}

} // namespace

Trace BoxWalker::move(const glm::vec3& from, const glm::vec3& to) const {
    return world_->solids().box(from, to, kFeet, kHead, rules_.mask);
}

/// Goes on down from where `trace` ended.
bool BoxWalker::stayOnFloor(Trace& trace, float drop) const {
    trace = move(trace.end, raised(trace.end, -drop));
    return !trace.startSolid && trace.fraction < 1.0F && trace.normal.z >= rules_.mesh.steepest && isFloor(trace);
}

/// `trace` is the last one, also if it fails.
bool BoxWalker::walk(const glm::vec3& from, const glm::vec3& to, float drop, Trace& trace) const {
    constexpr float kLeastProgress = 1;
    glm::vec3 start = from;
    glm::vec3 end = to;
    for (bool first = true;; first = false) {
        trace = move(start, end);
        if (trace.startSolid)
            return false;
        if (trace.end.x == end.x && trace.end.y == end.y)
            return stayOnFloor(trace, drop);
        if (!first && alongGround(start, trace.end) < kLeastProgress)
            return false;
        if (!stayOnFloor(trace, drop))
            return false;
        trace = move(trace.end, raised(trace.end, kStepHeight));
        start = trace.end;
        end.z = start.z;
    }
}

std::optional<glm::vec3> BoxWalker::walk(const glm::vec3& from, const glm::vec3& to, float drop) const {
    Trace trace;
    return walk(from, to, drop, trace) ? std::optional(trace.end) : std::nullopt;
}

std::optional<Landing> BoxWalker::step(const glm::vec3& from, Side side) const {
    glm::vec3 to = from;
    generation::move(to, side, kStep);
    Trace trace;
    std::optional<Landing> landing;
    if (walk(from, to, rules_.mesh.deathDrop, trace))
        landing = Landing{trace.end, trace.normal, {}, false};
    else
        landing = climb(from, to);
    // The game looks at the surface of its last attempt to walk, even if a climb succeeds.
    if (!landing || (trace.surface & kSky) != 0 || isHemmedIn(landing->place) || isBelowTerrain(landing->place))
        return std::nullopt;
    landing->onTerrain = trace.terrain;
    // One that is only the ground at the end of the step is none.
    constexpr float kSameHeight = 2;
    if (landing->obstacle && landing->place.z - from.z > landing->obstacle->height - kSameHeight)
        landing->obstacle.reset();
    return landing;
}

/// Tries every height up to the highest for a way across.
std::optional<Landing> BoxWalker::climb(const glm::vec3& from, const glm::vec3& to) const {
    constexpr float kEpsilon = 0.04F; // traces stop before what they hit
    const float room = std::min(rules_.climb, move(from, raised(from, rules_.climb)).end.z - from.z + kEpsilon);
    // Most attempts fail at a wall: a solid that holds the lowest and the highest place also holds those between them.
    if (room < kStepHeight || move(raised(to, kStepHeight), raised(to, room)).allSolid)
        return std::nullopt;
    // NOLINTNEXTLINE(cert-flp30-c,clang-analyzer-security.FloatLoopCounter): the engine counts in floats
    for (float height = kStepHeight; height <= room; height += 1.0F) {
        auto across = move(raised(from, height), raised(to, height));
        if (across.startSolid || across.fraction != 1.0F) {
            // An area would be put on what is climbed over.
            if (!isFloor(across))
                return std::nullopt;
            continue;
        }
        if (!stayOnFloor(across, rules_.mesh.deathDrop) || move(from, raised(from, height)).fraction < 1.0F)
            return std::nullopt;
        return Landing{across.end, across.normal, obstacleBelow(from, to, height), false};
    }
    return std::nullopt;
}

/// What one climbs over at a height: its extent is that of its top.
Obstacle BoxWalker::obstacleBelow(const glm::vec3& from, const glm::vec3& to, float height) const {
    Obstacle obstacle{height, 0, kStep};
    // NOLINTNEXTLINE(cert-flp30-c,clang-analyzer-security.FloatLoopCounter): the engine counts in floats
    for (float below = height - 1; below >= kStepHeight; below -= 1.0F) {
        const auto start = raised(from, below);
        const auto end = raised(to, below);
        const auto back = move(end, start);
        if (back.startSolid || back.fraction == 1.0F)
            continue;
        obstacle.start = alongGround(start, move(start, end).end);
        const float far = alongGround(start, back.end);
        obstacle.end = far == 0 ? kStep : far;
        break;
    }
    return obstacle;
}

/// Nothing that one could walk on lies at any of the corners of the four cells around a place.
bool BoxWalker::isHemmedIn(const glm::vec3& place) const {
    constexpr glm::vec3 kHalf(0.5F);
    constexpr float kLeastWay = 0.1F;
    const float up = rules_.mesh.halfHeight;
    const auto start = raised(place, up);
    const auto isShut = [&](float x, float y) {
        const glm::vec3 end = start + glm::vec3(x, y, 0) * kStep;
        const auto out = world_->solids().box(start, end, -kHalf, kHalf, rules_.mask);
        if (out.startSolid || out.fraction < kLeastWay)
            return true;
        const auto down = world_->solids().box(out.end, raised(end, -2 * up), -kHalf, kHalf, rules_.mask);
        return down.startSolid || down.fraction == 1.0F || down.normal.z < kLeastNormalZ;
    };
    return isShut(1, 1) && isShut(-1, 1) && isShut(1, -1) && isShut(-1, -1);
}

/// Terrain has no underside: what lies below it is outside the map.
bool BoxWalker::isBelowTerrain(const glm::vec3& place) const {
    if (rules_.terrainTest <= 0 || !world_->hasTerrain())
        return false;
    const auto up = move(place, raised(place, rules_.terrainTest));
    if (up.startSolid || up.fraction <= 0)
        return false;
    const auto down = move(up.end, place);
    return down.fraction < 1.0F && down.end.z > place.z + kStepHeight;
}

std::optional<Ground> BoxWalker::groundAt(const glm::vec3& place) const {
    // The game begins at the height of a head. Where the ceiling is low, this goes on lower.
    for (const float height : {kSourceCrouchHeight - 0.1F, kStepHeight, 1.0F}) {
        const auto trace = move(raised(place, height), raised(place, -rules_.mesh.deathDrop));
        if (trace.startSolid)
            continue;
        if (trace.fraction == 1.0F || !isFloor(trace))
            return std::nullopt;
        return Ground{trace.end.z, trace.normal};
    }
    return std::nullopt;
}

bool BoxWalker::isFree(const glm::vec3& from, const glm::vec3& to) const {
    return !world_->solids().line(from, to, kCreatureMask).hit();
}

bool BoxWalker::reaches(const glm::vec3& from, const glm::vec3& to) const {
    return world_->solids().line(from, to, kCreatureMask).fraction == 1.0F;
}

bool BoxWalker::canJumpDown(const glm::vec3& from, const glm::vec3& to) const {
    constexpr float kBelowCeiling = 0.5F;
    constexpr float kAboveGround = 2;
    // NOLINTNEXTLINE(cert-flp30-c,clang-analyzer-security.FloatLoopCounter): the engine counts in floats
    for (float height = 1; height <= rules_.climb; height += 1.0F) {
        const auto up = move(from, raised(from, height));
        if (up.startSolid || up.fraction <= 0)
            return false;
        const glm::vec3 out(from.x, from.y, up.end.z - kBelowCeiling);
        const glm::vec3 over(to.x, to.y, out.z);
        const auto across = move(out, over);
        if (!across.startSolid && across.fraction == 1.0F) {
            const auto down = move(over, raised(to, kAboveGround));
            if (!down.startSolid && down.fraction > 0 && down.end.z <= to.z + kStepHeight)
                return true;
        }
        if (up.fraction < 1.0F)
            return false; // a ceiling
    }
    return false;
}

bool BoxWalker::isForJumping(const glm::vec3& normal, const glm::vec3& otherNormal, const glm::vec3& middle) const {
    const float steepest = std::min(normal.z, otherNormal.z);
    if (steepest < rules_.mesh.steepest)
        return true;
    if (steepest >= rules_.mesh.steepest + rules_.slopeTolerance)
        return false;
    constexpr float kFar = 9999.9F;
    const auto from = raised(middle, rules_.mesh.halfHeight);
    const auto ground = world_->solids().line(from, raised(from, -kFar), kCreatureMask);
    return !ground.startSolid && ground.fraction < 1.0F && std::abs(ground.normal.z - steepest) > rules_.slopeTolerance;
}

bool BoxWalker::fitsCrouched(const Node& node) const {
    return !world_->solids()
                .box(node.place, raised(node.place, rules_.jumpCrouch), glm::vec3(0),
                     glm::vec3(kStep, kStep, kSourceCrouchHeight), rules_.mask)
                .allSolid;
}

Room BoxWalker::roomOver(const glm::vec3& place) const {
    constexpr std::array<glm::vec2, 4> kDirections{glm::vec2(-1, -1), glm::vec2(1, -1), glm::vec2(1, 1),
                                                   glm::vec2(-1, 1)};
    Room room;
    const float highest = move(place, raised(place, rules_.jumpCrouch)).end.z - place.z;
    for (const auto corner : {NorthWest, NorthEast, SouthEast, SouthWest}) {
        const auto out = kDirections.at(corner) * kHalfWidth;
        const glm::vec3 low(std::min(out.x, 0.0F), std::min(out.y, 0.0F), 0);
        const auto isTaken = [&](float height, float size) {
            const glm::vec3 high(std::max(out.x, 0.0F), std::max(out.y, 0.0F), size);
            const auto at = raised(place, height);
            return world_->solids().box(at, at, low, high, rules_.mask).startSolid;
        };
        float height = 0;
        while (height <= highest && isTaken(height, kSourceCrouchHeight))
            height += 1.0F;
        if (height > highest) {
            room.blocked |= bitOf(corner);
            height = rules_.jumpCrouch;
        }
        room.raised.at(corner) = height;
        if ((room.blocked & bitOf(corner)) != 0 || isTaken(height, kPlayerHeight))
            room.crouch |= bitOf(corner);
    }
    return room;
}

bool findRoom(const BoxWalker& walker, Nodes& nodes, const std::function<bool(double)>& progress) {
    constexpr std::size_t kTogether = 64;
    const auto parts = (nodes.size() + kTogether - 1) / kTogether;
    return parallel::run(
        parts,
        [&](std::size_t part) {
            const auto end = std::min(nodes.size(), (part + 1) * kTogether);
            for (auto node = part * kTogether; node < end; ++node) {
                auto& at = nodes[static_cast<NodeId>(node)];
                const auto room = walker.roomOver(at.place);
                at.crouch = room.crouch;
                at.blocked = room.blocked;
            }
        },
        progress);
}

} // namespace navsmith::systems::source_nav::generation
