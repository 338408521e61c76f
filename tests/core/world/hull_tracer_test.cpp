// Moves through a room whose answers are known by hand.
#include "core/world/hull_tracer.h"
#include "tests/support/brush_trees.h"
#include "tests/support/map_corpus.h"

#include <glm/geometric.hpp>
#include <gtest/gtest.h>

#include <array>
#include <random>
#include <vector>

namespace navsmith::world {
namespace {

constexpr float kEpsilon = 0.03125F;

/// A room of 512 with a block of 64 in its middle, a ramp that rises to the east, and one brush entity.
struct TracedRoom {
    tests::SolidWorld world{
        {-256, -256, 0},
        {256, 256, 256},
        {tests::boxSolid({-32, -32, 0}, {32, 32, 64}), tests::rampSolid({100, -256, 0}, {200, -128, 50}, 0)}};
    std::vector<SolidModel> solids;

    [[nodiscard]] HullTracer tracer() {
        world.addBrushEntity("\"classname\" \"func_wall\"", {-16, -16, -16}, {16, 16, 16});
        const auto bytes = world.bytes();
        const auto file = quake::readBsp(bytes);
        EXPECT_TRUE(file && file->notes.empty());
        return {hullTrees(*file), solids};
    }
};

TEST(HullTracer, lineStopsAtTheEpsilonBeforeASurface) {
    const auto tracer = TracedRoom().tracer();
    const auto down = tracer.line(glm::vec3(100, 100, 128), glm::vec3(100, 100, -128), kSolidMask);
    EXPECT_FLOAT_EQ(down.end.z, kEpsilon);
    EXPECT_EQ(down.normal, glm::vec3(0, 0, 1));
    EXPECT_FLOAT_EQ(down.fraction, (128 - kEpsilon) / 256);
    EXPECT_FALSE(down.startSolid || down.allSolid);
    const auto across = tracer.line(glm::vec3(-100, 0, 32), glm::vec3(100, 0, 32), kSolidMask);
    EXPECT_FLOAT_EQ(across.end.x, -32 - kEpsilon);
    EXPECT_EQ(across.normal, glm::vec3(-1, 0, 0));
    const auto above = tracer.line(glm::vec3(-100, 0, 65), glm::vec3(100, 0, 65), kSolidMask);
    EXPECT_FALSE(above.hit());
    EXPECT_EQ(above.end, glm::vec3(100, 0, 65));
}

TEST(HullTracer, rampHasItsNormalAndHeight) {
    const auto tracer = TracedRoom().tracer();
    const auto down = tracer.line(glm::vec3(150, -200, 128), glm::vec3(150, -200, -128), kSolidMask);
    EXPECT_NEAR(down.end.z, 25, 0.05);
    EXPECT_NEAR(glm::dot(down.normal, glm::normalize(glm::vec3(-50, 0, 100))), 1, 1e-6);
}

TEST(HullTracer, startsInSolidsAreTold) {
    const auto tracer = TracedRoom().tracer();
    const auto inside = tracer.line(glm::vec3(0, 0, 32), glm::vec3(10, 0, 32), kSolidMask);
    EXPECT_TRUE(inside.startSolid && inside.allSolid && inside.hit());
    const auto leaving = tracer.line(glm::vec3(0, 0, 32), glm::vec3(0, 0, 128), kSolidMask);
    EXPECT_TRUE(leaving.startSolid);
    EXPECT_FALSE(leaving.allSolid);
}

TEST(HullTracer, entitiesStopAtTheirPlaceAndOnlyIfGiven) {
    const glm::vec3 from(-200, 150, 100);
    const glm::vec3 to(200, 150, 100);
    EXPECT_FALSE(TracedRoom().tracer().line(from, to, kSolidMask).hit());
    TracedRoom room;
    room.solids = {{1, 7, glm::vec3(50, 150, 100), {}}, {99, 8, glm::vec3(0, 150, 100), {}}};
    const auto tracer = room.tracer();
    const auto hit = tracer.line(from, to, kSolidMask);
    EXPECT_FLOAT_EQ(hit.end.x, 50 - 16 - kEpsilon);
    EXPECT_FLOAT_EQ(hit.fraction, (hit.end.x - from.x) / 400);
    EXPECT_EQ(hit.entity, 7U);
    EXPECT_EQ(tracer.line(from, glm::vec3(200, 150, 120), kSolidMask).entity, 7U);
    EXPECT_FALSE(tracer.line(from + glm::vec3(0, 0, 20), to + glm::vec3(0, 0, 20), kSolidMask).hit());
}

TEST(HullTracer, lineIsClearIfItGetsToItsEnd) {
    TracedRoom room;
    room.solids = {{1, 7, glm::vec3(50, 150, 100), {}}, {1, 8, glm::vec3(-100, -100, 20), {}}};
    const auto tracer = room.tracer();
    std::mt19937 random(1);
    std::uniform_real_distribution<float> across(-260, 260);
    std::uniform_real_distribution<float> up(-10, 260);
    int clear = 0;
    constexpr int kLines = 20'000;
    for (int i = 0; i < kLines; ++i) {
        // Some begin on a surface, where rounding decides.
        const bool onGround = i % 4 == 0;
        const glm::vec3 from(across(random), across(random), onGround ? 0.0F : up(random));
        const glm::vec3 to(across(random), across(random), onGround ? 0.0F : up(random));
        const auto line = tracer.line(from, to, kSolidMask);
        const bool expected = line.fraction == 1.0F && !(line.startSolid && line.entity != 0);
        ASSERT_EQ(tracer.isClear(from, to, kSolidMask), expected) << i;
        clear += expected ? 1 : 0;
    }
    EXPECT_GT(clear, kLines / 10);
    EXPECT_LT(clear, kLines);
}

TEST(HullTracer, turnedEntitiesTurnTheirSides) {
    TracedRoom room;
    const float half = glm::sqrt(0.5F);
    const glm::mat3 eighth(glm::vec3(half, half, 0), glm::vec3(-half, half, 0), glm::vec3(0, 0, 1));
    room.solids = {{1, 7, glm::vec3(50, 150, 100), eighth}};
    const auto hit = room.tracer().line(glm::vec3(-200, 150, 100), glm::vec3(200, 150, 100), kSolidMask);
    EXPECT_NEAR(hit.end.x, 50 - 16 * glm::sqrt(2.0F), 0.1);
    EXPECT_NEAR(hit.end.y, 150, 0.001);
    EXPECT_NEAR(glm::abs(hit.normal.x), half, 1e-5);
}

// Hull 1 of the small map is free above 16, whatever its other trees hold; its box reaches 24 below the point.
TEST(HullTracer, boxesMoveThroughTheirOwnTree) {
    const auto bytes = tests::buildQuakeMap(tests::smallMap(), tests::RawQuakeForm::Quake);
    const HullTracer tracer(hullTrees(*quake::readBsp(bytes)), {});
    const glm::vec3 low(-16, -16, -24);
    const glm::vec3 high(16, 16, 32);
    const auto down = tracer.box(glm::vec3(0, 0, 100), glm::vec3(0, 0, -100), low, high, kSolidMask);
    EXPECT_FLOAT_EQ(down.end.z, 16 + kEpsilon);
    // The same box, given by the place of its feet.
    const auto feet = tracer.box(glm::vec3(0, 0, 100), glm::vec3(0, 0, -100), low + glm::vec3(0, 0, 24),
                                 high + glm::vec3(0, 0, 24), kSolidMask);
    EXPECT_FLOAT_EQ(feet.end.z, 16 + kEpsilon - 24);
    constexpr float kNoise = 1e-6F; // of a fraction stored as a float
    EXPECT_NEAR(tracer.line(glm::vec3(0, 0, 100), glm::vec3(0, 0, -100), kSolidMask).end.z, kEpsilon, kNoise);
    EXPECT_EQ(tracer.contents(glm::vec3(0, -1, 10)), -3);
    EXPECT_NEAR(tracer.line(glm::vec3(0, 10, 10), glm::vec3(0, -10, 10), kSolidMask | contentsBit(-3)).end.y, kEpsilon,
                kNoise);
}

TEST(HullTracer, boxesStopLinesAtTheirSides) {
    const auto file = *quake::readBsp(tests::buildQuakeMap(tests::smallMap(), tests::RawQuakeForm::Quake));
    const std::array boxes{HullBox{glm::vec3(-8, 2, 8), glm::vec3(8, 18, 24)}};
    const std::array solids{SolidModel{static_cast<std::uint32_t>(file.models.size()), 7, glm::vec3(0, 0, 10), {}}};
    const HullTracer tracer(hullTrees(file, boxes), solids);
    const auto down = tracer.line(glm::vec3(0, 10, 100), glm::vec3(0, 10, 0), kSolidMask);
    EXPECT_NEAR(down.end.z, 34 + kEpsilon, 1e-4);
    EXPECT_EQ(down.entity, 7U);
    EXPECT_EQ(down.normal, glm::vec3(0, 0, 1));
    EXPECT_EQ(tracer.line(glm::vec3(20, 10, 20), glm::vec3(0, 10, 20), kSolidMask).normal, glm::vec3(1, 0, 0));
    EXPECT_TRUE(tracer.isClear(glm::vec3(20, 10, 36), glm::vec3(-20, 10, 36), kSolidMask));
    EXPECT_TRUE(tracer.line(glm::vec3(0, 10, 20), glm::vec3(0, 10, 21), kSolidMask).allSolid);
}

TEST(HullTracer, damagedTreesStopNothing) {
    auto raw = tests::smallMap();
    raw.nodes[0].plane = 1000;
    const auto file = quake::readBsp(tests::buildQuakeMap(raw, tests::RawQuakeForm::Quake));
    const HullTracer tracer(hullTrees(*file), {});
    EXPECT_FALSE(tracer.line(glm::vec3(0, 0, 100), glm::vec3(0, 0, -100), kSolidMask).hit());
}

} // namespace
} // namespace navsmith::world
