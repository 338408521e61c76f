// Folder for data that a program keeps between runs but can do without, such as logs.
#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <string>

namespace navsmith::logging {

/// Returns the value of an environment variable as UTF-8, nothing if it is not set.
using Environment = std::function<std::optional<std::string>(const char* name)>;

/// The real environment of this process.
std::optional<std::string> environmentVariable(const char* name);

/// Folder of this program for logs and the like; may not exist yet:
///   Linux    $XDG_STATE_HOME/navsmith, or ~/.local/state/navsmith (XDG Base Directory Specification 0.8; as it
///   requires,
///            a value that is no absolute path is ignored)
///   macOS    ~/Library/Logs/navsmith
///   Windows  %LOCALAPPDATA%\navsmith
/// None if the environment does not contain the user's home.
std::optional<std::filesystem::path> stateFolder(const Environment& environment = environmentVariable);

/// navsmith.log in stateFolder().
std::optional<std::filesystem::path> defaultLogFile(const Environment& environment = environmentVariable);

/// agents.txt in stateFolder(): people's own walkable::Agents, of the window and the command line.
std::optional<std::filesystem::path> agentsFile(const Environment& environment = environmentVariable);

} // namespace navsmith::logging
