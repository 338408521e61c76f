#include "tests/app/cli/cli_process.h"
#include "tests/core/files/temp_folder.h"
#include "tests/core/opening/path_sets.h"

#include <gtest/gtest.h>

namespace navsmith::cli::test {
namespace {

using files::test::get;
using files::test::TempFolder;
using opening::test::putAreas;

TEST(CommandLine, PrintsItsVersion) {
    const auto result = runCli({"--version"});
    EXPECT_EQ(result.status, 0);
    EXPECT_EQ(result.out.substr(0, 13), "navsmith-cli ");
    EXPECT_TRUE(result.err.empty());
}

TEST(CommandLine, HelpListsCommandsAndExitStatus) {
    const auto result = runCli({"--help"});
    EXPECT_EQ(result.status, 0);
    for (const auto* word : {"info", "roundtrip", "dump", "check", "list", "Exit status"})
        EXPECT_NE(result.out.find(word), std::string::npos) << word;
    EXPECT_EQ(runCli({"check", "--help"}).status, 0);
}

TEST(CommandLine, InvalidArgumentsAreUnusableAndPrintNothingToStandardOutput) {
    const TempFolder temp;
    const auto path = putAreas(temp.path(), {5}).front().string();
    for (const auto& arguments : std::vector<std::vector<std::string>>{{},
                                                                       {"mend", path},
                                                                       {"info"},
                                                                       {"info", "--nonsense", path},
                                                                       {"info", "--fix", path},
                                                                       {"check", "-o", "out", path},
                                                                       {"list", "info"}}) {
        const auto result = runCli(arguments);
        EXPECT_EQ(result.status, 2);
        EXPECT_TRUE(result.out.empty());
        EXPECT_FALSE(result.err.empty());
    }
}

TEST(CommandLine, GlobalOptionsMayPrecedeOrFollowTheCommand) {
    const TempFolder temp;
    putAreas(temp.path(), {5});
    files::test::put(temp.path() / "readme.txt", "hello");
    EXPECT_EQ(runCli({"info", temp.path().string()}).err.find("readme.txt"), std::string::npos);
    for (const auto& arguments : std::vector<std::vector<std::string>>{{"--verbose", "info", temp.path().string()},
                                                                       {"info", temp.path().string(), "-v"}}) {
        const auto result = runCli(arguments);
        EXPECT_EQ(result.status, 0);
        EXPECT_NE(result.err.find("readme.txt: skipped"), std::string::npos);
    }
}

TEST(CommandLine, MessagesAlsoGoToTheLogFile) {
    const TempFolder temp;
    const auto log = temp.path() / "logs" / "cli.log";
    const auto result = runCli({"info", "--log-file", log.string(), (temp.path() / "missing").string()});
    EXPECT_EQ(result.status, 2);
    EXPECT_NE(get(log).find("missing: cannot be opened"), std::string::npos);
    EXPECT_NE(result.err.find("missing: cannot be opened"), std::string::npos);
}

TEST(CommandLine, UnwritableLogFileIsReported) {
    const TempFolder temp;
    putAreas(temp.path(), {5});
    const auto result = runCli({"info", "--log-file", (temp.path() / "NODES5.DAT" / "x.log").string(), "x"});
    EXPECT_EQ(result.status, 2);
    EXPECT_FALSE(result.err.empty());
}

TEST(CommandLine, UnwritableStandardOutputIsAnError) {
    if (!std::filesystem::exists("/dev/full"))
        GTEST_SKIP() << "SKIPPED: no /dev/full on this system";
    const TempFolder temp;
    putAreas(temp.path(), {5});
    for (const auto* command : {"info", "dump", "roundtrip", "check"}) {
        const auto result = runCli({command, temp.path().string()}, "/dev/full");
        EXPECT_EQ(result.status, 2) << command;
        EXPECT_NE(result.err.find("standard output"), std::string::npos) << command;
    }
}

} // namespace
} // namespace navsmith::cli::test
