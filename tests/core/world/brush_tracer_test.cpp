// Moves through a small Source map whose answers are known by hand.
#include "core/world/brush_tracer.h"
#include "tests/support/bytes_mutation.h"
#include "tests/support/map_bytes.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstddef>
#include <random>
#include <vector>

namespace navsmith::world {
namespace {

constexpr float kStop = 0.03125F;
constexpr std::uint32_t kTracedSolid = source::contents::kSolid;
constexpr std::uint32_t kTracedClip = source::contents::kPlayerClip;

/// A floor, a block on it, a clip above the block, and a model that an entity moves.
tests::RawSourceMap tracedMap() {
    tests::RawSourceMap map;
    tests::addBoxBrush(map, {-512, -512, -16}, {512, 512, 0}, kTracedSolid);
    tests::addBoxBrush(map, {-32, -32, 0}, {32, 32, 64}, kTracedSolid);
    tests::addBoxBrush(map, {-32, -32, 64}, {32, 32, 128}, kTracedClip);
    tests::addBoxBrush(map, {-8, -8, -8}, {8, 8, 8}, kTracedSolid, 1);
    map.models.resize(2);
    return map;
}

BrushTracer tracerOf(const tests::RawSourceMap& map, const std::vector<BrushModel>& models = {},
                     const std::vector<SolidBox>& boxes = {}) {
    return {source::readVbsp(tests::buildSourceMap(map)).value(), models, boxes};
}

TEST(BrushTracer, lineStopsBeforeABrush) {
    const auto tracer = tracerOf(tracedMap());
    const auto down = tracer.line({100, 100, 100}, {100, 100, -100}, kTracedSolid);
    EXPECT_FLOAT_EQ(down.end.z, kStop);
    EXPECT_EQ(down.normal, glm::vec3(0, 0, 1));
    const auto across = tracer.line({-100, 0, 32}, {100, 0, 32}, kTracedSolid);
    EXPECT_FLOAT_EQ(across.end.x, -32 - kStop);
    EXPECT_FALSE(tracer.line({-100, 0, 65}, {100, 0, 65}, kTracedSolid).hit());
}

TEST(BrushTracer, contentsDecideWhatStops) {
    const auto tracer = tracerOf(tracedMap());
    EXPECT_FALSE(tracer.line({-100, 0, 96}, {100, 0, 96}, kTracedSolid).hit());
    EXPECT_TRUE(tracer.line({-100, 0, 96}, {100, 0, 96}, kTracedSolid | kTracedClip).hit());
}

TEST(BrushTracer, boxStopsByItsSize) {
    const auto tracer = tracerOf(tracedMap());
    const auto move = tracer.box({-100, 0, 1}, {100, 0, 1}, {-16, -16, 0}, {16, 16, 71}, kTracedSolid);
    EXPECT_FLOAT_EQ(move.end.x, -48 - kStop);
    const auto beside = tracer.box({-100, 49, 1}, {100, 49, 1}, {-16, -16, 0}, {16, 16, 71}, kTracedSolid);
    EXPECT_FALSE(beside.hit());
}

TEST(BrushTracer, isClearAgreesWithTraces) {
    const auto tracer = tracerOf(tracedMap(), {{1, 5, glm::vec3(90, 0, 40), {}}});
    std::mt19937 random(1); // NOLINT(cert-msc51-cpp): the same moves each time
    std::uniform_real_distribution<float> any(-120, 120);
    std::size_t clear = 0;
    constexpr std::size_t kMoves = 2000;
    for (std::size_t i = 0; i < kMoves; ++i) {
        const glm::vec3 from(any(random), any(random), any(random));
        const glm::vec3 to(any(random), any(random), any(random));
        const auto line = tracer.line(from, to, kTracedSolid);
        const bool isFree = line.fraction == 1.0F && !(line.startSolid && line.entity != 0);
        EXPECT_EQ(tracer.isClear(from, to, kTracedSolid), isFree);
        const glm::vec3 half(9, 5, 0);
        const auto box = tracer.box(from, to, -half, half, kTracedSolid);
        EXPECT_EQ(tracer.isClear(from, to, -half, half, kTracedSolid), box.fraction == 1.0F && !box.startSolid);
        clear += isFree ? 1 : 0;
    }
    EXPECT_GT(clear, kMoves / 10);
    EXPECT_LT(clear, kMoves * 9 / 10);
}

TEST(BrushTracer, startsInSolidsAreTold) {
    const auto tracer = tracerOf(tracedMap());
    const auto inside = tracer.line({0, 0, 32}, {10, 0, 32}, kTracedSolid);
    EXPECT_TRUE(inside.startSolid && inside.allSolid);
    EXPECT_EQ(inside.fraction, 0.0F);
    const auto leaving = tracer.line({0, 0, 32}, {0, 0, 100}, kTracedSolid);
    EXPECT_TRUE(leaving.startSolid);
    EXPECT_FALSE(leaving.allSolid);
}

TEST(BrushTracer, modelsAreWhereTheirEntitiesAre) {
    const auto without = tracerOf(tracedMap());
    EXPECT_FALSE(without.line({200, -100, 20}, {200, 100, 20}, kTracedSolid).hit());
    const auto tracer = tracerOf(tracedMap(), {{1, 7, {200, 0, 20}}});
    const auto hit = tracer.line({200, -100, 20}, {200, 100, 20}, kTracedSolid);
    EXPECT_FLOAT_EQ(hit.end.y, -8 - kStop);
    EXPECT_EQ(hit.entity, 7U);
    EXPECT_FALSE(tracer.line({0, -100, 100}, {0, 100, 100}, kTracedSolid).hit()) << "not where it was built";
}

TEST(BrushTracer, propsAreBoxes) {
    const auto tracer = tracerOf(tracedMap(), {}, {{{300, -10, 0}, {320, 10, 40}, kTracedSolid}});
    EXPECT_FLOAT_EQ(tracer.line({250, 0, 20}, {400, 0, 20}, kTracedSolid).end.x, 300 - kStop);
}

TEST(BrushTracer, terrainStopsLinesAndBoxesFromAbove) {
    const auto tracer = tracerOf(tests::smallSourceMap());
    // The hill rises by 1 a post; its posts lie 10 apart (docs/formats/source-bsp.md, section 5).
    const auto line = tracer.line({121, 21, 200}, {121, 21, 0.5F}, kTracedSolid);
    EXPECT_TRUE(line.hit());
    EXPECT_GT(line.normal.z, 0.5F);
    const auto box = tracer.box({121, 21, 200}, {121, 21, 0.5F}, {-2, -2, 0}, {2, 2, 10}, kTracedSolid);
    EXPECT_GE(box.end.z, line.end.z);
}

TEST(BrushTracer, terrainHasNoUnderside) {
    const auto tracer = tracerOf(tests::smallSourceMap());
    const float hill = tracer.line({121, 21, 200}, {121, 21, 0.5F}, kTracedSolid).end.z;
    const glm::vec3 below(121, 21, hill - 3);
    EXPECT_FALSE(tracer.line(below, {121, 21, 200}, kTracedSolid).hit());
    const auto up = tracer.box(below, {121, 21, 200}, {-2, -2, 0}, {2, 2, 10}, kTracedSolid);
    EXPECT_FALSE(up.hit() || up.startSolid) << "it comes from within";
    EXPECT_TRUE(tracer.box(below, below, {-2, -2, 0}, {2, 2, 10}, kTracedSolid).startSolid) << "one that does not move";
    EXPECT_FALSE(tracer.box(below, below, {-2, -2, -10}, {2, 2, -2}, kTracedSolid).startSolid) << "below";
}

TEST(BrushTracer, damagedMapsAreTracedOrRefused) {
    const auto bytes = tests::buildSourceMap(tests::smallSourceMap());
    tests::ByteMutator mutator(11);
    for (int i = 0; i < 300; ++i) {
        const auto map = source::readVbsp(mutator.mutated(bytes));
        if (!map)
            continue;
        const BrushTracer tracer(*map, std::vector<BrushModel>{{1, 1, {}}, {2, 2, {8, 8, 8}}});
        const auto trace = tracer.line({10, 10, 300}, {20, 30, -300}, 0xFFFFFFFFU);
        EXPECT_TRUE(trace.fraction >= 0.0F && trace.fraction <= 1.0F);
    }
}

} // namespace
} // namespace navsmith::world
