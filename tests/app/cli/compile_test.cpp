// Runs navsmith-cli compile as a process.
#include "tests/app/cli/cli_process.h"
#include "tests/core/files/temp_folder.h"
#include "tests/support/corpus.h"
#include "tests/support/gta_world_bytes.h"
#include "tests/support/map_bytes.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <string>

namespace navsmith::cli::test {
namespace {

namespace fs = std::filesystem;
using files::test::get;
using files::test::put;

std::string groupText(const std::string& lines, int count) {
    std::string text = "1, -1\n" + lines;
    for (int i = count; i < 12; ++i)
        text += "\t0, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0\n";
    return text;
}

const std::string kRoad = groupText("\t2, 1, 0, 160, 160, 16, 0, 1, 1, 1, 0, 1, 0\n"
                                    "\t2, -1, 0, 960, 160, 16, 0, 1, 1, 1, 0, 1, 0\n",
                                    2);

class Compile : public ::testing::Test {
protected:
    void SetUp() override { put(text(), "path\n" + kRoad + "end\n"); }
    [[nodiscard]] fs::path text() const { return temp_.path() / "town.ipl"; }
    [[nodiscard]] fs::path made() const { return temp_.path() / "made"; }
    [[nodiscard]] std::string area(int number) const {
        return (made() / ("NODES" + std::to_string(number) + ".DAT")).string();
    }
    files::test::TempFolder temp_;
};

TEST_F(Compile, writesASetThatTheOtherCommandsRead) {
    const auto done = runCli({"compile", text().string(), "-o", made().string()});
    EXPECT_EQ(done.status, 0) << done.err;
    EXPECT_NE(done.out.find("       2 car nodes\n"), std::string::npos);
    EXPECT_NE(done.out.find(made().string() + ": saved 64 files\n"), std::string::npos);
    const auto info = runCli({"info", "--json", made().string()}).json();
    ASSERT_EQ(info["documents"].size(), 1U);
    EXPECT_EQ(info["documents"][0]["system"], "gta_sa_paths");
    EXPECT_EQ(runCli({"roundtrip", made().string()}).status, 0);
}

TEST_F(Compile, anExtendedMapAndItsText) {
    put(text(), "path\n" + kRoad +
                    groupText("\t2, 1, 0, 160000, 160, 16, 0, 1, 1, 1, 0, 1, 0\n"
                              "\t2, -1, 0, 160800, 160, 16, 0, 1, 1, 1, 0, 1, 0\n",
                              2) +
                    "end\n");
    const auto stock = runCli({"compile", text().string(), "-o", (temp_.path() / "stock").string()});
    EXPECT_EQ(stock.status, 2);
    EXPECT_NE(stock.err.find("not for the extended one"), std::string::npos) << stock.err;
    const auto done = runCli({"compile", "--extended", text().string(), "-o", made().string()});
    EXPECT_EQ(done.status, 0) << done.err;
    const auto info = runCli({"info", "--json", made().string()}).json();
    ASSERT_EQ(info["documents"].size(), 1U);
    EXPECT_EQ(info["documents"][0]["system"], "gta_sa_extended_paths");
    // Its form is seen from the files. One that is none is named.
    put(area(1), "a piece of something else");
    const auto back = temp_.path() / "back.ipl";
    const auto decompiled = runCli({"decompile", made().string(), "-o", back.string()});
    EXPECT_EQ(decompiled.status, 2);
    EXPECT_NE(decompiled.err.find(area(1)), std::string::npos) << decompiled.err;
    EXPECT_NE(get(back).find("\t2, 1, 0, 160000, 160, 16,"), std::string::npos) << get(back);
}

TEST_F(Compile, oldFilesGetABackup) {
    fs::create_directories(made());
    put(area(36), "somebody's work");
    const auto done = runCli({"compile", "--json", "--plain", text().string(), "-o", made().string()});
    EXPECT_EQ(done.status, 0) << done.err;
    const auto json = done.json();
    EXPECT_EQ(json["compiled"]["counts"]["links"], 2);
    EXPECT_EQ(json["compiled"]["saved"].size(), 64U);
    ASSERT_EQ(json["compiled"]["backups"].size(), 1U);
    EXPECT_EQ(get(fs::path(json["compiled"]["backups"][0].get<std::string>()) / "NODES36.DAT"), "somebody's work");
}

TEST_F(Compile, brokenGroupsAreNamedAndLeftOut) {
    put(text(), "path\n1, -1\n\t2, 1, 0\n" + kRoad + "end\n");
    const auto done = runCli({"compile", text().string(), "-o", made().string()});
    EXPECT_EQ(done.status, 2);
    EXPECT_NE(done.err.find(text().string() + ": line 4: "), std::string::npos) << done.err;
    EXPECT_TRUE(fs::exists(area(36)));
}

TEST_F(Compile, nothingIsWrittenIfNothingCanBeCompiled) {
    put(text(), "path\nend\n");
    EXPECT_EQ(runCli({"compile", text().string(), "-o", made().string()}).status, 2);
    put(text(), "bnry");
    EXPECT_EQ(runCli({"compile", text().string(), "-o", made().string()}).status, 2);
    EXPECT_EQ(runCli({"compile", (temp_.path() / "missing.ipl").string(), "-o", made().string()}).status, 2);
    EXPECT_FALSE(fs::exists(made()));
}

TEST_F(Compile, lightsComeFromATableOrFromFiles) {
    const auto table = temp_.path() / "objects.tsv";
    put(table, "model\tx\ty\tz\trz\n1350\t35\t5\t2\t-90\n");
    const auto lit =
        runCli({"compile", "--json", text().string(), "-o", made().string(), "--placements", table.string()});
    EXPECT_EQ(lit.json()["compiled"]["counts"]["navi nodes with light"], 1);
    const auto second = temp_.path() / "second";
    const auto copied =
        runCli({"compile", "--json", text().string(), "-o", second.string(), "--lights-from", made().string()});
    EXPECT_EQ(copied.json()["compiled"]["counts"]["navi nodes with light"], 1);
    EXPECT_EQ(get(second / "NODES36.DAT"), get(area(36)));

    const auto world = temp_.path() / "world";
    fs::create_directories(world);
    auto light = tests::smallColModel(3);
    light.name = "cj_traffic_light4";
    const auto models = tests::buildCol({light});
    put(world / "a.col", models);
    put(world / "a.ide", "objs\n1350, cj_traffic_light4, none, 300, 0\nend\n");
    put(world / "a.ipl", "inst\n1350, cj_traffic_light4, 0, 35, 5, 2, 0, 0, 0.7071068, 0.7071068, -1\nend\n");
    const auto third = temp_.path() / "third";
    const auto standing =
        runCli({"compile", "--json", text().string(), "-o", third.string(), "--world", world.string()});
    EXPECT_EQ(standing.json()["compiled"]["counts"]["navi nodes with light"], 1);
    EXPECT_EQ(get(third / "NODES36.DAT"), get(area(36)));
    EXPECT_EQ(runCli({"compile", text().string(), "-o", third.string(), "--world", made().string() + "x"}).status, 2);

    const auto empty = temp_.path() / "empty";
    fs::create_directories(empty);
    EXPECT_EQ(runCli({"compile", text().string(), "-o", second.string(), "--lights-from", empty.string()}).status, 2);
    put(table, "model\n");
    const auto broken = runCli({"compile", text().string(), "-o", second.string(), "--placements", table.string()});
    EXPECT_EQ(broken.status, 2);
    EXPECT_NE(broken.err.find("found no column x"), std::string::npos) << broken.err;
    EXPECT_EQ(runCli({"compile", text().string(), "-o", second.string(), "--placements", table.string(),
                      "--lights-from", made().string()})
                  .status,
              2);
}

TEST_F(Compile, givesTheGamesFiles) {
    const auto texts = tests::corpusFolder("gta-sa-paths-ipl");
    const auto stock = tests::corpusFolder("gta-sa-nodes/fcnpc");
    const auto world = tests::corpusFolder("gta-sa-world");
    if (!texts || !stock || !world)
        GTEST_SKIP() << tests::missingCorpus("gta-sa-paths-ipl");
    std::vector<std::string> arguments{"compile", "-o", made().string(), "--placements",
                                       (*world / "placements.tsv").string()};
    for (const auto* const number : {"", "2", "3", "4", "5"})
        arguments.push_back((*texts / ("paths" + std::string(number) + ".ipl")).string());
    EXPECT_EQ(runCli(arguments).status, 0);
    for (int number = 0; number < 64; ++number)
        EXPECT_TRUE(tests::readFile(area(number)) ==
                    tests::readFile(*stock / ("NODES" + std::to_string(number) + ".DAT")))
            << number;
}

} // namespace
} // namespace navsmith::cli::test
