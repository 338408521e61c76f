// Makes a text from a game's files.
#include "app/cli/commands.h"
#include "app/cli/common_options.h"
#include "app/cli/path_options.h"
#include "app/cli/saving.h"
#include "app/cli/text_inputs.h"
#include "core/files/path_text.h"
#include "core/systems/registry.h"
#include "core/systems/text_compiler.h"

#include <fmt/format.h>

#include <array>
#include <ostream>
#include <string>
#include <utility>
#include <vector>

namespace navsmith::cli {

namespace {

struct DecompileOptions {
    bool json = false;
    std::vector<std::filesystem::path> paths; ///< one folder
    std::filesystem::path file;               ///< the text
    bool plain = false;                       ///< arithmetic of this machine
    bool viceCity = false;                    ///< the text of that game
};

void addDecompileOptions(CLI::App& command, DecompileOptions& to, OptionChoices&) {
    addJson(command, to.json);
    addPath(command, "FOLDER", to.paths, "Path files")->required()->type_name("")->expected(1);
    addPath(command, "-o,--output", to.file, "The text; one that is there gets a backup")
        ->required()
        ->type_name("FILE");
    command.add_flag("--plain", to.plain, "For a compiler with the arithmetic of this machine");
    command.add_flag("--vice-city", to.viceCity, "Write a text of Vice City");
}

/// Nothing if it cannot be done; the session knows why.
std::optional<systems::DecompileOutput> decompile(const DecompileOptions& options, Session& session,
                                                  TextInputs& inputs) {
    std::vector<systems::InputFile> files;
    inputs.takeFolder(options.paths.front(), files);
    if (!session.problems().empty())
        return std::nullopt;
    // One game has texts so far; its compilers take files of either map.
    const auto& compiler = *systems::systemsWithTextCompiler().front()->textCompiler;
    auto output = compiler.decompile({.files = files, .plain = options.plain, .older = options.viceCity}, {});
    for (const auto& notice : output ? output->skipped : output.error())
        inputs.addProblem(notice);
    if (!output)
        return std::nullopt;
    return std::move(*output);
}

ExitStatus runDecompile(const DecompileOptions& options, Session& session) {
    TextInputs inputs(session);
    Json result;
    if (auto output = decompile(options, session, inputs)) {
        const auto saved = saveFiles(
            std::array{files::PendingFile{.target = options.file, .bytes = std::move(output->text)}}, session);
        if (saved && options.json) {
            result = cli::toJson(output->counts, output->losses);
            result.update(cli::toJson(saved));
        } else if (saved) {
            printCounts(session.out(), output->counts,
                        "not as in the files, if they are made from the text:", output->losses);
            printSaved(session.out(), files::toText(options.file), *saved);
        }
    }
    if (options.json)
        print(session, {{"decompiled", std::move(result)}});
    return session.statusOr(ExitStatus::Ok);
}

} // namespace

Command decompileCommand() {
    return command<DecompileOptions, addDecompileOptions, runDecompile>(
        "decompile", "Make a text from a game's files, as its studio had it");
}

} // namespace navsmith::cli
