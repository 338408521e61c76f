#include "core/systems/source_nav/generation/area_shapes.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <utility>

namespace navsmith::systems::source_nav::generation {

namespace {

/// Every change of links also notes who links to whom, so that a join costs what it touches.
class Merger {
public:
    Merger(const Nodes& nodes, const MeshRules& rules, std::vector<GeneratedArea>& areas)
        : nodes_(nodes), rules_(rules), areas_(areas), from_(linkedFrom(areas)) {}

    /// Always joins the first areas that can be joined. A join changes nothing for areas that do not touch it, so the
    /// search goes on from the first that does.
    void run() {
        for (AreaId id = 0; id < areas_.size();) {
            const auto other = areas_[id].gone ? kNoAreaId : joinOne(id);
            id = other == kNoAreaId ? id + 1 : firstTouching(id);
        }
    }

private:
    /// The two corners of `area` on a side, in the order of the opposite side's on its neighbour.
    struct Edge {
        Corner here[2];
        Corner there[2];
    };
    static constexpr Edge edgeOf(Side side) {
        switch (side) {
        case North:
            return {{NorthWest, NorthEast}, {SouthWest, SouthEast}};
        case South:
            return {{SouthWest, SouthEast}, {NorthWest, NorthEast}};
        case West:
            return {{NorthWest, SouthWest}, {NorthEast, SouthEast}};
        case East:
            break;
        }
        return {{NorthEast, SouthEast}, {NorthWest, SouthWest}};
    }

    [[nodiscard]] bool canJoin(const GeneratedArea& area, const GeneratedArea& other, Side side) const {
        const auto edge = edgeOf(side);
        if (area.staysAlone || other.staysAlone || area.jump != other.jump || !staysSmall(area, other, side))
            return false;
        return area.nodes[edge.here[0]] == other.nodes[edge.there[0]] &&
               area.nodes[edge.here[1]] == other.nodes[edge.there[1]] && area.crouch == other.crouch &&
               liesInOnePlane(area, other);
    }

    [[nodiscard]] bool staysSmall(const GeneratedArea& area, const GeneratedArea& other, Side side) const {
        const float length =
            side == North || side == South ? area.depth() + other.depth() : area.width() + other.width();
        return rules_.mergesBeyondLargest || length <= static_cast<float>(rules_.largestArea) * kStep;
    }

    [[nodiscard]] bool liesInOnePlane(const GeneratedArea& area, const GeneratedArea& other) const {
        const auto onTerrain = [&](const GeneratedArea& each) {
            return std::ranges::any_of(each.nodes, [&](NodeId node) { return nodes_[node].onTerrain; });
        };
        const auto limit = [&](bool terrain) { return terrain ? rules_.samePlaneTerrain : rules_.samePlane; };
        const auto isBent = [&](const GeneratedArea& each) {
            return rules_.mergesOnlyFlat && !onTerrain(each) &&
                   glm::dot(each.normal(), each.otherNormal()) <= rules_.samePlane;
        };
        return !isBent(area) && !isBent(other) &&
               glm::dot(area.normal(), other.normal()) > limit(onTerrain(area) || onTerrain(other));
    }

    /// The area that was joined to this one, if any.
    AreaId joinOne(AreaId id) {
        for (const auto side : {North, South, West, East}) {
            for (const auto other : areas_[id].links[side]) {
                if (!canJoin(areas_[id], areas_[other], side))
                    continue;
                const auto joined = other; // the list changes
                join(id, joined, side);
                return joined;
            }
        }
        return kNoAreaId;
    }

    void join(AreaId id, AreaId other, Side side) {
        auto& area = areas_[id];
        const auto edge = edgeOf(side);
        // The far corners of the other area are those that lie on the same side as this edge.
        for (const auto corner : edge.here)
            area.nodes[corner] = areas_[other].nodes[corner];
        area.low = nodes_[area.nodes[NorthWest]].place;
        area.high = nodes_[area.nodes[SouthEast]].place;
        area.northEastZ = nodes_[area.nodes[NorthEast]].place.z;
        area.southWestZ = nodes_[area.nodes[SouthWest]].place.z;
        for (const auto each : kSides) {
            for (const auto to : areas_[other].links[each]) {
                if (to == other || to == id)
                    continue;
                link(area, to, each);
                from_[to].push_back(id);
            }
            std::erase(area.links[each], other);
        }
        for (const auto from : std::exchange(from_[other], {}))
            if (from != id && from != other)
                redirect(from, other, id);
        areas_[other].gone = true;
    }

    /// Replaces the links of an area to one by a single last link to another.
    void redirect(AreaId area, AreaId from, AreaId to) {
        for (auto& links : areas_[area].links) {
            if (std::erase(links, from) == 0)
                continue;
            std::erase(links, to);
            links.push_back(to);
            from_[to].push_back(area);
        }
    }

