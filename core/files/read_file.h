// Getting bytes from the disk, and noticing later that they have changed there.
//
// A path may lead through an archive as if that were a folder: "maps/NAME.bsp/maps/NAME.nav" (archive.h). What reads a
// file here reads an entry of an archive as well; its stamp has the time of the archive.
#pragma once

#include "core/files/file_error.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <span>
#include <vector>

namespace navsmith::files {

class FileOps;

/// What a file was like when it was read.
struct FileStamp {
    std::uint64_t size = 0;      ///< bytes
    std::int64_t modifiedNs = 0; ///< nanoseconds since 1970-01-01 UTC
    std::uint64_t hash = 0;      ///< hashOf() the content

    bool operator==(const FileStamp&) const = default;
};

struct ReadOptions {
    std::uint64_t largest = std::uint64_t{1} << 30U; ///< bytes; a larger file is an error
    FileOps* ops = nullptr;                          ///< the operating system's own when null
};

struct StampedBytes {
    std::vector<std::byte> bytes;
    FileStamp stamp;
};

/// XXH3, 64 bits. For noticing changes, not for security.
std::uint64_t hashOf(std::span<const std::byte> bytes);

/// The whole of a regular file (links are followed). Errors: Missing, NotAFile, Permission, TooLarge, and Changed when
/// the file grew, shrank or was written to during the reading: what is returned is never a mixture. Malformed for an
/// archive on the way, or an entry, that cannot be read; then `path` of the error is the archive's.
Result<std::vector<std::byte>> readFile(const std::filesystem::path& path, const ReadOptions& options = {});

/// The same, with the stamp that belongs to exactly these bytes.
Result<StampedBytes> readStamped(const std::filesystem::path& path, const ReadOptions& options = {});

/// Whether the file's content differs from what it was. Reads it only when its size is the same and its time is not, so
/// it is cheap to ask for every file of a set. A missing file is an error (Missing).
Result<bool> changedSince(const std::filesystem::path& path, const FileStamp& stamp, FileOps* ops = nullptr);

/// The regular files of one folder, without those of its subfolders and without our own working files, as full paths
/// in natural order of their names. A link to a regular file counts as one. Errors: Missing, NotAFolder, Permission.
Result<std::vector<std::filesystem::path>> listFolder(const std::filesystem::path& folder, FileOps* ops = nullptr);

} // namespace navsmith::files
