#include "core/systems/gta_sa_paths/road_grid.h"

#include "core/systems/gta_sa_paths/access.h"

#include <algorithm>
#include <cmath>

namespace navsmith::systems::gta_sa_paths {

namespace {

constexpr float kCell = 64;    ///< metres
constexpr float kApart = 2.5F; ///< metres in height: a line further above or below leads over a bridge or under it

template <typename F>
void forEachCell(const glm::vec3& a, const glm::vec3& b, const F& f) {
    const auto cell = [](float at) { return static_cast<std::int32_t>(std::floor(at / kCell)); };
    for (auto x = cell(std::min(a.x, b.x)); x <= cell(std::max(a.x, b.x)); ++x) {
        for (auto y = cell(std::min(a.y, b.y)); y <= cell(std::max(a.y, b.y)); ++y)
            f(std::uint64_t{static_cast<std::uint32_t>(x)} << 32U | static_cast<std::uint32_t>(y));
    }
}

std::optional<float> cut(const glm::vec3& a, const glm::vec3& b, const paths::DrawnEdge& road) {
    const auto r = glm::vec2(b - a);
    const auto s = glm::vec2(road.b - road.a);
    const auto between = glm::vec2(road.a - a);
    const auto cross = [](const glm::vec2& u, const glm::vec2& v) { return u.x * v.y - u.y * v.x; };
    const float span = cross(r, s);
    if (span == 0)
        return std::nullopt;
    const float t = cross(between, s) / span;
    const float u = cross(between, r) / span;
    if (t < 0 || t > 1 || u < 0 || u > 1)
        return std::nullopt;
    const float apart = a.z + (b.z - a.z) * t - (road.a.z + (road.b.z - road.a.z) * u);
    return std::abs(apart) <= kApart ? std::optional(t) : std::nullopt;
}

} // namespace

RoadGrid::RoadGrid(const Model& m) {
    m.forEachLive(kLink, [&](Slot l) {
        const auto edge = paths::drawnEdge(kGraph, m, l);
        if (edge && typeOf(m, edge->from) == NodeType::Car)
            forEachCell(edge->a, edge->b, [&](std::uint64_t cell) { cells_[cell].push_back(*edge); });
    });
}

std::optional<float> RoadGrid::firstCut(const glm::vec3& from, const glm::vec3& to,
                                        const std::vector<Slot>& without) const {
    std::optional<float> first;
    forEachCell(from, to, [&](std::uint64_t cell) {
        const auto roads = cells_.find(cell);
        if (roads == cells_.end())
            return;
        for (const auto& road : roads->second) {
            const auto at = cut(from, to, road);
            if (at && (!first || *at < *first) && !std::ranges::binary_search(without, road.from) &&
                !std::ranges::binary_search(without, road.to))
                first = at;
        }
    });
    return first;
}

std::vector<Slot> unmarkedCrossings(const Model& m) {
    const RoadGrid roads(m);
    std::vector<Slot> crossings;
    m.forEachLive(kLink, [&](Slot l) {
        const auto edge = paths::drawnEdge(kGraph, m, l);
        if (edge && isPed(m, edge->from) && (m.get(link::crossing, l) & kCrossesRoad) == 0 &&
            roads.firstCut(edge->a, edge->b))
            crossings.push_back(l);
    });
    return crossings;
}

} // namespace navsmith::systems::gta_sa_paths
