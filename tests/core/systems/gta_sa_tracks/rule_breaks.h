// Tracks broken in one place each: what every rule is tried on.
#pragma once

#include "tests/core/systems/gta_sa_tracks/track_world.h"
#include "tests/core/systems/harness/system_case.h"

namespace navsmith::tests {

std::vector<Break> trackBreaks();

} // namespace navsmith::tests
