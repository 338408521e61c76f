// In-place changes to large files, all or nothing. The bytes to be overwritten are first written to a record beside the
// files (in_place_record.h), from which an interrupted change is undone. For archives, of which only a small part
// changes; other files are saved with saveSet(). See docs/saving.md.
#pragma once

#include "core/files/recover_folder.h"
#include "core/files/save_set.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace navsmith::files {

struct FileInfo;

/// Bytes to write at an offset inside the file or beyond its end.
struct RangeWrite {
    std::uint64_t offset = 0;
    std::vector<std::byte> bytes;
    /// All writes of a phase are on disk before the first of a higher phase: references are written after their data.
    std::uint32_t phase = 0;
};

struct BackupFile {
    std::string name; ///< a plain name
    std::vector<std::byte> bytes;
};

struct InPlaceChange {
    std::filesystem::path file; ///< a regular file; a link stands for its target
    std::uint64_t size = 0;     ///< size of the file afterwards
    /// In any order; no overlaps, none beyond `size`. They must cover everything between the old size and `size`.
    std::vector<RangeWrite> writes;
    std::uint64_t oldSize = 0;            ///< state of the file when the change was planned; fails with
    std::int64_t oldModifiedNs = 0;       ///< Changed if it differs now
    std::vector<BackupFile> backups = {}; ///< kept as the backup of the old content
};

struct InPlaceOptions {
    SaveOptions save = {};    ///< backup folder, number of backups, file operations
    bool backUpWhole = false; ///< also back up a copy of the whole file
};

struct InPlaceReport {
    bool changed = true;                            ///< false: the file already had these bytes
    std::optional<std::filesystem::path> backupSet; ///< the folder, if anything was backed up
    std::vector<std::string> warnings;              ///< problems after the change was complete
};

/// Makes the change or leaves the file as it was, even if the process or the power fails; call recoverInPlace() after
/// such a crash. Errors as for saveSet(). Keeps permissions, owner and hard links. `progress` counts the bytes saved in
/// the record and the bytes written; it can cancel until the first byte is overwritten.
Result<InPlaceReport> changeInPlace(const InPlaceChange& change, const InPlaceOptions& options = {},
                                    const SaveProgress& progress = {});
/// Changes several files of one folder as a unit: all or none. Phases span all files; within a phase, files are written
/// in this order, each on disk before the next one starts, and truncation comes last. Undo runs in reverse order. Thus
/// a reader that does not know the record (another program, or any program after a crash) never finds a reference to
/// missing data. All backups go into one set, so their names must differ. Invalid if there are no changes, a file
/// occurs twice, or the files are in different folders.
Result<InPlaceReport> changeInPlace(std::span<const InPlaceChange> changes, const InPlaceOptions& options = {},
                                    const SaveProgress& progress = {});

/// Restores what an interrupted change of this file, and of others with it, has overwritten. Safe to call on any file
/// at any time. If the state of a file cannot result from the record's change, neither the record nor the files are
/// touched: the outcome is Nothing, `leftAlone` lists the files and the message says why. Errors: Busy; Damaged if the
/// record is damaged (nothing is touched); Unfinished if the disk currently prevents it.
Result<RecoveryReport> recoverInPlace(const std::filesystem::path& file, const Disk& disk = {});

/// Unfinished or Damaged if the file may be half changed, so that reading it could return a mixture. Changes nothing.
Result<void> expectWhole(const std::filesystem::path& file, const Disk& disk = {});

/// recoverInPlace() for every record in a folder that the caller has locked. Joins the messages. Problems of a single
/// file are not errors.
Result<RecoveryReport> recoverAllInPlace(const Disk& disk, const std::filesystem::path& folder,
                                         const std::vector<std::string>& names);

} // namespace navsmith::files
