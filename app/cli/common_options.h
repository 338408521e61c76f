// Options that several commands have, so that they mean the same in all of them.
#pragma once

#include "app/cli/option_values.h"
#include "core/opening/open_document.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace navsmith::cli {

/// PATH: files or folders.
void addPaths(CLI::App& command, std::vector<std::filesystem::path>& to);
void addJson(CLI::App& command, bool& to);
/// --as: the format variant of files that do not state it; empty: detect it.
void addVariant(CLI::App& command, std::string& to, OptionChoices& choices);
/// --with: options of System::settings.
void addSettings(CLI::App& command, std::vector<std::string>& to, OptionChoices& choices);
/// Chooses those that the document has.
void applySettings(const std::vector<std::string>& settings, opening::OpenedDocument& document);
/// --beside: other documents of the same world.
void addBeside(CLI::App& command, std::vector<std::filesystem::path>& to);
/// -j: how many documents are processed at the same time; 0: one for each core.
void addJobs(CLI::App& command, std::uint32_t& to);

struct MapOptions {
    std::filesystem::path file;                     ///< empty: the map that the files belong to
    std::vector<std::filesystem::path> gameFolders; ///< where models of maps are looked for, too
    bool none = false;                              ///< do without a map
};

void addGameFolders(CLI::App& command, std::vector<std::filesystem::path>& to);
/// --game-folder and --map; returns the latter.
CLI::Option* addMap(CLI::App& command, MapOptions& to);
/// The same, and --no-map with this help.
void addMapOrNone(CLI::App& command, MapOptions& to, const std::string& help);

} // namespace navsmith::cli
