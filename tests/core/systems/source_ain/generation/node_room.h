// A room of a Source map with nodes, whose floor is known by hand.
#pragma once

#include "core/systems/source_ain/generation/generate_graph.h"
#include "core/systems/source_ain/generation/link_tester.h"
#include "tests/support/brush_trees.h"
#include "tests/support/source_room.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <cstddef>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace navsmith::tests {

namespace ain = systems::source_ain::generation;

/// Between the floor and a hull, and the lift of nodes.
inline constexpr float kGap = 0.13125F;

inline source::AinNode nodeAt(const RawVector& place, std::uint8_t type = ain::node_type::kGround) {
    source::AinNode node;
    node.position = {place[0], place[1], place[2]};
    node.type = type;
    return node;
}

/// 1,600 wide and long, 400 high, with a floor at 0.
struct NodeRoom {
    SourceRoom room;
    int nodes = 0;

    NodeRoom() : room(RawVector{-800, -800, 0}, RawVector{800, 800, 400}) {}

    /// Its id is its number, from 1.
    void addNode(const RawVector& place, const std::string& className = "info_node", const std::string& more = {}) {
        room.addEntity(fmt::format(R"("classname" "{}" "origin" "{} {} {}" "nodeid" "{}" {})", className, place[0],
                                   place[1], place[2], ++nodes, more));
    }
    void addBox(const RawVector& minimum, const RawVector& maximum) { room.add(boxSolid(minimum, maximum)); }

    [[nodiscard]] ain::LinkTester tester(float wideHumanHalf = ain::kWideHumanNow) const {
        const auto world = ain::NpcWorld::read(room.bytes());
        EXPECT_TRUE(world) << (world ? "" : world.error());
        return {*world, ain::hullsFor(10, wideHumanHalf), source::kAinVersion};
    }
    [[nodiscard]] ain::GeneratedGraph graph(const ain::GraphOptions& options = {}) const {
        auto graph = ain::generateGraph(room.bytes(), options);
        EXPECT_TRUE(graph) << (graph ? "" : graph.error());
        return graph ? std::move(*graph) : ain::GeneratedGraph{};
    }
};

/// A way of a hull between two places on the floor of a room.
inline ain::HullWay wayOf(const ain::LinkTester& tester, std::size_t hull, const RawVector& from, const RawVector& to,
                          std::uint8_t type = ain::node_type::kGround) {
    return tester.wayFor(hull, tester.place(nodeAt(from, type)).node, tester.place(nodeAt(to, type)).node);
}

/// Whether there is a link, whatever its direction.
inline const source::AinLink* linkOf(const source::AinFile& file, int a, int b) {
    for (const auto& link : file.links) {
        if ((link.source == a && link.target == b) || (link.source == b && link.target == a))
            return &link;
    }
    return nullptr;
}

} // namespace navsmith::tests
