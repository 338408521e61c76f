// Damaged maps give an error with a position, or a map with valid indexes; heap usage is limited by the size of the
// file.
#include "formats/quake/bsp_file.h"
#include "tests/support/bytes_mutation.h"
#include "tests/support/corpus.h"
#include "tests/support/heap_meter.h"
#include "tests/support/map_bytes.h"
#include "tests/support/map_corpus.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

namespace navsmith::quake {
namespace {

using tests::RawQuakeForm;
using Bytes = std::vector<std::byte>;

// A 4-byte texture offset becomes a BspTexture of 40 bytes; everything else needs less.
constexpr std::size_t kHeapFactor = 16;

// Uses every index as a caller would. True if the map was read.
bool readsOrExplains(std::span<const std::byte> bytes) {
    const tests::HeapMeter meter;
    const auto file = readBsp(bytes);
    EXPECT_LE(meter.peakBytes(), tests::kHeapSlack + kHeapFactor * bytes.size());
    if (!file) {
        EXPECT_LE(file.error().offset, bytes.size());
        EXPECT_FALSE(file.error().field.empty() || file.error().found.empty() || file.error().expected.empty());
        return false;
    }
    for (const BspFace& face : file->faces) {
        if (face.corners.count == 0)
            continue;
        EXPECT_LT(face.plane, file->planes.size());
        EXPECT_LT(face.texInfo, file->texInfos.size());
        (void)textureOf(*file, face);
        EXPECT_LE(std::size_t{face.corners.first} + face.corners.count, file->corners.size());
    }
    for (const std::uint32_t corner : file->corners)
        EXPECT_TRUE(corner < file->vertices.size() && bsp::isSound(file->vertices[corner]));
    for (const auto* nodes : {&file->nodes, &file->clipNodes}) {
        for (const BspNode& node : *nodes) {
            EXPECT_LT(node.plane, file->planes.size());
            for (const std::int32_t child : node.children)
                EXPECT_LT(child, static_cast<std::int32_t>(nodes->size()));
        }
    }
    for (const std::int32_t contents : file->leafContents)
        EXPECT_LT(contents, 0);
    for (const BspModel& model : file->models)
        EXPECT_LE(std::size_t{model.firstFace} + model.faceCount, file->faces.size());
    return true;
}

TEST(DamagedQuakeMap, everyLengthIsReadOrRefused) {
    for (const RawQuakeForm form : tests::kRawQuakeForms) {
        const Bytes whole = tests::buildQuakeMap(tests::smallMap(), form);
        for (std::size_t size = 0; size <= whole.size(); ++size) {
            const Bytes cut(whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(size));
            EXPECT_EQ(readsOrExplains(cut), size == whole.size()) << size;
        }
    }
}

TEST(DamagedQuakeMap, mutationsOfHandBuiltMapsAreReadOrRefused) {
    tests::ByteMutator mutator(29);
    int read = 0;
    for (int i = 0; i < 20'000; ++i) {
        const auto form = tests::kRawQuakeForms[mutator.below(tests::kRawQuakeForms.size())];
        read += readsOrExplains(mutator.mutated(tests::buildQuakeMap(tests::smallMap(), form)));
        ASSERT_FALSE(testing::Test::HasFailure()) << "mutation " << i;
    }
    EXPECT_GT(read, 2000);
    EXPECT_LT(read, 18'000);
}

TEST(DamagedQuakeMap, mutationsAndCutsOfRealMapsAreReadOrRefused) {
    const auto maps = tests::corpusMaps("quake-bsp", ".bsp");
    if (maps.empty())
        GTEST_SKIP() << tests::missingCorpus("quake-bsp");
    tests::ByteMutator mutator(30);
    for (int i = 0; i < 1000; ++i) {
        const auto& map = maps[mutator.below(maps.size())];
        readsOrExplains(mutator.mutated(map.bytes));
        readsOrExplains(std::span(map.bytes).first(mutator.below(map.bytes.size())));
        ASSERT_FALSE(testing::Test::HasFailure()) << map.name << ", mutation " << i;
    }
}

// Every word of the header, one after the other, and all lengths at once.
TEST(DamagedQuakeMap, hostileCountsTakeNoHeap) {
    constexpr std::uint32_t kValues[] = {0xFFFFFFFF, 0x80000000, 0x7FFFFFFF, 0x01000000, 100'000};
    for (const RawQuakeForm form : tests::kRawQuakeForms) {
        const Bytes whole = tests::buildQuakeMap(tests::smallMap(), form);
        for (const std::uint32_t value : kValues) {
            for (std::size_t word = 4; word < 124; word += 4) {
                Bytes bytes = whole;
                tests::setU32(bytes, word, value);
                readsOrExplains(bytes);
            }
            Bytes bytes = whole;
            tests::setU32(bytes, tests::u32At(whole, 4 + 8 * 2), value); // the number of textures
            EXPECT_TRUE(readsOrExplains(bytes));
        }
    }
}

// Faces may use any edges, including those of other faces; a small file must not need gigabytes because of that.
TEST(DamagedQuakeMap, facesSharingEdgesAllocateLittle) {
    tests::RawMap map = tests::smallMap();
    while (map.surfaceEdges.size() < 60'000)
        map.surfaceEdges.push_back(1);
    tests::RawFace wide = map.faces.front();
    wide.firstEdge = 0;
    wide.edgeCount = 60'000;
    map.faces.assign(3000, wide);
    const Bytes bytes = tests::buildQuakeMap(map, RawQuakeForm::Quake);
    EXPECT_TRUE(readsOrExplains(bytes));
    EXPECT_EQ(readBsp(bytes)->damagedFaces, 2998U);
}

} // namespace
} // namespace navsmith::quake
