// Rebuilds an archive without the bytes that no entry owns, as a copy or in place of the original, which is backed up.
#pragma once

#include "core/files/archive.h"

#include <optional>

namespace navsmith::files {

struct RebuildReport {
    std::uint64_t oldSize = 0; ///< bytes
    std::uint64_t newSize = 0;
    std::optional<std::filesystem::path> backupSet; ///< the backup folder, if the original was replaced
    std::vector<std::string> warnings;              ///< problems after the rebuild was complete
};

/// Keeps every entry's bytes and position in the directory. Without `out`, replaces the archive itself once the whole
/// new one is on disk; links to it stay links. A separate directory file is replaced together with it, all or nothing;
/// with `out` it is written beside that. Copies piece by piece. Refuses an existing `out` and an archive with an
/// interrupted change that has not been undone. Errors: those of openArchive(); Invalid for a kind that cannot be
/// rebuilt; Malformed; those of saveSet().
Result<RebuildReport> rebuildArchive(const std::filesystem::path& archive,
                                     const std::optional<std::filesystem::path>& out, const SaveOptions& options = {},
                                     const SaveProgress& progress = {});

/// How many bytes of an archive no entry owns, which is what a rebuild would save. Lists the archive; reads no entry.
struct ArchiveRoom {
    std::uint64_t size = 0;   ///< bytes of the archive
    std::uint64_t unused = 0; ///< bytes that no entry owns
};
/// Errors as above; Invalid also if the kind cannot be rebuilt.
Result<ArchiveRoom> roomIn(const std::filesystem::path& archive, const Disk& disk = {});

} // namespace navsmith::files
