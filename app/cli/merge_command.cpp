// Combines two people's edits of one document, also as a merge driver of git.
#include "app/cli/commands.h"
#include "app/cli/merge_conflicts.h"
#include "app/cli/saving.h"
#include "app/cli/state_inputs.h"
#include "core/compare/merge.h"
#include "core/files/path_text.h"
#include "core/model/wording.h"
#include "core/text_form/text_form.h"

#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <ostream>
#include <utility>

namespace navsmith::cli {

namespace {

using compare::Conflict;
using compare::Merged;
using compare::Take;

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

bool open(Documents& documents, const Arguments& arguments, Session& session) {
    documents.ours = openState(arguments, arguments.paths.at(1), session);
    documents.theirs = openState(arguments, arguments.paths.at(2), session, arguments.paths.at(1));
    if (!documents.ours || !documents.theirs)
        return false;
    const auto& base = arguments.paths.at(0);
    if (isEmptyFile(base))
        documents.base = opening::DocumentState{
            documents.ours->system, model::Model(documents.ours->system->schema), documents.ours->isText, {}, {}};
    else
        documents.base = openState(arguments, base, session, arguments.paths.at(1));
    if (!documents.base)
        return false;
    if (documents.base->system == documents.ours->system && documents.theirs->system == documents.ours->system)
        return true;
    session.add({files::FileErrorKind::Invalid, arguments.paths.at(1), "the three are not documents of one system",
                 std::nullopt});
    return false;
}

Take ruleOf(const Arguments& arguments) {
    return arguments.takeTheirs ? Take::Theirs : Take::Ours;
}

/// Of a merge with nothing chosen: false if the choices name what is not there.
bool choose(compare::MergeOptions& options, const Arguments& arguments, const Merged& merged, Session& session) {
    auto choices = choicesOf(arguments.chosen, merged.conflicts, merged.model.schema());
    if (!choices) {
        session.add({files::FileErrorKind::Invalid, arguments.paths.at(1), choices.error(), std::nullopt});
        return false;
    }
    options.choices = std::move(*choices);
    return true;
}

/// Conflicts settled by a rule or a choice.
std::size_t settled(const Arguments& arguments, const compare::MergeOptions& options, const Merged& merged) {
    if (arguments.takeOurs || arguments.takeTheirs)
        return merged.conflicts.size();
    return static_cast<std::size_t>(std::ranges::count_if(
        merged.conflicts, [&](const Conflict& conflict) { return options.choices.contains(conflict.key); }));
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

/// Git keeps the previous content itself, and does not want a folder with backups.
bool writePlainly(const std::filesystem::path& path, std::span<const std::byte> bytes, Session& session) {
    std::ofstream file(path, std::ios::binary | std::ios::trunc);
    file.write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
    file.close();
    if (file)
        return true;
    session.add({files::FileErrorKind::Other, path, "cannot be written", std::nullopt});
    return false;
}

bool save(const Arguments& arguments, const Documents& documents, const Merged& merged, Session& session) {
    const opening::DocumentState state{documents.ours->system, merged.model, !documents.ours->isText, {}, {}};
    const auto pending = filesFor(state, *arguments.outFile, session);
    if (pending.empty())
        return false;
    if (!arguments.noBackup)
        return saveFiles(pending, session).has_value();
    return std::ranges::all_of(pending,
                               [&](const auto& file) { return writePlainly(file.target, file.bytes, session); });
}

} // namespace

ExitStatus runMerge(const Arguments& arguments, Session& session) {
    Documents documents;
    Json json;
    auto status = ExitStatus::Unusable;
    if (open(documents, arguments, session)) {
        const auto& system = *documents.ours->system;
        const auto merged = [&](const compare::MergeOptions& options) {
            return compare::merge(system, documents.base->model, documents.ours->model, documents.theirs->model,
                                  options);
        };
        compare::MergeOptions options{.rule = ruleOf(arguments)};
        auto result = merged(options);
        if (!arguments.chosen.empty() && choose(options, arguments, result, session))
            result = merged(options);
        const auto issues = compare::newIssues(system, result.model, documents.ours->model, documents.theirs->model);
        const auto settledCount = settled(arguments, options, result);
        if (session.problems().empty() && save(arguments, documents, result, session))
            status = settledCount == result.conflicts.size() ? ExitStatus::Ok : ExitStatus::Found;
        json = toJson(result, settledCount);
        json["issues"] = toJson(issues);
        if (!arguments.json)
            printText(session.out(), result, issues, settledCount, arguments.verbose);
    }
    if (arguments.json) {
        Json out{{"merged", std::move(json)}};
        out["problems"] = cli::toJson(std::span(session.problems()));
        print(session.out(), out);
    }
    return status;
}

} // namespace navsmith::cli
