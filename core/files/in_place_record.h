// The undo record of an in-place change: holds the bytes that the change overwrites and is on disk before it starts, so
// that recovery after a crash can restore them. One record covers all files of a change, which are in the same folder
// as the record. It is called *.part while it is written; renaming it is the commit, so a complete record under its
// final name is on disk before the first byte of a file changes.
#pragma once

#include "core/files/disk.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::files {

inline constexpr std::string_view kUndoPrefix = ".navsmith-undo-";
inline constexpr std::string_view kUndoEnd = ".journal";
inline constexpr std::string_view kUndoPartEnd = ".part";

/// Old bytes of a range. Ranges are sorted, do not touch and lie within the old size.
struct OldBytes {
    std::uint64_t offset = 0;
    std::vector<std::byte> bytes;
    std::uint32_t phase = 0; ///< phase that overwrites it; the highest phase is restored first

    bool operator==(const OldBytes&) const = default;
};

/// One file of a change.
struct UndoFile {
    std::string name; ///< file name in the folder of the record
    std::uint64_t oldSize = 0;
    std::uint64_t newSize = 0;
    std::int64_t oldModifiedNs = 0; ///< nanoseconds since 1970-01-01 UTC
    std::uint64_t fingerprint = 0;  ///< fingerprintOf() of the file without the ranges
    std::uint32_t sizePhase = 0;    ///< first phase that writes to it; restoring that phase restores the size
    std::vector<OldBytes> ranges = {};

    bool operator==(const UndoFile&) const = default;
};

struct UndoRecord {
    std::vector<UndoFile> files; ///< at least one, no duplicates; the record is named after the first
    std::string backupFolder;    ///< folder name beside the record
    std::string backupSet;       ///< folder name in `backupFolder`; empty: no backup was made
    std::vector<std::string> backups;

    bool operator==(const UndoRecord&) const = default;
};

/// Path of the record of a change whose first file is `file`, and its path while it is written. `file` is resolved
/// (without links).
std::filesystem::path undoRecordOf(const std::filesystem::path& file);
std::filesystem::path undoPartOf(const std::filesystem::path& file);
/// If `name` is the name of a record, complete or not: the name of the first file of its change.
std::optional<std::string> recordedFile(std::string_view name);

/// Includes a checksum over the whole record.
std::vector<std::byte> encodeUndo(const UndoRecord& record);
/// None if the record is incomplete or asks for something that no change does.
std::optional<UndoRecord> decodeUndo(std::span<const std::byte> bytes);

/// Hash of the bytes that the change does not touch: all of them up to 1 MiB, otherwise 256 samples of 4 KiB. Tells
/// other or rebuilt files apart.
Result<std::uint64_t> fingerprintOf(const Disk& disk, FileHandle file, const std::filesystem::path& path,
                                    const UndoFile& record);

} // namespace navsmith::files
