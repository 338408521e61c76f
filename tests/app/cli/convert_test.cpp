#include "formats/source/ain_file.h"
#include "formats/source/nav_file.h"
#include "tests/app/cli/cli_process.h"
#include "tests/core/files/temp_folder.h"
#include "tests/core/opening/path_sets.h"
#include "tests/support/brush_trees.h"
#include "tests/support/graph_bytes.h"
#include "tests/support/nav_bytes.h"
#include "tests/support/path_bytes.h"
#include "tests/support/quake_nav_bytes.h"
#include "tests/support/source_room.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace navsmith::cli::test {
namespace {

namespace fs = std::filesystem;
using files::test::backupCount;
using files::test::get;
using files::test::newestBackup;
using files::test::put;
using files::test::Snapshot;
using files::test::snapshot;
using Strings = std::vector<std::string>;

std::string smallMeshText() {
    return files::test::textOf(tests::buildMesh(tests::smallMesh(16, 1, tests::RawGame::CounterStrike)));
}

source::NavFile meshIn(const fs::path& file) {
    const auto text = get(file);
    const auto read = source::read(std::as_bytes(std::span(text)));
    if (!read)
        throw std::runtime_error(describe(read.error()));
    return *read;
}

CliResult convert(const Strings& options, const fs::path& path) {
    Strings arguments{"convert"};
    arguments.insert(arguments.end(), options.begin(), options.end());
    arguments.push_back(path.string());
    return runCli(arguments);
}

class Convert : public files::test::InTempFolder {};

TEST_F(Convert, SavesInPlaceWithABackupAndReportsLosses) {
    put(temp.path() / "a.nav", smallMeshText());
    const auto result = convert({"--to", "v5"}, temp.path() / "a.nav");
    EXPECT_EQ(result.status, 0) << result.err;
    EXPECT_NE(result.out.find("to Version 5: Counter-Strike 1.6, Condition Zero\nLost\n"), std::string::npos)
        << result.out;
    EXPECT_NE(result.out.find("  2 ladders\n"), std::string::npos) << result.out;
    EXPECT_NE(result.out.find("Version: 16 becomes 5\n"), std::string::npos) << result.out;
    EXPECT_NE(result.out.find("saved 1 file, backup in "), std::string::npos) << result.out;
    EXPECT_EQ(meshIn(temp.path() / "a.nav").format, (source::NavFormat{5, 0, source::NavLayout::Plain}));
    EXPECT_EQ(backupCount(temp.path()), 1U);
    EXPECT_EQ(newestBackup(temp.path()).at("a.nav"), smallMeshText());
}

TEST_F(Convert, ReportOptionWritesNothing) {
    put(temp.path() / "a.nav", smallMeshText());
    const Snapshot before = snapshot(temp.path());
    const auto result = convert({"--to", "v5", "--report"}, temp.path() / "a.nav");
    EXPECT_EQ(result.status, 0) << result.err;
    EXPECT_NE(result.out.find("  2 ladders\n"), std::string::npos) << result.out;
    EXPECT_EQ(result.out.find("saved"), std::string::npos) << result.out;
    EXPECT_EQ(snapshot(temp.path()), before);
}

TEST_F(Convert, SavesIntoAFolderWithoutChangingTheInput) {
    put(temp.path() / "a.nav", smallMeshText());
    const auto out = temp.path() / "out";
    const auto result = convert({"--to", "v16-tf2", "--json", "-o", out.string()}, temp.path() / "a.nav");
    EXPECT_EQ(result.status, 0) << result.err;
    EXPECT_EQ(get(temp.path() / "a.nav"), smallMeshText());
    EXPECT_EQ(meshIn(out / "a.nav").format, (source::NavFormat{16, 2, source::NavLayout::TeamFortress}));
    const auto json = result.json();
    const auto& document = json.at("documents").at(0);
    EXPECT_EQ(keysOf(document), (Strings{"path", "document", "system", "files", "to", "gone", "made", "lost",
                                         "defaulted", "changed", "saved", "backups"}));
    EXPECT_EQ(document.at("to"), "v16-tf2");
    EXPECT_EQ(document.at("gone").at(0).at("list"), "approach");
    EXPECT_EQ(document.at("changed").at(0).at("property"), "sub_version");
    EXPECT_EQ(document.at("changed").at(0).at("before"), "1");
    EXPECT_EQ(document.at("changed").at(0).at("after"), "2");
    const auto& defaulted = document.at("defaulted");
    const bool flag = std::ranges::any_of(defaulted, [](const auto& each) {
        return each.at("property") == "tf_sniper_spot" && each.at("count") == 3 && each.at("after") == "no";
    });
    EXPECT_TRUE(flag) << defaulted.dump(2);
    EXPECT_EQ(document.at("saved"), Strings{(out / "a.nav").string()});
}

TEST_F(Convert, ToItsOwnVersionWritesNothing) {
    put(temp.path() / "a.nav", smallMeshText());
    const Snapshot before = snapshot(temp.path());
    const auto result = convert({"--to", "v16-cs"}, temp.path() / "a.nav");
    EXPECT_EQ(result.status, 0) << result.err;
    EXPECT_NE(result.out.find("Nothing changes"), std::string::npos) << result.out;
    EXPECT_EQ(snapshot(temp.path()), before);
}

TEST_F(Convert, ReplacesAnExistingFileOnlyOnRequest) {
    const auto binary = temp.path() / "dm4.nav";
    const auto text = temp.path() / "dm4.navjson";
    put(binary, tests::buildWaypoints(tests::smallWaypoints({})));
    EXPECT_EQ(convert({"--to", "navjson-3"}, binary).status, 0);
    const auto made = get(text);
    put(text, made + "\n");
    const auto refused = convert({"--to", "navjson-3"}, binary);
    EXPECT_EQ(refused.status, 2);
    EXPECT_NE(refused.err.find("does not belong to the document"), std::string::npos) << refused.err;
    EXPECT_EQ(get(text), made + "\n");
    const auto again = convert({"--to", "navjson-3", "--replace"}, binary);
    EXPECT_EQ(again.status, 0) << again.err;
    EXPECT_EQ(get(text), made);
    EXPECT_EQ(newestBackup(temp.path()).at("dm4.navjson"), made + "\n");
    EXPECT_EQ(convert({"--to", "navjson-3", "--replace", "-o", "out"}, binary).status, 2) << "in another folder";
    EXPECT_EQ(convert({"--to", "navjson-3", "--replace", "--report"}, binary).status, 2) << "writes nothing";
}

TEST_F(Convert, DocumentsWithoutThatVersionAreNotChanged) {
    put(temp.path() / "NODES36.DAT", tests::buildArea(tests::smallArea(36), tests::RawForm::Exact));
    const Snapshot before = snapshot(temp.path());
    const auto result = convert({"--to", "v5"}, temp.path());
    EXPECT_EQ(result.status, 2);
    EXPECT_NE(result.err.find("not converted: "), std::string::npos) << result.err;
    EXPECT_EQ(snapshot(temp.path()), before);
}

TEST_F(Convert, WaypointsBecomeThoseOfOtherBots) {
    const auto way = temp.path() / "room.way";
    put(way, "saved1 0; saved2 0; saved3 24\nscratch1 2; scratch2 0; scratch3 0; scratch4 0\nsaved4 1; wait\n"
             "saved1 128\nscratch1 1\nsaved4 514; wait\nsaved4 3\n");
    const auto report = convert({"--to", "v18", "--report"}, way);
    EXPECT_EQ(report.status, 0) << report.err;
    EXPECT_NE(report.out.find("Blind, of 1 node"), std::string::npos) << report.out;
    EXPECT_FALSE(fs::exists(temp.path() / "room.nav"));
    EXPECT_EQ(convert({"--to", "v18"}, way).status, 0);
    const auto nav = get(temp.path() / "room.nav");
    EXPECT_EQ(nav.substr(0, 4), "NAV2");
    put(temp.path() / "room.nav", nav + "x");
    const auto refused = convert({"--to", "v18"}, way);
    EXPECT_EQ(refused.status, 2);
    EXPECT_NE(refused.err.find("exists already"), std::string::npos) << refused.err;
    EXPECT_EQ(convert({"--to", "v18", "--replace"}, way).status, 0);
    EXPECT_EQ(get(temp.path() / "room.nav"), nav);
    const auto back =
        convert({"--to", "nexuiz", "--json", "-o", (temp.path() / "out").string()}, temp.path() / "room.nav").json();
    EXPECT_EQ(back["documents"][0]["to"], "nexuiz");
    EXPECT_TRUE(fs::exists(temp.path() / "out" / "room.waypoints"));
    const auto noMap = convert({"--to", "ktx"}, temp.path() / "room.nav");
    EXPECT_EQ(noMap.status, 2);
    EXPECT_NE(noMap.err.find("Open the map first"), std::string::npos) << noMap.err;
}

TEST_F(Convert, GraphsBecomeMeshesOverTheirMap) {
    const auto graph = temp.path() / "room.graph";
    put(graph, tests::bytesOfGraph(tests::graphOfNine()));
    const auto noMap = convert({"--to", "v5"}, graph);
    EXPECT_EQ(noMap.status, 2);
    EXPECT_NE(noMap.err.find("Open the map"), std::string::npos) << noMap.err;
    // Two rooms. The nodes stand in one, players start in the other.
    tests::SolidWorld world({-512, -512, 0}, {512, 900, 400}, {tests::boxSolid({-512, 520, 0}, {512, 540, 400})});
    world.addEntity("\"classname\" \"info_player_start\" \"origin\" \"0 700 40\"");
    put(temp.path() / "room.bsp", world.bytes());
    const auto result = convert({"--to", "v5"}, graph);
    EXPECT_EQ(result.status, 0) << result.err;
    const auto mesh = meshIn(temp.path() / "room.nav");
    EXPECT_EQ(mesh.format.version, 5U);
    EXPECT_TRUE(std::ranges::any_of(mesh.areas, [](const auto& area) { return area.southEast.y < 520; }));
    EXPECT_TRUE(std::ranges::any_of(mesh.areas, [](const auto& area) { return area.northWest.y > 520; }));
    EXPECT_FALSE(mesh.hidingSpots.empty());
}

TEST_F(Convert, MeshesBecomeNodeGraphsOverTheirMap) {
    tests::SourceRoom room({-512, -512, 0}, {512, 512, 300});
    room.addEntity("\"classname\" \"info_player_terrorist\" \"origin\" \"-200 0 20\"");
    room.addEntity("\"classname\" \"info_node\" \"origin\" \"300 300 5\" \"nodeid\" \"8\"");
    const auto map = temp.path() / "room.bsp";
    put(map, room.bytes());
    ASSERT_EQ(runCli({"generate", "--no-analysis", map.string()}).status, 0);
    const auto result = convert({"--to", "ain-37"}, temp.path() / "room.nav");
    EXPECT_EQ(result.status, 0) << result.err;
    const auto text = get(temp.path() / "room.ain");
    const auto graph = source::readAin(std::as_bytes(std::span(text)));
    ASSERT_TRUE(graph) << result.out;
    ASSERT_GT(graph->nodes.size(), 3U);
    EXPECT_EQ(graph->nodes[0].id, 8) << "the map's own node comes first";
    EXPECT_EQ(graph->nodes[1].id, -1);
    EXPECT_NEAR(graph->nodes[1].position.z + graph->nodes[1].offsets[0], 0.13F, 0.1F) << "feet on the floor";
    EXPECT_GE(graph->links.size(), graph->nodes.size() - 1);
    EXPECT_EQ(runCli({"check", (temp.path() / "room.ain").string()}).status, 0);
    EXPECT_EQ(runCli({"generate", "--no-analysis", "--format", "ain-37", "-o", (temp.path() / "again.ain").string(),
                      map.string()})
                  .status,
              0);
    EXPECT_EQ(get(temp.path() / "again.ain"), text) << "the same in one step";
    EXPECT_EQ(convert({"--to", "ain-37"}, temp.path() / "room.ain").status, 0) << "is one already";
}

TEST_F(Convert, RequiresAListedVersion) {
    EXPECT_EQ(convert({}, "a.nav").status, 2);
    const auto unknown = convert({"--to", "v99"}, "a.nav");
    EXPECT_EQ(unknown.status, 2);
    EXPECT_NE(unknown.err.find("v99"), std::string::npos) << unknown.err;
    EXPECT_EQ(convert({"--to", "v5", "--report", "-o", "out"}, "a.nav").status, 2) << "writes nothing";
    const auto list = runCli({"list"});
    EXPECT_NE(list.out.find("format v16-tf2"), std::string::npos) << list.out;
    const auto json = runCli({"list", "--json"}).json();
    std::size_t formats = 0;
    for (const auto& system : json.at("systems"))
        formats += system.at("formats").size();
    EXPECT_GT(formats, 30U);
}

} // namespace
} // namespace navsmith::cli::test
