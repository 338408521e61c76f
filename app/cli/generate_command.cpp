// Makes navigation data from maps, and tells how far it agrees with data that is known.
#include "app/cli/agreement_table.h"
#include "app/cli/commands.h"
#include "app/cli/generation_options.h"
#include "app/cli/saving.h"
#include "app/logging/state_folder.h"
#include "core/files/path_text.h"
#include "core/files/read_file.h"
#include "core/opening/begin_document.h"
#include "core/opening/map_resources.h"
#include "core/opening/open_map.h"
#include "core/systems/exchange.h"
#include "core/systems/registry.h"
#include "core/walkable/agents.h"
#include "formats/bytes/text_bytes.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <ostream>
#include <string>
#include <utility>
#include <vector>

namespace navsmith::cli {

namespace {

namespace fs = std::filesystem;

class Generation {
public:
    Generation(const GenerateOptions& options, Session& session) : options_(options), session_(session) {}

    ExitStatus run() {
        if (!options_.agent.empty() && !findAgent())
            return session_.statusOr(ExitStatus::Ok);
        for (const auto& map : options_.maps)
            generate(map);
        if (options_.json)
            print(session_, {{"generated", std::move(result_)}, {"summary", cli::toJson(summarised(compared_))}});
        else
            printTable(session_.out(), compared_);
        return session_.statusOr(ExitStatus::Ok);
    }

private:
    /// Complains if there is none.
    bool findAgent() {
        const auto file = logging::agentsFile();
        const auto bytes = file ? files::readFile(*file) : files::Result<std::vector<std::byte>>();
        std::vector<walkable::Agent> own;
        if (bytes)
            own = walkable::parseAgents(bytes::textOf(*bytes));
        auto agent = walkable::findAgent(options_.agent, own);
        if (agent)
            agent_ = std::move(*agent);
        else
            refuse("--agent", std::move(agent.error()));
        return agent_.has_value();
    }

    void refuse(const fs::path& path, std::string why) {
        session_.add({files::FileErrorKind::Other, path, std::move(why)});
    }

    void generate(const fs::path& path) {
        auto map = files::readFile(path);
        if (!map)
            return session_.add(std::move(map.error()));
        const auto* system = systemFor(*map);
        if (system == nullptr)
            return refuse(path, options_.system.empty()
                                    ? "is not a map from which navigation data can be made"
                                    : fmt::format("is not a map from which {} is made", options_.system));
        if (const auto option = notTaken(system->generator.abilities); !option.empty())
            return refuse(path, fmt::format("{} is not for {}", option, system->title));
        const auto name = files::toText(path.stem());
        const auto reference = options_.compareWith ? knownFor(*system, path) : std::vector<std::byte>();
        const systems::GenerateInput input{.mapName = name,
                                           .map = *map,
                                           .game = options_.game,
                                           .version = options_.version,
                                           .like = options_.format.empty() ? std::span<const std::byte>(reference)
                                                                           : std::span<const std::byte>(),
                                           .settings = options_.settings,
                                           .seeds = options_.seeds,
                                           .allStarts = options_.allStarts,
                                           .examine = options_.examine,
                                           .bySurfaces = options_.method == "recast",
                                           .agent = agent_ ? &*agent_ : nullptr,
                                           .analyse = !options_.noAnalysis,
                                           .box = options_.box,
                                           .find = opening::mapResources(path, options_.gameFolders)};
        std::string_view last;
        auto generated = system->generator.generate(input, [&](std::string_view stage, double) {
            if (stage != last)
                session_.log().info("{}: {}", name, stage);
            last = stage;
            return true;
        });
        if (!generated)
            return refuse(path, std::move(generated.error()));
        report(path, *system, *map, *generated, reference);
    }

    /// An option that the generator would ignore; empty: none.
    [[nodiscard]] std::string_view notTaken(const systems::GeneratorAbilities& abilities) const {
        return options_.box && !abilities.byBox                         ? "--box"
               : options_.method == "recast" && !abilities.bySurfaces   ? "--method recast"
               : !options_.agent.empty() && options_.method != "recast" ? "--agent without --method recast"
               : options_.allStarts && !abilities.fromAllStarts         ? "--all-starts"
                                                                        : "";
    }

