// A map shown behind navigation data, which also provides the ground to place elements on.
#pragma once

#include "core/world/map_geometry.h"
#include "core/world/ray_caster.h"

namespace navsmith::world {

/// Immutable once created, so threads can share it.
struct Backdrop {
    MapGeometry geometry;
    RayCaster rays;
};

} // namespace navsmith::world
