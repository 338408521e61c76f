// The real program, run as a user runs it.
#pragma once

#include <nlohmann/json.hpp>

#include <filesystem>
#include <string>
#include <vector>

namespace navsmith::cli::test {

struct CliResult {
    int status = 0; ///< minus the signal that ended it, if one did
    std::string out;
    std::string err;

    /// Standard output as one JSON document. Throws if it is anything else, which fails the test.
    [[nodiscard]] nlohmann::ordered_json json() const { return nlohmann::ordered_json::parse(out); }
};

/// Runs navsmith-cli and waits for it. `outFile`: standard output goes there instead of into the result.
CliResult runCli(const std::vector<std::string>& arguments, const std::filesystem::path& outFile = {});

/// The keys of an object, in their order.
std::vector<std::string> keysOf(const nlohmann::ordered_json& object);

} // namespace navsmith::cli::test
