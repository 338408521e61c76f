// What the commands of navsmith-cli do to files, as scenes. cli_faults_test.cpp fails for a command without one.
#pragma once

#include "tests/faults/torture.h"

#include <functional>
#include <string>
#include <vector>

namespace navsmith::faults {

/// Runs navsmith-cli in this process.
Outcome runCommand(const std::vector<std::string>& arguments);

/// While it lives, `runner` gets each command and calls it: what it does meanwhile strikes the program, and not the
/// test. One at a time.
class CommandRunner {
public:
    using Runner = std::function<int(const std::function<int()>& command)>;
    explicit CommandRunner(Runner runner);
    ~CommandRunner();
    CommandRunner(const CommandRunner&) = delete;
    CommandRunner& operator=(const CommandRunner&) = delete;
};

std::vector<Scene> cliScenes();

} // namespace navsmith::faults
