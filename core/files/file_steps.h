// The steps that reading, saving and recovering share. Not meant for use outside this folder.
#pragma once

#include "core/files/file_ops.h"
#include "core/files/platform_files.h"
#include "core/files/read_file.h"
#include "core/files/save_set.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>

namespace navsmith::files {

/// The operations somebody passed, or the system's.
class OpsOrSystem {
public:
    explicit OpsOrSystem(FileOps* given) : given_(given) {}
    [[nodiscard]] FileOps& ops() const { return given_ != nullptr ? *given_ : system_; }

private:
    FileOps* given_;
    mutable SystemFileOps system_;
};

/// Closes what was opened. close() says whether that went well, the destructor does not care.
class OpenFile {
public:
    OpenFile(FileOps& ops, FileHandle file) : ops_(&ops), file_(file) {}
    OpenFile(const OpenFile&) = delete;
    OpenFile& operator=(const OpenFile&) = delete;
    ~OpenFile() { (void)close(); }

    [[nodiscard]] FileHandle handle() const { return *file_; }
    SystemResult<void> close();

private:
    FileOps* ops_;
    std::optional<FileHandle> file_;
};

/// Locks on folders, held until release() or the end.
class FolderLocks {
public:
    explicit FolderLocks(FileOps& ops) : ops_(&ops) {}
    FolderLocks(const FolderLocks&) = delete;
    FolderLocks& operator=(const FolderLocks&) = delete;
    ~FolderLocks() { release(); }

    /// Busy when another saver has it.
    Result<void> take(const std::filesystem::path& folder);
    void release();

private:
    FileOps* ops_;
    std::vector<std::pair<FileHandle, std::filesystem::path>> held_;
};

/// A path as bytes that mean the same on every system, and back.
std::string toBytes(const std::filesystem::path& path);
std::filesystem::path fromBytes(std::string_view bytes);

/// Reads a regular file from end to end. `start` may refuse it by its size; `take` gets it in pieces. Errors as for
/// readFile(), Changed included.
Result<FileStamp> streamFile(FileOps& ops, const std::filesystem::path& path,
                             const std::function<Result<void>(const FileInfo&)>& start = {},
                             const std::function<void(std::span<const std::byte>)>& take = {});

/// Called after each piece with its size; false cancels.
using PieceDone = std::function<bool(std::size_t)>;

/// A new file with these bytes, on the disk when this returns. `like` gives permissions and owner; without it they are
/// what the user's new files have. Removed again when anything fails.
Result<FileInfo> writeNewFile(FileOps& ops, const std::filesystem::path& path, std::span<const std::byte> bytes,
                              const FileInfo* like = nullptr, const PieceDone& pieceDone = {});

/// The same with what is made piece by piece.
Result<FileInfo> writeMadeFile(FileOps& ops, const std::filesystem::path& path, const PieceMaker& make,
                               const FileInfo* like = nullptr, const PieceDone& pieceDone = {});

/// hashOf() of what comes in pieces.
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

/// A new file with the content, permissions, owner and time of another, on the disk when this returns.
Result<FileStamp> copyFile(FileOps& ops, const std::filesystem::path& from, const std::filesystem::path& to);

/// Whether a regular file (not a link) is there and has exactly this size and hash.
Result<bool> holds(FileOps& ops, const std::filesystem::path& path, std::uint64_t size, std::uint64_t hash);

/// removeFile(), content when there is none.
Result<void> removeIfThere(FileOps& ops, const std::filesystem::path& path);

Result<void> syncFolder(FileOps& ops, const std::filesystem::path& folder);

/// Makes a folder and what is missing above it; appends what it made to `made`, outermost first, also when it fails.
Result<void> makeFolders(FileOps& ops, const std::filesystem::path& folder, std::vector<std::filesystem::path>& made);

/// Removes those of the folders that are empty, last first.
void removeEmptyFolders(FileOps& ops, const std::vector<std::filesystem::path>& folders);

/// 16 hexadecimal digits that no other save has.
std::string freshId();

} // namespace navsmith::files
