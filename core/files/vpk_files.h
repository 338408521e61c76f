// Reads files from VPK archives of the Source engine, whose data is in several files beside the directory.
#pragma once

#include "core/files/file_source.h"
#include "formats/containers/vpk.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace navsmith::files {

/// Opens the archives with the data when an entry in them is read. Safe to read from several threads.
class VpkFiles {
public:
    /// `path`: the file with the directory, "pak01_dir.vpk", or an archive of one file. Errors: those of
    /// FileSource::open(); Malformed.
    static Result<std::shared_ptr<const VpkFiles>> open(const std::filesystem::path& path, const Disk& disk = {});

    [[nodiscard]] const std::filesystem::path& path() const { return directory_->path(); }
    [[nodiscard]] std::size_t count() const { return entries_.size(); }
    /// Whether there is a file of this name ("materials/brick/wall.vmt"); ignores case.
    [[nodiscard]] bool has(std::string_view name) const;
    /// All bytes of the file. Errors: Missing; those of FileSource::open() for an archive with data; Malformed.
    [[nodiscard]] Result<std::vector<std::byte>> read(std::string_view name, std::uint64_t most) const;

private:
    explicit VpkFiles(std::shared_ptr<const FileSource> directory, const Disk& disk)
        : directory_(std::move(directory)), disk_(disk) {}

    [[nodiscard]] Result<std::shared_ptr<const FileSource>> archive(std::uint16_t number) const;

    std::shared_ptr<const FileSource> directory_;
    Disk disk_;
    std::unordered_map<std::string, containers::VpkEntry> entries_; ///< by name in lower case; without their names
    mutable std::mutex mutex_;
    mutable std::map<std::uint16_t, std::shared_ptr<const FileSource>> archives_;
};

} // namespace navsmith::files
