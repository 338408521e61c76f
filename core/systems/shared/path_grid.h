// The squares that files of area paths cut the map into, and arithmetic on the coordinates in them. Those are raw here:
// x and y times 8, z by a step of the system's own. Any 32 bits are safe to work with.
#pragma once

#include <glm/vec3.hpp>

#include <cstdint>
#include <optional>
#include <vector>

namespace navsmith::systems::paths {

inline constexpr double kStep = 1.0 / 8; ///< units: of x and y, and of widths

using Coordinate = std::int32_t; ///< raw

struct RawPoint {
    Coordinate x = 0;
    Coordinate y = 0;
    Coordinate z = 0;

    bool operator==(const RawPoint&) const = default;
};

/// The squares of areas: as many in each direction, numbered row by row from the south-west.
struct Grid {
    int perSide = 8;
    int squareSize = 750; ///< units
    int edge = -3000;     ///< west and south edge, units
    /// What the files can hold.
    Coordinate lowest = INT16_MIN;
    Coordinate highest = INT16_MAX;

    [[nodiscard]] constexpr int areas() const { return perSide * perSide; }
    bool operator==(const Grid&) const = default;
};

/// The area whose square holds a point; points outside the map belong to the nearest square.
int areaAt(const Grid& grid, Coordinate x, Coordinate y);

/// True if the point lies in the area's square or within one step (0.125) of it.
bool nearlyInside(const Grid& grid, int area, Coordinate x, Coordinate y);

/// True if the areas are one or touch by a side or corner.
bool neighbours(const Grid& grid, int a, int b);
/// An area and those that touch it, ascending.
std::vector<int> around(const Grid& grid, int area);

/// The distance in units; `heightStep` is that of z.
double distance(RawPoint a, RawPoint b, double heightStep);

inline constexpr double kLongestEdge = 255; ///< units; longer ones do not fit the length byte

/// What the length byte of a link holds for a distance: whole units, cut off, at least 1, at most 255.
std::uint8_t wholeLength(double distance);

/// Where a point given in units lies; nothing if the files cannot hold its coordinates.
std::optional<RawPoint> snapped(const Grid& grid, glm::vec3 at, double heightStep);

/// The point of the straight line between two others that is nearest to one in plan.
RawPoint projected(RawPoint a, RawPoint b, RawPoint p);

/// Places for new nodes between two, evenly: one less than pieces.
std::vector<RawPoint> placesBetween(RawPoint a, RawPoint b, int pieces);

/// How many equal pieces an edge must be cut into for none to be longer than this.
int piecesFor(double length, double longest);

} // namespace navsmith::systems::paths
