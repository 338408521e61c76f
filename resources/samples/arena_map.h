// From the arena's plan to a Quake map (docs/formats/quake-bsp.md), BSP 29.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "resources/samples/arena_plan.h"

namespace navsmith::samples::arena {

/// The map as those read it who draw it or cast rays at it: entities, faces, models, and textures of simple patterns.
/// Movers are models 1 and so on, in the order of the plan, where they are drawn. It is not one to play: there is one
/// node and one leaf with everything, no light and nothing of what is visible from where, and nothing is solid to the
/// game. The same plan gives the same bytes.
std::vector<std::byte> map(const Plan& plan);

/// The place of a mover among the map's entities, counted as the game counts them in a game of sixteen that keeps all
/// of them: 0 is the world, then come the players.
int edictOf(const Plan& plan, std::string_view mover);

} // namespace navsmith::samples::arena
