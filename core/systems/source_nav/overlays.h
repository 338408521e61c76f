// Colours of areas that no single property gives.
#pragma once

#include "core/symbol/symbol.h"

#include <vector>

namespace navsmith::systems::source_nav {

/// What the chosen areas see, who sees them, and the game's own flags.
std::vector<symbol::Overlay> overlays();

} // namespace navsmith::systems::source_nav
