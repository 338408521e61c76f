// Whether a graph that followed changes is the one that is read anew.
#pragma once

#include "core/routing/graph.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <cstdint>
#include <span>
#include <tuple>
#include <vector>

namespace navsmith::routing::test {

/// Numbers by their bits: a damaged file may have some that are none.
using Bits = std::uint32_t;
using Ways = std::vector<std::tuple<model::Slot, Bits, model::Element, Bits, unsigned, unsigned>>;

inline Ways waysOf(const Graph& graph, std::span<const Arc> arcs) {
    Ways ways;
    for (const auto& arc : arcs) {
        const auto& way = graph.way(arc.way);
        ways.emplace_back(arc.node, std::bit_cast<Bits>(arc.cost), way.via, std::bit_cast<Bits>(way.length), way.kind,
                          way.closed);
    }
    return ways;
}

/// Ways in are in no promised order.
inline void expectSame(const Graph& graph, const Graph& fresh) {
    ASSERT_GE(graph.capacity(), fresh.capacity());
    ASSERT_EQ(graph.wayCount(), fresh.wayCount());
    for (model::Slot node = 0; node < fresh.capacity(); ++node) {
        ASSERT_EQ(graph.closedBy(node), fresh.closedBy(node)) << node;
        ASSERT_TRUE(waysOf(graph, graph.out(node)) == waysOf(fresh, fresh.out(node))) << node;
        auto in = waysOf(graph, graph.in(node));
        auto wanted = waysOf(fresh, fresh.in(node));
        std::ranges::sort(in);
        std::ranges::sort(wanted);
        ASSERT_TRUE(in == wanted) << node;
        if (fresh.isOpen(node)) {
            for (glm::length_t i = 0; i < 3; ++i) {
                ASSERT_EQ(std::bit_cast<Bits>(graph.place(node)[i]), std::bit_cast<Bits>(fresh.place(node)[i])) << node;
            }
        }
    }
}

} // namespace navsmith::routing::test
