// Routes of cars, boats and pedestrians: docs/simulation.md.
#pragma once

#include "core/routing/routing.h"

namespace navsmith::systems::gta_sa_paths {

routing::Routing routing();

} // namespace navsmith::systems::gta_sa_paths
