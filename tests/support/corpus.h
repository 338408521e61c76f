// Real files of real games. They are not part of the source: a test that finds none says so and is skipped.
#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::tests {

/// A folder of the corpus, for example "gta-sa-nodes/fcnpc". The corpus is where NAVSMITH_CORPUS says, or else
/// ../shared/corpus beside the source. None if there is no such folder.
std::optional<std::filesystem::path> corpusFolder(std::string_view name);

/// The line for GTEST_SKIP() when corpusFolder(name) has nothing to give.
std::string missingCorpus(std::string_view name);

/// The regular files in a folder, not in its folders, by name.
std::vector<std::filesystem::path> filesIn(const std::filesystem::path& folder);

/// The whole file. Throws std::runtime_error if it cannot be read, which fails the test.
std::vector<std::byte> readFile(const std::filesystem::path& path);

} // namespace navsmith::tests
