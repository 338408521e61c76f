// The game world below the sample town's paths: streets, houses, land and water.
#pragma once

#include "resources/samples/game_world.h"
#include "resources/samples/town_layout.h"

namespace navsmith::samples {

/// The same plan gives the same world. Roads lie exactly where the plan's nodes do.
GameWorld townWorld(const TownPlan& plan, const TownLayout& layout);

} // namespace navsmith::samples
