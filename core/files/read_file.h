// Reads files and detects later changes on disk.
//
// A path may lead through an archive as if it were a folder: "maps/NAME.bsp/maps/NAME.nav" (archive.h). All functions
// that read a file here also read archive entries; the stamp of an entry has the archive's modification time.
#pragma once

#include "core/files/disk.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <span>
#include <vector>

namespace navsmith::files {

/// The state of a file when it was read.
struct FileStamp {
    std::uint64_t size = 0;      ///< bytes
    std::int64_t modifiedNs = 0; ///< nanoseconds since 1970-01-01 UTC
    std::uint64_t hash = 0;      ///< hashOf() of the content

    bool operator==(const FileStamp&) const = default;
};

struct ReadOptions {
    std::uint64_t largest = std::uint64_t{1} << 30U; ///< bytes; larger files are an error
    Disk disk = {};
};

struct StampedBytes {
    std::vector<std::byte> bytes;
    FileStamp stamp;
};

/// XXH3, 64 bits. Detects changes; not for security.
std::uint64_t hashOf(std::span<const std::byte> bytes);

/// Reads a whole regular file, following links. Errors: Missing, NotAFile, Permission, TooLarge, and Changed if the
/// file was modified or resized while it was read: the result never mixes versions. Malformed if an archive in the path
/// or an entry cannot be read; the error's `path` is then the archive's.
Result<std::vector<std::byte>> readFile(const std::filesystem::path& path, const ReadOptions& options = {});

/// Reads the file together with the stamp of exactly these bytes.
Result<StampedBytes> readStamped(const std::filesystem::path& path, const ReadOptions& options = {});

/// Whether the file's content differs from the stamped state. Reads the content only if the size is equal and the
/// modification time is not, so it is cheap to call for every file of a set. A missing file is an error (Missing).
Result<bool> changedSince(const std::filesystem::path& path, const FileStamp& stamp, const Disk& disk = {});

/// Full paths of the regular files in a folder, in natural order of their names. Excludes subfolders and Navsmith's own
/// working files; includes links to regular files. Errors: Missing, NotAFolder, Permission.
Result<std::vector<std::filesystem::path>> listFolder(const std::filesystem::path& folder, const Disk& disk = {});

} // namespace navsmith::files
