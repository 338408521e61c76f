// The tests of a table of scenes.
#pragma once

#include "tests/faults/torture.h"

#include <gtest/gtest.h>

namespace navsmith::faults {

class EveryScene : public testing::TestWithParam<Scene> {};

std::string nameOfScene(const testing::TestParamInfo<Scene>& info);

} // namespace navsmith::faults
