// Exports documents as maps, models, tables and graphs.
#include "app/cli/commands.h"
#include "app/cli/document_map.h"
#include "app/cli/export_options.h"
#include "app/cli/json_output.h"
#include "app/cli/saving.h"
#include "core/exports/export.h"
#include "core/exports/file_output.h"
#include "core/files/path_text.h"
#include "core/query/query.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <ostream>
#include <set>
#include <utility>

namespace navsmith::cli {

namespace {

using exports::FormatInfo;

std::vector<std::string_view> formatIds() {
    std::vector<std::string_view> ids;
    std::ranges::transform(exports::formats(), std::back_inserter(ids), &FormatInfo::id);
    return ids;
}

/// The format that --format names, else that of the extension of the output. Fails with a sentence.
exports::Result<const FormatInfo*> formatOf(const ExportOptions& options) {
    auto id = options.format;
    if (id.empty() && options.outFile) {
        id = files::toText(options.outFile->extension());
        id.erase(0, id.starts_with('.') ? 1 : 0);
    }
    const auto* format = exports::findFormat(id);
    if (format == nullptr)
        return exports::failed(fmt::format("name the format: --format {}", fmt::join(formatIds(), ", ")));
    if (!options.outFile && !format->text)
        return exports::failed(fmt::format("name the output with -o: {} is not for a terminal", format->id));
    return format;
}

exports::Background backgroundOf(const std::string& name) {
    if (name == "none")
        return exports::Background::None;
    return name == "light" ? exports::Background::Light : exports::Background::Dark;
}

class Exporter {
public:
    Exporter(const ExportOptions& options, const FormatInfo& format, Session& session)
        : options_(options), format_(format), session_(session) {}

    ExitStatus run() {
        const opening::OpenOptions how{.recovery = opening::Recovery::Report, .variant = options_.variant};
        const auto documents = session_.find(options_.inputs.paths, how);
        several_ = documents.size() > 1;
        if (options_.outFile && documents.size() == 1 && couldBeMore()) {
            session_.add({files::FileErrorKind::Other, *options_.outFile,
                          texts::inEnglish(
                              "not written: what could not be read may hold more documents, and then it is a folder"),
                          std::nullopt});
            return finish();
        }
        session_.openEach(documents, how, [&](opening::OpenedDocument& document) { exportOne(document); });
        return finish();
    }

private:
    ExitStatus finish() {
        if (options_.json)
            print(session_, {{"documents", std::move(documents_)}});
        return session_.statusOr(ExitStatus::Ok);
    }

    /// Whether something could not be looked at.
    [[nodiscard]] bool couldBeMore() const {
        return std::ranges::any_of(session_.problems(), [](const files::FileError& problem) {
            return problem.kind == files::FileErrorKind::Other || problem.kind == files::FileErrorKind::Permission;
        });
    }

    void exportOne(opening::OpenedDocument& document) {
        applySettings(options_.settings, document);
        const auto fail = [&](std::string reason) {
            session_.add({files::FileErrorKind::Other, document.shownPath, std::move(reason), std::nullopt});
        };
        if (!document.failures.empty()) // who opens the export cannot see what is missing
            return fail("not exported: files of the set could not be read");
        if (!options_.map.none && (format_.drawn || !options_.map.file.empty()))
            openMap(document);
        auto request = requestFor(document);
        if (!request)
            return fail(std::move(request.error()));
        exports::FileOutput output(options_.outFile ? outputFor(document) : std::filesystem::path(), format_.folder);
        const auto toTerminal = [&](std::string_view, const exports::Bytes& bytes) {
            session_.out().write(reinterpret_cast<const char*>(bytes.data()),
                                 static_cast<std::streamsize>(bytes.size()));
            return exports::Result<void>();
        };
        const exports::TakeFile take = options_.outFile ? output.taker() : exports::TakeFile(toTerminal);
        if (const auto ready = options_.outFile ? output.begin() : exports::Result<void>(); !ready)
            return fail(ready.error());
        const auto content = exports::run(*document.system, document.model, std::move(*request), take);
        if (!content)
            return fail(content.error());
        if (const auto done = options_.outFile ? output.finish() : exports::Result<void>(); !done)
            return fail(done.error());
        report(document, output, *content);
    }

