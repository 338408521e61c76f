// The arrows of docs/architecture.md as data, and functions over one file's text that find what breaks them. Nothing
// here touches the disk. Paths are relative to the top of the tree, with forward slashes.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::architecture {

struct Include {
    std::size_t line = 0; ///< from 1
    std::string path;     ///< what stands between the quotes or angle brackets
    bool quoted = false;
};

/// Every #include of the text, those in comments left out.
std::vector<Include> includesOf(std::string_view text);

/// The text with its comments blanked; strings and line breaks stay.
std::string withoutComments(std::string_view text);

/// What one folder may include. Of all rules whose `folder` a file lies in, the longest counts.
struct FolderRule {
    std::string_view folder;
    std::vector<std::string_view> mayInclude; ///< prefixes of our own paths
    std::vector<std::string_view> except;     ///< prefixes taken out of mayInclude again
    bool qt = false;                          ///< Qt headers are allowed
    bool io = true;                           ///< files and streams are allowed
};

/// One rule a folder, see docs/architecture.md.
std::span<const FolderRule> folderRules();

/// What is wrong with the includes of a file: one line each, "path:line: ...". Nothing for a file without a rule.
std::vector<std::string> brokenIncludes(std::string_view path, std::string_view text);

/// Places where a file that serves every system names one of them, one line each. `systems` are the folders of
/// core/systems, `games` those of formats whose code belongs to a game. Nothing for files that may name them.
std::vector<std::string> namedSystems(std::string_view path, std::string_view text,
                                      std::span<const std::string> systems, std::span<const std::string> games);

/// Places where keys are given to an action other than by the tables of commands (app/gui/commands), one line each.
std::vector<std::string> strayShortcuts(std::string_view path, std::string_view text);

/// Absolute paths of somebody's machine and hosts of package registries, one line each.
std::vector<std::string> namedMachines(std::string_view path, std::string_view text);

} // namespace navsmith::architecture
