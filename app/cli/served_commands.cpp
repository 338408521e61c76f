// Commands that only `serve` has: they open, save and close the documents that others work on.
#include "app/cli/commands.h"
#include "app/cli/common_options.h"
#include "app/cli/json_output.h"
#include "app/cli/open_documents.h"
#include "app/cli/saving.h"
#include "core/opening/find_documents.h"
#include "formats/texts/texts.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace navsmith::cli {

namespace {

struct OpenRequest {
    InputOptions inputs;
    std::string variant;
};

void addOpenOptions(CLI::App& command, OpenRequest& to, OptionChoices& choices) {
    addPaths(command, to.inputs.paths);
    addVariant(command, to.variant, choices);
    addInputOptions(command, to.inputs);
}

struct HeldPaths {
    std::vector<std::filesystem::path> paths;
};

void addHeldPaths(CLI::App& command, HeldPaths& to, OptionChoices& /*choices*/) {
    addPaths(command, to.paths);
}

struct SaveRequest {
    InputOptions inputs;
    std::vector<std::string> settings; ///< "SETTING=OPTION"
    SaveOptions save;
};

void addSaveRequest(CLI::App& command, SaveRequest& to, OptionChoices& choices) {
    addPaths(command, to.inputs.paths);
    addSettings(command, to.settings, choices);
    addSaveOptions(command, to.save);
}

struct CloseRequest {
    std::vector<std::filesystem::path> paths;
    bool discard = false;
};

void addCloseOptions(CLI::App& command, CloseRequest& to, OptionChoices& /*choices*/) {
    addPaths(command, to.paths);
    command.add_flag("--discard", to.discard, "Also close documents with unsaved changes");
}

Json stateOf(const OpenDocuments::Held& held) {
    auto json = documentHead(held.document);
    json["unsaved"] = held.hasUnsaved();
    json["undo"] = held.done.size();
    json["redo"] = held.undone.size();
    return json;
}

ExitStatus finishDocuments(Json documents, Session& session) {
    print(session, {{"documents", std::move(documents)}});
    return session.statusOr(ExitStatus::Ok);
}

files::FileError problemOf(const std::filesystem::path& path, std::string_view what) {
    return {files::FileErrorKind::Invalid, path, texts::inEnglish(what), std::nullopt};
}

ExitStatus runOpen(const OpenRequest& options, Session& session) {
    const opening::OpenOptions how{.recovery =
                                       session.isReadOnly() ? opening::Recovery::Report : opening::Recovery::Recover,
                                   .variant = options.variant};
    auto candidates = session.find(options.inputs.paths, how);
    auto& open = *session.openDocuments();
    std::erase_if(candidates, [&](const opening::Candidate& candidate) {
        const bool isOpen = open.hasFileOf(candidate);
        if (isOpen)
            session.add(problemOf(candidate.shownPath, "is already open"));
        return isOpen;
    });
    auto documents = Json::array();
    session.openEach(candidates, how, [&](opening::OpenedDocument& document) {
        auto& held = open.add(std::move(document));
        auto json = stateOf(held);
        json["notices"] = cli::toJson(std::span(held.document.notices));
        documents.push_back(std::move(json));
    });
    return finishDocuments(std::move(documents), session);
}

/// For each of the documents that a request names.
template <typename F>
ExitStatus eachHeld(const std::vector<std::filesystem::path>& paths, Session& session, F&& f) {
    auto documents = Json::array();
    for (auto* held : session.heldAt(paths)) {
        if (auto json = f(*held); !json.is_null())
            documents.push_back(std::move(json));
    }
    return finishDocuments(std::move(documents), session);
}

ExitStatus runDocuments(const HeldPaths& options, Session& session) {
    return eachHeld(options.paths, session, stateOf);
}

ExitStatus runUndo(const HeldPaths& options, Session& session) {
    return eachHeld(options.paths, session, [](OpenDocuments::Held& held) {
        held.undo();
        return stateOf(held);
    });
}

ExitStatus runRedo(const HeldPaths& options, Session& session) {
    return eachHeld(options.paths, session, [](OpenDocuments::Held& held) {
        held.redo();
        return stateOf(held);
    });
}

ExitStatus runSave(const SaveRequest& options, Session& session) {
    Saving saving(options.save, options.inputs, session);
    return eachHeld(options.inputs.paths, session, [&](OpenDocuments::Held& held) -> Json {
        auto json = Json();
        applySettings(options.settings, held.document);
        if (options.save.outFolder) { // a copy: the document stays where it is
            const auto place = held.document.place;
            const auto saved = saving.write(held.document, held.unsavedFiles);
            held.document.place = place;
            if (!saved)
                return json;
            json = stateOf(held);
            json.update(cli::toJson(saved));
            return json;
        }
        auto saved = std::optional<files::SaveReport>(files::SaveReport{});
        if (held.hasUnsaved()) {
            if (!held.document.failures.empty()) {
                session.add(problemOf(held.document.shownPath, "not saved: files of the set could not be read"));
                return json;
            }
            saved = saving.write(held.document, held.unsavedFiles);
            if (!saved)
                return json;
            held.saved();
        }
        json = stateOf(held);
        json.update(cli::toJson(saved));
        return json;
    });
}

ExitStatus runClose(const CloseRequest& options, Session& session) {
    return eachHeld(options.paths, session, [&](OpenDocuments::Held& held) {
        auto json = stateOf(held);
        if (held.hasUnsaved() && !options.discard) {
            session.add(problemOf(held.document.shownPath, "not closed: it has unsaved changes"));
            return Json();
        }
        session.openDocuments()->close(held);
        return json;
    });
}

Command openingRow(Command row) {
    row.opensDocuments = true;
    return row;
}

Command writing(Command row) {
    row.writes = true;
    return row;
}

} // namespace

std::vector<Command> servedCommands() {
    std::vector<Command> all{
        openingRow(command<OpenRequest, addOpenOptions, runOpen>("open", "Open documents, so that requests use them")),
        command<HeldPaths, addHeldPaths, runDocuments>("documents", "List the open documents"),
        command<HeldPaths, addHeldPaths, runUndo>("undo", "Undo the last change"),
        command<HeldPaths, addHeldPaths, runRedo>("redo", "Do again what was undone"),
        writing(command<SaveRequest, addSaveRequest, runSave>("save", "Save what has changed")),
        command<CloseRequest, addCloseOptions, runClose>("close", "Close documents")};
    std::ranges::move(columnCommands(), std::back_inserter(all));
    return all;
}

} // namespace navsmith::cli
