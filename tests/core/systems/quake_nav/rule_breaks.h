// Waypoints broken in one place each: what every rule that needs no map is tried on.
#pragma once

#include "tests/core/systems/harness/system_case.h"
#include "tests/core/systems/quake_nav/waypoint_world.h"

namespace navsmith::tests {

std::vector<Break> waypointBreaks(bool quake2);

} // namespace navsmith::tests
