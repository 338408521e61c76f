#include "tests/faults/every_scene.h"

#include <cctype>

namespace navsmith::faults {

GTEST_ALLOW_UNINSTANTIATED_PARAMETERIZED_TEST(EveryScene); // the tests of memory use the scenes without these

TEST_P(EveryScene, FailsWithAReasonAndLeavesOldOrNew) {
    EXPECT_GE(failEachCall(GetParam()).tries, GetParam().mayCallNothing ? 0U : 6U);
}

TEST_P(EveryScene, LeavesOldOrNewWhenKilled) {
    if (GetParam().reads)
        GTEST_SKIP() << "it changes nothing, as the faults show";
    EXPECT_GT(killAtEachCall(GetParam()).tries, 3U);
}

TEST_P(EveryScene, LeavesOldOrNewWhenThePowerFails) {
    if (GetParam().reads)
        GTEST_SKIP() << "it changes nothing, as the faults show";
    EXPECT_GT(losePowerAtEachCall(GetParam()).tries, 3U);
}

std::string nameOfScene(const testing::TestParamInfo<Scene>& info) {
    std::string name = info.param.name;
    for (char& c : name)
        if (std::isalnum(static_cast<unsigned char>(c)) == 0)
            c = '_';
    return name;
}

} // namespace navsmith::faults
