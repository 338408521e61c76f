#include "core/systems/source_nav/generation/areas.h"

#include "core/systems/source_nav/generation/area_shapes.h"
#include "formats/texts/texts.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>

namespace navsmith::systems::source_nav::generation {

namespace {

/// Links generated areas and looks for places to jump down.
class Connector {
public:
    Connector(const Walker& walker, const Nodes& nodes, std::span<const AreaId> owners,
              std::vector<GeneratedArea>& areas)
        : walker_(walker), nodes_(nodes), owners_(owners), areas_(areas), grid_(areas) {}

    void connect(AreaId area) {
        const auto corners = areas_[area].nodes;
        // The nodes of the south and east edges are those of the next areas.
        edge(area, corners[NorthWest], corners[NorthEast], East, North);
        edge(area, corners[NorthWest], corners[SouthWest], South, West);
        edge(area, nodes_[corners[SouthWest]].to[North], endOf(corners[SouthEast], North), East, South);
        if (walker_.rules().farEdges)
            farEdge(area, corners[SouthWest], corners[SouthEast], East, South);
        edge(area, nodes_[corners[NorthEast]].to[West], endOf(corners[SouthEast], West), South, East);
        if (walker_.rules().farEdges)
            farEdge(area, corners[NorthEast], corners[SouthEast], South, East);
    }

private:
    [[nodiscard]] NodeId endOf(NodeId corner, Side side) const { return nodes_[corner].to[side]; }

    /// Looks out to `outwards` from each node on the way from `first` to `last`.
    void edge(AreaId area, NodeId first, NodeId last, Side along, Side outwards) {
        for (NodeId node = first; node != kNoNode && node != last; node = nodes_[node].to[along]) {
            const auto next = nodes_[node].to[outwards];
            if (next != kNoNode && owners_[next] != kNoAreaId && nodes_[next].to[opposite(outwards)] == node)
                link(areas_[area], owners_[next], outwards);
            else if (const auto below = jumpDown(nodes_[node].place, outwards); below != kNoAreaId && below != area)
                link(areas_[area], below, outwards);
        }
    }

    /// Nodes of the south or east edge that belong to no area: the ground ends there.
    void farEdge(AreaId area, NodeId first, NodeId last, Side along, Side outwards) {
        for (NodeId node = first; node != kNoNode && node != last; node = nodes_[node].to[along]) {
            const auto next = nodes_[node].to[outwards];
            const bool blocked = nodes_[node].blocked != 0 || (next != kNoNode && nodes_[next].blocked != 0);
            if (owners_[node] != kNoAreaId || blocked || (next != kNoNode && owners_[next] != kNoAreaId))
                continue;
            if (const auto below = jumpDown(nodes_[node].place, outwards); below != kNoAreaId && below != area)
                link(areas_[area], below, outwards);
        }
    }

    [[nodiscard]] AreaId jumpDown(const glm::vec3& from, Side side) const {
        const auto& rules = walker_.rules();
        glm::vec3 start = from + glm::vec3(0, 0, rules.halfHeight);
        move(start, side, kStep / 2);
        const auto found = grid_.towards(walker_, start, side, 4 * kStep, rules.deathDrop);
        const float drop = from.z - found.place.z;
        const bool down = found.area != kNoAreaId && drop > rules.leastDrop && drop < rules.deathDrop &&
                          walker_.canJumpDown(from, found.place);
        return down ? found.area : kNoAreaId;
    }

