#pragma once

#include "core/simulation/traffic.h"

namespace navsmith::systems::source_ain {

/// NPCs of each hull.
simulation::Traffic npcs();

} // namespace navsmith::systems::source_ain
