#pragma once

#include "core/systems/exchange.h"

namespace navsmith::systems::source_nav {

/// Meshes give areas as nodes, with their ground and spots.
Exchange exchange();

} // namespace navsmith::systems::source_nav
