// Sets broken in one place each: what every rule is tried on.
#pragma once

#include "tests/core/systems/gta_iv_paths/iv_world.h"
#include "tests/core/systems/harness/system_case.h"

namespace navsmith::tests {

std::vector<Break> ivBreaks();

} // namespace navsmith::tests
