#pragma once

#include "core/routing/routing.h"
#include "core/simulation/traffic.h"

namespace navsmith::systems::source2_nav {

/// The ways of agents of the hull whose areas they stand on.
routing::Routing routing();
simulation::Traffic bots();

} // namespace navsmith::systems::source2_nav
