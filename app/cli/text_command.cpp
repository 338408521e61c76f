// Text forms: of files and back, and on standard output for version control.
#include "app/cli/commands.h"
#include "app/cli/common_options.h"
#include "app/cli/path_options.h"
#include "app/cli/saving.h"
#include "app/cli/state_inputs.h"
#include "core/files/path_text.h"

#include <fmt/format.h>

#include <ostream>
#include <utility>
#include <vector>

namespace navsmith::cli {

namespace {

struct TextOptions {
    std::filesystem::path outFile; ///< or folder
    bool json = false;
    std::vector<std::filesystem::path> paths; ///< one
    StateOptions state;
};

struct TextconvOptions {
    std::vector<std::filesystem::path> paths; ///< one
    StateOptions state;
};

void addDocument(CLI::App& command, std::vector<std::filesystem::path>& to) {
    addPath(command, "PATH", to, "A document: file, folder or text")->required()->type_name("")->expected(1);
}

void addTextOptions(CLI::App& command, TextOptions& to, OptionChoices& choices) {
    addPath(command, "-o,--output", to.outFile,
            "Text for a document; for a text the file, or the folder if there are several")
        ->required()
        ->type_name("FILE");
    addJson(command, to.json);
    addDocument(command, to.paths);
    addStateOptions(command, to.state, choices);
}

void addTextconvOptions(CLI::App& command, TextconvOptions& to, OptionChoices& choices) {
    addDocument(command, to.paths);
    addStateOptions(command, to.state, choices);
}

ExitStatus runText(const TextOptions& options, Session& session) {
    const auto& path = options.paths.front();
    std::optional<files::SaveReport> saved;
    if (const auto state = openState(options.state, path, session)) {
        const auto pending = filesFor(*state, options.outFile, session);
        if (!pending.empty())
            saved = saveFiles(pending, session);
        if (saved && !options.json)
            printSaved(session.out(), files::toText(options.outFile), *saved);
    }
    if (options.json)
        print(session, cli::toJson(saved));
    return session.statusOr(ExitStatus::Ok);
}

ExitStatus runTextconv(const TextconvOptions& options, Session& session) {
    if (const auto state = openState(options.state, options.paths.front(), session))
        session.out() << textOf(*state);
    return session.statusOr(ExitStatus::Ok);
}

} // namespace

Command textCommand() {
    return command<TextOptions, addTextOptions, runText>("text",
                                                         "Write a document as text that can be compared, and back");
}

Command textconvCommand() {
    return command<TextconvOptions, addTextconvOptions, runTextconv>(
        "textconv", "Write a document as text to standard output, for git");
}

} // namespace navsmith::cli
