// Real game files. They are not part of the source: tests that find none are skipped with a message.
#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::tests {

/// A corpus folder, for example "gta-sa-nodes/fcnpc". The corpus is at NAVSMITH_CORPUS or, by default, at
/// ../shared/corpus beside the source. None if the folder does not exist.
std::optional<std::filesystem::path> corpusFolder(std::string_view name);

/// The GTEST_SKIP() message for a missing corpusFolder(name).
std::string missingCorpus(std::string_view name);

/// The regular files directly in a folder, sorted by name.
std::vector<std::filesystem::path> filesIn(const std::filesystem::path& folder);

/// Throws std::runtime_error if the file cannot be read, which fails the test.
std::vector<std::byte> readFile(const std::filesystem::path& path);

} // namespace navsmith::tests
