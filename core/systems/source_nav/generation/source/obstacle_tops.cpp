// Areas on fences, railings and the like, so that bots climb over them.
#include "core/systems/source_nav/generation/area_shapes.h"
#include "core/systems/source_nav/generation/source/source_areas.h"

#include <glm/geometric.hpp>
#include <glm/vec2.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

namespace navsmith::systems::source_nav::generation {

namespace {

constexpr float kLeastWidth = 10; ///< of an area on an obstacle

/// A strip across the way from one side of an obstacle to the other.
struct Strip {
    float start = kStep; ///< along the way
    float end = 0;
    std::array<float, 2> heights{}; ///< at its two ends: west and east, or north and south

    void add(const Obstacle& obstacle) {
        start = std::min(start, obstacle.start);
        end = std::max(end, obstacle.end);
    }
    /// Widens it around its middle, within the way.
    void widen(float way) {
        const float missing = kLeastWidth - (end - start);
        if (missing <= 0)
            return;
        start = std::max(start - missing / 2, 0.0F);
        end = start + kLeastWidth;
        if (end > way) {
            start -= end - way;
            end = way;
        }
    }
};

/// The strip as an area. `origin` is where the way begins, in the middle between `half` to each end of the strip.
GeneratedArea areaOn(const Strip& strip, const glm::vec3& origin, float half, Side way) {
    const bool eastWest = way == North || way == South; // how the strip lies
    const float sign = way == North || way == West ? -1.0F : 1.0F;
    const float one = (eastWest ? origin.y : origin.x) + sign * strip.start;
    const float other = (eastWest ? origin.y : origin.x) + sign * strip.end;
    const float low = std::min(one, other);
    const float high = std::max(one, other);
    GeneratedArea area;
    if (eastWest) {
        area.low = {origin.x - half, low, strip.heights[0]};
        area.high = {origin.x + half, high, strip.heights[1]};
        area.northEastZ = strip.heights[1];
        area.southWestZ = strip.heights[0];
    } else {
        area.low = {low, origin.y - half, strip.heights[0]};
        area.high = {high, origin.y + half, strip.heights[1]};
        area.northEastZ = strip.heights[0];
        area.southWestZ = strip.heights[1];
    }
    area.obstacleTop = area.staysAlone = true;
    return area;
}

class ObstacleTops {
public:
    ObstacleTops(const Nodes& nodes, const MeshRules& rules, std::vector<GeneratedArea>& areas)
        : nodes_(nodes), rules_(rules), areas_(areas) {}

    void run() {
        raiseAreas();
        addAreas();
        removeOverlapping();
    }

private:
    // Areas with an obstacle through them ---------------------------------------------------------------------------

    void raiseAreas() {
        const auto from = linkedFrom(areas_);
        for (AreaId area = 0; area < areas_.size(); ++area) {
            if (areas_[area].gone || areas_[area].width() != kStep || areas_[area].depth() != kStep ||
                !areas_[area].hasNodes())
                continue;
            std::optional<Strip> highest;
            Side way = North;
            bool besideStairs = false;
            for (const auto side : kSides) {
                const bool stairs = leadsToStairs(area, side);
                besideStairs = besideStairs || stairs;
                // One blocked edge is too much next to stairs.
                const auto strip = stripThrough(areas_[area], side, stairs ? 1 : 2);
                if (strip && (!highest || highestOf(*strip) > highestOf(*highest))) {
                    highest = strip;
                    way = side;
                }
            }
            if (!highest)
                continue;
            if (besideStairs)
                removeArea(areas_, from, area);
            else
                raise(area, *highest, way, from[area]);
        }
    }

    static float highestOf(const Strip& strip) { return std::max(strip.heights[0], strip.heights[1]); }

    [[nodiscard]] bool leadsToStairs(AreaId area, Side side) const {
        return std::ranges::any_of(areas_[area].links[side], [&](AreaId to) { return areas_[to].stairs; });
    }

