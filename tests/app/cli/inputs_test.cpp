// Many documents at once: folders with what is below them, lists of files, output trees, and results line by line.
#include "tests/app/cli/cli_process.h"
#include "tests/core/files/temp_folder.h"
#include "tests/core/opening/path_sets.h"
#include "tests/support/shell.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <set>
#include <sstream>

namespace navsmith::cli::test {
namespace {

namespace fs = std::filesystem;
using files::test::get;
using files::test::put;
using files::test::snapshot;
using files::test::TempFolder;
using opening::test::meshText;
using opening::test::putAreas;
using Json = nlohmann::ordered_json;

std::vector<Json> linesOf(const std::string& text) {
    std::vector<Json> lines;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);)
        lines.push_back(Json::parse(line));
    return lines;
}

std::vector<Json> ofType(const std::vector<Json>& lines, const std::string& type) {
    std::vector<Json> result;
    std::ranges::copy_if(lines, std::back_inserter(result), [&](const Json& line) { return line.at("type") == type; });
    return result;
}

class Inputs : public files::test::InTempFolder {};

TEST_F(Inputs, RecursiveFindsDocumentsInAllFoldersBelow) {
    put(temp.path() / "top.nav", meshText());
    put(temp.path() / "maps" / "a.nav", meshText());
    put(temp.path() / "maps" / "old" / "a.nav", meshText());
    const auto flat = runCli({"info", "--json", temp.path().string()}).json();
    EXPECT_EQ(flat["documents"].size(), 1U);
    const auto result = runCli({"info", "--json", "--recursive", temp.path().string()});
    EXPECT_EQ(result.status, 0) << result.err;
    const auto json = result.json();
    ASSERT_EQ(json["documents"].size(), 3U);
    for (const auto& document : json["documents"])
        EXPECT_EQ(document.at("path"), temp.path().string()) << "the path that was given";
    std::set<std::string> names;
    for (const auto& document : json["documents"])
        names.insert(document.at("document").get<std::string>());
    EXPECT_EQ(names.size(), 3U) << "what tells the documents apart";
}

TEST_F(Inputs, PathIsAlwaysTheOneThatWasGiven) {
    put(temp.path() / "x.bsp", opening::test::mapText(std::vector<tests::RawZipEntry>{}));
    put(temp.path() / "x.nav", meshText());
    const auto map = (temp.path() / "x.bsp").string();
    EXPECT_EQ(runCli({"info", "--json", map}).json()["documents"][0]["path"], map);
    put(temp.path() / "y.nav", meshText());
    const auto json = runCli({"select", "--json", temp.path().string(), "area"}).json();
    ASSERT_EQ(json["documents"].size(), 2U);
    EXPECT_EQ(json["documents"][1]["path"], temp.path().string());
    EXPECT_EQ(json["documents"][1]["document"], (temp.path() / "y.nav").string());
}

TEST_F(Inputs, FilesComeFromAList) {
    put(temp.path() / "a.nav", meshText());
    put(temp.path() / "b b.nav", meshText());
    const auto list = temp.path() / "list";
    put(list, (temp.path() / "a.nav").string() + "\r\n\n" + (temp.path() / "b b.nav").string());
    EXPECT_EQ(runCli({"info", "--json", "--files-from", list.string()}).json()["documents"].size(), 2U);
    using namespace std::string_literals;
    put(list, (temp.path() / "a.nav").string() + "\0"s + (temp.path() / "b b.nav").string() + "\0"s);
    EXPECT_EQ(runCli({"info", "--json", "--files-from", list.string()}).json()["documents"].size(), 2U);
    const auto result = runCli({"select", "--count", "--files-from", list.string(), "--where", "area"});
    EXPECT_EQ(result.status, 0) << result.err;
    EXPECT_EQ(runCli({"select", "--count", "--files-from", list.string(), "area"}).out, result.out);
}

TEST_F(Inputs, AnEmptyListIsNothingToDo) {
    put(temp.path() / "list", "");
    const auto result = runCli({"check", "--json", "--files-from", (temp.path() / "list").string()});
    EXPECT_EQ(result.status, 0);
    EXPECT_TRUE(result.json()["documents"].empty());
    EXPECT_NE(result.err.find("nothing to do"), std::string::npos) << result.err;
    EXPECT_EQ(runCli({"check", "--files-from", (temp.path() / "none").string()}).status, 2);
}

