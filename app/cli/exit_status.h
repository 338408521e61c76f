// The numbers that scripts see. docs/cli.md promises them.
#pragma once

#include <cstdint>

namespace navsmith::cli {

enum class ExitStatus : std::uint8_t {
    Ok = 0,       ///< done, and nothing above a note found
    Found = 1,    ///< check: errors; roundtrip: differences
    Unusable = 2, ///< a path, or the command line itself, that could not be used; goes before the others
    Warnings = 3, ///< check: warnings, but no errors
};

} // namespace navsmith::cli
