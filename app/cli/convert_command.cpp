#include "app/cli/commands.h"
#include "app/cli/common_options.h"
#include "app/cli/document_map.h"
#include "app/cli/json_output.h"
#include "app/cli/saving.h"
#include "core/files/disk.h"
#include "core/files/path_text.h"
#include "core/opening/map_edit.h"
#include "core/systems/conversion.h"
#include "core/systems/registry.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <optional>
#include <ostream>
#include <vector>

namespace navsmith::cli {

namespace {

using systems::ConversionReport;
using systems::Fate;

struct ConvertOptions {
    InputOptions inputs;
    std::string variant;
    bool json = false;
    std::string format;      ///< target, an id of Versions::formats
    bool reportOnly = false; ///< write nothing
    MapOptions map;
    SaveOptions save;
};

void addConvertOptions(CLI::App& command, ConvertOptions& to, OptionChoices& choices) {
    addPaths(command, to.inputs.paths);
    addVariant(command, to.variant, choices);
    addJson(command, to.json);
    addInputOptions(command, to.inputs);
    addMapOrNone(command, to.map, "Do without the map, where waypoints of bots use it");
    std::vector<std::string> formats;
    for (const auto& system : systems::all()) {
        for (const auto& format : system.versions.formats)
            formats.emplace_back(format.id);
        for (const auto& family : system.exchange.families) {
            for (const auto& format : family.formats) {
                if (std::ranges::find(formats, format.id) == formats.end())
                    formats.emplace_back(format.id);
            }
        }
    }
    choices.limit(*command.add_option("--to", to.format, "Version to convert to, see navsmith-cli list")
                       ->required()
                       ->type_name("ID"),
                  formats);
    auto* report = command.add_flag("--report", to.reportOnly, "Only report what would be lost; write nothing");
    auto* replace = command
                        .add_flag("--replace", to.save.replace,
                                  "Also replace an existing file with the name of the converted one, with a backup")
                        ->excludes(report);
    auto* into = addOutputFolder(command, to.save)->excludes(report)->excludes(replace);
    addBothCopies(command, to.save)->excludes(report)->excludes(into);
}

/// The type or list that a property or row belongs to.
Json placeJson(const model::Schema& schema, model::ElementTypeId type, model::ListId list) {
    Json json{{"kind", schema.type(type).id}};
    if (list != model::kNoList)
        json["list"] = schema.type(type).lists[list].id;
    return json;
}

Json rowsJson(const model::Schema& schema, const ConversionReport& report, std::size_t systems::RowLoss::*count) {
    auto array = Json::array();
    for (const auto& row : report.rows) {
        if (row.*count == 0)
            continue;
        auto json = placeJson(schema, row.type, row.list);
        json["count"] = row.*count;
        array.push_back(std::move(json));
    }
    return array;
}

Json propertiesJson(const model::Schema& schema, const ConversionReport& report, Fate fate) {
    auto array = Json::array();
    for (const auto& loss : report.properties) {
        if (loss.fate != fate)
            continue;
        auto json = placeJson(schema, loss.type, loss.list);
        json["property"] = loss.property->id;
        json["count"] = loss.count;
        const bool text = loss.uniform && loss.property->type != model::PropertyType::Bytes;
        if (text && fate != Fate::Defaulted)
            json["before"] = loss.before;
        if (text && fate != Fate::Lost)
            json["after"] = loss.after;
        if (loss.retold)
            json["retold"] = true;
        array.push_back(std::move(json));
    }
    return array;
}

Json toJson(const model::Schema& schema, const ConversionReport& report) {
    return {{"gone", rowsJson(schema, report, &systems::RowLoss::gone)},
            {"made", rowsJson(schema, report, &systems::RowLoss::come)},
            {"lost", propertiesJson(schema, report, Fate::Lost)},
            {"defaulted", propertiesJson(schema, report, Fate::Defaulted)},
            {"changed", propertiesJson(schema, report, Fate::Changed)}};
}

class Converter {
public:
    Converter(const ConvertOptions& options, Session& session) : options_(options), session_(session) {}

    ExitStatus run() {
        const auto recovery = options_.reportOnly ? opening::Recovery::Report : opening::Recovery::Recover;
        session_.openEach(options_.inputs.paths, {.recovery = recovery, .variant = options_.variant},
                          [&](auto& document) { convert(document); });
        if (options_.json)
            print(session_, {{"documents", std::move(documents_)}});
        return session_.statusOr(ExitStatus::Ok);
    }

private:
    void refuse(const opening::OpenedDocument& document, std::string_view why) {
        session_.add(
            {files::FileErrorKind::Other, document.shownPath, fmt::format("not converted: {}", why), std::nullopt});
    }

