#include "core/routing/reach.h"
#include "tests/core/routing/small_net.h"

#include <gtest/gtest.h>

#include <cmath>

namespace navsmith::routing::test {
namespace {

using model::Model;
using model::Slot;

constexpr float kNever = std::numeric_limits<float>::infinity();

TEST(Reach, MeasuresAlongTheCheapestRoutes) {
    const auto model = row(5, {{0, 1, 3}, {1, 2, 1}, {0, 2, 5}, {3, 0, 1}});
    const Graph graph(routing(), model, usual());
    Search search;
    const std::vector<Slot> start{0};
    const auto away = reachOf(graph, search, start);
    EXPECT_EQ(away.lengths, (std::vector<float>{0, 6, 8, kNever, kNever}));
    EXPECT_EQ(away.reached, 3U);
    EXPECT_EQ(away.longest, 8);
    const auto towards = reachOf(graph, search, start, Search::Way::Towards);
    EXPECT_EQ(towards.lengths, (std::vector<float>{0, kNever, kNever, 2, kNever}));
}

TEST(Reach, SpreadsFromTheNearestOfSeveralNodes) {
    const auto model = row(6, {{0, 1, 9}, {2, 1, 3}, {4, 3}, {3, 5, 1, 1}});
    const std::vector<Slot> starts{0, 2};
    for (const bool whole : {false, true}) {
        const Graph graph(routing({.rules = {.wholeCosts = whole}}), model, usual());
        Search search;
        EXPECT_EQ(reachOf(graph, search, starts).lengths, (std::vector<float>{0, 6, 0, kNever, kNever, kNever}));
    }
}

TEST(Reach, PartsReachEachOther) {
    const auto model = row(4, {{0, 1}, {1, 0}, {1, 2}, {2, 3}, {3, 2}});
    const auto parts = strongParts(Graph(routing(), model, usual()));
    EXPECT_EQ(parts.partOf[0], parts.partOf[1]);
    EXPECT_EQ(parts.partOf[2], parts.partOf[3]);
    EXPECT_NE(parts.partOf[0], parts.partOf[2]);
}

TEST(Reach, CutNodesHoldTheNetTogether) {
    // A ring 0-1-2, a bridge 2-3, a ring 3-4-5, and 6 hanging from 5.
    const auto model = row(8, {{0, 1}, {1, 2}, {2, 0}, {2, 3}, {3, 4}, {4, 5}, {5, 3}, {6, 5}});
    EXPECT_EQ(cutNodes(Graph(routing(), model, usual())), (std::vector<Slot>{2, 3, 5}));
}

/// Pieces of the net without a node, open ways taken in both directions.
std::size_t pieces(const Graph& graph, Slot without) {
    std::vector<bool> seen(graph.capacity());
    std::size_t count = 0;
    for (Slot start = 0; start < graph.capacity(); ++start) {
        if (seen[start] || start == without)
            continue;
        ++count;
        std::vector<Slot> work{start};
        seen[start] = true;
        while (!work.empty()) {
            const Slot node = work.back();
            work.pop_back();
            for (const auto& arcs : {graph.out(node), graph.in(node)}) {
                for (const auto& arc : arcs) {
                    if (std::isinf(arc.cost) || seen[arc.node] || arc.node == without)
                        continue;
                    seen[arc.node] = true;
                    work.push_back(arc.node);
                }
            }
        }
    }
    return count;
}

TEST(Reach, CutNodesAreThoseWhoseLossMakesMorePieces) {
    std::mt19937 random(11);
    for (int round = 0; round < 100; ++round) {
        const auto model = randomNet(random, 25, 5 + random() % 40, round % 2 == 0);
        const Graph graph(routing(), model, usual());
        std::vector<Slot> wanted;
        const auto whole = pieces(graph, model::kNoSlot);
        for (Slot node = 0; node < graph.capacity(); ++node) {
            if (pieces(graph, node) > whole)
                wanted.push_back(node);
        }
        ASSERT_EQ(cutNodes(graph), wanted);
    }
}

} // namespace
} // namespace navsmith::routing::test
