// Covers polygons of other programs by the rectangles that areas are.
#pragma once

#include "core/systems/polygons.h"
#include "core/systems/source_nav/mesh/geometry.h"

#include <glm/vec3.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace navsmith::systems::source_nav {

struct CoverOptions {
    double grid = 25;          ///< width of the rectangles that fill other shapes; units
    double tolerance = 1;      ///< an edge so far off an axis counts as along it; units
    double leastNormalZ = 0.7; ///< steeper ground is left out
    double leastWidth = 1;     ///< narrower rectangles are left out; units
    bool downwards = false;    ///< also surfaces that are seen from below
};

struct Cover {
    std::vector<Patch> patches; ///< first those that are polygons as they are, in their order
    std::size_t exact = 0;      ///< polygons that are rectangles, with the heights of their corners
    std::size_t paired = 0;     ///< triangles that are halves of one
    std::size_t gridded = 0;    ///< other polygons
    std::size_t ofGrid = 0;     ///< rectangles that fill these
    std::size_t notFlat = 0;    ///< polygons with corners off their plane, whose heights are those of the plane
    std::vector<PolygonProblem> leftOut;
};

Cover coverPolygons(std::span<const Polygon> polygons, const CoverOptions& options);

/// Moves sides that lie within `tolerance` beside a side of an earlier rectangle, or of one of these areas, onto it.
/// Returns the number of sides.
std::size_t snapSides(std::vector<Patch>& patches, std::span<const Patch> areas, double tolerance);

// The parts of coverPolygons().

/// A polygon without corners that mean nothing.
struct Face {
    std::size_t polygon = 0; ///< its index
    std::vector<std::vector<glm::dvec3>> rings;
    glm::dvec3 normal{0}; ///< of length 1, upwards
    glm::dvec3 middle{0}; ///< on its plane
    double extent = 0;    ///< of the outline in plan; square units

    [[nodiscard]] double heightAt(double x, double y) const {
        return middle.z - (normal.x * (x - middle.x) + normal.y * (y - middle.y)) / normal.z;
    }
};

/// What an edge is found by, whichever way it goes.
using EdgeKey = std::array<std::int64_t, 6>;
EdgeKey edgeKey(const glm::dvec3& a, const glm::dvec3& b);

/// Fills faces, none of them vertical, by rectangles of the grid. Faces that share edges are filled together.
void fillFaces(std::span<const Face> faces, std::span<const Polygon> polygons, const CoverOptions& options, Cover& to);

} // namespace navsmith::systems::source_nav
