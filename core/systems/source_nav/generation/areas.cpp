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
    Connector(const GenerationWorld& world, const Nodes& nodes, std::span<const AreaId> owners,
              std::vector<GeneratedArea>& areas)
        : world_(world), nodes_(nodes), owners_(owners), areas_(areas), grid_(areas) {}

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
        if (drop <= kJumpCrouchHeight || drop >= kDeathDrop)
            return false;
        const glm::vec3 head = from + glm::vec3(0, 0, kHeight);
        const glm::vec3 corner(to.x, to.y, head.z);
        constexpr float kAboveGround = 2;
        return world_.isFree(head, corner) && world_.isFree(corner, glm::vec3(to.x, to.y, to.z + kAboveGround));
    }

    const GenerationWorld& world_;
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

constexpr float kCell = 300;

AreaGrid::AreaGrid(std::span<const GeneratedArea> areas) : areas_(areas) {
    if (areas.empty())
        return;
    low_ = areas.front().low;
    glm::vec3 high = areas.front().high;
    for (const auto& area : areas) {
        low_ = glm::min(low_, area.low);
        high = glm::max(high, area.high);
    }
    columns_ = static_cast<std::size_t>((high.x - low_.x) / kCell) + 1;
    rows_ = static_cast<std::size_t>((high.y - low_.y) / kCell) + 1;
    cells_.resize(columns_ * rows_);
    for (AreaId id = 0; id < areas.size(); ++id) {
        const auto& area = areas[id];
        const auto first = cellOf(area.low.x, area.low.y);
        const auto last = cellOf(area.high.x, area.high.y);
        for (auto row = first / columns_; row <= last / columns_; ++row)
            for (auto column = first % columns_; column <= last % columns_; ++column)
                cells_[row * columns_ + column].push_back(id);
    }
}

std::size_t AreaGrid::cellOf(float x, float y) const {
    const auto index = [](float way, std::size_t count) {
        return std::min(static_cast<std::size_t>(std::max(way, 0.0F) / kCell), count - 1);
    };
    return index(y - low_.y, rows_) * columns_ + index(x - low_.x, columns_);
}

AreaId AreaGrid::under(const glm::vec3& place, float below) const {
    if (cells_.empty())
        return kNoAreaId;
    constexpr float kTolerance = 5;
    AreaId best = kNoAreaId;
    float height = -99999999.9F;
    for (const auto id : cells_[cellOf(place.x, place.y)]) {
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
    const auto steps = static_cast<int>(range / kStep + 0.5F);
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

std::vector<GeneratedArea> makeAreas(const GenerationWorld& world, const Nodes& nodes,
                                     const std::function<bool(double)>& progress) {
    constexpr double kCovered = 0.4;
    constexpr double kConnected = 0.7;
    auto cover = coverNodes(nodes, [&](double part) { return progress(kCovered * part); });
    if (!cover)
        return {};
    auto& areas = cover->areas;
    Connector connector(world, nodes, cover->owners, areas);
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
