// Navigation meshes of GoldSrc and Source games.
#pragma once

#include "core/systems/exchange.h"
#include "core/systems/system.h"

namespace navsmith::systems::source_nav {

System system();
/// Meshes give areas as nodes, with their ground and spots.
Exchanger exchanger();

} // namespace navsmith::systems::source_nav
