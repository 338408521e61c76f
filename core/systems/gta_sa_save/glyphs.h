// How saved games are drawn.
#pragma once

#include "core/glyph/glyph.h"

namespace navsmith::systems::gta_sa_save {

glyph::View view();

} // namespace navsmith::systems::gta_sa_save
