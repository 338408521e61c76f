// Routes of bots: docs/simulation.md.
#pragma once

#include "core/routing/routing.h"
#include "formats/quake/nav_file.h"

namespace navsmith::systems::quake_nav {

routing::Routing routing(quake::NavGame game);

} // namespace navsmith::systems::quake_nav
