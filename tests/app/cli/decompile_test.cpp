// Runs navsmith-cli decompile, and compile with its text and with texts of older games, as processes.
#include "tests/app/cli/cli_process.h"
#include "tests/core/files/temp_folder.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <string>

namespace navsmith::cli::test {
namespace {

namespace fs = std::filesystem;
using files::test::get;
using files::test::put;

std::string emptyLines(int count, const std::string& fields) {
    std::string text;
    for (int i = 0; i < count; ++i)
        text += fields + "\n";
    return text;
}

const std::string kStreet = "path\n1, -1\n"
                            "\t2, 1, 0, 160, 160, 16, 0, 1, 1, 1, 0, 1, 0\n"
                            "\t2, -1, 0, 960, 160, 16, 0, 1, 1, 1, 0, 1, 0\n"
                            "\t1, 1, 0, 1000, 160, 16, 0, 2, 1, 1, 0, 1, 0\n" +
                            emptyLines(9, "\t0, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0") +
                            "1, -1\n"
                            "\t1, 1, 0, 1000, 160, 16, 0, 1, 2, 1, 0, 1, 0\n"
                            "\t2, -1, 0, 1160, 160, 16, 0, 1, 1, 1, 0, 1, 0\n" +
                            emptyLines(10, "\t0, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0") + "end\n";

class Decompile : public ::testing::Test {
protected:
    void SetUp() override {
        put(at("town.ipl"), kStreet);
        ASSERT_EQ(runCli({"compile", at("town.ipl").string(), "-o", at("made").string()}).status, 0);
    }
    [[nodiscard]] fs::path at(const std::string& name) const { return temp_.path() / name; }
    [[nodiscard]] std::string area(const std::string& folder, int number) const {
        return get(at(folder) / ("NODES" + std::to_string(number) + ".DAT"));
    }
    files::test::TempFolder temp_;
};

TEST_F(Decompile, theTextGivesTheSameFiles) {
    const auto done = runCli({"decompile", at("made").string(), "-o", at("text.ipl").string()});
    EXPECT_EQ(done.status, 0) << done.err;
    EXPECT_NE(done.out.find("       3 nodes\n"), std::string::npos) << done.out;
    EXPECT_EQ(done.out.find("not as in the files"), std::string::npos) << done.out;
    ASSERT_EQ(runCli({"compile", at("text.ipl").string(), "-o", at("again").string()}).status, 0);
    for (int i = 0; i < 64; ++i)
        EXPECT_EQ(area("again", i), area("made", i)) << i;
}

TEST_F(Decompile, reportsWhatTheTextCannotSay) {
    auto bytes = area("made", 36);
    bytes[20 + 25] = static_cast<char>(bytes[20 + 25] | 2); // bit 9 of the flags of node 0
    put(at("made") / "NODES36.DAT", bytes);
    const auto json = runCli({"decompile", "--json", at("made").string(), "-o", at("text.ipl").string()}).json();
    ASSERT_EQ(json["decompiled"]["losses"].size(), 1U) << json.dump();
    EXPECT_EQ(json["decompiled"]["losses"][0]["what"], "nodes: bits without a field in the text");
    EXPECT_EQ(json["decompiled"]["losses"][0]["first"], "area 36, node 0: 512, now 0");
    EXPECT_EQ(json["decompiled"]["saved"].size(), 1U);
}

TEST_F(Decompile, refusesWhatIsNoFolderOfPaths) {
    EXPECT_EQ(runCli({"decompile", at("missing").string(), "-o", at("text.ipl").string()}).status, 2);
    fs::create_directories(at("broken"));
    put(at("broken") / "NODES1.DAT", "broken");
    EXPECT_EQ(runCli({"decompile", at("broken").string(), "-o", at("text.ipl").string()}).status, 2);
    EXPECT_FALSE(fs::exists(at("text.ipl")));
}

TEST_F(Decompile, brokenFilesAreNamedAndLeftOut) {
    put(at("made") / "NODES1.DAT", "broken");
    const auto done = runCli({"decompile", at("made").string(), "-o", at("text.ipl").string()});
    EXPECT_EQ(done.status, 2);
    EXPECT_NE(done.err.find("NODES1.DAT"), std::string::npos) << done.err;
    EXPECT_NE(done.out.find("       3 nodes\n"), std::string::npos) << done.out;
    EXPECT_TRUE(fs::exists(at("text.ipl")));
}

TEST_F(Decompile, textsOfViceCityAreMovedAndComeBack) {
    ASSERT_EQ(runCli({"decompile", "--vice-city", at("made").string(), "-o", at("vice.ipl").string()}).status, 0);
    EXPECT_NE(get(at("vice.ipl")).find("\t2, 1, 0, 160, 160, 16, 0, 0, 0, 1, 0, 1\n"), std::string::npos);
    const auto done =
        runCli({"compile", "--json", "--offset", "0,-750,0", at("vice.ipl").string(), "-o", at("moved").string()});
    EXPECT_EQ(done.status, 0) << done.err;
    EXPECT_EQ(done.json()["compiled"]["counts"]["car nodes"], 3);
    EXPECT_EQ(area("moved", 28).size(), area("made", 36).size());
    EXPECT_EQ(area("moved", 36), area("made", 0)) << "an empty area";
}

TEST_F(Decompile, textsOfGta3StandWhereTheirModelsStand) {
    put(at("roads.ide"), "path\ncar, 100, road\n\t2, 1, 0, 0, 0, 16, 0, 0, 0\n\t2, -1, 0, 160, 0, 16, 0, 0, 0\n" +
                             emptyLines(10, "\t0, -1, 0, 0, 0, 0, 0, 0, 0") + "end\n");
    put(at("town3.ipl"),
        "inst\n100, road, 50, 50, 0, 1, 1, 1, 0, 0, 0, 1\n100, road, -900, 50, 0, 1, 1, 1, 0, 0, 0, 1\n"
        "end\n");
    const auto done =
        runCli({"compile", "--json", at("roads.ide").string(), at("town3.ipl").string(), "-o", at("three").string()});
    EXPECT_EQ(done.status, 0) << done.err;
    EXPECT_EQ(done.json()["compiled"]["counts"]["car nodes"], 4);
}

} // namespace
} // namespace navsmith::cli::test
