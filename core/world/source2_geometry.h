// Geometry of maps of Source 2, for what a folder holds beside a mesh.
#pragma once

#include "core/world/map_geometry.h"

#include <string_view>

namespace navsmith::world {

/// Whether a file holds nothing but triangles, as tools export them from maps of Source 2: NAME.tri.
bool isTriangleFile(std::string_view name);
/// Nine numbers for each triangle, without a header. Errors: BadValue for another size; "cancelled".
bytes::Result<MapGeometry> readTriangleFile(std::span<const std::byte> bytes, const std::stop_token& stop = {});

} // namespace navsmith::world