    [[nodiscard]] AreaId firstTouching(AreaId id) const {
        AreaId first = id;
        for (const auto from : from_[id])
            first = std::min(first, from);
        return first;
    }

    const Nodes& nodes_;
    const MeshRules& rules_;
    std::vector<GeneratedArea>& areas_;
    std::vector<std::vector<AreaId>> from_; ///< by area: which link to it, or did
};

class Splitter {
public:
    Splitter(const Nodes& nodes, const MeshRules& rules, std::vector<GeneratedArea>& areas)
        : nodes_(nodes), rules_(rules), areas_(areas), from_(linkedFrom(areas)) {}

    void squareUp() {
        const auto count = static_cast<AreaId>(areas_.size());
        bool skips = false;
        for (AreaId id = 0; id < count; ++id) {
            if (areas_[id].gone || std::exchange(skips, false))
                continue;
            if (areas_[id].hasNodes() && !isSquare(id))
                split(id, areas_[id].width() > areas_[id].depth());
            skips = rules_.skipsAfterSplit && areas_[id].gone;
        }
    }

    /// Returns the north or west half; the other is the next.
    AreaId halve(AreaId id, bool across, float at) {
        GeneratedArea first;
        GeneratedArea second;
        const auto firstId = static_cast<AreaId>(areas_.size());
        {
            const auto& area = areas_[id];
            first.low = area.low;
            first.high = across ? glm::vec3(at, area.high.y, 0) : glm::vec3(area.high.x, at, 0);
            first.high.z = area.heightAt(first.high.x, first.high.y);
            second.low = across ? glm::vec3(at, area.low.y, 0) : glm::vec3(area.low.x, at, 0);
            second.low.z = area.heightAt(second.low.x, second.low.y);
            second.high = area.high;
        }
        const auto forward = across ? East : South;
        link(first, firstId + 1, forward);
        link(second, firstId, opposite(forward));
        areas_.push_back(std::move(first));
        areas_.push_back(std::move(second));
        from_.resize(areas_.size());
        from_[firstId].push_back(firstId + 1);
        from_[firstId + 1].push_back(firstId);
        finish(id, firstId, forward);
        finish(id, firstId + 1, opposite(forward));
        if (rules_.splitsOnNodes)
            layOnNodes(id, firstId, across, at);
        remove(id);
        return firstId;
    }

private:
    [[nodiscard]] bool isSquare(AreaId id) const {
        constexpr float kLongest = 3.01F;
        const float aspect = areas_[id].width() / areas_[id].depth();
        return aspect >= 1.0F / kLongest && aspect <= kLongest;
    }

    /// Halves until the halves are square; `across`: west and east, otherwise north and south.
    void split(AreaId id, bool across) {
        if (isSquare(id))
            return;
        const auto& area = areas_[id];
        const float low = across ? area.low.x : area.low.y;
        const float high = across ? area.high.x : area.high.y;
        const float at = rules_.snapped((across ? area.width() : area.depth()) / 2.0F + low);
        constexpr float kTolerance = 0.1F;
        constexpr float kLeast = 1.0F;
        if (std::abs(at - low) < kTolerance || std::abs(at - high) < kTolerance || at <= low + kLeast ||
            at >= high - kLeast)
            return;
        const auto first = halve(id, across, at);
        split(first, across);
        split(first + 1, across);
    }

    /// Whether two areas share a part of the axis along a side.
    static bool areBeside(const GeneratedArea& area, const GeneratedArea& other, Side side) {
        return side == North || side == South ? area.low.x < other.high.x && area.high.x > other.low.x
                                              : area.low.y < other.high.y && area.high.y > other.low.y;
    }

    /// Gives a half what its whole has, except on the side of the cut.
    void finish(AreaId whole, AreaId half, Side cut) {
        const auto& area = areas_[whole];
        auto& halfArea = areas_[half];
        halfArea.northEastZ = area.heightAt(halfArea.high.x, halfArea.low.y);
        halfArea.southWestZ = area.heightAt(halfArea.low.x, halfArea.high.y);
        halfArea.crouch = area.crouch;
        halfArea.jump = area.jump;
        halfArea.staysAlone = area.staysAlone;
        for (const auto side : kSides) {
            if (side == cut)
                continue;
            for (const auto next : area.links[side]) {
                auto& other = areas_[next];
                if (!areBeside(halfArea, other, side))
                    continue;
                link(halfArea, next, side);
                from_[next].push_back(half);
                const auto& back = other.links[opposite(side)];
                if (std::find(back.begin(), back.end(), whole) != back.end()) {
                    link(other, half, opposite(side));
                    from_[half].push_back(next);
                }
            }
            // The games look at ways in once for each way out, so not at all where there is none.
            if (rules_.splitsKeepWaysIn && !area.links[side].empty())
                linkWaysIn(whole, half, side);
        }
    }