    /// What blocks at least as many of the two edges that run to a side.
    [[nodiscard]] std::optional<Strip> stripThrough(const GeneratedArea& area, Side way, int least) const {
        Strip strip;
        int blocked = 0;
        const auto near = cornersOf(opposite(way));
        std::array<std::optional<float>, 2> heights;
        for (std::size_t i = 0; i < near.size(); ++i) {
            const auto node = area.nodes[near.at(i)];
            const auto obstacle = nodes_.obstacle(node, way);
            if (!obstacle)
                continue;
            ++blocked;
            strip.add(*obstacle);
            heights.at(i) = nodes_[node].place.z + obstacle->height;
        }
        if (blocked < least)
            return std::nullopt;
        strip.heights = {heights[0] ? *heights[0] : *heights[1], heights[1] ? *heights[1] : *heights[0]};
        return strip;
    }

    void raise(AreaId area, Strip strip, Side way, std::span<const AreaId> from) {
        strip.widen(kStep);
        // The games' own: along a fence that runs north and south, the area begins at the west edge.
        if (way == East)
            strip = {0, strip.end - strip.start, strip.heights};
        const auto [first, last] = cornersOf(opposite(way));
        const auto origin = (areas_[area].corner(first) + areas_[area].corner(last)) / 2.0F;
        auto raised = areaOn(strip, origin, kStep / 2, way);
        raised.crouch = areas_[area].crouch;
        raised.stairs = areas_[area].stairs;
        raised.links = areas_[area].links;
        areas_[area] = std::move(raised);
        // Bots do not run along fences.
        for (const auto side : {turned(way, 1), turned(way, 3)}) {
            for (const auto other : areas_[area].links[side])
                unlink(areas_[other], area);
            areas_[area].links[side].clear();
        }
        for (const auto other : from)
            if (isLinked(areas_[other], area, turned(way, 1)) || isLinked(areas_[other], area, turned(way, 3)))
                unlink(areas_[other], area);
    }

    // Obstacles between areas ---------------------------------------------------------------------------------------

    void addAreas() {
        for (AreaId area = 0; area < areas_.size(); ++area) {
            if (areas_[area].gone)
                continue;
            // The games' own: they look no further after the first such area.
            if (areas_[area].jump || areas_[area].obstacleTop)
                return;
            if (!areas_[area].hasNodes())
                continue;
            for (const auto side : kSides)
                // The games' own: an area that is put between comes last, so that the link after the one that it
                // replaces is passed over.
                for (std::size_t i = 0; i < areas_[area].links[side].size(); ++i)
                    addBetween(area, areas_[area].links[side][i], side);
        }
    }

    void addBetween(AreaId area, AreaId other, Side way) {
        if (areas_[other].jump || areas_[other].obstacleTop)
            return;
        const auto portal = portalBetween(areas_[area], areas_[other], way);
        if (portal.half <= 0)
            return;
        auto strip = stripBetween(areas_[area], areas_[other], way, portal, false);
        if (strip)
            strip->widen(kStep);
        else if ((strip = stripBetween(areas_[area], areas_[other], way, portal, true)))
            strip->widen(2 * kStep);
        if (!strip)
            return;
        auto top = areaOn(*strip, portal.centre, portal.half, way);
        top.crouch = areas_[area].crouch;
        top.stairs = areas_[area].stairs;
        const auto id = static_cast<AreaId>(areas_.size());
        link(top, area, opposite(way));
        link(top, other, way);
        const bool back = isLinked(areas_[other], area, opposite(way));
        unlink(areas_[area], other);
        link(areas_[area], id, way);
        if (back) {
            unlink(areas_[other], area);
            link(areas_[other], id, opposite(way));
        }
        areas_.push_back(std::move(top));
    }

