// Saves a set of files atomically: whatever happens, either all files are new or all are unchanged. See docs/saving.md;
// save_plan.h and save_steps.h hold the parts.
#pragma once

#include "core/files/read_file.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace navsmith::files {

/// Consumes the pieces of a file in order. An error stops the producer.
using PieceSink = std::function<Result<void>(std::span<const std::byte> piece)>;
/// Produces a whole file piece by piece, identically on each call.
using PieceMaker = std::function<Result<void>(const PieceSink& sink)>;

struct PendingFile {
    std::filesystem::path target; ///< need not exist, nor its folder; a link stands for its target
    std::vector<std::byte> bytes;
    /// Replaces `bytes` for files too large for memory: called twice, produces `makeSize` bytes each time.
    PieceMaker make = {};
    std::uint64_t makeSize = 0;
    std::optional<std::uint64_t> hash = {}; ///< hashOf(bytes), if it is known
};

struct SaveOptions {
    std::string backupFolder = ".navsmith-backup"; ///< a folder name, used in each folder in which a file is replaced
    std::size_t keepBackups = 10;                  ///< sets to keep per backup folder, including this save's
    Disk disk = {};
};

/// `done` of `total` bytes over all pending files; produced files (`make`) count twice, unchanged files count as
/// written. Return false to cancel, which has an effect only before the commit. The last call has done == total and
/// comes once everything is in place. Runs on the saving thread; must not throw.
using SaveProgress = std::function<bool(std::uint64_t done, std::uint64_t total)>;

enum class SavedAs : std::uint8_t {
    Unchanged, ///< already had these bytes; not touched
    Replaced,  ///< replaced, with a backup of the previous content
    Created,
};

struct SavedFile {
    std::filesystem::path target; ///< as passed in
    SavedAs as = SavedAs::Unchanged;
    FileStamp stamp; ///< of the file now on disk
};

struct SaveReport {
    std::vector<SavedFile> files;                  ///< in the order of the request
    std::vector<std::filesystem::path> backupSets; ///< folders with the previous bytes; empty if nothing was replaced
    std::vector<std::string> warnings;             ///< problems after the save was complete
};

/// Writes all files or none. On an error, every file is unchanged, unless the error is Unfinished: then the folder
/// needs recoverFolder(), as the text says. No temporary files remain either, unless the cleanup itself failed: the
/// text then says so, and recoverFolder() cleans up. Errors worth distinguishing: Busy (another save is running),
/// NoSpace, Permission (also for a read-only target), Changed (a target changed during the save), Cancelled, Invalid
/// (two targets are the same file, or a target has one of Navsmith's own names).
///
/// All content is on disk before the first file is replaced. Permissions are kept, as are owner and group as far as the
/// user may set them. A file with several hard links is replaced under this name only.
Result<SaveReport> saveSet(std::span<const PendingFile> files, const SaveOptions& options = {},
                           const SaveProgress& progress = {});

} // namespace navsmith::files
