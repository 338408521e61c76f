// Colours that depend on the selection or on several properties.
#pragma once

#include "core/symbol/symbol.h"
#include "formats/quake/nav_file.h"

#include <vector>

namespace navsmith::systems::quake_nav {

std::vector<symbol::Overlay> overlays(quake::NavGame game);

} // namespace navsmith::systems::quake_nav
