// Parts of JSON results that the commands share. docs/cli.md documents the format.
#pragma once

#include "core/files/file_error.h"
#include "core/opening/open_document.h"

#include <nlohmann/json.hpp>

#include <iosfwd>
#include <span>
#include <string_view>

namespace navsmith::cli {

class Session;
using Json = nlohmann::ordered_json;

Json toJson(const files::FileError& error);
Json toJson(std::span<const files::FileError> errors);
Json toJson(std::span<const systems::Notice> notices);

/// {"path", "document", "system", "files"}: the first members of every document object. `path` is as the user gave it.
Json documentHead(const opening::OpenedDocument& document);

/// Writes one JSON document and a newline. Replaces invalid UTF-8, for example in file names, with U+FFFD.
void print(std::ostream& out, const Json& json);

/// The result of a command, with the problems of the session.
void print(Session& session, Json result);

/// Writes a value as one line.
void printLine(std::ostream& out, const Json& json);

/// A JSON string with quotes; invalid UTF-8 is replaced as above.
std::string quoted(std::string_view text);

} // namespace navsmith::cli
