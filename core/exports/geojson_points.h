#pragma once

#include "core/exports/point_table.h"

#include <string_view>

namespace navsmith::exports {

/// readPoints() for GeoJSON: a FeatureCollection. The points of a line have its properties. Arrays of up to three
/// numbers are columns "NAME.x" and so on.
Result<PointTable> readGeoJsonPoints(std::string_view text);

} // namespace navsmith::exports
