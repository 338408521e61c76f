// What lies around, below and above the roads of the sample town, as data. town_ground turns it into the game's
// collision models. Positions in world units, x east, y north.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "resources/samples/plane.h"

namespace navsmith::samples {

/// Still water at height 0: everything within `margin` of a line and, if it is a ring, inside it.
struct Water {
    std::vector<Point> line; ///< a ring if the last is the first
    double margin = 0;
    double bank = 0; ///< width of the slope from the shore up to the land
};

/// A round pond.
struct Pond {
    Point middle;
    double radius = 0;
    double level = 0;
};

/// Rises above the ground without its roads, which pass through a tunnel.
struct Headland {
    Point top;
    double radiusX = 0;
    double radiusY = 0;
    double height = 0;
};

enum class SpanType : std::uint8_t {
    Bridge,
    Tunnel,
    Footbridge, ///< also a jetty
};

/// A straight stretch of a road or footpath that does not lie on the ground.
struct Span {
    SpanType type = SpanType::Bridge;
    Point from; ///< on the centre line
    Point to;
};

/// What covers the ground.
enum class Cover : std::uint8_t {
    Road,
    Pavement,
    Path,
    CarPark,
    Square,
    Lawn,
    Park,
    Field,
    Wood,
    Yard,
    Beach,
    Shore,
    Bed, ///< below water
    Rock,
    UnderBridge,
    AboveTunnel,
};

struct TerrainPatch {
    Cover cover = Cover::Lawn;
    Ring outline;
};

enum class Landmark : std::uint8_t {
    TownHall,
    Church,
    School,
    Windmill,
    Barn,
    Lighthouse,
    Warehouse,
    Boathouse,
    Statue,
    Garage,
    Kiosk,
    Shelter,
    Sign,
    RowingBoat,
};

struct Site {
    Landmark what = Landmark::TownHall;
    Point at;
    double heading = 0; ///< degrees counter-clockwise; 0: its front faces south
};

struct Landscape {
    Ring coast;       ///< empty: land everywhere
    double beach = 0; ///< width of the slope from the sea up to the land
    std::vector<Water> waters;
    std::vector<Pond> ponds;
    std::vector<Headland> headlands;
    std::vector<Span> spans;
    std::vector<TerrainPatch> patches;
    std::vector<Site> sites;
    std::array<Point, 2> centre;  ///< the line along which the tallest houses stand
    std::array<Point, 2> bathing; ///< south-western and north-eastern corner of where people bathe in the sea
    Point room;                   ///< a room indoors, far above this place
};

// Rings that boats sail along.
std::vector<Point> riverCourse();
std::vector<Point> lakeCourse();

/// The island of the sample town.
Landscape townLandscape();

} // namespace navsmith::samples
