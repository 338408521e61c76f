// Colours of areas by what they mean in Team Fortress 2 and Left 4 Dead: docs/meshes.md, "Display".
#pragma once

#include "core/symbol/symbol.h"

#include <vector>

namespace navsmith::systems::source_nav {

std::vector<symbol::Overlay> gameOverlays();

} // namespace navsmith::systems::source_nav
