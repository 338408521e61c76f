// Graphs broken in one place each: what every rule that needs no map is tried on.
#pragma once

#include "tests/core/systems/harness/system_case.h"

namespace navsmith::tests {

std::vector<Break> yapbBreaks();

} // namespace navsmith::tests
