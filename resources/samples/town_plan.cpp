#include "resources/samples/town_plan.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace navsmith::samples {

namespace {

using enum SpotType;

/// The old town between the river and the hill, in areas 27 and 28.
TownPlan south() {
    TownPlan plan;
    plan.roads = {
        {.name = "Avenue",
         .forward = 2,
         .backward = 2,
         .median = 5,
         .spawn = 15,
         .pavement = true,
         .points = {{-400, -300}, {-220, -300}, {-80, -300}, {60, -300}, {250, -300}, {340, -305}, {410, -330}}},
        {.name = "Hill Street",
         .spawn = 12,
         .pavement = true,
         .points = {{-220, -620}, {-220, -520}, {-220, -300}, {-215, -200}, {-195, -135}, {-150, -90}}},
        {.name = "Hill Road",
         .spawn = 8,
         .pavement = true,
         .points = {{-150, -90}, {-95, -65}, {-30, -60}, {60, -85}, {150, -115}, {215, -125}, {250, -150}}},
        {.name = "Bank Street", .spawn = 10, .pavement = true, .points = {{-80, -520}, {-80, -300}, {-80, -200}}},
        {.name = "Market Street",
         .spawn = 15,
         .pavement = true,
         .points = {{60, -630}, {60, -520}, {60, -420}, {60, -300}, {60, -200}, {60, -85}}},
        {.name = "East Street",
         .spawn = 12,
         .pavement = true,
         .points = {{250, -620}, {250, -520}, {250, -300}, {250, -200}, {250, -150}}},
        {.name = "South Street, one-way to the east",
         .forward = 2,
         .backward = 0,
         .spawn = 12,
         .pavement = true,
         .points = {{-220, -520}, {-80, -520}, {60, -520}, {250, -520}}},
        {.name = "North Row, one-way to the west",
         .forward = 1,
         .backward = 0,
         .spawn = 10,
         .pavement = true,
         .points = {{250, -200}, {60, -200}, {-80, -200}, {-215, -200}}},
        {.name = "Market Yard",
         .roadClass = 0,
         .spawn = 4,
         .pavement = true,
         .switchedOff = true,
         .points = {{60, -420}, {20, -420}, {-20, -415}, {-30, -385}}},
        {.name = "Coast Road",
         .roadClass = 2,
         .forward = 2,
         .backward = 2,
         .median = 3,
         .spawn = 15,
         .points = {{-410, -645}, {-320, -630}, {-220, -620}, {-80, -625}, {60, -630}, {250, -620}, {420, -585}}},
        {.name = "River", .way = Way::Boat, .spawn = 8, .points = riverCourse()},
        {.name = "Boatyard", .way = Way::Boat, .spawn = 2, .points = {{-120, -680}, {-100, -655}}},
    };
    plan.footpaths = {
        {.name = "Park path", .points = {{-208, -500}, {-180, -450}, {-150, -400}, {-110, -380}, {-92, -330}}},
        {.name = "Hilltop path", .points = {{-190, -185}, {-150, -160}, {-110, -130}, {-95, -85}}},
    };
    plan.spots = {
        {Lights, {-220, -300}},   {Lights, {60, -300}},      {Lights, {250, -300}},
        {Lights, {60, -520}},     {Crossing, {215, -125}},   {Parking, {-30, -385}},
        {RoadBlock, {340, -305}}, {RoadBlock, {-320, -630}}, {RoadBlock, {-30, -60}},
    };
    plan.hills = {
        {.top = {-120, -110}, .radius = 260, .height = 26},
        {.top = {300, -420}, .radius = 180, .height = 9},
    };
    return plan;
}

/// The new town between the hill and the lake, in areas 35 and 36.
TownPlan north() {
    TownPlan plan;
    plan.roads = {
        {.name = "North Street",
         .spawn = 15,
         .pavement = true,
         .points = {{60, -85}, {60, -20}, {60, 80}, {60, 180}, {60, 240}, {60, 300}, {60, 360}, {60, 420}}},
        {.name = "North Road",
         .spawn = 10,
         .pavement = true,
         .points = {{60, 420}, {60, 500}, {50, 580}, {35, 640}, {30, 700}}},
        {.name = "Church Street",
         .spawn = 10,
         .pavement = true,
         .points =
             {{-150, -90}, {-165, -30}, {-195, 30}, {-215, 80}, {-220, 180}, {-220, 240}, {-220, 300}, {-220, 405}}},
        {.name = "School Lane",
         .spawn = 8,
         .pavement = true,
         .points = {{-80, 80}, {-80, 180}, {-80, 240}, {-80, 300}}},
        {.name = "Lake Street",
         .spawn = 12,
         .pavement = true,
         .points = {{250, -150}, {255, -60}, {250, 80}, {250, 180}, {250, 240}, {250, 300}, {250, 360}, {250, 420}}},
        {.name = "Jetty Road", .spawn = 4, .pavement = true, .points = {{250, 420}, {250, 465}}},
        {.name = "Mill Street",
         .spawn = 12,
         .pavement = true,
         .points = {{-400, 80}, {-310, 80}, {-215, 80}, {-80, 80}, {60, 80}, {250, 80}, {340, 80}, {428, 80}}},
        {.name = "School Street",
         .spawn = 10,
         .pavement = true,
         .points = {{-220, 300}, {-150, 300}, {-80, 300}, {60, 300}, {250, 300}, {320, 300}, {340, 280}, {340, 220}}},
        {.name = "Chestnut Row, one-way to the east",
         .forward = 2,
         .backward = 0,
         .spawn = 12,
         .pavement = true,
         .points = {{-220, 180}, {-80, 180}, {60, 180}, {250, 180}}},
        {.name = "Linden Row, one-way to the west",
         .forward = 1,
         .backward = 0,
         .spawn = 10,
         .pavement = true,
         .points = {{250, 240}, {60, 240}, {-80, 240}, {-220, 240}}},
        // Counter-clockwise, because traffic keeps right.
        {.name = "The Circus",
         .forward = 1,
         .backward = 0,
         .spawn = 8,
         .pavement = true,
         .points = {{300, 180},
                    {311.75, 151.75},
                    {340, 140},
                    {368.25, 151.75},
                    {380, 180},
                    {368.25, 208.25},
                    {340, 220},
                    {311.75, 208.25},
                    {300, 180}}},
        {.name = "Circus Street", .spawn = 8, .pavement = true, .points = {{250, 180}, {300, 180}}},
        {.name = "Circus Lane", .spawn = 6, .pavement = true, .points = {{340, 80}, {340, 140}}},
        {.name = "Orchard Lane",
         .roadClass = 0,
         .spawn = 3,
         .pavement = true,
         .points = {{-310, 80}, {-310, 20}, {-325, -40}, {-320, -100}}},
        {.name = "Farm Lane", .roadClass = 0, .spawn = 2, .points = {{-80, 420}, {-90, 490}, {-140, 550}, {-230, 580}}},
        {.name = "North Yard",
         .roadClass = 0,
         .spawn = 4,
         .pavement = true,
         .switchedOff = true,
         .points = {{60, 360}, {120, 360}, {180, 360}, {200, 375}}},
        {.name = "North Yard, the other side",
         .roadClass = 0,
         .spawn = 4,
         .pavement = true,
         .switchedOff = true,
         .points = {{120, 360}, {120, 395}}},
        {.name = "Lake", .way = Way::Boat, .spawn = 5, .points = lakeCourse()},
        {.name = "Landing stage", .way = Way::Boat, .spawn = 2, .points = {{240, 525}, {238, 503}}},
    };
    plan.footpaths = {
        {.name = "Chapel path", .points = {{-97, -45}, {-110, 0}, {-105, 40}, {-88, 66}}},
        {.name = "School path", .points = {{-95, 315}, {-85, 350}, {-50, 380}, {0, 385}, {45, 368}}},
        {.name = "Church path",
         .points = {{-236, 190}, {-275, 225}, {-310, 230}, {-320, 180}, {-300, 130}, {-264, 96}}},
        {.name = "Garden path", .points = {{76, 98}, {110, 120}, {155, 130}, {200, 140}, {234, 164}}},
        {.name = "Lake walk, west", .points = {{76, 535}, {110, 520}, {150, 490}, {200, 470}, {238, 462}}},
        {.name = "Lake walk, east",
         .points = {{262, 462},
                    {330, 480},
                    {400, 500},
                    {430, 550},
                    {425, 610},
                    {370, 655},
                    {280, 665},
                    {190, 655},
                    {130, 620},
                    {90, 600},
                    {64, 588}}},
        {.name = "Jetty", .through = false, .points = {{249, 480}, {249, 508}}},
    };
    plan.spots = {
        {Lights, {60, -85}},     {Lights, {60, 80}},     {Lights, {60, 420}},     {Lights, {250, 300}},
        {Crossing, {-150, 300}}, {Crossing, {250, 360}}, {Crossing, {60, -20}},   {Parking, {200, 375}},
        {Parking, {120, 395}},   {RoadBlock, {50, 580}}, {RoadBlock, {255, -60}}, {RoadBlock, {-165, -30}},
    };
    plan.hills = {
        {.top = {-320, 200}, .radius = 160, .height = 14},
        {.top = {-200, 600}, .radius = 200, .height = 12},
    };
    return plan;
}

/// Closes the ring together with the Coast Road.
TownPlan ringRoad() {
    TownPlan plan;
    plan.roads = {
        {.name = "Ring Road",
         .roadClass = 2,
         .forward = 2,
         .backward = 2,
         .median = 5,
         .spawn = 15,
         .points = {{-410, -645}, {-425, -560}, {-420, -430}, {-400, -300}, {-405, -160}, {-408, -30},
                    {-400, 80},   {-385, 210},  {-350, 310},  {-285, 375},  {-220, 405},  {-80, 420},
                    {60, 420},    {250, 420},   {345, 390},   {405, 310},   {425, 190},   {428, 80},
                    {430, -30},   {430, -190},  {410, -330},  {420, -450},  {420, -585}}},
    };
    plan.spots = {{RoadBlock, {-408, -30}}, {RoadBlock, {430, -30}}, {RoadBlock, {345, 390}}};
    return plan;
}

template <typename T>
void append(std::vector<T>& to, const std::vector<T>& more) {
    std::ranges::copy(more, std::back_inserter(to));
}

} // namespace

