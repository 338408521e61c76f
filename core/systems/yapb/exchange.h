#pragma once

#include "core/systems/exchange.h"

namespace navsmith::systems::yapb {

/// Graphs from meshes: place_nodes.h says how.
Exchange exchange();

} // namespace navsmith::systems::yapb
