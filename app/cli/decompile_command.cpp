// Makes a text from a game's files.
#include "app/cli/commands.h"
#include "app/cli/saving.h"
#include "app/cli/text_inputs.h"
#include "core/files/path_text.h"
#include "core/systems/text_compiler.h"

#include <fmt/format.h>

#include <array>
#include <ostream>
#include <string>
#include <utility>
#include <vector>

namespace navsmith::cli {

namespace {

/// Nothing if it cannot be done; the session knows why.
std::optional<systems::DecompileOutput> decompile(const Arguments& arguments, Session& session, TextInputs& inputs) {
    const auto& compiler = systems::textCompilers().front();
    std::vector<systems::InputFile> files;
    inputs.takeFolder(compiler, arguments.paths.front(), files);
    if (!session.problems().empty())
        return std::nullopt;
    auto output = compiler.decompile({.files = files, .plain = arguments.plain, .older = arguments.viceCity}, {});
    for (const auto& notice : output ? output->skipped : output.error())
        inputs.addProblem(notice);
    if (!output)
        return std::nullopt;
    return std::move(*output);
}

} // namespace

ExitStatus runDecompile(const Arguments& arguments, Session& session) {
    TextInputs inputs(session);
    Json result;
    if (auto output = decompile(arguments, session, inputs)) {
        const auto saved = saveFiles(
            std::array{files::PendingFile{.target = arguments.file, .bytes = std::move(output->text)}}, session);
        if (saved && arguments.json) {
            result = toJson(output->counts, output->losses);
            result.update(toJson(saved));
        } else if (saved) {
            printCounts(session.out(), output->counts,
                        "not as in the files, if they are made from the text:", output->losses);
            printSaved(session.out(), files::toText(arguments.file), *saved);
        }
    }
    if (arguments.json)
        print(session.out(),
              {{"decompiled", std::move(result)}, {"problems", cli::toJson(std::span(session.problems()))}});
    return session.statusOr(ExitStatus::Ok);
}

} // namespace navsmith::cli
