// A player on floors, stairs and in front of walls in generated maps.
#include "core/systems/quake_nav/movement.h"
#include "tests/core/world/soup.h"

#include <gtest/gtest.h>

#include <limits>

namespace navsmith::systems::quake_nav {
namespace {

using world::MapLayer;
using world::Soup;

Soup plain() {
    Soup soup;
    soup.addBlock(MapLayer::Solid, {-1000, -1000, -16}, {1000, 1000, 0});
    return soup;
}

glm::vec3 standingAt(float x, float y, float floor) {
    return {x, y, floor + kFootHeight};
}

TEST(StandOn, putsFeetOnTheFloorBelow) {
    const auto rays = plain().caster();
    for (const float z : {300.0F, 0.5F, 0.0F, -7.0F})
        EXPECT_EQ(standOn(rays, {10, 20, z}), glm::vec3(10, 20, 0.53125F)) << z;
    EXPECT_FALSE(standOn(rays, {5000, 0, 100}));
    EXPECT_FALSE(standOn(world::RayCaster{}, {0, 0, 100}));
}

TEST(Walking, crossesAFloorButNotAWall) {
    Soup soup = plain();
    soup.addBlock(MapLayer::Solid, {200, -1000, 0}, {216, 1000, 128});
    const auto rays = soup.caster();
    EXPECT_TRUE(canWalk(rays, standingAt(0, 0, 0), standingAt(150, 300, 0)));
    const Walk walked = walk(rays, standingAt(0, 0, 0), standingAt(400, 0, 0));
    EXPECT_EQ(walked.end, Walk::End::Wall);
    EXPECT_NEAR(walked.where.x, 184.0F, 0.5F);
    EXPECT_GE(walked.triangle, 12U) << "of the wall, not of the floor";
    EXPECT_LT(walked.triangle, 24U);
}

TEST(Walking, needsADoorOfPlayerSize) {
    const auto withDoor = [](float width, float height) {
        Soup soup = plain();
        soup.addBlock(MapLayer::Solid, {200, -1000, 0}, {216, -width / 2, 128});
        soup.addBlock(MapLayer::Solid, {200, width / 2, 0}, {216, 1000, 128});
        soup.addBlock(MapLayer::Solid, {200, -width / 2, height}, {216, width / 2, 128});
        return soup.caster();
    };
    const auto through = [](const world::RayCaster& rays, float aside) {
        return canWalk(rays, standingAt(0, aside, 0), standingAt(400, aside, 0));
    };
    EXPECT_TRUE(through(withDoor(64, 64), 0));
    EXPECT_TRUE(through(withDoor(32, 57), 0)) << "just so";
    EXPECT_FALSE(through(withDoor(24, 64), 0));
    EXPECT_FALSE(through(withDoor(64, 48), 0));
    EXPECT_FALSE(through(withDoor(64, 64), 30)) << "straight at the jamb";
    // At an angle the player slides along the jamb.
    EXPECT_TRUE(canWalk(withDoor(64, 64), standingAt(100, -60, 0), standingAt(300, 20, 0)));
}

TEST(Walking, climbsStepsUpTo18) {
    for (const float height : {8.0F, 16.0F, 18.0F, 19.0F, 24.0F}) {
        Soup soup = plain();
        for (int i = 0; i < 8; ++i) {
            const float x = 100.0F + 24.0F * static_cast<float>(i);
            soup.addBlock(MapLayer::Solid, {x, -100, 0}, {500, 100, height * static_cast<float>(i + 1)});
        }
        const auto rays = soup.caster();
        const glm::vec3 low = standingAt(0, 0, 0);
        const glm::vec3 high = standingAt(450, 0, 8 * height);
        EXPECT_EQ(canWalk(rays, low, high), height <= kStepHeight) << height;
        EXPECT_TRUE(canWalk(rays, high, low)) << "down again " << height;
    }
}

TEST(Walking, walksUpRamps) {
    Soup soup = plain();
    soup.add(MapLayer::Solid, {100, -100, 0}, {400, -100, 200}, {400, 100, 200});
    soup.add(MapLayer::Solid, {100, -100, 0}, {400, 100, 200}, {100, 100, 0});
    const auto rays = soup.caster();
    EXPECT_TRUE(canWalk(rays, standingAt(0, 0, 0), standingAt(250, 0, 100)));
    EXPECT_TRUE(canWalk(rays, standingAt(250, 0, 100), standingAt(350, 50, 166.667F)))
        << "its corners stand in the slope";
    EXPECT_TRUE(canWalk(rays, standingAt(250, 0, 100), standingAt(0, 0, 0)));
}

TEST(Walking, passesCracksAndSmallDropsButNoGapOrLedge) {
    const auto gap = [](float width, float drop) {
        Soup soup;
        soup.addBlock(MapLayer::Solid, {-500, -100, -16}, {0, 100, 0});
        soup.addBlock(MapLayer::Solid, {width, -100, -16 - drop}, {500, 100, -drop});
        return canWalk(soup.caster(), standingAt(-200, 0, 0), standingAt(300, 0, -drop));
    };
    EXPECT_TRUE(gap(24, 0));
    EXPECT_TRUE(gap(48, 0)) << "at running speed";
    EXPECT_FALSE(gap(160, 0));
    EXPECT_TRUE(gap(0, 32));
    EXPECT_FALSE(gap(0, 128));
}

TEST(Walking, doesNotArriveOnAnotherStorey) {
    Soup soup = plain();
    soup.addBlock(MapLayer::Solid, {100, -100, 128}, {500, 100, 144});
    EXPECT_FALSE(canWalk(soup.caster(), standingAt(0, 0, 0), standingAt(300, 0, 144)));
    EXPECT_TRUE(canWalk(soup.caster(), standingAt(0, 0, 0), standingAt(300, 0, 0)));
}

TEST(Walking, needsRoomAtTheStart) {
    Soup soup = plain();
    soup.addBlock(MapLayer::Solid, {100, -100, 0}, {200, 100, 100});
    EXPECT_EQ(walk(soup.caster(), standingAt(150, 99, 0), standingAt(0, 0, 0)).end, Walk::End::Stuck);
}

TEST(Walking, toleratesNonFiniteInput) {
    constexpr float kNan = std::numeric_limits<float>::quiet_NaN();
    const auto rays = plain().caster();
    EXPECT_FALSE(canWalk(rays, standingAt(0, 0, 0), {kNan, 0, 0}));
    EXPECT_FALSE(canWalk(rays, {kNan, 0, 0}, standingAt(0, 0, 0)));
    EXPECT_FALSE(canWalk(rays, standingAt(0, 0, 0), {1e30F, 0, 0}));
    EXPECT_TRUE(canWalk(rays, standingAt(0, 0, 0), standingAt(0, 0, 0)));
}

} // namespace
} // namespace navsmith::systems::quake_nav
