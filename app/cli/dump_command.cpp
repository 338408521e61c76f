#include "app/cli/commands.h"
#include "app/cli/element_writer.h"
#include "app/cli/json_output.h"
#include "app/cli/json_stream.h"
#include "core/files/path_text.h"

namespace navsmith::cli {

ExitStatus runDump(const Arguments& arguments, Session& session) {
    session.readOthers(arguments.beside, {.recovery = opening::Recovery::Report});
    const ElementFilter filter{.types = arguments.dump.types, .properties = arguments.dump.properties};
    JsonStream json(session.out());
    json.beginObject().key("documents").beginArray();
    session.openEach(
        arguments.paths, {.recovery = opening::Recovery::Report, .variant = arguments.variant},
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
        .json(toJson(std::span(session.problems())).dump(-1, ' ', false, Json::error_handler_t::replace));
    json.newLine().endObject().newLine();
    json.flush();
    session.out() << '\n';
    return session.statusOr(ExitStatus::Ok);
}

} // namespace navsmith::cli
