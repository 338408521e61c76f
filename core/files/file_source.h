// Random access to ranges of a file without reading it whole, for archive directories.
#pragma once

#include "core/files/platform_files.h"
#include "formats/containers/byte_source.h"

#include <memory>

namespace navsmith::files {

/// Keeps the file open. Reports disk read errors as FormatErrors at the requested offset. Safe to read from several
/// threads if the FileOps are.
class FileSource final : public containers::ByteSource {
public:
    /// Opens a regular file, following links. `ops` null: the operating system's; otherwise it must outlive the source.
    /// Errors: Missing, NotAFile, Permission.
    static Result<std::shared_ptr<const FileSource>> open(const std::filesystem::path& path, FileOps* ops = nullptr);

    FileSource(const FileSource&) = delete;
    FileSource& operator=(const FileSource&) = delete;
    FileSource(FileSource&&) = delete;
    FileSource& operator=(FileSource&&) = delete;
    ~FileSource() override;

    [[nodiscard]] const std::filesystem::path& path() const { return path_; }
    [[nodiscard]] std::uint64_t size() const override { return info_.size; }
    /// State of the file when it was opened.
    [[nodiscard]] const FileInfo& info() const { return info_; }
    /// Fails with Changed if the file has been written to since: what was read may be a mixture.
    [[nodiscard]] Result<void> expectUnchanged() const;

protected:
    [[nodiscard]] bytes::Result<void> fill(std::uint64_t offset, std::span<std::byte> into) const override;

private:
    FileSource(std::filesystem::path path, FileOps* given) : path_(std::move(path)), given_(given) {}
    [[nodiscard]] FileOps& ops() const { return given_ != nullptr ? *given_ : system_; }

    std::filesystem::path path_;
    FileOps* given_;
    mutable SystemFileOps system_;
    std::optional<FileHandle> file_;
    FileInfo info_;
};

} // namespace navsmith::files
