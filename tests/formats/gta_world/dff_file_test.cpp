// Models of RenderWare built by hand.
#include "formats/gta_world/dff_file.h"
#include "tests/support/bytes_mutation.h"
#include "tests/support/dff_bytes.h"
#include "tests/support/gta_world_bytes.h"
#include "tests/support/heap_meter.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

namespace navsmith::gta_world {
namespace {

using tests::RawDff;
using tests::RawDffSplit;
using DffCorners = std::vector<std::uint32_t>;

DffFile readSound(const RawDff& raw) {
    const auto file = readDff(tests::buildDff(raw));
    EXPECT_TRUE(file) << bytes::describe(file.error());
    EXPECT_EQ(file->notes.total, 0U) << file->notes.kept.at(0).text;
    return *file;
}

TEST(DffFile, readsFramesAtomicsAndVertices) {
    auto raw = tests::smallDff(RawDffSplit::Lists);
    raw.animated = true;
    raw.atomics.push_back({0, 0, 1});
    const auto file = readSound(raw);
    EXPECT_EQ(file.version, 0x36003U);
    ASSERT_EQ(file.frames.size(), 2U);
    EXPECT_EQ(file.frames[0].name, "root");
    EXPECT_EQ(file.frames[1].name, "roof_l0");
    EXPECT_FALSE(file.frames[0].parent);
    EXPECT_EQ(file.frames[1].parent, 0U);
    EXPECT_EQ(file.atomics, (std::vector<DffAtomic>{{1, 0, true}, {0, 0, false}}));
    ASSERT_EQ(file.geometries.size(), 1U);
    const auto& geometry = file.geometries[0];
    EXPECT_EQ(geometry.positions[2], glm::vec3(4, 4, 1));
    EXPECT_EQ(geometry.textures[0][1], glm::vec2(1, 0));
    EXPECT_TRUE(geometry.textures[1].empty());
    EXPECT_EQ(geometry.colours[3], (DffColour{100, 110, 120, 128}));
    EXPECT_FLOAT_EQ(geometry.bounds.radius, 6);
    EXPECT_FALSE(geometry.native);
}

TEST(DffFile, materialsHaveTexturesOrAreShared) {
    const auto file = readSound(tests::smallDff(RawDffSplit::None));
    const auto& materials = file.geometries[0].materials;
    ASSERT_EQ(materials.size(), 3U);
    EXPECT_EQ(materials[0], (DffMaterial{{255, 0, 0, 255}, "tiles", ""}));
    EXPECT_EQ(materials[1], (DffMaterial{{255, 255, 255, 200}, "glass", "glassa"}));
    EXPECT_EQ(materials[2], materials[0]);
}

// A quarter turn to the left, then 10 to the east.
TEST(DffFile, framesStandOnTheirParents) {
    const auto places = placesOf(readSound(tests::smallDff(RawDffSplit::None)));
    ASSERT_EQ(places.size(), 2U);
    const auto point = places[1].turn * glm::vec3(1, 0, 0) + places[1].position;
    EXPECT_EQ(point, glm::vec3(8, 1, 0));
}

TEST(DffFile, trianglesAreGroupedByMaterial) {
    const auto stored = readSound(tests::smallDff(RawDffSplit::None)).geometries[0];
    EXPECT_EQ(stored.indices, (DffCorners{0, 2, 3, 0, 1, 2}));
    EXPECT_EQ(stored.groups, (std::vector<DffGroup>{{0, 0, 3}, {1, 3, 3}}));
    const auto lists = readSound(tests::smallDff(RawDffSplit::Lists)).geometries[0];
    EXPECT_EQ(lists.indices, stored.indices);
    EXPECT_EQ(lists.groups, stored.groups);
    const auto strips = readSound(tests::smallDff(RawDffSplit::Strips)).geometries[0];
    EXPECT_EQ(strips.indices, (DffCorners{0, 1, 3, 1, 2, 3}));
    EXPECT_EQ(strips.groups, (std::vector<DffGroup>{{2, 0, 6}}));
}

TEST(DffFile, joinsOfStripsAreNoTriangles) {
    auto raw = tests::smallDff(RawDffSplit::Strips);
    raw.geometries[0].parts[0].indices = {0, 1, 2, 2, 0, 2, 3};
    EXPECT_EQ(readSound(raw).geometries[0].indices, (DffCorners{0, 1, 2, 0, 2, 3}));
}

TEST(DffFile, twoSetsOfCoordinatesAndMore) {
    auto raw = tests::smallDff(RawDffSplit::None);
    auto& sets = raw.geometries[0].textures;
    sets.resize(3, sets[0]);
    sets[1][0] = {0.5F, std::numeric_limits<float>::infinity()};
    const auto geometry = readSound(raw).geometries[0];
    EXPECT_EQ(geometry.textures[1][0], glm::vec2(0.5F, 0));
    EXPECT_EQ(geometry.positions[1], glm::vec3(4, 0, 0));
}

TEST(DffFile, oldModelsHaveGeometriesInTheirAtomics) {
    auto raw = tests::smallDff(RawDffSplit::Lists);
    raw.stamp = 0x302;
    const auto file = readSound(raw);
    EXPECT_EQ(file.version, 0x30200U);
    ASSERT_EQ(file.geometries.size(), 1U);
    EXPECT_EQ(file.geometries[0].indices.size(), 6U);
    EXPECT_EQ(file.atomics, (std::vector<DffAtomic>{{1, 0, true}}));
    raw.stamp = 0x310; // with a list of geometries, and still with surfaces
    EXPECT_EQ(readSound(raw).geometries[0].indices.size(), 6U);
}

TEST(DffFile, geometriesOfOnePlatformAreLeftOut) {
    auto raw = tests::smallDff(RawDffSplit::None);
    raw.geometries[0].native = true;
    const auto file = readDff(tests::buildDff(raw));
    ASSERT_TRUE(file);
    EXPECT_TRUE(file->geometries[0].native);
    EXPECT_TRUE(file->geometries[0].indices.empty());
    EXPECT_EQ(file->geometries[0].materials.size(), 3U);
    EXPECT_EQ(file->notes.kept.at(0).text, "a geometry for one platform only is left out");
}

TEST(DffFile, whatCannotBeDrawnIsLeftOutWithANote) {
    auto raw = tests::smallDff(RawDffSplit::None);
    auto& geometry = raw.geometries[0];
    geometry.triangles.push_back({{0, 1, 9}, 0});
    geometry.triangles.push_back({{0, 1, 2}, 7});
    geometry.positions.push_back({0, std::numeric_limits<float>::quiet_NaN(), 0});
    geometry.textures[0].push_back({0, 0});
    geometry.colours.push_back({});
    geometry.triangles.push_back({{0, 1, 4}, 0});
    raw.atomics.push_back({5, 0, 5});
    raw.frames[0].parent = 1;
    raw.frames[1].position[0] = 1e30F;
    const auto file = readDff(tests::buildDff(raw));
    ASSERT_TRUE(file);
    EXPECT_EQ(file->geometries[0].indices.size(), 6U);
    EXPECT_EQ(file->atomics.size(), 1U);
    EXPECT_FALSE(file->frames[0].parent);
    std::vector<std::string> texts;
    for (const auto& note : file->notes.kept)
        texts.push_back(note.text);
    EXPECT_EQ(texts, (std::vector<std::string>{"a frame has a parent that does not come before it: 1",
                                               "a frame has no finite place",
                                               "triangles without valid corners or material are left out: 3",
                                               "an atomic has frame 5 and geometry 0, which do not exist"}));
}

TEST(DffFile, aDamagedSplitGivesWayToTheTriangles) {
    auto raw = tests::smallDff(RawDffSplit::Lists);
    auto bytes = tests::buildDff(raw);
    // The count of indices of the first part: 12 bytes behind the head of the split.
    for (std::size_t i = 0; i + 4 <= bytes.size(); ++i) {
        if (bytes[i] == std::byte{0x0E} && bytes[i + 1] == std::byte{5} && bytes[i + 2] == std::byte{0} &&
            bytes[i + 3] == std::byte{0})
            bytes[i + 12 + 12 + 3] = std::byte{0x7F};
    }
    const auto file = readDff(bytes);
    ASSERT_TRUE(file);
    EXPECT_EQ(file->geometries[0].indices, (DffCorners{0, 2, 3, 0, 1, 2}));
    EXPECT_EQ(file->notes.total, 1U);
}

TEST(DffFile, otherFilesAreNoModels) {
    const auto none = readDff(tests::buildTxd({}));
    ASSERT_FALSE(none);
    EXPECT_EQ(none.error().code, bytes::FormatErrorCode::BadMagic);
    EXPECT_EQ(readDff({}).error().code, bytes::FormatErrorCode::Truncated);
}

// A frame name of one byte in a chunk makes a string of 32 bytes, an empty geometry of 12 bytes a DffGeometry of 250.
constexpr std::size_t kHeapFactorOfDff = 64;
constexpr std::size_t kHeapOfDffNotes = std::size_t{1} << 17U;

bool isDrawable(const DffGeometry& geometry) {
    std::uint32_t next = 0;
    for (const auto& group : geometry.groups) {
        if (group.firstIndex != next || group.indexCount == 0 || group.indexCount % 3 != 0 ||
            group.material >= geometry.materials.size())
            return false;
        next += group.indexCount;
    }
    for (const auto index : geometry.indices) {
        if (index >= geometry.positions.size() || !(std::abs(geometry.positions[index].x) <= kFarthest))
            return false;
    }
    for (const auto& set : geometry.textures) {
        if (!set.empty() && set.size() != geometry.positions.size() && !geometry.positions.empty())
            return false;
    }
    return next == geometry.indices.size();
}

bool expectSoundDff(std::span<const std::byte> bytes) {
    const tests::HeapMeter meter;
    const auto file = readDff(bytes);
    EXPECT_LE(meter.peakBytes(), kHeapOfDffNotes + kHeapFactorOfDff * bytes.size());
    if (!file) {
        EXPECT_FALSE(file.error().field.empty() || file.error().found.empty() || file.error().expected.empty());
        return false;
    }
    for (const auto& geometry : file->geometries)
        EXPECT_TRUE(isDrawable(geometry));
    for (const auto& atomic : file->atomics) {
        EXPECT_LT(atomic.frame, file->frames.size());
        EXPECT_LT(atomic.geometry, file->geometries.size());
    }
    EXPECT_EQ(placesOf(*file).size(), file->frames.size());
    return true;
}

TEST(DamagedDff, everyLengthIsReadOrRefused) {
    for (const auto split : {RawDffSplit::None, RawDffSplit::Lists, RawDffSplit::Strips}) {
        const auto whole = tests::buildDff(tests::smallDff(split));
        for (std::size_t size = 0; size <= whole.size(); ++size)
            expectSoundDff(std::span(whole).first(size));
        EXPECT_TRUE(expectSoundDff(whole));
    }
}

TEST(DamagedDff, mutationsAreReadOrRefused) {
    tests::ByteMutator mutator(101);
    std::vector<std::vector<std::byte>> samples;
    for (const auto split : {RawDffSplit::None, RawDffSplit::Lists, RawDffSplit::Strips})
        samples.push_back(tests::buildDff(tests::smallDff(split)));
    int read = 0;
    for (int i = 0; i < 30'000; ++i) {
        read += expectSoundDff(mutator.mutated(samples[mutator.below(samples.size())])) ? 1 : 0;
        ASSERT_FALSE(testing::Test::HasFailure()) << "mutation " << i;
    }
    EXPECT_GT(read, 2000);
    EXPECT_LT(read, 29'000);
}

// Every byte in turn takes extreme values: counts among them.
TEST(DamagedDff, hostileCountsTakeNoHeap) {
    for (const auto split : {RawDffSplit::None, RawDffSplit::Strips}) {
        const auto whole = tests::buildDff(tests::smallDff(split));
        for (std::size_t i = 0; i < whole.size(); ++i) {
            for (const int value : {0, 0x7F, 0xFF}) {
                auto bytes = whole;
                bytes[i] = static_cast<std::byte>(value);
                expectSoundDff(bytes);
            }
        }
    }
}

} // namespace
} // namespace navsmith::gta_world
