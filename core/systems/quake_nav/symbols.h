// Symbols of waypoints.
#pragma once

#include "core/symbol/symbol.h"
#include "core/world/map_geometry.h"
#include "formats/quake/nav_file.h"

namespace navsmith::systems::quake_nav {

symbol::View view(quake::NavGame game);

/// The twelve edges of a box.
void drawBox(symbol::Primitives& out, const glm::vec3& low, const glm::vec3& high, symbol::Rgba colour, float pixels);

/// Marks for items, weapons, spawn points and teleport exits of a map.
symbol::Primitives mapMarks(const world::MapGeometry& map);

} // namespace navsmith::systems::quake_nav
