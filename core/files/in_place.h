// Changing large files where they stand, all or nothing: what would be overwritten goes into a record beside them first
// (in_place_record.h), from which the old bytes come back if the change does not reach its end. For archives, of which
// a small part changes; other files are saved by saveSet(). docs/saving.md tells the story.
#pragma once

#include "core/files/recover_folder.h"
#include "core/files/save_set.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace navsmith::files {

struct FileInfo;

/// Bytes to be written at a place, inside the file or behind its end.
struct RangeWrite {
    std::uint64_t offset = 0;
    std::vector<std::byte> bytes;
    /// All writes of a phase are on the disk before the first of a higher one: what tells of data comes after the data.
    std::uint32_t phase = 0;
};

struct BackupFile {
    std::string name; ///< a plain name
    std::vector<std::byte> bytes;
};

struct InPlaceChange {
    std::filesystem::path file; ///< a regular file; a link stands for the file it leads to
    std::uint64_t size = 0;     ///< of the file afterwards
    /// In any order; none overlap or go beyond `size`, and all between the old size and `size` is written.
    std::vector<RangeWrite> writes;
    std::uint64_t oldSize = 0;            ///< what the file was like when the change was worked out: refused with
    std::int64_t oldModifiedNs = 0;       ///< Changed if it is not so any more
    std::vector<BackupFile> backups = {}; ///< kept as the backup of what was there
};

struct InPlaceOptions {
    SaveOptions save = {};    ///< backup folder, how many to keep, operations
    bool backUpWhole = false; ///< the backup is a copy of the whole file besides
};

struct InPlaceReport {
    bool changed = true;                            ///< false: the file had these bytes already
    std::optional<std::filesystem::path> backupSet; ///< the folder, if anything was backed up
    std::vector<std::string> warnings;              ///< what went wrong after the change was complete
};

/// Makes the change or leaves the file as it was, whenever the process or the power dies; recoverInPlace() is what
/// comes next then. Errors as for saveSet(). Permissions, owner and further names of the file stay as they are.
/// `progress` counts the bytes put aside and those written; its answer is heeded until the first byte is overwritten.
Result<InPlaceReport> changeInPlace(const InPlaceChange& change, const InPlaceOptions& options = {},
                                    const SaveProgress& progress = {});
/// The same of several files of one folder as one change: all of them or none. The phases are those of all files;
/// within one the files are written in this order, each on the disk before the next is begun. What is cut off a file
/// goes last. Putting the old bytes back goes the other way round. So a reader who does not know the record, other
/// programs meanwhile or all after a crash, finds nothing told of that is not there. Backups of all go into one set, so
/// their names must differ. Invalid if there is none, one comes twice, or they are in several folders.
Result<InPlaceReport> changeInPlace(std::span<const InPlaceChange> changes, const InPlaceOptions& options = {},
                                    const SaveProgress& progress = {});

/// Puts back what an interrupted change of this file, and of others with it, has overwritten. Safe to call on any file
/// at any time. A record that belongs to another state of a file than one the change can have left is left alone, and
/// so are the files: then the outcome is Nothing, `leftAlone` names them and the message says why. Errors: Busy;
/// Damaged when the record is damaged (nothing is touched); Unfinished when the disk does not let it go through now.
Result<RecoveryReport> recoverInPlace(const std::filesystem::path& file, FileOps* given = nullptr);

/// Unfinished, or Damaged, if the file may be half changed: what reads it would read a mixture. Changes nothing.
Result<void> expectWhole(const std::filesystem::path& file, FileOps* given = nullptr);

/// recoverInPlace() for every record in a folder that the caller has locked. Messages are joined; nothing is an error
/// that concerns one file alone.
Result<RecoveryReport> recoverAllInPlace(FileOps& ops, const std::filesystem::path& folder,
                                         const std::vector<std::string>& names);

} // namespace navsmith::files
