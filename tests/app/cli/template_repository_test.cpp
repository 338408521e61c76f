// The walk-through of docs/sharing.md, word for word, and what its script does where something is wrong.
#include "tests/app/cli/cli_process.h"
#include "tests/core/files/temp_folder.h"
#include "tests/support/child_process.h"
#include "tests/support/shell.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <string>
#include <string_view>

namespace navsmith::cli::test {
namespace {

namespace fs = std::filesystem;
using files::test::get;
using files::test::put;

constexpr std::string_view kInstalled = "/usr/share/navsmith/";

/// The commands of the page, with the files of this build in place of the installed ones.
std::string walkThrough() {
    const auto page = get(fs::path(NAVSMITH_SOURCE_DIR) / "docs" / "sharing.md");
    std::string commands;
    for (auto at = page.find("```sh\n"); at != std::string::npos; at = page.find("```sh\n", at)) {
        at += 6;
        commands += page.substr(at, page.find("```", at) - at);
    }
    const auto replace = [&](const std::string& name, const std::string& by) {
        const auto installed = std::string(kInstalled) + name;
        for (auto at = commands.find(installed); at != std::string::npos; at = commands.find(installed))
            commands.replace(at, installed.size(), by);
    };
    replace("template-repository", NAVSMITH_SOURCE_DIR "/resources/template-repository");
    replace("samples", NAVSMITH_SAMPLES);
    return commands;
}

class TemplateRepository : public files::test::InTempFolder {
protected:
    void SetUp() override {
        SKIP_ON_WINDOWS("uses a shell");
        if (!tests::hasProgram("git"))
            GTEST_SKIP() << "git is not installed";
        const auto result = run("set -e\n" + walkThrough());
        ASSERT_EQ(result.status, 0) << result.output;
    }

    /// In the folder of the test, later in the repository, with a home of its own.
    tests::ShellResult run(const std::string& commands) {
        put(temp.path() / "commands", commands);
        const auto folder = fs::exists(repository() / ".git") ? repository() : temp.path();
        return tests::shell("cd '" + folder.string() + "' && HOME='" + temp.path().string() +
                            "' GIT_AUTHOR_NAME=a GIT_AUTHOR_EMAIL=a@b GIT_COMMITTER_NAME=a GIT_COMMITTER_EMAIL=a@b "
                            "PATH=\"$(dirname " NAVSMITH_CLI "):$PATH\" bash '" +
                            (temp.path() / "commands").string() + "' 2>&1");
    }
    [[nodiscard]] fs::path repository() const { return temp.path() / "our-meshes"; }
    [[nodiscard]] std::string comment() const { return get(repository() / "report" / "comment.md"); }
};

TEST_F(TemplateRepository, TheWalkThroughEndsWithAReportOfTheChange) {
    const auto report = repository() / "report";
    EXPECT_NE(comment().find("### `meshes/outpost.nav`"), std::string::npos) << comment();
    EXPECT_NE(comment().find("\n~ area "), std::string::npos) << comment();
    EXPECT_NE(comment().find("Avoid"), std::string::npos) << comment();
    for (const auto* name : {"outpost.nav.before.png", "outpost.nav.after.png"})
        EXPECT_TRUE(get(report / "pictures" / name).starts_with("\x89PNG")) << name;
    const auto log = nlohmann::json::parse(get(report / "navsmith.sarif"));
    EXPECT_EQ(log.at("version"), "2.1.0");
    EXPECT_NE(get(repository() / ".gitattributes").find("*.nav diff=navsmith merge=navsmith"), std::string::npos);
}

TEST_F(TemplateRepository, AFileWithoutCreditsFails) {
    const auto result = run("cp meshes/outpost.nav meshes/other.nav; tools/check-changes.sh main report");
    EXPECT_EQ(result.status, 1) << result.output;
    EXPECT_NE(comment().find("### `meshes/other.nav`\n\n**No line in CREDITS.md names it.**"), std::string::npos)
        << comment();
    EXPECT_FALSE(fs::exists(repository() / "report" / "pictures" / "other.nav.before.png"));
    EXPECT_TRUE(fs::exists(repository() / "report" / "pictures" / "other.nav.after.png"));
}

TEST_F(TemplateRepository, ATornFileFails) {
    const auto result = run("head -c 60 meshes/outpost.nav > x; mv x meshes/outpost.nav\n"
                            "tools/check-changes.sh main report");
    EXPECT_EQ(result.status, 1) << result.output;
    EXPECT_NE(comment().find("outpost.nav"), std::string::npos) << comment();
    EXPECT_NE(result.output.find("meshes/outpost.nav"), std::string::npos) << result.output;
}

TEST_F(TemplateRepository, ARemovedFileIsToldAndNothingIsNoFault) {
    auto result = run("git rm -q meshes/outpost.nav; tools/check-changes.sh main report");
    EXPECT_EQ(result.status, 0) << result.output;
    EXPECT_NE(comment().find("### `meshes/outpost.nav`\n\nRemoved."), std::string::npos) << comment();
    EXPECT_FALSE(fs::exists(repository() / "report" / "navsmith.sarif"));
    result = run("git reset -q --hard main; tools/check-changes.sh main report");
    EXPECT_EQ(result.status, 0) << result.output;
    EXPECT_EQ(comment(), "No mesh has changed.\n");
}

} // namespace
} // namespace navsmith::cli::test
