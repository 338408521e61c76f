// Real and damaged maps of Quake, GoldSrc and Quake II as games draw them.
#include "core/world/map_geometry.h"
#include "core/world/textured_map.h"
#include "tests/support/bytes_mutation.h"
#include "tests/support/corpus.h"
#include "tests/support/heap_meter.h"
#include "tests/support/map_corpus.h"
#include "tests/support/quake2_map_bytes.h"

#include <gtest/gtest.h>

#include <cmath>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::world {
namespace {

using Bytes = std::vector<std::byte>;

constexpr const char* kTexturedFolders[] = {"quake-bsp", "goldsrc-bsp-nav", "goldsrc-pairs", "quake2-bsp"};

constexpr LayerMask kLayersOfBrushes =
    layerBit(MapLayer::Clips) | layerBit(MapLayer::Ladders) | layerBit(MapLayer::Triggers);

bool isSoundTexturedMap(const TexturedMap& map) {
    for (const std::uint32_t index : map.indices) {
        if (index >= map.vertices.size())
            return false;
    }
    for (const auto& vertex : map.vertices) {
        for (const float value : {vertex.position.x, vertex.position.y, vertex.position.z, vertex.texture.x,
                                  vertex.texture.y, vertex.light.x, vertex.light.y}) {
            if (!std::isfinite(value))
                return false;
        }
    }
    return map.light.rgb.size() == std::size_t{3} * map.light.width * map.light.height;
}

TEST(TexturedCorpus, EveryMapHasTheLayersOfItsGeometry) {
    std::size_t maps = 0;
    std::size_t faces = 0;
    std::size_t lit = 0;
    for (const char* folder : kTexturedFolders) {
        const auto files = tests::corpusMaps(folder, ".bsp");
        if (files.empty())
            GTEST_SKIP() << tests::missingCorpus(folder);
        for (const auto& file : files) {
            const auto geometry = readMapGeometry(file.bytes);
            if (!geometry)
                continue;
            const auto map = readTexturedMap(file.bytes, {});
            ASSERT_TRUE(map) << file.name;
            EXPECT_TRUE(isSoundTexturedMap(*map)) << file.name;
            std::map<MapLayer, std::uint32_t> triangles;
            for (const auto& part : map->parts)
                triangles[part.layer] += part.indexCount / 3;
            for (const auto& layer : geometry->layers) {
                // In Quake II clips and ladders are brushes without faces, also those of triggers.
                const bool ofBrushes =
                    std::string_view(folder) == "quake2-bsp" && (layerBit(layer.layer) & kLayersOfBrushes) != 0;
                EXPECT_LE(triangles[layer.layer], layer.triangleCount) << file.name;
                if (!ofBrushes) {
                    EXPECT_EQ(triangles[layer.layer], layer.triangleCount) << file.name;
                }
            }
            ++maps;
            faces += map->faces;
            lit += map->light.width > 0 ? 1 : 0;
        }
    }
    EXPECT_EQ(maps, 36U + 6U + 18U + 14U);
    EXPECT_GT(faces, 140'000U);
    EXPECT_GE(lit, 55U);
}

// These maps contain all of their textures.
TEST(TexturedCorpus, MapsWithTheirTexturesAreComplete) {
    for (const char* name : {"de_aztec.bsp", "cs_16fighter.bsp", "fy_rusworld.bsp"}) {
        const auto files = tests::corpusMaps("goldsrc-pairs", name);
        if (files.empty())
            GTEST_SKIP() << tests::missingCorpus("goldsrc-pairs");
        const auto map = readTexturedMap(files[0].bytes, {});
        ASSERT_TRUE(map);
        EXPECT_EQ(map->facesWithImage, map->faces) << name;
        EXPECT_TRUE(map->notes.empty()) << name << ": " << map->notes[0];
    }
}

/// Images and light grow from bytes of the file; 16 MiB for what is read in any case.
constexpr std::size_t kSlack = std::size_t{16} << 20U;
constexpr std::size_t kFactor = 160;

void readsOrRefusesTextured(std::span<const std::byte> bytes) {
    const tests::HeapMeter meter;
    const auto map = readTexturedMap(bytes, {});
    EXPECT_LE(meter.peakBytes(), kSlack + kFactor * bytes.size());
    if (map) {
        EXPECT_TRUE(isSoundTexturedMap(*map));
    }
}

TEST(DamagedTexturedMap, MutationsOfHandBuiltMapsAreReadOrRefused) {
    auto raw = tests::smallMap();
    raw.axes.assign(raw.textures.size(), {1, 0, 0, 8, 0, 1, 0, 0});
    for (const auto& name : raw.textures)
        raw.images[name] = tests::buildMiptex(name, 16, 16, Bytes(256, std::byte{7}), Bytes(768));
    raw.faces[0].styles = {0, 33, 0xFF, 0xFF};
    raw.faces[0].lightOffset = 0;
    raw.light.assign(200, std::byte{40});
    auto quake2 = tests::smallQuake2Map();
    quake2.axes = raw.axes;
    quake2.faces[0].styles = {0, 0xFF, 0xFF, 0xFF};
    quake2.faces[0].lightOffset = 0;
    quake2.light = raw.light;
    const Bytes maps[] = {tests::buildQuakeMap(raw, tests::RawQuakeForm::Quake),
                          tests::buildQuakeMap(raw, tests::RawQuakeForm::GoldSrc),
                          tests::buildQuakeMap(raw, tests::RawQuakeForm::Bsp2), tests::buildQuake2Map(quake2),
                          tests::buildQuake2Map(quake2, tests::RawQuake2Form::Qbsp)};
    tests::ByteMutator mutator(77);
    for (int i = 0; i < 10'000; ++i) {
        readsOrRefusesTextured(mutator.mutated(maps[mutator.below(std::size(maps))]));
        ASSERT_FALSE(testing::Test::HasFailure()) << "mutation " << i;
    }
}

TEST(DamagedTexturedMap, MutationsOfRealMapsAreReadOrRefused) {
    for (const char* folder : {"quake-bsp", "goldsrc-bsp-nav", "quake2-bsp"}) {
        const auto maps = tests::corpusMaps(folder, ".bsp");
        if (maps.empty())
            GTEST_SKIP() << tests::missingCorpus(folder);
        tests::ByteMutator mutator(78);
        for (int i = 0; i < 100; ++i) {
            const auto& map = maps[mutator.below(maps.size())];
            readsOrRefusesTextured(mutator.mutated(map.bytes));
            ASSERT_FALSE(testing::Test::HasFailure()) << map.name << ", mutation " << i;
        }
    }
}

// All faces use the same light, and all textures the same pixels.
TEST(DamagedTexturedMap, SharedLightAndPixelsTakeLittle) {
    auto raw = tests::smallMap();
    raw.axes.assign(raw.textures.size(), {7, 0, 0, 8, 0, 7, 0, 0});
    raw.light.assign(2000, std::byte{40});
    const auto face = raw.faces[0];
    for (int i = 0; i < 5000; ++i) {
        raw.faces.push_back(face);
        raw.faces.back().styles = {0, 0xFF, 0xFF, 0xFF};
        raw.faces.back().lightOffset = 0;
    }
    raw.models[0].faceCount = static_cast<std::int32_t>(raw.faces.size());
    readsOrRefusesTextured(tests::buildQuakeMap(raw, tests::RawQuakeForm::Quake));
}

} // namespace
} // namespace navsmith::world
