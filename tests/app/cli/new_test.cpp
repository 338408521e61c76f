// Runs navsmith-cli new as a process.
#include "tests/app/cli/cli_process.h"
#include "tests/core/files/temp_folder.h"
#include "tests/support/map_bytes.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <string>
#include <utility>

namespace navsmith::cli::test {
namespace {

namespace fs = std::filesystem;
using files::test::get;
using files::test::put;

class New : public ::testing::Test {
protected:
    void SetUp() override {
        fs::create_directories(map().parent_path());
        put(map(), std::string("\x1D\0\0\0\0\0\0\0", 8)); // the version of Quake's maps
    }
    [[nodiscard]] fs::path map() const { return temp_.path() / "id1" / "maps" / "tower.bsp"; }
    [[nodiscard]] fs::path made() const { return temp_.path() / "id1" / "bots" / "navigation" / "tower.nav"; }
    files::test::TempFolder temp_;
};

TEST_F(New, refusesAMapOfAnotherGame) {
    EXPECT_NE(runCli({"new", "source_nav", map().string()}).status, 0);
    EXPECT_FALSE(fs::exists(map().parent_path() / "tower.nav"));
}

TEST_F(New, writesAnEmptyFileThatTheOtherCommandsRead) {
    const auto done = runCli({"new", "quake_nav2", map().string()});
    EXPECT_EQ(done.status, 0);
    EXPECT_EQ(done.out, made().string() + ": created\n");
    EXPECT_EQ(get(made()).substr(0, 4), "NAV2");
    EXPECT_EQ(runCli({"roundtrip", made().string()}).status, 0);
    const auto info = runCli({"info", "--json", made().string()}).json();
    EXPECT_EQ(info["documents"][0]["system"], "quake_nav2");
}

TEST_F(New, createsEachKindOfFileWhereItsGameLooks) {
    const auto id1 = temp_.path() / "id1";
    for (const auto& [format, file] :
         {std::pair("ktx", id1 / "bots" / "maps" / "tower.bot"), std::pair("frikbot", id1 / "maps" / "tower.way"),
          std::pair("nexuiz", id1 / "maps" / "tower.waypoints")}) {
        const auto done = runCli({"new", "quake_text", "--format", format, map().string()});
        EXPECT_EQ(done.out, file.string() + ": created\n") << done.err;
        EXPECT_TRUE(fs::exists(file));
        EXPECT_EQ(runCli({"roundtrip", file.string()}).status, 0);
    }
    EXPECT_EQ(runCli({"new", "quake_text", map().string()}).status, 2) << "the usual kind is there";
    EXPECT_EQ(runCli({"new", "quake_nav2", "--format", "ktx", map().string()}).status, 2);
    EXPECT_NE(runCli({"new", "quake_text", "--format", "word", map().string()}).status, 0);
}

TEST_F(New, doesNotReplaceAnExistingFile) {
    fs::create_directories(made().parent_path());
    put(made(), "somebody's work");
    const auto done = runCli({"new", "--json", "quake_nav3", map().string()});
    EXPECT_EQ(done.status, 2);
    EXPECT_TRUE(done.json()["new"].is_null());
    EXPECT_EQ(done.json()["problems"].size(), 1U);
    EXPECT_EQ(get(made()), "somebody's work");
}

TEST_F(New, reportsThePackedFileThatAnEmptyOneWouldHide) {
    const auto pak = temp_.path() / "id1" / "pak0.pak";
    const auto x = files::test::toBytesOf("x");
    put(pak, tests::buildPak({{"maps/deep.bsp", x}, {"maps/tower.bsp", x}, {"bots/navigation/tower.nav", x}}));
    for (const auto& from : {map(), pak / "maps" / "tower.bsp"}) {
        const auto done = runCli({"new", "quake_nav2", from.string()});
        EXPECT_EQ(done.status, 2);
        EXPECT_NE(done.err.find((pak / "bots" / "navigation" / "tower.nav").string() + ": already exists"),
                  std::string::npos)
            << done.err;
    }
    EXPECT_FALSE(fs::exists(made()));
    EXPECT_EQ(runCli({"new", "quake_nav2", (pak / "maps" / "nowhere.bsp").string()}).status, 2);
    const auto deep = runCli({"new", "quake_nav2", (pak / "maps" / "deep.bsp").string()});
    EXPECT_EQ(deep.status, 0) << deep.err;
    EXPECT_TRUE(fs::exists(made().parent_path() / "deep.nav"));
}

TEST_F(New, requiresASystemWithEmptyFilesAndAnExistingMap) {
    EXPECT_NE(runCli({"new", "gta_sa_paths", map().string()}).status, 0);
    EXPECT_EQ(runCli({"new", "quake_nav2", (temp_.path() / "nowhere.bsp").string()}).status, 2);
}

} // namespace
} // namespace navsmith::cli::test
