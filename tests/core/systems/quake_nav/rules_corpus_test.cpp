// What the rules find in real waypoints, so that a change of a rule is noticed.
#include "tests/core/systems/quake_nav/waypoint_world.h"
#include "tests/support/corpus.h"

#include <gtest/gtest.h>

namespace navsmith::tests {
namespace {

TEST(QuakeRulesOnRealFiles, FindNoErrorAndFewWarnings) {
    const auto paths = realWaypoints();
    if (paths.empty())
        GTEST_SKIP() << missingCorpus("quake-nav");
    Counts quake;
    Counts quake2;
    for (const auto& path : paths) {
        const auto m = loadWaypoints(readFile(path));
        auto& counts = &systemOf(m) == &quakeSystem() ? quake : quake2;
        for (const auto& issue : issuesOf(m)) {
            EXPECT_NE(issue.severity, checks::Severity::Error) << path << issue.message;
            ++counts[std::string(issue.rule)];
        }
    }
    EXPECT_EQ(paths.size(), 48U);
    EXPECT_EQ(
        quake,
        Counts({{"QN011", 3}, {"QN015", 19}, {"QN025", 1}, {"QN027", 6}, {"QN029", 3}, {"QN040", 5}, {"QN042", 287}}));
    EXPECT_EQ(quake2, Counts({{"QN011", 9}, {"QN029", 3}, {"QN040", 12}, {"QN041", 1}, {"QN042", 21}}));
}

} // namespace
} // namespace navsmith::tests