    /// What stands in the way at every node of a portal; `between`: a node that is higher than both areas.
    [[nodiscard]] std::optional<Strip> stripBetween(const GeneratedArea& area, const GeneratedArea& other, Side way,
                                                    const Portal& portal, bool between) const {
        const auto [first, last] = cornersOf(way);
        const auto along = way == North || way == South ? East : South;
        Strip strip;
        float highest = 0;
        std::optional<std::array<float, 2>> ends; // heights above the nodes
        std::array<float, 2> grounds{};
        for (NodeId node = area.nodes[first]; node != kNoNode; node = nodes_[node].to[along]) {
            const auto& place = nodes_[node].place;
            if (glm::length(glm::vec2(place - portal.centre)) < portal.half + 1.0F) {
                const auto obstacle = between ? peakBeyond(node, other, way) : nodes_.obstacle(node, way);
                if (!obstacle)
                    return std::nullopt;
                strip.add(*obstacle);
                highest = std::max(highest, obstacle->height);
                if (!ends) {
                    ends = {obstacle->height, obstacle->height};
                    grounds = {place.z, place.z};
                }
                (*ends)[1] = obstacle->height;
                grounds[1] = place.z;
            }
            if (node == area.nodes[last])
                break;
        }
        if (!ends)
            return std::nullopt;
        if (highest > (*ends)[0] && highest > (*ends)[1])
            ends = {highest, highest};
        strip.heights = {grounds[0] + (*ends)[0], grounds[1] + (*ends)[1]};
        return strip;
    }

    /// A node one step on that is higher than this one and than the next, which is in the other area.
    [[nodiscard]] std::optional<Obstacle> peakBeyond(NodeId node, const GeneratedArea& other, Side way) const {
        constexpr float kOnArea = 2;
        const auto& here = nodes_[node].place;
        const auto peak = nodes_[node].to[way];
        if (peak == kNoNode || other.holds(here.x, here.y))
            return std::nullopt;
        const auto& top = nodes_[peak].place;
        const float height = top.z - here.z;
        if (height <= kStepHeight ||
            (other.holds(top.x, top.y) && std::abs(top.z - other.heightAt(top.x, top.y)) < kOnArea))
            return std::nullopt;
        const auto beyond = nodes_[peak].to[way];
        if (beyond == kNoNode || !other.holds(nodes_[beyond].place.x, nodes_[beyond].place.y) ||
            std::abs(here.z - nodes_[beyond].place.z) > kStepHeight)
            return std::nullopt;
        return Obstacle{height, kStep - kLeastWidth / 2, kStep + kLeastWidth / 2};
    }

    // Too many of them ----------------------------------------------------------------------------------------------

    void removeOverlapping() {
        std::vector<AreaId> tops;
        for (AreaId area = 0; area < areas_.size(); ++area)
            if (!areas_[area].gone && areas_[area].obstacleTop)
                tops.push_back(area);
        std::vector<AreaId> extra;
        for (std::size_t i = 0; i < tops.size(); ++i) {
            const auto& area = areas_[tops[i]];
            if (std::min(area.normal().z, area.otherNormal().z) < rules_.steepest)
                extra.push_back(tops[i]);
            for (std::size_t j = i + 1; j < tops.size(); ++j) {
                const auto& other = areas_[tops[j]];
                if (overlaps(area, other))
                    extra.push_back(contains(area, other)          ? tops[j]
                                    : contains(other, area)        ? tops[i]
                                    : sizeOf(area) > sizeOf(other) ? tops[j]
                                                                   : tops[i]);
            }
        }
        const auto from = linkedFrom(areas_);
        for (const auto area : extra)
            removeArea(areas_, from, area);
    }

    static bool contains(const GeneratedArea& outer, const GeneratedArea& inner) {
        return outer.low.x <= inner.low.x && outer.high.x >= inner.high.x && outer.low.y <= inner.low.y &&
               outer.high.y >= inner.high.y;
    }
    static float sizeOf(const GeneratedArea& area) { return area.width() * area.depth(); }

    const Nodes& nodes_;
    const MeshRules& rules_;
    std::vector<GeneratedArea>& areas_;
};

} // namespace

void coverObstacles(const Nodes& nodes, const MeshRules& rules, std::vector<GeneratedArea>& areas) {
    ObstacleTops(nodes, rules, areas).run();
}

} // namespace navsmith::systems::source_nav::generation
