// Makes elements from points and polygons of other programs.
#include "app/cli/commands.h"
#include "app/cli/document_map.h"
#include "app/cli/export_options.h"
#include "app/cli/json_output.h"
#include "app/cli/saving.h"
#include "core/exports/import_points.h"
#include "core/exports/import_polygons.h"
#include "core/files/path_text.h"
#include "core/files/read_file.h"
#include "core/model/wording.h"
#include "core/recipes/run_recipe.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <ostream>
#include <span>
#include <utility>

namespace navsmith::cli {

namespace {

template <typename T>
using Or = exports::Result<T>;

/// The maker of --make, or the only one.
Or<systems::PointBuilder> makerOf(const systems::System& system, const std::string& id) {
    const auto& makers = system.editing.pointBuilders;
    if (makers.empty())
        return exports::failed(fmt::format("{} has no elements that are made from points", system.title));
    std::vector<std::string_view> ids;
    for (const auto& maker : makers) {
        if (maker.builder == id || (id.empty() && makers.size() == 1))
            return maker;
        ids.push_back(maker.builder);
    }
    return exports::failed(fmt::format("{}: choose what is made of the points, with --make: {}",
                                       id.empty() ? "no builder" : fmt::format("no builder \"{}\"", id),
                                       fmt::join(ids, ", ")));
}

Or<std::vector<std::optional<exports::Target>>> mappingOf(const systems::System& system,
                                                          const systems::PointBuilder& maker,
                                                          const exports::PointTable& table,
                                                          const std::vector<std::string>& columns) {
    auto mapping = exports::usualMapping(system, maker, table);
    const auto targets = exports::targetsOf(system, maker);
    for (const auto& text : columns) {
        const auto sign = text.rfind('=');
        const auto title = text.substr(0, sign);
        const auto column = std::ranges::find(table.columns, title);
        if (sign == std::string::npos || column == table.columns.end())
            return exports::failed(fmt::format("--column {}: there is no column \"{}\"; there are {}", text, title,
                                               fmt::join(table.columns, ", ")));
        auto& to = mapping[static_cast<std::size_t>(column - table.columns.begin())];
        to.reset();
        if (sign + 1 == text.size())
            continue; // the column is left out
        const auto* target = exports::findTarget(targets, std::string_view(text).substr(sign + 1));
        if (target == nullptr) {
            std::vector<std::string> ids;
            std::ranges::transform(targets, std::back_inserter(ids), exports::idOf);
            return exports::failed(
                fmt::format("--column {}: no such property; there are {}", text, fmt::join(ids, ", ")));
        }
        for (auto& other : mapping) {
            if (other == *target)
                other.reset(); // what the user says replaces what the names say
        }
        to = *target;
    }
    return mapping;
}

class Importer {
public:
    Importer(const PointOptions& options, Session& session) : options_(options), session_(session) {}

    ExitStatus run() {
        const auto& path = options_.file;
        const auto bytes = files::readFile(path);
        if (!bytes) {
            session_.add(bytes.error());
            return finish();
        }
        const auto up = options_.up == "z" ? exports::UpAxis::Z : exports::UpAxis::Y;
        const auto polygons = exports::readPolygons(*bytes, up);
        if (!polygons) {
            complain(path, polygons.error());
            return finish();
        }
        const Content content{*bytes, up, *polygons};
        const auto recovery = options_.dryRun ? opening::Recovery::Report : opening::Recovery::Recover;
        const opening::OpenOptions how{.recovery = recovery, .variant = options_.variant};
        const auto documents = session_.find(options_.inputs.paths, how);
        if (documents.size() > 1) {
            complain(options_.inputs.paths.front(), "there are several documents: name one");
            return finish();
        }
        session_.openEach(documents, how, [&](opening::OpenedDocument& document) { importInto(document, content); });
        return finish();
    }

private:
    struct Content {
        std::span<const std::byte> bytes;
        exports::UpAxis up;
        const exports::PolygonFile& polygons;
    };