    [[nodiscard]] const systems::System* systemFor(std::span<const std::byte> map) const {
        constexpr std::size_t kHead = 8;
        const auto head = map.first(std::min(map.size(), kHead));
        const auto all = systems::all();
        const auto it = std::find_if(all.begin(), all.end(), [&](const systems::System& system) {
            return system.generator.takes != nullptr && system.generator.takes(head) &&
                   (options_.system.empty() || system.id == options_.system);
        });
        return it == all.end() ? nullptr : &*it;
    }

    void report(const fs::path& path, const systems::System& system, std::span<const std::byte> map,
                systems::Generated& generated, std::span<const std::byte> reference) {
        Json entry{{"map", files::toText(path)}, {"system", system.id}};
        if (!generated.game.empty())
            entry["game"] = generated.game;
        for (const auto& [what, count] : generated.counts)
            entry["counts"][std::string(what)] = count;
        for (const auto& finding : generated.findings)
            entry["findings"].push_back({{"kind", finding.kind}, {"subject", finding.subject}, {"text", finding.text}});
        if (!reference.empty() && options_.format.empty())
            compare(path, system.generator.compare(map, generated.bytes, reference),
                    std::ranges::equal(generated.bytes, reference), entry);
        std::vector<systems::OutputFile> outputs;
        std::string losses;
        if (options_.format.empty()) {
            outputs.push_back({0, generated.name, std::move(generated.bytes)});
        } else if (auto result = convert(path, system, map, generated)) {
            losses = systems::describe(*result);
            if (!reference.empty())
                compareConverted(path, system, *result, reference, entry);
            outputs = std::move(result->files);
        } else {
            return;
        }
        const auto target = targetFor(path, beginnerOf(system), outputs.front().name);
        std::optional<files::SaveReport> saved;
        if (target) {
            std::vector<files::PendingFile> pending;
            pending.reserve(outputs.size());
            for (auto& file : outputs)
                pending.push_back({.target = &file == &outputs.front()
                                                 ? *target
                                                 : target->parent_path() / files::fromBytes(file.name),
                                   .bytes = std::move(file.bytes)});
            saved = saveFiles(pending, session_);
        }
        if (target && !saved)
            return;
        entry.update(cli::toJson(saved));
        result_.push_back(std::move(entry));
        if (options_.json)
            return;
        for (const auto& finding : generated.findings)
            session_.out() << finding.subject << (finding.subject.empty() ? "" : " ") << finding.text << '\n';
        if (!saved)
            return;
        if (!generated.game.empty())
            session_.out() << "By the rules of " << generated.game << '\n';
        for (const auto& [what, count] : generated.counts)
            session_.out() << fmt::format("{:>8} {}\n", count, what);
        session_.out() << losses;
        printSaved(session_.out(), files::toText(*target), *saved);
    }

    /// Into the format of --format; nothing, and a problem, if that fails.
    std::optional<systems::Exchanged> convert(const fs::path& path, const systems::System& system,
                                              std::span<const std::byte> mapFile, const systems::Generated& generated) {
        const auto format = formatOf(system);
        if (!format) {
            refuse(path, fmt::format("{} is not for {}", options_.format, system.title));
            return std::nullopt;
        }
        const systems::InputFile file{generated.name, generated.bytes};
        auto loaded = system.codec.load(std::span(&file, 1), {});
        auto map = opening::openMap(path);
        if (!map)
            session_.add(std::move(map.error()));
        if (!loaded || !map)
            return std::nullopt;
        loaded->model.setMap(map->backdrop);
        auto result = systems::exchange(system, loaded->model, *format,
                                        [&] { return std::vector(mapFile.begin(), mapFile.end()); });
        if (!result) {
            refuse(path, result.error().reason);
            return std::nullopt;
        }
        return std::move(*result);
    }

