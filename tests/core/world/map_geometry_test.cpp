// Generated maps give exactly the expected triangles.
#include "core/world/map_file.h"
#include "core/world/map_geometry.h"
#include "tests/core/world/triangles.h"
#include "tests/support/map_bytes.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <cstdint>
#include <span>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

namespace navsmith::world {
namespace {

using tests::RawQuakeForm;
using Bytes = std::vector<std::byte>;
using Triangles = std::vector<Corners>;

// Computed by hand, counter-clockwise as seen from the front.
const Triangles kFloor{{{{0, 0, 0}, {64, 64, 0}, {0, 64, 0}}}, {{{0, 0, 0}, {64, 0, 0}, {64, 64, 0}}}};
const Triangles kFence{{{{0, 0, 0}, {64, 0, 64}, {64, 0, 0}}}, {{{0, 0, 0}, {0, 0, 64}, {64, 0, 64}}}};
const Triangles kWater{{{{0, 0, 16}, {64, 64, 16}, {0, 64, 16}}}, {{{0, 0, 16}, {64, 0, 16}, {64, 64, 16}}}};
const Triangles kSky{{{{0, 0, 64}, {64, 64, 64}, {64, 0, 64}}}, {{{0, 0, 64}, {0, 64, 64}, {64, 64, 64}}}};
const Triangles kTrigger{{{{8, 8, 8}, {16, 16, 8}, {8, 16, 8}}}};
const Triangles kDoor{{{{992, -8, 8}, {1008, 8, 8}, {992, 8, 8}}}, {{{992, -8, 8}, {1008, -8, 8}, {1008, 8, 8}}}};

MapGeometry sound(const Bytes& bytes) {
    auto map = readMapGeometry(bytes);
    EXPECT_TRUE(map) << (map ? "" : bytes::describe(map.error()));
    return map ? std::move(*map) : MapGeometry{};
}

Triangles joined(Triangles one, const Triangles& other) {
    one.insert(one.end(), other.begin(), other.end());
    return sorted(one);
}

TEST(MapLayers, haveStablePositionsAndIds) {
    std::size_t place = 0;
    for (const MapLayerInfo& info : mapLayers()) {
        EXPECT_EQ(static_cast<std::size_t>(info.layer), place++);
        EXPECT_FALSE(info.id.empty() || info.title.empty());
    }
    EXPECT_EQ(groundLayers(), layerBit(MapLayer::Solid) | layerBit(MapLayer::Brushes) | layerBit(MapLayer::Props));
    for (const auto hidden : {MapLayer::Sky, MapLayer::Triggers, MapLayer::Clips, MapLayer::Tools})
        EXPECT_EQ(visibleLayers() & layerBit(hidden), 0U);
}

class QuakeForms : public testing::TestWithParam<RawQuakeForm> {};
INSTANTIATE_TEST_SUITE_P(Forms, QuakeForms, testing::ValuesIn(tests::kRawQuakeForms));

TEST_P(QuakeForms, givesItsTrianglesInLayers) {
    const MapGeometry map = sound(tests::buildQuakeMap(tests::smallMap(), GetParam()));
    EXPECT_EQ(trianglesOf(map, MapLayer::Solid), joined(kFloor, kFence));
    EXPECT_EQ(trianglesOf(map, MapLayer::Water), sorted(kWater));
    EXPECT_EQ(trianglesOf(map, MapLayer::Sky), sorted(kSky));
    EXPECT_EQ(trianglesOf(map, MapLayer::Triggers), sorted(kTrigger));
    EXPECT_EQ(trianglesOf(map, MapLayer::Brushes), sorted(kDoor));
    EXPECT_EQ(map.triangleCount(), 11U);
    EXPECT_EQ(map.minimum, glm::vec3(0, -8, 0));
    EXPECT_EQ(map.maximum, glm::vec3(1008, 64, 64));
}

TEST_P(QuakeForms, givesItsEntities) {
    const MapGeometry map = sound(tests::buildQuakeMap(tests::smallMap(), GetParam()));
    ASSERT_EQ(map.entities.size(), 4U);
    EXPECT_EQ(map.entities[0].value("message"), "a \\n b");
    EXPECT_EQ(map.entities[1].origin, glm::vec3(32.0F, -16.5F, 24.0F));
    EXPECT_EQ(map.entities[3].className(), "func_door");
    EXPECT_EQ(map.entities[3].model, 2U);
}

TEST_P(QuakeForms, givesTheBoundsOfItsModelsAsStored) {
    tests::RawMap raw = tests::smallMap();
    raw.models[2].minimum = {-9, -9, 7};
    raw.models[2].maximum = {9, 9, 9};
    const MapGeometry map = sound(tests::buildQuakeMap(raw, GetParam()));
    ASSERT_EQ(map.models.size(), 3U);
    // The bounds do not include the entity's origin, 1000 units away.
    EXPECT_EQ(map.models[2], (MapModel{{-9, -9, 7}, {9, 9, 9}}));
}

TEST_P(QuakeForms, zonesAreTriggersWhateverTheirTexture) {
    for (const std::string zone : {"func_buyzone", "func_bomb_target", "func_nav_avoid"}) {
        tests::RawMap raw = tests::smallMap();
        const auto at = raw.entities.find("func_door");
        raw.entities.replace(at, std::string("func_door").size(), zone);
        const MapGeometry map = sound(tests::buildQuakeMap(raw, GetParam()));
        EXPECT_EQ(trianglesOf(map, MapLayer::Triggers), joined(kTrigger, kDoor)) << zone;
        EXPECT_TRUE(trianglesOf(map, MapLayer::Brushes).empty()) << "nobody stands on a zone";
    }
}

TEST(SourceGeometry, givesTheBoundsOfItsModelsAsStored) {
    tests::RawSourceMap raw = tests::smallSourceMap();
    raw.models[2].minimum = {-9, -9, 7};
    raw.models[2].maximum = {9, 9, 9};
    const MapGeometry map = sound(tests::buildSourceMap(raw));
    ASSERT_EQ(map.models.size(), 3U);
    EXPECT_EQ(map.models[2], (MapModel{{-9, -9, 7}, {9, 9, 9}}));
}

TEST(SourceGeometry, givesItsTrianglesInLayers) {
    tests::RawSourceMap raw = tests::smallSourceMap();
    // With nodraw on all sides, the third brush becomes a wall.
    raw.textures.emplace_back("tools/toolsnodraw");
    raw.flags.resize(raw.textures.size());
    raw.flags.back() = 0x80;
    for (auto& side : raw.brushes[2].sides)
        side.texInfo = static_cast<std::int16_t>(raw.textures.size() - 1);
    const std::size_t at = raw.entities.find("0 90 0");
    raw.entities.replace(at, 6, "0 0 0");
    const MapGeometry map = sound(tests::buildSourceMap(raw));
    EXPECT_EQ(map.title, "Source map (VBSP 20)");
    EXPECT_EQ(trianglesOf(map, MapLayer::Water), sorted(kWater));
    EXPECT_EQ(trianglesOf(map, MapLayer::Sky), sorted(kSky));
    EXPECT_EQ(trianglesOf(map, MapLayer::Triggers), sorted(kTrigger));
    EXPECT_EQ(trianglesOf(map, MapLayer::Brushes), sorted(kDoor));
    EXPECT_EQ(trianglesOf(map, MapLayer::Clips).size(), 24U);
    EXPECT_EQ(trianglesOf(map, MapLayer::Ladders).size(), 12U);
    for (const Corners& triangle : trianglesOf(map, MapLayer::Ladders))
        for (const auto& corner : triangle)
            for (const float value : corner)
                EXPECT_TRUE(value == 300.0F || value == 316.0F) << value;
    EXPECT_EQ(trianglesOf(map, MapLayer::Solid).size(), 4U + 31U);
}

// Vertices are k = 5 i + j, i from the start corner (100, 40) along the stored order to (140, 40), j towards (100, 0);
// vertex k has height k. Triangles computed by hand according to the format page.
TEST(SourceGeometry, displacementMatchesTheFormatPage) {
    const MapGeometry map = sound(tests::buildSourceMap(tests::smallSourceMap()));
    const auto post = [](int k) {
        const int row = k / 5;
        const int column = k % 5;
        return std::array<float, 3>{static_cast<float>(100 + 10 * row), static_cast<float>(40 - 10 * column),
                                    static_cast<float>(k)};
    };
    Triangles expected = joined(kFloor, kFence);
    int number = 0;
    for (int i = 0; i < 4; ++i) {
        for (int j = 0; j < 4; ++j) {
            const int n = 5 * i + j;
            const bool odd = n % 2 == 1;
            const std::array<std::array<int, 3>, 2> pair{
                {{n, n + 5, odd ? n + 1 : n + 6}, {odd ? n + 1 : n, odd ? n + 5 : n + 6, odd ? n + 6 : n + 1}}};
            for (const auto& [a, b, c] : pair) {
                // Clockwise from the front like the face, so reverse them. Number 5 has been removed.
                if (number++ != 5)
                    expected.push_back({post(a), post(c), post(b)});
            }
        }
    }
    EXPECT_EQ(trianglesOf(map, MapLayer::Solid), sorted(expected));
}

TEST(SourceGeometry, modelsAreRotatedByEntityAngles) {
    // Yaw 90: x becomes y. The door is square, so its corners swap places.
    MapGeometry map = sound(tests::buildSourceMap(tests::smallSourceMap()));
    for (const Corners& triangle : trianglesOf(map, MapLayer::Brushes)) {
        for (const auto& corner : triangle) {
            EXPECT_NEAR(std::abs(corner[0] - 1000.0F), 8.0F, 1e-3F);
            EXPECT_NEAR(std::abs(corner[1]), 8.0F, 1e-3F);
            EXPECT_NEAR(corner[2], 8.0F, 1e-3F);
        }
    }
    // Pitch 90 looks down: the top side, which faced +z, faces +x.
    tests::RawSourceMap raw = tests::smallSourceMap();
    raw.entities.replace(raw.entities.find("0 90 0"), 6, "90 0 0");
    map = sound(tests::buildSourceMap(raw));
    for (const Corners& triangle : trianglesOf(map, MapLayer::Brushes))
        for (const auto& corner : triangle)
            EXPECT_NEAR(corner[0], 1008.0F, 1e-3F);
    // Roll 90: it faces -y.
    raw.entities.replace(raw.entities.find("90 0 0"), 6, "0 0 90");
    map = sound(tests::buildSourceMap(raw));
    for (const Corners& triangle : trianglesOf(map, MapLayer::Brushes))
        for (const auto& corner : triangle)
            EXPECT_NEAR(corner[1], -8.0F, 1e-3F);
}

TEST(SourceGeometry, texturesAndFlagsDetermineTheLayer) {
    const struct {
        const char* texture;
        std::uint32_t flags;
        MapLayer layer;
    } cases[] = {{"TOOLS/TOOLSTRIGGER", 0x80, MapLayer::Triggers},
                 {"tools/toolsplayerclip", 0x80, MapLayer::Clips},
                 {"tools/toolsclip", 0, MapLayer::Clips},
                 {"tools/toolsskybox2d", 0, MapLayer::Sky},
                 {"brick", 0x2, MapLayer::Sky},
                 {"brick", 0x40, MapLayer::Triggers},
                 {"brick", 0x80, MapLayer::Tools},
                 {"brick", 0x100, MapLayer::Tools},
                 {"brick", 0x200, MapLayer::Tools},
                 {"brick", 0x8, MapLayer::Water},
                 {"tools/toolshint", 0, MapLayer::Tools},
                 {"tools/toolsareaportal", 0, MapLayer::Tools},
                 {"tools/toolsblack", 0, MapLayer::Solid},
                 {"brick", 0x1, MapLayer::Solid}};
    for (const auto& [texture, flags, layer] : cases) {
        tests::RawSourceMap raw;
        raw.addFace({{0, 0, 0}, {0, 8, 0}, {8, 8, 0}}, texture, {{0, 0, 1}, 0});
        raw.flags = {flags};
        raw.endModel();
        const MapGeometry map = sound(tests::buildSourceMap(raw));
        ASSERT_EQ(map.layers.size(), 1U);
        EXPECT_EQ(map.layers[0].layer, layer) << texture << ' ' << flags;
    }
}

TEST(QuakeGeometry, texturesDetermineTheLayer) {
    const std::pair<const char*, MapLayer> cases[] = {
        {"sky4", MapLayer::Sky},         {"*lava1", MapLayer::Water},
        {"!WATER", MapLayer::Water},     {"AAATRIGGER", MapLayer::Triggers},
        {"trigger", MapLayer::Triggers}, {"trigger2", MapLayer::Solid},
        {"clip", MapLayer::Clips},       {"Null", MapLayer::Tools},
        {"hintskip", MapLayer::Tools},   {"{grate", MapLayer::Solid},
        {"+0button", MapLayer::Solid},   {"", MapLayer::Solid}};
    for (const auto& [texture, layer] : cases) {
        tests::RawMap raw;
        raw.addFace({{0, 0, 0}, {0, 8, 0}, {8, 8, 0}}, texture, {{0, 0, 1}, 0});
        raw.endModel();
        const MapGeometry map = sound(tests::buildQuakeMap(raw, RawQuakeForm::GoldSrc));
        ASSERT_EQ(map.layers.size(), 1U);
        EXPECT_EQ(map.layers[0].layer, layer) << texture;
    }
}

TEST(MapGeometryOf, modelsThatShareFacesDrawThemOnce) {
    tests::RawMap raw = tests::smallMap();
    raw.models.assign(500, raw.models.front());
    raw.entities.clear();
    EXPECT_EQ(sound(tests::buildQuakeMap(raw, RawQuakeForm::Quake)).triangleCount(), 8U);
}

TEST(MapGeometryOf, anEmptyMapHasNothingAndIsNoError) {
    const MapGeometry map = sound(tests::buildQuakeMap({}, RawQuakeForm::Quake));
    EXPECT_EQ(map.triangleCount(), 0U);
    EXPECT_TRUE(map.layers.empty());
    EXPECT_EQ(map.minimum, glm::vec3(0.0F));
    EXPECT_EQ(map.maximum, glm::vec3(0.0F));
}

TEST(MapGeometryOf, canBeCancelled) {
    std::stop_source stop;
    stop.request_stop();
    for (const Bytes& bytes : {tests::buildQuakeMap(tests::smallMap(), RawQuakeForm::Quake),
                               tests::buildSourceMap(tests::smallSourceMap())}) {
        const auto map = readMapGeometry(bytes, stop.get_token());
        ASSERT_FALSE(map);
        EXPECT_EQ(map.error().found, "cancelled");
    }
}

TEST(MapFile, isRecognisedByItsFirstBytes) {
    const struct {
        std::string start;
        const char* title;
        bool readable;
    } cases[] = {{std::string("\x1D\0\0\0", 4), "Quake map (BSP 29)", true},
                 {std::string("\x1E\0\0\0....", 8), "GoldSrc map (BSP 30)", true},
                 {"BSP2....", "Quake map (BSP2)", true},
                 {"2PSB....", "Quake map (2PSB)", true},
                 {std::string("IBSP\x26\0\0\0", 8), "Quake II map (IBSP 38)", true},
                 {std::string("QBSP\x26\0\0\0", 8), "Quake II map (QBSP 38)", true},
                 {std::string("IBSP\x2E\0\0\0", 8), "Quake III map (IBSP 46)", false},
                 {"IBSP....", "Quake II or III map (IBSP)", false},
                 {std::string("VBSP\x14\0\0\0", 8), "Source map (VBSP 20)", true},
                 {std::string("VBSP\x19\0\0\0", 8), "Source map (VBSP 25)", false},
                 {std::string("PSBV\0\0\0\x14", 8), "Source map of a console (PSBV)", false}};
    for (const auto& [start, title, readable] : cases) {
        const auto found = recogniseMap(tests::bytesOf(start));
        ASSERT_TRUE(found) << title;
        EXPECT_EQ(found->title, title);
        EXPECT_EQ(found->readable, readable) << title;
    }
    for (const char* const start : {"", "VBS", "PACKxxxx", "PK\3\4xxxx"})
        EXPECT_FALSE(recogniseMap(tests::bytesOf(start))) << start;
    EXPECT_EQ(readMapGeometry(tests::bytesOf("PACKxxxx")).error().code, bytes::FormatErrorCode::BadMagic);
}

} // namespace
} // namespace navsmith::world
