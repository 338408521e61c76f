// Edits documents from scripts.
#include "app/cli/command_line_words.h"
#include "app/cli/commands.h"
#include "app/cli/document_jobs.h"
#include "app/cli/document_map.h"
#include "app/cli/json_output.h"
#include "app/cli/query_options.h"
#include "app/cli/saving.h"
#include "core/files/path_text.h"
#include "core/files/read_file.h"
#include "core/model/change_summary.h"
#include "core/model/wording.h"
#include "core/recipes/run_recipe.h"
#include "core/systems/registry.h"
#include "formats/bytes/text_bytes.h"

#include <fmt/format.h>

#include <algorithm>
#include <ostream>
#include <utility>

namespace navsmith::cli {

namespace {

/// What became of a document in memory.
struct Edited {
    std::string error; ///< empty: all steps were done
    DocumentMap map;
    recipes::Outcome outcome;
    model::ChangeSummary summary;
};

/// What a change without --where would apply to, in case nobody meant that. Empty if it is allowed.
std::string whyNotWithoutWhere(const EditOptions& options) {
    if (!options.where.empty())
        return {};
    if (!options.set.empty() && (options.type.empty() || !options.all))
        return "--set works on selected elements: say which with --where, or use --type and --all for all of a type";
    if (!options.type.empty())
        return options.all ? "" : "--type without --where needs --all, for all elements of the type";
    if (options.steps.empty())
        return {};
    const auto& id = options.steps.front();
    for (const auto& system : systems::all()) {
        const auto* edit = recipes::findEdit(system, id);
        if (edit == nullptr || edit->role == systems::EditRole::Select)
            continue;
        switch (edit->scope) {
        case systems::EditScope::Selection:
            return fmt::format("{} works on selected elements: say which with --where, or use --type and --all for "
                               "all of a type",
                               id);
        case systems::EditScope::SelectionOrDocument:
            if (!options.all)
                return fmt::format("{} works on selected elements, which --where says, or on whole documents: use "
                                   "--all for these",
                                   id);
            break;
        case systems::EditScope::Document:
            if (!options.all)
                return fmt::format("{} works on whole documents: use --all if you mean that", id);
            break;
        }
    }
    return {};
}

tl::expected<recipes::Recipe, std::string> recipeFrom(const EditOptions& options) {
    if (options.script) {
        const auto bytes = files::readFile(*options.script);
        if (!bytes)
            return tl::unexpected(files::describe(bytes.error()));
        auto recipe = recipes::parse(bytes::textOf(*bytes));
        if (!recipe)
            return tl::unexpected(
                fmt::format("{}{}: {}", files::toText(*options.script),
                            recipe.error().line == 0 ? std::string() : fmt::format(":{}", recipe.error().line),
                            recipe.error().message));
        std::vector<recipes::Answer> answers;
        for (const auto& answer : options.answers) {
            const auto sign = answer.find('=');
            if (sign == std::string::npos)
                return tl::unexpected(fmt::format("--answer: expected NAME=VALUE instead of '{}'", answer));
            answers.emplace_back(answer.substr(0, sign), answer.substr(sign + 1));
        }
        return recipes::answered(*recipe, answers);
    }
    if (!options.answers.empty())
        return tl::unexpected(std::string("--answer is for the questions of a script: use it with --script"));
    recipes::Recipe recipe;
    if (!options.where.empty() || !options.type.empty() || !options.set.empty()) {
        auto where = options.type.empty() ? options.where : options.type + ": " + options.where;
        recipe.steps.push_back({.select = std::move(where), .set = options.set});
    }
    for (const auto& word : options.steps) {
        const auto sign = word.find('=');
        if (sign == std::string::npos)
            recipe.steps.push_back({.edit = word});
        else if (recipe.steps.empty() || recipe.steps.back().edit.empty())
            return tl::unexpected(fmt::format("--do: '{}' comes before the id of an edit", word));
        else
            recipe.steps.back().with.push_back({word.substr(0, sign), word.substr(sign + 1)});
    }
    if (options.set.empty() && options.steps.empty())
        return tl::unexpected(std::string("nothing to do: use --set, --do or --script"));
    if (auto wrong = whyNotWithoutWhere(options); !wrong.empty())
        return tl::unexpected(std::move(wrong));
    return recipe;
}

class Editor {
public:
    Editor(const EditOptions& options, Session& session, recipes::Recipe recipe)
        : options_(options), session_(session), recipe_(std::move(recipe)) {}

