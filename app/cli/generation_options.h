// Options of `generate` and `analyse`.
#pragma once

#include "app/cli/common_options.h"
#include "app/cli/input_options.h"
#include "app/cli/saving.h"
#include "core/systems/shared/box.h"

#include <CLI/CLI.hpp>
#include <glm/vec3.hpp>

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace navsmith::cli {

struct GenerateOptions {
    bool json = false;
    std::vector<std::filesystem::path> maps;
    std::optional<std::filesystem::path> outFile; ///< or folder; none: beside the map
    std::vector<std::filesystem::path> gameFolders;
    std::string system;                                   ///< id, where several take the map; empty: the first
    std::string game;                                     ///< id of one of Generator::games; empty: what the map is of
    std::uint32_t version = 0;                            ///< 0: the usual one
    std::vector<glm::dvec3> seeds;                        ///< places to begin at
    std::vector<std::pair<std::string, double>> settings; ///< ids of Generator::settings, and values
    bool allStarts = false;
    bool noAnalysis = false;
    bool examine = false;
    std::string format;                               ///< of another system, id; empty: of the map's own
    std::string method;                               ///< "game" or "recast"; empty: the usual one
    std::string agent;                                ///< for "recast": a name or sizes; empty: the game's player
    std::optional<systems::Box> box;                  ///< only what lies in it
    std::optional<std::filesystem::path> compareWith; ///< a file, or a folder with files of the maps' names
};

struct AnalyseOptions {
    InputOptions inputs;
    std::string variant;
    bool json = false;
    MapOptions map;
    SaveOptions save;
    bool onlyStale = false;          ///< what no longer fits
    bool anyMapSize = false;         ///< also over a map of another size
    std::vector<std::string> parts;  ///< ids of Generator::parts; none: all
    std::optional<systems::Box> box; ///< only what lies in it
};

void addGenerateOptions(CLI::App& command, GenerateOptions& to, OptionChoices& choices);
void addAnalyseOptions(CLI::App& command, AnalyseOptions& to, OptionChoices& choices);

} // namespace navsmith::cli
