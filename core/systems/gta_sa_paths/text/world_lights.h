// Traffic lights of an open world.
#pragma once

#include "core/systems/gta_sa_paths/text/lights.h"
#include "core/world/placed_meshes.h"

#include <vector>

namespace navsmith::systems::gta_sa_paths::compiler {

/// The placed meshes whose names are those of lightModels(), in the order of the placements.
std::vector<Light> lightsOf(const world::PlacedMeshes& world);

} // namespace navsmith::systems::gta_sa_paths::compiler
