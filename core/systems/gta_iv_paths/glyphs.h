#pragma once

#include "core/glyph/glyph.h"

namespace navsmith::systems::gta_iv_paths {

glyph::View view();

} // namespace navsmith::systems::gta_iv_paths
