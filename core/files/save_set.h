// Saving a set of files so that it is either entirely as before or entirely as wanted, whatever happens on the way.
// docs/saving.md tells the story; save_plan.h and save_steps.h hold the parts.
#pragma once

#include "core/files/read_file.h"

#include <functional>
#include <span>
#include <string>
#include <vector>

namespace navsmith::files {

/// Where the pieces of a file go, one behind the other. An error ends it.
using PieceSink = std::function<Result<void>(std::span<const std::byte> piece)>;
/// Gives all of a file, piece by piece; the same each time it is asked.
using PieceMaker = std::function<Result<void>(const PieceSink& sink)>;

struct PendingFile {
    std::filesystem::path target; ///< need not exist, nor its folder; a link stands for the file it leads to
    std::vector<std::byte> bytes;
    /// In the place of `bytes`, for what is too large for memory: it is asked twice, and gives `made` bytes.
    PieceMaker make = {};
    std::uint64_t made = 0;
};

struct SaveOptions {
    std::string backupFolder = ".navsmith-backup"; ///< a plain name, taken in each folder that a file is replaced in
    std::size_t keepBackups = 10;                  ///< sets kept in each of them, this save's included
    FileOps* ops = nullptr;                        ///< the operating system's own when null
};

/// Bytes written, of the bytes of all pending files, where those that are made count twice; those of unchanged files
/// count as written. Gives false to cancel: heeded until the commit, never after. The last call, with done == total,
/// comes when everything is in place. Called on the saving thread; must not throw.
using SaveProgress = std::function<bool(std::uint64_t done, std::uint64_t total)>;

enum class SavedAs : std::uint8_t {
    Unchanged, ///< the disk had these bytes already; not touched at all
    Replaced,  ///< with a backup of what was there
    Created,
};

struct SavedFile {
    std::filesystem::path target; ///< as it was passed
    SavedAs as = SavedAs::Unchanged;
    FileStamp stamp; ///< of the file as it is now on the disk
};

struct SaveReport {
    std::vector<SavedFile> files;                  ///< in the order of the request
    std::vector<std::filesystem::path> backupSets; ///< folders with the previous bytes, none if nothing was replaced
    std::vector<std::string> warnings;             ///< what went wrong after the save was complete
};

/// Writes all files or none. On an error every file is as it was before, unless its kind is Unfinished: then the folder
/// needs recoverFolder(), as the text says. Nothing of ours is left either, unless even the cleaning up failed: the
/// text says so, and recoverFolder() cleans up. Kinds worth telling apart: Busy (another saver is at work), NoSpace,
/// Permission (also when a target is marked read-only), Changed (a target changed while saving), Cancelled, Invalid
/// (two targets are one file, a target's name is one of ours).
///
/// Everything is written and has reached the disk before the first file is replaced. Permissions are kept; owner and
/// group as far as the user may set them. A file with several hard links is replaced under this name only.
Result<SaveReport> saveSet(std::span<const PendingFile> files, const SaveOptions& options = {},
                           const SaveProgress& progress = {});

} // namespace navsmith::files
