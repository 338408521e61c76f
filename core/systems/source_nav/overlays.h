// Colours of areas that no single property gives.
#pragma once

#include "core/glyph/glyph.h"

#include <vector>

namespace navsmith::systems::source_nav {

/// What the chosen areas see, who sees them, and the game's own flags.
std::vector<glyph::Overlay> overlays();

/// How much of an area is seen from another (the stored byte), by the own list and the one that is inherited; 0: not.
std::uint8_t visibilityOf(const model::Model& m, model::Slot from, model::Slot target);

} // namespace navsmith::systems::source_nav