    ExitStatus run() {
        const auto recovery = options_.dryRun ? opening::Recovery::Report : opening::Recovery::Recover;
        processEach(session_, options_.inputs.paths, {.recovery = recovery, .variant = options_.variant}, options_.jobs,
                    [&](opening::OpenedDocument& document) -> Finish {
                        auto edited = std::make_shared<Edited>(edit(document));
                        return [this, &document, edited] { finish(document, *edited); };
                    });
        if (options_.json)
            cli::print(session_, {{"documents", std::move(documents_)}});
        else if (!options_.inputs.lines && changed_ + unchanged_ > 1)
            session_.out() << fmt::format("{}: {} {}, {} stay as they are\n",
                                          model::counted(changed_ + unchanged_, "document"), changed_,
                                          options_.dryRun ? "would change" : "changed", unchanged_);
        return session_.statusOr(ExitStatus::Ok);
    }

private:
    Edited edit(opening::OpenedDocument& document) {
        applySettings(options_.settings, document);
        Edited edited;
        if (!document.failures.empty()) { // references into missing files would look like damage
            edited.error = "files of the set could not be read";
            return edited;
        }
        const auto& system = *document.system;
        std::vector<std::byte> mapFile;
        if (!options_.map.none && (recipes::usesMap(recipe_, system) || !options_.map.file.empty()))
            edited.map = maps_.open(document);
        recipes::Surroundings around{.wholeDocuments = options_.all || options_.script};
        if (const auto& map = document.model.map()) {
            around.ground = &map->rays;
            around.mapBytes = map->fileSize;
            if (recipes::usesMapFile(recipe_, system)) {
                auto read = files::readFile(edited.map.path);
                if (!read) {
                    edited.error = files::describe(read.error());
                    return edited;
                }
                mapFile = std::move(*read);
                around.mapFile = mapFile;
            }
        }
        auto outcome = recipes::run(recipe_, document.model, system, around);
        if (!outcome) {
            const auto step = outcome.error().step;
            const auto message = forCommandLine(outcome.error().message, system);
            edited.error = recipe_.steps.size() > 1 ? fmt::format("step {}: {}", step + 1, message) : message;
            return edited;
        }
        edited.outcome = std::move(*outcome);
        edited.summary = model::summarise(document.model, edited.outcome.change);
        return edited;
    }

    void finish(opening::OpenedDocument& document, const Edited& edited) {
        for (const auto& note : edited.map.notes)
            session_.log().warn("{}", note);
        if (edited.map.unread && !options_.map.file.empty() && !std::exchange(mapErrorReported_, true))
            session_.add(*edited.map.unread);
        if (!edited.error.empty())
            return session_.add({files::FileErrorKind::Other, document.shownPath,
                                 fmt::format("not edited: {}", edited.error), std::nullopt});
        ++(edited.summary.empty() ? unchanged_ : changed_);
        const auto saved = options_.dryRun ? std::nullopt : saving_.save(document, edited.outcome.change);
        if (options_.json) {
            documents_.push_back(toJson(document, edited, saved));
        } else if (options_.inputs.lines) {
            Json line{{"type", "document"}};
            line.update(toJson(document, edited, saved));
            printLine(session_.out(), line);
        } else {
            print(document, edited, saved);
        }
        if (options_.dryRun)
            session_.takeBack(document, edited.outcome.change);
    }

