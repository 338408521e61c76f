// Documents that begin empty, for a map that has none yet.
#pragma once

#include "core/files/file_error.h"
#include "core/files/file_ops.h"
#include "core/systems/system.h"

#include <filesystem>
#include <vector>

namespace navsmith::opening {

/// The systems that have something to begin with (System::blank).
std::vector<const systems::System*> beginners();

/// Where the game looks for the file of a map: for one in its folder "maps" below the game's own, else beside the map.
std::filesystem::path placeToBegin(const systems::System& system, const std::filesystem::path& map);

/// Writes the empty file there, folders included; one that is there already stays as it is. What to open then. Errors:
/// those of files::saveSet().
files::Result<std::filesystem::path> beginDocument(const systems::System& system, const std::filesystem::path& map,
                                                   files::FileOps* ops = nullptr);

} // namespace navsmith::opening
