// A zip as another reader sees it: the zipfile module of Python, where python3 is installed.
#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace navsmith::tests {

struct PythonZipEntry {
    std::string name;
    int method = 0;
    std::vector<std::byte> bytes; ///< unpacked; Python has compared the checksum

    bool operator==(const PythonZipEntry&) const = default;
};

bool hasPython();

/// The line for GTEST_SKIP() where hasPython() is false.
std::string missingPython();

/// The entries in the order of the directory. None if Python refuses the archive or one of them.
std::optional<std::vector<PythonZipEntry>> readByPython(std::span<const std::byte> zip);

} // namespace navsmith::tests
