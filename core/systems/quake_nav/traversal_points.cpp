#include "core/systems/quake_nav/traversal_points.h"

#include "core/systems/quake_nav/movement.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>
#include <glm/vec2.hpp>

#include <algorithm>
#include <cmath>

namespace navsmith::systems::quake_nav {
namespace {

using world::RayCaster;

// Measured on 48 files with 3692 traversals. The game's editor probes the ground in these steps and steps back by these
// distances.
constexpr float kProbe = 1.0F;
constexpr float kLongest = 8192.0F;         ///< length probed; no map of the game is wider
constexpr float kRunUp = 32.0F;             ///< from exit to the edge of the ground
constexpr float kBarrierStandOff = 20.0F;   ///< from start to the edge of the low ground
constexpr float kManualLift = 0.5F;         ///< of manually placed points above the origins
constexpr float kHighestBarrier = 48.0F;    ///< a jump plus a step in the air
constexpr float kBarrierGap = 21.0F;        ///< median distance from start to end
constexpr float kJumpBeyondRadius = 16.0F;  ///< median, for both ends of LongJump
constexpr float kLedgeBeyondRadius = 17.0F; ///< median
constexpr float kBarrierBeyondRadius = 5.0F;
constexpr float kBarrierBeforeTarget = 12.0F;
constexpr float kOffLedge = 24.0F;    ///< at this distance the box is clear of a ledge of any direction
constexpr float kFloorNormal = 0.7F;  ///< minimum z of the normal of walkable ground
constexpr float kMostOfTheWay = 0.8F; ///< maximum share of the distance that a guess assigns to both ends together

/// The horizontal line from one node to another.
struct Line {
    glm::vec3 along{1.0F, 0.0F, 0.0F}; ///< length 1
    float length = 0.0F;
};

Line lineFrom(const glm::vec3& from, const glm::vec3& to) {
    const glm::vec3 way{to.x - from.x, to.y - from.y, 0.0F};
    const float length = glm::length(way);
    return length > 0.0F ? Line{way / length, length} : Line{};
}

glm::vec3 at(const glm::vec3& origin, const Line& line, float distance, float z) {
    return {origin.x + line.along.x * distance, origin.y + line.along.y * distance, z};
}

/// How the ground ends.
struct Ground {
    enum class End : std::uint8_t { None, Gap, Barrier };
    End end = End::None;
    float distance = 0.0F; ///< to the last ground
    float z = 0.0F;        ///< height of the feet there
    float moved = 0.0F; ///< by how much the node's floor is lower than when the node was placed; 0 if it was not moved
};

/// Whether a liquid covers the floor at this place.
bool isWet(const RayCaster& rays, const glm::vec3& floor) {
    world::RayOptions options;
    options.layers = world::layerBit(world::MapLayer::Water);
    options.maxDistance = kHighestBarrier;
    return rays.cast(floor + glm::vec3(0.0F, 0.0F, kHighestBarrier), {0.0F, 0.0F, -1.0F}, options).has_value();
}

/// Follows the ground below `from` along the line; with `dry`, up to a liquid at most. None if there is no ground at
/// the start.
std::optional<Ground> follow(const RayCaster& rays, const glm::vec3& from, const Line& line, bool dry) {
    const auto first = standOn(rays, from);
    if (!first || from.z - first->z > kMostMovedFloor)
        return std::nullopt;
    const float off = from.z - first->z;
    Ground ground{Ground::End::None, 0.0F, first->z, off > kMostOffFloor ? off : 0.0F};
    // The last probe is at the end, which may stand on the very edge.
    const auto probes = static_cast<int>(std::ceil(line.length / kProbe));
    for (int probe = 1; probe <= probes; ++probe) {
        const float distance = std::min(kProbe * static_cast<float>(probe), line.length);
        const glm::vec3 place = at(from, line, distance, 0.0F);
        const float floor = ground.z - kFootHeight;
        const auto hit = rays.ground(place.x, place.y, floor + kHighestBarrier + 1.0F);
        const float rise = hit ? hit->point.z - floor : -kGravity;
        if (rise > kStepHeight || rise < -kStepHeight || (dry && isWet(rays, hit->point))) {
            ground.end = rise > kStepHeight ? Ground::End::Barrier : Ground::End::Gap;
            return ground;
        }
        ground.distance = distance;
        ground.z = hit->point.z + kFootHeight;
    }
    return ground;
}

/// Near both ends, floors and steps are not obstacles: a box overlaps the slope or the stairs on which it stands.
bool isFree(const RayCaster& rays, const std::vector<glm::vec3>& arc) {
    constexpr glm::vec3 kOnStep{0.0F, 0.0F, kStepHeight};
    for (std::size_t i = 1; i < arc.size(); ++i) {
        const auto hit = sweep(rays, arc[i - 1], arc[i]);
        if (!hit)
            continue;
        const bool floor = hit->normal.z >= kFloorNormal;
        const bool landing = lineFrom(arc[i], arc.back()).length <= 2.0F * kPlayerHalf.x;
        if (!landing && i != 1)
            return false;
        if (!floor && sweep(rays, arc[i - 1] + kOnStep, arc[i] + kOnStep))
            return false;
        if (floor && landing)
            return true;
    }
    return true;
}

/// Distance from the edge of the ground until no corner of the box is above it; long if the ledge runs along the line.
float offLedge(const RayCaster& rays, const glm::vec3& start, const Line& line) {
    float off = 0.0F;
    while (off + kProbe < line.length) {
        const glm::vec3 place = at(start, line, off, start.z);
        if (!sweep(rays, place, place - glm::vec3(0.0F, 0.0F, kStepHeight)))
            break;
        off += kProbe;
    }
    return off;
}

/// Seconds in the air of a jump that ends `rise` higher, or on a step above its highest point.
float airTime(float rise, float gravity = kGravity) {
    const float speed = std::max(kJumpSpeed, std::sqrt(2.0F * gravity * std::max(rise, 0.0F)));
    return (speed + std::sqrt(std::max(0.0F, speed * speed - 2.0F * gravity * rise))) / gravity;
}

bool isInReach(const glm::vec3& start, const glm::vec3& end) {
    const float rise = end.z - start.z;
    return rise <= kJumpRise + kStepHeight && lineFrom(start, end).length <= kRunSpeed * airTime(rise);
}

/// Adds points of a path; `place` returns distance and height for a fraction of the time.
template <typename F>
void addPath(std::vector<glm::vec3>& arc, const glm::vec3& from, const Line& line, F&& place) {
    constexpr int kPieces = 16;
    for (int i = 1; i <= kPieces; ++i) {
        const glm::vec2 point = place(static_cast<float>(i) / kPieces);
        arc.push_back(at(from, line, point.x, from.z + point.y));
    }
}

std::vector<glm::vec3> fall(const glm::vec3& start, const glm::vec3& end, float off) {
    const Line line = lineFrom(start, end);
    const float drop = std::max(0.0F, start.z - end.z);
    const float time = std::sqrt(2.0F * drop / kGravity);
    const float reach = std::min(line.length - off, kRunSpeed * time);
    std::vector<glm::vec3> arc{start, at(start, line, off, start.z)};
    addPath(arc, start, line, [&](float share) { return glm::vec2(off + reach * share, -drop * share * share); });
    arc.push_back(end);
    return arc;
}

/// Jumps against a barrier and crosses it at the highest point.
std::vector<glm::vec3> overBarrier(const glm::vec3& start, const glm::vec3& end) {
    const float top = std::max(start.z + kJumpRise, end.z);
    return {start, {start.x, start.y, top}, {end.x, end.y, top}, end};
}

/// Completes a jump from its two points, and checks on the map, if there is one, whether it is possible.
void finish(Jump& jump, TraversalKind type, const RayCaster* rays) {
    switch (type) {
    case TraversalKind::Plain:
        jump.arc = {jump.start, jump.end};
        return;
    case TraversalKind::Ledge: {
        const Line line = lineFrom(jump.start, jump.end);
        const float off = rays != nullptr ? offLedge(*rays, jump.start, line) : std::min(line.length, kOffLedge);
        jump.arc = fall(jump.start, jump.end, off);
        // The last part is walked after landing.
        jump.clear = rays == nullptr || isFree(*rays, {jump.arc.begin(), jump.arc.end() - 1});
        return;
    }
    case TraversalKind::LongJump:
    case TraversalKind::BarrierJump:
        jump.clear = isInReach(jump.start, jump.end);
        break;
    case TraversalKind::Manual:
        break; // the designer may know of a jump pad
    }
    jump.arc = jumpArc(jump.start, jump.end);
    if (rays != nullptr && jump.clear)
        jump.clear = isFree(*rays, type == TraversalKind::BarrierJump ? overBarrier(jump.start, jump.end) : jump.arc);
}

/// The points on the line, where both ends of it were followed.
Jump between(TraversalKind type, const glm::vec3& from, const Line& line, const Ground& near, const Ground& far) {
    Jump jump;
    const float startZ = near.z + near.moved;
    const float standOff = type == TraversalKind::BarrierJump ? kBarrierStandOff : 0.0F;
    // If the target's ground continues below the source, the jump ends at the edge.
    jump.exit = at(from, line, near.distance - kRunUp, startZ);
    jump.start = at(from, line, near.distance - standOff, startZ);
    jump.end = at(from, line, std::max(line.length - far.distance, near.distance), far.z + far.moved);
    return jump;
}

tl::expected<Jump, NoJump> onMap(TraversalKind type, const RayCaster& rays, const glm::vec3& from, const glm::vec3& to,
                                 const Line& line) {
    if (!(line.length <= kLongest))
        return tl::unexpected(NoJump::NoEdge);
    auto near = follow(rays, from, line, false);
    if (!near)
        return tl::unexpected(NoJump::NoFloor);
    const bool overPool = type == TraversalKind::LongJump && near->end == Ground::End::None;
    if (overPool)
        near = follow(rays, from, line, true);
    const auto expectedEnd = type == TraversalKind::BarrierJump ? Ground::End::Barrier : Ground::End::Gap;
    if (near->end != expectedEnd)
        return tl::unexpected(NoJump::NoEdge);
    Jump jump;
    bool moved = near->moved != 0.0F;
    if (type == TraversalKind::Ledge) {
        jump.start = at(from, line, near->distance, near->z + near->moved);
        jump.end = to;
        if (jump.end.z >= jump.start.z)
            return tl::unexpected(NoJump::NoEdge);
    } else {
        const auto far = follow(rays, to, {-line.along, line.length}, overPool);
        if (!far)
            return tl::unexpected(NoJump::NoFloor);
        jump = between(type, from, line, *near, *far);
        moved = moved || far->moved != 0.0F;
    }
    finish(jump, type, moved ? nullptr : &rays);
    return jump;
}

Jump guessed(TraversalKind type, const NodePlace& from, const NodePlace& to, const Line& line) {
    const bool barrier = type == TraversalKind::BarrierJump;
    float near = from.radius + (barrier                        ? kBarrierBeyondRadius
                                : type == TraversalKind::Ledge ? kLedgeBeyondRadius
                                                               : kJumpBeyondRadius);
    float far = type == TraversalKind::Ledge ? 0.0F : to.radius + (barrier ? kBarrierBeforeTarget : kJumpBeyondRadius);
    const float room = line.length * kMostOfTheWay;
    if (near + far > room) {
        const float share = room / (near + far);
        near *= share;
        far *= share;
    }
    if (barrier)
        near = std::max(0.0F, line.length - far - kBarrierGap); // the width of the gap is more reliable than its
                                                                // position
    Jump jump;
    jump.start = at(from.origin, line, near, from.origin.z);
    jump.end = at(from.origin, line, line.length - far, to.origin.z);
    if (type != TraversalKind::Ledge)
        jump.exit = at(from.origin, line, near - (barrier ? kRunUp - kBarrierStandOff : kRunUp), from.origin.z);
    return jump;
}

Jump betweenOrigins(TraversalKind type, const NodePlace& from, const NodePlace& to, const Line& line) {
    Jump jump;
    const bool manual = type == TraversalKind::Manual;
    const glm::vec3 lift{0.0F, 0.0F, manual ? kManualLift : 0.0F};
    jump.start = from.origin + lift;
    jump.end = to.origin + lift;
    if (manual)
        jump.exit = at(jump.start, line, -kRunUp, jump.start.z);
    return jump;
}

} // namespace

glm::vec3 exitIn(quake::NavGame game, TraversalKind type, const Jump& jump) {
    // 8 units rather than 12. Measured on all 30 of Quake II.
    constexpr float shorterRunUp = 8.0F / 12.0F;
    const bool quake2 = game == quake::NavGame::Quake2;
    switch (type) {
    case TraversalKind::BarrierJump:
        return quake2 ? jump.start + (jump.exit - jump.start) * shorterRunUp : jump.exit;
    case TraversalKind::Manual:
        return quake2 ? noExit(game) : jump.exit;
    case TraversalKind::Ledge:
        return noExit(game);
    case TraversalKind::LongJump:
    case TraversalKind::Plain:
        break;
    }
    return jump.exit;
}

std::vector<glm::vec3> jumpArc(const glm::vec3& start, const glm::vec3& end, float gravity) {
    const float rise = end.z - start.z;
    const float time = airTime(rise, gravity);
    // The speed that gives this rise in this time: the game's jump speed unless the end is too high for it.
    const float speed = rise / time + 0.5F * gravity * time;
    const Line line = lineFrom(start, end);
    std::vector<glm::vec3> arc{start};
    addPath(arc, start, line, [&](float share) {
        const float t = share * time;
        return glm::vec2(line.length * share, speed * t - 0.5F * gravity * t * t);
    });
    arc.back() = end;
    return arc;
}

std::vector<glm::vec3> dropArc(const glm::vec3& start, const glm::vec3& end) {
    return fall(start, end, std::min(lineFrom(start, end).length, kOffLedge));
}

tl::expected<Jump, NoJump> findTraversal(TraversalKind type, const RayCaster* rays, const NodePlace& from,
                                         const NodePlace& to) {
    const Line line = lineFrom(from.origin, to.origin);
    const bool needsNoMap = type == TraversalKind::Manual || type == TraversalKind::Plain;
    if (rays != nullptr && !needsNoMap)
        return onMap(type, *rays, from.origin, to.origin, line);
    Jump jump = needsNoMap ? betweenOrigins(type, from, to, line) : guessed(type, from, to, line);
    finish(jump, type, rays);
    return jump;
}

} // namespace navsmith::systems::quake_nav
