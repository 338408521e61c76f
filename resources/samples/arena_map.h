// Builds a Quake map (docs/formats/quake-bsp.md), BSP 29, from the arena's plan.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "resources/samples/arena_plan.h"

namespace navsmith::samples::arena {

/// A map for programs that draw it or cast rays: entities, faces with light, models and textures. Movers are models 1
/// and up, in the order of the plan, at their drawn position. Not playable: there is no visibility data, nothing is
/// solid to the game, and faces are larger than it allows. The same plan gives the same bytes.
std::vector<std::byte> map(const Plan& plan);

/// A mover's index among the map's entities, as the game counts them with sixteen players and all entities kept: 0 is
/// the world, followed by the players.
int edictOf(const Plan& plan, std::string_view mover);

} // namespace navsmith::samples::arena
