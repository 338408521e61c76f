// The world of San Andreas, which its paths, tracks and saved games describe.
#pragma once

#include "core/systems/shared_world.h"

namespace navsmith::systems {

/// Its places are the districts; the extent of each is that of all zones of its name.
SharedWorld sanAndreas();

} // namespace navsmith::systems
