// Damaged maps give an error with a position, or a map with valid indexes; heap usage is limited by the size of the
// file.
#include "formats/quake2/ibsp_file.h"
#include "tests/support/bytes_mutation.h"
#include "tests/support/corpus.h"
#include "tests/support/heap_meter.h"
#include "tests/support/map_corpus.h"
#include "tests/support/quake2_map_bytes.h"

#include <gtest/gtest.h>

#include <array>
#include <span>
#include <vector>

namespace navsmith::quake2 {
namespace {

using tests::RawQuake2Form;
using Bytes = std::vector<std::byte>;

// 4 bytes of an edge become 8; everything else needs less.
constexpr std::size_t kHeapFactor = 8;

bool readsOrExplains(std::span<const std::byte> bytes) {
    const tests::HeapMeter meter;
    const auto file = readIbsp(bytes);
    EXPECT_LE(meter.peakBytes(), tests::kHeapSlack + kHeapFactor * bytes.size());
    if (!file) {
        EXPECT_LE(file.error().offset, bytes.size());
        EXPECT_FALSE(file.error().field.empty() || file.error().found.empty() || file.error().expected.empty());
        return false;
    }
    for (const auto& face : file->faces) {
        if (face.corners.count == 0)
            continue;
        EXPECT_LT(face.plane, file->planes.size());
        EXPECT_LT(face.texInfo, file->texInfos.size());
        EXPECT_LE(std::size_t{face.corners.first} + face.corners.count, file->corners.size());
    }
    for (const auto corner : file->corners)
        EXPECT_TRUE(corner < file->vertices.size() && bsp::isSound(file->vertices[corner]));
    for (const auto& model : file->models) {
        EXPECT_LE(std::size_t{model.firstFace} + model.faceCount, file->faces.size());
        (void)contentsAt(*file, model.headNode, {1, 2, 3});
    }
    for (const auto& leaf : file->leaves) {
        EXPECT_TRUE(leaf.brushCount == 0 || std::size_t{leaf.firstBrush} + leaf.brushCount <= file->leafBrushes.size());
    }
    for (const auto& brush : file->brushes) {
        EXPECT_TRUE(brush.sideCount == 0 || std::size_t{brush.firstSide} + brush.sideCount <= file->brushSides.size());
    }
    return true;
}

constexpr std::array kForms{RawQuake2Form::Ibsp, RawQuake2Form::Qbsp};

TEST(DamagedQuakeIIMap, everyLengthIsReadOrRefused) {
    for (const auto form : kForms) {
        const Bytes whole = tests::buildQuake2Map(tests::smallQuake2Map(), form);
        for (std::size_t size = 0; size <= whole.size(); ++size)
            EXPECT_EQ(readsOrExplains(std::span(whole).first(size)), size == whole.size()) << size;
    }
}

TEST(DamagedQuakeIIMap, mutationsOfHandBuiltMapsAreReadOrRefused) {
    tests::ByteMutator mutator(38);
    int read = 0;
    for (int i = 0; i < 20'000; ++i) {
        read += readsOrExplains(
            mutator.mutated(tests::buildQuake2Map(tests::smallQuake2Map(), kForms.at(mutator.below(kForms.size())))));
        ASSERT_FALSE(testing::Test::HasFailure()) << "mutation " << i;
    }
    EXPECT_GT(read, 2000);
    EXPECT_LT(read, 19'500);
}

TEST(DamagedQuakeIIMap, mutationsAndCutsOfRealMapsAreReadOrRefused) {
    const auto maps = tests::corpusMaps("quake2-bsp", ".bsp");
    if (maps.empty())
        GTEST_SKIP() << tests::missingCorpus("quake2-bsp");
    tests::ByteMutator mutator(39);
    for (int i = 0; i < 300; ++i) {
        const auto& map = maps[mutator.below(maps.size())];
        readsOrExplains(mutator.mutated(map.bytes));
        readsOrExplains(std::span(map.bytes).first(mutator.below(map.bytes.size())));
        ASSERT_FALSE(testing::Test::HasFailure()) << map.name << ", mutation " << i;
    }
}

TEST(DamagedQuakeIIMap, hostileCountsTakeNoHeap) {
    constexpr std::array<std::uint32_t, 5> kValues{0xFFFFFFFF, 0x80000000, 0x7FFFFFFF, 0x01000000, 100'000};
    for (const auto form : kForms) {
        const Bytes whole = tests::buildQuake2Map(tests::smallQuake2Map(), form);
        for (const auto value : kValues) {
            for (std::size_t word = 8; word < 160; word += 4) {
                Bytes bytes = whole;
                tests::setU32(bytes, word, value);
                readsOrExplains(bytes);
            }
        }
    }
}

} // namespace
} // namespace navsmith::quake2
