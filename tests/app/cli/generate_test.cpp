// Runs navsmith-cli generate as a process.
#include "core/walkable/walkable.h"
#include "tests/app/cli/cli_process.h"
#include "tests/core/files/temp_folder.h"
#include "tests/support/brush_trees.h"
#include "tests/support/phy_bytes.h"
#include "tests/support/source_room.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <vector>

namespace navsmith::cli::test {
namespace {

namespace fs = std::filesystem;
using files::test::get;
using files::test::put;

class Generate : public ::testing::Test {
protected:
    void SetUp() override {
        tests::SolidWorld world({-112, -112, 0}, {112, 112, 400}, {tests::boxSolid({-20, -20, 0}, {20, 20, 40})});
        world.addEntity("\"classname\" \"info_player_deathmatch\" \"origin\" \"-62 0 40\"");
        put(map(), world.bytes());
    }
    [[nodiscard]] fs::path map(const std::string& name = "tower") const { return temp_.path() / (name + ".bsp"); }
    [[nodiscard]] fs::path mesh(const std::string& name = "tower") const { return temp_.path() / (name + ".nav"); }
    files::test::TempFolder temp_;
};

TEST_F(Generate, writesAMeshBesideTheMapThatTheOtherCommandsRead) {
    const auto done = runCli({"generate", map().string()});
    EXPECT_EQ(done.status, 0) << done.err;
    EXPECT_NE(done.out.find("areas"), std::string::npos);
    EXPECT_EQ(runCli({"roundtrip", mesh().string()}).status, 0);
    const auto info = runCli({"info", "--json", mesh().string()}).json();
    EXPECT_GT(info["documents"][0]["kinds"]["area"], 1);
    EXPECT_GT(info["documents"][0]["kinds"]["hiding_spot"], 0);
}

TEST_F(Generate, anEstimateIsForSomebody) {
    if (!walkable::available())
        GTEST_SKIP() << "this build has no Recast";
    fs::copy_file(NAVSMITH_SAMPLES "/outpost/outpost.bsp", map("outpost")); // an estimate goes by surfaces
    const auto estimate = [&](const std::string& agent) {
        return runCli({"generate", "--json", "--method", "recast", "--agent", agent, map("outpost").string()});
    };
    const auto areas = [&](const std::string& agent) {
        return estimate(agent).json()["generated"][0]["counts"]["places to stand on, estimated"].get<int>();
    };
    EXPECT_GT(areas("standing"), areas("radius=40")) << "who keeps away from walls has less room";
    EXPECT_GT(areas("standing"), areas("height=450")) << "who is tall fits below fewer roofs";
    EXPECT_NE(estimate("ghost").err.find("there are player, standing, quake, npc"), std::string::npos);
    EXPECT_NE(estimate("size=3").err.find("\"size\" is no size"), std::string::npos);
    EXPECT_NE(runCli({"generate", "--agent", "npc", map().string()}).err.find("--agent without --method recast"),
              std::string::npos);
#if !defined(_WIN32) && !defined(__APPLE__)
    put(temp_.path() / "state/navsmith/agents.txt", "big brute: radius=40\n");
    ASSERT_EQ(setenv("XDG_STATE_HOME", (temp_.path() / "state").c_str(), 1), 0); // NOLINT(concurrency-mt-unsafe)
    EXPECT_EQ(areas("big brute"), areas("radius=40")) << "the window kept this name";
    EXPECT_NE(estimate("ghost").err.find("big brute"), std::string::npos);
#endif
}

TEST_F(Generate, backsUpTheMeshThatIsThere) {
    put(mesh(), "somebody's work");
    const auto done = runCli({"generate", "--json", "--no-analysis", map().string()}).json();
    ASSERT_EQ(done["generated"][0]["backups"].size(), 1U);
    EXPECT_EQ(done["generated"][0]["counts"]["hiding spots"], 0);
    EXPECT_NE(get(mesh()), "somebody's work");
}

TEST_F(Generate, aMeshAgreesWithItselfAndComparingWritesNothing) {
    ASSERT_EQ(runCli({"generate", "--version", "4", map().string()}).status, 0);
    const auto before = get(mesh());
    const auto done = runCli({"generate", "--json", "--compare", temp_.path().string(), map().string()}).json();
    const auto& comparison = done["generated"][0]["comparison"];
    EXPECT_EQ(comparison["same_bytes"], true) << "in the version of the known file";
    EXPECT_EQ(comparison["floor"], 1.0);
    EXPECT_EQ(done["summary"]["areas"]["median"], 1.0);
    EXPECT_TRUE(done["generated"][0]["saved"].empty());
    EXPECT_EQ(get(mesh()), before);
}

TEST_F(Generate, severalMapsGiveATableAndOneThatIsNoneIsReported) {
    fs::copy(map(), map("other"));
    put(map("words"), "no map at all");
    for (const auto* name : {"tower", "other"})
        ASSERT_EQ(runCli({"generate", map(name).string()}).status, 0);
    const auto done = runCli(
        {"generate", "--compare", temp_.path().string(), map().string(), map("other").string(), map("words").string()});
    EXPECT_EQ(done.status, 2);
    EXPECT_NE(done.out.find("2 maps"), std::string::npos);
    EXPECT_NE(done.out.find("the same bytes: 2 maps"), std::string::npos);
    EXPECT_NE(done.err.find("words.bsp"), std::string::npos);
}

TEST_F(Generate, seedsBeginElsewhere) {
    const auto into = temp_.path() / "seeded.nav";
    EXPECT_EQ(runCli({"generate", "--seed=62,0,40", "-o", into.string(), map().string()}).status, 0);
    EXPECT_TRUE(fs::exists(into));
    const auto inWall = runCli({"generate", "--seed=-62,125,40", "-o", into.string(), map().string()});
    EXPECT_EQ(inWall.status, 2);
    EXPECT_NE(inWall.err.find("no ground"), std::string::npos);
    EXPECT_EQ(runCli({"generate", "--seed", "1,2", map().string()}).status, 2);
}

TEST_F(Generate, onlyWhatIsInABox) {
    const auto count = [&](const std::string& box) {
        const auto done = runCli({"generate", "--json", "--no-analysis", "--box=" + box, "-o",
                                  (temp_.path() / "box.nav").string(), map().string()});
        EXPECT_EQ(done.status, 0) << done.err;
        return done.json()["generated"][0]["counts"]["areas"].get<int>();
    };
    const auto half = count("-112,-112,-50,0,112,100");
    EXPECT_GT(half, 0);
    EXPECT_GT(count("112,112,100,-112,-112,-50"), half);
    const auto above =
        runCli({"generate", "--box=0,0,1000,10,10,2000", "-o", (temp_.path() / "none.nav").string(), map().string()});
    EXPECT_EQ(above.status, 2);
    EXPECT_NE(above.err.find("lies in the box"), std::string::npos) << above.err;
    EXPECT_FALSE(fs::exists(temp_.path() / "none.nav"));
    EXPECT_NE(runCli({"generate", "--box=1,2,3", map().string()}).err.find("six numbers"), std::string::npos);
}

TEST_F(Generate, tellsOfStaticPropsAndTakesTheirModelsFromTheGame) {
    tests::SourceRoom room({-112, -112, 0}, {112, 112, 400});
    room.addEntity("\"classname\" \"info_player_terrorist\" \"origin\" \"-62 0 40\"");
    auto raw = room.map();
    raw.endModel();
    raw.moreLeaves = {{100, -112, 0, 112, -60, 8}, {12, 40, 30, 40, 112, 60}};
    const auto leaf = static_cast<std::uint16_t>(raw.models.size());
    raw.staticProps = tests::buildStaticProps({"models/truck.mdl"}, {leaf, static_cast<std::uint16_t>(leaf + 1)},
                                              {{.origin = {60, 0, 0}, .firstLeaf = 0, .leafCount = 2}});
    put(map("props"), tests::buildSourceMap(raw));
    const auto generate = [&](std::vector<std::string> options) {
        std::vector<std::string> all{"generate", "--json", "--no-analysis"};
        all.insert(all.end(), options.begin(), options.end());
        all.push_back(map("props").string());
        const auto result = runCli(all);
        EXPECT_EQ(result.status, 0) << result.err;
        return result.json()["generated"][0];
    };
    const auto without = generate({});
    EXPECT_EQ(without["counts"]["solid static props"], 1);
    EXPECT_EQ(without["counts"]["guessed static props"], 1);
    EXPECT_EQ(without["findings"][0]["kind"], "map");
    EXPECT_NE(without["findings"][0]["text"].get<std::string>().find("1 as guessed boxes"), std::string::npos);
    put(temp_.path() / "game/hl2/models/truck.phy", tests::buildPhy({tests::phyBox({-40, -100, 0}, {48, 100, 36})}));
    const auto with = generate({"--game-folder", (temp_.path() / "game/hl2").string()});
    EXPECT_EQ(with["counts"]["guessed static props"], 0);
    EXPECT_NE(with["findings"][0]["text"].get<std::string>().find("1 with the collision model"), std::string::npos);
}

TEST_F(Generate, aMapWithoutStartsOrThatIsMissingIsToldAndNothingIsWritten) {
    put(map("empty"), tests::SolidWorld({-112, -112, 0}, {112, 112, 400}, {}).bytes());
    const auto done = runCli({"generate", map("empty").string()});
    EXPECT_EQ(done.status, 2);
    EXPECT_NE(done.err.find("no place where players start"), std::string::npos) << done.err;
    EXPECT_FALSE(fs::exists(mesh("empty")));
    const auto missing = runCli({"generate", map("gone").string()});
    EXPECT_EQ(missing.status, 2);
    EXPECT_NE(missing.err.find("gone.bsp"), std::string::npos) << missing.err;
}

TEST_F(Generate, mapsOfSourceFollowTheRulesOfTheirGame) {
    tests::SourceRoom room({-112, -112, 0}, {112, 112, 400});
    room.add(tests::boxSolid({12, -112, 0}, {112, 112, 150}));
    room.addEntity("\"classname\" \"info_player_terrorist\" \"origin\" \"-62 0 40\"");
    put(map("hall"), room.bytes());
    const auto generated = [&](const std::vector<std::string>& options) {
        std::vector<std::string> arguments{"generate", "--json", "--examine"};
        arguments.insert(arguments.end(), options.begin(), options.end());
        arguments.push_back(map("hall").string());
        const auto done = runCli(arguments);
        EXPECT_EQ(done.status, 0) << done.err;
        return done.json()["generated"][0];
    };
    const auto made = generated({});
    EXPECT_EQ(made["game"], "Counter-Strike: Source");
    EXPECT_EQ(made["counts"]["areas"], 1);
    EXPECT_EQ(made["counts"]["starts off the mesh"], 0);
    const auto info = runCli({"info", "--json", mesh("hall").string()}).json();
    EXPECT_EQ(info["documents"].size(), 1U);
    const auto other = generated({"--game", "tf2", "--set", "nav_area_max_size=10"});
    EXPECT_EQ(other["game"], "Team Fortress 2");
    EXPECT_GT(other["counts"]["areas"], 1) << "one climbs higher there";
    EXPECT_EQ(runCli({"generate", "--set", "nav_area_max_size", map("hall").string()}).status, 2);
    EXPECT_NE(runCli({"generate", "--set", "sv_gravity=1", map("hall").string()}).err.find("sv_gravity"),
              std::string::npos);
    EXPECT_NE(runCli({"generate", "--game", "tf2", map().string()}).err.find("GoldSrc"), std::string::npos);
    EXPECT_NE(runCli({"generate", "--game", "quake", map().string()}).status, 0);
}

TEST_F(Generate, makesFilesOfTheSystemThatIsNamed) {
    const auto done = runCli({"generate", "--json", "--system", "source_nav", map().string()});
    EXPECT_EQ(done.status, 0) << done.err;
    EXPECT_EQ(done.json()["generated"][0]["system"], "source_nav");
    const auto wrong = runCli({"generate", "--system", "quake_nav2", map().string()});
    EXPECT_EQ(wrong.status, 2);
    EXPECT_NE(wrong.err.find("is not a map from which quake_nav2 is made"), std::string::npos) << wrong.err;
    EXPECT_NE(runCli({"generate", "--system", "gta_sa_paths", map().string()}).status, 0) << "it makes nothing of maps";
}

TEST_F(Generate, makesWaypointsOfOtherBots) {
    tests::SolidWorld world({-512, -128, 0}, {512, 128, 512}, {});
    world.addEntity(R"("classname" "info_player_deathmatch" "origin" "-448 0 40")");
    world.addEntity(R"("classname" "item_health" "origin" "300 0 8")");
    put(map("hall"), world.quakeBytes());
    const auto out = temp_.path() / "hall.bot";
    const auto done = runCli({"generate", "--format", "ktx", "-o", out.string(), map("hall").string()});
    EXPECT_EQ(done.status, 0) << done.err;
    EXPECT_NE(done.out.find("radii of nodes: all"), std::string::npos) << done.out;
    EXPECT_NE(get(out).find("CreateMarker"), std::string::npos);
    const auto wrong = runCli({"generate", "--format", "ktx", map().string()});
    EXPECT_EQ(wrong.status, 2) << "a mesh";
    EXPECT_NE(wrong.err.find("ktx is not for"), std::string::npos) << wrong.err;
}

} // namespace
} // namespace navsmith::cli::test
