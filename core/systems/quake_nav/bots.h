// How fast bots and monsters move along links: docs/simulation.md, "Bots".
#pragma once

#include "core/simulation/traffic.h"
#include "formats/quake/nav_file.h"

namespace navsmith::systems::quake_nav {

simulation::Traffic bots(quake::NavGame game);

} // namespace navsmith::systems::quake_nav
