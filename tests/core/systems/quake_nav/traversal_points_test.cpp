// The points of jumps and drops on generated maps, with the values of the game's own editor.
#include "core/systems/quake_nav/movement.h"
#include "core/systems/quake_nav/traversal_points.h"
#include "formats/quake/nav_file.h"
#include "tests/core/world/soup.h"
#include "tests/support/corpus.h"

#include <glm/geometric.hpp>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>
#include <vector>

namespace navsmith::systems::quake_nav {
namespace {

using world::MapLayer;
using world::Soup;

glm::vec3 feet(float x, float y, float floor) {
    return {x, y, floor + kFootHeight};
}

void expectNear(const glm::vec3& found, const glm::vec3& wanted) {
    EXPECT_LT(glm::length(found - wanted), 0.02F)
        << found.x << ' ' << found.y << ' ' << found.z << " for " << wanted.x << ' ' << wanted.y << ' ' << wanted.z;
}

/// Two floors with a gap from x = 0 to `width`; the second is higher by `higher`.
Soup chasm(float width, float higher) {
    Soup soup;
    soup.addBlock(MapLayer::Solid, {-500, -200, -16}, {0, 200, 0});
    soup.addBlock(MapLayer::Solid, {width, -200, -16}, {width + 500, 200, higher});
    return soup;
}

TEST(LongJump, connectsTheLastGroundOfBothSides) {
    const auto rays = chasm(160, 0).caster();
    const auto jump =
        findTraversal(TraversalKind::LongJump, &rays, {feet(-40.5F, 0, 0), 32}, {feet(200.25F, 0, 0), 32});
    ASSERT_TRUE(jump);
    // Whole steps from either origin.
    expectNear(jump->start, feet(-0.5F, 0, 0));
    expectNear(jump->end, feet(160.25F, 0, 0));
    expectNear(jump->exit, feet(-32.5F, 0, 0));
    EXPECT_TRUE(jump->clear);
    EXPECT_EQ(jump->arc.front(), jump->start);
    EXPECT_EQ(jump->arc.back(), jump->end);
    const auto top = std::max_element(jump->arc.begin(), jump->arc.end(),
                                      [](const glm::vec3& one, const glm::vec3& other) { return one.z < other.z; });
    EXPECT_NEAR(top->z, kFootHeight + kJumpRise, 1.0F);
}

TEST(LongJump, isBlockedIfTooFarOrThroughAWall) {
    const auto clear = [](const Soup& soup, float width) {
        const auto rays = soup.caster();
        const auto jump =
            findTraversal(TraversalKind::LongJump, &rays, {feet(-40, 0, 0), 32}, {feet(width + 40, 0, 0), 32});
        EXPECT_TRUE(jump);
        return jump && jump->clear;
    };
    EXPECT_TRUE(clear(chasm(210, 0), 210)) << "0.675 seconds at 320";
    EXPECT_FALSE(clear(chasm(230, 0), 230));
    Soup walled = chasm(160, 0);
    walled.addBlock(MapLayer::Solid, {70, -200, 60}, {80, 200, 200});
    EXPECT_FALSE(clear(walled, 160)) << "the head goes up to 101";
}

TEST(LongJump, needsAGap) {
    const auto rays = chasm(0, 0).caster();
    EXPECT_FALSE(findTraversal(TraversalKind::LongJump, &rays, {feet(-40, 0, 0), 32}, {feet(200, 0, 0), 32}));
    const auto chasmRays = chasm(160, 0).caster();
    EXPECT_FALSE(findTraversal(TraversalKind::LongJump, &chasmRays, {feet(-40, 900, 0), 32}, {feet(200, 0, 0), 32}))
        << "no ground at the source";
    EXPECT_FALSE(findTraversal(TraversalKind::LongJump, &chasmRays, {feet(-40, 0, 100), 32}, {feet(200, 0, 0), 32}))
        << "nor near below it";
}

TEST(LongJump, crossesAPoolWithoutAnEdge) {
    // A hollow 24 deep with a step of 12 on both sides: walkable, unless slime fills it.
    Soup soup;
    soup.addBlock(MapLayer::Solid, {-500, -200, -80}, {900, 200, -24});
    soup.addBlock(MapLayer::Solid, {-500, -200, -80}, {-20, 200, 0});
    soup.addBlock(MapLayer::Solid, {-20, -200, -80}, {0, 200, -12});
    soup.addBlock(MapLayer::Solid, {160, -200, -80}, {180, 200, -12});
    soup.addBlock(MapLayer::Solid, {180, -200, -80}, {900, 200, 0});
    const auto find = [&] {
        const auto rays = soup.caster();
        return findTraversal(TraversalKind::LongJump, &rays, {feet(-60.5F, 0, 0), 32}, {feet(240.25F, 0, 0), 32});
    };
    const auto dry = find();
    ASSERT_FALSE(dry);
    EXPECT_EQ(dry.error(), NoJump::NoEdge);
    soup.addBlock(MapLayer::Water, {0, -200, -24}, {160, 200, -14});
    const auto jump = find();
    ASSERT_TRUE(jump);
    expectNear(jump->start, feet(-0.5F, 0, -12));
    expectNear(jump->end, feet(160.25F, 0, -12));
    EXPECT_TRUE(jump->clear) << "the steps behind the start and the end are no obstacles";
}

TEST(LongJump, keepsItsHeightWhereTheFloorWasMoved) {
    const auto rays = chasm(160, 0).caster();
    const auto jump =
        findTraversal(TraversalKind::LongJump, &rays, {feet(-40.5F, 0, 80), 32}, {feet(200.25F, 0, 16), 32});
    ASSERT_TRUE(jump);
    expectNear(jump->start, feet(-0.5F, 0, 80));
    expectNear(jump->end, feet(160.25F, 0, 16));
    const auto careless =
        findTraversal(TraversalKind::LongJump, &rays, {feet(-40.5F, 0, 6), 32}, {feet(200.25F, 0, 0), 32});
    ASSERT_TRUE(careless);
    expectNear(careless->start, feet(-0.5F, 0, 0));
    const auto storey =
        findTraversal(TraversalKind::LongJump, &rays, {feet(-40.5F, 0, 128), 32}, {feet(200.25F, 0, 0), 32});
    ASSERT_FALSE(storey);
    EXPECT_EQ(storey.error(), NoJump::NoFloor);
}

TEST(BarrierJump, keepsTheGamesDistances) {
    const auto rays = chasm(0, 32).caster();
    const auto jump = findTraversal(TraversalKind::BarrierJump, &rays, {feet(-60.5F, 0, 0), 16}, {feet(50, 0, 32), 16});
    ASSERT_TRUE(jump);
    expectNear(jump->start, feet(-20.5F, 0, 0));
    expectNear(jump->exit, feet(-32.5F, 0, 0));
    expectNear(jump->end, feet(0, 0, 32));
    EXPECT_TRUE(jump->clear);
    const auto high = chasm(0, 80).caster();
    EXPECT_FALSE(findTraversal(TraversalKind::BarrierJump, &high, {feet(-60, 0, 0), 16}, {feet(50, 0, 80), 16}));
    const auto step = chasm(0, 16).caster();
    EXPECT_FALSE(findTraversal(TraversalKind::BarrierJump, &step, {feet(-60, 0, 0), 16}, {feet(50, 0, 16), 16}));
}

TEST(Ledge, startsAtTheLastGroundAndEndsAtTheTarget) {
    Soup soup;
    soup.addBlock(MapLayer::Solid, {-500, -200, -300}, {0, 200, 0});
    soup.addBlock(MapLayer::Solid, {-500, -500, -300}, {900, 500, -128});
    const auto ledge = soup.caster();
    const auto jump =
        findTraversal(TraversalKind::Ledge, &ledge, {feet(-40.25F, 10, 0), 32}, {feet(120, 10, -128), 48});
    ASSERT_TRUE(jump);
    expectNear(jump->start, feet(-0.25F, 10, 0));
    expectNear(jump->end, feet(120, 10, -128));
    EXPECT_EQ(jump->exit, glm::vec3(0.0F));
    EXPECT_TRUE(jump->clear);
    EXPECT_TRUE(std::all_of(jump->arc.begin(), jump->arc.end(), [](const glm::vec3& point) {
        return point.z <= kFootHeight + 0.01F;
    })) << "nobody jumps";
    EXPECT_FALSE(findTraversal(TraversalKind::Ledge, &ledge, {feet(120, 10, -128), 32}, {feet(-40, 10, 0), 48}))
        << "not upwards";
    // A railing on the ledge.
    soup.addBlock(MapLayer::Solid, {10, -200, -10}, {14, 200, 60});
    const auto railed = soup.caster();
    const auto blocked =
        findTraversal(TraversalKind::Ledge, &railed, {feet(-40, 10, 0), 32}, {feet(120, 10, -128), 48});
    ASSERT_TRUE(blocked);
    EXPECT_FALSE(blocked->clear);
}

TEST(Ledge, parallelLedgeIsLeftAtItsEnd) {
    Soup soup;
    soup.addBlock(MapLayer::Solid, {-500, 0, -300}, {100, 200, 0});
    soup.addBlock(MapLayer::Solid, {-900, -900, -300}, {900, 900, -128});
    const auto rays = soup.caster();
    // The centre leaves the floor at once, a corner only at x = 116.
    const auto jump = findTraversal(TraversalKind::Ledge, &rays, {feet(-40, 0.5F, 0), 32}, {feet(300, -4, -128), 48});
    ASSERT_TRUE(jump);
    EXPECT_LT(jump->start.x, 0.0F);
    EXPECT_TRUE(jump->clear);
}

TEST(Traversals, nonFiniteInputFindsNothing) {
    const auto rays = chasm(160, 0).caster();
    for (const float odd : {1e30F, std::numeric_limits<float>::infinity(), std::numeric_limits<float>::quiet_NaN()}) {
        for (const auto type : {TraversalKind::LongJump, TraversalKind::BarrierJump, TraversalKind::Ledge})
            EXPECT_FALSE(findTraversal(type, &rays, {feet(-40, 0, 0), 32}, {{odd, 0, 0}, 32}));
    }
}

TEST(Manual, goesFromOriginToOrigin) {
    for (const bool onMap : {false, true}) {
        const auto rays = chasm(160, 0).caster();
        const auto jump =
            findTraversal(TraversalKind::Manual, onMap ? &rays : nullptr, {feet(-40, 0, 0), 32}, {feet(200, 0, 0), 32});
        ASSERT_TRUE(jump);
        expectNear(jump->start, feet(-40, 0, 0.5F));
        expectNear(jump->end, feet(200, 0, 0.5F));
        expectNear(jump->exit, feet(-72, 0, 0.5F));
    }
    const auto ride = findTraversal(TraversalKind::Plain, nullptr, {feet(0, 0, 0), 32}, {feet(0, 0, 200), 32});
    ASSERT_TRUE(ride);
    EXPECT_EQ(ride->start, feet(0, 0, 0));
    EXPECT_EQ(ride->end, feet(0, 0, 200));
    EXPECT_EQ(ride->exit, glm::vec3(0.0F));
    EXPECT_EQ(ride->arc.size(), 2U);
}

TEST(WithoutAMap, pointsAreOnTheLineInOrder) {
    for (const auto type : {TraversalKind::LongJump, TraversalKind::BarrierJump, TraversalKind::Ledge}) {
        for (const float length : {0.0F, 10.0F, 60.0F, 90.0F, 250.0F}) {
            const float drop = type == TraversalKind::Ledge ? -100.0F : 0.0F;
            const auto jump = findTraversal(type, nullptr, {{0, 0, 0}, 32}, {{length, 0, drop}, 48});
            ASSERT_TRUE(jump);
            EXPECT_LE(0.0F, jump->start.x);
            EXPECT_LE(jump->start.x, jump->end.x) << length;
            EXPECT_LE(jump->end.x, length);
            EXPECT_FLOAT_EQ(jump->end.z, drop);
            EXPECT_EQ(jump->arc.front(), jump->start);
            EXPECT_EQ(jump->arc.back(), jump->end);
        }
    }
}

TEST(Arcs, riseHighEnough) {
    const auto arc = jumpArc({0, 0, 0}, {0, 100, 300});
    EXPECT_EQ(arc.front(), glm::vec3(0, 0, 0));
    EXPECT_EQ(arc.back(), glm::vec3(0, 100, 300));
    EXPECT_TRUE(std::all_of(arc.begin(), arc.end(), [](const glm::vec3& point) { return point.z <= 300.01F; }));
    const auto drop = dropArc({0, 0, 0}, {300, 0, -128});
    // 0.57 seconds at 320 units/s from where the box leaves the ledge; the rest is on the ground.
    EXPECT_NEAR(drop[drop.size() - 2].x, 24.0F + 181.0F, 0.1F);
    EXPECT_NEAR(drop[drop.size() - 2].z, -128.0F, 1e-3F);
}

/// The only known pair of waypoints and a map. The map is older: some of its floors were moved since.
class RealMap : public ::testing::Test {
protected:
    void SetUp() override {
        const auto navs = tests::corpusFolder("quake-nav");
        const auto maps = tests::corpusFolder("quake-bsp");
        if (!navs || !maps)
            GTEST_SKIP() << tests::missingCorpus("quake-nav");
        auto file = quake::readNav(tests::readFile(*navs / "nav2_v18_Quake-Champions-Classic_qcdm_valeofpnath.nav"));
        const auto map =
            world::readMapGeometry(tests::readFile(*maps / "Quake-Champions-Classic_maps_qcdm_valeofpnath_53fc4d.bsp"));
        ASSERT_TRUE(file && map);
        nav = std::move(*file);
        rays = world::RayCaster::build(*map).value();
    }

