#pragma once

#include "core/routing/routing.h"

namespace navsmith::systems::source_ain {

/// A traveller for each hull.
routing::Routing routing();

} // namespace navsmith::systems::source_ain
