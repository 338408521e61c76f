#pragma once

#include "core/systems/exchange.h"

namespace navsmith::systems::quake_nav {

/// Of NAV2, from and to waypoints of other bots.
Exchange exchange();

} // namespace navsmith::systems::quake_nav
