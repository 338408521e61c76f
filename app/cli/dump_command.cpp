#include "app/cli/commands.h"
#include "app/cli/element_writer.h"
#include "app/cli/json_output.h"
#include "app/cli/json_stream.h"
#include "app/cli/query_options.h"
#include "core/files/path_text.h"

namespace navsmith::cli {

namespace {

ExitStatus runDump(const DumpOptions& options, Session& session) {
    session.readOthers(options.beside, {.recovery = opening::Recovery::Report});
    const ElementFilter filter{.types = options.types, .properties = options.properties};
    JsonStream json(session.out());
    json.beginObject().key("documents").beginArray();
    session.openEach(
        options.inputs.paths, {.recovery = opening::Recovery::Report, .variant = options.variant},
        [&](const opening::OpenedDocument& document) {
            if (auto unknown = filter.unknownIn(document.model.schema()); !unknown.empty())
                return session.add({files::FileErrorKind::Other, document.shownPath, std::move(unknown), std::nullopt});
            json.newLine().beginObject();
            const auto head = documentHead(document);
            for (const auto& [key, value] : head.items())
                json.key(key).json(value.dump(-1, ' ', false, Json::error_handler_t::replace));
            json.key("elements");
            writeElements(json, document.model, filter);
            json.endObject();
        });
    json.newLine().endArray();
    json.newLine()
        .key("problems")
        .json(cli::toJson(std::span(session.problems())).dump(-1, ' ', false, Json::error_handler_t::replace));
    json.newLine().endObject().newLine();
    json.flush();
    session.out() << '\n';
    return session.statusOr(ExitStatus::Ok);
}

} // namespace

Command dumpCommand() {
    return command<DumpOptions, addDumpOptions, runDump>("dump", "Write every element with all its properties as JSON")
        .alsoServed();
}

} // namespace navsmith::cli
