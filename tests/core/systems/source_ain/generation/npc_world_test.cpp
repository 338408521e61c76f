// What of a map stops NPCs: entities with brushes, and static props.
#include "tests/core/systems/source_ain/generation/node_room.h"
#include "tests/support/phy_bytes.h"

namespace navsmith::systems::source_ain::generation {
namespace {

using tests::kGap;
using tests::nodeAt;
using tests::NodeRoom;
using tests::wayOf;

struct Obstacle {
    bool placesOnIt = false; ///< a node over it stands on its top
    bool blocks = false;     ///< humans do not walk through it
    bool hides = false;      ///< one does not see through it
};

/// Of a box of 64 that is an entity.
Obstacle obstacleOf(const std::string& keys, const std::string& more = {}) {
    NodeRoom room;
    room.room.addBrushEntity(keys, {-32, -800, 0}, {32, 800, 64});
    if (!more.empty())
        room.room.addEntity(more);
    NodeRoom high;
    high.room.addBrushEntity(keys, {-32, -800, 0}, {32, 800, 300});
    if (!more.empty())
        high.room.addEntity(more);
    const auto tester = high.tester();
    const auto place = [&](float x) { return tester.place(nodeAt({x, 0, 8})).node; };
    return {room.tester().place(nodeAt({0, 0, 80})).node.offsets[kHuman] > -17,
            wayOf(tester, kHuman, {-200, 0, 8}, {200, 0, 8}).moves != move::kGround,
            !tester.sees(place(-200), place(200))};
}

void expectObstacle(const std::string& keys, const Obstacle& known, const std::string& more = {}) {
    const auto found = obstacleOf(keys, more);
    EXPECT_EQ(found.placesOnIt, known.placesOnIt) << keys;
    EXPECT_EQ(found.blocks, known.blocks) << keys;
    EXPECT_EQ(found.hides, known.hides) << keys;
}

TEST(NpcWorld, whatMovesIsWalkedThroughButStoodOn) {
    for (const auto* name :
         {"func_door", "func_brush", "func_tracktrain", "func_breakable", "func_wall", "func_button"})
        expectObstacle(fmt::format(R"("classname" "{}")", name), {true, false, false});
}

TEST(NpcWorld, whatStaysIsLikeTheWorld) {
    expectObstacle(R"("classname" "func_lod")", {true, true, true});
    expectObstacle(R"("classname" "func_physbox")", {true, true, true});
    expectObstacle(R"("classname" "func_pushable")", {true, true, true});
}

TEST(NpcWorld, pushablesOfHalfLifeAreWalkedThrough) {
    expectObstacle(R"("classname" "func_pushable")", {true, false, true},
                   R"("classname" "monster_scientist" "origin" "0 0 300")");
}

TEST(NpcWorld, whatIsNotSolidStopsNothing) {
    for (const auto* keys :
         {R"("classname" "trigger_once")", R"("classname" "func_illusionary")",
          R"("classname" "func_brush" "Solidity" "1")", R"("classname" "func_brush" "StartDisabled" "1")",
          R"("classname" "func_wall_toggle" "spawnflags" "1")", R"("classname" "func_door" "spawnflags" "8")",
          R"("classname" "unheard_of")"})
        expectObstacle(keys, {false, false, false});
    expectObstacle(R"("classname" "func_brush" "solidity" "2" "startdisabled" "1")", {true, false, false});
}

TEST(NpcWorld, templatesTakeEntitiesOutOfTheMap) {
    const std::string box = R"("classname" "func_physbox" "targetname" "Crate_1")";
    expectObstacle(box, {false, false, false}, R"("classname" "point_template" "Template01" "crate_*")");
    expectObstacle(box, {true, true, true}, R"("classname" "point_template" "Template01" "crate_2")");
    expectObstacle(box, {true, true, true}, R"("classname" "point_template" "Template01" "crate_1" "spawnflags" "1")");
}

TEST(NpcWorld, aDoorThatBeginsOpenIsElsewhere) {
    NodeRoom room;
    room.room.addBrushEntity(R"("classname" "func_door" "spawnpos" "1" "movedir" "0 90 0" "lip" "8")", {-50, -50, 0},
                             {50, 50, 30});
    const auto tester = room.tester();
    EXPECT_NEAR(tester.place(nodeAt({0, -20, 40})).node.offsets[kHuman], kGap - 40, 1e-3F);
    EXPECT_NEAR(tester.place(nodeAt({0, 100, 40})).node.offsets[kHuman], kGap - 10, 1e-3F) << "90 to the north";
}

float topOf(const std::string& keys) {
    NodeRoom room;
    room.room.addBrushEntity(keys, {-100, -100, 0}, {100, 100, 40});
    auto body = tests::phyBox({-99.5F, -99.5F, 0.5F}, {99.5F, 99.5F, 39.5F});
    body.tag = 6; // the brush behind those of the walls
    room.room.map().more[29] = tests::buildCollisionLump(1, {body});
    return 50 + room.tester().place(nodeAt({0, 0, 50})).node.offsets[kHuman] - kGap;
}

TEST(NpcWorld, boxesMeetThePhysicsOfSomeEntities) {
    EXPECT_NEAR(topOf(R"("classname" "func_brush")"), 39.5F, 1e-3F);
    EXPECT_NEAR(topOf(R"("classname" "func_brush" "solidbsp" "1")"), 40, 1e-3F);
    EXPECT_NEAR(topOf(R"("classname" "func_physbox")"), 39.5F, 1e-3F);
    EXPECT_NEAR(topOf(R"("classname" "func_breakable")"), 40, 1e-3F);
}

TEST(NpcWorld, solidPropsAreTracedIfTheirModelIsAtHand) {
    NodeRoom room;
    auto& map = room.room.map();
    map.pakFile =
        tests::buildZip({{"models/wall.phy", tests::buildPhy({tests::phyBox({-4, -100, 0}, {4, 100, 300})})}});
    map.staticProps = tests::buildStaticProps({"models/wall.mdl", "models/other.mdl"}, {},
                                              {{.origin = {0, 0, 0}, .solid = 6},
                                               {.origin = {300, 0, 0}, .solid = 0},
                                               {.origin = {300, 0, 0}, .model = 1, .solid = 6}});
    const auto tester = room.tester();
    EXPECT_NE(wayOf(tester, kHuman, {-100, 0, 8}, {100, 0, 8}).moves, move::kGround);
    EXPECT_EQ(tester.world().propsNotTraced(), 1U);
    ASSERT_EQ(tester.world().notes().size(), 1U);
    EXPECT_TRUE(tester.world().notes()[0].starts_with("1 of 2 solid static props not traced"))
        << tester.world().notes()[0];
}

TEST(NpcWorld, steepPropsAreNotSteppedOnAlongX) {
    for (const bool turned : {false, true}) {
        NodeRoom room;
        auto& map = room.room.map();
        // From the west it rises to 16 within 20, which is steeper than what the game steps on.
        map.pakFile =
            tests::buildZip({{"models/wedge.phy", tests::buildPhy({tests::phyWedge({-10, -400, 0}, {10, 400, 16})})}});
        map.staticProps = tests::buildStaticProps(
            {"models/wedge.mdl"}, {}, {{.origin = {0, 0, 0}, .angles = {0, turned ? 90.0F : 0.0F, 0}, .solid = 6}});
        const auto tester = room.tester();
        const auto way = turned ? wayOf(tester, kHuman, {0, -100, 8}, {0, 100, 8})
                                : wayOf(tester, kHuman, {-100, 0, 8}, {100, 0, 8});
        EXPECT_EQ(way.moves, turned ? move::kGround : move::kJump) << turned;
    }
}

TEST(NpcWorld, clipsOfMonstersStopThem) {
    NodeRoom room;
    room.room.add(tests::boxSolid({-4, -800, 0}, {4, 800, 400}), 0x20000);
    EXPECT_EQ(wayOf(room.tester(), kHuman, {-100, 0, 8}, {100, 0, 8}).moves, 0);
    NodeRoom players;
    players.room.add(tests::boxSolid({-4, -800, 0}, {4, 800, 400}), 0x10000);
    EXPECT_EQ(wayOf(players.tester(), kHuman, {-100, 0, 8}, {100, 0, 8}).moves, move::kGround);
}

TEST(NpcWorld, damagedMapsAreRefused) {
    EXPECT_FALSE(NpcWorld::read({}));
    tests::RawSourceMap map;
    map.models.resize(1);
    const auto refused = NpcWorld::read(tests::buildSourceMap(map));
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error(), "the map's solids are damaged or missing");
}

} // namespace
} // namespace navsmith::systems::source_ain::generation
