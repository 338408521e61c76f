// Issues in forms that other programs read.
#include "tests/app/cli/cli_process.h"
#include "tests/core/files/temp_folder.h"
#include "tests/core/opening/path_sets.h"

#include <gtest/gtest.h>

#include <regex>
#include <set>
#include <sstream>

namespace navsmith::cli::test {
namespace {

namespace fs = std::filesystem;
using files::test::put;
using files::test::TempFolder;
using opening::test::areaText;
using opening::test::putAreas;
using Json = nlohmann::ordered_json;

Json sarifOf(const std::vector<std::string>& words) {
    std::vector<std::string> all{"check", "--form", "sarif"};
    all.insert(all.end(), words.begin(), words.end());
    return runCli(all).json()["runs"][0];
}

std::size_t issuesOf(const fs::path& path) {
    std::size_t count = 0;
    const auto result = runCli({"check", "--json", path.string()}).json();
    for (const auto& document : result["documents"])
        count += document["issues"].size();
    return count;
}

TEST(CompilerForm, EachIssueIsALineThatProblemMatchersRead) {
    const TempFolder temp;
    putAreas(temp.path(), {5});
    // As of GCC: a file, a line, a severity.
    const std::regex matcher(R"(^(.+):(\d+): (error|warning|note): (.+) \[([A-Z]+\d+)\]$)");
    const auto result = runCli({"check", "--form", "compiler", temp.path().string()});
    std::istringstream stream(result.out);
    std::size_t lines = 0;
    for (std::string line; std::getline(stream, line); ++lines) {
        std::smatch parts;
        ASSERT_TRUE(std::regex_match(line, parts, matcher)) << line;
        EXPECT_EQ(parts[1], (temp.path() / "NODES5.DAT").string());
        EXPECT_EQ(parts[2], "1");
    }
    EXPECT_EQ(lines, issuesOf(temp.path()));
}

TEST(CompilerForm, NamesWithColonsAndLineBreaksKeepOneLineEach) {
    SKIP_ON_WINDOWS("names cannot have these there");
    const TempFolder temp;
    const auto folder = temp.path() / "a:7: error: b\nc\td";
    putAreas(folder, {5});
    const auto result = runCli({"check", "--form", "compiler", folder.string()});
    const std::regex matcher(R"(^(.*):(\d+): (error|warning|note): .*$)");
    std::istringstream stream(result.out);
    std::size_t lines = 0;
    for (std::string line; std::getline(stream, line); ++lines) {
        std::smatch parts;
        ASSERT_TRUE(std::regex_match(line, parts, matcher)) << line;
        EXPECT_TRUE(parts[1].str().ends_with("a:7: error: b\\nc\\td/NODES5.DAT")) << parts[1];
    }
    EXPECT_EQ(lines, issuesOf(folder));
}

TEST(CompilerForm, AFileThatCannotBeCheckedIsAnError) {
    const TempFolder temp;
    put(temp.path() / "x.nav", "");
    const auto result = runCli({"check", "--form", "compiler", temp.path().string()});
    EXPECT_EQ(result.status, 2);
    EXPECT_EQ(result.out, (temp.path() / "x.nav").string() + ":1: error: is empty (0 bytes)\n");
}

TEST(Sarif, ResultsHaveRegionsAndFingerprintsThatStay) {
    const TempFolder temp;
    putAreas(temp.path(), {5});
    const auto run = sarifOf({temp.path().string()});
    const auto& results = run["results"];
    ASSERT_EQ(results.size(), issuesOf(temp.path()));
    std::set<std::string> fingerprints;
    for (const auto& result : results) {
        const auto& place = result["locations"][0]["physicalLocation"];
        EXPECT_EQ(place.at("region").at("startLine"), 1);
        EXPECT_TRUE(place["artifactLocation"]["uri"].get<std::string>().starts_with("file:///"));
        fingerprints.insert(result.at("partialFingerprints").at("primaryLocationLineHash").get<std::string>());
    }
    EXPECT_EQ(fingerprints.size(), results.size()) << "hosts take equal ones for the same result";
    EXPECT_EQ(sarifOf({temp.path().string()}), run);
    for (const auto& rule : run["tool"]["driver"]["rules"])
        EXPECT_FALSE(rule.at("help").at("text").get<std::string>().empty());
}

TEST(Sarif, RelativePathsAreWrittenAsHostsLookForThem) {
    const TempFolder temp;
    putAreas(temp.path() / "my maps", {5});
    const auto before = fs::current_path();
    fs::current_path(temp.path());
    const auto run = sarifOf({"./my maps"});
    fs::current_path(before);
    EXPECT_EQ(run["results"][0]["locations"][0]["physicalLocation"]["artifactLocation"]["uri"], "my%20maps/NODES5.DAT");
}

TEST(Sarif, TheWorstResultsFitTheLimit) {
    const TempFolder temp;
    putAreas(temp.path(), {5});
    auto text = areaText(6);
    text.replace(20 + 14, 2, std::string("\x05\0", 2)); // the search cost of the first node: an error
    put(temp.path() / "other" / "NODES6.DAT", text);
    const auto all = sarifOf({temp.path().string(), (temp.path() / "other").string()})["results"];
    std::size_t errors = 0;
    for (const auto& result : all)
        errors += result["level"] == "error" ? 1U : 0U;
    ASSERT_GT(errors, 0U);
    ASSERT_GT(all.size(), errors + 1);
    const auto run =
        sarifOf({"--limit", std::to_string(errors), temp.path().string(), (temp.path() / "other").string()});
    ASSERT_EQ(run["results"].size(), errors);
    for (const auto& result : run["results"])
        EXPECT_EQ(result["level"], "error");
    const auto& notes = run["invocations"][0]["toolExecutionNotifications"];
    ASSERT_EQ(notes.size(), 1U);
    EXPECT_NE(notes[0]["message"]["text"].get<std::string>().find("left out"), std::string::npos);
    EXPECT_EQ(sarifOf({"--limit", "0", temp.path().string(), (temp.path() / "other").string()})["results"].size(),
              all.size());
}

} // namespace
} // namespace navsmith::cli::test