    void complain(const std::filesystem::path& path, std::string text) {
        session_.add({files::FileErrorKind::Other, path, std::move(text), std::nullopt});
    }

    ExitStatus finish() {
        if (options_.json)
            cli::print(session_, {{"imported", std::move(result_)}});
        return session_.statusOr(ExitStatus::Ok);
    }

    Or<std::vector<double>> numbersFor(const opening::OpenedDocument& document, std::string_view owner,
                                       std::span<const systems::Parameter> parameters,
                                       std::vector<double> numbers) const {
        std::vector<recipes::Argument> with;
        for (const auto& text : options_.set) {
            const auto sign = std::min(text.find('='), text.size());
            with.push_back({text.substr(0, sign), text.substr(std::min(sign + 1, text.size()))});
        }
        return recipes::numbersWith(owner, parameters, document.model, std::move(numbers), with);
    }

    Or<exports::PointImport> planFor(const opening::OpenedDocument& document, const exports::PointTable& table) const {
        const auto maker = makerOf(*document.system, options_.make);
        if (!maker)
            return exports::failed(maker.error());
        auto mapping = mappingOf(*document.system, *maker, table, options_.columns);
        if (!mapping)
            return exports::failed(std::move(mapping.error()));
        const auto& builder = *exports::findBuilder(*document.system, maker->builder);
        auto numbers =
            numbersFor(document, builder.id, builder.parameters, systems::initialNumbers(builder, document.model, {}));
        if (!numbers)
            return exports::failed(std::move(numbers.error()));
        return exports::PointImport{.maker = *maker,
                                    .numbers = std::move(*numbers),
                                    .mapping = std::move(*mapping),
                                    .linked = options_.linked,
                                    .label = "Import points"};
    }

    void importInto(opening::OpenedDocument& document, const Content& content) {
        if (!document.failures.empty())
            return complain(document.shownPath, "files of the set could not be read; nothing is imported");
        applySettings(options_.settings, document);
        const auto& makers = document.system->editing.polygonMakers;
        const auto* maker = exports::findPolygonMaker(*document.system, options_.make);
        if (maker == nullptr && options_.make.empty() && !content.polygons.polygons.empty() && makers.size() == 1)
            maker = &makers.front();
        if (maker != nullptr)
            return importPolygons(document, content.polygons, *maker);
        if (exports::isGltf(content.bytes))
            return complain(options_.file, fmt::format("{} makes nothing of a glTF model",
                                                       options_.make.empty() ? document.system->title
                                                                             : std::string_view(options_.make)));
        const auto table = exports::readPoints(content.bytes, content.up);
        if (!table)
            return complain(options_.file, table.error());
        importPoints(document, *table);
    }

    void importPoints(opening::OpenedDocument& document, const exports::PointTable& table) {
        const auto plan = planFor(document, table);
        if (!plan)
            return complain(document.shownPath, plan.error());
        if (!options_.map.none)
            openMap(document);
        auto imported = exports::importPoints(*document.system, document.model, table, *plan);
        if (!imported)
            return complain(options_.file, imported.error());
        complainOf(imported->problems);
        std::optional<files::SaveReport> saved;
        if (!options_.dryRun && !imported->elements.empty())
            saved = saving_.save(document, imported->change);
        report(document, *imported, saved);
    }

    void complainOf(const std::vector<exports::RowProblem>& problems) {
        for (const auto& problem : problems)
            complain(options_.file, fmt::format("{}: {}", problem.row, problem.text));
    }

