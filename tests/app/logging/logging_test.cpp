#include "app/logging/logging.h"
#include "app/logging/state_folder.h"
#include "tests/core/files/temp_folder.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <map>
#include <string>

namespace navsmith::logging {
namespace {

namespace fs = std::filesystem;
using files::test::get;
using files::test::put;
using files::test::TempFolder;

Environment with(const std::map<std::string, std::string>& variables) {
    return [variables](const char* name) -> std::optional<std::string> {
        const auto it = variables.find(name);
        return it == variables.end() ? std::nullopt : std::optional(it->second);
    };
}

#if defined(_WIN32)
TEST(StateFolder, IsInTheUsersLocalData) {
    EXPECT_EQ(stateFolder(with({{"LOCALAPPDATA", "C:\\Users\\J\xC3\xBCrgen\\AppData\\Local"}})),
              fs::path(L"C:\\Users\\J\u00FCrgen\\AppData\\Local\\navsmith"));
    EXPECT_EQ(stateFolder(with({{"LOCALAPPDATA", "relative"}})), std::nullopt);
    EXPECT_EQ(defaultLogFile(with({})), std::nullopt);
    EXPECT_TRUE(environmentVariable("LOCALAPPDATA"));
}
#elif !defined(__APPLE__)
TEST(StateFolder, FollowsXdgStateHomeElseHome) {
    EXPECT_EQ(stateFolder(with({{"XDG_STATE_HOME", "/s"}, {"HOME", "/h"}})), fs::path("/s/navsmith"));
    EXPECT_EQ(stateFolder(with({{"HOME", "/h"}})), fs::path("/h/.local/state/navsmith"));
    EXPECT_EQ(defaultLogFile(with({{"HOME", "/h"}})), fs::path("/h/.local/state/navsmith/navsmith.log"));
    EXPECT_EQ(agentsFile(with({{"HOME", "/h"}})), fs::path("/h/.local/state/navsmith/agents.txt"));
}

TEST(StateFolder, ARelativeSettingIsIgnored) {
    EXPECT_EQ(stateFolder(with({{"XDG_STATE_HOME", "s"}, {"HOME", "/h"}})), fs::path("/h/.local/state/navsmith"));
}

TEST(StateFolder, IsEmptyWithoutAHome) {
    EXPECT_EQ(stateFolder(with({})), std::nullopt);
    EXPECT_EQ(defaultLogFile(with({{"HOME", "relative"}})), std::nullopt);
}
#endif

TEST(Logging, WritesToTheFileAndCreatesItsFolder) {
    const TempFolder temp;
    const auto file = temp.path() / "a" / "b" / "navsmith.log";
    const auto log = makeLogger({.consoleLevel = spdlog::level::off, .file = file});
    ASSERT_TRUE(log) << log.error();
    (*log)->debug("too much");
    (*log)->info("opened the map");
    (*log)->warn("of {} files", 64);
    const auto text = get(file);
    EXPECT_EQ(text.find("too much"), std::string::npos);
    EXPECT_NE(text.find("info: opened the map\n"), std::string::npos);
    EXPECT_NE(text.find("warning: of 64 files\n"), std::string::npos);
}

TEST(Logging, RotatesTheLogFile) {
    const TempFolder temp;
    const auto file = temp.path() / "navsmith.log";
    const auto log = makeLogger({.consoleLevel = spdlog::level::off, .file = file});
    ASSERT_TRUE(log);
    const std::string line(1000, 'x');
    for (std::size_t written = 0; written < (kLogFiles + 2) * kLargestLogFile; written += line.size())
        (*log)->info(line);
    (*log)->flush();
    std::size_t files = 0;
    for (const auto& entry : fs::directory_iterator(temp.path())) {
        ++files;
        EXPECT_LE(entry.file_size(), kLargestLogFile);
    }
    EXPECT_EQ(files, kLogFiles);
    EXPECT_TRUE(fs::exists(temp.path() / "navsmith.1.log"));
}

TEST(Logging, ReportsAnUnwritableFile) {
    const TempFolder temp;
    put(temp.path() / "file", "");
    const auto log = makeLogger({.consoleLevel = spdlog::level::off, .file = temp.path() / "file" / "navsmith.log"});
    ASSERT_FALSE(log);
    EXPECT_FALSE(log.error().empty());
}

TEST(Logging, MessagesAreNotFormatStrings) {
    const TempFolder temp;
    const auto file = temp.path() / "navsmith.log";
    const auto log = makeLogger({.consoleLevel = spdlog::level::off, .file = file});
    ASSERT_TRUE(log);
    (*log)->warn("{}", "a file named {0}");
    EXPECT_NE(get(file).find("a file named {0}"), std::string::npos);
}

} // namespace
} // namespace navsmith::logging
