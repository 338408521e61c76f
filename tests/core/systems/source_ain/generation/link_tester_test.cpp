// Which hull gets from one node to another, by the rules of section 7 of docs/formats/source-ain.md.
#include "tests/core/systems/source_ain/generation/node_room.h"

#include <array>
#include <limits>

namespace navsmith::systems::source_ain::generation {
namespace {

using tests::nodeAt;
using tests::NodeRoom;
using tests::rampSolid;
using tests::wayOf;

constexpr std::size_t kTiny = 3;
constexpr std::size_t kWideShort = 4;
constexpr std::size_t kTinyCentered = 6;
constexpr std::size_t kLarge = 7;
constexpr std::size_t kMediumTall = 9;

TEST(LinkTester, allHullsWalkOverAFreeFloor) {
    const auto tester = NodeRoom().tester();
    const auto moves =
        tester.movesFor(tester.place(nodeAt({-200, 0, 8})).node, tester.place(nodeAt({150, 90, 8})).node);
    for (std::size_t h = 0; h < source::kMostAinHulls; ++h)
        EXPECT_EQ(moves[h], h < 10 ? move::kGround : 0) << h;
}

TEST(LinkTester, stepsUpToEighteenAreTaken) {
    for (const auto& [height, moves] : {std::pair(17.9F, move::kGround), std::pair(18.2F, move::kJump)}) {
        NodeRoom room;
        room.addBox({0, -100, 0}, {400, 100, height});
        const auto tester = room.tester();
        EXPECT_EQ(wayOf(tester, kHuman, {-100, 0, 8}, {200, 0, 30}).moves, moves) << height;
        EXPECT_EQ(wayOf(tester, kHuman, {200, 0, 30}, {-100, 0, 8}).moves, moves) << height << " down";
    }
}

TEST(LinkTester, stairsAreWalked) {
    NodeRoom room;
    for (int i = 0; i < 8; ++i)
        room.addBox({static_cast<float>(i) * 32, -100, 0}, {400, 100, 16 * static_cast<float>(i + 1)});
    EXPECT_EQ(wayOf(room.tester(), kHuman, {-100, 0, 8}, {350, 0, 140}).moves, move::kGround);
}

TEST(LinkTester, aStepNeedsRoomBehindIt) {
    NodeRoom room;
    room.addBox({0, -800, 0}, {5, 800, 16}); // a low wall
    room.addBox({5, -800, 0}, {400, 800, 200});
    const auto way = wayOf(room.tester(), kHuman, {-100, 0, 8}, {200, 0, 208});
    EXPECT_EQ(way.moves, move::kJump);
    NodeRoom wall;
    wall.addBox({0, -800, 0}, {5, 800, 400});
    const auto blocked = wayOf(wall.tester(), kHuman, {-100, 0, 8}, {100, 0, 8});
    EXPECT_EQ(blocked.moves, 0);
    EXPECT_EQ(blocked.why, NoWay::Blocked);
    EXPECT_NEAR(blocked.where.x, -13, 0.1F) << "where the hull touches the wall";
    EXPECT_EQ(blocked.whyNoJump, NoWay::JumpHits);
    EXPECT_EQ(describe(blocked),
              "a wall or too high a step is in the way (-13 0 0); something is in the way of every jump");
}

TEST(LinkTester, edgesAreNotWalkedDown) {
    NodeRoom room;
    room.addBox({-400, -100, 0}, {0, 100, 60});
    const auto way = wayOf(room.tester(), kHuman, {-200, 0, 68}, {200, 0, 8});
    EXPECT_EQ(way.moves, move::kJump) << "either direction is enough";
}

TEST(LinkTester, gapsEndAWalk) {
    NodeRoom room;
    room.room = tests::SourceRoom({-800, -800, -300}, {800, 800, 400});
    room.addBox({-400, -100, -300}, {-60, 100, 0});
    room.addBox({60, -100, -300}, {400, 100, 0});
    const auto tester = room.tester();
    EXPECT_EQ(wayOf(tester, kHuman, {-200, 0, 8}, {200, 0, 8}).moves, move::kJump);
    EXPECT_EQ(wayOf(tester, kHuman, {-200, 0, 8}, {-100, 0, 8}).moves, move::kGround);
}

TEST(LinkTester, twoLevelsAreNotOneWalk) {
    NodeRoom room;
    room.addBox({60, -40, 90}, {140, 40, 100}); // a table over the goal's floor
    const auto way = wayOf(room.tester(), kTiny, {-200, 0, 8}, {100, 0, 108});
    EXPECT_EQ(way.why, NoWay::None);
    EXPECT_EQ(way.moves, move::kJump) << "one walks under it";
    NodeRoom closed;
    closed.addBox({60, -40, 60}, {140, 40, 70});
    for (const auto& [low, high] : {std::pair<tests::RawVector, tests::RawVector>{{50, -50, 70}, {60, 50, 400}},
                                    {{140, -50, 70}, {150, 50, 400}},
                                    {{60, -50, 70}, {140, -40, 400}},
                                    {{60, 40, 70}, {140, 50, 400}}})
        closed.addBox(low, high);
    const auto none = wayOf(closed.tester(), kTiny, {-200, 0, 8}, {100, 0, 78});
    EXPECT_EQ(none.moves, 0);
    EXPECT_EQ(none.why, NoWay::OtherHeight);
}

TEST(LinkTester, slopesAreWalkedAsSteps) {
    NodeRoom room;
    room.room.add(rampSolid({-200, -100, 0}, {200, 100, 200}, 0));
    EXPECT_EQ(wayOf(room.tester(), kHuman, {-300, 0, 8}, {180, 0, 200}).moves, move::kGround);
}

TEST(LinkTester, hullsMustFitAtBothEnds) {
    NodeRoom room;
    room.addBox({100, -200, 50}, {300, 200, 60}); // a low ceiling
    const auto tester = room.tester();
    const auto human = wayOf(tester, kHuman, {-100, 0, 8}, {200, 0, 8});
    EXPECT_EQ(human.moves, 0);
    EXPECT_EQ(human.why, NoWay::NoFit);
    EXPECT_EQ(human.where.x, 200);
    EXPECT_EQ(wayOf(tester, kTiny, {-100, 0, 8}, {200, 0, 8}).moves, move::kGround);
    EXPECT_FALSE(tester.fits(tester.place(nodeAt({200, 0, 8})).node, kHuman));
    EXPECT_TRUE(tester.fits(tester.place(nodeAt({200, 0, 8})).node, kTiny));
    EXPECT_TRUE(tester.isStandable(tester.place(nodeAt({200, 0, 8})).node, kHuman)) << "there is floor";
}

TEST(LinkTester, aForcedHullFitsWhateverTheTestSays) {
    NodeRoom room;
    room.addBox({100, -200, 60}, {300, 200, 70});
    const auto tester = room.tester();
    auto node = tester.place(nodeAt({200, 0, 8})).node;
    node.info = info::forced(source::kAinVersion, kHuman);
    EXPECT_TRUE(tester.fits(node, kHuman));
    EXPECT_FALSE(tester.fits(node, kLarge));
    node.info = info::dontDrop(source::kAinVersion);
    EXPECT_FALSE(tester.fits(node, kHuman));
    EXPECT_TRUE(tester.fits(node, kMediumTall)) << "its bit is the same";
}

TEST(LinkTester, aStepHigherIsFitEnough) {
    NodeRoom room;
    room.addBox({24, -100, 0}, {100, 100, 17}); // large begins in it
    const auto tester = room.tester();
    const auto node = tester.place(nodeAt({0, 0, 8})).node;
    EXPECT_NEAR(node.offsets[kLarge], 0.1F, 1e-4F);
    EXPECT_TRUE(tester.fits(node, kLarge));
}

TEST(LinkTester, standingNeedsTwoOppositeCorners) {
    NodeRoom room;
    room.room = tests::SourceRoom({-800, -800, -2000}, {800, 800, 400});
    room.addBox({-100, -100, -40}, {0, 100, 0});
    const auto tester = room.tester();
    const auto stands = [&](float x) { return tester.isStandable(tester.place(nodeAt({x, 0, 8})).node, kHuman); };
    EXPECT_TRUE(stands(-1));
    EXPECT_FALSE(stands(1)) << "only the corners in the west have floor";
}

TEST(LinkTester, airNodesAreFlownBetweenIfTheWayIsClear) {
    NodeRoom room;
    room.addBox({-10, 30, 0}, {10, 800, 400});
    room.addBox({-10, -800, 0}, {10, -30, 400});
    const auto tester = room.tester();
    EXPECT_EQ(wayOf(tester, kHuman, {-200, 0, 200}, {200, 0, 100}, node_type::kAir).moves, move::kFly);
    const auto wide = wayOf(tester, kWideShort, {-200, 0, 200}, {200, 0, 100}, node_type::kAir);
    EXPECT_EQ(wide.moves, 0);
    EXPECT_EQ(wide.why, NoWay::FlightHits);
    const auto other =
        tester.wayFor(kHuman, nodeAt({-200, 0, 100}, node_type::kAir), tester.place(nodeAt({-300, 0, 8})).node);
    EXPECT_EQ(other.why, NoWay::OtherKind);
}

TEST(LinkTester, fallenAndDeletedNodesHaveNoWays) {
    const auto tester = NodeRoom().tester();
    const auto node = tester.place(nodeAt({0, 0, 8})).node;
    EXPECT_EQ(tester.wayFor(kHuman, node, tester.place(nodeAt({100, 0, 150})).node).why, NoWay::Fallen);
    EXPECT_EQ(tester.wayFor(kHuman, nodeAt({100, 0, 8}, node_type::kDeleted), node).why, NoWay::Deleted);
}

TEST(LinkTester, nodesOfDamagedFilesAreNoTrouble) {
    const NodeRoom room;
    const auto tester = room.tester();
    const auto node = tester.place(nodeAt({0, 0, 8})).node;
    for (const float x : {1e30F, std::numeric_limits<float>::quiet_NaN(), std::numeric_limits<float>::infinity()}) {
        EXPECT_EQ(tester.wayFor(kHuman, node, nodeAt({x, 0, 8})).why, NoWay::TooFar);
        EXPECT_FALSE(LinkTester::isNear(node, nodeAt({x, 0, 8})));
        EXPECT_TRUE(tester.place(nodeAt({x, 0, 8}, node_type::kClimb)).exits.empty());
    }
    const LinkTester small(NpcWorld::read(room.room.bytes()).value(), hullsFor(1), source::kAinVersion);
    EXPECT_EQ(small.place(nodeAt({0, 0, 40}, node_type::kClimb)).node.info, info::kClimbBottom);
    EXPECT_TRUE(small.sees(node, nodeAt({100, 0, 8})));
}

TEST(LinkTester, jumpsGoOverWhatIsLowEnough) {
    NodeRoom room;
    room.addBox({-8, -800, 0}, {8, 800, 250});
    EXPECT_EQ(wayOf(room.tester(), kHuman, {-150, 0, 8}, {150, 0, 8}).moves, move::kJump);
    NodeRoom high;
    high.addBox({-8, -800, 0}, {8, 800, 380}); // 20 below the ceiling
    const auto tester = high.tester();
    EXPECT_EQ(wayOf(tester, kHuman, {-150, 0, 8}, {150, 0, 8}).whyNoJump, NoWay::JumpHits);
}

TEST(LinkTester, gravityIsThatOfTheGame) {
    // A jump of 500 over a gap needs an arc of 153 with a gravity of 600, and of 204 with one of 800.
    NodeRoom room;
    room.room = tests::SourceRoom({-800, -800, -600}, {800, 800, 240});
    room.addBox({-400, -100, -600}, {-240, 100, 0});
    room.addBox({240, -100, -600}, {400, 100, 0});
    const auto moves = [&] { return wayOf(room.tester(), kHuman, {-250, 0, 8}, {250, 0, 8}).moves; };
    EXPECT_EQ(moves(), move::kJump);
    room.room.addEntity(R"("classname" "monster_barney" "origin" "0 0 100")");
    EXPECT_EQ(moves(), 0) << "Half-Life";
}

/// A ladder up to a ledge, with a way off at the top.
struct TallLadder : NodeRoom {
    TallLadder() { addBox({0, -200, 160}, {400, 200, 200}); }
};

TEST(LinkTester, laddersAreClimbedStraightUp) {
    const auto tester = TallLadder().tester();
    const auto bottom = tester.place(nodeAt({-8, 0, 40}, node_type::kClimb)).node;
    const auto top = tester.place(nodeAt({-8, 0, 220}, node_type::kClimb));
    ASSERT_EQ(top.exits.size(), 1U);
    EXPECT_EQ(tester.wayFor(kHuman, bottom, top.node).moves, move::kClimb);
    EXPECT_EQ(tester.wayFor(kHuman, top.node, top.exits[0]).moves, move::kClimb) << "to the way off";
    const auto aside = tester.place(nodeAt({-8, 30, 220}, node_type::kClimb)).node;
    EXPECT_EQ(tester.wayFor(kHuman, bottom, aside).why, NoWay::NotAboveEachOther);
    auto turned = top.node;
    turned.yaw = 10;
    EXPECT_EQ(tester.wayFor(kHuman, bottom, turned).why, NoWay::NotAboveEachOther);
}

TEST(LinkTester, ladderStairsLeanTwoToOne) {
    NodeRoom room;
    const auto tester = room.tester();
    const auto climbAt = [&](float x, float z) {
        auto node = nodeAt({x, 0, z}, node_type::kClimb);
        node.info = info::kClimbOn;
        return node;
    };
    EXPECT_EQ(tester.wayFor(kHuman, climbAt(0, 100), climbAt(100, 300)).moves, move::kClimb);
    EXPECT_EQ(tester.wayFor(kHuman, climbAt(0, 100), climbAt(100, 250)).why, NoWay::NotAboveEachOther);
}

TEST(LinkTester, aLadderBlockedInBetweenIsNotClimbed) {
    TallLadder room;
    room.addBox({-100, -100, 120}, {0, 100, 130});
    const auto tester = room.tester();
    const auto bottom = tester.place(nodeAt({-8, 0, 40}, node_type::kClimb)).node;
    const auto top = tester.place(nodeAt({-8, 0, 220}, node_type::kClimb)).node;
    EXPECT_EQ(tester.wayFor(kHuman, bottom, top).why, NoWay::ClimbHits);
}

TEST(LinkTester, sightIsOneOfFourLines) {
    NodeRoom room;
    room.addBox({-8, -800, 0}, {8, 800, 60});
    const auto tester = room.tester();
    const auto west = tester.place(nodeAt({-100, 0, 8})).node;
    const auto east = tester.place(nodeAt({100, 0, 8})).node;
    EXPECT_TRUE(tester.sees(west, east)) << "over it, 70 higher";
    NodeRoom high;
    high.addBox({-8, -800, 0}, {8, 800, 95});
    EXPECT_FALSE(high.tester().sees(west, east));
}

TEST(LinkTester, terrainHidesFromAboveOnly) {
    std::array<float, 25> heights{};
    heights.fill(200);
    NodeRoom room;
    room.room.addTerrain({-400, -400}, {400, 400}, heights);
    const auto tester = room.tester();
    const auto below = nodeAt({0, 0, 20}, node_type::kAir);
    const auto above = nodeAt({60, 0, 300}, node_type::kAir);
    EXPECT_TRUE(tester.sees(below, above));
    EXPECT_FALSE(tester.sees(above, below));
}

TEST(LinkTester, distanceLimitsGoByTheSecondNode) {
    EXPECT_TRUE(LinkTester::isNear(nodeAt({0, 0, 0}), nodeAt({720, 0, 0})));
    EXPECT_FALSE(LinkTester::isNear(nodeAt({0, 0, 0}), nodeAt({720.1F, 0, 0})));
    EXPECT_TRUE(LinkTester::isNear(nodeAt({0, 0, 0}), nodeAt({1440, 0, 0}, node_type::kAir)));
    EXPECT_FALSE(LinkTester::isNear(nodeAt({1440, 0, 0}, node_type::kAir), nodeAt({0, 0, 0})));
}

TEST(LinkTester, theWidthOfWideHumansIsAsTold) {
    NodeRoom room;
    room.addBox({-400, 25, 0}, {400, 800, 400});
    room.addBox({-400, -800, 0}, {400, -25, 400}); // a corridor of 50
    EXPECT_EQ(wayOf(room.tester(kWideHumanNow), kWideHuman, {-300, 0, 8}, {300, 0, 8}).moves, move::kGround);
    EXPECT_EQ(wayOf(room.tester(kWideHumanFirst), kWideHuman, {-300, 0, 8}, {300, 0, 8}).moves, 0);
    EXPECT_EQ(wayOf(room.tester(), kTinyCentered, {-300, 0, 8}, {300, 0, 8}).moves, move::kGround);
}

} // namespace
} // namespace navsmith::systems::source_ain::generation
