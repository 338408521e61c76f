// Colours of areas beyond those of single properties.
#pragma once

#include "core/symbol/symbol.h"

#include <vector>

namespace navsmith::systems::source_nav {

/// What the selected areas see, which areas see them, and game flags.
std::vector<symbol::Overlay> overlays();
/// What areas mean in Team Fortress 2 and Left 4 Dead: docs/meshes.md, "Display" (game_overlays.cpp). Part of
/// overlays().
std::vector<symbol::Overlay> gameOverlays();

} // namespace navsmith::systems::source_nav
