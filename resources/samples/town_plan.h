// The sample town as data, as a surveyor would record it. town_builder turns it into path nodes. Positions in world
// units, x east, y north.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "resources/samples/town_landscape.h"

namespace navsmith::samples {

enum class Way : std::uint8_t { Car, Boat };

/// A line of nodes. Roads with a common point meet there.
struct Road {
    std::string_view name; ///< for messages
    Way way = Way::Car;
    std::uint8_t roadClass = 1; ///< 0 slow, 1 normal, 2 highway
    std::uint8_t forward = 1;   ///< lanes from the first point to the last, 0 to 7
    std::uint8_t backward = 1;
    double median = 0;      ///< full width of the strip between the directions, at most 31.875
    std::uint8_t spawn = 0; ///< probability of traffic, 0 to 15
    bool pavement = false;  ///< ped paths on both sides
    bool switchedOff = false;
    std::vector<Point> points; ///< a ring if the last is the first
};

enum class SpotType : std::uint8_t {
    Lights,    ///< the junction has traffic lights, and its crossings lights for pedestrians
    Crossing,  ///< a crossing away from junctions
    Parking,   ///< cars park at the node
    RoadBlock, ///< the police may block the road here
};

/// Something at one point of a road.
struct Spot {
    SpotType type = SpotType::Lights;
    Point at;
};

/// A pedestrian-only path; its ends connect to the nearest pavement, or to the nearest footpath earlier in the plan.
struct Footpath {
    std::string_view name;
    bool through = true; ///< false: only the first point is connected and the path is a dead end, like a jetty
    std::vector<Point> points;
};

/// Raises the ground around a point, smoothly decreasing to nothing at the radius.
struct Hill {
    Point top;
    double radius = 0;
    double height = 0;
};

struct TownPlan {
    std::vector<std::uint8_t> areas; ///< squares that the town lies in
    double ground = 0;               ///< height of flat land; water lies at 0
    double spacing = 0;              ///< maximum distance between two nodes
    std::vector<Road> roads;
    std::vector<Footpath> footpaths;
    std::vector<Spot> spots;
    std::vector<Hill> hills;
    Landscape landscape; ///< what lies between and below the roads; only the game world shows it
};

/// Height of the ground at a point.
double groundAt(const TownPlan& plan, Point p);
/// Adds points to a line until no two neighbours are further apart than the plan allows.
std::vector<Point> cutUp(const TownPlan& plan, const std::vector<Point>& line);

/// A small town around the common corner (0, 0) of areas 27 (south-west), 28, 35 and 36 (north-east).
TownPlan townPlan();

} // namespace navsmith::samples
