#include "core/systems/source_nav/mesh/geometry.h"

#include "core/systems/source_nav/mesh/schema.h"

#include <algorithm>
#include <cmath>

namespace navsmith::systems::source_nav {

namespace {

/// How far one area extends beyond another on a side; negative if it ends before it.
float beyond(const Patch& from, const Patch& to, Direction side) {
    switch (side) {
    case Direction::North:
        return from.north - to.north;
    case Direction::East:
        return to.east - from.east;
    case Direction::South:
        return to.south - from.south;
    case Direction::West:
        return from.west - to.west;
    }
    return 0;
}

} // namespace

std::array<glm::vec3, 4> Patch::corners() const {
    return {glm::vec3(west, north, heights[0]), glm::vec3(east, north, heights[1]), glm::vec3(east, south, heights[2]),
            glm::vec3(west, south, heights[3])};
}

glm::vec3 Patch::middle() const {
    const float x = (west + east) / 2;
    const float y = (north + south) / 2;
    return {x, y, heightAt(x, y)};
}

float Patch::heightAt(float x, float y) const {
    if (!hasInside())
        return heights[1];
    const float u = std::clamp((x - west) / (east - west), 0.0F, 1.0F);
    const float v = std::clamp((y - north) / (south - north), 0.0F, 1.0F);
    const float northZ = heights[0] + u * (heights[1] - heights[0]);
    const float southZ = heights[3] + u * (heights[2] - heights[3]);
    return northZ + v * (southZ - northZ);
}

Patch patchOf(const model::Model& m, model::Slot row) {
    return {m.get(area::westX, row),
            m.get(area::northY, row),
            m.get(area::eastX, row),
            m.get(area::southY, row),
            {m.get(area::northWestZ, row), m.get(area::northEastZ, row), m.get(area::southEastZ, row),
             m.get(area::southWestZ, row)}};
}

bool isFinite(const Patch& patch) {
    return std::ranges::all_of(patch.corners(), [](const glm::vec3& corner) { return isFinite(corner); });
}

float gapOn(const Patch& from, const Patch& to, Direction side) {
    switch (side) {
    case Direction::North:
        return from.north - to.south;
    case Direction::East:
        return to.west - from.east;
    case Direction::South:
        return to.north - from.south;
    case Direction::West:
        return from.west - to.east;
    }
    return 0;
}

Portal portal(const Patch& from, const Patch& to, Direction side) {
    const bool alongX = side == Direction::North || side == Direction::South;
    const float low = alongX ? std::max(from.west, to.west) : std::max(from.north, to.north);
    const float high = alongX ? std::min(from.east, to.east) : std::min(from.south, to.south);
    const float middle = (low + high) / 2;
    const auto at = [&](const Patch& patch, Direction edge) {
        glm::vec3 point(middle, middle, 0);
        switch (edge) {
        case Direction::North:
            point.y = patch.north;
            break;
        case Direction::South:
            point.y = patch.south;
            break;
        case Direction::East:
            point.x = patch.east;
            break;
        case Direction::West:
            point.x = patch.west;
            break;
        }
        point.z = patch.heightAt(point.x, point.y);
        return point;
    };
    return {at(from, side), at(to, opposite(side)), (high - low) / 2};
}

float gapBetween(const Patch& a, const Patch& b) {
    const float x = std::max({0.0F, b.west - a.east, a.west - b.east});
    const float y = std::max({0.0F, b.north - a.south, a.north - b.south});
    return std::hypot(x, y);
}

Direction directionTo(const Patch& from, const Patch& to) {
    const float dx = (to.west + to.east - from.west - from.east) / 2;
    const float dy = (to.north + to.south - from.north - from.south) / 2;
    if (std::abs(dx) > std::abs(dy))
        return dx > 0 ? Direction::East : Direction::West;
    return dy > 0 ? Direction::South : Direction::North;
}

bool contradicts(const Patch& from, const Patch& to, Direction side) {
    return beyond(to, from, opposite(side)) <= 0 && beyond(from, to, side) <= 0;
}

} // namespace navsmith::systems::source_nav
