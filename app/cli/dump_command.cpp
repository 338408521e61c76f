#include "app/cli/commands.h"
#include "app/cli/element_writer.h"
#include "app/cli/json_output.h"
#include "app/cli/json_stream.h"
#include "core/files/path_text.h"

namespace navsmith::cli {

ExitStatus runDump(const Arguments& arguments, Session& session) {
    session.readOthers(arguments.beside, {.recovery = opening::Recovery::Report});
    JsonStream json(session.out());
    json.beginObject().key("documents").beginArray();
    session.openEach(arguments.paths, {.recovery = opening::Recovery::Report, .variant = arguments.variant},
                     [&](const opening::OpenedDocument& document) {
                         json.newLine().beginObject();
                         json.key("path").text(files::toText(document.shownPath));
                         json.key("system").text(document.system->id);
                         json.key("files").beginArray();
                         for (const auto& name : fileNames(document))
                             json.text(name);
                         json.endArray();
                         json.key("elements");
                         writeElements(json, document.model);
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
