#include "app/cli/query_options.h"

#include "app/cli/path_options.h"
#include "core/files/path_text.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <iterator>

namespace navsmith::cli {

namespace {

constexpr int kMany = 1'000'000;

} // namespace

void addSelectOptions(CLI::App& command, SelectOptions& to, std::vector<std::filesystem::path>& paths) {
    command
        .add_option_function<std::vector<std::string>>(
            "PATH",
            [&to, &paths](const std::vector<std::string>& texts) {
                to.expression = texts.back();
                paths.clear();
                std::transform(texts.begin(), texts.end() - 1, std::back_inserter(paths), files::fromBytes);
            },
            "Files or folders; the last one is not a path but an expression, such as \"node: water and width > 2\"")
        ->required()
        ->expected(2, kMany)
        ->type_name("");
    command.add_option("--type", to.type, "Element type, if the expression does not say it")->type_name("TYPE");
    command
        .add_option_function<std::string>(
            "--show",
            [&to](const std::string& text) {
                for (auto& column : CLI::detail::split(text, ','))
                    to.columns.push_back(CLI::detail::trim(column));
            },
            "Properties to show, with commas between")
        ->type_name("LIST");
    auto* csv = command.add_flag_callback(
        "--csv", [&to] { to.form = TableForm::Csv; }, "Write a table with commas");
    command
        .add_flag_callback(
            "--count", [&to] { to.form = TableForm::Count; }, "Write only how many there are")
        ->excludes(csv);
}

void addEditOptions(CLI::App& command, EditOptions& to) {
    auto* where = command.add_option("--where", to.where, "Which elements, such as \"node: water and width > 2\"")
                      ->type_name("EXPRESSION");
    command.add_option("--type", to.type, "Element type, if the expression does not say it")
        ->type_name("TYPE")
        ->needs(where);
    auto* set = command.add_option("--set", to.set, "Set a property of these elements: a value, or an expression")
                    ->type_name("PROPERTY=VALUE")
                    ->allow_extra_args(false)
                    ->needs(where);
    auto* run = command
                    .add_option_function<std::vector<std::string>>(
                        "--do",
                        [&to](const std::vector<std::string>& words) {
                            to.steps.insert(to.steps.end(), words.begin(), words.end());
                        },
                        "Run an edit with these elements, after --set: ID NAME=VALUE..., see navsmith-cli list")
                    ->type_name("EDIT");
    addPath(command, "--script", to.script, "Follow the steps in this file, as one save")
        ->type_name("FILE")
        ->excludes(where)
        ->excludes(set)
        ->excludes(run);
    command.add_flag("--dry-run", to.dryRun, "Only tell what would change; write nothing");
}

void addJobs(CLI::App& command, std::uint32_t& to) {
    command.add_option("-j,--jobs", to, "Documents to process at the same time (default: one for each core)")
        ->type_name("N")
        ->check(CLI::Range(1, 256));
}

} // namespace navsmith::cli
