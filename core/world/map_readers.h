// The geometry readers of the map families, which the table of families (map_families.h) lists. Each fills all of
// MapGeometry except the title.
#pragma once

#include "core/world/map_geometry.h"

namespace navsmith::world {

bytes::Result<MapGeometry> readQuakeGeometry(std::span<const std::byte> bytes, const std::stop_token& stop,
                                             const FindGameFile& find);
bytes::Result<MapGeometry> readQuake2Geometry(std::span<const std::byte> bytes, const std::stop_token& stop,
                                              const FindGameFile& find);
bytes::Result<MapGeometry> readSourceGeometry(std::span<const std::byte> bytes, const std::stop_token& stop,
                                              const FindGameFile& find);
bytes::Result<MapGeometry> readSource2Geometry(std::span<const std::byte> bytes, const std::stop_token& stop,
                                               const FindGameFile& find);
/// Nine numbers for each triangle, without a header. Errors: BadValue for another size.
bytes::Result<MapGeometry> readTriangleGeometry(std::span<const std::byte> bytes, const std::stop_token& stop,
                                                const FindGameFile& find);

/// The error of a reader that was stopped on request.
bytes::FormatError cancelled();

} // namespace navsmith::world
