// All that is in a folder, our own files too, to compare it and to make it again.
#pragma once

#include "tests/core/files/memory_disk.h"
#include "tests/faults/file_calls.h"

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace navsmith::faults {

/// By relative path: content, or nothing for a folder.
using Tree = std::map<std::string, std::optional<std::string>>;

Tree treeOf(const std::filesystem::path& folder);
/// Makes the folder hold exactly this.
void build(const std::filesystem::path& folder, const Tree& tree);
/// The files of people: without backups and working files of ours, and without those that `ignored` begins.
Tree filesIn(const Tree& tree, const std::vector<std::string>& ignored);
/// Our working files, which no finished save leaves.
std::vector<std::string> leftovers(const Tree& tree);
/// "a: 12 bytes instead of 10", for messages.
std::string difference(const Tree& now, const Tree& expected);

/// A disk on which recorded calls happen again, and which can lose power after any of them.
class Replay {
public:
    Replay(const std::filesystem::path& folder, const Tree& before);

    /// A write happens only up to `most` bytes.
    void apply(const FileCall& call, std::size_t most = SIZE_MAX);
    [[nodiscard]] Tree tree() const { return disk_.everything(); }
    void losePower(std::uint64_t seed) { disk_.losePower(seed); }

private:
    [[nodiscard]] std::filesystem::path inside(const std::string& path) const;

    std::string folder_;
    files::test::MemoryDisk disk_;
    std::map<int, files::FileHandle> open_;
};

} // namespace navsmith::faults
