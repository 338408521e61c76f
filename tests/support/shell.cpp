#include "tests/support/shell.h"

#include <stdexcept>

#if !defined(_WIN32)
#include <sys/wait.h>

#include <array>
#include <cstdio>
#endif

namespace navsmith::tests {

#if defined(_WIN32)

ShellResult shell(const std::string& command) {
    throw std::logic_error("Windows has no POSIX shell for: " + command);
}

bool hasProgram(const std::string& /*name*/) {
    return false;
}

#else

ShellResult shell(const std::string& command) {
    auto* pipe = popen(("exec 2>&1\n" + command).c_str(), "r");
    if (pipe == nullptr)
        throw std::runtime_error("cannot start a shell");
    ShellResult result;
    std::array<char, 4096> chunk{};
    for (std::size_t count = 0; (count = std::fread(chunk.data(), 1, chunk.size(), pipe)) > 0;)
        result.output.append(chunk.data(), count);
    const int status = pclose(pipe);
    result.status = WIFSIGNALED(status) ? -WTERMSIG(status) : WEXITSTATUS(status);
    return result;
}

bool hasProgram(const std::string& name) {
    return shell("command -v " + name).status == 0;
}

#endif

} // namespace navsmith::tests
