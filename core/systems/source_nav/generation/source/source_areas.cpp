#include "core/systems/source_nav/generation/source/source_areas.h"

#include "core/systems/source_nav/generation/area_shapes.h"
#include "formats/texts/texts.h"

#include <glm/geometric.hpp>
#include <glm/vec2.hpp>

#include <algorithm>
#include <cmath>
#include <optional>

namespace navsmith::systems::source_nav::generation {

namespace {

bool runsEastWest(Side side) {
    return side == North || side == South;
}

// Overhangs ---------------------------------------------------------------------------------------------------------

struct HeightRange {
    float low = 0;
    float high = 0;
};
HeightRange heightsOf(const GeneratedArea& area) {
    const auto [low, high] = std::minmax({area.low.z, area.high.z, area.northEastZ, area.southWestZ});
    return {low, high};
}

bool isHighAbove(const GeneratedArea& above, const GeneratedArea& below) {
    return heightsOf(above).low > heightsOf(below).high + kSourceCrouchHeight;
}

/// Where to cut the lower area; none if it is not worth it. `out`: the side of the upper area that leads to the lower.
std::optional<float> cutUnder(const GeneratedArea& above, const GeneratedArea& below, Side out) {
    constexpr float kSliver = 0.3F * kStep;
    const bool across = !runsEastWest(out);
    const float low = across ? below.low.x : below.low.y;
    const float high = across ? below.high.x : below.high.y;
    const float aboveLow = across ? above.low.x : above.low.y;
    const float aboveHigh = across ? above.high.x : above.high.y;
    const bool coversLow = aboveHigh < high;
    float at = coversLow ? aboveHigh : aboveLow;
    const float covered = coversLow ? at - low : high - at;
    if (covered < kStep) {
        if (covered < kSliver || high - low <= 2 * kStep)
            return std::nullopt;
        at += (kStep - covered) * (out == North || out == West ? -1.0F : 1.0F);
    }
    return at;
}

/// Splits the lower of two linked areas of which one hangs over the other. False if there is nothing to split.
bool splitPair(const Nodes& nodes, const MeshRules& rules, std::vector<GeneratedArea>& areas, AreaId one, AreaId other,
               Side side) {
    if (!overlaps(areas[one], areas[other]) ||
        (!isHighAbove(areas[one], areas[other]) && !isHighAbove(areas[other], areas[one])))
        return false;
    const bool otherIsAbove = heightsOf(areas[other]).low >= heightsOf(areas[one]).low;
    const auto above = otherIsAbove ? other : one;
    const auto below = otherIsAbove ? one : other;
    const auto out = otherIsAbove ? opposite(side) : side;
    const auto at = cutUnder(areas[above], areas[below], out);
    if (!at)
        return false;
    const bool down = isLinked(areas[above], below, out);
    unlink(areas[below], above);
    unlink(areas[above], below);
    const bool across = !runsEastWest(out);
    const auto& area = areas[below];
    constexpr float kLeast = 1;
    if (*at <= (across ? area.low.x : area.low.y) + kLeast || *at >= (across ? area.high.x : area.high.y) - kLeast)
        return false;
    const auto first = splitArea(nodes, rules, areas, below, across, *at);
    const auto open = out == North || out == West ? first : first + 1;
    if (down)
        link(areas[above], open, out);
    return true; // the games' own: a link up is lost
}

bool splitFirstOf(const Nodes& nodes, const MeshRules& rules, std::vector<GeneratedArea>& areas, AreaId area) {
    for (const auto side : kSides)
        for (std::size_t i = 0; i < areas[area].links[side].size(); ++i)
            if (splitPair(nodes, rules, areas, area, areas[area].links[side][i], side))
                return true;
    return false;
}

// Areas for jumping -------------------------------------------------------------------------------------------------

/// Links what lies on the two sides of one.
void bridge(std::vector<GeneratedArea>& areas, AreaId jump, std::span<const AreaId> from, Side out) {
    constexpr float kWidestGap = 3 * kStep;
    for (const auto source : from) {
        if (areas[source].jump || !isLinked(areas[source], jump, out))
            continue;
        for (const auto target : areas[jump].links[out]) {
            if (target == source || areas[target].jump)
                continue; // nor across two of them
            const auto portal = portalBetween(areas[source], areas[target], out);
            if (portal.half <= 0)
                continue;
            const auto near = closestOn(areas[source], portal.centre);
            const auto far = closestOn(areas[target], portal.centre);
            if (areas[source].stairs && near.z + kStepHeight < far.z)
                continue;
            if (glm::length(glm::vec2(near - far)) < kWidestGap)
                link(areas[source], target, out);
        }
    }
}

// Links -------------------------------------------------------------------------------------------------------------

/// The node of a side that is closest to a place.
NodeId closestNode(const Nodes& nodes, const GeneratedArea& area, Side side, const glm::vec3& place) {
    const auto [first, last] = cornersOf(side);
    const auto along = runsEastWest(side) ? East : South;
    NodeId best = kNoNode;
    float shortest = 0;
    for (NodeId node = area.nodes[first]; node != kNoNode; node = nodes[node].to[along]) {
        const auto way = nodes[node].place - place;
        const float distance = glm::dot(way, way);
        if (best == kNoNode || distance < shortest) {
            best = node;
            shortest = distance;
        }
        if (node == area.nodes[last])
            break;
    }
    return best;
}

/// Something at either end of a link from the steep side of stairs is higher than a step.
bool leadsOverSomething(const BoxWalker& walker, const Nodes& nodes, const GeneratedArea& stairs,
                        const GeneratedArea& other, Side side) {
    const auto place = portalBetween(stairs, other, side).centre;
    const auto node = closestNode(nodes, stairs, side, place);
    const auto otherNode = closestNode(nodes, other, opposite(side), closestOn(other, place));
    if (node == kNoNode || otherNode == kNoNode)
        return false;
    const auto& here = nodes[node].place;
    const auto& there = nodes[otherNode].place;
    const auto room = walker.roomOver(here);
    const auto otherRoom = walker.roomOver(there);
    return std::ranges::any_of(cornersOf(side), [&](Corner c) { return room.raised.at(c) > kStepHeight; }) ||
           std::ranges::any_of(cornersOf(opposite(side)),
                               [&](Corner c) { return there.z + otherRoom.raised.at(c) > here.z + kStepHeight; });
}

void freeStairs(const BoxWalker& walker, const Nodes& nodes, std::vector<GeneratedArea>& areas, AreaId stairs) {
    for (const auto side : kSides) {
        const auto& area = areas[stairs];
        const auto [first, last] = cornersOf(side);
        if (std::abs(area.corner(first).z - area.corner(last).z) < kStepHeight)
            continue; // the foot or the head
        std::erase_if(areas[stairs].links[side], [&](AreaId other) {
            return areas[other].hasNodes() && leadsOverSomething(walker, nodes, areas[stairs], areas[other], side);
        });
    }
}

/// Links to an area that one also reaches straight on through a linked one.
void removeShortcuts(std::vector<GeneratedArea>& areas, AreaId area) {
    for (const auto side : kSides) {
        std::vector<AreaId> beyond;
        for (const auto next : areas[area].links[side])
            for (const auto far : areas[next].links[side])
                if (isLinked(areas[area], far, side))
                    beyond.push_back(far);
        for (const auto far : beyond)
            unlink(areas[area], far);
    }
}

} // namespace

Portal portalBetween(const GeneratedArea& from, const GeneratedArea& to, Side side) {
    const auto middle = [](float low, float high, float otherLow, float otherHigh) {
        const float begin = std::clamp(std::max(low, otherLow), low, high);
        const float end = std::clamp(std::min(high, otherHigh), low, high);
        return std::pair((begin + end) / 2, (end - begin) / 2);
    };
    Portal portal;
    if (runsEastWest(side)) {
        std::tie(portal.centre.x, portal.half) = middle(from.low.x, from.high.x, to.low.x, to.high.x);
        portal.centre.y = side == North ? from.low.y : from.high.y;
    } else {
        std::tie(portal.centre.y, portal.half) = middle(from.low.y, from.high.y, to.low.y, to.high.y);
        portal.centre.x = side == West ? from.low.x : from.high.x;
    }
    portal.centre.z = from.heightAt(portal.centre.x, portal.centre.y);
    return portal;
}

std::array<Corner, 2> cornersOf(Side side) {
    switch (side) {
    case North:
        return {NorthWest, NorthEast};
    case East:
        return {NorthEast, SouthEast};
    case South:
        return {SouthWest, SouthEast};
    case West:
        break;
    }
    return {NorthWest, SouthWest};
}

bool overlaps(const GeneratedArea& area, const GeneratedArea& other) {
    return area.low.x < other.high.x && area.high.x > other.low.x && area.low.y < other.high.y &&
           area.high.y > other.low.y;
}

glm::vec3 closestOn(const GeneratedArea& area, const glm::vec3& place) {
    const float x = std::clamp(place.x, area.low.x, area.high.x);
    const float y = std::clamp(place.y, area.low.y, area.high.y);
    return {x, y, area.heightAt(x, y)};
}

void removeArea(std::vector<GeneratedArea>& areas, const std::vector<std::vector<AreaId>>& from, AreaId area) {
    for (const auto other : from[area])
        unlink(areas[other], area);
    for (auto& links : areas[area].links)
        links.clear();
    areas[area].gone = true;
}

void splitUnderOverhangs(const Nodes& nodes, const MeshRules& rules, std::vector<GeneratedArea>& areas) {
    // A split may leave more to split in what it touches, so begin again after each.
    for (AreaId area = 0; area < areas.size();)
        area = !areas[area].gone && splitFirstOf(nodes, rules, areas, area) ? 0 : area + 1;
}

void bridgeJumps(const SourceRules& rules, std::vector<GeneratedArea>& areas) {
    auto from = linkedFrom(areas);
    for (AreaId area = 0; rules.jumpLinks && area < areas.size(); ++area) {
        if (areas[area].gone || !areas[area].jump)
            continue;
        for (const auto side : kSides)
            bridge(areas, area, from[area], opposite(side));
    }
    if (!rules.removeJumps)
        return;
    for (AreaId area = 0; area < areas.size(); ++area)
        if (!areas[area].gone && areas[area].jump)
            removeArea(areas, from, area);
}

void removeFalseLinks(const BoxWalker& walker, const Nodes& nodes, std::vector<GeneratedArea>& areas) {
    for (AreaId area = 0; area < areas.size(); ++area)
        if (!areas[area].gone && areas[area].stairs && areas[area].hasNodes())
            freeStairs(walker, nodes, areas, area);
    for (AreaId area = 0; area < areas.size(); ++area)
        if (!areas[area].gone)
            removeShortcuts(areas, area);
}

AreaSteps sourceSteps(const BoxWalker& walker, const Nodes& nodes, const ShowAreas& show) {
    AreaSteps steps;
    steps.show = show ? show : [](std::string_view, std::span<const GeneratedArea>) {};
    steps.afterMerging = [&walker, &nodes, show = steps.show](std::vector<GeneratedArea>& areas,
                                                              const std::function<bool(double)>& progress) {
        splitUnderOverhangs(nodes, walker.rules(), areas);
        show(texts::mark("Areas split under overhangs"), areas);
        return progress(1);
    };
    steps.atEnd = [&walker, &nodes, show = steps.show](std::vector<GeneratedArea>& areas,
                                                       const std::function<bool(double)>& progress) {
        constexpr double kStairs = 0.4;
        constexpr double kObstacles = 0.6;
        constexpr double kCorners = 0.8;
        const auto& rules = walker.sourceRules();
        markStairs(walker, areas);
        show(texts::mark("Stairs marked"), areas);
        if (!progress(kStairs))
            return false;
        bridgeJumps(rules, areas);
        show(texts::mark("Steep areas removed"), areas);
        if (rules.obstacleTops)
            coverObstacles(nodes, rules.mesh, areas);
        show(texts::mark("Areas on obstacles"), areas);
        if (!progress(kObstacles))
            return false;
        joinCorners(walker, areas);
        show(texts::mark("Areas between corners"), areas);
        if (!progress(kCorners))
            return false;
        removeFalseLinks(walker, nodes, areas);
        return progress(1);
    };
    return steps;
}

} // namespace navsmith::systems::source_nav::generation
