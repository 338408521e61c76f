// FileOps for the host operating system. The only place with system calls.
#pragma once

#include "core/files/file_ops.h"

namespace navsmith::files {

/// Stateless and thread-safe.
class SystemFileOps final : public FileOps {
public:
    SystemResult<FileInfo> info(const std::filesystem::path& path, Links links) override;
    SystemResult<FileInfo> info(FileHandle file) override;
    SystemResult<std::filesystem::path> resolve(const std::filesystem::path& path) override;
    SystemResult<bool> writable(const std::filesystem::path& path) override;
    SystemResult<std::vector<std::filesystem::path>> names(const std::filesystem::path& folder) override;
    SystemResult<FileHandle> openToRead(const std::filesystem::path& path) override;
    SystemResult<std::size_t> read(FileHandle file, std::span<std::byte> into) override;
    SystemResult<std::size_t> readAt(FileHandle file, std::uint64_t offset, std::span<std::byte> into) override;
    SystemResult<FileHandle> create(const std::filesystem::path& path, Access access) override;
    SystemResult<void> write(FileHandle file, std::span<const std::byte> bytes) override;
    SystemResult<FileHandle> openToWrite(const std::filesystem::path& path) override;
    SystemResult<void> writeAt(FileHandle file, std::uint64_t offset, std::span<const std::byte> bytes) override;
    SystemResult<void> resize(FileHandle file, std::uint64_t size) override;
    SystemResult<void> copyAttributes(FileHandle file, const FileInfo& from, Times times) override;
    SystemResult<void> sync(FileHandle file) override;
    SystemResult<void> close(FileHandle file) override;
    SystemResult<void> syncFolder(const std::filesystem::path& folder) override;
    SystemResult<void> rename(const std::filesystem::path& from, const std::filesystem::path& to) override;
    SystemResult<void> hardLink(const std::filesystem::path& from, const std::filesystem::path& to) override;
    SystemResult<void> removeFile(const std::filesystem::path& path) override;
    SystemResult<void> makeFolder(const std::filesystem::path& path) override;
    SystemResult<void> removeFolder(const std::filesystem::path& path) override;
    SystemResult<FileHandle> lock(const std::filesystem::path& path) override;
    void unlock(FileHandle file, const std::filesystem::path& path) override;
    std::chrono::system_clock::time_point now() override;
};

// Instead of std::filesystem's functions, which take "\\server\share" for a folder of the current drive on Windows.

/// The drive or share with its first folder: `/`, `C:\`, `\\server\share\`. Empty if the path is relative.
std::filesystem::path rootOf(const std::filesystem::path& path);
/// Like path::lexically_normal().
std::filesystem::path normalPath(const std::filesystem::path& path);
/// Like std::filesystem::absolute(); on Windows also normal. Empty if there is no current folder or `path` is empty.
std::filesystem::path absolutePath(const std::filesystem::path& path);

} // namespace navsmith::files
