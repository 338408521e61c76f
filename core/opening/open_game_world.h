// Reads a game's world as a map: all collision models where placements say.
#pragma once

#include "core/opening/open_map.h"

namespace navsmith::opening {

/// `path`: see mayListWorld(); `cache`: see openMap(). Missing and damaged files become notes of the map. Works on any
/// thread. Errors: those of findWorldFiles(); Cancelled if `progress` returns false.
tl::expected<OpenedMap, files::FileError> openGameWorld(const std::filesystem::path& path,
                                                        const files::ReadOptions& options = {},
                                                        const systems::Progress& progress = {},
                                                        const std::filesystem::path& cache = {});

} // namespace navsmith::opening
