// One reader a family of maps, for readMapGeometry() alone. Each fills what MapGeometry promises but the title.
#pragma once

#include "core/world/map_geometry.h"

namespace navsmith::world {

bytes::Result<MapGeometry> readQuakeGeometry(std::span<const std::byte> bytes, const std::stop_token& stop);
bytes::Result<MapGeometry> readSourceGeometry(std::span<const std::byte> bytes, const std::stop_token& stop);

/// The error of a reader that was asked to stop.
bytes::FormatError cancelled();

} // namespace navsmith::world
