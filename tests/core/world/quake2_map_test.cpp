// Maps of Quake II: their surfaces in layers, and moves through their brushes.
#include "core/world/brush_tracer.h"
#include "core/world/map_geometry.h"
#include "core/world/quake2_solids.h"
#include "core/world/ray_caster.h"
#include "formats/quake2/ibsp_file.h"
#include "tests/core/world/triangles.h"
#include "tests/support/corpus.h"
#include "tests/support/map_corpus.h"
#include "tests/support/quake2_map_bytes.h"

#include <gtest/gtest.h>

#include <cmath>
#include <string>
#include <vector>

namespace navsmith::world {
namespace {

using tests::RawQuake2Form;
namespace contents = quake2::contents;

constexpr float kTraceStop = 0.03125F;
constexpr glm::vec3 kBoxLow{-16, -16, -24}; ///< of a player
constexpr glm::vec3 kBoxHigh{16, 16, 32};

MapGeometry geometryOf(const tests::RawQuake2Map& map, RawQuake2Form form = RawQuake2Form::Ibsp) {
    auto geometry = readMapGeometry(tests::buildQuake2Map(map, form));
    EXPECT_TRUE(geometry) << (geometry ? "" : bytes::describe(geometry.error()));
    return geometry ? std::move(*geometry) : MapGeometry{};
}

std::size_t countIn(const MapGeometry& map, MapLayer layer) {
    for (const auto& range : map.layers) {
        if (range.layer == layer)
            return range.triangleCount;
    }
    return 0;
}

class QuakeIIForms : public testing::TestWithParam<RawQuake2Form> {};
INSTANTIATE_TEST_SUITE_P(Forms, QuakeIIForms, testing::Values(RawQuake2Form::Ibsp, RawQuake2Form::Qbsp));

TEST_P(QuakeIIForms, giveTheirTrianglesInLayers) {
    const auto map = geometryOf(tests::smallQuake2Map(), GetParam());
    EXPECT_EQ(map.title, GetParam() == RawQuake2Form::Ibsp ? "Quake II map (IBSP 38)" : "Quake II map (QBSP 38)");
    EXPECT_TRUE(map.notes.empty());
    EXPECT_EQ(countIn(map, MapLayer::Solid), 2U) << "the floor";
    EXPECT_EQ(countIn(map, MapLayer::Decoration), 2U) << "mist stops nobody";
    EXPECT_EQ(countIn(map, MapLayer::Water), 2U);
    EXPECT_EQ(countIn(map, MapLayer::Sky), 2U);
    EXPECT_EQ(countIn(map, MapLayer::Triggers), 1U);
    EXPECT_EQ(countIn(map, MapLayer::Brushes), 2U);
    EXPECT_EQ(countIn(map, MapLayer::Clips), 12U);
    EXPECT_EQ(countIn(map, MapLayer::Ladders), 24U);
    EXPECT_EQ(map.maximum, glm::vec3(1008, 416.25F, 416.25F)) << "a solid ladder is drawn before its faces";
    ASSERT_EQ(map.entities.size(), 4U);
    EXPECT_EQ(map.models.size(), 3U);
}

TEST(QuakeIIGeometry, contentsBehindAFaceDecide) {
    const struct {
        std::uint32_t contents;
        std::uint32_t flags;
        MapLayer layer;
    } cases[] = {{contents::kSolid, 0, MapLayer::Solid},
                 {contents::kWindow, 0x20, MapLayer::Solid},
                 {contents::kLava, 0x8, MapLayer::Water},
                 {contents::kWater, 0, MapLayer::Water},
                 {contents::kMist, 0x8, MapLayer::Decoration},
                 {contents::kAux, 0, MapLayer::Decoration},
                 {contents::kSolid, 0x80, MapLayer::Clips},
                 {contents::kMist, 0x80, MapLayer::Tools},
                 {contents::kSolid, 0x84, MapLayer::Sky},
                 {contents::kSolid, 0x100, MapLayer::Tools},
                 {0, 0, MapLayer::Solid}};
    for (const auto& [filled, flags, layer] : cases) {
        for (const bool below : {true, false}) {
            tests::RawQuake2Map map;
            map.addFace({{0, 0, 0}, {0, 8, 0}, {8, 8, 0}}, "e1u1/x", {{0, 0, 1}, 0});
            map.flags = {flags};
            map.endModel();
            map.models[0].heads[0] = 0;
            map.nodes = {{0, {below ? -1 : -2, below ? -2 : -1}}};
            map.quake2Leaves = {{0, {}}, {filled, {}}};
            // Of a solid in front of a face nothing is known: no compiler makes one.
            if (!below && layer != MapLayer::Water)
                continue;
            const auto geometry = geometryOf(map);
            ASSERT_EQ(geometry.layers.size(), 1U);
            EXPECT_EQ(geometry.layers[0].layer, layer) << filled << ' ' << flags << ' ' << below;
        }
    }
}

TEST(QuakeIIGeometry, aMapWithoutATreeIsDrawn) {
    auto map = tests::smallQuake2Map();
    map.nodes.clear();
    map.quake2Leaves.clear();
    const auto geometry = geometryOf(map);
    EXPECT_EQ(countIn(geometry, MapLayer::Solid), 4U);
    EXPECT_EQ(countIn(geometry, MapLayer::Water), 2U);
    EXPECT_EQ(countIn(geometry, MapLayer::Clips), 0U) << "no model has the brush";
}

BrushTracer tracerOf(const tests::RawQuake2Map& map) {
    const auto file = quake2::readIbsp(tests::buildQuake2Map(map)).value();
    return {file, quake2SolidModels(parseEntities(file.entities))};
}

TEST(QuakeIITracer, contentsDecideWhatStops) {
    const auto tracer = tracerOf(tests::smallQuake2Map());
    const auto down = tracer.line({32, 32, 100}, {32, 32, -100}, contents::kStopsPlayers);
    EXPECT_FLOAT_EQ(down.end.z, kTraceStop);
    EXPECT_FLOAT_EQ(tracer.line({32, 32, 100}, {32, 32, -100}, contents::kWater).end.z, 16 + kTraceStop);
    const auto across = [&](float height, std::uint32_t mask) {
        return tracer.line({height - 100, height, height}, {height + 100, height, height}, mask).hit();
    };
    EXPECT_TRUE(across(208, contents::kStopsPlayers));
    EXPECT_FALSE(across(208, contents::kSolid));
    EXPECT_TRUE(across(308, contents::kLadder));
    EXPECT_TRUE(across(408, contents::kLadder) && across(408, contents::kSolid));
}

TEST(QuakeIITracer, bevelsStopBoxesBesideEdges) {
    tests::RawQuake2Map map;
    addQuake2Box(map, {0, 0, 0}, {64, 64, 64}, contents::kSolid);
    map.quake2Leaves = {{contents::kSolid, {0}}};
    map.models.resize(1);
    map.models[0].heads[0] = -1;
    const auto tracer = tracerOf(map);
    EXPECT_FLOAT_EQ(tracer.box({200, 32, 30}, {-200, 32, 30}, kBoxLow, kBoxHigh, contents::kSolid).end.x,
                    64 + 16 + kTraceStop);
    EXPECT_FLOAT_EQ(tracer.line({200, 32, 30}, {-200, 32, 30}, contents::kSolid).end.x, 64 + kTraceStop);
}

TEST(QuakeIITracer, modelsAreSolidByTheirEntities) {
    auto map = tests::smallQuake2Map();
    const auto atDoor = [&] { return tracerOf(map).line({1000, 0, 100}, {1000, 0, -100}, contents::kSolid); };
    const auto door = atDoor();
    EXPECT_FLOAT_EQ(door.end.z, 8 + kTraceStop);
    EXPECT_EQ(door.entity, 3U);
    map.entities.replace(map.entities.find("func_door"), 9, "func_wall\" \"spawnflags\" \"1");
    EXPECT_FALSE(atDoor().hit()) << "appears when it is triggered";
    map.entities.replace(map.entities.find("\"1\""), 3, "\"0\"");
    EXPECT_TRUE(atDoor().hit());
}

// A box that walks on the map meets clips, which have no faces.
TEST(QuakeIITracer, sweepsOverTheMapMeetItsBrushes) {
    const auto geometry = geometryOf(tests::smallQuake2Map());
    const auto rays = RayCaster::build(geometry);
    const glm::vec3 half(4);
    const auto clip = rays->sweep(half, {100, 208, 208}, {300, 208, 208});
    ASSERT_TRUE(clip);
    EXPECT_NEAR(clip->fraction, (200 - 4 - 100) / 200.0F, 1e-3F);
    EXPECT_EQ(clip->normal, glm::vec3(-1, 0, 0));
    EXPECT_EQ(clip->layer, MapLayer::Solid);
    EXPECT_EQ(clip->triangle, RayCaster::kNoTriangle);
    EXPECT_FALSE(rays->sweep(half, {250, 308, 308}, {290, 308, 308})) << "before the ladder";
    EXPECT_FALSE(rays->sweep(half, {32, 32, 5}, {32, 32, 30})) << "water is free";
    const auto door = rays->sweep(half, {1000, 0, 50}, {1000, 0, 0});
    ASSERT_TRUE(door);
    EXPECT_EQ(door->layer, MapLayer::Brushes);
    const auto inside = rays->sweep(half, {32, 32, -1}, {32, 32, -1});
    ASSERT_TRUE(inside);
    EXPECT_EQ(inside->fraction, 0.0F);
    EXPECT_FALSE(rays->sweep(half, {32, 32, 4 - RayCaster::kTouch / 2}, {40, 32, 4 - RayCaster::kTouch / 2}))
        << "a box may stand a little in the floor";
}

std::vector<tests::CorpusMap> realMaps() {
    return tests::corpusMaps("quake2-bsp", ".bsp");
}

TEST(QuakeIICorpus, everyFaceIsDrawn) {
    const auto maps = realMaps();
    if (maps.empty())
        GTEST_SKIP() << tests::missingCorpus("quake2-bsp");
    std::size_t withoutThem = 0;
    for (const auto& map : maps) {
        const auto geometry = readMapGeometry(map.bytes);
        ASSERT_TRUE(geometry) << map.name;
        EXPECT_TRUE(geometry->notes.empty()) << map.name;
        const auto facts = tests::quake2Facts(map.bytes);
        const std::size_t wide = facts.triangles - facts.flatTriangles;
        // Brushes add to these layers.
        std::size_t others = 0;
        for (const auto layer : {MapLayer::Clips, MapLayer::Ladders, MapLayer::Triggers})
            others += countIn(*geometry, layer);
        EXPECT_LE(geometry->triangleCount() - others, wide) << map.name;
        EXPECT_GE(geometry->triangleCount(), wide) << map.name;
        withoutThem += others == 0;
        if (others == 0) {
            EXPECT_EQ(geometry->triangleCount(), wide) << map.name;
        }
        EXPECT_GT(countIn(*geometry, MapLayer::Solid) * 2, facts.triangles) << map.name;
    }
    EXPECT_GT(withoutThem, 0U);
}

// Players appear with room for their box, and on a floor that both the brushes and the triangles have.
TEST(QuakeIICorpus, playersStartInTheOpenAboveAFloor) {
    const auto maps = realMaps();
    if (maps.empty())
        GTEST_SKIP() << tests::missingCorpus("quake2-bsp");
    std::size_t starts = 0;
    std::size_t open = 0;
    std::size_t sameFloor = 0;
    for (const auto& map : maps) {
        const auto geometry = readMapGeometry(map.bytes);
        const auto file = quake2::readIbsp(map.bytes);
        ASSERT_TRUE(geometry && file) << map.name;
        const BrushTracer tracer(*file, quake2SolidModels(geometry->entities));
        const auto rays = RayCaster::build(*geometry);
        for (const auto& entity : geometry->entities) {
            if (entity.className() != "info_player_deathmatch" || !entity.origin)
                continue;
            ++starts;
            const glm::vec3 at =
                *entity.origin + glm::vec3(0, 0, 11); // the game puts them 10 higher, and looks for room within one
            const auto down = tracer.box(at, at - glm::vec3(0, 0, 300), kBoxLow, kBoxHigh, contents::kStopsPlayers);
            open += !down.startSolid && down.hit();
            const auto line = tracer.line(at, at - glm::vec3(0, 0, 300), contents::kStopsPlayers);
            const auto ground = rays->ground(at.x, at.y, at.z);
            sameFloor += line.hit() && ground && std::abs(ground->point.z + kTraceStop - line.end.z) < 0.05F;
        }
    }
    EXPECT_GT(starts, 80U);
    EXPECT_GE(open * 100, starts * 97) << open << " of " << starts;
    EXPECT_GE(sameFloor * 100, starts * 99) << sameFloor << " of " << starts;
}

} // namespace
} // namespace navsmith::world
