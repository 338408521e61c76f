// Symbols of waypoints.
#pragma once

#include "core/symbol/symbol.h"
#include "core/world/map_geometry.h"
#include "formats/quake/nav_file.h"

namespace navsmith::systems::quake_nav {

symbol::View view(quake::NavGame game);

/// Marks for items, weapons, spawn points and teleport exits of a map.
symbol::Primitives mapMarks(const world::MapGeometry& map);

} // namespace navsmith::systems::quake_nav
