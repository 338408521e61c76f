// Points with colours that triangles or lines connect.
#pragma once

#include "core/symbol/primitives.h"
#include "core/world/map_geometry.h"

#include <glm/vec3.hpp>

#include <cstdint>
#include <initializer_list>
#include <vector>

namespace navsmith::exports {

struct Wires {
    std::vector<glm::vec3> positions; ///< world units, z up
    std::vector<symbol::Rgba> colours;
    std::vector<std::uint32_t> indices;

    std::uint32_t add(const glm::vec3& position, symbol::Rgba colour);
    void connect(std::initializer_list<std::uint32_t> points) { indices.insert(indices.end(), points); }
    /// The triangles of a layer of a map, without colours, and only the corners that they use.
    void add(const world::MapGeometry& geometry, const world::LayerRange& range);
};

} // namespace navsmith::exports