    const Walker& walker_;
    const Nodes& nodes_;
    std::span<const AreaId> owners_;
    std::vector<GeneratedArea>& areas_;
    AreaGrid grid_;
};

} // namespace

float GeneratedArea::heightAt(float x, float y) const {
    const float wide = width();
    const float deep = depth();
    if (wide == 0 || deep == 0)
        return northEastZ;
    const float u = std::clamp((x - low.x) / wide, 0.0F, 1.0F);
    const float v = std::clamp((y - low.y) / deep, 0.0F, 1.0F);
    const float north = low.z + u * (northEastZ - low.z);
    const float south = southWestZ + u * (high.z - southWestZ);
    return north + v * (south - north);
}

glm::vec3 GeneratedArea::normal() const {
    const glm::vec3 east(width(), 0, northEastZ - low.z);
    const glm::vec3 south(0, depth(), southWestZ - low.z);
    return glm::normalize(glm::cross(east, south));
}

glm::vec3 GeneratedArea::otherNormal() const {
    const glm::vec3 west(-width(), 0, southWestZ - high.z);
    const glm::vec3 north(0, -depth(), northEastZ - high.z);
    return glm::normalize(glm::cross(west, north));
}

glm::vec3 GeneratedArea::corner(Corner which) const {
    switch (which) {
    case NorthWest:
        return low;
    case NorthEast:
        return {high.x, low.y, northEastZ};
    case SouthEast:
        return high;
    case SouthWest:
        break;
    }
    return {low.x, high.y, southWestZ};
}

namespace {

std::int32_t gridCell(float value) {
    constexpr float kCell = 300;
    return static_cast<std::int32_t>(std::floor(value / kCell));
}

std::uint64_t gridKey(std::int32_t column, std::int32_t row) {
    return std::uint64_t{static_cast<std::uint32_t>(column)} << 32U | static_cast<std::uint32_t>(row);
}

} // namespace

AreaGrid::AreaGrid(std::span<const GeneratedArea> areas) : areas_(areas) {
    for (AreaId id = 0; id < areas.size(); ++id)
        add(areas, id);
}

void AreaGrid::add(std::span<const GeneratedArea> areas, AreaId id) {
    areas_ = areas;
    const auto& area = areas[id];
    for (auto row = gridCell(area.low.y); row <= gridCell(area.high.y); ++row)
        for (auto column = gridCell(area.low.x); column <= gridCell(area.high.x); ++column)
            cells_[gridKey(column, row)].push_back(id);
}

AreaId AreaGrid::under(const glm::vec3& place, float below) const {
    const auto cell = cells_.find(gridKey(gridCell(place.x), gridCell(place.y)));
    if (cell == cells_.end())
        return kNoAreaId;
    constexpr float kTolerance = 5;
    AreaId best = kNoAreaId;
    float height = -99999999.9F;
    for (const auto id : cell->second) {
        const auto& area = areas_[id];
        if (area.gone || !area.holds(place.x, place.y))
            continue;
        const float z = area.heightAt(place.x, place.y);
        if (z > place.z + kTolerance || z < place.z - below || z <= height)
            continue;
        best = id;
        height = z;
    }
    return best;
}

AreaGrid::Found AreaGrid::towards(const Walker& walker, const glm::vec3& from, Side side, float range,
                                  float below) const {
    const auto steps = static_cast<int>(std::lround(range / kStep));
    glm::vec3 place = from;
    for (int i = 0; i < steps; ++i) {
        move(place, side, kStep);
        if (!walker.reaches(from, place))
            break;
        if (const auto area = under(place, below); area != kNoAreaId)
            return {area, glm::vec3(place.x, place.y, areas_[area].heightAt(place.x, place.y))};
    }
    return {};
}

std::vector<GeneratedArea> makeAreas(const Walker& walker, const Nodes& nodes, const AreaSteps& steps,
                                     const std::function<bool(double)>& progress) {
    constexpr double kCovered = 0.4;
    constexpr double kConnected = 0.7;
    constexpr double kMerged = 0.8;
    auto cover = coverNodes(walker, nodes, [&](double part) { return progress(kCovered * part); });
    if (!cover)
        return {};
    auto& areas = cover->areas;
    const auto show = [&](std::string_view title) {
        if (steps.show)
            steps.show(title, areas);
    };
    show(texts::mark("Areas over the places"));
    Connector connector(walker, nodes, cover->owners, areas);
    for (AreaId area = 0; area < areas.size(); ++area) {
        constexpr AreaId kReport = 64;
        const double part = static_cast<double>(area) / static_cast<double>(areas.size());
        if (area % kReport == 0 && !progress(kCovered + (kConnected - kCovered) * part))
            return {};
        connector.connect(area);
    }
    const auto& rules = walker.rules();
    if (rules.jumpsBeforeMerging)
        markJumps(walker, areas);
    mergeAreas(nodes, rules, areas);
    show(texts::mark("Merged areas"));
    if (!progress(kConnected))
        return {};
    const auto part = [&](double begin, double end) {
        return [&progress, begin, end](double done) { return progress(begin + (end - begin) * done); };
    };
    if (steps.afterMerging && !steps.afterMerging(areas, part(kConnected, kMerged)))
        return {};
    squareUp(nodes, rules, areas);
    show(texts::mark("Long areas split"));
    if (!rules.jumpsBeforeMerging)
        markJumps(walker, areas);
    if (steps.atEnd && !steps.atEnd(areas, part(kMerged, 1)))
        return {};
    removeGone(areas);
    return std::move(areas);
}

} // namespace navsmith::systems::source_nav::generation
