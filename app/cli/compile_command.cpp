// Makes a game's files from texts.
#include "app/cli/commands.h"
#include "app/cli/saving.h"
#include "app/cli/text_inputs.h"
#include "core/files/path_text.h"
#include "core/opening/open_map.h"
#include "core/systems/text_compiler.h"

#include <fmt/format.h>

#include <ostream>
#include <string>
#include <utility>
#include <vector>

namespace navsmith::cli {

namespace {

class Compilation {
public:
    Compilation(const Arguments& arguments, Session& session) : arguments_(arguments), session_(session) {}

    ExitStatus run() {
        // One game has texts so far.
        const auto& compiler = systems::textCompilers().front();
        Json result;
        if (auto output = compile(compiler)) {
            auto saved = save(output->files);
            if (saved)
                report(*output, *saved, result);
        }
        if (arguments_.json)
            print(session_.out(),
                  {{"compiled", std::move(result)}, {"problems", cli::toJson(std::span(session_.problems()))}});
        return session_.statusOr(ExitStatus::Ok);
    }

private:
    std::optional<systems::CompileOutput> compile(const systems::TextCompiler& compiler) {
        std::vector<systems::InputFile> texts;
        for (const auto& path : arguments_.paths)
            inputs_.take(path, texts);
        std::vector<systems::InputFile> lights;
        std::vector<systems::InputFile> placements;
        if (arguments_.lightsFrom)
            inputs_.takeFolder(compiler, *arguments_.lightsFrom, lights);
        if (arguments_.placements)
            inputs_.take(*arguments_.placements, placements);
        std::optional<opening::OpenedMap> world;
        if (arguments_.world) {
            if (auto opened = opening::openMap(*arguments_.world))
                world = std::move(*opened);
            else
                session_.add(std::move(opened.error()));
        }
        if (!session_.problems().empty())
            return std::nullopt;
        systems::CompileInput input{.texts = texts,
                                    .lightsFrom = lights,
                                    .extended = arguments_.extended,
                                    .plain = arguments_.plain,
                                    .offset = arguments_.offset};
        if (!placements.empty())
            input.placements = placements.front();
        if (world)
            input.world = world->backdrop->placed.get();
        auto output = compiler.compile(input, {});
        for (const auto& notice : output ? output->skipped : output.error())
            inputs_.addProblem(notice);
        if (!output)
            return std::nullopt;
        return std::move(*output);
    }

    std::optional<files::SaveReport> save(std::vector<systems::OutputFile>& outputs) {
        std::vector<files::PendingFile> pending;
        pending.reserve(outputs.size());
        for (auto& file : outputs)
            pending.push_back(
                {.target = *arguments_.outFolder / files::fromBytes(file.name), .bytes = std::move(file.bytes)});
        return saveFiles(pending, session_);
    }

    void report(const systems::CompileOutput& output, const files::SaveReport& saved, Json& result) {
        if (arguments_.json) {
            result = cli::toJson(output.counts, output.losses);
            result["folder"] = files::toText(*arguments_.outFolder);
            result.update(cli::toJson(std::optional(saved)));
            return;
        }
        printCounts(session_.out(), output.counts, "not as in the texts:", output.losses);
        printSaved(session_.out(), files::toText(*arguments_.outFolder), saved);
    }

    const Arguments& arguments_;
    Session& session_;
    TextInputs inputs_{session_};
};

} // namespace

ExitStatus runCompile(const Arguments& arguments, Session& session) {
    return Compilation(arguments, session).run();
}

} // namespace navsmith::cli
