// Completes rows created by paste or duplicate.
#pragma once

#include "core/systems/source_nav/mesh/selected_elements.h"

namespace navsmith::systems::source_nav {

/// See Editing::attachPasted.
EditResult attachPasted(model::Transaction& tx, Selection pasted);

} // namespace navsmith::systems::source_nav