    /// Without -o, a comparison writes nothing.
    [[nodiscard]] std::optional<fs::path> targetFor(const fs::path& map, const opening::Beginner& beginner,
                                                    std::string_view fileName) const {
        const auto name = files::fromBytes(fileName);
        if (!options_.outFile)
            return options_.compareWith ? std::nullopt : std::optional(whereTheGameLooks(map, beginner, name));
        if (options_.maps.size() > 1 || isFolder(*options_.outFile))
            return *options_.outFile / name;
        return options_.outFile;
    }

    /// What is written: the game keeps it where a new one would be.
    [[nodiscard]] opening::Beginner beginnerOf(const systems::System& system) const {
        const auto format = options_.format.empty() ? std::nullopt : formatOf(system);
        const auto foreign = format ? opening::beginnerOf(*format->to, format->format.id) : std::nullopt;
        return foreign ? *foreign : opening::beginnerOf(system).value_or(opening::Beginner{&system});
    }

    static fs::path whereTheGameLooks(const fs::path& map, const opening::Beginner& beginner, const fs::path& name) {
        const auto place = opening::placeToBegin(beginner, map);
        std::error_code failure;
        const bool packed = place.there && !fs::exists(place.file, failure) && !failure;
        return (packed ? map.parent_path() : place.file.parent_path()) / name;
    }

    static bool isFolder(const fs::path& path) {
        std::error_code failure;
        return fs::is_directory(path, failure);
    }

    /// The ending of the files that are written.
    [[nodiscard]] std::string endingOf(const systems::System& system) const {
        const auto format = options_.format.empty() ? std::nullopt : formatOf(system);
        if (!format || format->to->codec.fileNames.empty())
            return std::string(system.generator.ending);
        return std::string(format->to->codec.fileNames.front().substr(1)); // "*.graph"
    }

    /// The file to compare with; empty if it cannot be read.
    std::vector<std::byte> knownFor(const systems::System& system, const fs::path& map) {
        auto path = *options_.compareWith;
        if (isFolder(path))
            path /= fs::path(map.filename()).replace_extension(endingOf(system));
        auto reference = files::readFile(path);
        if (reference)
            return std::move(*reference);
        session_.add(std::move(reference.error()));
        return {};
    }

    void compare(const fs::path& map, tl::expected<systems::FileComparison, std::string> comparison, bool sameBytes,
                 Json& entry) {
        if (!comparison)
            return refuse(*options_.compareWith, std::move(comparison.error()));
        compared_.push_back(
            {.map = files::toText(map.stem()), .comparison = std::move(*comparison), .sameBytes = sameBytes});
        entry["comparison"] = toJson(compared_.back());
    }

    void compareConverted(const fs::path& map, const systems::System& system, const systems::Exchanged& converted,
                          std::span<const std::byte> reference, Json& entry) {
        const auto* to = formatOf(system)->to;
        if (to->exchange.compare == nullptr)
            return refuse(*options_.compareWith, fmt::format("{} cannot be compared", options_.format));
        const auto& output = converted.files.front();
        compare(map, to->exchange.compare(converted.graph, output, reference),
                std::ranges::equal(output.bytes, reference), entry);
    }

    /// That of --format; nothing if it is not for the system.
    [[nodiscard]] std::optional<systems::ForeignFormat> formatOf(const systems::System& system) const {
        const auto formats = systems::foreignFormats(system);
        const auto format =
            std::ranges::find(formats, options_.format, [](const auto& each) { return each.format.id; });
        return format == formats.end() ? std::nullopt : std::optional(*format);
    }

    const GenerateOptions& options_;
    Session& session_;
    Json result_ = Json::array();
    std::vector<ComparedMap> compared_;
    std::optional<walkable::Agent> agent_; ///< who walks, for estimates
};

ExitStatus runGenerate(const GenerateOptions& options, Session& session) {
    return Generation(options, session).run();
}

} // namespace

Command generateCommand() {
    return command<GenerateOptions, addGenerateOptions, runGenerate>(
        "generate", "Make navigation data from maps, as their game does");
}

} // namespace navsmith::cli
