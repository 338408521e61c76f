// Options that are paths. CLI11 knows only strings, and would make paths of them in the code page of the country.
#pragma once

#include <CLI/CLI.hpp>

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace navsmith::cli {

CLI::Option* addPath(CLI::App& app, const std::string& name, std::filesystem::path& to, const std::string& help);
CLI::Option* addPath(CLI::App& app, const std::string& name, std::optional<std::filesystem::path>& to,
                     const std::string& help);
CLI::Option* addPath(CLI::App& app, const std::string& name, std::vector<std::filesystem::path>& to,
                     const std::string& help);

} // namespace navsmith::cli
