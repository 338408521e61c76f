// Computes the faces of a convex brush from its bounding planes.
#pragma once

#include "formats/bsp/polygons.h"

#include <glm/vec3.hpp>

#include <cstddef>
#include <span>
#include <vector>

namespace navsmith::world {

inline constexpr std::size_t kMostBrushSides = 128; ///< the engine's limit; the cost is quadratic in it

/// For each plane, the polygon in which it bounds the brush, clockwise as seen from outside; empty for a plane that
/// does not touch the brush. Normals point outward and have length 1. Returns nothing if the planes leave the brush
/// open or exceed the limits of bsp::isSound.
std::vector<std::vector<glm::vec3>> brushPolygons(std::span<const bsp::Plane> planes);

} // namespace navsmith::world
