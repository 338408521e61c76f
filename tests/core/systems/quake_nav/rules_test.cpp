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

TEST(QuakeRules, EachPlaceThatBotsCannotReachIsAnIssue) {
    auto raw = soundWaypoints();
    const auto addNode = [&](std::uint16_t target) {
        const float height = 100.0F * static_cast<float>(raw.nodes.size());
        raw.nodes.push_back({0, 1, static_cast<std::uint16_t>(raw.links.size()), 32, {5, 5, height}});
        raw.links.push_back({.target = target});
    };
    addNode(0);
    addNode(7);
    addNode(0);
    const auto issues = issuesOf(loadWaypoints(raw), "QN042");
    ASSERT_EQ(issues.size(), 2U);
    EXPECT_EQ(issues[0].message, "2 nodes that bots cannot reach from the largest component. Normal at spawn points.");
    EXPECT_EQ(issues[0].element.slot, 7U);
    EXPECT_TRUE(issues[1].message.starts_with("1 node that")) << issues[1].message;
    EXPECT_EQ(issues[1].element.slot, 9U);
}

} // namespace
} // namespace navsmith::tests
