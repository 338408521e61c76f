#include "app/cli/query_options.h"

#include "app/cli/path_options.h"
#include "core/files/path_text.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <iterator>

namespace navsmith::cli {

namespace {

constexpr int kMany = 1'000'000;

std::vector<std::string> listIn(const std::string& text) {
    std::vector<std::string> list;
    for (auto& part : CLI::detail::split(text, ','))
        list.push_back(CLI::detail::trim(part));
    return list;
}

/// Tells paths from the expression. Throws what CLI11 reports as an error of the command line.
void takeOperands(SelectOptions& select) {
    if (!select.where.empty()) {
        select.expression = select.where;
    } else if (!select.operands.empty()) {
        select.expression = std::move(select.operands.back());
        select.operands.pop_back();
    }
    std::ranges::transform(select.operands, std::back_inserter(select.inputs.paths), files::fromBytes);
    if (select.expression.empty())
        throw CLI::ValidationError("select", "an expression is missing, at the end or with --where");
    if (select.inputs.paths.empty() && !select.inputs.listFile)
        throw CLI::RequiredError("PATH");
}

} // namespace

void addSelectOptions(CLI::App& command, SelectOptions& to, OptionChoices& choices) {
    addVariant(command, to.variant, choices);
    addJson(command, to.json);
    addJobs(command, to.jobs);
    auto* operands = command
                         .add_option("PATH", to.operands,
                                     "Files or folders; the last one is not a path but an expression, such as "
                                     "\"node: water and width > 2\", unless --where gives it")
                         ->required()
                         ->expected(1, kMany)
                         ->type_name("");
    command
        .add_option_function<std::string>(
            "--where",
            [&to, operands](const std::string& text) {
                to.where = text;
                operands->required(false);
            },
            "Which elements; all operands are paths then")
        ->type_name("EXPRESSION");
    command.add_option("--type", to.type, "Element type, if the expression does not say it")->type_name("TYPE");
    command
        .add_option_function<std::string>(
            "--show", [&to](const std::string& text) { to.columns = listIn(text); },
            "Properties to show, with commas between")
        ->type_name("LIST");
    auto* csv = command.add_flag_callback(
        "--csv", [&to] { to.form = TableForm::Csv; }, "Write a table with commas");
    command
        .add_flag_callback(
            "--count", [&to] { to.form = TableForm::Count; }, "Write only how many there are")
        ->excludes(csv);
    addInputOptions(command, to.inputs);
    addLines(command, to.inputs);
    addMapOrNone(command, to.map, "Do without the map");
    command.callback([&to] { takeOperands(to); });
}

void addEditOptions(CLI::App& command, EditOptions& to, OptionChoices& choices) {
    addPaths(command, to.inputs.paths);
    addVariant(command, to.variant, choices);
    addSettings(command, to.settings, choices);
    addJson(command, to.json);
    addJobs(command, to.jobs);
    auto* where = command.add_option("--where", to.where, "Which elements, such as \"node: water and width > 2\"")
                      ->type_name("EXPRESSION");
    command.add_option("--type", to.type, "Element type, if the expression does not say it")->type_name("TYPE");
    command.add_flag("--all", to.all, "Without --where all elements of --type; edits may work on the whole document");
    auto* set = command.add_option("--set", to.set, "Set a property of these elements: a value, or an expression")
                    ->type_name("PROPERTY=VALUE")
                    ->allow_extra_args(false);
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
    command.add_option("--answer", to.answers, "Answer a question of the script; it has usual values otherwise")
        ->type_name("NAME=VALUE");
    command.add_flag("--dry-run", to.dryRun, "Only tell what would change; write nothing");
    addInputOptions(command, to.inputs);
    addLines(command, to.inputs);
    addMapOrNone(command, to.map, "Do without the map");
    addSaveOptions(command, to.save);
}

void addDumpOptions(CLI::App& command, DumpOptions& to, OptionChoices& choices) {
    addPaths(command, to.inputs.paths);
    addVariant(command, to.variant, choices);
    command.add_flag("--json", to.json, "No effect: the output is always JSON");
    addBeside(command, to.beside);
    command
        .add_option_function<std::string>(
            "--type", [&to](const std::string& text) { to.types = listIn(text); },
            "Only elements of these types, with commas between")
        ->type_name("LIST");
    command
        .add_option_function<std::string>(
            "--properties", [&to](const std::string& text) { to.properties = listIn(text); },
            "Only these properties and lists, with commas between")
        ->type_name("LIST");
    addInputOptions(command, to.inputs);
}

} // namespace navsmith::cli
