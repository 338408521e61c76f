// Random access to ranges of a file without reading it whole, for archive directories.
#pragma once

#include "core/files/disk.h"
#include "formats/containers/byte_source.h"

#include <memory>

namespace navsmith::files {

/// Keeps the file open. Reports disk read errors as FormatErrors at the requested offset. Safe to read from several
/// threads if the FileOps are.
class FileSource final : public containers::ByteSource {
public:
    /// Opens a regular file, following links. Errors: Missing, NotAFile, Permission.
    static Result<std::shared_ptr<const FileSource>> open(const std::filesystem::path& path, const Disk& disk = {});

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
    FileSource(std::filesystem::path path, const Disk& disk) : path_(std::move(path)), disk_(disk) {}

    std::filesystem::path path_;
    Disk disk_;
    std::optional<FileHandle> file_;
    FileInfo info_;
};

} // namespace navsmith::files
