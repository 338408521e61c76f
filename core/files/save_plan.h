// What a save is going to do, written to the disk before it does anything, so that whoever comes after a crash knows.
//
// The record is one file in the first folder of the set. It is called kStagingName while new files and backups are
// being prepared; renaming it to kJournalName is the commit: from then on the new set is what the folder means. Each
// further folder holds a pointer to the record, the first of our files to come there and the last to go.
#pragma once

#include "core/files/file_ops.h"

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
    std::string name;       ///< in that folder
    bool existed = false;   ///< else the old size and hash mean nothing and there is no backup
    std::uint64_t oldSize = 0;
    std::uint64_t oldHash = 0;
    std::uint64_t newSize = 0;
    std::uint64_t newHash = 0;

    bool operator==(const PlannedFile&) const = default;
};

struct SavePlan {
    std::string id;                             ///< 16 hexadecimal digits
    std::vector<std::filesystem::path> folders; ///< absolute, without links; the first holds the record
    std::vector<std::filesystem::path>
        madeFolders;                ///< made for this save, outermost first; each is or holds one of `folders`
    std::string backupFolder;       ///< a name in each of `folders`
    std::string backupSet;          ///< a name in that
    std::vector<PlannedFile> files; ///< only those that change

    bool operator==(const SavePlan&) const = default;
};

/// In a folder that is not the first: where the first is.
struct SavePointer {
    std::string id;
    std::filesystem::path firstFolder;
};

std::filesystem::path targetOf(const SavePlan& plan, std::size_t file);
std::filesystem::path temporaryOf(const SavePlan& plan, std::size_t file);
std::filesystem::path backupOf(const SavePlan& plan, std::size_t file);
std::filesystem::path backupSetIn(const SavePlan& plan, std::size_t folder);

/// One of the names that only this folder's code gives.
bool isOurName(const std::filesystem::path& name);
/// The name of a new file that waits to be moved over its target.
bool isTemporaryName(std::string_view name);
/// A single part of a path that is safe to append to a folder: not empty, not "." or "..", no separators.
bool isPlainName(std::string_view name);

/// The record's bytes. Folders are stored relative to the first one, so that the whole may be moved before it is
/// recovered. The content stands there twice, each with its checksum, so that one bad sector does not take both.
std::vector<std::byte> encodePlan(const SavePlan& plan);
/// Damaged if neither copy is intact or it asks for something that no save asks for. `folder` is where the record is.
Result<SavePlan> decodePlan(std::span<const std::byte> bytes, const std::filesystem::path& folder);

std::vector<std::byte> encodePointer(const SavePlan& plan, std::size_t folder);
Result<SavePointer> decodePointer(std::span<const std::byte> bytes, const std::filesystem::path& folder);

/// decodePlan() and decodePointer() of a file. Missing if there is none.
Result<SavePlan> readPlan(FileOps& ops, const std::filesystem::path& folder, std::string_view name);
Result<SavePointer> readPointer(FileOps& ops, const std::filesystem::path& folder);

} // namespace navsmith::files