    Json toJson(const opening::OpenedDocument& document, const Edited& edited,
                const std::optional<files::SaveReport>& saved) const {
        auto json = documentHead(document);
        json["steps"] = Json::array();
        for (const auto& step : edited.outcome.steps)
            json["steps"].push_back({{"selected", step.selected},
                                     {"skipped", !step.skipped.empty()},
                                     {"why", step.skipped.empty() ? Json() : Json(step.skipped)},
                                     {"wholeDocument", step.wholeDocument},
                                     {"clamped", step.clamped},
                                     {"rounded", step.snapped},
                                     {"withoutValue", step.without},
                                     {"notes", step.notes}});
        const auto& schema = document.model.schema();
        auto changed = Json::array();
        for (const auto& values : edited.summary.values) {
            // Null: data that no property shows.
            const auto property = values.property != nullptr ? Json(values.property->id)
                                  : values.file              ? Json("file")
                                                             : Json();
            changed.push_back(
                {{"kind", schema.type(values.type).id}, {"property", property}, {"count", values.elements}});
        }
        for (const auto& lists : edited.summary.lists)
            changed.push_back({{"kind", schema.type(lists.type).id},
                               {"list", schema.type(lists.type).lists[lists.list].id},
                               {"count", lists.parents},
                               {"entriesBefore", lists.before},
                               {"entriesAfter", lists.after}});
        auto created = Json::array();
        auto erased = Json::array();
        for (const auto& rows : edited.summary.rows) {
            if (rows.created > 0)
                created.push_back({{"kind", schema.type(rows.type).id}, {"count", rows.created}});
            if (rows.erased > 0)
                erased.push_back({{"kind", schema.type(rows.type).id}, {"count", rows.erased}});
        }
        json["changed"] = std::move(changed);
        json["created"] = std::move(created);
        json["erased"] = std::move(erased);
        if (!options_.dryRun)
            json.update(cli::toJson(saved));
        return json;
    }

    void print(const opening::OpenedDocument& document, const Edited& edited,
               const std::optional<files::SaveReport>& saved) {
        auto& out = session_.out();
        const auto path = files::toText(document.shownPath);
        for (std::size_t i = 0; i < edited.outcome.steps.size(); ++i)
            print(path, i, edited.outcome.steps[i]);
        out << fmt::format("{}: {}\n", path, edited.summary.empty() ? "nothing changes" : "changes");
        const auto lines = model::describe(document.model.schema(), edited.summary);
        for (std::size_t at = 0; at < lines.size();) {
            const auto end = std::min(lines.find('\n', at), lines.size());
            out << "  " << lines.substr(at, end - at) << '\n';
            at = end + 1;
        }
        if (saved)
            printSaved(out, path, *saved);
    }

    void print(const std::string& path, std::size_t number, const recipes::StepReport& step) {
        auto& out = session_.out();
        const auto head =
            recipe_.steps.size() > 1 ? fmt::format("{}: step {}: ", path, number + 1) : fmt::format("{}: ", path);
        if (step.wholeDocument)
            out << head << "works on the whole document\n";
        else
            out << fmt::format("{}{} selected\n", head, model::counted(step.selected, "element"));
        if (!step.skipped.empty())
            out << fmt::format("{}note: nothing to do: {}\n", head, step.skipped);
        const auto tell = [&](std::size_t count, std::string_view what) {
            if (count > 0)
                out << fmt::format("{}{} {}\n", head, model::counted(count, "value"), what);
        };
        tell(step.clamped, "did not fit and became the nearest that does");
        tell(step.snapped, "rounded to what the file can hold");
        tell(step.without, "could not be computed or set; these elements stay");
        for (const auto& note : step.notes)
            out << head << note << '\n';
    }

    const EditOptions& options_;
    Session& session_;
    recipes::Recipe recipe_;
    DocumentMaps maps_{options_.map.file, !options_.dryRun, options_.map.gameFolders};
    Saving saving_{options_.save, options_.inputs, session_};
    Json documents_ = Json::array();
    bool mapErrorReported_ = false; ///< that the map that the user named cannot be read
    std::size_t changed_ = 0;
    std::size_t unchanged_ = 0;
};

ExitStatus runEdit(const EditOptions& options, Session& session) {
    auto recipe = recipeFrom(options);
    if (!recipe) {
        session.log().error("{}", recipe.error());
        return ExitStatus::Unusable;
    }
    return Editor(options, session, std::move(*recipe)).run();
}

} // namespace

Command editCommand() {
    return command<EditOptions, addEditOptions, runEdit>("edit",
                                                         "Change elements: set properties, run edits, follow a recipe")
        .alsoServed();
}

} // namespace navsmith::cli
