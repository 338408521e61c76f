// Whether a place is in the open. Maps store surfaces only; which side of them is solid follows from how they face.
#pragma once

#include "core/world/ray_caster.h"

#include <glm/vec3.hpp>

namespace navsmith::world {

/// Whether a point lies inside a wall or a floor, or outside of everything. Faces of a map look into the open, so from
/// inside of what is solid, and from outside of the hull, rays meet the backs of faces first. Rays go in 14 directions
/// and the majority decides: compilers drop faces that nobody sees and tools leave holes, by which a ray gets out. A
/// ray that meets nothing has no say, so that a map without a ceiling has an inside; where none meets anything the
/// point is outside. Only the world's own surfaces and its sky count: brush models stick into walls and move.
bool insideSolid(const RayCaster& rays, const glm::vec3& point);

} // namespace navsmith::world
