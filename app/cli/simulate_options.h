// Options of navsmith-cli simulate.
#pragma once

#include "app/cli/option_values.h"

#include <CLI/CLI.hpp>

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace navsmith::cli {

struct SimulateOptions {
    std::vector<std::filesystem::path> paths;
    std::string variant;
    bool json = false;
    std::vector<std::filesystem::path> beside;
    std::uint64_t seed = 1;
    double seconds = 60; ///< of simulated time
    std::size_t agents = 500;
    std::string population; ///< an id of Traffic::populations; empty: all, by their shares
    std::string around;     ///< "x,y,z"; empty: the whole document
    double radius = 300;    ///< around that place, world units
    std::size_t top = 10;   ///< nodes in each list
};

void addSimulateOptions(CLI::App& command, SimulateOptions& to, OptionChoices& choices);

} // namespace navsmith::cli
