// Builds a GoldSrc map (docs/formats/quake-bsp.md), BSP 30, from the outpost's plan.
#pragma once

#include <cstddef>
#include <vector>

#include "resources/samples/outpost_plan.h"

namespace navsmith::samples {

/// The outpost with crates to climb onto the roof: GoldSrc's meshes have no ladders.
OutpostPlan outpostGoldSrcPlan();

/// The outpost for Counter-Strike 1.6, with the solids that its meshes are generated from, light and textures. There is
/// no visibility data, and faces are larger than the game allows. The same plan gives the same bytes.
std::vector<std::byte> outpostGoldSrcMap(const OutpostPlan& plan);

} // namespace navsmith::samples
