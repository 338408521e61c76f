// Rules of waypoints beyond those of every system (rule_breaks.cpp).
#include "tests/core/systems/quake_nav/waypoint_world.h"

#include <gtest/gtest.h>

namespace navsmith::tests {
namespace {

TEST(QuakeRules, NodesWithoutLinksAreNoFaultInQuakeII) {
    auto raw = soundWaypoints(kQuake2Form);
    raw.nodes.push_back({0, 0, 12, 32, {5, 5, 5}});
    EXPECT_EQ(issuesOf(loadWaypoints(raw), "QN011").at(0).severity, checks::Severity::Note);
}

TEST(QuakeRules, SayWhatWasFoundAndWhatIsExpected) {
    auto raw = soundWaypoints();
    raw.links[0].target = 77;
    raw.links[1].type = 10;
    raw.heuristic = -1;
    const auto m = loadWaypoints(raw);
    EXPECT_EQ(issuesOf(m, "QN020").at(0).message, "Leads to node 77, which does not exist");
    EXPECT_EQ(issuesOf(m, "QN021").at(0).message, "Type 10 (expected 0 to 9)");
    EXPECT_EQ(issuesOf(m, "QN002").at(0).message, "Heuristic -1 (expected a number above 0, usually 0.8)");
}

} // namespace
} // namespace navsmith::tests
