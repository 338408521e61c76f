#include "resources/samples/town_plan.h"

namespace navsmith::samples {

TownPlan twoAreasPlan() {
    using enum Way;
    using enum SpotType;
    TownPlan plan;
    plan.areas = {27, 28};
    plan.ground = 6;
    plan.spacing = 50;
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
        {.name = "River",
         .way = Boat,
         .spawn = 8,
         .points = {{-420, -700},
                    {-300, -685},
                    {-120, -680},
                    {40, -690},
                    {240, -675},
                    {430, -650},
                    {440, -690},
                    {240, -715},
                    {40, -730},
                    {-120, -720},
                    {-300, -725},
                    {-420, -700}}},
        {.name = "Boatyard", .way = Boat, .spawn = 2, .points = {{-120, -680}, {-100, -655}}},
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

} // namespace navsmith::samples
