// The parts of JSON results that the commands share. docs/cli.md describes the shapes.
#pragma once

#include "core/files/file_error.h"
#include "core/opening/open_document.h"

#include <nlohmann/json.hpp>

#include <iosfwd>
#include <span>
#include <string_view>

namespace navsmith::cli {

using Json = nlohmann::ordered_json;

Json toJson(const files::FileError& error);
Json toJson(std::span<const files::FileError> errors);
Json toJson(std::span<const systems::Notice> notices);

/// {"path", "system", "files"}: what every document's object begins with.
Json documentHead(const opening::OpenedDocument& document);

/// One JSON document and a line's end. Text that is not UTF-8 (names of files may be anything) gets U+FFFD for its
/// stray bytes, so that the whole stays readable.
void print(std::ostream& out, const Json& json);

/// A JSON string with its quotes, stray bytes as above.
std::string quoted(std::string_view text);

} // namespace navsmith::cli
