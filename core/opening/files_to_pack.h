// Files on disk that are packed into a map: where the game looks for them there, and the map's size in those that store
// it.
#pragma once

#include "core/opening/map_pack.h"

#include <optional>
#include <string>
#include <vector>

namespace navsmith::opening {

/// Under which name the game looks for a file in this map: for files of a system those that it knows, for others
/// gameNameOf(). None if no game is known to look for it.
std::optional<std::string> nameForMap(const std::filesystem::path& file, const std::filesystem::path& map);

struct FileToPack {
    std::filesystem::path file;
    std::string name = {}; ///< in the map; empty: nameForMap()
};

struct PackRequest {
    std::vector<FileToPack> files;
    std::vector<std::string> erased = {}; ///< names in the map
};

/// What to write, all read.
struct ReadyToPack {
    files::PlannedEntries planned;
    std::vector<std::vector<std::byte>> contents; ///< parallel to the plan's entries
    /// Files beside the map that the game reads instead of packed ones.
    std::vector<std::filesystem::path> readInstead = {};
};

/// Reads the files and plans the change (planMapPack()). Files of systems that belong to maps are read as documents:
/// one that is damaged is refused, and those that store the size of the map get it. `variant`: as for opening. Fails
/// with the problems of all files.
tl::expected<ReadyToPack, std::vector<files::FileError>> readToPack(const std::filesystem::path& map,
                                                                    const PackRequest& request,
                                                                    Recovery recovery = Recovery::Recover,
                                                                    const std::string& variant = {});

/// Carries it out, with a backup, all or nothing. Errors: those of files::putEntries().
files::Result<files::InPlaceReport> pack(const ReadyToPack& ready, const files::InPlaceOptions& options = {},
                                         const files::SaveProgress& progress = {});

} // namespace navsmith::opening
