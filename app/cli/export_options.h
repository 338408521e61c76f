// Options of `export` and `import-points`.
#pragma once

#include "app/cli/common_options.h"
#include "app/cli/input_options.h"
#include "app/cli/saving.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace navsmith::cli {

struct ExportOptions {
    InputOptions inputs;
    std::optional<std::filesystem::path> outFile; ///< or folder; none: standard output
    MapOptions map;
    bool json = false;
    std::string variant;
    std::vector<std::string> settings; ///< of System::settings
    std::string format;                ///< id of an exports::FormatInfo; empty: by the name of the output
    std::vector<std::string> layers;   ///< empty: those that the window shows
    std::string type;                  ///< element type; empty: as the expression says
    std::string where;                 ///< empty: all elements
    std::string group;                 ///< dot: a property
    std::string background = "dark";   ///< or light, none
    std::uint32_t size = 2048;         ///< pixels of the longer side
    double scale = 0;                  ///< pixels for each world unit; 0: by size
    std::uint32_t zooms = 6;           ///< tiles
    bool details = false;
};

/// Options of `import-points`.
struct PointOptions {
    InputOptions inputs; ///< one path
    MapOptions map;
    SaveOptions save;
    bool json = false;
    std::string variant;
    std::filesystem::path file;
    std::string make;                  ///< id of a builder or a maker; empty: the only one
    std::vector<std::string> objects;  ///< whose polygons count; empty: the usual ones
    std::string up = "y";              ///< axis of models, or z
    double scale = 1;                  ///< world units in one of the file's, for polygons
    std::vector<std::string> columns;  ///< "COLUMN=PROPERTY"
    std::vector<std::string> set;      ///< "NAME=VALUE": arguments of the builder
    std::vector<std::string> settings; ///< "SETTING=OPTION"
    bool linked = false;
    bool dryRun = false;
};

void addExportOptions(CLI::App& command, ExportOptions& to, OptionChoices& choices);
/// Also the operand with the points.
void addPointOptions(CLI::App& command, PointOptions& to, OptionChoices& choices);

} // namespace navsmith::cli
