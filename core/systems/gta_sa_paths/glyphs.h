#pragma once

#include "core/glyph/glyph.h"

namespace navsmith::systems::gta_sa_paths {

/// Nodes as discs, edges as lines, lanes as ribbons at their true offsets, navi nodes with their direction.
glyph::View view();

} // namespace navsmith::systems::gta_sa_paths
