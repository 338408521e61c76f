// A map to be seen behind navigation data and to put things on the ground of.
#pragma once

#include "core/world/map_geometry.h"
#include "core/world/ray_caster.h"

namespace navsmith::world {

/// Does not change once it is made: shared between threads as it is.
struct Backdrop {
    MapGeometry geometry;
    RayCaster rays;
};

} // namespace navsmith::world
