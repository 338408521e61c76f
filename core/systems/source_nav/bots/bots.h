// How fast the bots of each game move along its routes: docs/simulation.md, "Bots".
#pragma once

#include "core/simulation/traffic.h"

namespace navsmith::systems::source_nav {

simulation::Traffic bots();

} // namespace navsmith::systems::source_nav
