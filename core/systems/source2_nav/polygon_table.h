// The table of polygons of a file in which it is not one for each area, in their order: it is kept as it is, and areas
// keep their indexes.
#pragma once

#include "formats/source2/nav_file.h"

#include <string>
#include <string_view>

namespace navsmith::systems::source2_nav {

/// Whether polygon i belongs to area i, as in every known file.
bool isUsual(const source2::NavFile& file);

std::string encodePolygons(const source2::NavFile& file);
/// Fills in `polygons` and `polygonCorners`; false if the text holds none.
bool decodePolygons(std::string_view text, source2::NavFile& file);

} // namespace navsmith::systems::source2_nav
