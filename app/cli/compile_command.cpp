// Makes a game's files from texts.
#include "app/cli/commands.h"
#include "app/cli/saving.h"
#include "core/files/path_text.h"
#include "core/files/read_file.h"
#include "core/files/save_set.h"
#include "core/systems/text_compiler.h"

#include <fmt/format.h>

#include <deque>
#include <ostream>
#include <string>
#include <utility>
#include <vector>

namespace navsmith::cli {

namespace {

namespace fs = std::filesystem;

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
            take(path, texts);
        std::vector<systems::InputFile> lights;
        std::vector<systems::InputFile> placements;
        if (arguments_.lightsFrom)
            takeFolder(*compiler.system, *arguments_.lightsFrom, lights);
        if (arguments_.placements)
            take(*arguments_.placements, placements);
        if (!session_.problems().empty())
            return std::nullopt;
        systems::CompileInput input{.texts = texts, .lightsFrom = lights, .plain = arguments_.plain};
        if (!placements.empty())
            input.placements = placements.front();
        auto output = compiler.compile(input, {});
        for (const auto& notice : output ? output->skipped : output.error())
            addProblem(notice);
        if (!output)
            return std::nullopt;
        return std::move(*output);
    }

    /// Reads a file, whose bytes stay as long as this.
    void take(const fs::path& path, std::vector<systems::InputFile>& to) {
        auto bytes = files::readFile(path);
        if (!bytes)
            return session_.add(std::move(bytes.error()));
        const auto& kept = kept_.emplace_back(std::move(*bytes));
        to.push_back({.name = files::toText(path.filename()), .bytes = kept});
        pathOf_.emplace_back(to.back().name, path);
    }

    /// The files of a folder that are the system's.
    void takeFolder(const systems::System& system, const fs::path& folder, std::vector<systems::InputFile>& to) {
        const auto paths = files::listFolder(folder);
        if (!paths)
            return session_.add(paths.error());
        for (const auto& path : *paths) {
            // By name: a file of another kind need not be read.
            if (system.codec.recognise(files::toText(path.filename()), {}, 0) != systems::Confidence::No)
                take(path, to);
        }
        if (to.empty())
            session_.add(
                {files::FileErrorKind::NotRecognised, folder, fmt::format("contains no files of {}", system.title)});
    }

    void addProblem(const systems::Notice& notice) {
        const auto known = std::ranges::find(pathOf_, notice.file, &std::pair<std::string, fs::path>::first);
        session_.add({files::FileErrorKind::Other,
                      known == pathOf_.end() ? files::fromBytes(notice.file) : known->second, notice.text});
    }

    std::optional<files::SaveReport> save(std::vector<systems::OutputFile>& made) {
        std::vector<files::PendingFile> pending;
        for (auto& file : made)
            pending.push_back(
                {.target = *arguments_.outFolder / files::fromBytes(file.name), .bytes = std::move(file.bytes)});
        auto saved = files::saveSet(pending);
        if (!saved) {
            session_.add(std::move(saved.error()));
            return std::nullopt;
        }
        for (const auto& warning : saved->warnings)
            session_.log().warn("{}", warning);
        return std::move(*saved);
    }

    void report(const systems::CompileOutput& output, const files::SaveReport& saved, Json& result) {
        if (arguments_.json) {
            auto counts = Json::object();
            for (const auto& [what, count] : output.counts)
                counts[std::string(what)] = count;
            result = {{"folder", files::toText(*arguments_.outFolder)}, {"counts", std::move(counts)}};
            result.update(toJson(std::optional(saved)));
            return;
        }
        for (const auto& [what, count] : output.counts)
            session_.out() << fmt::format("{:>8} {}\n", count, what);
        printSaved(session_.out(), files::toText(*arguments_.outFolder), saved);
    }

    const Arguments& arguments_;
    Session& session_;
    std::deque<std::vector<std::byte>> kept_;
    std::vector<std::pair<std::string, fs::path>> pathOf_; ///< by name, for messages
};

} // namespace

ExitStatus runCompile(const Arguments& arguments, Session& session) {
    return Compilation(arguments, session).run();
}

} // namespace navsmith::cli
