#include "tests/app/cli/cli_process.h"

#include "tests/core/files/temp_folder.h"

#include <sys/wait.h>

#include <stdexcept>

#include <fcntl.h>
#include <spawn.h>

extern char** environ; // NOLINT(readability-redundant-declaration): POSIX has it in no header of its own

namespace navsmith::cli::test {

CliResult runCli(const std::vector<std::string>& arguments, const std::filesystem::path& outFile) {
    const files::test::TempFolder temp;
    const auto out = outFile.empty() ? temp.path() / "out" : outFile;
    const auto err = temp.path() / "err";

    std::vector<std::string> words{NAVSMITH_CLI};
    words.insert(words.end(), arguments.begin(), arguments.end());
    std::vector<char*> argv;
    argv.reserve(words.size() + 1);
    for (auto& word : words)
        argv.push_back(word.data());
    argv.push_back(nullptr);

    posix_spawn_file_actions_t actions{};
    posix_spawn_file_actions_init(&actions);
    const int flags = O_WRONLY | O_CREAT | O_TRUNC;
    posix_spawn_file_actions_addopen(&actions, 1, out.c_str(), flags, 0600);
    posix_spawn_file_actions_addopen(&actions, 2, err.c_str(), flags, 0600);
    pid_t child = 0;
    const int started = ::posix_spawn(&child, words.front().c_str(), &actions, nullptr, argv.data(), environ);
    posix_spawn_file_actions_destroy(&actions);
    if (started != 0)
        throw std::runtime_error("cannot start " + words.front());
    int status = 0;
    if (::waitpid(child, &status, 0) != child)
        throw std::runtime_error("waitpid failed");
    return {WIFSIGNALED(status) ? -WTERMSIG(status) : WEXITSTATUS(status),
            outFile.empty() ? files::test::get(out) : std::string(), files::test::get(err)};
}

std::vector<std::string> keysOf(const nlohmann::ordered_json& object) {
    std::vector<std::string> keys;
    for (const auto& [key, value] : object.items())
        keys.push_back(key);
    return keys;
}

} // namespace navsmith::cli::test
