// Compares --help of the real programs with what they print for manuals and shells. --help is written by the parsers,
// the rest by app/usage.
#include "app/usage/usage.h"
#include "tests/core/files/temp_folder.h"
#include "tests/support/shell.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <iterator>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <vector>

namespace navsmith::usage {
namespace {

using files::test::put;
using files::test::TempFolder;
using ::testing::AllOf;
using ::testing::Contains;
using ::testing::HasSubstr;
using ::testing::IsSupersetOf;
using ::testing::Not;

using Words = std::set<std::string>;

#ifdef NAVSMITH_HAS_EDITOR
const std::vector<std::string> kPrograms{"navsmith-cli", "navsmith"};
#else
const std::vector<std::string> kPrograms{"navsmith-cli"};
#endif

/// The output of a program that has no display; fails the test unless it succeeds.
std::string printed(const std::string& program, const std::string& arguments) {
    if (tests::kOnWindows) {
        std::istringstream text(arguments);
        const std::vector<std::string> words{std::istream_iterator<std::string>(text),
                                             std::istream_iterator<std::string>()};
        const TempFolder temp;
        const auto status = tests::runProgram(NAVSMITH_PROGRAMS "/" + program + ".exe", words, temp.path() / "out",
                                              temp.path() / "err");
        EXPECT_EQ(status, 0) << program << ' ' << arguments << ": " << files::test::get(temp.path() / "err");
        return files::test::get(temp.path() / "out");
    }
    const auto result = tests::shell("env -u DISPLAY -u WAYLAND_DISPLAY -u QT_QPA_PLATFORM '" NAVSMITH_PROGRAMS "/" +
                                     program + "' " + arguments);
    EXPECT_EQ(result.status, 0) << program << ' ' << arguments << ": " << result.output;
    return result.output;
}

/// The options that begin a line of --help, with their dashes.
Words optionsIn(const std::string& help) {
    Words options;
    std::istringstream lines(help);
    const std::regex name("(^|,) *(--?[A-Za-z][a-z-]*)");
    for (std::string line; std::getline(lines, line);) {
        if (!line.starts_with("  -"))
            continue;
        line = line.substr(2, line.find("  ", 2) - 2); // without the explanation
        for (std::sregex_iterator at(line.begin(), line.end(), name), end; at != end; ++at)
            options.insert(at->str(2));
    }
    return options;
}

/// The commands that --help lists; empty for a program without any.
std::vector<std::string> commandsIn(const std::string& help) {
    std::vector<std::string> commands;
    const auto start = help.find("Subcommands:\n");
    std::istringstream lines(start == std::string::npos ? std::string() : help.substr(start));
    std::string line;
    for (std::getline(lines, line); std::getline(lines, line) && line.starts_with("  ");) {
        if (line[2] != ' ')
            commands.push_back(line.substr(2, line.find(' ', 2) - 2));
    }
    return commands;
}

/// What a shell offers after these words, the last of which is incomplete.
Words completed(const std::string& shell, const std::filesystem::path& script, const std::vector<std::string>& words) {
    std::string line;
    std::string array;
    for (const auto& word : words) {
        line += (line.empty() ? "" : " ") + word;
        array += "\"" + word + "\" ";
    }
    const auto command = shell == "bash"
                             ? fmt::format(R"(bash --norc -c '. {}; COMP_WORDS=({}); COMP_CWORD={}; _{} 2>/dev/null
printf "%s\n" "${{COMPREPLY[@]}}"')",
                                           script.string(), array, words.size() - 1, identifier(words.front()))
                             : fmt::format(R"(HOME=/nonexistent fish --no-config -c 'source {}; complete -C "{}"')",
                                           script.string(), line);
    const auto result = tests::shell(command);
    EXPECT_EQ(result.status, 0) << command << ": " << result.output;
    Words offered;
    std::istringstream lines(result.output);
    for (std::string text; std::getline(lines, text);)
        offered.insert(text.substr(0, text.find('\t')));
    offered.erase("");
    return offered;
}

TEST(Usage, HelpAndVersionNeedNoDisplay) {
    for (const auto& program : kPrograms) {
        EXPECT_THAT(printed(program, "--version"), HasSubstr(program + " "));
        EXPECT_THAT(optionsIn(printed(program, "--help")),
                    IsSupersetOf({"-h", "--help", "--version", "--print-man", "--print-completion"}));
    }
    EXPECT_GE(commandsIn(printed("navsmith-cli", "--help")).size(), 10U);
    EXPECT_THAT(optionsIn(printed("navsmith-cli", "check --help")), IsSupersetOf({"--fix", "-o", "--output", "--map"}));
}

TEST(Usage, TheManualPageHasEveryCommandAndOption) {
    for (const auto& program : kPrograms) {
        auto manual = printed(program, "--print-man");
        for (std::size_t at = 0; (at = manual.find("\\-", at)) != std::string::npos; ++at)
            manual.erase(at, 1); // an escaped hyphen
        const auto help = printed(program, "--help");
        const auto options = manual.substr(0, manual.find(".SH \"COMMANDS\""));
        for (const auto& option : optionsIn(help))
            EXPECT_THAT(options, HasSubstr("\\fB" + option + "\\fR")) << program;
        for (const auto& command : commandsIn(help)) {
            const auto start = manual.find(".SS \"" + command + "\"");
            ASSERT_NE(start, std::string::npos) << command;
            const auto section = manual.substr(start, manual.find("\n.S", start) - start);
            for (const auto& option : optionsIn(printed(program, command + " --help"))) {
                if (option != "-h" && option != "--help") {
                    EXPECT_THAT(section, HasSubstr("\\fB" + option + "\\fR")) << program << ' ' << command;
                }
            }
        }
    }
}

TEST(Usage, TheManualPageIsValid) {
    if (!tests::hasProgram("man"))
        GTEST_SKIP() << "no man";
    const TempFolder temp;
    for (const auto& program : kPrograms) {
        const auto page = temp.path() / (program + ".1");
        put(page, printed(program, "--print-man"));
        const auto shown =
            tests::shell("LC_ALL=C.UTF-8 MANROFFSEQ='' MANWIDTH=80 man --warnings -E UTF-8 -l -Tutf8 -Z '" +
                         page.string() + "' >/dev/null");
        EXPECT_EQ(shown.status, 0);
        EXPECT_EQ(shown.output, "");
        EXPECT_THAT(tests::shell("lexgrog '" + page.string() + "'").output, HasSubstr(program + " - ")); // for apropos
    }
}

class Completion : public ::testing::TestWithParam<std::string> {
protected:
    void SetUp() override {
        if (!tests::hasProgram(GetParam()))
            GTEST_SKIP() << "no " << GetParam();
    }
    [[nodiscard]] std::filesystem::path scriptOf(const std::string& program) const {
        auto file = temp.path() / (program + "." + GetParam());
        put(file, printed(program, "--print-completion " + GetParam()));
        return file;
    }

