#pragma once

#include "tests/core/systems/harness/system_case.h"

#include <vector>

namespace navsmith::tests {

std::vector<Break> source2Breaks();

} // namespace navsmith::tests
