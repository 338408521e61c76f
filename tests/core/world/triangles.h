// The triangles of a layer in a form that can be compared.
#pragma once

#include "core/world/map_geometry.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace navsmith::world {

using Corners = std::array<std::array<float, 3>, 3>;

/// Rotates each triangle to start with its lowest corner, which keeps the winding, and sorts the list.
inline std::vector<Corners> sorted(std::vector<Corners> triangles) {
    for (Corners& triangle : triangles)
        std::rotate(triangle.begin(), std::min_element(triangle.begin(), triangle.end()), triangle.end());
    std::sort(triangles.begin(), triangles.end());
    return triangles;
}

inline std::vector<Corners> trianglesOf(const MapGeometry& map, MapLayer layer) {
    std::vector<Corners> triangles;
    for (const LayerRange& range : map.layers) {
        if (range.layer != layer)
            continue;
        for (std::size_t t = range.firstTriangle; t < std::size_t{range.firstTriangle} + range.triangleCount; ++t) {
            Corners corners{};
            for (std::size_t i = 0; i < 3; ++i) {
                const glm::vec3& position = map.positions.at(map.indices.at(3 * t + i));
                corners[i] = {position.x, position.y, position.z};
            }
            triangles.push_back(corners);
        }
    }
    return sorted(std::move(triangles));
}

} // namespace navsmith::world
