// Changes the files in an archive of a writable kind (Source engine map, IMG archive), in place (in_place.h) and all or
// nothing. A separate directory file is part of the same change.
#pragma once

#include "core/files/archive.h"

namespace navsmith::files {

struct PlannedEntries {
    std::filesystem::path archive;
    ArchivePlan plan;
    std::uint64_t oldSize = 0;      ///< size of the archive when it was planned
    std::int64_t oldModifiedNs = 0; ///< modification time when it was planned
    struct Directory {
        std::filesystem::path path;
        std::uint64_t oldSize = 0;
        std::int64_t oldModifiedNs = 0;
    };
    std::optional<Directory> directory = {}; ///< if it is a separate file
};

/// Plans a change of an archive. Changes nothing. Errors: those of openArchive(); Invalid for an archive of a kind that
/// Navsmith does not write, or from which it does not erase; Malformed if the files do not fit, or one to erase is not
/// there.
Result<PlannedEntries> planChanges(const std::filesystem::path& archive, const EntryChanges& changes,
                                   const ReadOptions& options = {});
/// The same where nothing is erased.
Result<PlannedEntries> planEntries(const std::filesystem::path& archive, std::span<const NewEntry> files,
                                   const ReadOptions& options = {});

/// The name under which a replaced entry is backed up: that of the archive and the entry's own, without folders, which
/// backup sets do not have.
std::string backupNameOf(const std::filesystem::path& archive, std::string_view entry);

/// Carries out the plan; `files` is parallel to its entries. Backs up replaced and erased entries in the backup set
/// (backupNameOf()), and the whole archive if the options say so or an old entry cannot be read. Errors: those of
/// changeInPlace(); Malformed.
Result<InPlaceReport> putEntries(const PlannedEntries& planned, std::span<const std::span<const std::byte>> files,
                                 const InPlaceOptions& options = {}, const SaveProgress& progress = {});

/// The same for the plan of a single file.
Result<InPlaceReport> putEntry(const PlannedEntries& planned, std::span<const std::byte> bytes,
                               const InPlaceOptions& options = {}, const SaveProgress& progress = {});

} // namespace navsmith::files
