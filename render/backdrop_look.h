// How a map is shown behind the scenes.
#pragma once

#include "core/world/map_geometry.h"

#include <limits>

namespace navsmith::render {

struct BackdropLook {
    bool shown = true;
    float opacity = 1;                                   ///< below 1 what is behind it is seen through it
    float bottom = std::numeric_limits<float>::lowest(); ///< world units: only what lies between is drawn
    float top = std::numeric_limits<float>::max();
    world::LayerMask layers = world::visibleLayers();

    bool operator==(const BackdropLook&) const = default;
};

} // namespace navsmith::render
