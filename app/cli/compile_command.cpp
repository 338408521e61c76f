// Makes a game's files from texts.
#include "app/cli/commands.h"
#include "app/cli/common_options.h"
#include "app/cli/path_options.h"
#include "app/cli/saving.h"
#include "app/cli/text_inputs.h"
#include "core/files/path_text.h"
#include "core/opening/open_map.h"
#include "core/systems/registry.h"
#include "core/systems/text_compiler.h"

#include <fmt/format.h>

#include <algorithm>
#include <ostream>
#include <string>
#include <utility>
#include <vector>

namespace navsmith::cli {

namespace {

struct CompileOptions {
    bool json = false;
    std::vector<std::filesystem::path> paths;
    std::filesystem::path outFolder;
    bool extended = false; ///< files of the extended map
    bool plain = false;    ///< arithmetic of this machine
    // Where lights come from, at most one
    std::optional<std::filesystem::path> lightsFrom;
    std::optional<std::filesystem::path> placements;
    std::optional<std::filesystem::path> world;
    glm::dvec3 offset{0.0}; ///< by which everything is moved
};

void addCompileOptions(CLI::App& command, CompileOptions& to, OptionChoices&) {
    addJson(command, to.json);
    addPath(command, "TEXT", to.paths, "Texts of paths, in the order in which they count: paths.ipl to paths5.ipl")
        ->required()
        ->type_name("");
    addPath(command, "-o,--output", to.outFolder, "Folder for the files; those that are there get a backup")
        ->required()
        ->type_name("FOLDER");
    command.add_flag("--extended", to.extended,
                     "Make the 1024 files of the extended map, for fastman92's limit adjuster");
    command.add_flag("--plain", to.plain, "Use the arithmetic of this machine, not that of the studio's compiler");
    auto* from = addPath(command, "--lights-from", to.lightsFrom, "Take over the traffic lights of path files")
                     ->type_name("FOLDER");
    auto* table = addPath(command, "--placements", to.placements,
                          "Table of placed objects (columns model, x, y, z, rz) with the traffic lights")
                      ->type_name("FILE")
                      ->excludes(from);
    addPath(command, "--world", to.world, "Game or mod in whose world the traffic lights stand")
        ->type_name("FOLDER")
        ->excludes(from)
        ->excludes(table);
    command
        .add_option_function<std::string>(
            "--offset", [&to](const std::string& text) { to.offset = takePlace("--offset", text); },
            "Move everything by as many units")
        ->type_name("X,Y,Z");
}

class Compilation {
public:
    Compilation(const CompileOptions& options, Session& session) : options_(options), session_(session) {}

    ExitStatus run() {
        Json result;
        if (auto output = compile()) {
            auto saved = save(output->files);
            if (saved)
                report(*output, *saved, result);
        }
        if (options_.json)
            print(session_, {{"compiled", std::move(result)}});
        return session_.statusOr(ExitStatus::Ok);
    }

private:
    /// One game has texts so far, with maps of two sizes.
    [[nodiscard]] const systems::TextCompiler& compiler() const {
        const auto makers = systems::systemsWithTextCompiler();
        const auto isExtended = [](const systems::System* system) { return system->textCompiler->extended; };
        return *(*std::ranges::find(makers, options_.extended, isExtended))->textCompiler;
    }

    std::optional<systems::CompileOutput> compile() {
        std::vector<systems::InputFile> texts;
        for (const auto& path : options_.paths)
            inputs_.take(path, texts);
        std::vector<systems::InputFile> lights;
        std::vector<systems::InputFile> placements;
        if (options_.lightsFrom)
            inputs_.takeFolder(*options_.lightsFrom, lights);
        if (options_.placements)
            inputs_.take(*options_.placements, placements);
        std::optional<opening::OpenedMap> world;
        if (options_.world) {
            if (auto opened = opening::openMap(*options_.world))
                world = std::move(*opened);
            else
                session_.add(std::move(opened.error()));
        }
        if (!session_.problems().empty())
            return std::nullopt;
        systems::CompileInput input{
            .texts = texts, .lightsFrom = lights, .plain = options_.plain, .offset = options_.offset};
        if (!placements.empty())
            input.placements = placements.front();
        if (world)
            input.world = world->backdrop->placed.get();
        auto output = compiler().compile(input, {});
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
                {.target = options_.outFolder / files::fromBytes(file.name), .bytes = std::move(file.bytes)});
        return saveFiles(pending, session_);
    }

    void report(const systems::CompileOutput& output, const files::SaveReport& saved, Json& result) {
        if (options_.json) {
            result = cli::toJson(output.counts, output.losses);
            result["folder"] = files::toText(options_.outFolder);
            result.update(cli::toJson(std::optional(saved)));
            return;
        }
        printCounts(session_.out(), output.counts, "not as in the texts:", output.losses);
        printSaved(session_.out(), files::toText(options_.outFolder), saved);
    }

    const CompileOptions& options_;
    Session& session_;
    TextInputs inputs_{session_};
};

ExitStatus runCompile(const CompileOptions& options, Session& session) {
    return Compilation(options, session).run();
}

} // namespace

Command compileCommand() {
    return command<CompileOptions, addCompileOptions, runCompile>("compile",
                                                                  "Make a game's files from the texts of its studio");
}

} // namespace navsmith::cli
