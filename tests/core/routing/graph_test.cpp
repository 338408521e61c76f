#include "tests/core/routing/same_graph.h"
#include "tests/core/routing/small_net.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
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
