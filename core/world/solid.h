// Point-in-solid test. Maps store surfaces only; the direction that they face determines which side is solid.
#pragma once

#include "core/world/ray_caster.h"

#include <glm/vec3.hpp>

namespace navsmith::world {

/// Whether a point is inside a wall or floor, or outside the map. Map faces point into open space, so rays from inside
/// a solid or from outside the hull hit back faces first. Casts rays in 14 directions and takes the majority, because
/// compilers drop invisible faces and tools leave holes through which rays escape. Rays that hit nothing do not vote,
/// so that a map without a ceiling still has an inside; if no ray hits anything, the point is outside. Considers only
/// the world's own surfaces and its sky: brush models overlap walls and move.
bool insideSolid(const RayCaster& rays, const glm::vec3& point);

} // namespace navsmith::world
