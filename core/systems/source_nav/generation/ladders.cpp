#include "core/systems/source_nav/generation/ladders.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <limits>

namespace navsmith::systems::source_nav::generation {

namespace {

/// An end, moved along the ladder until a player finds room in front of it.
glm::vec3 reachableEnd(const Walker& walker, const glm::vec3& end, const glm::vec3& along, float length, Side facing) {
    constexpr float kClearance = 32;
    constexpr float kBetween = 10;
    constexpr float kLongest = 16'384; // of ladders in sound maps
    // NOLINTNEXTLINE(cert-flp30-c,clang-analyzer-security.FloatLoopCounter): the engine counts in floats
    for (float way = 0; way <= std::min(length, kLongest); way += kBetween) {
        const glm::vec3 on = end + way * along;
        glm::vec3 out = on;
        move(out, facing, kClearance);
        if (walker.isFree(on, out))
            return on;
    }
    return end;
}

LadderSeed ladderIn(const Walker& walker, const LadderBox& box) {
    LadderSeed ladder;
    const glm::vec3 middle = (box.minimum + box.maximum) / 2.0F;
    ladder.top = glm::vec3(middle.x, middle.y, box.maximum.z);
    ladder.bottom = glm::vec3(middle.x, middle.y, box.minimum.z);
    const glm::vec3 size = box.maximum - box.minimum;
    const Side side = size.x > size.y ? South : East;
    // Ends away from floor and ceiling.
    glm::vec3 low = ladder.bottom + glm::vec3(0, 0, kStep);
    glm::vec3 high = ladder.top - glm::vec3(0, 0, kStep);
    move(low, side, kStep);
    move(high, side, kStep);
    ladder.facing = walker.isFree(low, high) ? side : opposite(side);
    const glm::vec3 way = ladder.top - ladder.bottom;
    const float length = glm::length(way);
    if (length > 0) {
        const glm::vec3 up = way / length;
        ladder.bottom = reachableEnd(walker, ladder.bottom, up, length, ladder.facing);
        ladder.top = reachableEnd(walker, ladder.top, -up, length, ladder.facing);
    }
    return ladder;
}

/// The area whose surface is closest to a place, in sight of it.
AreaId nearest(const Walker& walker, std::span<const GeneratedArea> areas, const glm::vec3& place) {
    AreaId best = kNoAreaId;
    float shortest = std::numeric_limits<float>::max();
    for (AreaId id = 0; id < areas.size(); ++id) {
        const auto& area = areas[id];
        const float x = std::clamp(place.x, area.low.x, area.high.x);
        const float y = std::clamp(place.y, area.low.y, area.high.y);
        const glm::vec3 close(x, y, area.heightAt(x, y));
        const glm::vec3 way = close - place;
        const float distance = glm::dot(way, way);
        if (distance >= shortest || !walker.isFree(place, close + glm::vec3(0, 0, walker.rules().halfHeight)))
            continue;
        shortest = distance;
        best = id;
    }
    return best;
}

} // namespace

std::vector<LadderSeed> findLadders(const Walker& walker, std::span<const LadderBox> boxes) {
    std::vector<LadderSeed> ladders;
    for (const auto& box : boxes)
        ladders.push_back(ladderIn(walker, box));
    return ladders;
}

std::vector<GeneratedLadder> connectLadders(const Walker& walker, std::span<const LadderSeed> ladders,
                                            std::span<const LadderBox> boxes, std::span<const GeneratedArea> areas) {
    constexpr float kNear = 75;
    const AreaGrid grid(areas);
    std::vector<GeneratedLadder> result;
    for (std::size_t i = 0; i < ladders.size(); ++i) {
        GeneratedLadder ladder;
        ladder.shape = ladders[i];
        const glm::vec3 size = boxes[i].maximum - boxes[i].minimum;
        const auto facing = ladder.shape.facing;
        ladder.width = facing == North || facing == South ? size.x : size.y;
        const auto inFront = [&](const glm::vec3& end) {
            glm::vec3 place = end + glm::vec3(0, 0, kStep);
            move(place, facing, kHalfWidth);
            return place;
        };
        ladder.bottom = nearest(walker, areas, inFront(ladder.shape.bottom));
        const glm::vec3 top = inFront(ladder.shape.top);
        ladder.length = ladder.shape.top.z - ladder.shape.bottom.z;
        const float below = walker.rules().ladderReach(ladder.length);
        const auto towards = [&](Side side, float range) {
            const auto area = grid.towards(walker, top, side, range, below).area;
            return area == ladder.bottom ? kNoAreaId : area;
        };
        ladder.forward = towards(opposite(facing), kNear);
        ladder.left = towards(turned(facing, 3), kNear);
        ladder.right = towards(turned(facing, 1), kNear);
        ladder.behind = towards(facing, 2 * kNear);
        // Climbing ends at the highest of them.
        float highest = std::numeric_limits<float>::lowest();
        for (const auto area : ladder.tops()) {
            if (area == kNoAreaId)
                continue;
            const auto& at = areas[area];
            highest = std::max(highest, at.heightAt(std::clamp(ladder.shape.top.x, at.low.x, at.high.x),
                                                    std::clamp(ladder.shape.top.y, at.low.y, at.high.y)));
            ladder.shape.top.z = highest;
        }
        result.push_back(ladder);
    }
    return result;
}

} // namespace navsmith::systems::source_nav::generation
