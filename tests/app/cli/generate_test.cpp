// Runs navsmith-cli generate as a process.
#include "tests/app/cli/cli_process.h"
#include "tests/core/files/temp_folder.h"
#include "tests/support/brush_trees.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <string>

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
        put(map(), files::test::textOf(world.bytes()));
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

} // namespace
} // namespace navsmith::cli::test
