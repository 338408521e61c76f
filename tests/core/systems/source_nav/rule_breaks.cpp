#include "tests/core/systems/source_nav/rule_breaks.h"

#include <limits>

namespace navsmith::tests {

namespace {

struct MeshBreak {
    std::string name;
    std::string rule;
    Counts expected;
    std::function<void(RawMesh&)> inMesh;
    RawMesh mesh = soundMesh(); ///< what is broken
    bool mended = true;         ///< by the fix of the rule
    std::function<void(Bytes&)> inBytes = {};
};

constexpr std::size_t kNorthSide = 0;
constexpr std::size_t kEastSide = 1;
constexpr std::size_t kSouthSide = 2;
constexpr std::size_t kWestSide = 3;
constexpr float kNaN = std::numeric_limits<float>::quiet_NaN();
constexpr float kInfinity = std::numeric_limits<float>::infinity();

RawNavArea& level(RawNavArea& area, float z) {
    area.northWest[2] = z;
    area.southEast[2] = z;
    area.northEastZ = z;
    area.southWestZ = z;
    return area;
}

/// An area like area 3 somewhere else, that nothing leads to.
RawNavArea& addArea(RawMesh& m, std::uint32_t id, float x, float y) {
    auto area = m.areas[2];
    area.id = id;
    area.northWest = {x, y, 0};
    area.southEast = {x + 100, y + 100, 0};
    area.hidingSpots.clear();
    area.approaches.clear();
    for (auto& side : area.connections)
        side.clear();
    m.areas.push_back(area);
    return m.areas.back();
}

std::vector<MeshBreak> all() {
    using namespace std::string_literals;
    const auto counterStrike = soundMesh(16, 1, RawGame::CounterStrike);
    const auto leftForDead = soundMesh(16, 14, RawGame::LeftForDead);
    const auto goldSrc = soundMesh(5);
    return {
        {"no areas",
         "NAV001",
         {{"NAV001", 1}, {"NAV026", 1}, {"NAV062", 2}},
         [](RawMesh& m) {
             m.areas.clear();
             m.ladders[0].areas = {};
         },
         soundMesh(),
         false},
        {"connection to a missing area",
         "NAV002",
         {{"NAV002", 1}},
         [](RawMesh& m) { m.areas[2].connections[kSouthSide].push_back(77); }},
        {"connection to no area",
         "NAV002",
         {{"NAV002", 1}},
         [](RawMesh& m) { m.areas[2].connections[kSouthSide].push_back(0); }},
        {"two areas of one id", "NAV003", {{"NAV003", 1}, {"NAV054", 1}}, [](RawMesh& m) { addArea(m, 3, 900, 900); }},
        {"area of id 0", "NAV003", {{"NAV003", 1}, {"NAV054", 1}}, [](RawMesh& m) { addArea(m, 0, 900, 900); }},
        {"list of a missing ladder", "NAV004", {{"NAV004", 1}}, [](RawMesh& m) { m.areas[3].ladders[0] = {9}; }},
        {"list of no ladder",
         "NAV004",
         {{"NAV004", 1}},
         [](RawMesh& m) {
             m.areas[3].ladders[1] = {0, 0};
         }},
        {"corner that is no number",
         "NAV005",
         {{"NAV005", 1}},
         [](RawMesh& m) { m.areas[2].southWestZ = kNaN; },
         soundMesh(),
         false},
        {"infinite corner",
         "NAV005",
         {{"NAV005", 1}},
         [](RawMesh& m) { m.areas[2].southEast[0] = kInfinity; },
         soundMesh(),
         false},
        {"spot that is nowhere",
         "NAV006",
         {{"NAV006", 1}},
         [](RawMesh& m) { m.areas[0].hidingSpots[0].position[2] = kNaN; },
         soundMesh(),
         false},
        {"ladder without a width",
         "NAV007",
         {{"NAV007", 1}},
         [](RawMesh& m) { m.ladders[0].width = kNaN; },
         soundMesh(),
         false},
        {"long name",
         "NAV008",
         {{"NAV008", 1}},
         [](RawMesh& m) { m.places[0] = std::string(256, 'x') + '\0'; },
         soundMesh(),
         false},
        {"name without an end", "NAV008", {{"NAV008", 1}}, [](RawMesh& m) { m.places[0] = "BombsiteA"; }},
        {"fog name without an end", "NAV009", {{"NAV009", 1}}, [](RawMesh& m) { m.fogPlaces[0] = "fog"; }, leftForDead},
        {"sixth side", "NAV010", {{"NAV010", 1}}, [](RawMesh& m) { m.areas[1].encounters[0].toDirection = 6; }},
        {"sees a missing area",
         "NAV011",
         {{"NAV011", 1}},
         [](RawMesh& m) {
             m.areas[3].visible = {{77, 1}, {1, 1}};
         }},
        {"sees an area that was deleted",
         "NAV011",
         {{"NAV011", 1}},
         [](RawMesh& m) {
             m.areas[3].visible = {{0, 1}};
         }},
        {"sees beyond the last area",
         "NAV011",
         {{"NAV011", 1}},
         [](RawMesh& m) {
             m.areas[3].visible = {{5, 1}};
         },
         leftForDead},
        {"connection to itself",
         "NAV020",
         {{"NAV020", 1}},
         [](RawMesh& m) { m.areas[2].connections[kEastSide].push_back(3); }},
        {"climbs up a wall",
         "NAV021",
         {{"NAV021", 1}},
         [](RawMesh& m) {
             level(m.areas[4], 201);
             m.areas[3].connections[kEastSide] = {5};
         },
         soundMesh(),
         false},
        {"on the wrong side",
         "NAV022",
         {{"NAV022", 1}},
         [](RawMesh& m) { std::swap(m.areas[2].connections[kWestSide], m.areas[2].connections[kEastSide]); }},
        {"on the wrong side, and on the correct one",
         "NAV022",
         {{"NAV022", 1}},
         [](RawMesh& m) { m.areas[2].connections[kEastSide].push_back(m.areas[2].connections[kWestSide].front()); }},
        {"two spots of one id",
         "NAV023",
         {{"NAV023", 1}},
         [](RawMesh& m) {
             m.areas[3].hidingSpots = {{2, {50, 150, 0}, 1}};
         }},
        {"two ladders of one id",
         "NAV024",
         {{"NAV024", 1}, {"NAV027", 1}},
         [](RawMesh& m) { m.ladders.push_back(m.ladders[0]); }},
        {"ladder to a missing area", "NAV025", {{"NAV025", 1}}, [](RawMesh& m) { m.ladders[0].areas[3] = 77; }},
        {"ladder without a foot",
         "NAV026",
         {{"NAV026", 1}, {"NAV028", 1}},
         [](RawMesh& m) { m.ladders[0].areas[4] = 0; },
         soundMesh(),
         false},
        {"ladder for going down only",
         "NAV026",
         {{"NAV026", 1}},
         [](RawMesh& m) {
             m.ladders[0].areas = {0, 0, 0, 5, 2};
         },
         soundMesh(),
         false},
        {"ladder that its foot does not list",
         "NAV027",
         {{"NAV027", 1}},
         [](RawMesh& m) { m.areas[1].ladders[0].clear(); }},
        {"ladder listed the wrong way round",
         "NAV027",
         {{"NAV027", 1}, {"NAV028", 2}},
         [](RawMesh& m) {
             for (const std::size_t a : {1U, 4U})
                 std::swap(m.areas[a].ladders[0], m.areas[a].ladders[1]);
         }},
        {"ladder of another area", "NAV028", {{"NAV028", 1}}, [](RawMesh& m) { m.areas[3].ladders[0] = {1}; }},
        {"ladder that faces nowhere",
         "NAV029",
         {{"NAV029", 1}},
         [](RawMesh& m) { m.ladders[0].direction = 4; },
         soundMesh(),
         false},
        {"path from a missing area", "NAV030", {{"NAV030", 1}}, [](RawMesh& m) { m.areas[1].encounters[0].from = 77; }},
        {"path to no area", "NAV030", {{"NAV030", 1}}, [](RawMesh& m) { m.areas[1].encounters[0].to = 0; }},
        {"missing spot",
         "NAV031",
         {{"NAV031", 1}},
         [](RawMesh& m) { m.areas[1].encounters[0].spots.emplace_back(99, 7); }},
        {"missing approach area",
         "NAV032",
         {{"NAV032", 1}},
         [](RawMesh& m) { m.areas[2].approaches[0].previous = 99; },
         counterStrike},
        {"17 approach areas",
         "NAV033",
         {{"NAV033", 1}},
         [](RawMesh& m) { m.areas[2].approaches.resize(17, m.areas[2].approaches[0]); },
         counterStrike,
         false},
        {"inherits from a missing area", "NAV034", {{"NAV034", 1}}, [](RawMesh& m) { m.areas[3].inherit = 99; }},
        {"place beyond the last", "NAV035", {{"NAV035", 1}}, [](RawMesh& m) { m.areas[3].place = 3; }, goldSrc},
        {"fog place beyond the last",
         "NAV035",
         {{"NAV035", 1}},
         [](RawMesh& m) { m.areas[3].fogPlace = 3; },
         leftForDead},
        {"empty name", "NAV036", {{"NAV036", 1}}, [](RawMesh& m) { m.places[0] = "\0"s; }, soundMesh(), false},
        {"name with an accent",
         "NAV036",
         {{"NAV036", 1}},
         [](RawMesh& m) { m.places[0] = "caf\xC3\xA9\0"s; },
         soundMesh(),
         false},
        {"empty fog name", "NAV037", {{"NAV037", 1}}, [](RawMesh& m) { m.fogPlaces[0] = "\0"s; }, leftForDead, false},
        {"flat area",
         "NAV038",
         {{"NAV038", 1}},
         [](RawMesh& m) { m.areas[3].southEast[1] = m.areas[3].northWest[1]; },
         soundMesh(),
         false},
        {"area over another",
         "NAV039",
         {{"NAV039", 1}, {"NAV054", 1}},
         [](RawMesh& m) { level(addArea(m, 6, 250, 50), 10); },
         soundMesh(),
         false},
        {"area a little over another", "NAV079", {{"NAV079", 1}}, [](RawMesh& m) { m.areas[2].northWest[0] -= 5; }},
        {"time below 0", "NAV040", {{"NAV040", 1}}, [](RawMesh& m) { m.areas[2].occupyTimes[1] = -1; }},
        {"time that is none", "NAV040", {{"NAV040", 1}}, [](RawMesh& m) { m.areas[2].occupyTimes[0] = kNaN; }},
        {"too bright", "NAV041", {{"NAV041", 1}}, [](RawMesh& m) { m.areas[2].light[2] = 1.5F; }},
        {"wrong byte", "NAV042", {{"NAV042", 1}}, [](RawMesh& m) { m.hasUnnamedAreas = 1; }},
        {"stale bytes",
         "NAV050",
         {{"NAV050", 1}},
         {},
         goldSrc,
         true,
         [](std::vector<std::byte>& bytes) { bytes.resize(bytes.size() + 5); }},
        {"version 3", "NAV051", {{"NAV051", 1}}, {}, soundMesh(3), false},
        {"analysed twice", "NAV052", {{"NAV052", 1}}, [](RawMesh& m) { m.analysed = 2; }},
        {"unknown visibility",
         "NAV053",
         {{"NAV053", 1}},
         [](RawMesh& m) { m.areas[0].visible[1].second = 4; },
         soundMesh(),
         false},
        {"lonely area", "NAV054", {{"NAV054", 1}}, [](RawMesh& m) { addArea(m, 6, 900, 900); }, soundMesh(), false},
        {"island",
         "NAV055",
         {{"NAV055", 1}},
         [](RawMesh& m) {
             addArea(m, 6, 900, 900).connections[kEastSide] = {7};
             addArea(m, 7, 1000, 900).connections[kWestSide] = {6};
         },
         soundMesh(),
         false},
        {"one way on the level",
         "NAV056",
         {{"NAV056", 1}},
         [](RawMesh& m) { m.areas[2].connections[kWestSide].clear(); },
         soundMesh(),
         false},
        {"far away",
         "NAV057",
         {{"NAV057", 1}},
         [](RawMesh& m) { addArea(m, 6, 401, 0).connections[kWestSide] = {3}; },
         soundMesh(),
         false},
        {"deadly drop", "NAV058", {{"NAV058", 1}}, [](RawMesh& m) { level(m.areas[4], 401); }, soundMesh(), false},
        {"twice", "NAV059", {{"NAV059", 1}}, [](RawMesh& m) { m.areas[3].connections[kNorthSide].push_back(1); }},
        {"higher than a jump",
         "NAV066",
         {{"NAV066", 1}},
         [](RawMesh& m) {
             level(m.areas[4], 100);
             m.areas[3].connections[kEastSide] = {5};
         },
         soundMesh(),
         false},
        {"spot outside",
         "NAV060",
         {{"NAV060", 1}},
         [](RawMesh& m) { m.areas[0].hidingSpots[0].position[0] = -20; },
         soundMesh(),
         false},
        {"area without a place",
         "NAV061",
         {{"NAV061", 1}},
         [](RawMesh& m) {
             m.areas[3].place = 0;
             m.hasUnnamedAreas = 1;
         },
         soundMesh(),
         false},
        {"unused place", "NAV062", {{"NAV062", 1}}, [](RawMesh& m) { m.places.push_back("Tunnel\0"s); }},
        {"two places of one name", "NAV063", {{"NAV063", 1}}, [](RawMesh& m) { m.places[1] = m.places[0]; }},
        {"spot of id 0, which is not there",
         "NAV064",
         {{"NAV064", 1}},
         [](RawMesh& m) { m.areas[1].encounters[0].spots[0].first = 0; }},
        {"ladder's length", "NAV065", {{"NAV065", 1}}, [](RawMesh& m) { m.ladders[0].length = 190; }},
    };
}

} // namespace

std::vector<Break> meshBreaks() {
    std::vector<Break> made;
    for (const auto& b : all()) {
        const auto files = [b] {
            auto mesh = b.mesh;
            if (b.inMesh)
                b.inMesh(mesh);
            auto bytes = buildMesh(mesh);
            if (b.inBytes)
                b.inBytes(bytes);
            return FileBytes{{"a.nav", bytes}};
        };
        made.push_back({b.rule, b.name, b.expected, files, {}, b.mended ? 0 : b.expected.at(b.rule)});
    }
    return made;
}

} // namespace navsmith::tests
