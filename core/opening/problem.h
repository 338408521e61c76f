// What stands between a path and its document, in words for the user and in parts for scripts.
#pragma once

#include "core/files/file_error.h"
#include "formats/bytes/format_error.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

namespace navsmith::opening {

enum class ProblemKind : std::uint8_t {
    Unusable,      ///< cannot be found, read or listed
    NotRecognised, ///< no system knows it
    Malformed,     ///< it, or the archive that it is in, is known and cannot be read: `format` says where and why
    Unfinished,    ///< a save was interrupted here and cannot be finished or undone now, or another saver is at work
    Cancelled,
};

struct Problem {
    ProblemKind kind = ProblemKind::Unusable;
    std::filesystem::path path;
    std::string what;                         ///< without the path
    std::optional<bytes::FormatError> format; ///< Malformed only
};

/// "malformed", "not recognised", ...: stable enough for scripts.
const char* toString(ProblemKind kind);

/// One line with the path in front: "maps/NODES5.DAT: truncated at byte 16 (0x10), links: found ..., expected ...".
std::string describe(const Problem& problem);

Problem problemOf(files::FileError error);
/// `path` is that of the file in question.
Problem problemOf(bytes::FormatError error, const std::filesystem::path& path);

} // namespace navsmith::opening
