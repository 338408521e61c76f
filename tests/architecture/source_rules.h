// The dependency rules of docs/architecture.md as data, and functions that find violations in the text of a file. No
// disk access here. Paths are relative to the top of the tree, with forward slashes.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::architecture {

struct Include {
    std::size_t line = 0; ///< starting with 1
    std::string path;     ///< between the quotes or angle brackets
    bool quoted = false;
};

/// Every #include in the text except those in comments.
std::vector<Include> includesOf(std::string_view text);

/// The text with comments replaced by blanks; strings and line breaks stay.
std::string withoutComments(std::string_view text);

/// What files of a folder may include. If a file is in several folders with rules, the longest path wins.
struct FolderRule {
    std::string_view folder;
    std::vector<std::string_view> mayInclude; ///< prefixes of our own paths
    std::vector<std::string_view> except;     ///< prefixes excluded from mayInclude
    bool qt = false;                          ///< may include Qt headers
    bool io = true;                           ///< may use files and streams
};

/// One rule for each folder, see docs/architecture.md.
std::span<const FolderRule> folderRules();

/// Violations in the includes of a file, as lines "path:line: ...". Empty for a file without a rule.
std::vector<std::string> brokenIncludes(std::string_view path, std::string_view text);

/// Places where a file that serves all systems names one of them, one per line. `systems` are the folders of
/// core/systems, `games` those of formats that belong to a game. Empty for files that may name them.
std::vector<std::string> namedSystems(std::string_view path, std::string_view text,
                                      std::span<const std::string> systems, std::span<const std::string> games);

/// Places that set shortcuts of an action other than by the command tables (app/gui/commands), one per line.
std::vector<std::string> strayShortcuts(std::string_view path, std::string_view text);

/// Calls of <filesystem> that throw where they fail, such as for a name that is too long or a folder without rights:
/// those without an std::error_code, also of entries of folders, and loops that step through a folder by ++, as
/// range-based ones do. One per line.
std::vector<std::string> throwingFileCalls(std::string_view path, std::string_view text);

/// Streams and functions that write files, or read them, past files::Disk: a fault there is seen by no test, and may
/// leave half a file. One per line. Empty for core/files/platform_files_*, and for programs' logs.
std::vector<std::string> callsPastTheDisk(std::string_view path, std::string_view text);

/// Absolute paths of a particular machine and hosts of package registries, one per line.
std::vector<std::string> namedMachines(std::string_view path, std::string_view text);

} // namespace navsmith::architecture
