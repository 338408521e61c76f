// Real folders for tests, and looking at what is in them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::files::test {

using Bytes = std::vector<std::byte>;

/// An empty folder under the system's temporary one, open to every user, gone at the end.
class TempFolder {
public:
    TempFolder();
    TempFolder(const TempFolder&) = delete;
    TempFolder& operator=(const TempFolder&) = delete;
    ~TempFolder();

    [[nodiscard]] const std::filesystem::path& path() const { return path_; }
    /// Removes what is in it.
    void empty() const;

private:
    std::filesystem::path path_;
};

Bytes toBytesOf(std::string_view text);
std::string textOf(const Bytes& bytes);
void put(const std::filesystem::path& file, std::string_view text);
/// Throws if it cannot be read.
std::string get(const std::filesystem::path& file);

/// Content of every regular file below `top` by its relative path, backups and our own working files left out.
using Snapshot = std::map<std::string, std::string>;
Snapshot snapshot(const std::filesystem::path& top);

/// Relative paths of everything below `top` that saving should have removed: all names of ours but the backups.
std::vector<std::string> leftovers(const std::filesystem::path& top);

/// Content of the files in the newest backup set of a folder; empty if there is none.
Snapshot newestBackup(const std::filesystem::path& folder);
std::size_t backupCount(const std::filesystem::path& folder);

/// Runs it in a child process and gives its exit code, or minus the signal that ended it.
int inChild(const std::function<int()>& work);

/// The same as a user without privileges, if this one is root: root may write where nobody may.
int inChildAsOrdinaryUser(const std::function<int()>& work);

} // namespace navsmith::files::test
