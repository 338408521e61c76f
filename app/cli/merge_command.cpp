// Combines two people's edits of one document, also as a merge driver of git.
#include "app/cli/commands.h"
#include "app/cli/saving.h"
#include "app/cli/state_inputs.h"
#include "core/compare/merge.h"
#include "core/files/path_text.h"
#include "core/systems/identities.h"
#include "core/text_form/text_form.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <fstream>
#include <ostream>
#include <utility>

namespace navsmith::cli {

namespace {

using compare::Conflict;
using compare::ConflictKind;
using compare::Merged;
using compare::Take;

std::string_view kindOf(ConflictKind kind) {
    static constexpr std::array<std::string_view, 6> names{"value", "removed", "target", "record", "entries", "order"};
    return names[static_cast<std::size_t>(kind)];
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

/// `listed`: the conflicts in the order of their numbers.
compare::MergeOptions optionsFor(const Arguments& arguments, const std::vector<Conflict>& listed, Session& session) {
    compare::MergeOptions options{.rule = ruleOf(arguments)};
    const auto choose = [&](const std::vector<std::size_t>& numbers, Take take) {
        for (const auto number : numbers) {
            if (number == 0 || number > listed.size())
                session.add({files::FileErrorKind::Invalid, arguments.paths.at(1),
                             fmt::format("there is no conflict {}", number), std::nullopt});
            else
                options.choices[listed[number - 1].key] = take;
        }
    };
    choose(arguments.chosenOurs, Take::Ours);
    choose(arguments.chosenTheirs, Take::Theirs);
    return options;
}

/// All conflicts are settled by a rule or a choice.
bool isSettled(const Arguments& arguments, const compare::MergeOptions& options, const Merged& merged) {
    return arguments.takeOurs || arguments.takeTheirs ||
           std::ranges::all_of(merged.conflicts,
                               [&](const Conflict& conflict) { return options.choices.contains(conflict.key); });
}

Json toJson(const Merged& merged) {
    auto conflicts = Json::array();
    for (const auto& conflict : merged.conflicts)
        conflicts.push_back({{"kind", kindOf(conflict.key.kind)},
                             {"element", conflict.element},
                             {"property", conflict.id},
                             {"base", conflict.base},
                             {"ours", conflict.ours},
                             {"theirs", conflict.theirs},
                             {"taken", conflict.taken == Take::Ours ? "ours" : "theirs"}});
    return {{"conflicts", std::move(conflicts)}, {"notes", merged.notes}};
}

Json toJson(const std::vector<compare::NewIssues>& issues) {
    auto array = Json::array();
    for (const auto& found : issues)
        array.push_back({{"rule", found.rule->id}, {"title", found.rule->title}, {"more", found.more}});
    return array;
}

void printText(std::ostream& out, const Merged& merged, const std::vector<compare::NewIssues>& issues) {
    for (std::size_t i = 0; i < merged.conflicts.size(); ++i) {
        const auto& c = merged.conflicts[i];
        out << fmt::format("conflict {}: {}{}{}: ours {}, theirs {}{}; taken: {}\n", i + 1, c.element,
                           c.title.empty() ? "" : ": ", c.title, c.ours.empty() ? "none" : c.ours,
                           c.theirs.empty() ? "none" : c.theirs, c.base.empty() ? "" : ", base " + c.base,
                           c.taken == Take::Ours ? "ours" : "theirs");
    }
    for (const auto& note : merged.notes)
        out << note << '\n';
    for (const auto& found : issues)
        out << fmt::format("the result has {} more of {}: {}\n", found.more, found.rule->id, found.rule->title);
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
        if (!arguments.chosenOurs.empty() || !arguments.chosenTheirs.empty()) {
            options = optionsFor(arguments, result.conflicts, session);
            result = merged(options);
        }
        const auto issues = compare::newIssues(system, result.model, documents.ours->model, documents.theirs->model);
        if (session.problems().empty() && save(arguments, documents, result, session))
            status = isSettled(arguments, options, result) ? ExitStatus::Ok : ExitStatus::Found;
        json = toJson(result);
        json["issues"] = toJson(issues);
        if (!arguments.json)
            printText(session.out(), result, issues);
    }
    if (arguments.json) {
        Json out{{"merged", std::move(json)}};
        out["problems"] = cli::toJson(std::span(session.problems()));
        print(session.out(), out);
    }
    return status;
}

} // namespace navsmith::cli
