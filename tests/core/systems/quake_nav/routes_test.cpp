// Routes of bots and monsters: by hand in a small set of waypoints, and over real ones.
#include "core/routing/route.h"
#include "core/systems/quake_nav/graph.h"
#include "tests/core/systems/quake_nav/waypoint_world.h"
#include "tests/support/corpus.h"

#include <algorithm>
#include <random>

namespace navsmith::tests {
namespace {

using model::Model;
using model::Slot;
using routing::Graph;
using routing::Route;

Route waypointRoute(const RawWaypoints& raw, Slot from, Slot to, std::string_view who = "bot") {
    const auto model = loadWaypoints(raw);
    const auto& declared = systemOf(model).routing;
    const auto all = routing::travellersOf(declared, model);
    routing::Search search;
    return findRoute(Graph(declared, model, *std::ranges::find(all, who, &routing::Traveller::id)), search, model, from,
                     to);
}

std::string waypointReason(const RawWaypoints& raw, Slot from, Slot to, std::string_view who = "bot") {
    const auto route = waypointRoute(raw, from, to, who);
    return route.reason ? route.reason->id : "";
}

TEST(WaypointRoutes, CostDistanceTimesTheHeuristic) {
    auto raw = soundWaypoints();
    const auto route = waypointRoute(raw, 0, 3);
    ASSERT_TRUE(route.found());
    EXPECT_FLOAT_EQ(route.cost, 0.8F * 600);
    EXPECT_DOUBLE_EQ(route.length, 600);
    raw.heuristic = 0; // makes no sense
    EXPECT_FLOAT_EQ(waypointRoute(raw, 0, 3).cost, 600);
}

TEST(WaypointRoutes, TeleportersCostOne) {
    const auto route = waypointRoute(soundWaypoints(), 6, 2);
    ASSERT_TRUE(route.found());
    EXPECT_EQ(route.cost, 1);
    EXPECT_EQ(route.length, 0);
    EXPECT_EQ(waypointReason(soundWaypoints(), 2, 6), ""); // by node 0
}

TEST(WaypointRoutes, RideLiftsAndJump) {
    EXPECT_EQ(waypointRoute(soundWaypoints(), 0, 5).steps.size(), 3U);
    EXPECT_EQ(waypointRoute(soundWaypoints(), 0, 4).steps.size(), 4U);
}

TEST(WaypointRoutes, OfTeamsNeedTheirBit) {
    auto raw = soundWaypoints(kQuake2Form);
    for (auto& link : raw.links)
        link.mask = 3;
    EXPECT_EQ(waypointReason(raw, 3, 4, "bot_blue"), "");
    for (auto& link : raw.links) {
        if (link.target == 4)
            link.mask = 1;
    }
    EXPECT_EQ(waypointReason(raw, 3, 4, "bot_blue"), "other_team");
    EXPECT_EQ(waypointReason(raw, 3, 4, "bot_red"), "");
    EXPECT_EQ(waypointReason(raw, 3, 4, "bot"), "");
    for (auto& link : raw.links) {
        if (link.target == 4)
            link.mask = 3 | 64;
    }
    EXPECT_EQ(waypointReason(raw, 3, 4, "bot"), "disabled");
}

TEST(WaypointRoutes, OfMonstersAreWalked) {
    auto raw = soundWaypoints(kQuake2Form);
    raw.edicts.clear();
    EXPECT_EQ(waypointReason(raw, 0, 3, "monster"), "");
    EXPECT_EQ(waypointReason(raw, 0, 4, "monster"), "traversal");
    raw.nodes[1].flags = 256;
    EXPECT_EQ(waypointReason(raw, 0, 1, "monster"), "no_monsters");
    EXPECT_EQ(waypointReason(raw, 0, 1, "bot"), "");
    raw.nodes[1].flags = 8192;
    EXPECT_EQ(waypointReason(raw, 0, 1, "bot"), "disabled");
}

TEST(WaypointRoutes, OfMonstersStopAtMovingBrushes) {
    auto raw = soundWaypoints(kQuake2Form);
    EXPECT_EQ(waypointReason(raw, 0, 1, "monster"), "dead_end"); // the only way out is moved
    raw.edicts.clear();
    EXPECT_EQ(waypointReason(raw, 0, 1, "monster"), "");
}

TEST(WaypointRoutes, ExistExactlyWhereLinksLead) {
    const auto files = realWaypoints();
    if (files.empty())
        GTEST_SKIP() << missingCorpus("quake-nav");
    routing::Search search;
    std::size_t pairs = 0;
    for (const auto& path : files) {
        const auto model = loadWaypoints(readFile(path), path.filename().string());
        const auto& declared = systemOf(model).routing;
        const Graph graph(declared, model, declared.travellers.front());
        const auto& nodes = model.order(declared.node).all();
        std::mt19937 random(9);
        for (int i = 0; i < 20 && !nodes.empty(); ++i) {
            const Slot from = nodes[random() % nodes.size()];
            std::vector<bool> marked(model.capacity(declared.node));
            marked[from] = true;
            const auto reached = systems::quake_nav::reachedFrom(model, marked);
            for (int k = 0; k < 20; ++k) {
                const Slot to = nodes[random() % nodes.size()];
                const auto route = findRoute(graph, search, model, from, to);
                const bool closed = route.reason && route.reason->id == "disabled";
                ASSERT_TRUE(route.found() == reached[to] || closed) << path << ' ' << from << ' ' << to;
                ++pairs;
            }
        }
    }
    EXPECT_GT(pairs, 1000U);
}

} // namespace
} // namespace navsmith::tests
