// Colours that follow from the selection or from several properties.
#pragma once

#include "core/glyph/glyph.h"
#include "formats/quake/nav_file.h"

#include <vector>

namespace navsmith::systems::quake_nav {

std::vector<glyph::Overlay> overlays(quake::NavGame game);

} // namespace navsmith::systems::quake_nav
