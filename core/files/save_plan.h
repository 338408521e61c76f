// The record of a save, written to disk before anything else so that recovery after a crash knows what to do.
//
// The record is one file in the first folder of the set. It is called kStagingName while new files and backups are
// prepared; renaming it to kJournalName is the commit: from then on the new set is the valid one. Each further folder
// holds a pointer to the record, which is the first of our files to be created there and the last to be removed.
#pragma once

#include "core/files/disk.h"

#include <string>
#include <string_view>
#include <vector>

namespace navsmith::files {

inline constexpr std::string_view kOurPrefix = ".navsmith-";
inline constexpr std::string_view kLockName = ".navsmith-lock";
inline constexpr std::string_view kStagingName = ".navsmith-save.staging";
inline constexpr std::string_view kJournalName = ".navsmith-save.journal";
inline constexpr std::string_view kPointerName = ".navsmith-save.elsewhere";

struct PlannedFile {
    std::size_t folder = 0; ///< index into SavePlan::folders
    std::string name;       ///< file name in that folder
    bool existed = false;   ///< false: the old size and hash are meaningless and there is no backup
    std::uint64_t oldSize = 0;
    std::uint64_t oldHash = 0;
    std::uint64_t newSize = 0;
    std::uint64_t newHash = 0;

    bool operator==(const PlannedFile&) const = default;
};

struct SavePlan {
    std::string id;                             ///< 16 hexadecimal digits
    std::vector<std::filesystem::path> folders; ///< absolute, without links; the first contains the record
    std::vector<std::filesystem::path>
        madeFolders;                ///< created for this save, outermost first; each is or contains one of `folders`
    std::string backupFolder;       ///< folder name in each of `folders`
    std::string backupSet;          ///< folder name in `backupFolder`
    std::vector<PlannedFile> files; ///< changed files only

    bool operator==(const SavePlan&) const = default;
};

/// A pointer to the first folder, stored in each other folder.
struct SavePointer {
    std::string id;
    std::filesystem::path firstFolder;
};

std::filesystem::path targetOf(const SavePlan& plan, std::size_t file);
std::filesystem::path temporaryOf(const SavePlan& plan, std::size_t file);
std::filesystem::path backupOf(const SavePlan& plan, std::size_t file);
std::filesystem::path backupSetIn(const SavePlan& plan, std::size_t folder);

/// Whether only code in this folder creates files with this name.
bool isOurName(const std::filesystem::path& name);
/// Whether this is the name of a new file that waits to be moved over its target.
bool isTemporaryName(std::string_view name);
/// Whether this is a single path component that is safe to append to a folder: not empty, not "." or "..", no
/// separators.
bool isPlainName(std::string_view name);

/// Encodes the record. Folders are stored relative to the first one, so that the whole tree may move before recovery.
/// The content is stored twice, each copy with its own checksum, so that one bad sector does not destroy both.
std::vector<std::byte> encodePlan(const SavePlan& plan);
/// Damaged if neither copy is intact or the record asks for something that no save does. `folder` contains the record.
Result<SavePlan> decodePlan(std::span<const std::byte> bytes, const std::filesystem::path& folder);

std::vector<std::byte> encodePointer(const SavePlan& plan, std::size_t folder);
Result<SavePointer> decodePointer(std::span<const std::byte> bytes, const std::filesystem::path& folder);

/// decodePlan() and decodePointer() of a file. Missing if it does not exist.
Result<SavePlan> readPlan(const Disk& disk, const std::filesystem::path& folder, std::string_view name);
Result<SavePointer> readPointer(const Disk& disk, const std::filesystem::path& folder);

} // namespace navsmith::files
