#include "app/cli/json_output.h"

#include "app/cli/session.h"
#include "core/files/path_text.h"

#include <ostream>

namespace navsmith::cli {

namespace {

/// The error category, for scripts.
const char* categoryOf(files::FileErrorKind kind) {
    using enum files::FileErrorKind;
    switch (kind) {
    case NotRecognised:
        return "not recognised";
    case Malformed:
        return "malformed";
    case Unfinished:
    case Damaged:
    case Busy:
        return "unfinished save";
    case Cancelled:
        return "cancelled";
    default:
        return "unusable";
    }
}

} // namespace

Json toJson(const files::FileError& error) {
    Json json{{"path", files::toText(error.path)}, {"kind", categoryOf(error.kind)}, {"message", error.what}};
    if (error.format) {
        json["offset"] = error.format->offset;
        json["field"] = error.format->field;
        json["found"] = error.format->found;
        json["expected"] = error.format->expected;
    }
    return json;
}

Json toJson(std::span<const files::FileError> errors) {
    auto array = Json::array();
    for (const auto& error : errors)
        array.push_back(toJson(error));
    return array;
}

Json toJson(std::span<const systems::Notice> notices) {
    auto array = Json::array();
    for (const auto& notice : notices)
        array.push_back({{"file", notice.file}, {"text", notice.text}});
    return array;
}

Json documentHead(const opening::OpenedDocument& document) {
    return {{"path", files::toText(document.given.empty() ? document.shownPath : document.given)},
            {"document", files::toText(document.shownPath)},
            {"system", document.system->id},
            {"files", fileNames(document)}};
}

void print(std::ostream& out, const Json& json) {
    out << json.dump(2, ' ', false, Json::error_handler_t::replace) << '\n';
}

void print(Session& session, Json result) {
    result["problems"] = toJson(std::span(session.problems()));
    print(session.out(), result);
}

void printLine(std::ostream& out, const Json& json) {
    out << json.dump(-1, ' ', false, Json::error_handler_t::replace) << '\n';
}

std::string quoted(std::string_view text) {
    return Json(text).dump(-1, ' ', false, Json::error_handler_t::replace);
}

} // namespace navsmith::cli
