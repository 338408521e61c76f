#pragma once

#include "core/symbol/symbol.h"

namespace navsmith::systems::source_nav {

/// Areas as surfaces with four heights, connections as lines, ladders, and hiding spots by type. Encounter paths and
/// approaches are drawn for selected areas only.
symbol::View view();

} // namespace navsmith::systems::source_nav
