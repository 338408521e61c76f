// A zip as read by another implementation: Python's zipfile module, where python3 is installed.
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

/// The GTEST_SKIP() message if hasPython() is false.
std::string missingPython();

/// The entries in directory order. None if Python rejects the archive or an entry.
std::optional<std::vector<PythonZipEntry>> readByPython(std::span<const std::byte> zip);

} // namespace navsmith::tests
