#pragma once

#include "tests/core/systems/harness/system_case.h"

namespace navsmith::tests {

std::vector<Break> ainBreaks();

} // namespace navsmith::tests
