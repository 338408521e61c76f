// Reads or stats many files, several of which may be in the same archive: opens and lists the archive once instead of
// once per file.
#pragma once

#include "core/files/archive.h"

#include <memory>
#include <optional>
#include <string>
#include <unordered_map>

namespace navsmith::files {

/// For a single pass over some files: caches listings for its whole lifetime. Each call returns what the function of
/// the same name in read_file.h returns. read() fails with Changed if an archive changes between two calls.
class BatchReader {
public:
    explicit BatchReader(const ReadOptions& options = {});
    BatchReader(const BatchReader&) = delete;
    BatchReader& operator=(const BatchReader&) = delete;
    ~BatchReader();

    /// See readStamped().
    [[nodiscard]] Result<StampedBytes> read(const std::filesystem::path& path);
    /// The stamp of a file of any size. Errors as for readFile().
    [[nodiscard]] Result<FileStamp> stamp(const std::filesystem::path& path);
    [[nodiscard]] Result<bool> changedSince(const std::filesystem::path& path, const FileStamp& stamp);
    /// The stamp of an entry with hash 0; does not read the entry. Errors: those of openArchive(); Missing.
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
    std::unique_ptr<Listed> listed_; ///< the most recently used archive
    struct Asked {
        std::filesystem::path archive;
        std::int64_t modifiedNs = 0;
        Result<void> whole;
    };
    std::optional<Asked> asked_; ///< the most recent query
};

} // namespace navsmith::files
