// Options of commands that work on many documents: where their paths come from, and results line by line.
#pragma once

#include "core/files/file_error.h"

#include <filesystem>
#include <optional>
#include <vector>

namespace CLI { // NOLINT(readability-identifier-naming): CLI11's
class App;
} // namespace CLI

namespace navsmith::cli {

struct InputOptions {
    std::vector<std::filesystem::path> paths;
    bool recursive = false;                        ///< folders stand for all folders below them, too
    std::optional<std::filesystem::path> listFile; ///< paths in addition to the operands; "-": standard input
    bool lines = false;                            ///< JSON, an object a line
};

/// --recursive and --files-from. With the latter the command needs no operand PATH.
void addInputOptions(CLI::App& command, InputOptions& to);
/// --ndjson, in place of --json.
void addLines(CLI::App& command, InputOptions& to);

/// The paths in a list: one a line, or with a NUL behind each if there is any. Empty lines do not count.
files::Result<std::vector<std::filesystem::path>> readPathList(const std::filesystem::path& file);

/// The lines of a text file, or of standard input for "-", without line ends.
files::Result<std::vector<std::string>> readLines(const std::filesystem::path& file);

} // namespace navsmith::cli