    void openMap(opening::OpenedDocument& document) {
        const auto map = maps_.open(document);
        for (const auto& note : map.notes)
            session_.log().warn("{}", note);
        if (map.unread && !options_.map.file.empty() && !std::exchange(mapErrorReported_, true))
            session_.add(*map.unread);
    }

    exports::Result<exports::Request> requestFor(const opening::OpenedDocument& document) const {
        const auto& schema = document.model.schema();
        const auto& view = document.system->view;
        exports::Request request{.format = format_.format, .look = exports::usualLook(view)};
        request.look.details = options_.details;
        if (!options_.layers.empty()) {
            if (auto shown = exports::showOnly(request.look, schema, view, options_.layers); !shown)
                return exports::failed(std::move(shown.error()));
        }
        if (!options_.where.empty()) {
            const auto query = query::parseSelection(options_.where, schema, options_.type);
            if (!query)
                return exports::failed(query::withCaret(query.error(), options_.where));
            request.type = query->type();
            request.elements = query->select(document.model);
        } else if (!options_.type.empty()) {
            const auto type = schema.findElementType(options_.type);
            if (!type)
                return exports::failed(exports::unknownType(schema, options_.type));
            request.type = *type;
        }
        request.group = options_.group;
        request.zooms = options_.zooms;
        request.picture = {.title = files::toText(document.shownPath.filename()),
                           .note = std::string(document.system->title),
                           .unit = {},
                           .size = options_.size,
                           .scale = options_.scale,
                           .background = backgroundOf(options_.background),
                           .map = document.model.map().get()};
        return request;
    }

    /// The output, or for several documents a file of their name in it.
    std::filesystem::path outputFor(const opening::OpenedDocument& document) {
        if (!several_)
            return *options_.outFile;
        auto name = files::toText(document.shownPath.filename());
        while (!usedNames_.insert(name).second)
            name += '_';
        if (!format_.folder)
            name += fmt::format(".{}", format_.id);
        return *options_.outFile / files::fromBytes(name);
    }

    void report(const opening::OpenedDocument& document, const exports::FileOutput& output,
                const std::string& content) {
        const auto path = files::toText(document.shownPath);
        for (const auto& warning : output.warnings())
            session_.log().warn("{}", warning);
        if (options_.json) {
            auto json = documentHead(document);
            json["format"] = format_.id;
            json["saved"] = options_.outFile ? Json(files::toText(output.path())) : Json();
            json["content"] = content;
            documents_.push_back(std::move(json));
        } else if (options_.outFile) {
            session_.out() << fmt::format("{}: wrote {}: {}\n", path, files::toText(output.path()), content);
        }
    }

    const ExportOptions& options_;
    const FormatInfo& format_;
    Session& session_;
    DocumentMaps maps_{options_.map.file, false, options_.map.gameFolders};
    Json documents_ = Json::array();
    std::set<std::string> usedNames_; ///< names in the output folder
    bool several_ = false;
    bool mapErrorReported_ = false; ///< that the map that the user named cannot be read
};

ExitStatus runExport(const ExportOptions& options, Session& session) {
    const auto format = formatOf(options);
    if (!format) {
        session.log().error("{}", format.error());
        return ExitStatus::Unusable;
    }
    if (options.json && !options.outFile) {
        session.log().error("name the output with -o: --json tells about it on standard output");
        return ExitStatus::Unusable;
    }
    return Exporter(options, **format, session).run();
}

} // namespace

Command exportCommand() {
    return command<ExportOptions, addExportOptions, runExport>(
        "export", "Write maps, 3D models, tables and graphs for other programs");
}

} // namespace navsmith::cli
