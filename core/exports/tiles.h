// Maps as tiles for web pages: FOLDER/ZOOM/X/Y.png, and map.json that tells how places become tiles.
#pragma once

#include "core/exports/drawing.h"
#include "core/exports/map_picture.h"

#include <cstddef>
#include <cstdint>

namespace navsmith::exports {

inline constexpr std::uint32_t kTileSize = 256;
inline constexpr std::uint32_t kMostZooms = 12;
inline constexpr std::size_t kMostTiles = 50'000;

/// Zoom 0 is a single tile with everything. Tiles with nothing on them are left out. Of the options, background and map
/// count. Returns the number of tiles. Fails if there would be too many.
Result<std::size_t> toTiles(const Drawing& drawing, const PictureOptions& options, std::uint32_t zooms,
                            const TakeFile& take, const Progress& progress = {});

} // namespace navsmith::exports
