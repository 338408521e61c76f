#include "tests/app/cli/cli_process.h"

#include "tests/core/files/temp_folder.h"

namespace navsmith::cli::test {

CliResult runCli(const std::vector<std::string>& arguments, const std::filesystem::path& outFile) {
    const files::test::TempFolder temp;
    const auto out = outFile.empty() ? temp.path() / "out" : outFile;
    const auto err = temp.path() / "err";

    const int status = tests::runProgram(NAVSMITH_CLI, arguments, out, err);
    return {status, outFile.empty() ? files::test::get(out) : std::string(), files::test::get(err)};
}

std::vector<std::string> keysOf(const nlohmann::ordered_json& object) {
    std::vector<std::string> keys;
    for (const auto& [key, value] : object.items())
        keys.push_back(key);
    return keys;
}

} // namespace navsmith::cli::test
