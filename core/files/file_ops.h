// The operations on a file system that reading and saving are built from. Everything else in this folder goes through
// them, so that another operating system is one more implementation and a test can stop the world between any two.
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

/// Whether a link as the last part of a path is followed.
enum class Links : std::uint8_t { Follow, Keep };

/// What a new file may be used by: Ordinary is the user's usual setting, Private the owner alone.
enum class Access : std::uint8_t { Ordinary, Private };

/// Whether the time of the last change is copied along.
enum class Times : std::uint8_t { Fresh, Copy };

struct FileInfo {
    FileKind kind = FileKind::Other;
    std::uint64_t size = 0;       ///< bytes
    std::int64_t modifiedNs = 0;  ///< nanoseconds since 1970-01-01 UTC
    std::uint32_t permission = 0; ///< permission bits, as the system counts them
    std::uint32_t owner = 0;
    std::uint32_t group = 0;
    std::uint64_t device = 0; ///< device and serial together say whether two paths are one file
    std::uint64_t serial = 0;
    std::uint64_t names = 1; ///< hard links
};

/// An open file, meaningful only to the FileOps that gave it.
enum class FileHandle : std::intptr_t {};

class FileOps {
public:
    FileOps() = default;
    virtual ~FileOps() = default;

    virtual SystemResult<FileInfo> info(const std::filesystem::path& path, Links links) = 0;
    virtual SystemResult<FileInfo> info(FileHandle file) = 0;
    /// Absolute and without links, the last part's included, even where the path or what its link names is missing.
    virtual SystemResult<std::filesystem::path> resolve(const std::filesystem::path& path) = 0;
    /// Whether this user may change the file's content.
    virtual SystemResult<bool> writable(const std::filesystem::path& path) = 0;
    /// Names (not paths) of everything in the folder, in no order, without "." and "..".
    virtual SystemResult<std::vector<std::filesystem::path>> names(const std::filesystem::path& folder) = 0;

    /// Never waits, not even for a pipe.
    virtual SystemResult<FileHandle> openToRead(const std::filesystem::path& path) = 0;
    /// Bytes read; 0 only at the end of the file.
    virtual SystemResult<std::size_t> read(FileHandle file, std::span<std::byte> into) = 0;
    /// The same from `offset` on, wherever read() has come to, which stays there. Safe from several threads.
    virtual SystemResult<std::size_t> readAt(FileHandle file, std::uint64_t offset, std::span<std::byte> into) = 0;

    /// A new empty file; fails with errc::file_exists if there is anything of that name.
    virtual SystemResult<FileHandle> create(const std::filesystem::path& path, Access access) = 0;
    /// All of the bytes or an error.
    virtual SystemResult<void> write(FileHandle file, std::span<const std::byte> bytes) = 0;
    /// An existing file, to be changed where it stands; it keeps its content and its size.
    virtual SystemResult<FileHandle> openToWrite(const std::filesystem::path& path) = 0;
    /// All of the bytes or an error; goes on behind the end of the file if need be.
    virtual SystemResult<void> writeAt(FileHandle file, std::uint64_t offset, std::span<const std::byte> bytes) = 0;
    /// Gives the file this size: what lies behind it goes, what is missing up to it is zero.
    virtual SystemResult<void> resize(FileHandle file, std::uint64_t size) = 0;
    /// Permissions, and owner and group as far as this user may set them.
    virtual SystemResult<void> copyAttributes(FileHandle file, const FileInfo& from, Times times) = 0;
    /// Returns when the content has reached the disk.
    virtual SystemResult<void> sync(FileHandle file) = 0;
    virtual SystemResult<void> close(FileHandle file) = 0;

    /// Returns when the names in the folder have reached the disk.
    virtual SystemResult<void> syncFolder(const std::filesystem::path& folder) = 0;
    /// Atomic, within one file system; replaces `to`.
    virtual SystemResult<void> rename(const std::filesystem::path& from, const std::filesystem::path& to) = 0;
    /// A second name for one file. Many file systems cannot.
    virtual SystemResult<void> hardLink(const std::filesystem::path& from, const std::filesystem::path& to) = 0;
    virtual SystemResult<void> removeFile(const std::filesystem::path& path) = 0;
    virtual SystemResult<void> makeFolder(const std::filesystem::path& path) = 0;
    /// Only an empty one.
    virtual SystemResult<void> removeFolder(const std::filesystem::path& path) = 0;

    /// Takes a lock of that name that ends with this process at the latest. Never waits: when another holds it,
    /// errc::resource_unavailable_try_again.
    virtual SystemResult<FileHandle> lock(const std::filesystem::path& path) = 0;
    /// Gives the lock up and removes its file.
    virtual void unlock(FileHandle file, const std::filesystem::path& path) = 0;

    virtual std::chrono::system_clock::time_point now() = 0;

protected: // copied only as part of what implements it
    FileOps(const FileOps&) = default;
    FileOps& operator=(const FileOps&) = default;
};

} // namespace navsmith::files
