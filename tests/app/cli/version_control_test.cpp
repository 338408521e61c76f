// Text forms, differences and merges with the real program, and a real merge through git.
#include "tests/app/cli/cli_process.h"
#include "tests/core/files/temp_folder.h"
#include "tests/support/child_process.h"
#include "tests/support/corpus.h"
#include "tests/support/nav_bytes.h"
#include "tests/support/shell.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>

namespace navsmith::cli::test {
namespace {

namespace fs = std::filesystem;
using files::test::get;
using files::test::put;
using files::test::TempFolder;

std::string meshBytes() {
    return files::test::textOf(tests::buildMesh(tests::smallMesh(16, 1, tests::RawGame::CounterStrike)));
}

/// Replaces the only place of `from` in a text.
std::string replaced(std::string text, const std::string& from, const std::string& to) {
    const auto at = text.find(from);
    if (at == std::string::npos)
        throw std::runtime_error("nothing to replace: " + from);
    return text.replace(at, from.size(), to);
}

class VersionControl : public testing::Test {
protected:
    fs::path path(const std::string& name) const { return temp.path() / name; }
    /// The text form of a file.
    std::string textOf(const fs::path& file) const {
        const auto result = runCli({"textconv", file.string()});
        EXPECT_EQ(result.status, 0) << result.err;
        return result.out;
    }
    /// Writes a mesh whose text is `text`.
    void write(const std::string& name, const std::string& text) const {
        put(path("text.json"), text);
        const auto result = runCli({"text", path("text.json").string(), "-o", path(name).string()});
        ASSERT_EQ(result.status, 0) << result.err << text;
    }
    CliResult merge(std::vector<std::string> more = {}) const {
        std::vector<std::string> arguments{
            "merge", path("base.nav").string(), path("ours.nav").string(), path("theirs.nav").string(),
            "-o",    path("out.nav").string()};
        arguments.insert(arguments.end(), more.begin(), more.end());
        return runCli(arguments);
    }

