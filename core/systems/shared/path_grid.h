// The squares that files of area paths cut the map into, and arithmetic on the coordinates in them. Those are raw here:
// x and y times 8, z by a step of the system's own.
#pragma once

#include <glm/vec3.hpp>

#include <cstdint>
#include <optional>
#include <vector>

namespace navsmith::systems::paths {

inline constexpr int kAreas = 64;
inline constexpr int kAreasPerSide = 8;
inline constexpr double kAreaSize = 750;    ///< units
inline constexpr double kWorldEdge = -3000; ///< west and south edge, units
inline constexpr double kStep = 1.0 / 8;    ///< units: of x and y, and of widths

struct RawPoint {
    std::int16_t x = 0;
    std::int16_t y = 0;
    std::int16_t z = 0;

    bool operator==(const RawPoint&) const = default;
};

/// The area whose square holds a point, row by row from the south-west; points outside the map belong to the nearest
/// square.
int areaAt(std::int16_t x, std::int16_t y);

/// True if the point lies in the area's square or within one step (0.125) of it.
bool nearlyInside(int area, std::int16_t x, std::int16_t y);

/// True if the areas are one or touch by a side or corner.
bool neighbours(int a, int b);

/// In units; `heightStep` is that of z.
double distance(RawPoint a, RawPoint b, double heightStep);

inline constexpr double kLongestEdge = 255; ///< units; longer ones do not fit the length byte

/// What the length byte of a link holds for a distance: whole units, cut off, at least 1, at most 255.
std::uint8_t wholeLength(double distance);

/// Where a point given in units lies; nothing if the coordinates do not fit 16 bits.
std::optional<RawPoint> snapped(glm::vec3 at, double heightStep);

/// The point of the straight line between two others that is nearest to one in plan.
RawPoint projected(RawPoint a, RawPoint b, RawPoint p);

/// Places for new nodes between two, evenly: one less than pieces.
std::vector<RawPoint> placesBetween(RawPoint a, RawPoint b, int pieces);

/// In as many equal pieces an edge is cut for none to be longer than this.
int piecesFor(double length, double longest);

} // namespace navsmith::systems::paths
