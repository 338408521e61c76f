// What is drawn, and the map, as a 3D model: glTF 2.0 in one binary file.
#pragma once

#include "core/exports/drawing.h"
#include "core/exports/map_picture.h"

namespace navsmith::exports {

/// One unit of the model is one of the game, y is up, and what lies to the north in the window is towards -z. A node
/// for each layer, besides the map. Of the options, title, unit and map count. Fails if the model would be too large.
Result<Bytes> toGlb(const Drawing& drawing, const PictureOptions& options, const Progress& progress = {});

} // namespace navsmith::exports
