// Steps shared by in-place changes and their undo. Internal to this folder.
#pragma once

#include "core/files/file_steps.h"
#include "core/files/in_place_record.h"
#include "formats/texts/texts.h"

#include <limits>

namespace navsmith::files {

// Limit for the bytes overwritten in one change; games' archives are smaller.
inline constexpr std::uint64_t kLargestUndoRecord = std::uint64_t{4} << 30U;

/// The phase that truncates files: after all writes.
inline constexpr std::uint32_t kCutPhase = std::numeric_limits<std::uint32_t>::max();

inline tl::unexpected<FileError> refuse(FileErrorKind kind, const std::filesystem::path& path, texts::Sentence what) {
    return tl::unexpected(FileError{kind, path, std::move(what)});
}

inline constexpr auto kCannotChange = texts::mark("cannot be changed");

Result<void> writeRange(const Disk& disk, FileHandle file, const std::filesystem::path& path, std::uint64_t offset,
                        std::span<const std::byte> bytes, const PieceDone& pieceDone = {});
Result<void> syncAndClose(const Disk& disk, OpenFile& file, const std::filesystem::path& path);

/// Restores the files phase by phase, last phase first, each on disk before the one preceding it. Can be repeated after
/// a crash. `folder` contains the record.
Result<void> putOldBytesBack(const Disk& disk, const std::filesystem::path& folder, const UndoRecord& record);

/// The backup set of a change.
std::filesystem::path backupSetOf(const std::filesystem::path& folder, const UndoRecord& record);

/// Removes the backups of a change that did not happen, then the record itself, the last of our files to go. Without
/// `record`, removes only the record's file.
Result<void> removeTraces(const Disk& disk, const UndoRecord* record, const std::filesystem::path& recordPath);

/// None if the record is incomplete. Missing if it does not exist.
Result<std::optional<UndoRecord>> readRecord(const Disk& disk, const std::filesystem::path& path);

/// The first file, after which the record is named, of the change that involves `file`, complete or not. Returns `file`
/// itself unless it is a further file of another file's change, also if there is no record.
std::filesystem::path recordedWith(const Disk& disk, const std::filesystem::path& file);

} // namespace navsmith::files
