// What changing files where they stand and undoing it have in common. Not meant for use outside this folder.
#pragma once

#include "core/files/file_steps.h"
#include "core/files/in_place_record.h"

#include <limits>

namespace navsmith::files {

// What is overwritten in one change; archives of games are smaller.
inline constexpr std::uint64_t kLargestUndoRecord = std::uint64_t{4} << 30U;

/// The phase in which files are cut: after all writes.
inline constexpr std::uint32_t kCutPhase = std::numeric_limits<std::uint32_t>::max();

inline constexpr auto kCannotChange = "cannot be changed";

Result<void> writeRange(FileOps& ops, FileHandle file, const std::filesystem::path& path, std::uint64_t offset,
                        std::span<const std::byte> bytes, const PieceDone& pieceDone = {});
Result<void> syncAndClose(FileOps& ops, OpenFile& file, const std::filesystem::path& path);

/// Makes the files what they were, phase by phase from the last on, each on the disk before the one before it. May be
/// repeated after a crash in its middle. `folder` is where the record lies.
Result<void> putOldBytesBack(FileOps& ops, const std::filesystem::path& folder, const UndoRecord& record);

/// Where a change keeps what it has replaced.
std::filesystem::path backupSetOf(const std::filesystem::path& folder, const UndoRecord& record);

/// Backups of a change that did not come to pass, then the record itself: the last of our files to go. Without
/// `record` the latter alone.
Result<void> removeTraces(FileOps& ops, const UndoRecord* record, const std::filesystem::path& recordPath);

/// None if it is not whole. Missing if there is none.
Result<std::optional<UndoRecord>> readRecord(FileOps& ops, const std::filesystem::path& path);

/// The first file of the change that the record is called after which concerns `file`, finished or not: itself, also
/// where there is no record, unless it is a further file of another's change.
std::filesystem::path recordedWith(FileOps& ops, const std::filesystem::path& file);

} // namespace navsmith::files
