#include "app/cli/arguments.h"

#include "app/cli/commands.h"
#include "app/cli/option_values.h"
#include "app/cli/path_options.h"
#include "app/cli/route_ends.h"
#include "app/usage/usage.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <span>
#include <sstream>
#include <utility>
#include <vector>

namespace navsmith::cli {

namespace {

/// What --help says at its end, and the manual page in sections.
std::vector<usage::Section> explanations() {
    return {
        {"Paths",
         "A PATH is a file, or a folder, which means the files in it but not in its subfolders, unless --recursive is\n"
         "given. Files of one set in a folder are one document."},
        {"Exit status",
         "0 success; 1 check found errors, roundtrip or diff differences, or merge conflicts; 2 something could not\n"
         "be used (everything else is processed); 3 check found warnings, but no errors."},
        {"Output", "Results go to standard output, messages to standard error."}};
}

class Parser {
public:
    /// `texts` are the arguments. Only commands that they name get their options: making those of all takes longer
    /// than many commands run.
    Parser(Arguments& to, std::span<const std::string> texts) {
        app_.require_subcommand(1);
        app_.fallthrough();
        app_.allow_windows_style_options(false); // the same on all systems: "/x" is a path
        std::string footer;
        for (const auto& [title, text] : explanations())
            footer += fmt::format("{}{}: {}", footer.empty() ? "" : "\n\n", title, text);
        app_.footer(footer);
        app_.set_version_flag("--version", "navsmith-cli " NAVSMITH_VERSION, "Print the version");
        app_.set_help_flag("-h,--help", "Print this help");
        app_.add_flag("-v,--verbose", to.verbose, "Also report skipped files and unusual variants");
        addPath(app_, "--log-file", to.logFile, "Also write messages to this file")->type_name("FILE");
        addUsage();
        const bool describesAll =
            std::ranges::any_of(texts, [](const auto& text) { return text.starts_with("--print-"); });
        for (const auto& row : commands()) {
            auto* command = app_.add_subcommand(row.name, row.help);
            command->fallthrough();
            if (describesAll || std::ranges::find(texts, row.name) != texts.end())
                declared_.emplace_back(command, row.declare(*command, choices_));
        }
    }

    CLI::App& app() { return app_; }

    /// The command that has been parsed.
    [[nodiscard]] DeclaredCommand command() const {
        const auto* subcommand = app_.get_subcommands().front();
        return std::ranges::find(declared_, subcommand, &std::pair<CLI::App*, DeclaredCommand>::first)->second;
    }

private:
    /// Options that print a text and end the program, as --version does.
    void addUsage() {
        const auto print = [](std::string text) {
            if (text.ends_with('\n'))
                text.pop_back(); // CLI11 adds it
            throw CLI::CallForVersion(text, 0);
        };
        app_.add_flag_callback(
            "--print-man", [this, print] { print(usage::manualPage(described())); }, "Print the manual page");
        choices_.limit(
            *app_.add_option_function<std::string>(
                     "--print-completion",
                     [this, print](const std::string& shell) { print(*usage::completion(described(), shell)); },
                     "Print the completion for a shell")
                 ->type_name("SHELL"),
            usage::shells());
    }

    [[nodiscard]] usage::Program described() const {
        usage::Program program{
            .own = describe(app_), .commands = {}, .sections = explanations(), .version = NAVSMITH_VERSION};
        for (const auto* command : app_.get_subcommands({}))
            program.commands.push_back(describe(*command));
        program.sections.push_back({"See also", "navsmith(1)"});
        return program;
    }

    [[nodiscard]] usage::Command describe(const CLI::App& app) const {
        usage::Command command{.name = app.get_name(), .help = app.get_description(), .options = {}, .operands = {}};
        for (const auto* option : app.get_options()) {
            const auto choices = choices_.of(*option);
            if (option->get_positional()) {
                const bool several = option->get_items_expected_max() > 1;
                command.operands.push_back({option->get_single_name() + (several ? "..." : ""), choices,
                                            option->get_description(), option->get_required()});
                continue;
            }
            if (option == app.get_help_ptr() && &app != &app_)
                continue;                              // among the program's own
            const auto type = option->get_type_name(); // with a text about the check after a colon
            usage::Option described{.names = {},
                                    .value =
                                        option->get_items_expected_max() == 0 ? "" : type.substr(0, type.find(':')),
                                    .choices = choices,
                                    .help = option->get_description()};
            for (const auto& name : option->get_snames())
                described.names.push_back("-" + name);
            for (const auto& name : option->get_lnames())
                described.names.push_back("--" + name);
            command.options.push_back(std::move(described));
        }
        return command;
    }

    OptionChoices choices_;
    std::vector<std::pair<CLI::App*, DeclaredCommand>> declared_;
    CLI::App app_{"Navsmith: inspect, check, fix and convert game navigation data", "navsmith-cli"};
};

} // namespace

tl::expected<Arguments, ExitAfterParsing> parseArguments(int argc, const char* const* argv) {
    Arguments arguments;
    std::vector<std::string> texts;
    for (int i = argc - 1; i > 0; --i) { // CLI11 takes them from the last to the first
        texts.emplace_back(argv[i]);
        if (texts.back().starts_with('-') && placeIn(texts.back()))
            texts.back().insert(0, 1, ' '); // a place that begins with a minus is not an option
    }
    Parser parser(arguments, texts);
    try {
        parser.app().parse(texts);
        arguments.command = parser.command();
        return arguments;
    } catch (const CLI::ParseError& error) {
        std::ostringstream out;
        std::ostringstream err;
        const bool asked = parser.app().exit(error, out, err) == 0; // help or version was requested
        return tl::unexpected(ExitAfterParsing{out.str(), err.str(), asked ? ExitStatus::Ok : ExitStatus::Unusable});
    }
}

} // namespace navsmith::cli