    void importPolygons(opening::OpenedDocument& document, const exports::PolygonFile& file,
                        const systems::PolygonMaker& maker) {
        exports::PolygonImport how{.maker = &maker,
                                   .objects = options_.objects,
                                   .up = file.up,
                                   .scale = options_.scale,
                                   .label = "Import polygons"};
        const auto objects = exports::objectsOf(file);
        for (const auto& object : how.objects) {
            if (std::ranges::find(objects, object) == objects.end())
                return complain(options_.file, fmt::format("--object {}: there is no such object; there are {}", object,
                                                           fmt::join(objects, ", ")));
        }
        if (how.objects.empty())
            how.objects = exports::usualObjects(file, document.model.schema().type(maker.makes).id);
        std::vector<double> initial;
        std::ranges::transform(maker.parameters, std::back_inserter(initial), &systems::Parameter::initial);
        auto numbers = numbersFor(document, maker.id, maker.parameters, std::move(initial));
        if (!numbers)
            return complain(document.shownPath, numbers.error());
        how.numbers = std::move(*numbers);
        if (!options_.map.none)
            openMap(document);
        const auto imported = exports::importPolygons(document.model, file, how);
        if (!imported)
            return complain(options_.file, imported.error());
        complainOf(imported->problems);
        std::optional<files::SaveReport> saved;
        if (!options_.dryRun && !imported->change.empty())
            saved = saving_.save(document, imported->change);
        report(document, *imported, saved);
    }

    void openMap(opening::OpenedDocument& document) {
        const auto map = maps_.open(document);
        for (const auto& note : map.notes)
            session_.log().warn("{}", note);
        if (map.unread && !options_.map.file.empty())
            session_.add(*map.unread);
    }

    void report(const opening::OpenedDocument& document, const exports::ImportedPolygons& imported,
                const std::optional<files::SaveReport>& saved) {
        const auto path = files::toText(document.shownPath);
        if (options_.json) {
            result_ = documentHead(document);
            result_["polygons"] = imported.polygons;
            result_["made"] = imported.elements.size();
            result_["leftOut"] = imported.problems.size();
            result_["report"] = imported.report;
            if (!options_.dryRun)
                result_.update(cli::toJson(saved));
            return;
        }
        auto& out = session_.out();
        const auto names = model::elementsName(document.model, imported.elements);
        out << fmt::format("{}: {} made of {}, {} left out\n", path, names.empty() ? "nothing" : names,
                           model::counted(imported.polygons, "polygon"), imported.problems.size());
        for (const auto& line : imported.report)
            out << fmt::format("{}: {}\n", path, line);
        if (saved)
            printSaved(out, path, *saved);
    }

    void report(const opening::OpenedDocument& document, const exports::ImportedPoints& imported,
                const std::optional<files::SaveReport>& saved) {
        const auto path = files::toText(document.shownPath);
        if (options_.json) {
            result_ = documentHead(document);
            result_["made"] = imported.elements.size();
            result_["leftOut"] = imported.problems.size();
            result_["clamped"] = imported.clamped;
            result_["rounded"] = imported.snapped;
            if (!options_.dryRun)
                result_.update(cli::toJson(saved));
            return;
        }
        auto& out = session_.out();
        out << fmt::format("{}: {} made, {} left out\n", path,
                           model::elementsName(document.model, imported.elements).empty()
                               ? "nothing"
                               : model::elementsName(document.model, imported.elements),
                           model::counted(imported.problems.size(), "row"));
        if (imported.clamped > 0)
            out << fmt::format("{}: {} did not fit and became the nearest that does\n", path,
                               model::counted(imported.clamped, "value"));
        if (imported.snapped > 0)
            out << fmt::format("{}: {} rounded to what the file can hold\n", path,
                               model::counted(imported.snapped, "value"));
        if (saved)
            printSaved(out, path, *saved);
    }

    const PointOptions& options_;
    Session& session_;
    DocumentMaps maps_{options_.map.file, !options_.dryRun, options_.map.gameFolders};
    Saving saving_{options_.save, options_.inputs, session_};
    Json result_;
};

ExitStatus runImportPoints(const PointOptions& options, Session& session) {
    return Importer(options, session).run();
}

} // namespace

Command importPointsCommand() {
    return command<PointOptions, addPointOptions, runImportPoints>(
        "import-points", "Make elements from points and polygons of other programs");
}

} // namespace navsmith::cli
