// A piece of a world of placed meshes, for findFloors().
#pragma once

#include "core/walkable/walkable.h"
#include "core/world/placed_meshes.h"

namespace navsmith::walkable {

/// Sizes of somebody on foot in San Andreas, whose worlds are counted in metres. The game walks on paths and measures
/// no ground, so these are estimates.
Options onFoot();

/// Half the side of the square that groundAround() takes: world units, as the square is to be done at once.
inline constexpr float kPlacedReach = 120;

/// The triangles of these layers that reach into the square around a place. The result's bounds are those of the
/// square, from its lowest to its highest triangle.
world::MapGeometry groundAround(const world::PlacedMeshes& placed, const glm::vec3& centre, world::LayerMask layers);

} // namespace navsmith::walkable