TownPlan townPlan() {
    TownPlan plan;
    plan.areas = {27, 28, 35, 36};
    plan.ground = 6;
    plan.spacing = 50;
    plan.landscape = townLandscape();
    for (const auto& part : {south(), north(), ringRoad()}) {
        append(plan.roads, part.roads);
        append(plan.footpaths, part.footpaths);
        append(plan.spots, part.spots);
        append(plan.hills, part.hills);
    }
    return plan;
}

double groundAt(const TownPlan& plan, Point p) {
    double z = plan.ground;
    for (const auto& hill : plan.hills) {
        const double d = distance(p, hill.top) / hill.radius;
        if (d < 1)
            z += hill.height * (1 - d * d) * (1 - d * d);
    }
    return z;
}

std::vector<Point> cutUp(const TownPlan& plan, const std::vector<Point>& line) {
    std::vector<Point> cut{line.front()};
    for (std::size_t i = 0; i + 1 < line.size(); ++i) {
        const Point a = line[i];
        const Point b = line[i + 1];
        const auto pieces = static_cast<int>(std::ceil(distance(a, b) / plan.spacing));
        for (int k = 1; k <= pieces; ++k) {
            const double part = static_cast<double>(k) / pieces;
            cut.push_back({a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part});
        }
    }
    return cut;
}

} // namespace navsmith::samples
