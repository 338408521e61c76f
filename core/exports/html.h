// A document in 3D as one web page that needs no network: layers with their legend, the map in a reduced form, issues,
// and the values of the element that is clicked.
#pragma once

#include "core/exports/drawing.h"
#include "core/exports/map_picture.h"
#include "core/exports/wires.h"
#include "core/systems/system.h"

#include <string_view>

namespace navsmith::exports {

/// resources/html/viewer.html; "@DATA@" stands for the data.
extern const std::string_view kViewerPage;

/// `options`: title, note, unit and map. The page holds the values of at most 100,000 elements.
Result<Bytes> toHtml(const systems::System& system, const model::Model& model, const Drawing& drawing,
                     const PictureOptions& options, const Progress& progress = {});

/// The triangles of a map with at most so many, by joining corners that lie close together. Without water, sky and what
/// nobody sees.
Wires reducedMap(const world::Backdrop& map, std::size_t mostTriangles);

} // namespace navsmith::exports
