// Errors of finding, reading, recognising and writing files: a text for the user and a code for the program.
#pragma once

#include "formats/bytes/format_error.h"
#include "formats/texts/texts.h"

#include <tl/expected.hpp>

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>

namespace navsmith::files {

enum class FileErrorKind : std::uint8_t {
    Missing,       ///< no such file or folder
    NotAFile,      ///< a folder, device or pipe where a regular file is required
    NotAFolder,    ///< a file where a folder is required
    Permission,    ///< access denied, or read-only
    NoSpace,       ///< disk or quota full
    TooLarge,      ///< larger than the caller's limit
    Changed,       ///< modified by another program in the meantime
    Busy,          ///< another save is running in the folder
    Cancelled,     ///< the user cancelled
    Invalid,       ///< the request makes no sense, for example two files with the same target
    Unfinished,    ///< an interrupted save needs recoverFolder()
    Damaged,       ///< an interrupted save can be neither finished nor undone
    Malformed,     ///< the content is invalid: `format` says where and why
    NotRecognised, ///< no system recognises it
    Other,         ///< any other error of the operating system
};

struct FileError {
    FileErrorKind kind = FileErrorKind::Other;
    std::filesystem::path path;
    texts::Sentence what; ///< for the user, without the path: "cannot be read: it does not exist"
    std::optional<bytes::FormatError> format = {}; ///< Malformed only
};

/// One line: "/games/sa/NODES5.DAT: cannot be read: it does not exist".
std::string describe(const FileError& error);

/// The same without the details of a malformed file: "/games/sa/NODES5.DAT: is cut short: 12 of 187 links".
std::string summary(const FileError& error);

/// Describes an error of the operating system. `doing` starts the text: "cannot be read".
FileError fileError(std::error_code code, const std::filesystem::path& path, std::string_view doing);

/// Malformed: "is cut short: 12 of 187 links (count too large at byte 16, ...)". `path` is the file with the invalid
/// content.
FileError fileError(bytes::FormatError error, const std::filesystem::path& path);

/// True for error codes that mean that the path does not exist.
bool isMissing(std::error_code code);

template <typename T>
using Result = tl::expected<T, FileError>;

/// Result of a system operation. Its error compares with std::errc conditions on every platform.
template <typename T>
using SystemResult = tl::expected<T, std::error_code>;

/// Adds a path and a purpose to a system result.
template <typename T>
Result<T> explain(SystemResult<T> result, const std::filesystem::path& path, std::string_view doing) {
    return std::move(result).map_error([&](std::error_code code) { return fileError(code, path, doing); });
}

} // namespace navsmith::files
