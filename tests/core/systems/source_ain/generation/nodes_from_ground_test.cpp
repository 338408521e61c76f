#include "core/systems/source_ain/generation/hulls.h"
#include "core/systems/source_ain/generation/nodes_from_ground.h"

#include <glm/geometric.hpp>
#include <glm/vec2.hpp>
#include <gtest/gtest.h>

#include <algorithm>

namespace navsmith::systems::source_ain::generation {
namespace {

BotGraph meshOf(std::initializer_list<std::array<double, 4>> rectangles) {
    BotGraph mesh;
    for (const auto& [x0, y0, x1, y1] : rectangles) {
        mesh.ground.push_back({static_cast<model::Slot>(mesh.nodes.size()), {x0, y0}, {x1, y1}, {}});
        mesh.nodes.emplace_back();
    }
    return mesh;
}

TEST(NodesFromGround, oneInTheMiddleOfAnArea) {
    auto mesh = meshOf({{0, 0, 150, 100}});
    mesh.ground[0].heights = {0, 0, 40, 40};
    const auto nodes = nodesFromGround(mesh, 1500);
    ASSERT_EQ(nodes.size(), 1U);
    EXPECT_EQ(nodes[0].position, (source::NavPoint{75, 50, 36})) << "16 above the ground";
    EXPECT_EQ(nodes[0].type, node_type::kGround);
    EXPECT_EQ(nodes[0].id, -1);
}

TEST(NodesFromGround, longAreasGetMore) {
    const auto nodes = nodesFromGround(meshOf({{0, 0, 1000, 50}}), 1500);
    ASSERT_EQ(nodes.size(), 5U);
    for (std::size_t i = 1; i < nodes.size(); ++i)
        EXPECT_EQ(nodes[i].position.x - nodes[i - 1].position.x, 200);
}

TEST(NodesFromGround, smallAreasBesideANodeGetNone) {
    auto mesh = meshOf({{0, 0, 150, 150}, {150, 50, 175, 75}});
    mesh.links.push_back({0, 1});
    EXPECT_EQ(nodesFromGround(mesh, 1500).size(), 1U);
    mesh.links.clear();
    EXPECT_EQ(nodesFromGround(mesh, 1500).size(), 2U) << "something is between them";
}

TEST(NodesFromGround, blockedAreasGetNone) {
    auto mesh = meshOf({{0, 0, 150, 150}, {500, 0, 600, 100}});
    mesh.nodes[0].set(BotMark::Blocked);
    const auto nodes = nodesFromGround(mesh, 1500);
    ASSERT_EQ(nodes.size(), 1U);
    EXPECT_EQ(nodes[0].position.x, 550);
}

TEST(NodesFromGround, theLimitIsKeptBySpacingThemOut) {
    const auto mesh = meshOf({{0, 0, 10000, 10000}});
    EXPECT_EQ(nodesFromGround(mesh, 8192).size(), 2500U);
    const auto fewer = nodesFromGround(mesh, 1500);
    EXPECT_LE(fewer.size(), 1500U);
    EXPECT_GT(fewer.size(), 900U);
}

TEST(NodesFromGround, damagedMeshesAreNoTrouble) {
    BotGraph mesh = meshOf({{-1e30, 0, 1e30, 100}, {0, 0, 100, 100}});
    mesh.ground.push_back({77, {0, 0}, {10, 10}, {}});
    mesh.links.push_back({5, 99});
    EXPECT_EQ(nodesFromGround(mesh, 1500).size(), 1U);
    EXPECT_TRUE(nodesFromGround({}, 1500).empty());
}

} // namespace
} // namespace navsmith::systems::source_ain::generation
