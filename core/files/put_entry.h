// Putting files into an archive that this program can write: a map of the Source engine, an IMG archive. All of them or
// none, where the archive stands (in_place.h); a directory that is a file of its own is part of the same change.
#pragma once

#include "core/files/archive.h"

namespace navsmith::files {

struct PlannedEntries {
    std::filesystem::path archive;
    ArchivePlan plan;
    std::uint64_t oldSize = 0;      ///< of the archive when it was looked at
    std::int64_t oldModifiedNs = 0; ///< the same
    struct Directory {
        std::filesystem::path path;
        std::uint64_t oldSize = 0;
        std::int64_t oldModifiedNs = 0;
    };
    std::optional<Directory> directory = {}; ///< if it is a file of its own
};

/// Looks at what it takes to put files into an archive. Changes nothing. Errors: those of openArchive(); Invalid for an
/// archive that this program does not write; Malformed if they have no place in it.
Result<PlannedEntries> planEntries(const std::filesystem::path& archive, std::span<const NewEntry> files,
                                   const ReadOptions& options = {});

/// Does it; `files` is parallel to the plan. What is replaced is kept in the backup set as ARCHIVE-NAME, and the whole
/// archive if the options say so or an old entry cannot be read. Errors: those of changeInPlace(); Malformed.
Result<InPlaceReport> putEntries(const PlannedEntries& planned, std::span<const std::span<const std::byte>> files,
                                 const InPlaceOptions& options = {}, const SaveProgress& progress = {});

/// The two for one file.
Result<PlannedEntries> planEntry(const std::filesystem::path& archive, std::string_view name, std::uint64_t size,
                                 const ReadOptions& options = {});
Result<InPlaceReport> putEntry(const PlannedEntries& planned, std::span<const std::byte> bytes,
                               const InPlaceOptions& options = {}, const SaveProgress& progress = {});

} // namespace navsmith::files
