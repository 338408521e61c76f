// The polygons of a convex body that is given by the planes around it.
#pragma once

#include "formats/bsp/polygons.h"

#include <glm/vec3.hpp>

#include <cstddef>
#include <span>
#include <vector>

namespace navsmith::world {

inline constexpr std::size_t kMostBrushSides = 128; ///< of the engine; the work grows with the square of it

/// For each plane the part of it that bounds the body, clockwise as seen from outside; none for a plane that does not
/// touch it. Normals point outward and have length 1. Nothing for planes that leave the body open, or beyond what
/// bsp::isSound allows.
std::vector<std::vector<glm::vec3>> brushPolygons(std::span<const bsp::Plane> planes);

} // namespace navsmith::world