TEST_F(Inputs, TheListMayBeStandardInput) {
    SKIP_ON_WINDOWS("there is no shell");
    const TempFolder temp;
    put(temp.path() / "a.nav", meshText());
    put(temp.path() / "sub" / "b.nav", meshText());
    const auto result = tests::shell(fmt::format("cd '{}' && find . -name '*.nav' | '{}' info --json --files-from -",
                                                 temp.path().string(), NAVSMITH_CLI));
    ASSERT_EQ(result.status, 0) << result.output;
    EXPECT_EQ(Json::parse(result.output)["documents"].size(), 2U);
}

TEST_F(Inputs, TheOutputTreeMirrorsTheInput) {
    const auto in = temp.path() / "in";
    put(in / "a.nav", meshText());
    put(in / "one" / "a.nav", meshText());
    put(in / "two" / "deep" / "a.nav", meshText());
    const auto before = snapshot(in);
    const auto out = temp.path() / "out";
    const std::vector<std::string> change{"--where", "area", "--set", "jump=yes", "-o", out.string()};
    auto words = change;
    words.insert(words.begin(), {"edit", "--recursive", in.string()});
    const auto result = runCli(words);
    EXPECT_EQ(result.status, 0) << result.err;
    EXPECT_EQ(snapshot(in), before);
    std::set<std::string> names;
    for (const auto& [name, text] : snapshot(out)) {
        names.insert(name);
        EXPECT_NE(text, meshText()) << name;
    }
    EXPECT_EQ(names, (std::set<std::string>{"a.nav", "one/a.nav", "two/deep/a.nav"}));

    put(temp.path() / "list", (in / "one" / "a.nav").string() + "\n" + (in / "two" / "deep" / "a.nav").string());
    const auto other = temp.path() / "other";
    EXPECT_EQ(runCli({"check", "--fix", "-o", other.string(), "--files-from", (temp.path() / "list").string()}).err,
              "");
    EXPECT_TRUE(fs::exists(other / "one" / "a.nav"));
    EXPECT_TRUE(fs::exists(other / "two" / "deep" / "a.nav"));
}

TEST_F(Inputs, SelectWritesALineForEachElement) {
    put(temp.path() / "a.nav", meshText());
    put(temp.path() / "b.nav", "");
    const auto result = runCli({"select", "--ndjson", temp.path().string(), "area"});
    EXPECT_EQ(result.status, 2);
    const auto lines = linesOf(result.out);
    const auto elements = ofType(lines, "element");
    const auto documents = ofType(lines, "document");
    ASSERT_EQ(documents.size(), 1U);
    EXPECT_EQ(documents[0].at("count"), elements.size());
    ASSERT_FALSE(elements.empty());
    EXPECT_EQ(elements[0].at("path"), temp.path().string());
    EXPECT_TRUE(elements[0].contains("properties"));
    const auto problems = ofType(lines, "problem");
    ASSERT_EQ(problems.size(), 1U);
    EXPECT_EQ(problems[0].at("kind"), "unusable");
    EXPECT_EQ(lines.size(), elements.size() + 2);
}

TEST_F(Inputs, CheckWritesALineForEachIssue) {
    putAreas(temp.path(), {5});
    const auto whole = runCli({"check", "--json", temp.path().string()}).json();
    const auto& issues = whole["documents"][0]["issues"];
    ASSERT_FALSE(issues.empty());
    const auto lines = linesOf(runCli({"check", "--ndjson", temp.path().string()}).out);
    const auto issueLines = ofType(lines, "issue");
    ASSERT_EQ(issueLines.size(), issues.size());
    EXPECT_EQ(issueLines[0].at("rule"), issues[0].at("rule"));
    EXPECT_EQ(issueLines[0].at("message"), issues[0].at("message"));
    const auto documents = ofType(lines, "document");
    ASSERT_EQ(documents.size(), 1U);
    EXPECT_EQ(documents[0].at("errors").get<std::size_t>() + documents[0].at("warnings").get<std::size_t>() +
                  documents[0].at("notes").get<std::size_t>(),
              issues.size());
    EXPECT_EQ(runCli({"check", "--ndjson", "--json", temp.path().string()}).status, 2);
}

TEST_F(Inputs, EditWritesALineForEachDocument) {
    put(temp.path() / "a.nav", meshText());
    put(temp.path() / "b.nav", meshText());
    const auto lines = linesOf(
        runCli({"edit", "--ndjson", "--dry-run", temp.path().string(), "--where", "area", "--set", "jump=yes"}).out);
    ASSERT_EQ(lines.size(), 2U);
    EXPECT_EQ(lines[1].at("type"), "document");
    EXPECT_EQ(lines[1].at("changed").at(0).at("property"), "jump");
}

} // namespace
} // namespace navsmith::cli::test
