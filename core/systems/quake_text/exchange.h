#pragma once

#include "core/systems/exchange.h"

namespace navsmith::systems::quake_text {

/// Exchange with waypoints of other bots.
Exchange exchange();

} // namespace navsmith::systems::quake_text
