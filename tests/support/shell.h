// Runs commands, for tests of whole programs and of files that other programs read.
#pragma once

#include <string>

namespace navsmith::tests {

struct ShellResult {
    int status = 0;     ///< exit status, or minus the signal that ended it
    std::string output; ///< of both streams
};

/// Runs a command line of the POSIX shell. Not on Windows.
ShellResult shell(const std::string& command);

/// Whether shell() finds a program of this name.
bool hasProgram(const std::string& name);

} // namespace navsmith::tests
