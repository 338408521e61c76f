// Does the analysis of navigation data over its map again.
#include "app/cli/command_line_words.h"
#include "app/cli/commands.h"
#include "app/cli/generation_options.h"
#include "app/cli/json_output.h"
#include "app/cli/saving.h"
#include "core/files/path_text.h"
#include "core/files/read_file.h"
#include "core/opening/map_resources.h"
#include "core/opening/open_map.h"

#include <fmt/format.h>

#include <ostream>
#include <string_view>
#include <vector>

namespace navsmith::cli {

namespace {

class Analysis {
public:
    Analysis(const AnalyseOptions& options, Session& session) : options_(options), session_(session) {}

    ExitStatus run() {
        session_.openEach(options_.inputs.paths, {.recovery = opening::Recovery::Recover, .variant = options_.variant},
                          [&](auto& document) { analyse(document); });
        if (options_.json)
            print(session_, {{"documents", std::move(documents_)}});
        return session_.statusOr(ExitStatus::Ok);
    }

private:
    void refuse(const opening::OpenedDocument& document, std::string_view why) {
        session_.add(
            {files::FileErrorKind::Other, document.shownPath, fmt::format("not analysed: {}", why), std::nullopt});
    }

    void analyse(opening::OpenedDocument& document) {
        const auto& system = *document.system;
        if (system.generator.analyse == nullptr)
            return refuse(document, fmt::format("{}: there is no analysis", system.title));
        std::vector<std::string> notes;
        const auto path = options_.map.file.empty() ? opening::findMap(system, document.place, {}, &notes)
                                                    : std::optional(options_.map.file);
        for (const auto& note : notes)
            session_.log().warn("{}", note);
        if (!path)
            return refuse(document, "its map was not found; name it with --map");
        const auto map = files::readFile(*path);
        if (!map)
            return session_.add(map.error());
        std::string_view last;
        model::Transaction tx(document.model, "Analyse");
        const std::vector<std::string_view> parts(options_.parts.begin(), options_.parts.end());
        const systems::AnalyseInput input{.map = *map,
                                          .onlyStale = options_.onlyStale,
                                          .anyMapSize = options_.anyMapSize,
                                          .box = options_.box,
                                          .parts = parts,
                                          .find = opening::mapResources(*path, options_.map.gameFolders)};
        auto done = system.generator.analyse(tx, input, [&](std::string_view stage, double) {
            if (stage != last)
                session_.log().info("{}: {}", files::toText(document.shownPath), stage);
            last = stage;
            return true;
        });
        auto change = done ? tx.commit() : tl::unexpected(std::move(done.error()));
        if (!change)
            return refuse(document, forCommandLine(change.error().reason, system,
                                                   {{"use Set Map Size first", "use --any-size"}}));
        report(document, tx.notes(), saving_.save(document, *change));
    }

    void report(const opening::OpenedDocument& document, const std::vector<std::string>& notes,
                const std::optional<files::SaveReport>& saved) {
        if (options_.json) {
            auto json = documentHead(document);
            json["changed"] = notes;
            json.update(cli::toJson(saved));
            documents_.push_back(std::move(json));
            return;
        }
        const auto path = files::toText(document.shownPath);
        for (const auto& note : notes)
            session_.out() << fmt::format("{}: {}\n", path, note);
        if (saved)
            printSaved(session_.out(), path, *saved);
    }

    const AnalyseOptions& options_;
    Session& session_;
    Saving saving_{options_.save, options_.inputs, session_};
    Json documents_ = Json::array();
};

ExitStatus runAnalyse(const AnalyseOptions& options, Session& session) {
    return Analysis(options, session).run();
}

} // namespace

Command analyseCommand() {
    return command<AnalyseOptions, addAnalyseOptions, runAnalyse>(
        "analyse", "Do again what the game finds out about a finished navigation mesh, from its map");
}

} // namespace navsmith::cli