    void convert(opening::OpenedDocument& document) {
        const auto& system = *document.system;
        const auto map = openMap(document);
        const auto* format = systems::findFormat(system, options_.format);
        const auto foreign = systems::foreignFormats(system);
        const auto other = std::ranges::find(foreign, options_.format, [](const auto& each) { return each.format.id; });
        if (format == nullptr && other != foreign.end() && document.failures.empty())
            return exchange(document, *other, map);
        if (format == nullptr)
            return refuse(document, fmt::format("{}: no version \"{}\" exists", system.title, options_.format));
        if (!document.failures.empty()) // references into missing files would look like damage
            return refuse(document, "files of the set could not be read");
        const auto report = systems::tryConversion(system, document.model, format->id);
        if (!report)
            return refuse(document, report.error().reason);
        std::optional<files::SaveReport> saved;
        if (!options_.reportOnly) {
            model::Transaction tx(document.model, "Convert");
            auto done = system.versions.convert(tx, format->id);
            auto change = done ? tx.commit() : tl::unexpected(std::move(done.error()));
            if (!change)
                return refuse(document, change.error().reason);
            saved = saving_.save(document, *change);
        }
        printResult(document, *format, *report, saved);
    }

    /// Only of documents that others can be made of: their map tells where things are.
    /// Returns its path; empty if none was opened.
    std::filesystem::path openMap(opening::OpenedDocument& document) {
        const bool isNamed = !options_.map.file.empty();
        if (options_.map.none || (!isNamed && systems::foreignFormats(*document.system).empty()))
            return {};
        const auto map = maps_.open(document);
        for (const auto& note : map.notes)
            session_.log().warn("{}", note);
        if (map.unread && isNamed)
            session_.add(*map.unread);
        return map.path;
    }

    /// Into files of another system, beside those of the document or in the output folder.
    void exchange(opening::OpenedDocument& document, const systems::ForeignFormat& to,
                  const std::filesystem::path& map) {
        auto result = opening::exchangeOverMap(*document.system, document.model, to, map, {});
        if (!result)
            return refuse(document, result.error().reason);
        std::optional<files::SaveReport> saved;
        if (!options_.reportOnly) {
            const auto folder = options_.save.outFolder.value_or(document.place.folder);
            std::vector<files::PendingFile> pending;
            for (auto& file : result->files)
                pending.push_back({.target = folder / files::fromBytes(file.name), .bytes = std::move(file.bytes)});
            const bool replaces = options_.save.outFolder || options_.save.replace;
            for (const auto& file : pending) {
                const auto info = files::Disk()->info(file.target, files::Links::Follow);
                if (!replaces && !info && !files::isMissing(info.error()))
                    return session_.add(files::fileError(info.error(), file.target, "cannot be opened"));
                if (!replaces && info)
                    return refuse(document, fmt::format("{} exists already; --replace overwrites it, with a backup",
                                                        files::toText(file.target)));
            }
            saved = saveFiles(pending, session_);
        }
        const auto path = files::toText(document.shownPath);
        if (options_.json) {
            auto json = documentHead(document);
            json["to"] = to.format.id;
            if (!result->notes.empty())
                json["notes"] = result->notes;
            for (const auto& each : result->unsaid)
                json["lost"].push_back({{"what", each.what}, {"count", each.before}});
            for (const auto& each : result->changes)
                json["changed"].push_back({{"what", each.what}, {"before", each.before}, {"after", each.after}});
            if (!options_.reportOnly)
                json.update(cli::toJson(saved));
            documents_.push_back(std::move(json));
            return;
        }
        session_.out() << fmt::format("{}: to {}, {}\n{}", path, to.to->title, to.format.title,
                                      systems::describe(*result));
        if (saved)
            printSaved(session_.out(), path, *saved);
    }

    void printResult(const opening::OpenedDocument& document, const systems::Format& format,
                     const ConversionReport& report, const std::optional<files::SaveReport>& saved) {
        const auto& schema = document.model.schema();
        if (options_.json) {
            auto json = documentHead(document);
            json["to"] = format.id;
            json.update(toJson(schema, report));
            if (!options_.reportOnly)
                json.update(cli::toJson(saved));
            documents_.push_back(std::move(json));
            return;
        }
        const auto path = files::toText(document.shownPath);
        session_.out() << fmt::format("{}: to {}\n{}", path, format.title, systems::describe(schema, report));
        if (saved)
            printSaved(session_.out(), path, *saved);
    }

    const ConvertOptions& options_;
    Session& session_;
    DocumentMaps maps_{options_.map.file, !options_.reportOnly, options_.map.gameFolders};
    Saving saving_{options_.save, options_.inputs, session_};
    Json documents_ = Json::array();
};

ExitStatus runConvert(const ConvertOptions& options, Session& session) {
    return Converter(options, session).run();
}

} // namespace

Command convertCommand() {
    return command<ConvertOptions, addConvertOptions, runConvert>(
        "convert", "Convert to another version of the format, and report what is lost");
}

} // namespace navsmith::cli
