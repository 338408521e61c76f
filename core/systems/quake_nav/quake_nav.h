// Bot waypoints of the Quake re-releases: the two systems in this folder.
#pragma once

#include "core/systems/system.h"

namespace navsmith::systems::quake_nav {

System quake();
System quake2(); ///< NAV3

} // namespace navsmith::systems::quake_nav
