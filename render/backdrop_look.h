// How the map behind the scenes is drawn.
#pragma once

#include "core/world/map_geometry.h"

#include <limits>

namespace navsmith::render {

struct BackdropLook {
    bool shown = true;
    float opacity = 1;                                   ///< below 1, the map is translucent
    float bottom = std::numeric_limits<float>::lowest(); ///< world units: only the slice from bottom to top is drawn
    float top = std::numeric_limits<float>::max();
    world::LayerMask layers = world::visibleLayers();

    bool operator==(const BackdropLook&) const = default;
};

} // namespace navsmith::render
