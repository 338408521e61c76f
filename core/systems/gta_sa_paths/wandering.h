// How cars, boats and pedestrians wander: docs/simulation.md, "Traffic".
#pragma once

#include "core/simulation/traffic.h"

namespace navsmith::systems::gta_sa_paths {

simulation::Traffic wandering();

} // namespace navsmith::systems::gta_sa_paths
