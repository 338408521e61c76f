// Meshes broken in one place each: what every rule is tried on.
#pragma once

#include "tests/core/systems/harness/system_case.h"
#include "tests/core/systems/source_nav/nav_world.h"

namespace navsmith::tests {

std::vector<Break> meshBreaks();

} // namespace navsmith::tests