    TempFolder temp;
};

TEST_P(Completion, IsAccepted) {
    for (const auto& program : kPrograms) {
        const auto checked = tests::shell(GetParam() + " -n '" + scriptOf(program).string() + "'");
        EXPECT_EQ(checked.status, 0) << checked.output;
        EXPECT_EQ(checked.output, "");
    }
}

TEST_P(Completion, HasEveryCommandAndOption) {
    for (const auto& program : kPrograms) {
        const auto script = scriptOf(program);
        const auto help = printed(program, "--help");
        const auto commands = commandsIn(help);
        if (GetParam() == "zsh") { // cannot complete without a terminal
            const auto text = files::test::get(script);
            for (const auto& option : optionsIn(help))
                EXPECT_THAT(text, HasSubstr(option + "["));
            for (const auto& command : commands) {
                const auto start = text.find("  " + command + ")\n");
                ASSERT_NE(start, std::string::npos) << command;
                const auto section = text.substr(start, text.find(";;", start) - start);
                auto wanted = optionsIn(printed(program, command + " --help"));
                wanted.erase("-h");
                wanted.erase("--help");
                for (const auto& option : wanted)
                    EXPECT_THAT(section, HasSubstr(option + "[")) << command;
            }
            continue;
        }
        const auto expectOptions = [&](const std::vector<std::string>& words, const Words& wanted) {
            for (const auto& option : wanted) {
                auto typed = words;
                typed.emplace_back(option.starts_with("--") ? "--" : "-");
                EXPECT_THAT(completed(GetParam(), script, typed), Contains(option));
            }
        };
        const Words own = optionsIn(help);
        expectOptions({program}, own);
        if (!commands.empty()) {
            EXPECT_THAT(completed(GetParam(), script, {program, ""}), IsSupersetOf(commands));
        }
        for (const auto& command : {"check", "convert", "list"}) {
            if (!commands.empty())
                expectOptions({program, command}, optionsIn(printed(program, std::string(command) + " --help")));
        }
    }
}

TEST_P(Completion, KnowsTheValuesOfOptions) {
    const auto script = scriptOf("navsmith-cli");
    if (GetParam() == "zsh") {
        EXPECT_THAT(files::test::get(script), AllOf(HasSubstr(":VARIANT:(plain counter-strike "),
                                                    HasSubstr(":SHELL:(bash zsh fish)"), HasSubstr(":FOLDER:_files")));
        return;
    }
    EXPECT_THAT(completed(GetParam(), script, {"navsmith-cli", "check", "--as", ""}),
                AllOf(Contains("counter-strike"), Not(Contains("--as")), Not(Contains("check"))));
    EXPECT_THAT(completed(GetParam(), script, {"navsmith-cli", "--print-completion", "f"}), Contains("fish"));
    EXPECT_THAT(completed(GetParam(), script, {"navsmith-cli", "new", ""}), Contains("source_nav"));
}

INSTANTIATE_TEST_SUITE_P(Shells, Completion, ::testing::ValuesIn(shells()),
                         [](const auto& info) { return info.param; });

} // namespace
} // namespace navsmith::usage
