// Colours of areas that depend on more than one property.
#pragma once

#include "core/symbol/symbol.h"

#include <vector>

namespace navsmith::systems::source_nav {

/// What the selected areas see, which areas see them, and game flags.
std::vector<symbol::Overlay> overlays();

} // namespace navsmith::systems::source_nav
