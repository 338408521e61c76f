// Steps shared by reading, saving and recovery. Internal to this folder.
#pragma once

#include "core/files/disk.h"
#include "core/files/path_text.h"
#include "core/files/read_file.h"
#include "core/files/save_set.h"

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>

namespace navsmith::files {

/// Files are read and written in pieces of this many bytes.
inline constexpr std::size_t kPiece = std::size_t{1} << 20U;

/// Closes an open file. close() reports errors, the destructor ignores them.
class OpenFile {
public:
    OpenFile(const Disk& disk, FileHandle file) : disk_(disk), file_(file) {}
    OpenFile(const OpenFile&) = delete;
    OpenFile& operator=(const OpenFile&) = delete;
    ~OpenFile() { (void)close(); }

    [[nodiscard]] FileHandle handle() const { return *file_; }
    SystemResult<void> close();

private:
    Disk disk_;
    std::optional<FileHandle> file_;
};

/// Locks on folders, held until release() or destruction.
class FolderLocks {
public:
    explicit FolderLocks(const Disk& disk) : disk_(disk) {}
    FolderLocks(const FolderLocks&) = delete;
    FolderLocks& operator=(const FolderLocks&) = delete;
    ~FolderLocks() { release(); }

    /// Busy if another save holds the lock.
    Result<void> take(const std::filesystem::path& folder);
    void release();

private:
    Disk disk_;
    std::vector<std::pair<FileHandle, std::filesystem::path>> held_;
};

/// Reads a regular file from start to end. `start` may reject it by size; `take` receives the pieces. Errors as for
/// readFile(), including Changed.
Result<FileStamp> streamFile(const Disk& disk, const std::filesystem::path& path,
                             const std::function<Result<void>(const FileInfo&)>& start = {},
                             const std::function<void(std::span<const std::byte>)>& take = {});

/// Called with the size of each finished piece; return false to cancel.
using PieceDone = std::function<bool(std::size_t)>;

/// Creates a file with these bytes, on disk on return. Permissions and owner come from `like`, or are the user's
/// defaults. Removes the file on failure.
Result<FileInfo> writeNewFile(const Disk& disk, const std::filesystem::path& path, std::span<const std::byte> bytes,
                              const FileInfo* like = nullptr, const PieceDone& pieceDone = {});

/// The same for content produced piece by piece.
Result<FileInfo> writeMadeFile(const Disk& disk, const std::filesystem::path& path, const PieceMaker& make,
                               const FileInfo* like = nullptr, const PieceDone& pieceDone = {});

/// hashOf() of data that arrives in pieces.
class RunningHash {
public:
    RunningHash();
    RunningHash(const RunningHash&) = delete;
    RunningHash& operator=(const RunningHash&) = delete;
    ~RunningHash();

    void add(std::span<const std::byte> piece);
    [[nodiscard]] std::uint64_t value() const;
    [[nodiscard]] std::uint64_t size() const { return size_; } ///< bytes so far

private:
    struct State;
    std::unique_ptr<State> state_;
    std::uint64_t size_ = 0;
};

/// Copies content, permissions, owner and modification time to a new file, on disk on return.
Result<FileStamp> copyFile(const Disk& disk, const std::filesystem::path& from, const std::filesystem::path& to);

/// Whether the path is a regular file (not a link) with exactly this size and hash.
Result<bool> holds(const Disk& disk, const std::filesystem::path& path, std::uint64_t size, std::uint64_t hash);

/// removeFile(); succeeds if the file does not exist.
Result<void> removeIfThere(const Disk& disk, const std::filesystem::path& path);

Result<void> syncFolder(const Disk& disk, const std::filesystem::path& folder);

/// Creates a folder and its missing parents. Appends those it created to `newFolders`, outermost first, also on
/// failure.
Result<void> makeFolders(const Disk& disk, const std::filesystem::path& folder,
                         std::vector<std::filesystem::path>& newFolders);

/// Removes the folders that are empty, last first.
void removeEmptyFolders(const Disk& disk, const std::vector<std::filesystem::path>& folders);

/// A unique id of 16 hexadecimal digits.
std::string freshId();

} // namespace navsmith::files