    const TempFolder temp;
};

TEST_F(VersionControl, TextGivesTheFileBack) {
    put(path("a.nav"), meshBytes());
    ASSERT_EQ(runCli({"text", path("a.nav").string(), "-o", path("a.json").string()}).status, 0);
    ASSERT_EQ(runCli({"text", path("a.json").string(), "-o", path("b.nav").string()}).status, 0);
    EXPECT_EQ(get(path("b.nav")), meshBytes());
    EXPECT_EQ(textOf(path("a.json")), get(path("a.json"))) << "a text is its own text";
}

TEST_F(VersionControl, BadTextNamesTheLine) {
    put(path("a.nav"), meshBytes());
    put(path("a.json"), replaced(textOf(path("a.nav")), "\"area\": [\n{", "\"area\": [\n{\"no_such\": 1, "));
    const auto result = runCli({"text", path("a.json").string(), "-o", path("b.nav").string()});
    EXPECT_EQ(result.status, 2);
    EXPECT_NE(result.err.find("line "), std::string::npos) << result.err;
    EXPECT_NE(result.err.find("no_such"), std::string::npos) << result.err;
    EXPECT_FALSE(fs::exists(path("b.nav")));
}

TEST_F(VersionControl, ATextThatIsNoFileOfItsFormatIsRefused) {
    put(path("a.nav"), meshBytes());
    put(path("a.json"), replaced(textOf(path("a.nav")), "\"version\": 16", "\"version\": 99"));
    const auto result = runCli({"text", "--json", path("a.json").string(), "-o", path("b.nav").string()});
    EXPECT_EQ(result.status, 2) << result.out;
    EXPECT_EQ(result.json()["problems"].size(), 1U) << result.out;
    EXPECT_FALSE(fs::exists(path("b.nav")));
}

TEST_F(VersionControl, ANameInATextCannotLeaveTheFolder) {
    put(path("a.nav"), meshBytes());
    put(path("a.json"), replaced(textOf(path("a.nav")), "\"label\": \"a.nav\"", "\"label\": \"../evil.nav\""));
    fs::create_directory(path("folder"));
    const auto result = runCli({"text", path("a.json").string(), "-o", path("folder").string()});
    EXPECT_EQ(result.status, 2) << result.out;
    EXPECT_FALSE(fs::exists(path("evil.nav")));
}

TEST_F(VersionControl, DiffTellsWhatDiffersByStatusAndElement) {
    put(path("a.nav"), meshBytes());
    put(path("b.nav"), meshBytes());
    EXPECT_EQ(runCli({"diff", path("a.nav").string(), path("b.nav").string()}).status, 0);
    write("b.nav", replaced(textOf(path("a.nav")), "\"bsp_size\": ", "\"bsp_size\": 1"));
    const auto result = runCli({"diff", "--json", path("a.nav").string(), path("b.nav").string()});
    EXPECT_EQ(result.status, 1) << result.err;
    const auto json = result.json()["difference"];
    ASSERT_EQ(json["elements"].size(), 1U) << json;
    EXPECT_EQ(json["elements"][0]["kind"], "file");
    EXPECT_EQ(json["elements"][0]["properties"][0]["id"], "bsp_size");
    EXPECT_EQ(runCli({"diff", path("a.nav").string(), path("missing.nav").string()}).status, 2);
}

TEST_F(VersionControl, MergeCombinesAndListsConflicts) {
    put(path("base.nav"), meshBytes());
    const auto text = textOf(path("base.nav"));
    write("ours.nav", replaced(text, "\"bsp_size\": ", "\"bsp_size\": 1"));
    write("theirs.nav", replaced(text, "\"width\": -", "\"width\": -1"));
    const auto clean = merge();
    EXPECT_EQ(clean.status, 0) << clean.out << clean.err;
    const auto both = replaced(replaced(text, "\"bsp_size\": ", "\"bsp_size\": 1"), "\"width\": -", "\"width\": -1");
    write("wanted.nav", both);
    EXPECT_EQ(get(path("out.nav")), get(path("wanted.nav")));

    write("theirs.nav", replaced(text, "\"bsp_size\": ", "\"bsp_size\": 2"));
    const auto conflict = merge({"--json"});
    EXPECT_EQ(conflict.status, 1) << conflict.out << conflict.err;
    const auto json = conflict.json()["merged"]["conflicts"];
    ASSERT_EQ(json.size(), 1U) << conflict.out;
    EXPECT_EQ(json[0]["property"], "bsp_size");
    EXPECT_EQ(get(path("out.nav")), get(path("ours.nav")));
    EXPECT_EQ(merge({"--theirs"}).status, 0);
    EXPECT_EQ(get(path("out.nav")), get(path("theirs.nav")));
    EXPECT_EQ(merge({"--take-theirs", "1"}).status, 0);
    EXPECT_EQ(get(path("out.nav")), get(path("theirs.nav")));
    EXPECT_EQ(merge({"--take-theirs", "7"}).status, 2);
}

TEST_F(VersionControl, MergeSettlesConflictsByRangeAndName) {
    put(path("base.nav"), meshBytes());
    const auto text = textOf(path("base.nav"));
    const auto edited = [&](const std::string& digit) {
        return replaced(replaced(text, "\"bsp_size\": ", "\"bsp_size\": " + digit), "\"width\": -",
                        "\"width\": -" + digit);
    };
    write("ours.nav", edited("1"));
    write("theirs.nav", edited("2"));
    const auto result = merge();
    EXPECT_EQ(result.status, 1);
    EXPECT_NE(result.out.find("2 conflicts: 0 settled, 2 left with our values"), std::string::npos) << result.out;
    EXPECT_EQ(merge({"--take-theirs", "1-2"}).status, 0);
    EXPECT_EQ(get(path("out.nav")), get(path("theirs.nav")));
    EXPECT_EQ(merge({"--take-theirs", "bsp_size", "--take-ours", "ladder.width"}).status, 0);
    write("wanted.nav", replaced(replaced(text, "\"bsp_size\": ", "\"bsp_size\": 2"), "\"width\": -", "\"width\": -1"));
    EXPECT_EQ(get(path("out.nav")), get(path("wanted.nav")));
    for (const auto* wrong : {"1-3", "0", "no_such_property"})
        EXPECT_EQ(merge({"--take-theirs", wrong}).status, 2) << wrong;
}

TEST_F(VersionControl, GitSetupWritesWhatIsMissingOnce) {
    const auto repository = path("repository");
    fs::create_directories(repository / ".git");
    fs::create_directories(repository / "maps");
    put(repository / ".gitattributes", "*.png binary");
    put(repository / ".git" / "config", "[core]\n\tbare = false\n");
    const auto setUp = [&](std::vector<std::string> more) {
        std::vector<std::string> arguments{"git-setup", "--json", (repository / "maps").string()};
        arguments.insert(arguments.end(), more.begin(), more.end());
        const auto result = runCli(arguments);
        EXPECT_EQ(result.status, 0) << result.err;
        std::size_t added = 0;
        const auto json = result.json();
        for (const auto& file : json["files"])
            added += file["added"].size();
        return added;
    };
    EXPECT_GT(setUp({"--dry-run"}), 4U);
    EXPECT_EQ(get(repository / ".gitattributes"), "*.png binary");
    EXPECT_GT(setUp({}), 4U);
    EXPECT_EQ(get(repository / ".gitattributes").substr(0, 13), "*.png binary\n");
    EXPECT_NE(get(repository / ".gitattributes").find("\n*.nav diff=navsmith merge=navsmith\n"), std::string::npos);
    EXPECT_EQ(get(repository / ".gitignore"), ".navsmith-backup/\n");
    EXPECT_NE(get(repository / ".git" / "config").find("[core]\n\tbare = false\n[diff \"navsmith\"]\n"),
              std::string::npos);
    EXPECT_EQ(setUp({}), 0U);
    EXPECT_EQ(runCli({"git-setup", temp.path().string()}).status, 2) << "no repository";
}

TEST_F(VersionControl, GitMergesAndShowsDifferencesThroughTheDriver) {
    SKIP_ON_WINDOWS("the shell of POSIX");
    if (!tests::hasProgram("git"))
        GTEST_SKIP() << "git is not installed";
    const auto repository = path("repository");
    fs::create_directory(repository);
    const auto cli = fs::path(NAVSMITH_CLI).string();
    const auto git = [&](const std::string& command) {
        return tests::shell(fmt::format("cd '{}' && HOME='{}' GIT_CONFIG_NOSYSTEM=1 git -c user.name=t "
                                        "-c user.email=t@example.org {}",
                                        repository.string(), temp.path().string(), command));
    };
    ASSERT_EQ(git("init -q -b main .").status, 0);
    // The lines of docs/version-control.md.
    put(repository / ".gitattributes", "*.nav diff=navsmith merge=navsmith\n");
    git(fmt::format("config diff.navsmith.textconv \"{} textconv\"", cli));
    git("config merge.navsmith.name Navsmith");
    git(fmt::format("config merge.navsmith.driver \"{} merge %O %A %B -o %A --path %P --no-backup\"", cli));
    const auto commit = [&](const std::string& text) {
        put(path("text.json"), text);
        ASSERT_EQ(runCli({"text", path("text.json").string(), "-o", path("made.nav").string()}).status, 0);
        fs::copy_file(path("made.nav"), repository / "a.nav", fs::copy_options::overwrite_existing);
        ASSERT_EQ(git("add -A").status, 0);
        ASSERT_EQ(git("commit -q -m change").status, 0);
    };
    put(path("a.nav"), meshBytes());
    const auto text = textOf(path("a.nav"));
    commit(text);
    ASSERT_EQ(git("branch other").status, 0);
    const auto ours = replaced(text, "\"bsp_size\": ", "\"bsp_size\": 1");
    commit(ours);
    ASSERT_EQ(git("checkout -q other").status, 0);
    commit(replaced(text, "\"width\": -", "\"width\": -1"));
    ASSERT_EQ(git("checkout -q main").status, 0);
    const auto merged = git("merge -q -m merged other");
    EXPECT_EQ(merged.status, 0) << merged.output;
    EXPECT_EQ(textOf(repository / "a.nav"), replaced(ours, "\"width\": -", "\"width\": -1"));
    const auto shown = git("diff HEAD~1 -- a.nav");
    EXPECT_NE(shown.output.find('+'), std::string::npos) << shown.output;
    EXPECT_NE(shown.output.find("\"width\": -1"), std::string::npos) << shown.output;
    EXPECT_FALSE(fs::exists(repository / ".navsmith-backup"));

    // Both sides change one value: git keeps ours and calls the file unmerged.
    ASSERT_EQ(git("checkout -q -b left").status, 0);
    commit(replaced(textOf(repository / "a.nav"), "\"bsp_size\": ", "\"bsp_size\": 3"));
    ASSERT_EQ(git("checkout -q -b right main").status, 0);
    commit(replaced(textOf(repository / "a.nav"), "\"bsp_size\": ", "\"bsp_size\": 4"));
    const auto conflict = git("merge -q -m merged left");
    EXPECT_NE(conflict.status, 0);
    EXPECT_NE(conflict.output.find("conflict 1: "), std::string::npos) << conflict.output;
    EXPECT_NE(git("status --porcelain").output.find("UU a.nav"), std::string::npos);
}

/// Every real file of the corpus, as the program reads it.
TEST_F(VersionControl, RealSetsComeBackFromTextsByteForByte) {
    for (const auto* name : {"gta-sa-nodes/vc-processed", "gta-sa-nodes/fcnpc"}) {
        const auto folder = tests::corpusFolder(name);
        if (!folder)
            GTEST_SKIP() << tests::missingCorpus(name);
        ASSERT_EQ(runCli({"text", folder->string(), "-o", path("set.json").string()}).status, 0);
        const auto out = path(fs::path(name).filename().string());
        ASSERT_EQ(runCli({"text", path("set.json").string(), "-o", out.string()}).status, 0);
        std::size_t files = 0;
        for (const auto& file : fs::directory_iterator(out)) {
            if (!file.is_regular_file())
                continue;
            ++files;
            EXPECT_EQ(get(file.path()), get(*folder / file.path().filename())) << file.path();
        }
        EXPECT_EQ(files, 64U);
    }
}

} // namespace
} // namespace navsmith::cli::test
