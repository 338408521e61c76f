// Texts: waypoints of Quake's mods, paths of GTA's studio, points, expressions, graphs and meshes that are texts.
#include "tests/fuzz/make_seeds/seeds.h"
#include "tests/support/ain_bytes.h"
#include "tests/support/graph_bytes.h"
#include "tests/support/nav_bytes.h"
#include "tests/support/quake_nav_bytes.h"

namespace navsmith::fuzz {
namespace {

using namespace navsmith::tests;

void addWaypoints(Seeds& seeds) {
    const auto add = [&](unsigned dialect, std::string_view text) {
        seeds.add("fuzz_quake_waypoints", "text", RawWriter().u8(dialect).text(text).bytes);
    };
    add(0, "CreateMarker 1 2 3\nCreateMarker -4 5 6\nSetGoal 1 2\nSetZone 1 3\nSetMarkerPath 1 0 5\nSetMarkerFlag 4 "
           "uf\nSetMarkerPath 5 2 1\nSetMarkerPathFlags 5 2 rj\nSetRocketJumpPathFields 5 2 78.3 -1.0 4\n");
    add(0,
        "// by me\r\nCreateMarker  1 2 3\r\n\r\nCreateMarker 4 5 6\r\nSetZone 1 03\r\nSetZone 2 1\r\nSetMarkerPath 1 "
        "0 2\r\nWhatever 3\r\nSetMarkerPath 2 0 1");
    add(0, "// map markers: 3\nCreateMarker 1 2 3\nSetMarkerFlag 1 bcdefghijklmnopqrstuvwxyz\nSetZone 4 1\n"
           "SetMarkerViewOfs 4 12.5\nSetMarkerPathAngleHint 4 0 45\nSetMarkerPath 99999 0 1\nSetMarkerPath 1 9 1\n");
    add(1, "saved1 1; saved2 2; saved3 3\nscratch1 2; scratch2 0; scratch3 0; scratch4 0\nsaved4 1; wait\nsaved3 "
           "-4\nscratch1 0; scratch2 1\nsaved4 1034; wait\nsaved4 3\n");
    add(1,
        "// comment\nsaved1 1;saved2 2;saved3 3\nscratch1 2;scratch2 3;scratch3 4;scratch4 5\nsaved4 131072;wait\nset "
        "saved1 5\nseta scratch1 \"7\"\nsaved4 1\nwait\nunknown 5\n");
    add(2, "void() map_a =\n{\n\tmake_way('1 2 3', '4 5 6', 7, 8, 9, 10, 1);\n};\n");
    add(2, "void(vector org, float bit1, float bit2, float bit3, float bit4, float flargs) make_way;\nvoid() map_dm4 "
           "=\n{\n"
           "\tmake_way('1 2 3', 2, 0, 0, 0, 0);\n\tmake_way('-1.5 2 3', 1, 3, 0, 0, 256); // second\n};\n/* x */\n");
    add(3, "void() map_a "
           "=\n{\ncustom_marker_start=2;\nN(1,2,3);\nLSQ();\nZ1(m2);\nm1.P0=m2;\nm1.D0=3;\nm2.P1=m1;m2.D1=512;\n"
           "G1(m1);\nm2.T=2;\n};\n/* MarkerInfo\nm1 item_shells 7 8 9;\n*/\n");
    add(4,
        "0 0 0\n10 10 10\n0\n100 0 0\n110 10 10\n4\n200 0 0\n210 10 10\n0\n\f5 5 5*105 5 5\n105 5 5*205 5 5\n// x\n9 "
        "9*1\n\f'5 5 5'*'105 5 5'\n*105 5 5*5 5 5\n# y\n106 6 5*204 5 5\n");
    add(1,
        "saved1 1; saved2 2; saved3 3\nscratch1 2; scratch2 0; scratch3 0; scratch4 0\nsaved4 1; wait\nbot_plan 1\n\f"
        "saved1 4; saved2 5; saved3 6\nscratch1 1; scratch2 0; scratch3 0; scratch4 0\nsaved4 2; wait\nsaved4 3\n");
    add(4, "1 2 3\n1 2 3\n0\n4 5 6\n7 8 9\n1\n");
    add(4, "//WAYPOINT_VERSION 1.04\n//WAYPOINT_TIME x\n'1 2 3'\n'1 2 3'\n0.000000\n'4 5 6'\n'7 8 9'\n1024\n");
}

void addGraphs(Seeds& seeds) {
    for (const std::int32_t version : {27, 28, 34, 35, 36, 37, 38, 40, 41, 42}) {
        for (const std::string_view end : {"\r\r\n", "\r\n", "\n"})
            seeds.add("fuzz_ain_file", "fourteen", bytesOfAin(ainOfFourteen(version), end));
    }
    for (const std::uint32_t count : {0xFFFFFFFFU, 5000U}) {
        auto graph = bytesOfAin(ainOfFourteen(37));
        setU32(graph, 8, count);
        seeds.add("fuzz_ain_file", "count", graph);
    }
    auto graph = bytesOfAin(ainOfFourteen(37));
    graph.push_back(std::byte{1});
    seeds.add("fuzz_ain_file", "longer", graph);
    auto nine = graphOfNine();
    for (const std::size_t tail : {0, 36, 64, 68}) {
        for (const std::int32_t version : {1, 2, 9}) {
            nine.tail = tail;
            nine.version = version;
            seeds.add("fuzz_yapb_graph", "nine", bytesOfGraph(nine));
        }
    }
    for (const std::int32_t version : {5, 6, 7})
        seeds.add("fuzz_yapb_graph", "pwf", bytesOfPwf(nine, version));
    for (const auto& mesh : allSmallMeshes())
        seeds.add("fuzz_nav_file", "small", buildMesh(mesh));
    const auto mesh = buildMesh(smallMesh(16));
    for (const std::uint32_t number : {0xCEFAEDFEU, 0xFEEDFACEU, 0x414D5A4CU, 7U}) {
        auto other = mesh;
        setU32(other, 0, number);
        seeds.add("fuzz_nav_file", "magic", other);
    }
    for (const std::uint32_t version : {0U, 17U, 35U, 99U}) {
        auto other = mesh;
        setU32(other, 4, version);
        seeds.add("fuzz_nav_file", "version", other);
    }
    for (std::uint32_t sub = 0; sub < 16; ++sub) {
        auto other = mesh;
        setU32(other, 8, sub);
        seeds.add("fuzz_nav_file", "sub_version", other);
    }
    for (const auto& form : allWaypointForms()) {
        seeds.add("fuzz_quake_nav_file", "small", buildWaypoints(smallWaypoints(form)));
        seeds.add("fuzz_quake_nav_file", "none", buildWaypoints(noWaypoints(form)));
        auto other = buildWaypoints(smallWaypoints(form));
        seeds.add("fuzz_quake_nav_file", "cut", std::span(other).first(other.size() * 2 / 3));
        other.insert(other.end(), 5, std::byte{1});
        seeds.add("fuzz_quake_nav_file", "longer", other);
        for (const std::size_t at : {0, 4, 8, 12}) {
            auto damaged = other;
            setU32(damaged, at, at == 4 ? 99 : 0xFFFFFFFF);
            seeds.add("fuzz_quake_nav_file", "damaged", damaged);
        }
    }
}

std::string repeated(std::string_view line, int count) {
    std::string lines;
    for (int i = 0; i < count; ++i)
        lines += line;
    return lines;
}

void addPaths(Seeds& seeds) {
    const std::string empty = "\t0, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0\n";
    const std::string two = "\t2, 1, 0, -33017.1, 21011.3, 97.6, 0, 1, 2, 1, 3, 0.5, 8\n"
                            "\t2, -1, 1, 160, +170.25 , 1e2, 8.2, 1, 1, 1, 0, 1, 0\n";
    const std::string group = "1, -1\n" + two + repeated(empty, 10);
    for (const auto& text :
         {"# made by hand\ninst\n1, 2, 3\nend\npath\n" + group + "end\nmult\nend\n",
          "path\n2, 17, bridge\n" + repeated("2, -1, 0, 1, 2, 3, 0.5, 1, 1, 0, 4\n", 11) +
              "0, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0.25\nend\n",
          "objs\n100, road, road, 1, 100, 0\nend\npath\nPED, 100, road\n" + repeated("2,1,0,10,20,30,0\n", 12) +
              "car 100 road\n" + repeated("1,0,0,10,20,30,0,2,3\n", 12) + "end\n",
          "path\n# a\n\n" + group + "  # b\r\n0 , -1 # c\r\n" + repeated(empty, 12) + "end\ncars\n1, 2\nend\nPATH\n" +
              group + "1, -1\n1, 2\nend\nnonsense",
          std::string("bnry and what follows"), "path\n1\n" + repeated(empty, 12),
          "path\nx, -1\n" + repeated(empty, 12), "path\n1, y\n" + repeated(empty, 12) + "1, -1, 2, 3\n",
          "path\n1, -1\n1, 2\n" + repeated(empty, 12) + "end\n",
          "path\n1, -1\n\t2, q, 0, 1, 2, 3, 4, 1, 1, 1, 0, 1, 0\n" + repeated(empty, 11) + "end\n",
          "path\n1, -1\n" + two, "path\nped, 5, a\n" + two, "path\n1, -1\nend\npath\n" + group,
          "path\r\n1,-1\r\n" + repeated("  2 -1 0\t1 2 3 4 1 1 1 0 .5 0  # x\r\n\r\n", 11) +
              "2,-1,0,1,2,3,4,1,1,1,0,1,0"})
        seeds.add("fuzz_paths_ipl", "text", text);
}

void addPoints(Seeds& seeds) {
    for (const std::string_view text :
         {"\xEF\xBB\xBFx,y,name [m]\r\n1,2,\"a, \"\"b\"\"\nc\"\r\n\r\n-3,4.5,d\n", "x;y;note\n1,5;-2,25;1,2,3\n",
          "x\ty\n1\t2\n", "x,y\n1,2\n3\n4,5\n\"6,7\n",
          R"({"type": "FeatureCollection", "features": [{"type": "Feature", "geometry": {"type": "Point", "coordinates":
          [1, 2.5, -3]}, "properties": {"name": "a\u00e9\n", "on": true, "at": [4, null], "odd": {"b": 1}}}, {"type":
          "Feature", "geometry": {"type": "LineString", "coordinates": [[1, 2]]}, "properties": {}}, {"type": "Feature",
          "geometry": {"type": "Point", "coordinates": ["7", 8]}, "properties": null}, {"type": "Feature", "geometry":
          null}, 5]})",
          R"({"type": "Feature", "geometry": {"type": "Point", "coordinates": [1, 2]}, "properties": {"a": 1}})",
          R"({"type": "Point", "coordinates": [1, 2]})", R"({"type": "FeatureCollection"})", "{", "[1]",
          "x,y\n\xFF,2\n"})
        seeds.add("fuzz_points", "text", text);
}

} // namespace

void addTexts(Seeds& seeds) {
    addWaypoints(seeds);
    addGraphs(seeds);
    addPaths(seeds);
    addPoints(seeds);
}

} // namespace navsmith::fuzz
