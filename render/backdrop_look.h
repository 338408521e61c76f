// How the map behind the scenes is drawn, and the slice of heights that is drawn at all.
#pragma once

#include "core/world/map_geometry.h"

#include <limits>

namespace navsmith::render {

/// World units.
struct HeightRange {
    float bottom = std::numeric_limits<float>::lowest();
    float top = std::numeric_limits<float>::max();

    [[nodiscard]] bool overlaps(float low, float high) const { return high >= bottom && low <= top; }
    [[nodiscard]] bool holds(float z) const { return overlaps(z, z); }
    bool operator==(const HeightRange&) const = default;
};

struct BackdropLook {
    bool shown = true;
    float opacity = 1; ///< below 1, the map is translucent
    HeightRange slice; ///< only this much of the map is drawn
    world::LayerMask layers = world::visibleLayers();
    bool cutsElements = true; ///< the slice applies to elements, too
    bool backFaces = false;   ///< faces that point away from the eye are drawn: the map hides its inside
    bool tinted = false;      ///< coloured by height rather than by layer
    bool picture = false;     ///< a picture of the map from above colours it, if it has one
    bool heightLines = false; ///< lines at regular heights
    bool edges = true;        ///< lines along edges of surfaces, which make stairs and ledges visible

    /// The heights at which elements are drawn.
    [[nodiscard]] HeightRange ofElements() const { return cutsElements ? slice : HeightRange(); }
    bool operator==(const BackdropLook&) const = default;
};

} // namespace navsmith::render
