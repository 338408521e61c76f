#pragma once

#include "core/systems/exchange.h"

namespace navsmith::systems::quake_nav {

/// Exchange of NAV2 with waypoints of other bots.
Exchange exchange();

} // namespace navsmith::systems::quake_nav
