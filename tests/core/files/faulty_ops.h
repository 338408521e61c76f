// The real file system with fault injection: counts operations, and kills the process or fails at a given one.
#pragma once

#include "core/files/platform_files.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace navsmith::files::test {

struct Step {
    std::size_t number = 0; ///< number of the operation, from 0
    std::string_view operation;
    std::filesystem::path path; ///< path of the operation; for an open file, the path with which it was opened
};

/// Forwards all operations after calling `before`. Skips fsync unless statusMessage otherwise: the kernel outlives a
/// killed process, so the tests do not need it.
class FaultyOps : public FileOps {
public:
    /// Returns the error with which the operation fails, if it should. Need not return.
    using Before = std::function<std::optional<std::error_code>(const Step&)>;

    explicit FaultyOps(Before before = {}) : before_(std::move(before)) {}

    [[nodiscard]] std::size_t count() const { return count_; }
    /// Kill the process after half of a write.
    void killInWrite() { tearWrites_ = true; }
    void setNow(std::chrono::system_clock::time_point now) { now_ = now; }

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

private:
    SystemResult<void> ask(std::string_view operation, const std::filesystem::path& path);
    SystemResult<void> ask(std::string_view operation, FileHandle file);

    SystemFileOps system_;
    Before before_;
    std::size_t count_ = 0;
    bool tearWrites_ = false;
    bool dead_ = false; ///< killed by `before_`, see inChild(): later operations change nothing
    std::optional<std::chrono::system_clock::time_point> now_;
    std::vector<std::pair<FileHandle, std::filesystem::path>> open_;
};

/// Kills the process at the operation with this number, like kill -9.
FaultyOps::Before killAt(std::size_t number);
/// Likewise, but counts only operations that change the disk; between two of them the moment does not matter.
FaultyOps::Before killAtChange(std::size_t number);
/// Fails one operation, or all operations from one on.
FaultyOps::Before failAt(std::size_t number, std::errc code);
FaultyOps::Before failFrom(std::size_t number, std::errc code);
/// Fails every operation of this type whose path contains `part`.
FaultyOps::Before failOn(std::string operation, std::string part, std::errc code);

} // namespace navsmith::files::test
