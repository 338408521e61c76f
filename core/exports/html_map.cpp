#include "core/exports/html.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <tuple>
#include <unordered_map>
#include <utility>

namespace navsmith::exports {

namespace {

bool isShownInPages(world::MapLayer layer) {
    return (world::visibleLayers() & world::layerBit(layer)) != 0 && layer != world::MapLayer::Sky &&
           layer != world::MapLayer::Water;
}

/// All shown triangles of the map, also of pieces that stand in it.
Wires shownTriangles(const world::Backdrop& map) {
    Wires wires;
    for (const auto& range : map.geometry.layers) {
        if (isShownInPages(range.layer))
            wires.add(map.geometry, range);
    }
    return wires;
}

/// Joins the corners in each cell of a grid. Triangles that become lines are left out, and doubles.
Wires joined(const Wires& wires, float step) {
    struct Hash {
        std::size_t operator()(const std::array<std::int32_t, 3>& cell) const {
            std::size_t hash = 0;
            for (const auto part : cell)
                hash = hash * 1'000'003U + static_cast<std::uint32_t>(part);
            return hash;
        }
    };
    Wires out;
    std::unordered_map<std::array<std::int32_t, 3>, std::uint32_t, Hash> cells;
    std::vector<std::uint32_t> to;
    to.reserve(wires.positions.size());
    for (const auto& p : wires.positions) {
        const std::array cell{static_cast<std::int32_t>(std::lround(p.x / step)),
                              static_cast<std::int32_t>(std::lround(p.y / step)),
                              static_cast<std::int32_t>(std::lround(p.z / step))};
        const auto [it, fresh] = cells.try_emplace(cell, static_cast<std::uint32_t>(out.positions.size()));
        if (fresh)
            out.positions.push_back(p);
        to.push_back(it->second);
    }
    std::vector<std::array<std::uint32_t, 3>> triangles;
    for (std::size_t i = 0; i + 2 < wires.indices.size(); i += 3) {
        std::array corners{to[wires.indices[i]], to[wires.indices[i + 1]], to[wires.indices[i + 2]]};
        if (corners[0] == corners[1] || corners[1] == corners[2] || corners[2] == corners[0])
            continue;
        std::rotate(corners.begin(), std::ranges::min_element(corners), corners.end());
        triangles.push_back(corners);
    }
    std::ranges::sort(triangles);
    triangles.erase(std::unique(triangles.begin(), triangles.end()), triangles.end());
    for (const auto& corners : triangles)
        out.indices.insert(out.indices.end(), corners.begin(), corners.end());
    return out;
}

} // namespace

Wires reducedMap(const world::Backdrop& map, std::size_t mostTriangles) {
    auto wires = shownTriangles(map);
    constexpr int largestPower = 12; // of two: the step
    auto reduced = wires;
    for (int power = 1; reduced.indices.size() / 3 > mostTriangles && power <= largestPower; ++power)
        reduced = joined(wires, std::ldexp(1.0F, power));
    return reduced;
}

} // namespace navsmith::exports
