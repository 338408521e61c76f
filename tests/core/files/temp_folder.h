// Real folders for tests, and functions to inspect them.
#pragma once

#include "tests/support/child_process.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::files::test {

using tests::die;
using tests::inChild;
using tests::inChildAsOrdinaryUser;
using tests::kKilled;

using Bytes = std::vector<std::byte>;

/// An empty temporary folder with access for every user, removed by the destructor.
class TempFolder {
public:
    TempFolder();
    TempFolder(const TempFolder&) = delete;
    TempFolder& operator=(const TempFolder&) = delete;
    ~TempFolder();

    [[nodiscard]] const std::filesystem::path& path() const { return path_; }
    /// Removes its contents.
    void empty() const;

private:
    std::filesystem::path path_;
};

/// Each case in a folder of its own.
class InTempFolder : public testing::Test {
protected:
    const TempFolder temp;
};

Bytes toBytesOf(std::string_view text);
std::string textOf(const Bytes& bytes);
void put(const std::filesystem::path& file, std::string_view text);
void put(const std::filesystem::path& file, std::span<const std::byte> bytes);
/// Throws if it cannot be read.
std::string get(const std::filesystem::path& file);

/// Contents of all regular files below `top` by relative path, without backups and our working files.
using Snapshot = std::map<std::string, std::string>;
Snapshot snapshot(const std::filesystem::path& top);

/// Relative paths of files below `top` that saving should have removed: all our names except the backups.
std::vector<std::string> leftovers(const std::filesystem::path& top);

/// Contents of the newest backup set of a folder; empty if there is none.
Snapshot newestBackup(const std::filesystem::path& folder);
std::size_t backupCount(const std::filesystem::path& folder);

/// Copies what is in `from` into the empty folder `to`.
void copyContents(const std::filesystem::path& from, const std::filesystem::path& to);

/// Whether it exists in this spelling, also where the system finds it by others.
bool existsAsSpelled(const std::filesystem::path& path);

/// Permission bits, as chmod sets them. Not on Windows.
void setMode(const std::filesystem::path& path, unsigned mode);

} // namespace navsmith::files::test
