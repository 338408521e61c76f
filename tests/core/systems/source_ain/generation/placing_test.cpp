// Where nodes end up, by the rules of section 6 of docs/formats/source-ain.md.
#include "tests/core/systems/source_ain/generation/node_room.h"

namespace navsmith::systems::source_ain::generation {
namespace {

using tests::kGap;
using tests::nodeAt;
using tests::NodeRoom;

constexpr float kExact = 1e-3F;

TEST(Placing, hullsStandOnTheFloor) {
    const auto tester = NodeRoom().tester();
    const auto node = tester.place(nodeAt({10, 20, 24})).node;
    EXPECT_EQ(node.position, (source::NavPoint{10, 20, 24})) << "the node itself stays";
    for (std::size_t h = 0; h < 10; ++h)
        EXPECT_NEAR(node.offsets[h], kGap - 24 - tester.hulls()[h].bottom, kExact) << tester.hulls()[h].name;
    EXPECT_EQ(node.offsets[10], 0) << "only the hulls of the game";
    EXPECT_NEAR(tester.positionOf(node, kHuman).z, kGap, kExact);
}

TEST(Placing, aFlatBoxFallsSoThatCeilingsDoNotCount) {
    NodeRoom room;
    room.addBox({-100, -100, 20}, {100, 100, 400});
    const auto node = room.tester().place(nodeAt({0, 0, 8})).node;
    EXPECT_NEAR(node.offsets[kHuman], kGap - 8, kExact);
}

TEST(Placing, wideHullsStandOnWhatIsBesideTheNode) {
    NodeRoom room;
    room.addBox({20, -100, 0}, {100, 100, 10});
    const auto node = room.tester().place(nodeAt({0, 0, 16})).node;
    EXPECT_NEAR(node.offsets[kHuman], kGap - 16, kExact);
    EXPECT_NEAR(node.offsets[7], kGap - 6, kExact) << "large";
}

TEST(Placing, aHullThatBeginsInASolidStaysThere) {
    NodeRoom room;
    room.addBox({20, -100, 0}, {100, 100, 40});
    const auto node = room.tester().place(nodeAt({0, 0, 16})).node;
    EXPECT_NEAR(node.offsets[7], 0.1F, kExact) << "large";
    EXPECT_NEAR(node.offsets[8], 38.1F, kExact) << "large_centered";
    EXPECT_NEAR(node.offsets[kHuman], kGap - 16, kExact);
}

TEST(Placing, withoutAFloorItFallsAllTheWay) {
    NodeRoom room;
    room.room = tests::SourceRoom({-800, -800, -2000}, {800, 800, 400});
    const auto tester = room.tester();
    const auto node = tester.place(nodeAt({0, 0, 0})).node;
    EXPECT_NEAR(node.offsets[kHuman], -383.8F, kExact);
    EXPECT_NEAR(node.offsets[kSmallCentered], -363.8F, kExact);
    EXPECT_TRUE(LinkTester::isFallen(node));
}

TEST(Placing, nodesThatAreNotDroppedHaveNoOffsets) {
    const auto tester = NodeRoom().tester();
    auto node = nodeAt({0, 0, 50});
    node.info = info::dontDrop(source::kAinVersion);
    EXPECT_EQ(tester.place(node).node.offsets, nodeAt({0, 0, 0}).offsets);
    EXPECT_EQ(tester.place(nodeAt({0, 0, 50}, node_type::kAir)).node.offsets, nodeAt({0, 0, 0}).offsets);
}

TEST(Placing, fallenAreGroundNodesHighAboveTheFloor) {
    const auto tester = NodeRoom().tester();
    EXPECT_FALSE(LinkTester::isFallen(tester.place(nodeAt({0, 0, 119})).node));
    EXPECT_TRUE(LinkTester::isFallen(tester.place(nodeAt({0, 0, 121})).node));
    EXPECT_FALSE(LinkTester::isFallen(tester.place(nodeAt({0, 0, 300}, node_type::kAir)).node));
}

TEST(Placing, terrainStopsFromAboveOnly) {
    std::array<float, 25> heights{};
    heights.fill(32);
    NodeRoom room;
    room.room.addTerrain({-400, -400}, {400, 400}, heights);
    const auto tester = room.tester();
    EXPECT_NEAR(tester.place(nodeAt({0, 0, 40})).node.offsets[kHuman], kGap - 8, kExact);
    EXPECT_NEAR(tester.place(nodeAt({0, 0, 20})).node.offsets[kHuman], kGap - 20, kExact) << "from behind";
    EXPECT_NEAR(tester.place(nodeAt({7, 9, 33.00001F})).node.offsets[kHuman], kGap - 1, kExact)
        << "a flat triangle has no thickness, but stops";
}

TEST(Placing, wideHullsFallThroughTerrainThatTheyTouchAtFirst) {
    std::array<float, 25> slope{};
    for (std::size_t i = 0; i < slope.size(); ++i)
        slope[i] = static_cast<float>(i % 5) * 80; // 0 to 320 from west to east
    NodeRoom room;
    room.room.addTerrain({-200, -200}, {200, 200}, slope);
    const auto node = room.tester().place(nodeAt({-50, 50, 130})).node; // where the slope is 120 high
    EXPECT_NEAR(node.offsets[6], 4 - 3.4F, 0.3F) << "tiny_centered stands on the slope";
    EXPECT_NEAR(node.offsets[7], kGap - 130, kExact) << "large ends on the floor below";
}

/// A ladder on the west side of a ledge.
struct LadderRoom : NodeRoom {
    explicit LadderRoom(float top = 200) { addBox({0, -200, top - 40}, {400, 200, top}); }
};

source::AinNode climbNode(float height) {
    return nodeAt({-8, 0, height}, node_type::kClimb); // yaw 0: it faces the ladder in the east
}

TEST(Placing, aClimbNodeNearTheFloorIsTheBottom) {
    const auto tester = LadderRoom().tester();
    const auto placing = tester.place(climbNode(40));
    EXPECT_EQ(placing.node.info, info::kClimbBottom);
    EXPECT_TRUE(placing.exits.empty());
    EXPECT_NEAR(placing.node.offsets[kHuman], kGap - 40, kExact);
    EXPECT_EQ(tester.positionOf(placing.node, kHuman).x, -8 - 13 - 8) << "in front of the ladder";
}

TEST(Placing, aClimbNodeHighUpGetsItsWaysOff) {
    const auto tester = LadderRoom().tester();
    const auto placing = tester.place(climbNode(220));
    EXPECT_EQ(placing.node.info, info::kClimbOn);
    ASSERT_EQ(placing.exits.size(), 1U) << "left and right are in the air";
    const auto& exit = placing.exits.front();
    EXPECT_EQ(exit.info, info::kClimbForward);
    EXPECT_EQ(exit.id, -1);
    EXPECT_EQ(exit.position, placing.node.position);
    EXPECT_EQ(exit.offsets, placing.node.offsets) << "the ladder is as high as its first exit";
    EXPECT_EQ(tester.positionOf(exit, kHuman).x, -8 + 13 + 8);
}

TEST(Placing, exitsToTheSides) {
    NodeRoom room;
    room.addBox({0, -200, 0}, {400, 200, 400});
    room.addBox({-200, 30, 0}, {0, 200, 200});
    room.addBox({-200, -200, 0}, {0, -30, 190});
    const auto tester = room.tester();
    const auto placing = tester.place(climbNode(210));
    ASSERT_EQ(placing.exits.size(), 2U);
    EXPECT_EQ(placing.exits[0].info, info::kClimbLeft);
    EXPECT_EQ(placing.exits[1].info, info::kClimbRight);
    EXPECT_EQ(tester.positionOf(placing.exits[0], kSmallCentered).y, 2 * 28) << "north of a ladder in the east";
    EXPECT_EQ(tester.positionOf(placing.exits[1], kSmallCentered).y, -2 * 28);
}

TEST(Placing, aFloorFarBelowIsNoWayOff) {
    const auto tester = LadderRoom(160).tester();
    EXPECT_TRUE(tester.place(climbNode(200)).exits.empty());
    EXPECT_EQ(tester.place(climbNode(190)).exits.size(), 1U);
}

} // namespace
} // namespace navsmith::systems::source_ain::generation
