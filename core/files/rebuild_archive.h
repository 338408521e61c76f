// An archive built anew without what no entry owns: a copy, or in the place of the old one, which goes into the backup.
#pragma once

#include "core/files/archive.h"

#include <optional>

namespace navsmith::files {

struct RebuildReport {
    std::uint64_t oldSize = 0; ///< bytes
    std::uint64_t newSize = 0;
    std::optional<std::filesystem::path> backupSet; ///< the folder, if the old one was replaced
    std::vector<std::string> warnings;              ///< what went wrong after it was complete
};

/// Every entry keeps its bytes and its place in the directory. Without `out` the archive itself is replaced, when all
/// of the new one has reached the disk; links to it stay links. A directory that is a file of its own is replaced with
/// it, all or nothing, and for `out` lies beside that. Reads and writes piece by piece. An `out` that is there already
/// is refused, and so is an archive of which an interrupted change has not been undone. Errors: those of openArchive();
/// Invalid for a kind that is not built anew; Malformed; those of saveSet().
Result<RebuildReport> rebuildArchive(const std::filesystem::path& archive,
                                     const std::optional<std::filesystem::path>& out, const SaveOptions& options = {},
                                     const SaveProgress& progress = {});

/// How much of an archive no entry owns: what building it anew would save. Lists it and reads no entry.
struct ArchiveRoom {
    std::uint64_t size = 0;   ///< bytes of it
    std::uint64_t unused = 0; ///< of these
};
/// Errors as above; Invalid also where nothing can be built anew.
Result<ArchiveRoom> roomIn(const std::filesystem::path& archive, FileOps* ops = nullptr);

} // namespace navsmith::files
