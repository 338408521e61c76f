#pragma once

#include "core/systems/exchange.h"

namespace navsmith::systems::source2_nav {

/// Exchange with meshes of Source: areas, connections and hiding spots of the agent that is most like a player.
Exchange exchange();

} // namespace navsmith::systems::source2_nav
