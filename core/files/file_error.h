// Why a file could not be found, read, recognised or written: in words for the user, and as a kind for the program.
#pragma once

#include "formats/bytes/format_error.h"

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
    NotAFile,      ///< a folder, a device or a pipe where a regular file is wanted
    NotAFolder,    ///< a file where a folder is wanted
    Permission,    ///< not allowed, or read-only
    NoSpace,       ///< the disk or the quota is full
    TooLarge,      ///< larger than the reader was told to accept
    Changed,       ///< another program changed it meanwhile
    Busy,          ///< another saver is at work in the folder
    Cancelled,     ///< the user cancelled
    Invalid,       ///< the request makes no sense, for example two files with one target
    Unfinished,    ///< an interrupted save waits for recoverFolder()
    Damaged,       ///< an interrupted save can neither be finished nor undone
    Malformed,     ///< its bytes cannot be read: `format` says where and why
    NotRecognised, ///< no system knows it
    Other,         ///< anything else the system reports
};

struct FileError {
    FileErrorKind kind = FileErrorKind::Other;
    std::filesystem::path path;
    std::string what; ///< for the user, without the path: "cannot be read: it does not exist"
    std::optional<bytes::FormatError> format = {}; ///< Malformed only
};

/// One line: "/games/sa/NODES5.DAT: cannot be read: it does not exist".
std::string describe(const FileError& error);

/// The system's refusal in our words. `doing` starts the text: "cannot be read".
FileError fileError(std::error_code code, const std::filesystem::path& path, std::string_view doing);

/// Malformed. `path` is that of the file in question.
FileError fileError(bytes::FormatError error, const std::filesystem::path& path);

/// True for the codes that say that a path does not exist.
bool isMissing(std::error_code code);

template <typename T>
using Result = tl::expected<T, FileError>;

/// What an operation of the system gives: std::errc conditions compare with its error on every system.
template <typename T>
using SystemResult = tl::expected<T, std::error_code>;

/// Adds path and purpose to a system's result.
template <typename T>
Result<T> explain(SystemResult<T> result, const std::filesystem::path& path, std::string_view doing) {
    return std::move(result).map_error([&](std::error_code code) { return fileError(code, path, doing); });
}

} // namespace navsmith::files
