// Damaged Source maps give an error with a position, or a map with valid indexes; heap usage is limited by the size of
// the file, compressed or not.
#include "formats/source/vbsp_file.h"
#include "tests/support/bytes_mutation.h"
#include "tests/support/corpus.h"
#include "tests/support/heap_meter.h"
#include "tests/support/map_bytes.h"
#include "tests/support/map_corpus.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <span>
#include <vector>

namespace navsmith::source {
namespace {

using Bytes = std::vector<std::byte>;

// A packed lump can expand to 8192 times its size, and the decoder's dictionary is as large.
constexpr std::size_t kHeapSlack = std::size_t{1} << 20U;
constexpr std::size_t kHeapFactor = 16;

// Uses every index as a caller would. True if the map was read.
bool readsOrExplains(std::span<const std::byte> bytes, bool packed) {
    const tests::HeapMeter meter;
    const auto file = readVbsp(bytes);
    if (!packed) {
        EXPECT_LE(meter.peakBytes(), kHeapSlack + kHeapFactor * bytes.size());
    }
    if (!file) {
        EXPECT_LE(file.error().offset, bytes.size());
        EXPECT_FALSE(file.error().field.empty() || file.error().found.empty() || file.error().expected.empty());
        return false;
    }
    for (const VbspFace& face : file->faces) {
        (void)textureOf(*file, face.texInfo);
        (void)flagsOf(*file, face.texInfo);
        if (face.corners.count == 0)
            continue;
        EXPECT_LT(face.plane, file->planes.size());
        EXPECT_LE(std::size_t{face.corners.first} + face.corners.count, file->corners.size());
        if (face.displacement == -1)
            continue;
        EXPECT_EQ(face.corners.count, 4U);
        const auto& displacement = file->displacements.at(static_cast<std::size_t>(face.displacement));
        EXPECT_TRUE(displacement.power >= 2 && displacement.power <= 4);
        EXPECT_LE(std::size_t{displacement.firstVertex} + displacement.posts() * displacement.posts(),
                  file->displacementVertices.size());
        const std::size_t side = displacement.posts() - 1;
        EXPECT_LE(displacement.firstTag.value_or(0) + (displacement.firstTag ? 2 * side * side : 0),
                  file->displacementTags.size());
    }
    for (const std::uint32_t corner : file->corners)
        EXPECT_TRUE(corner < file->vertices.size() && bsp::isSound(file->vertices[corner]));
    for (const bsp::Model& model : file->models)
        EXPECT_LE(std::size_t{model.firstFace} + model.faceCount, file->faces.size());
    for (const bsp::Brush& brush : file->brushes)
        EXPECT_TRUE(brush.sideCount == 0 || std::size_t{brush.firstSide} + brush.sideCount <= file->brushSides.size());
    EXPECT_LE(file->pakFile.offset + file->pakFile.length, bytes.size());
    return true;
}

Bytes smallMap(bool packed) {
    auto map = tests::smallSourceMap();
    map.packed = packed;
    return tests::buildSourceMap(map);
}

TEST(DamagedSourceMap, everyLengthIsReadOrRefused) {
    for (const bool packed : {false, true}) {
        const Bytes whole = smallMap(packed);
        for (std::size_t size = 0; size < whole.size(); ++size) {
            const Bytes cut(whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(size));
            EXPECT_FALSE(readsOrExplains(cut, packed)) << size;
        }
        EXPECT_TRUE(readsOrExplains(whole, packed));
    }
}

TEST(DamagedSourceMap, mutationsOfHandBuiltMapsAreReadOrRefused) {
    const Bytes maps[] = {smallMap(false), smallMap(true)};
    tests::ByteMutator mutator(20);
    int read = 0;
    for (int i = 0; i < 20'000; ++i) {
        const bool packed = i % 2 == 1;
        read += readsOrExplains(mutator.mutated(maps[packed ? 1 : 0]), packed);
        ASSERT_FALSE(testing::Test::HasFailure()) << "mutation " << i;
    }
    EXPECT_GT(read, 2000);
    EXPECT_LT(read, 18'000);
}

TEST(DamagedSourceMap, mutationsAndCutsOfRealMapsAreReadOrRefused) {
    const auto maps = tests::corpusMaps("source-bsp", ".bsp");
    if (maps.empty())
        GTEST_SKIP() << tests::missingCorpus("source-bsp");
    tests::ByteMutator mutator(21);
    for (int i = 0; i < 1000; ++i) {
        const auto& map = maps[mutator.below(maps.size())];
        readsOrExplains(mutator.mutated(map.bytes), false);
        readsOrExplains(std::span(map.bytes).first(mutator.below(map.bytes.size())), false);
        ASSERT_FALSE(testing::Test::HasFailure()) << map.name << ", mutation " << i;
    }
}

TEST(DamagedSourceMap, hostileCountsTakeNoHeap) {
    const Bytes whole = smallMap(false);
    for (const std::uint32_t value : {0xFFFFFFFFU, 0x80000000U, 0x7FFFFFFFU, 0x01000000U, 100'000U}) {
        for (std::size_t word = 4; word < 1036; word += 4) {
            Bytes bytes = whole;
            tests::setU32(bytes, word, value);
            readsOrExplains(bytes, false);
        }
    }
}

TEST(DamagedSourceMap, displacementsSharingVerticesAreLimited) {
    auto map = tests::smallSourceMap();
    map.displacements.resize(1000, map.displacements.front());
    for (int i = 1; i < 1000; ++i) {
        map.faces.push_back(map.faces[4]);
        map.faces.back().displacement = i;
    }
    const auto file = readVbsp(tests::buildSourceMap(map));
    // Most of these faces have no edges of their own either, so this is no Source map at all.
    EXPECT_FALSE(file);
    map.surfaceEdges.resize(8000, 1);
    const auto again = readVbsp(tests::buildSourceMap(map));
    ASSERT_TRUE(again);
    std::size_t alive = 0;
    for (const VbspFace& face : again->faces)
        alive += face.displacement != -1;
    EXPECT_EQ(alive, 1U);
}

} // namespace
} // namespace navsmith::source
