// The edges of a map's surfaces, which make stairs and ledges visible where shading does not.
#pragma once

#include "core/world/map_geometry.h"

#include <glm/vec3.hpp>

#include <cstdint>
#include <stop_token>
#include <vector>

namespace navsmith::world {

struct MapEdge {
    std::uint32_t from = 0; ///< index into MapGeometry::positions
    std::uint32_t to = 0;
    glm::vec3 normals[2]; ///< of the surfaces that meet there, length 1; equal if there is only one
};

/// For each entry of MapGeometry::layers.
using MapEdges = std::vector<std::vector<MapEdge>>;

/// Where a surface ends, and where two meet at more than kCrease. Triangles of one surface may divide their common line
/// in different places. Works on any thread. Empty if stopped.
MapEdges findEdges(const MapGeometry& map, const std::stop_token& stop = {});

/// Degrees. Terrain and rounded walls bend less from triangle to triangle.
inline constexpr float kCrease = 25;

} // namespace navsmith::world
