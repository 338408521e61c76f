// Combines two people's edits of one document, also as a merge driver of git.
#include "app/cli/commands.h"
#include "app/cli/common_options.h"
#include "app/cli/merge_conflicts.h"
#include "app/cli/path_options.h"
#include "app/cli/saving.h"
#include "app/cli/state_inputs.h"
#include "core/compare/merge.h"
#include "core/files/path_text.h"
#include "core/model/wording.h"
#include "core/text_form/text_form.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <algorithm>
#include <ostream>
#include <utility>

namespace navsmith::cli {

namespace {

using compare::Conflict;
using compare::Merged;
using compare::Take;

struct MergeOptions {
    std::vector<std::filesystem::path> paths; ///< three
    std::filesystem::path outFile;
    bool takeOurs = false;
    bool takeTheirs = false;
    ConflictChoices chosen;
    bool noBackup = false;
    bool json = false;
    StateOptions state;
};

void addMergeOptions(CLI::App& command, MergeOptions& to, OptionChoices& choices) {
    addPath(command, "PATH", to.paths, "The document before the edits, ours and theirs")
        ->required()
        ->type_name("")
        ->expected(3);
    addPath(command, "-o,--output", to.outFile, "Where to write the result, in the form of ours")
        ->required()
        ->type_name("FILE");
    auto* ours = command.add_flag("--ours", to.takeOurs, "Settle conflicts with our values");
    command.add_flag("--theirs", to.takeTheirs, "Settle conflicts with their values")->excludes(ours);
    command
        .add_option("--take-ours", to.chosen.ours,
                    "Settle conflicts with our values: numbers, ranges, properties, element types or kinds")
        ->type_name("N,N-N,PROPERTY")
        ->delimiter(',')
        ->allow_extra_args(false);
    command.add_option("--take-theirs", to.chosen.theirs, "The same with their values")
        ->type_name("N,N-N,PROPERTY")
        ->delimiter(',')
        ->allow_extra_args(false);
    command.add_flag("--no-backup", to.noBackup, "Keep no backup of a file that is replaced, for merge drivers");
    addJson(command, to.json);
    addStateOptions(command, to.state, choices);
}

/// The three documents of a merge; the base may be missing, as git's is for a file that both sides added.
struct Documents {
    std::optional<opening::DocumentState> base;
    std::optional<opening::DocumentState> ours;
    std::optional<opening::DocumentState> theirs;
};

bool isEmptyFile(const std::filesystem::path& path) {
    std::error_code error;
    return std::filesystem::is_regular_file(path, error) && std::filesystem::file_size(path, error) == 0 && !error;
}

bool open(Documents& documents, const MergeOptions& options, Session& session) {
    documents.ours = openState(options.state, options.paths.at(1), session);
    documents.theirs = openState(options.state, options.paths.at(2), session, options.paths.at(1));
    if (!documents.ours || !documents.theirs)
        return false;
    const auto& base = options.paths.at(0);
    if (isEmptyFile(base))
        documents.base = opening::DocumentState{
            documents.ours->system, model::Model(documents.ours->system->schema), documents.ours->isText, {}, {}};
    else
        documents.base = openState(options.state, base, session, options.paths.at(1));
    if (!documents.base)
        return false;
    if (documents.base->system == documents.ours->system && documents.theirs->system == documents.ours->system)
        return true;
    session.add({files::FileErrorKind::Invalid, options.paths.at(1),
                 texts::inEnglish("the three are not documents of one system"), std::nullopt});
    return false;
}

Take ruleOf(const MergeOptions& options) {
    return options.takeTheirs ? Take::Theirs : Take::Ours;
}

/// Applies the choices to a merge in which nothing is chosen yet; false if they name what is not there.
bool choose(compare::MergeOptions& how, const MergeOptions& options, const Merged& merged, Session& session) {
    auto choices = choicesOf(options.chosen, merged.conflicts, merged.model.schema());
    if (!choices) {
        session.add({files::FileErrorKind::Invalid, options.paths.at(1), choices.error(), std::nullopt});
        return false;
    }
    how.choices = std::move(*choices);
    return true;
}

/// Conflicts settled by a rule or a choice.
std::size_t settled(const MergeOptions& options, const compare::MergeOptions& how, const Merged& merged) {
    if (options.takeOurs || options.takeTheirs)
        return merged.conflicts.size();
    return static_cast<std::size_t>(std::ranges::count_if(
        merged.conflicts, [&](const Conflict& conflict) { return how.choices.contains(conflict.key); }));
}

Json toJson(const Merged& merged, std::size_t settled) {
    const auto& schema = merged.model.schema();
    return {{"conflicts", cli::toJson(merged.conflicts, schema)},
            {"groups", groupsJson(merged.conflicts, schema)},
            {"total", merged.conflicts.size()},
            {"settled", settled},
            {"notes", merged.notes}};
}

Json toJson(const std::vector<compare::NewIssues>& issues) {
    auto array = Json::array();
    for (const auto& entry : issues)
        array.push_back({{"rule", entry.rule->id}, {"title", entry.rule->title}, {"more", entry.more}});
    return array;
}

void printText(std::ostream& out, const Merged& merged, const std::vector<compare::NewIssues>& issues,
               std::size_t settled, bool each) {
    printConflicts(out, merged.conflicts, merged.model.schema(), each);
    if (const auto total = merged.conflicts.size(); total != 0)
        out << (settled == total ? fmt::format("{}, all settled\n", model::counted(total, "conflict"))
                                 : fmt::format("{}: {} settled, {} left with our values\n",
                                               model::counted(total, "conflict"), settled, total - settled));
    for (const auto& note : merged.notes)
        out << note << '\n';
    for (const auto& entry : issues)
        out << fmt::format("the result has {} more of {}: {}\n", entry.more, entry.rule->id, entry.rule->title);
}

bool save(const MergeOptions& options, const Documents& documents, const Merged& merged, Session& session) {
    const opening::DocumentState state{documents.ours->system, merged.model, !documents.ours->isText, {}, {}};
    const auto pending = filesFor(state, options.outFile, session);
    if (pending.empty())
        return false;
    // Git keeps the previous content itself, and does not want a folder with backups.
    const auto saving = options.noBackup ? withoutBackups() : files::SaveOptions();
    return saveFiles(pending, session, saving).has_value();
}

ExitStatus runMerge(const MergeOptions& options, Session& session) {
    Documents documents;
    Json json;
    auto status = ExitStatus::Unusable;
    if (open(documents, options, session)) {
        const auto& system = *documents.ours->system;
        const auto merged = [&](const compare::MergeOptions& how) {
            return compare::merge(system, documents.base->model, documents.ours->model, documents.theirs->model, how);
        };
        compare::MergeOptions how{.rule = ruleOf(options)};
        auto result = merged(how);
        if (!options.chosen.empty() && choose(how, options, result, session))
            result = merged(how);
        const auto issues = compare::newIssues(system, result.model, documents.ours->model, documents.theirs->model);
        const auto settledCount = settled(options, how, result);
        if (session.problems().empty() && save(options, documents, result, session))
            status = settledCount == result.conflicts.size() ? ExitStatus::Ok : ExitStatus::Found;
        json = toJson(result, settledCount);
        json["issues"] = toJson(issues);
        if (!options.json)
            printText(session.out(), result, issues, settledCount, session.isVerbose());
    }
    if (options.json)
        print(session, {{"merged", std::move(json)}});
    return status;
}

} // namespace

Command mergeCommand() {
    return command<MergeOptions, addMergeOptions, runMerge>("merge", "Combine two people's edits of a document");
}

} // namespace navsmith::cli
