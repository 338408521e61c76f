#include "tests/app/cli/cli_process.h"
#include "tests/core/files/temp_folder.h"
#include "tests/core/opening/path_sets.h"

#include <gtest/gtest.h>

namespace navsmith::cli::test {
namespace {

using files::test::put;
using opening::test::areaText;
using opening::test::putAreas;

/// Every command that takes paths, with the arguments for JSON output.
const std::vector<std::vector<std::string>>& commands() {
    static const std::vector<std::vector<std::string>> all{
        {"info", "--json"}, {"roundtrip", "--json"}, {"dump", "--json"}, {"check", "--json"}};
    return all;
}

CliResult run(std::vector<std::string> command, const std::vector<std::filesystem::path>& paths) {
    for (const auto& path : paths)
        command.push_back(path.string());
    return runCli(command);
}

/// A path file in the extended form of a common tool, which is not supported.
std::string extendedForm() {
    return std::string("\xFF\xFF\xFF\xFF", 4) + "FM92" + std::string(200, '\0');
}

class BadInput : public files::test::InTempFolder {};

TEST_F(BadInput, BadPathsAreReportedAndOthersAreProcessed) {
    const auto good = putAreas(temp.path() / "good", {5});
    put(temp.path() / "short" / "NODES6.DAT", areaText(6).substr(0, 1000));
    put(temp.path() / "extended" / "NODES7.DAT", extendedForm());
    put(temp.path() / "text" / "readme.txt", "hello");
    std::filesystem::create_directory(temp.path() / "empty");
    const std::vector<std::filesystem::path> bad{temp.path() / "short" / "NODES6.DAT",
                                                 temp.path() / "extended",
                                                 temp.path() / "text" / "readme.txt",
                                                 temp.path() / "text",
                                                 temp.path() / "empty",
                                                 temp.path() / "missing"};
    auto paths = bad;
    paths.insert(paths.begin() + 2, good[0]);
    for (const auto& command : commands()) {
        const auto result = run(command, paths);
        EXPECT_EQ(result.status, 2) << command[0];
        const auto json = result.json();
        ASSERT_EQ(json.at("documents").size(), 1U) << command[0];
        EXPECT_EQ(json["documents"][0]["path"], good[0].string());
        EXPECT_EQ(json.at("problems").size(), bad.size()) << json["problems"].dump(2);
        for (const auto& path : bad)
            EXPECT_NE(result.err.find(path.string()), std::string::npos) << command[0] << ' ' << path;
    }
}

TEST_F(BadInput, MalformedFileReportsOffsetFieldFoundAndExpected) {
    put(temp.path() / "NODES6.DAT", areaText(6).substr(0, 50));
    const auto result = run({"info", "--json"}, {temp.path()});
    EXPECT_EQ(result.status, 2);
    const auto json = result.json();
    ASSERT_EQ(json["problems"].size(), 1U);
    const auto& problem = json["problems"][0];
    EXPECT_EQ(problem.at("path"), (temp.path() / "NODES6.DAT").string());
    EXPECT_EQ(problem.at("kind"), "malformed");
    EXPECT_TRUE(problem.at("offset").is_number_unsigned());
    for (const auto* part : {"field", "found", "expected", "message"}) {
        const auto text = problem.at(part).get<std::string>();
        EXPECT_FALSE(text.empty()) << part;
        EXPECT_NE(result.err.find(text), std::string::npos) << part;
    }
}

TEST_F(BadInput, BadFileOfASetLeavesADocumentOfTheOthers) {
    putAreas(temp.path(), {5, 6, 7, 8});
    put(temp.path() / "NODES7.DAT", extendedForm());
    put(temp.path() / "NODES8.DAT", "");
    for (const auto& command : commands()) {
        const auto result = run(command, {temp.path()});
        EXPECT_EQ(result.status, 2) << command[0];
        const auto json = result.json();
        ASSERT_EQ(json["documents"].size(), 1U) << command[0];
        EXPECT_EQ(json["documents"][0]["files"].size(), 2U);
        ASSERT_EQ(json["problems"].size(), 2U);
        EXPECT_EQ(json["problems"][0]["path"], (temp.path() / "NODES8.DAT").string());
        EXPECT_EQ(json["problems"][1]["path"], (temp.path() / "NODES7.DAT").string()) << "another form is another set";
    }
}

TEST_F(BadInput, WithoutJsonTheGoodPathsAreStillPrinted) {
    putAreas(temp.path(), {5});
    for (const auto* command : {"info", "roundtrip", "check"}) {
        const auto result = run({command}, {temp.path() / "missing", temp.path()});
        EXPECT_EQ(result.status, 2) << command;
        EXPECT_NE(result.out.find(temp.path().string()), std::string::npos) << command;
        EXPECT_EQ(result.out.find("missing"), std::string::npos) << "messages are not part of the result";
    }
}

TEST_F(BadInput, JsonIsValidEvenIfNothingIsUsable) {
    for (const auto& command : commands()) {
        const auto result = run(command, {temp.path() / "a", temp.path()});
        EXPECT_EQ(result.status, 2);
        const auto json = result.json();
        EXPECT_EQ(keysOf(json), (std::vector<std::string>{"documents", "problems"}));
        EXPECT_TRUE(json["documents"].empty());
        EXPECT_EQ(json["problems"].size(), 2U);
    }
}

TEST_F(BadInput, TruncatedFilesAndHugeCountsNeverCrash) {
    const auto sound = areaText(5);
    const auto file = temp.path() / "NODES5.DAT";
    std::vector<std::string> damaged{"", "a"};
    for (std::size_t size = 4; size < sound.size(); size = size * 3 / 2)
        damaged.push_back(sound.substr(0, size));
    for (std::size_t count = 0; count < 5; ++count) {
        for (const auto* value : {"\xFF\xFF\xFF\xFF", "\xFF\xFF\xFF\x7F", "\xFF\xFF\x00\x00"}) {
            damaged.push_back(sound);
            damaged.back().replace(count * 4, 4, value, 4);
        }
    }
    for (const auto& text : damaged) {
        put(file, text);
        const auto result = run({"roundtrip", "--json"}, {file});
        // Some damaged counts still parse; those files must be written unchanged.
        EXPECT_TRUE(result.status == 2 || result.status == 0) << result.status << '\n' << result.err;
        EXPECT_EQ(result.json()["problems"].empty(), result.status == 0);
    }
}

} // namespace
} // namespace navsmith::cli::test
