#include "tests/core/routing/same_graph.h"
#include "tests/core/routing/small_net.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <limits>
#include <span>
#include <vector>

namespace navsmith::routing::test {
namespace {

using model::Change;
using model::Direction;
using model::Model;
using model::Slot;

TEST(Graph, FollowsEditsUndoAndRedo) {
    for (std::uint32_t seed = 1; seed <= 40; ++seed) {
        SCOPED_TRACE(seed);
        std::mt19937 random(seed);
        auto model = randomNet(random, 12, 20, false);
        const auto& declared = routing();
        Graph graph(declared, model, usual());
        std::vector<Change> done;
        const auto check = [&] { expectSame(graph, Graph(declared, model, usual())); };
        for (int i = 0; i < 40; ++i) {
            auto change = editAtRandom(model, random);
            graph.update(model, change);
            ASSERT_NO_FATAL_FAILURE(check());
            done.push_back(std::move(change));
        }
        for (auto change = done.rbegin(); change != done.rend(); ++change) {
            model.apply(*change, Direction::Backward);
            graph.update(model, *change);
            ASSERT_NO_FATAL_FAILURE(check());
        }
        for (const auto& change : done) {
            model.apply(change, Direction::Forward);
            graph.update(model, change);
        }
        ASSERT_NO_FATAL_FAILURE(check());
    }
}

TEST(Graph, OwnCostsChooseTheRouteAndCloseNodes) {
    auto model = row(4, {{0, 1, 1}, {1, 3, 1}, {0, 2, 2}, {2, 3, 2}});
    const auto& declared = routing({.rules = {.wholeCosts = true, .estimate = 1, .nodeLimit = 1}});
    const auto routeWith = [&](double factorOfOne) {
        const Graph graph(declared, model, usual(), [=](const Model&, std::span<const Slot> nodes) {
            std::vector<double> factors(nodes.size(), 1);
            factors[1] = factorOfOne;
            return factors;
        });
        Search search;
        return findRoute(graph, search, model, 0, 3);
    };
    EXPECT_EQ(nodesOf(routeWith(1)), "0 1 3");
    const auto other = routeWith(10);
    EXPECT_EQ(nodesOf(other), "0 2 3");
    EXPECT_TRUE(other.remarks.empty()) << "the limits of the game's search do not count";
    EXPECT_EQ(routeWith(1.5).cost, 2.5F) << "no whole number";
    EXPECT_EQ(nodesOf(routeWith(std::numeric_limits<double>::infinity())), "0 2 3");
    EXPECT_EQ(nodesOf(routeWith(std::numeric_limits<double>::quiet_NaN())), "0 1 3") << "no value counts as 1";
}

TEST(Graph, OwnCostsFollowEdits) {
    std::mt19937 random(5);
    auto model = randomNet(random, 12, 20, false);
    const NodeFactors factors = [](const Model& m, std::span<const Slot> nodes) {
        std::vector<double> out;
        for (const Slot node : nodes)
            out.push_back(static_cast<double>(1 + m.count(kLink) % 3 + node % 2));
        return out;
    };
    Graph graph(routing(), model, usual(), factors);
    for (int i = 0; i < 40; ++i) {
        graph.update(model, editAtRandom(model, random));
        expectSame(graph, Graph(routing(), model, usual(), factors));
    }
}

TEST(WayLists, KeepTheOrderAndReuseTheirRoom) {
    WayLists lists;
    lists.resize(2);
    std::mt19937 random(3);
    std::array<std::vector<Arc>, 2> wanted;
    for (std::uint32_t i = 0; i < 20'000; ++i) {
        const auto node = static_cast<Slot>(random() % 2);
        auto& list = wanted[node];
        const Arc arc{node, static_cast<float>(i), i};
        if (random() % 3 == 0) {
            list.assign(random() % 6, arc);
            lists.replace(node, list);
        } else if (random() % 2 == 0 || list.empty()) {
            list.push_back(arc);
            lists.add(node, arc);
        } else {
            const auto gone = list[random() % list.size()].way;
            lists.remove(node, gone);
            list.erase(std::ranges::find(list, gone, &Arc::way));
        }
        for (const Slot each : {Slot{0}, Slot{1}})
            ASSERT_TRUE(std::ranges::equal(lists.of(each), wanted[each])) << i;
    }
}

} // namespace
} // namespace navsmith::routing::test
