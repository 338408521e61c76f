#pragma once

#include "core/simulation/traffic.h"

namespace navsmith::systems::yapb {

/// Bots that run along a graph: crouching, climbing and jumping as its flags say.
simulation::Traffic bots();

} // namespace navsmith::systems::yapb
