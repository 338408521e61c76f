#pragma once

#include "core/symbol/symbol.h"

namespace navsmith::systems::source_nav {

/// Areas as surfaces with four heights, ways between them as lines, ladders, hiding spots by type; encounter paths and
/// approaches for what is chosen.
symbol::View view();

} // namespace navsmith::systems::source_nav
