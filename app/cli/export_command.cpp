// Exports documents as maps, models, tables and graphs.
#include "app/cli/commands.h"
#include "app/cli/document_map.h"
#include "app/cli/json_output.h"
#include "app/cli/saving.h"
#include "core/exports/export.h"
#include "core/exports/file_output.h"
#include "core/files/path_text.h"
#include "core/query/query.h"

#include <fmt/format.h>

#include <ostream>
#include <set>
#include <utility>

namespace navsmith::cli {

namespace {

using exports::FormatInfo;

/// By --format, else by the extension of the output. Fails with a sentence.
exports::Result<const FormatInfo*> formatOf(const Arguments& arguments) {
    auto id = arguments.exported.format;
    if (id.empty() && arguments.outFile) {
        id = files::toText(arguments.outFile->extension());
        id.erase(0, id.starts_with('.') ? 1 : 0);
    }
    const auto* format = exports::findFormat(id);
    if (format == nullptr)
        return exports::failed("name the format: --format svg, png, tiles, glb, geojson, csv or dot");
    if (!arguments.outFile && !format->text)
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
    Exporter(const Arguments& arguments, const FormatInfo& format, Session& session)
        : arguments_(arguments), format_(format), session_(session) {}

    ExitStatus run() {
        const opening::OpenOptions options{.recovery = opening::Recovery::Report, .variant = arguments_.variant};
        const auto documents = session_.find(arguments_.paths, options);
        several_ = documents.size() > 1;
        session_.openEach(documents, options, [&](opening::OpenedDocument& document) { exportOne(document); });
        if (arguments_.json)
            print(session_.out(),
                  {{"documents", std::move(documents_)}, {"problems", cli::toJson(std::span(session_.problems()))}});
        return session_.statusOr(ExitStatus::Ok);
    }

private:
    void exportOne(opening::OpenedDocument& document) {
        const auto fail = [&](std::string reason) {
            session_.add({files::FileErrorKind::Other, document.shownPath, std::move(reason), std::nullopt});
        };
        if (!arguments_.noMap && (format_.drawn || !arguments_.map.empty()))
            openMap(document);
        auto request = requestFor(document);
        if (!request)
            return fail(std::move(request.error()));
        exports::FileOutput output(arguments_.outFile ? outputFor(document) : std::filesystem::path(), format_.folder);
        const auto toTerminal = [&](std::string_view, const exports::Bytes& bytes) {
            session_.out().write(reinterpret_cast<const char*>(bytes.data()),
                                 static_cast<std::streamsize>(bytes.size()));
            return exports::Result<void>();
        };
        const exports::TakeFile take = arguments_.outFile ? output.taker() : exports::TakeFile(toTerminal);
        if (const auto ready = arguments_.outFile ? output.begin() : exports::Result<void>(); !ready)
            return fail(ready.error());
        const auto content = exports::run(*document.system, document.model, std::move(*request), take);
        if (!content)
            return fail(content.error());
        if (const auto done = arguments_.outFile ? output.finish() : exports::Result<void>(); !done)
            return fail(done.error());
        report(document, output, *content);
    }

    void openMap(opening::OpenedDocument& document) {
        const auto map = maps_.open(document);
        for (const auto& note : map.notes)
            session_.log().warn("{}", note);
        if (map.unread && !arguments_.map.empty() && !std::exchange(mapErrorReported_, true))
            session_.add(*map.unread);
    }

    exports::Result<exports::Request> requestFor(const opening::OpenedDocument& document) const {
        const auto& options = arguments_.exported;
        const auto& schema = document.model.schema();
        const auto& view = document.system->view;
        exports::Request request{.format = format_.format, .look = exports::usualLook(view)};
        request.look.details = options.details;
        if (!options.layers.empty()) {
            if (auto shown = exports::showOnly(request.look, schema, view, options.layers); !shown)
                return exports::failed(std::move(shown.error()));
        }
        if (!options.where.empty()) {
            const auto query = query::parseSelection(options.where, schema, options.type);
            if (!query)
                return exports::failed(query::withCaret(query.error(), options.where));
            request.type = query->type();
            request.elements = query->select(document.model);
        } else if (!options.type.empty()) {
            const auto type = schema.findElementType(options.type);
            if (!type)
                return exports::failed(exports::unknownType(schema, options.type));
            request.type = *type;
        }
        request.group = options.group;
        request.zooms = options.zooms;
        request.picture = {.title = files::toText(document.shownPath.filename()),
                           .note = std::string(document.system->title),
                           .unit = {},
                           .size = options.size,
                           .scale = options.scale,
                           .background = backgroundOf(options.background),
                           .map = document.model.map().get()};
        return request;
    }

    /// The output, or for several documents a file of their name in it.
    std::filesystem::path outputFor(const opening::OpenedDocument& document) {
        if (!several_)
            return *arguments_.outFile;
        auto name = files::toText(document.shownPath.filename());
        while (!usedNames_.insert(name).second)
            name += '_';
        if (!format_.folder)
            name += fmt::format(".{}", format_.id);
        return *arguments_.outFile / files::fromBytes(name);
    }

    void report(const opening::OpenedDocument& document, const exports::FileOutput& output,
                const std::string& content) {
        const auto path = files::toText(document.shownPath);
        for (const auto& warning : output.warnings())
            session_.log().warn("{}", warning);
        if (arguments_.json) {
            auto json = documentHead(document);
            json["format"] = format_.id;
            json["saved"] = arguments_.outFile ? Json(files::toText(output.path())) : Json();
            json["content"] = content;
            documents_.push_back(std::move(json));
        } else if (arguments_.outFile) {
            session_.out() << fmt::format("{}: wrote {}: {}\n", path, files::toText(output.path()), content);
        }
    }

    const Arguments& arguments_;
    const FormatInfo& format_;
    Session& session_;
    DocumentMaps maps_{arguments_.map, false, arguments_.gameFolders};
    Json documents_ = Json::array();
    std::set<std::string> usedNames_; ///< names in the output folder
    bool several_ = false;
    bool mapErrorReported_ = false; ///< that the map that the user named cannot be read
};

} // namespace

ExitStatus runExport(const Arguments& arguments, Session& session) {
    const auto format = formatOf(arguments);
    if (!format) {
        session.log().error("{}", format.error());
        return ExitStatus::Unusable;
    }
    if (arguments.json && !arguments.outFile) {
        session.log().error("name the output with -o: --json tells about it on standard output");
        return ExitStatus::Unusable;
    }
    return Exporter(arguments, **format, session).run();
}

} // namespace navsmith::cli
