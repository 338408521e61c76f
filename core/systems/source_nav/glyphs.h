#pragma once

#include "core/glyph/glyph.h"

namespace navsmith::systems::source_nav {

/// Areas as surfaces with four heights, ways between them as lines, ladders, hiding spots by kind; encounter paths and
/// approaches for what is chosen.
glyph::View view();

} // namespace navsmith::systems::source_nav
