// Exit statuses; docs/cli.md documents them.
#pragma once

#include <cstdint>

namespace navsmith::cli {

enum class ExitStatus : std::uint8_t {
    Ok = 0,       ///< success, and no issue worse than a note
    Found = 1,    ///< check: errors; roundtrip, diff: differences; merge: conflicts that are left; info: unknown values
    Unusable = 2, ///< a path or the command line was unusable; takes precedence over the others
    Warnings = 3, ///< check: warnings, but no errors
};

} // namespace navsmith::cli
