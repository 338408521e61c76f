#include "core/systems/source_nav/generation/areas.h"

#include "core/systems/source_nav/generation/area_shapes.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>

namespace navsmith::systems::source_nav::generation {

namespace {

/// Links generated areas and looks for places to jump down.
class Connector {
public:
    Connector(const GenerationWorld& world, const Nodes& nodes, std::span<const AreaId> owners, float leastDrop,
              std::vector<GeneratedArea>& areas)
        : world_(world), nodes_(nodes), owners_(owners), leastDrop_(leastDrop), areas_(areas), grid_(areas) {}

    void connect(AreaId area) {
        const auto corners = areas_[area].nodes;
        // The nodes of the south and east edges are those of the next areas.
        edge(area, corners[NorthWest], corners[NorthEast], East, North);
        edge(area, corners[NorthWest], corners[SouthWest], South, West);
        edge(area, nodes_[corners[SouthWest]].to[North], endOf(corners[SouthEast], North), East, South);
        edge(area, nodes_[corners[NorthEast]].to[West], endOf(corners[SouthEast], West), South, East);
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

    [[nodiscard]] AreaId jumpDown(const glm::vec3& from, Side side) const {
        glm::vec3 start = from + glm::vec3(0, 0, kHalfHeight);
        move(start, side, kStep / 2);
        const auto found = grid_.towards(world_, start, side, 4 * kStep, kDeathDrop);
        return found.area != kNoAreaId && canJumpDown(from, found.place) ? found.area : kNoAreaId;
    }

    /// Far enough down, and free out and then down.
    [[nodiscard]] bool canJumpDown(const glm::vec3& from, const glm::vec3& to) const {
        const float drop = from.z - to.z;
        if (drop <= leastDrop_ || drop >= kDeathDrop)
            return false;
        const glm::vec3 head = from + glm::vec3(0, 0, kHeight);
        const glm::vec3 corner(to.x, to.y, head.z);
        constexpr float kAboveGround = 2;
        return world_.isFree(head, corner) && world_.isFree(corner, glm::vec3(to.x, to.y, to.z + kAboveGround));
    }

    const GenerationWorld& world_;
    const Nodes& nodes_;
    std::span<const AreaId> owners_;
    float leastDrop_;
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
    for (AreaId id = 0; id < areas.size(); ++id) {
        const auto& area = areas[id];
        for (auto row = gridCell(area.low.y); row <= gridCell(area.high.y); ++row)
            for (auto column = gridCell(area.low.x); column <= gridCell(area.high.x); ++column)
                cells_[gridKey(column, row)].push_back(id);
    }
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

AreaGrid::Found AreaGrid::towards(const GenerationWorld& world, const glm::vec3& from, Side side, float range,
                                  float below) const {
    const auto steps = static_cast<int>(std::lround(range / kStep));
    glm::vec3 place = from;
    for (int i = 0; i < steps; ++i) {
        move(place, side, kStep);
        if (world.solids().line(from, place, world::kSolidMask).fraction != 1.0F)
            break;
        if (const auto area = under(place, below); area != kNoAreaId)
            return {area, glm::vec3(place.x, place.y, areas_[area].heightAt(place.x, place.y))};
    }
    return {};
}

std::vector<GeneratedArea> makeAreas(const GenerationWorld& world, const Nodes& nodes, float leastDrop,
                                     const std::function<bool(double)>& progress) {
    constexpr double kCovered = 0.4;
    constexpr double kConnected = 0.7;
    auto cover = coverNodes(nodes, [&](double part) { return progress(kCovered * part); });
    if (!cover)
        return {};
    auto& areas = cover->areas;
    Connector connector(world, nodes, cover->owners, leastDrop, areas);
    for (AreaId area = 0; area < areas.size(); ++area) {
        constexpr AreaId kReport = 64;
        const double part = static_cast<double>(area) / static_cast<double>(areas.size());
        if (area % kReport == 0 && !progress(kCovered + (kConnected - kCovered) * part))
            return {};
        connector.connect(area);
    }
    mergeAreas(nodes, areas);
    if (!progress(kConnected))
        return {};
    squareUp(areas);
    markJumps(areas);
    removeGone(areas);
    return std::move(areas);
}

} // namespace navsmith::systems::source_nav::generation
