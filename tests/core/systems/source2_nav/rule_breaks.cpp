#include "tests/core/systems/source2_nav/rule_breaks.h"

#include "tests/core/systems/source2_nav/mesh_world.h"

namespace navsmith::tests {

namespace {

Break inMesh(std::string rule, std::string name, Source2Change change, Counts more = {}, std::size_t left = 0) {
    more.try_emplace(rule, 1);
    return {rule, std::move(name), more, [=] { return sevenWith(change); }, {}, left};
}

/// Of a rule without a fix.
Break kept(std::string rule, std::string name, Source2Change change, std::size_t count = 1) {
    return {rule, std::move(name), {{rule, count}}, [=] { return sevenWith(change); }, {}, count};
}

/// Both areas of the second hull are not connected.
void separate(Source2Mesh& m) {
    m.areas[5].edges[1].clear();
    m.areas[6].edges[3].clear();
}

FileBytes withoutAreas() {
    Source2Mesh mesh;
    return source2File(mesh);
}

} // namespace

std::vector<Break> source2Breaks() {
    return {
        inMesh("S2001", "a connection to a missing area",
               [](Source2Mesh& m) {
                   m.areas[2].edges[0] = {{99, 0}};
               }),
        inMesh("S2002", "a connection to a missing edge",
               [](Source2Mesh& m) {
                   m.areas[0].edges[1] = {{2, 7}};
               }),
        inMesh("S2003", "a connection to its own area",
               [](Source2Mesh& m) {
                   m.areas[2].edges[0] = {{3, 1}};
               }),
        inMesh("S2004", "a connection between hulls",
               [](Source2Mesh& m) {
                   m.areas[6].edges[0] = {{2, 0}};
               },
               {{"S2008", 1}}),
        inMesh("S2005", "a connection twice",
               [](Source2Mesh& m) {
                   m.areas[0].edges[1] = {{2, 3}, {2, 3}};
               }),
        kept("S2006", "a drop that is too deep", [](Source2Mesh& m) { m.hulls[0].jumpDown = 100; }),
        kept("S2007", "a way up that is too high",
             [](Source2Mesh& m) {
                 m.areas[3].edges[2] = {{5, 0}};
             }),
        kept("S2008", "a missing way back", [](Source2Mesh& m) { m.areas[1].edges[3].clear(); }),
        inMesh("S2010", "an id twice",
               [](Source2Mesh& m) {
                   separate(m);
                   m.areas[6].id = 6;
               },
               {{"S2015", 2}}),
        inMesh("S2010", "the id 0",
               [](Source2Mesh& m) {
                   m.areas[6].id = 0;
                   m.areas[5].edges[1] = {{0, 3}};
               }),
        kept("S2011", "two corners",
             [](Source2Mesh& m) {
                 m.areas[2].corners = {4, 6};
                 m.areas[2].edges = {{}, {{2, 1}}};
                 m.areas[1].edges[1] = {{3, 1}};
                 m.areas[1].corners = {1, 4, 5, 2};
             }),
        kept("S2011", "a corner beyond the table",
             [](Source2Mesh& m) {
                 m.areas[2].corners = {4, 6, 99};
             }),
        kept("S2012", "clockwise corners",
             [](Source2Mesh& m) {
                 m.areas[2].corners = {5, 6, 4};
             }),
        kept("S2012", "corners in one line",
             [](Source2Mesh& m) {
                 m.areas[2].corners = {4, 5, 5};
             }),
        kept("S2013", "a concave area",
             [](Source2Mesh& m) {
                 m.corners.push_back({100, 120, 0});
                 m.areas[3].corners = {3, 5, 7, 19, 8};
                 m.areas[3].edges.emplace_back();
             }),
        kept(
            "S2014", "a hull that is not there", [](Source2Mesh& m) { m.areas[5].hull = m.areas[6].hull = 5; }, 2),
        kept("S2015", "areas without connections", separate, 2),
        kept("S2017", "two areas apart from the rest",
             [](Source2Mesh& m) {
                 m.areas[1].edges[1].clear();
                 m.areas[2].edges[2].clear();
                 m.corners.push_back({400, 0, 0});
                 m.areas.push_back({.id = 8, .corners = {6, 19, 5}, .edges = {{}, {}, {{3, 1}}}});
                 m.areas[2].edges[1] = {{8, 2}};
             }),
        kept("S2018", "an area that reaches into its neighbour",
             [](Source2Mesh& m) {
                 m.corners.push_back({190, 0, 0});
                 m.corners.push_back({190, 100, 0});
                 m.areas[2].corners = {19, 6, 20};
             }),
        inMesh("S2016", "a ladder that is not there",
               [](Source2Mesh& m) {
                   m.areas[3].above = {1, 9};
               }),
        inMesh("S2020", "a ladder to a missing area", [](Source2Mesh& m) { m.ladders[0].areas[2] = 77; }),
        inMesh("S2021", "the id of a ladder twice", [](Source2Mesh& m) { m.ladders.push_back(m.ladders[0]); }),
        kept("S2022", "a ladder to nothing", [](Source2Mesh& m) { m.ladders[0].areas[0] = 0; }),
        kept("S2022", "a ladder from nowhere", [](Source2Mesh& m) { m.ladders[0].areas[4] = 0; }),
        kept("S2030", "a hiding spot beside the corners",
             [](Source2Mesh& m) {
                 m.areas[0].spots = {source2Spot(0, {50, 50, 0}, 3)};
             }),
        {"S2040", "no areas", {{"S2040", 1}}, withoutAreas, {}, 1},
    };
}

} // namespace navsmith::tests
