// The parsed command line.
#pragma once

#include "app/cli/command_row.h"
#include "app/cli/exit_status.h"

#include <tl/expected.hpp>

#include <filesystem>
#include <optional>
#include <string>

namespace navsmith::cli {

struct Arguments {
    bool verbose = false;
    std::optional<std::filesystem::path> logFile;
    DeclaredCommand command; ///< the one that was given, with its options
};

/// The program ends after parsing: it prints help, the version or an error.
struct ExitAfterParsing {
    std::string out; ///< for standard output
    std::string err; ///< for standard error
    ExitStatus status = ExitStatus::Ok;
};

tl::expected<Arguments, ExitAfterParsing> parseArguments(int argc, const char* const* argv);

} // namespace navsmith::cli
