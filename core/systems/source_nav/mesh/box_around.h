#pragma once

#include "core/systems/shared/box.h"
#include "core/systems/shared/edit_parts.h"

namespace navsmith::systems::source_nav {

/// The box around the selected areas, or around all of them if none is selected.
Box boxAround(const model::Model& m, Selection selection);

} // namespace navsmith::systems::source_nav
