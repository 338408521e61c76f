// What a change of files where they stand is about to overwrite, written to the disk before it does: whoever comes
// after a crash puts it back. The record lies beside them, one for all files of a change, which are in one folder. It
// is called *.part while it is being written; renaming it is the commit, so that a whole record under its own name is
// on the disk before the first byte of a file changes.
#pragma once

#include "core/files/file_ops.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::files {

inline constexpr std::string_view kUndoPrefix = ".navsmith-undo-";
inline constexpr std::string_view kUndoEnd = ".journal";
inline constexpr std::string_view kUndoPartEnd = ".part";

/// Old bytes of a range; ranges are sorted, do not touch each other, and lie within the old size.
struct OldBytes {
    std::uint64_t offset = 0;
    std::vector<std::byte> bytes;
    std::uint32_t phase = 0; ///< in which it is overwritten: the highest are put back first

    bool operator==(const OldBytes&) const = default;
};

/// One file of a change.
struct UndoFile {
    std::string name; ///< of the file, which lies in the folder of the record
    std::uint64_t oldSize = 0;
    std::uint64_t newSize = 0;
    std::int64_t oldModifiedNs = 0; ///< nanoseconds since 1970-01-01 UTC
    std::uint64_t fingerprint = 0;  ///< fingerprintOf() the file without the ranges
    std::uint32_t sizePhase = 0;    ///< the first in which it is written: it gets its old size with that
    std::vector<OldBytes> ranges = {};

    bool operator==(const UndoFile&) const = default;
};

struct UndoRecord {
    std::vector<UndoFile> files; ///< at least one, none twice; the record is called after the first
    std::string backupFolder;    ///< a plain name, in the folder of the record
    std::string backupSet;       ///< a name in that; empty: no backup was made
    std::vector<std::string> backups;

    bool operator==(const UndoRecord&) const = default;
};

/// Where the record of a change lies whose first file this is, and the same while it is being written. `file` is
/// resolved: without links.
std::filesystem::path undoRecordOf(const std::filesystem::path& file);
std::filesystem::path undoPartOf(const std::filesystem::path& file);
/// The name of the first file of a change that a name in a folder is the record of, finished or not.
std::optional<std::string> recordedFile(std::string_view name);

/// With a checksum over all of it.
std::vector<std::byte> encodeUndo(const UndoRecord& record);
/// None if it is not whole, or asks for what no change of ours asks for.
std::optional<UndoRecord> decodeUndo(std::span<const std::byte> bytes);

/// Hash of what the change leaves alone: all of it up to 1 MiB, else 256 places of 4 KiB. Another file, or one that
/// was built anew, has another.
Result<std::uint64_t> fingerprintOf(FileOps& ops, FileHandle file, const std::filesystem::path& path,
                                    const UndoFile& record);

} // namespace navsmith::files
