// Runs the real navsmith-cli executable.
#pragma once

#include <nlohmann/json.hpp>

#include <filesystem>
#include <string>
#include <vector>

namespace navsmith::cli::test {

struct CliResult {
    int status = 0; ///< exit status, or kKilled
    std::string out;
    std::string err;

    /// Standard output as one JSON document. Throws otherwise, which fails the test.
    [[nodiscard]] nlohmann::ordered_json json() const { return nlohmann::ordered_json::parse(out); }
};

/// Runs navsmith-cli and waits for it. `outFile`: redirects standard output to this file.
CliResult runCli(const std::vector<std::string>& arguments, const std::filesystem::path& outFile = {});

/// The keys of an object, in order.
std::vector<std::string> keysOf(const nlohmann::ordered_json& object);

} // namespace navsmith::cli::test
