#pragma once

#include "core/systems/polygons.h"

namespace navsmith::systems::source_nav {

/// Areas of polygons of other programs.
PolygonMaker polygonAreas();

} // namespace navsmith::systems::source_nav
