// Symbols with a drawing of what they stand for: pickups by kind, icons of the radar.
#pragma once

#include "core/symbol/glyphs.h"
#include "core/symbol/symbol.h"

namespace navsmith::systems::gta_sa_save {

symbol::Symbol pickupSymbol();

/// The drawing for an icon of the radar, by its number; similar icons share one.
symbol::Glyph glyphOfIcon(int icon);

} // namespace navsmith::systems::gta_sa_save
