#include "core/systems/quake_nav/generation/player_moves.h"

#include <glm/geometric.hpp>
#include <glm/vec2.hpp>

#include <algorithm>
#include <array>
#include <cmath>

namespace navsmith::systems::quake_nav::generation {

namespace {

constexpr float kMiddle = 28.0F; ///< of a player, above the feet
constexpr std::array kInTheWay{State::Gone, State::Moved};

glm::vec3 above(const glm::vec3& p, float height) {
    return {p.x, p.y, p.z + height};
}
glm::vec3 beside(const glm::vec3& p, float z) {
    return {p.x, p.y, z};
}

bool kills(Liquid liquid) {
    return liquid == Liquid::Slime || liquid == Liquid::Lava;
}

bool isGround(const Terrain& terrain, const world::Trace& down) {
    return down.hit() && !down.startSolid && down.normal.z >= kGroundNormal && !isDeadly(terrain, down.end);
}

/// The first water that a fall meets; none if it meets something deadly first, or ground.
std::optional<glm::vec3> waterBelow(const Terrain& terrain, const glm::vec3& from, float deepest) {
    constexpr float probe = 8;
    for (float down = probe; down <= deepest; down += probe) {
        const auto at = above(from, -down);
        const auto liquid = terrain.liquidAt(above(at, kMiddle));
        if (kills(liquid))
            return std::nullopt;
        if (liquid == Liquid::Water)
            return at;
    }
    return std::nullopt;
}

bool passesDeadly(const Terrain& terrain, const glm::vec3& from, float to) {
    constexpr float probe = 16;
    if (terrain.kills(from, beside(from, to)))
        return true;
    for (float z = from.z; z > to; z -= probe)
        if (kills(terrain.liquidAt(beside(from, z))))
            return true;
    return false;
}

/// After the way across: down to the ground, or into water.
Moved descend(const Terrain& terrain, const glm::vec3& at, float startZ, State state) {
    Moved moved{MoveKind::None, at, false, state, 0};
    const auto down = terrain.move(at, above(at, startZ - at.z - terrain.player.deepestFall), state);
    if (down.startSolid)
        return moved;
    const float room = at.z - down.end.z;
    const bool falls = startZ - down.end.z > kStepHeight;
    const auto water = falls ? waterBelow(terrain, at, room) : std::nullopt;
    if (isGround(terrain, down) && !water) {
        moved.feet = down.end;
        const float rise = down.end.z - startZ;
        if (passesDeadly(terrain, at, down.end.z))
            return moved;
        moved.kind = std::abs(rise) <= kStepHeight ? MoveKind::Walk : rise > 0 ? MoveKind::Barrier : MoveKind::Fall;
        return moved;
    }
    if (water && !terrain.kills(at, *water)) {
        moved.feet = *water;
        moved.swims = true;
        // Water at his feet holds a player who walks off its rim.
        moved.kind = startZ - (water->z + kMiddle) <= kStepHeight ? MoveKind::Swim : MoveKind::Fall;
    }
    return moved;
}

Moved strideOnGround(const Terrain& terrain, const glm::vec3& from, const glm::vec3& towards, State state) {
    const auto flat = beside(towards, from.z);
    if (!terrain.move(from, flat, state).hit())
        return descend(terrain, flat, from.z, state);
    for (const float height : {kStepHeight, terrain.player.highestBarrier}) {
        const auto up = terrain.move(from, above(from, height), state);
        if (up.startSolid || (height > kStepHeight && up.end.z - from.z <= kStepHeight))
            break;
        const auto over = beside(towards, up.end.z);
        if (terrain.move(up.end, over, state).hit())
            continue;
        auto moved = descend(terrain, over, from.z, state);
        // Rises at once onto a step, or onto a barrier.
        if (moved.kind == MoveKind::Walk || (moved.kind == MoveKind::Barrier && height > kStepHeight))
            return moved;
    }
    return {};
}

Moved strideInWater(const Terrain& terrain, const glm::vec3& from, const glm::vec3& towards, State state) {
    Moved moved{MoveKind::None, towards, true, state, 0};
    if (!terrain.move(from, towards, state).hit() && isWater(terrain, towards)) {
        moved.kind = MoveKind::Swim;
        return moved;
    }
    // Out of the water.
    const float surface = surfaceAbove(terrain, from);
    const auto up = terrain.move(from, above(from, surface + kHighestWayOut), state);
    if (up.startSolid || !std::isfinite(surface))
        return moved;
    const auto over = beside(towards, up.end.z);
    if (terrain.move(up.end, over, state).hit())
        return moved;
    const auto down = terrain.move(over, beside(towards, from.z), state);
    if (!isGround(terrain, down))
        return moved;
    moved.feet = down.end;
    moved.swims = false;
    moved.kind = MoveKind::Climb;
    return moved;
}

Moved strideIn(const Terrain& terrain, const glm::vec3& from, bool swims, const glm::vec3& towards, State state) {
    return swims ? strideInWater(terrain, from, towards, state) : strideOnGround(terrain, from, towards, state);
}

/// One stride along a line, on the ground or in water, with its heights as far as a player swims.
Moved strideAlong(const Terrain& terrain, const glm::vec3& from, bool swims, const glm::vec3& towards, State state) {
    if (!swims) {
        const auto moved = strideOnGround(terrain, from, towards, state);
        if (isWalking(moved.kind) || !isWater(terrain, from))
            return moved;
    }
    constexpr float steep = kStride; // for a stride of half that
    const float rise = std::clamp(towards.z - from.z, -steep, steep);
    for (const float height : {rise, 0.0F}) {
        const auto moved = strideInWater(terrain, from, beside(towards, from.z + height), state);
        if (isWalking(moved.kind))
            return moved;
    }
    // Along the ground below.
    return strideOnGround(terrain, from, towards, state);
}

StraightWay straightIn(const Terrain& terrain, const glm::vec3& from, const glm::vec3& to, State state) {
    constexpr float arrival = 1.0F;
    constexpr float storey = 40.0F;
    StraightWay way{false, state, 0};
    const glm::vec3 line = to - from;
    const float length = glm::length(glm::vec2(line));
    const int strides = std::max(1, static_cast<int>(std::ceil(length / (kStride / 2) - arrival / kStride)));
    glm::vec3 at = from;
    bool swims = isWater(terrain, from) && to.z - from.z > storey;
    for (int i = 1; i <= strides; ++i) {
        const auto towards = from + line * (static_cast<float>(i) / static_cast<float>(strides));
        const auto moved = strideAlong(terrain, at, swims, towards, state);
        const bool isSmallDrop = moved.kind == MoveKind::Fall && at.z - moved.feet.z <= kSmallDrop;
        if (!isWalking(moved.kind) && !isSmallDrop)
            return way;
        at = moved.feet;
        swims = moved.swims;
    }
    // The rest of the height in water is swum straight up or down.
    const auto above = glm::vec3(at.x, at.y, to.z);
    way.arrives = std::abs(at.z - to.z) <= storey ||
                  (isWater(terrain, at) && isWater(terrain, above) && !terrain.move(at, above, state).hit());
    return way;
}

StraightWay swimStraight(const Terrain& terrain, const glm::vec3& from, const glm::vec3& to) {
    constexpr float probe = 32;
    if (terrain.move(from, to).hit())
        return {};
    const int probes = std::max(1, static_cast<int>(glm::distance(from, to) / probe));
    for (int i = 0; i <= probes; ++i)
        if (!isWater(terrain, glm::mix(from, to, static_cast<float>(i) / static_cast<float>(probes))))
            return {};
    return {true, State::Rest, 0};
}

} // namespace

std::optional<glm::vec3> groundBelow(const Terrain& terrain, const glm::vec3& point, float reach, State state) {
    constexpr float most = 2 * kStepHeight;
    // Points of entities may be a little inside the floor, and those on slopes are.
    for (float lift = 0; lift <= most; lift += 4) {
        const auto start = above(point, lift);
        const auto down = terrain.move(start, above(point, -reach), state);
        if (down.startSolid)
            continue;
        return isGround(terrain, down) ? std::optional(down.end) : std::nullopt;
    }
    return std::nullopt;
}

glm::vec3 overFloor(const Terrain& terrain, const glm::vec3& feet) {
    constexpr std::array<glm::vec2, 8> directions{
        {{1, 0}, {0, 1}, {-1, 0}, {0, -1}, {0.7F, 0.7F}, {-0.7F, 0.7F}, {-0.7F, -0.7F}, {0.7F, -0.7F}}};
    const auto isOver = [&](const glm::vec3& at) {
        constexpr float deep = 4;
        return terrain.tracers[static_cast<std::size_t>(State::Rest)]
            ->line(above(at, 1), above(at, -deep), terrain.solidMask)
            .hit();
    };
    if (isOver(feet))
        return feet;
    for (float away = 4; away <= kPlayerHalf.x + 4; away += 4)
        for (const auto& direction : directions) {
            const auto moved =
                strideOnGround(terrain, feet, feet + glm::vec3(direction.x * away, direction.y * away, 0), State::Rest);
            if (moved.kind == MoveKind::Walk && isOver(moved.feet))
                return moved.feet;
        }
    return feet;
}

bool isDeadly(const Terrain& terrain, const glm::vec3& feet) {
    return kills(terrain.liquidAt(above(feet, 1))) || terrain.kills(feet, feet);
}

bool isWater(const Terrain& terrain, const glm::vec3& feet) {
    return terrain.liquidAt(above(feet, kMiddle)) == Liquid::Water;
}

float surfaceAbove(const Terrain& terrain, const glm::vec3& feet) {
    constexpr float probe = 4;
    constexpr float most = 96;
    for (float up = 0; up <= most; up += probe)
        if (terrain.liquidAt(above(feet, up)) == Liquid::None)
            return up;
    return std::numeric_limits<float>::infinity();
}

Moved stride(const Terrain& terrain, const glm::vec3& from, bool swims, const glm::vec3& towards) {
    auto moved = strideIn(terrain, from, swims, towards, State::Rest);
    if (isWalking(moved.kind))
        return moved;
    const auto mover = terrain.moverNear(from, beside(towards, from.z));
    if (!mover)
        return moved;
    for (const auto state : kInTheWay) {
        auto other = strideIn(terrain, from, swims, towards, state);
        other.mover = static_cast<std::uint32_t>(*mover);
        if (isWalking(other.kind))
            return other;
    }
    return moved;
}

Moved dive(const Terrain& terrain, const glm::vec3& from, float height) {
    const auto to = above(from, height);
    if (!isWater(terrain, to) || terrain.move(from, to).hit())
        return {};
    return {MoveKind::Swim, to, true, State::Rest, 0};
}

StraightWay goStraight(const Terrain& terrain, const glm::vec3& from, const glm::vec3& to) {
    auto way = straightIn(terrain, from, to, State::Rest);
    if (way.arrives)
        return way;
    if (isWater(terrain, from) && isWater(terrain, to))
        return swimStraight(terrain, from, to);
    const auto mover = terrain.moverNear(from, to);
    if (!mover)
        return way;
    for (const auto state : kInTheWay) {
        way = straightIn(terrain, from, to, state);
        way.mover = static_cast<std::uint32_t>(*mover);
        if (way.arrives)
            return way;
    }
    return {};
}

} // namespace navsmith::systems::quake_nav::generation
