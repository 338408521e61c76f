// The file system operations that reading and saving are built from. Everything else in this folder goes through them,
// so supporting another operating system takes one more implementation, and a test can interrupt between any two.
#pragma once

#include "core/files/file_error.h"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <span>
#include <vector>

namespace navsmith::files {

enum class FileKind : std::uint8_t { Regular, Folder, Link, Other };

/// Whether a link in the last part of a path is followed.
enum class Links : std::uint8_t { Follow, Keep };

/// Permissions of a new file: Ordinary follows the user's defaults, Private is for the owner alone.
enum class Access : std::uint8_t { Ordinary, Private };

/// Whether the modification time is copied.
enum class Times : std::uint8_t { Fresh, Copy };

struct FileInfo {
    FileKind kind = FileKind::Other;
    std::uint64_t size = 0;       ///< bytes
    std::int64_t modifiedNs = 0;  ///< nanoseconds since 1970-01-01 UTC
    std::uint32_t permission = 0; ///< permission bits of the operating system
    std::uint32_t owner = 0;
    std::uint32_t group = 0;
    std::uint64_t device = 0; ///< two paths are the same file if device and serial are equal
    std::uint64_t serial = 0;
    std::uint64_t names = 1; ///< number of hard links
};

/// An open file; valid only with the FileOps that returned it.
enum class FileHandle : std::intptr_t {};

/// A file that another program keeps from being used gives errc::device_or_resource_busy; a name that the system gives
/// to no file gives errc::no_such_file_or_directory, and errc::invalid_argument where it would be created.
class FileOps {
public:
    FileOps() = default;
    virtual ~FileOps() = default;

    virtual SystemResult<FileInfo> info(const std::filesystem::path& path, Links links) = 0;
    virtual SystemResult<FileInfo> info(FileHandle file) = 0;
    /// Absolute path with all links resolved, including the last part, even if the path or a link's target does not
    /// exist.
    virtual SystemResult<std::filesystem::path> resolve(const std::filesystem::path& path) = 0;
    /// Whether this user may modify the file's content.
    virtual SystemResult<bool> writable(const std::filesystem::path& path) = 0;
    /// Names (not paths) of all entries of the folder, unordered, without "." and "..".
    virtual SystemResult<std::vector<std::filesystem::path>> names(const std::filesystem::path& folder) = 0;

    /// Never blocks, not even on a pipe.
    virtual SystemResult<FileHandle> openToRead(const std::filesystem::path& path) = 0;
    /// Returns the number of bytes read; 0 only at the end of the file.
    virtual SystemResult<std::size_t> read(FileHandle file, std::span<std::byte> into) = 0;
    /// Reads from `offset` without using or moving the position of read(). Safe from several threads.
    virtual SystemResult<std::size_t> readAt(FileHandle file, std::uint64_t offset, std::span<std::byte> into) = 0;

    /// Creates an empty file. Fails with errc::file_exists if the name is taken.
    virtual SystemResult<FileHandle> create(const std::filesystem::path& path, Access access) = 0;
    /// Writes all bytes or fails.
    virtual SystemResult<void> write(FileHandle file, std::span<const std::byte> bytes) = 0;
    /// Opens an existing file for in-place changes; keeps content and size.
    virtual SystemResult<FileHandle> openToWrite(const std::filesystem::path& path) = 0;
    /// Writes all bytes or fails; extends the file if necessary.
    virtual SystemResult<void> writeAt(FileHandle file, std::uint64_t offset, std::span<const std::byte> bytes) = 0;
    /// Truncates the file, or extends it with zeros.
    virtual SystemResult<void> resize(FileHandle file, std::uint64_t size) = 0;
    /// Copies permissions, and owner and group as far as this user may set them.
    virtual SystemResult<void> copyAttributes(FileHandle file, const FileInfo& from, Times times) = 0;
    /// Returns once the content is on disk.
    virtual SystemResult<void> sync(FileHandle file) = 0;
    virtual SystemResult<void> close(FileHandle file) = 0;

    /// Returns once the folder's entries are on disk.
    virtual SystemResult<void> syncFolder(const std::filesystem::path& folder) = 0;
    /// Atomic, within one file system; replaces `to`.
    virtual SystemResult<void> rename(const std::filesystem::path& from, const std::filesystem::path& to) = 0;
    /// Creates a second name for a file. Many file systems do not support it.
    virtual SystemResult<void> hardLink(const std::filesystem::path& from, const std::filesystem::path& to) = 0;
    virtual SystemResult<void> removeFile(const std::filesystem::path& path) = 0;
    virtual SystemResult<void> makeFolder(const std::filesystem::path& path) = 0;
    /// Removes an empty folder; fails otherwise.
    virtual SystemResult<void> removeFolder(const std::filesystem::path& path) = 0;

    /// Takes a lock file that is released at the latest when this process ends. Never blocks: fails with
    /// errc::resource_unavailable_try_again if somebody else holds it.
    virtual SystemResult<FileHandle> lock(const std::filesystem::path& path) = 0;
    /// Releases the lock and removes its file.
    virtual void unlock(FileHandle file, const std::filesystem::path& path) = 0;

    virtual std::chrono::system_clock::time_point now() = 0;

protected: // copyable only by derived classes
    FileOps(const FileOps&) = default;
    FileOps& operator=(const FileOps&) = default;
};

} // namespace navsmith::files