    /// Links from areas to which the whole has none back.
    void linkWaysIn(AreaId whole, AreaId half, Side side) {
        for (const auto from : std::vector(from_[whole])) {
            if (areas_[from].gone || isLinked(areas_[whole], from, side) ||
                !isLinked(areas_[from], whole, opposite(side)) || !areBeside(areas_[half], areas_[from], side))
                continue;
            link(areas_[from], half, opposite(side));
            from_[half].push_back(from);
        }
    }

    /// Gives the halves of an area with nodes nodes and their heights, where there are nodes at the cut.
    void layOnNodes(AreaId whole, AreaId first, bool across, float at) {
        if (!areas_[whole].hasNodes())
            return;
        const auto corners = areas_[whole].nodes;
        const auto one = nodeAt(corners[NorthWest], across, at);
        const auto other = nodeAt(corners[across ? SouthWest : NorthEast], across, at);
        if (one == kNoNode || other == kNoNode)
            return;
        auto& near = areas_[first];
        auto& far = areas_[first + 1];
        near.nodes = across ? std::array{corners[NorthWest], one, other, corners[SouthWest]}
                            : std::array{corners[NorthWest], corners[NorthEast], other, one};
        far.nodes = across ? std::array{one, corners[NorthEast], corners[SouthEast], other}
                           : std::array{one, other, corners[SouthEast], corners[SouthWest]};
        for (auto* half : {&near, &far}) {
            half->low.z = nodes_[half->nodes[NorthWest]].place.z;
            half->northEastZ = nodes_[half->nodes[NorthEast]].place.z;
            half->high.z = nodes_[half->nodes[SouthEast]].place.z;
            half->southWestZ = nodes_[half->nodes[SouthWest]].place.z;
        }
    }

    /// The node at a cut on the way along an edge from its north or west end.
    [[nodiscard]] NodeId nodeAt(NodeId end, bool across, float at) const {
        for (NodeId node = end; node != kNoNode; node = nodes_[node].to[across ? East : South])
            if ((across ? nodes_[node].place.x : nodes_[node].place.y) >= at)
                return (across ? nodes_[node].place.x : nodes_[node].place.y) == at ? node : kNoNode;
        return kNoNode;
    }

    void remove(AreaId id) {
        for (const auto from : std::exchange(from_[id], {}))
            for (auto& links : areas_[from].links)
                std::erase(links, id);
        areas_[id].gone = true;
    }

    const Nodes& nodes_;
    const MeshRules& rules_;
    std::vector<GeneratedArea>& areas_;
    std::vector<std::vector<AreaId>> from_;
};

} // namespace

void link(GeneratedArea& from, AreaId to, Side side) {
    auto& links = from.links[side];
    if (std::find(links.begin(), links.end(), to) == links.end())
        links.push_back(to);
}

void unlink(GeneratedArea& from, AreaId to) {
    for (auto& links : from.links)
        std::erase(links, to);
}

bool isLinked(const GeneratedArea& from, AreaId to, Side side) {
    return std::ranges::find(from.links[side], to) != from.links[side].end();
}

std::vector<std::vector<AreaId>> linkedFrom(std::span<const GeneratedArea> areas) {
    std::vector<std::vector<AreaId>> from(areas.size());
    for (AreaId id = 0; id < areas.size(); ++id)
        for (const auto& links : areas[id].links)
            for (const auto to : links)
                from[to].push_back(id);
    return from;
}

void mergeAreas(const Nodes& nodes, const MeshRules& rules, std::vector<GeneratedArea>& areas) {
    Merger(nodes, rules, areas).run();
}

void squareUp(const Nodes& nodes, const MeshRules& rules, std::vector<GeneratedArea>& areas) {
    Splitter(nodes, rules, areas).squareUp();
}

AreaId splitArea(const Nodes& nodes, const MeshRules& rules, std::vector<GeneratedArea>& areas, AreaId area,
                 bool across, float at) {
    return Splitter(nodes, rules, areas).halve(area, across, at);
}

void markJumps(const Walker& walker, std::vector<GeneratedArea>& areas) {
    for (auto& area : areas) {
        area.jump = walker.isForJumping(area.normal(), area.otherNormal(), (area.low + area.high) / 2.0F);
        area.staysAlone = area.staysAlone || (area.jump && walker.rules().jumpsBeforeMerging);
    }
}

void removeGone(std::vector<GeneratedArea>& areas) {
    std::vector<AreaId> moved(areas.size(), kNoAreaId);
    AreaId count = 0;
    for (AreaId id = 0; id < areas.size(); ++id)
        if (!areas[id].gone)
            moved[id] = count++;
    for (AreaId id = 0; id < areas.size(); ++id)
        areas[id].id = id + 1;
    std::erase_if(areas, [](const GeneratedArea& area) { return area.gone; });
    for (auto& area : areas)
        for (auto& links : area.links) {
            std::erase_if(links, [&](AreaId to) { return moved[to] == kNoAreaId; });
            for (auto& to : links)
                to = moved[to];
        }
}

} // namespace navsmith::systems::source_nav::generation
