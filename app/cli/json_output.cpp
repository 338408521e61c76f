#include "app/cli/json_output.h"

#include "app/cli/session.h"

#include <ostream>

namespace navsmith::cli {

Json toJson(const opening::Problem& problem) {
    Json json{{"path", problem.path.string()}, {"kind", toString(problem.kind)}, {"message", problem.what}};
    if (problem.format) {
        json["offset"] = problem.format->offset;
        json["field"] = problem.format->field;
        json["found"] = problem.format->found;
        json["expected"] = problem.format->expected;
    }
    return json;
}

Json toJson(std::span<const opening::Problem> problems) {
    auto array = Json::array();
    for (const auto& problem : problems)
        array.push_back(toJson(problem));
    return array;
}

Json toJson(std::span<const systems::Notice> notices) {
    auto array = Json::array();
    for (const auto& notice : notices)
        array.push_back({{"file", notice.file}, {"text", notice.text}});
    return array;
}

Json documentHead(const opening::OpenedDocument& document) {
    return {{"path", document.shownPath.string()}, {"system", document.system->id}, {"files", fileNames(document)}};
}

void print(std::ostream& out, const Json& json) {
    out << json.dump(2, ' ', false, Json::error_handler_t::replace) << '\n';
}

std::string quoted(std::string_view text) {
    return Json(text).dump(-1, ' ', false, Json::error_handler_t::replace);
}

} // namespace navsmith::cli
