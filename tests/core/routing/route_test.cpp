#include "tests/core/routing/small_net.h"

#include <gtest/gtest.h>

namespace navsmith::routing::test {
namespace {

using model::Model;
using model::Slot;

constexpr SearchRules kFromGoal{.fromGoal = true, .wholeCosts = true};

TEST(Route, IsTheCheapestOne) {
    const auto model = row(4, {{0, 1, 1}, {1, 3, 9}, {0, 2, 4}, {2, 3, 5}});
    for (const auto& rules : {SearchRules{}, kFromGoal, SearchRules{.wholeCosts = true}}) {
        const auto route = routeBetween(model, 0, 3, {.rules = rules});
        EXPECT_EQ(nodesOf(route), "0 2 3");
        EXPECT_EQ(route.cost, 9);
        EXPECT_EQ(route.length, 18);
        EXPECT_FALSE(route.reason);
    }
}

TEST(Route, ConsistsOfLegs) {
    const auto model = row(4, {{0, 1, 1}, {1, 3, 9}, {0, 2, 4}, {2, 3, 5}});
    const Graph graph(routing(), model, usual());
    Search search;
    const auto route = findRoute(graph, search, model, 0, 3);
    const auto legs = legsOf(graph, route);
    ASSERT_EQ(legs.size(), 2U);
    EXPECT_EQ(legs[0].from, (model::Element{kNode, 0}));
    EXPECT_EQ(legs[0].to, (model::Element{kNode, 2}));
    EXPECT_EQ(legs[0].via, (model::Element{kLink, 2}));
    EXPECT_EQ(legs[0].cost, 4);
    EXPECT_EQ(legs[1].from, legs[0].to);
    EXPECT_EQ(legs[1].cost, 5);
    EXPECT_EQ(legs[1].total, route.cost);
    EXPECT_EQ(legs[0].length + legs[1].length, route.length);
    EXPECT_TRUE(legsOf(graph, findRoute(graph, search, model, 3, 0)).empty());
}

TEST(Route, ToItsStartIsNone) {
    const auto route = routeBetween(row(2, {{0, 1}}), 1, 1);
    EXPECT_EQ(nodesOf(route), "1");
    EXPECT_EQ(route.cost, 0);
}

TEST(Route, FromTheGoalTakesTheFirstOfEqualWays) {
    const auto model = row(4, {{0, 2, 2}, {0, 1, 1}, {1, 3, 2}, {2, 3, 1}});
    EXPECT_EQ(nodesOf(routeBetween(model, 0, 3, {.rules = kFromGoal})), "0 2 3");
    const auto swapped = row(4, {{0, 1, 1}, {0, 2, 2}, {1, 3, 2}, {2, 3, 1}});
    EXPECT_EQ(nodesOf(routeBetween(swapped, 0, 3, {.rules = kFromGoal})), "0 1 3");
}

TEST(Route, EndsDespiteWaysThatCostNothing) {
    const auto model = row(4, {{0, 1, 0}, {1, 0, 0}, {1, 2, 0}, {2, 1, 0}, {2, 3, 0}, {3, 2, 0}});
    EXPECT_EQ(nodesOf(routeBetween(model, 0, 3, {.rules = kFromGoal})), "0 1 2 3");
}

TEST(Route, ExpectedCostMisleadsAsInTheGame) {
    // The places promise 1 a unit, but the ways by node 1 cost nothing: with an estimate the goal is reached first by
    // the straight way, and the search ends.
    const auto model = net({{0, 0}, {0, 10}, {5, 0}, {6, 0}}, {{0, 1, 0}, {1, 3, 4}, {0, 2, 2}, {2, 3, 3}});
    EXPECT_EQ(nodesOf(routeBetween(model, 0, 3)), "0 1 3");
    EXPECT_EQ(nodesOf(routeBetween(model, 0, 3, {.rules = {.estimate = 1}})), "0 2 3");
}

TEST(Route, NamesAClosedWay) {
    const auto model = row(4, {{0, 1}, {1, 2, 1, 1}, {2, 3}});
    const auto route = routeBetween(model, 0, 3);
    ASSERT_TRUE(route.reason);
    EXPECT_EQ(route.reason->id, "scary");
    EXPECT_EQ(route.reason->text, "From node 1 to node 2 it is dark.");
    EXPECT_EQ(route.obstacle, (model::Element{kLink, 1}));
    EXPECT_EQ(nodesOf(routeBetween(model, 0, 3, {}, fearless())), "0 1 2 3");
}

TEST(Route, NamesAWayThatLeadsOnlyBack) {
    const auto route = routeBetween(row(4, {{0, 1}, {2, 1}, {2, 3}}), 0, 3);
    ASSERT_TRUE(route.reason);
    EXPECT_EQ(route.reason->id, "one_way");
    EXPECT_EQ(route.reason->text, "There is only a way back, from node 2 to node 1.");
}

TEST(Route, NamesTheFewestObstacles) {
    // Two closed ways on the short road, one on the long one.
    const auto model = row(5, {{0, 1, 1, 1}, {1, 4, 1, 1}, {0, 2}, {2, 3, 1, 1}, {3, 4}});
    const auto route = routeBetween(model, 0, 4);
    ASSERT_TRUE(route.reason);
    EXPECT_EQ(route.reason->text, "From node 2 to node 3 it is dark.");
}

TEST(Route, TellsADeadEnd) {
    const auto route = routeBetween(row(3, {{0, 1, 1, 1}, {1, 2}}), 0, 2);
    ASSERT_TRUE(route.reason);
    EXPECT_EQ(route.reason->id, "dead_end");
    EXPECT_EQ(route.reason->text, "No way leads away from node 0. From node 0 to node 1 it is dark.");
}

TEST(Route, TellsNodesWithoutLinks) {
    const auto route = routeBetween(row(3, {{0, 1}}), 0, 2);
    ASSERT_TRUE(route.reason);
    EXPECT_EQ(route.reason->id, "no_links");
    EXPECT_EQ(route.obstacle, (model::Element{kNode, 2}));
}

TEST(Route, TellsPartsThatNothingConnects) {
    const auto route = routeBetween(row(4, {{0, 1}, {1, 0}, {2, 3}, {3, 2}}), 0, 3);
    ASSERT_TRUE(route.reason);
    EXPECT_EQ(route.reason->id, "not_connected");
}

TEST(Route, TellsWhatTheGameRefuses) {
    const auto model = net({{-1, 0}, {1, 0}}, {{0, 1}});
    const auto route = routeBetween(model, 0, 1, {.groups = true});
    ASSERT_TRUE(route.reason);
    EXPECT_EQ(route.reason->id, "other_group");
    EXPECT_EQ(route.reason->text, "They are apart. The links alone would lead there.");
}

TEST(Route, TellsACostThatTheGameCannotHold) {
    const auto model = row(3, {{0, 1, 50}, {1, 2, 50}});
    for (const bool fromGoal : {false, true}) {
        SearchRules rules{.fromGoal = fromGoal, .wholeCosts = true, .costLimit = 100};
        const auto route = routeBetween(model, 0, 2, {.rules = rules});
        ASSERT_TRUE(route.reason);
        EXPECT_EQ(route.reason->id, "too_long");
        rules.costLimit = 101;
        EXPECT_EQ(nodesOf(routeBetween(model, 0, 2, {.rules = rules})), "0 1 2");
    }
}

TEST(Route, RemarksThatTheGameGivesUpEarlier) {
    const auto model = row(5, {{0, 1}, {1, 2}, {2, 3}, {3, 4}});
    EXPECT_TRUE(routeBetween(model, 0, 2, {.rules = {.nodeLimit = 4}}).remarks.empty());
    const auto far = routeBetween(model, 0, 4, {.rules = {.nodeLimit = 4}});
    ASSERT_EQ(far.remarks.size(), 1U);
    EXPECT_EQ(far.remarks[0].id, kBeyondSearch);
    EXPECT_TRUE(far.found());
}

TEST(Route, NearestNodeIsOpen) {
    const auto model = row(3, {{0, 1}});
    const Graph graph(routing(), model, usual());
    EXPECT_EQ(nearestNode(graph, model, {1.4F, 0, 0}), 1U);
    // A place is an end that a way leads out of, or into.
    const auto oneWay = row(3, {{0, 1}, {1, 2}});
    const Graph lanes(routing(), oneWay, usual());
    EXPECT_EQ(nearestNode(lanes, oneWay, {2, 0, 0}), 2U);
    EXPECT_EQ(nearestNode(lanes, oneWay, {2, 0, 0}, End::Start), 1U);
    EXPECT_EQ(nearestNode(lanes, oneWay, {0, 0, 0}, End::Goal), 1U);
    const auto apart = row(2, {});
    EXPECT_EQ(nearestNode(Graph(routing(), apart, usual()), apart, {1, 0, 0}, End::Start), 1U);
    const auto empty = row(0, {});
    EXPECT_EQ(nearestNode(Graph(routing(), empty, usual()), empty, {0, 0, 0}), model::kNoSlot);
}

TEST(Route, CostsTheSameBySearchFromEitherEnd) {
    std::mt19937 random(7);
    for (int round = 0; round < 50; ++round) {
        const auto model = randomNet(random, 30, 60, false);
        for (int i = 0; i < 20; ++i) {
            const auto from = static_cast<Slot>(random() % 30);
            const auto to = static_cast<Slot>(random() % 30);
            const auto a = routeBetween(model, from, to);
            for (const auto& rules : {kFromGoal, SearchRules{.fromGoal = true}, SearchRules{.wholeCosts = true}}) {
                const auto b = routeBetween(model, from, to, {.rules = rules});
                ASSERT_EQ(a.found(), b.found());
                ASSERT_EQ(a.cost, b.cost);
                ASSERT_EQ(a.reason ? a.reason->id : "", b.reason ? b.reason->id : "");
            }
        }
    }
}

} // namespace
} // namespace navsmith::routing::test
