// Routes of cars and boats: docs/simulation.md.
#pragma once

#include "core/routing/routing.h"

namespace navsmith::systems::gta_iv_paths {

routing::Routing routing();

} // namespace navsmith::systems::gta_iv_paths
