// Routes of bots: docs/simulation.md.
#pragma once

#include "core/routing/routing.h"

namespace navsmith::systems::source_nav {

routing::Routing routing();

} // namespace navsmith::systems::source_nav
