// Reading many files, or asking after them, where several may be in one archive: that is opened and listed once, not
// once a file.
#pragma once

#include "core/files/archive.h"

#include <memory>
#include <optional>
#include <string>
#include <unordered_map>

namespace navsmith::files {

/// For one go over some files: what was listed is not listed again, however long it lives. Each answer by itself is
/// what the function of that name in read_file.h gives; an archive that changes between two of them is noticed
/// (Changed) by read().
class BatchReader {
public:
    explicit BatchReader(const ReadOptions& options = {});
    BatchReader(const BatchReader&) = delete;
    BatchReader& operator=(const BatchReader&) = delete;
    ~BatchReader();

    /// readStamped()
    [[nodiscard]] Result<StampedBytes> read(const std::filesystem::path& path);
    /// The stamp of a file of any size. Errors as for readFile().
    [[nodiscard]] Result<FileStamp> stamp(const std::filesystem::path& path);
    [[nodiscard]] Result<bool> changedSince(const std::filesystem::path& path, const FileStamp& stamp);
    /// The stamp of an entry without the hash, which is 0, and without reading the entry. Errors: those of
    /// openArchive(); Missing.
    [[nodiscard]] Result<FileStamp> entryStamp(const WayInside& way);

private:
    struct Listed;
    struct Found {
        const Archive* archive = nullptr;
        std::size_t at = 0;
    };

    Result<Found> find(const WayInside& way);
    Result<StampedBytes> readEntry(const WayInside& way);
    Result<bool> entryChangedSince(const WayInside& way, const FileStamp& stamp);

    ReadOptions options_;
    std::unique_ptr<Listed> listed_; ///< the archive that was asked for last
    struct Asked {
        std::filesystem::path archive;
        std::int64_t modifiedNs = 0;
        Result<void> whole;
    };
    std::optional<Asked> asked_; ///< the same
};

} // namespace navsmith::files
