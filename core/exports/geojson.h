// Elements as GeoJSON (RFC 7946), in coordinates of the game instead of degrees.
#pragma once

#include "core/exports/result.h"
#include "core/model/model.h"
#include "core/symbol/symbol.h"

#include <span>
#include <string>
#include <vector>

namespace navsmith::exports {

struct GeoJsonOptions {
    std::string title;
    std::string system; ///< id
    std::string unit;   ///< of positions
};

/// Points for elements with a place, lines for links between two of them, polygons for areas; others have no geometry.
/// Properties go by their ids, besides "element_type" and "element_index", the place among those of the type as in
/// other results.
Result<Bytes> toGeoJson(const model::Model& model, const symbol::View& view, std::span<const model::Element> elements,
                        const GeoJsonOptions& options, const Progress& progress = {});

} // namespace navsmith::exports