    /// Calls `f(number of the link, points found, points stored)` for all links of a type with a traversal.
    template <typename F>
    void forEachJump(std::uint16_t linkType, TraversalKind kind, F&& f) const {
        for (const auto& from : nav.nodes) {
            for (std::size_t i = from.firstLink; i < std::size_t{from.firstLink} + from.linkCount; ++i) {
                const auto& link = nav.links[i];
                const auto& to = nav.nodes[link.target];
                if (link.type == linkType && link.traversal != quake::kNoTraversal)
                    f(i,
                      findTraversal(kind, &rays, {from.origin, static_cast<float>(from.radius)},
                                    {to.origin, static_cast<float>(to.radius)}),
                      nav.traversals[link.traversal]);
            }
        }
    }

    quake::NavFile nav;
    world::RayCaster rays;
};

TEST_F(RealMap, dropsMatchTheGame) {
    std::size_t all = 0;
    std::size_t equal = 0;
    forEachJump(3, TraversalKind::Ledge, [&](std::size_t i, const auto& jump, const quake::NavTraversal& stored) {
        ++all;
        if (!jump || glm::length(jump->start - stored.start) > 0.1F)
            return;
        ++equal;
        expectNear(jump->end, stored.end);
        EXPECT_TRUE(jump->clear) << i;
    });
    EXPECT_EQ(all, 50U);
    EXPECT_EQ(equal, 29U) << "the others start at edges that were moved";
}

TEST_F(RealMap, manualJumpsMatchTheGame) {
    std::size_t all = 0;
    std::size_t equal = 0;
    forEachJump(8, TraversalKind::Manual, [&](std::size_t i, const auto& jump, const quake::NavTraversal& stored) {
        ++all;
        ASSERT_TRUE(jump) << i;
        expectNear(jump->start, stored.start);
        expectNear(jump->end, stored.end);
        equal += glm::length(jump->exit - stored.exit) < 0.02F ? 1 : 0;
    });
    EXPECT_EQ(all, 43U);
    EXPECT_EQ(equal, 42U) << "one run-up is half as long";
}

/// Two lead over a pool whose edges are steps, three from a storey that was raised by 80. The sixth ends where the map
/// has another storey.
TEST_F(RealMap, longJumpsOfTheGameAreFound) {
    std::vector<std::size_t> missing;
    std::size_t reached = 0;
    forEachJump(1, TraversalKind::LongJump, [&](std::size_t i, const auto& jump, const quake::NavTraversal& stored) {
        if (!jump) {
            EXPECT_EQ(jump.error(), NoJump::NoFloor);
            missing.push_back(i);
            return;
        }
        reached += jump->clear ? 1 : 0;
        EXPECT_LT(std::abs(jump->start.z - stored.start.z), 8.0F) << i;
        EXPECT_LT(std::abs(jump->end.z - stored.end.z), 8.0F) << i;
    });
    EXPECT_EQ(missing, std::vector<std::size_t>{51});
    EXPECT_EQ(reached, 5U);
}

} // namespace
} // namespace navsmith::systems::quake_nav
