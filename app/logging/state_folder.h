// Where a program keeps what it wants to find again but could do without.
#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <string>

namespace navsmith::logging {

/// Gives the value of an environment variable, nothing if it is not set.
using Environment = std::function<std::optional<std::string>(const char* name)>;

/// The real environment of this process.
std::optional<std::string> environmentVariable(const char* name);

/// This program's folder for logs and the like, not necessarily there yet:
///   Linux    $XDG_STATE_HOME/navsmith, or ~/.local/state/navsmith (XDG Base Directory Specification 0.8; as it asks, a
///            value that is no absolute path is ignored)
///   macOS    ~/Library/Logs/navsmith
///   Windows  %LOCALAPPDATA%\navsmith
/// None if the environment does not say where the user's home is.
std::optional<std::filesystem::path> stateFolder(const Environment& environment = environmentVariable);

/// navsmith.log in there.
std::optional<std::filesystem::path> defaultLogFile(const Environment& environment = environmentVariable);

} // namespace navsmith::logging
