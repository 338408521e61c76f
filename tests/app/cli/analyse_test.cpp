// Runs navsmith-cli analyse as a process.
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

class Analyse : public ::testing::Test {
protected:
    void SetUp() override {
        tests::SolidWorld world({-112, -112, 0}, {112, 112, 400}, {tests::boxSolid({-20, -20, 0}, {20, 20, 40})});
        world.addEntity("\"classname\" \"info_player_deathmatch\" \"origin\" \"-62 0 40\"");
        put(map(), world.bytes());
        ASSERT_EQ(runCli({"generate", "--no-analysis", map().string()}).status, 0);
    }
    [[nodiscard]] fs::path map() const { return temp_.path() / "tower.bsp"; }
    [[nodiscard]] fs::path mesh() const { return temp_.path() / "tower.nav"; }
    files::test::TempFolder temp_;
};

TEST_F(Analyse, addsWhatWasLeftOutAndThenNothingIsStale) {
    const auto before = get(mesh());
    const auto done = runCli({"analyse", mesh().string()});
    EXPECT_EQ(done.status, 0) << done.err;
    EXPECT_NE(done.out.find("analysed. Hiding spots:"), std::string::npos) << done.out;
    const auto after = get(mesh());
    EXPECT_NE(after, before);
    const auto again = runCli({"analyse", "--only", "stale", "--json", mesh().string()}).json();
    EXPECT_TRUE(again["documents"][0]["saved"].empty());
    EXPECT_EQ(again["documents"][0]["changed"].size(), 1U);
    EXPECT_EQ(get(mesh()), after);
}

TEST_F(Analyse, namesTheOptionForAMapOfAnotherSize) {
    put(map(), get(map()) + "more");
    const auto result = runCli({"analyse", mesh().string()});
    EXPECT_EQ(result.status, 2);
    EXPECT_NE(result.err.find("use --any-size"), std::string::npos) << result.err;
    EXPECT_EQ(result.err.find("Set Map Size"), std::string::npos) << result.err;
    EXPECT_EQ(runCli({"analyse", "--any-size", mesh().string()}).status, 0);
    const auto edit = runCli({"edit", mesh().string(), "--all", "--do", "analyse"});
    EXPECT_EQ(edit.status, 2);
    EXPECT_NE(edit.err.find("Set Map Size (--do set_map_size)"), std::string::npos) << edit.err;
}

TEST_F(Analyse, savesIntoAFolderAndLeavesTheInput) {
    const auto before = get(mesh());
    const auto out = temp_.path() / "out";
    fs::create_directories(out);
    EXPECT_EQ(runCli({"analyse", mesh().string(), "-o", out.string()}).status, 0);
    EXPECT_EQ(get(mesh()), before);
    EXPECT_NE(get(out / "tower.nav"), before);
}

TEST_F(Analyse, aMeshWithoutItsMapStaysAsItIs) {
    const auto before = get(mesh());
    fs::rename(map(), temp_.path() / "elsewhere.bsp");
    const auto done = runCli({"analyse", mesh().string()});
    EXPECT_EQ(done.status, 2);
    EXPECT_NE(done.err.find("its map was not found"), std::string::npos) << done.err;
    EXPECT_EQ(get(mesh()), before);
    EXPECT_EQ(runCli({"analyse", "--map", (temp_.path() / "elsewhere.bsp").string(), mesh().string()}).status, 0);
    EXPECT_NE(get(mesh()), before);
}

TEST_F(Analyse, isOnlyForWhatHasAnAnalysis) {
    put(temp_.path() / "tower2.nav", "no mesh");
    EXPECT_EQ(runCli({"analyse", (temp_.path() / "tower2.nav").string()}).status, 2);
    EXPECT_EQ(runCli({"analyse", "--only", "fresh", mesh().string()}).status, 2);
}

TEST_F(Analyse, partsAndBoxes) {
    const auto kinds = [&] { return runCli({"info", "--json", mesh().string()}).json()["documents"][0]["kinds"]; };
    ASSERT_EQ(runCli({"analyse", "--parts", "spots", mesh().string()}).status, 0);
    EXPECT_GT(kinds()["hiding_spot"], 0);
    EXPECT_EQ(kinds()["encounter_path"], 0);
    ASSERT_EQ(runCli({"analyse", "--parts", "encounters,approaches", mesh().string()}).status, 0);
    EXPECT_GT(kinds()["encounter_path"], 0);
    const auto before = get(mesh());
    const auto nowhere = runCli({"analyse", "--box=0,0,1000,10,10,2000", mesh().string()});
    EXPECT_EQ(nowhere.status, 2);
    EXPECT_NE(nowhere.err.find("no area has its middle in the box"), std::string::npos) << nowhere.err;
    EXPECT_EQ(get(mesh()), before);
    EXPECT_EQ(runCli({"analyse", "--box=-112,-112,-50,0,112,100", mesh().string()}).status, 0);
    EXPECT_EQ(runCli({"analyse", "--parts", "smell", mesh().string()}).status, 2);
    EXPECT_EQ(runCli({"analyse", "--parts", "visibility", mesh().string()}).status, 2) << "not in version 5";
}

TEST_F(Analyse, aMapOfAnotherSizeIsRefusedUnlessAskedFor) {
    auto text = get(map());
    put(map(), text + "\n\n\n\n");
    const auto before = get(mesh());
    const auto done = runCli({"analyse", mesh().string()});
    EXPECT_EQ(done.status, 2);
    EXPECT_NE(done.err.find("made for a map of"), std::string::npos) << done.err;
    EXPECT_EQ(get(mesh()), before);
    EXPECT_EQ(runCli({"analyse", "--any-size", mesh().string()}).status, 0);
    EXPECT_NE(get(mesh()), before);
}

} // namespace
} // namespace navsmith::cli::test
