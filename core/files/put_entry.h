// Putting a file into an archive that this program can write: a map of the Source engine. All or nothing, where the
// archive stands (in_place.h).
#pragma once

#include "core/files/archive.h"

namespace navsmith::files {

struct PlannedEntry {
    std::filesystem::path archive;
    EntryPlan plan;
    std::uint64_t oldSize = 0;      ///< of the archive when it was looked at
    std::int64_t oldModifiedNs = 0; ///< the same
};

/// Looks at what it takes to put an entry of `size` bytes into an archive. Changes nothing. Errors: those of
/// openArchive(); Invalid for an archive that this program does not write.
Result<PlannedEntry> planEntry(const std::filesystem::path& archive, std::string_view name, std::uint64_t size,
                               const ReadOptions& options = {});

/// Does it. What is replaced is kept in the backup set as ARCHIVE-NAME, and the whole archive if the options say so or
/// the old entry cannot be read. Errors: those of changeInPlace(); Malformed.
Result<InPlaceReport> putEntry(const PlannedEntry& planned, std::span<const std::byte> bytes,
                               const InPlaceOptions& options = {}, const SaveProgress& progress = {});

} // namespace navsmith::files
