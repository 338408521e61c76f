// Damaged collision models give an error or a note with an offset, or a model that can be used without a check; heap
// usage is limited by the size of the file.
#include "formats/gta_world/col_file.h"
#include "tests/support/bytes_mutation.h"
#include "tests/support/corpus.h"
#include "tests/support/gta_world_bytes.h"
#include "tests/support/heap_meter.h"
#include "tests/support/map_bytes.h"

#include <gtest/gtest.h>

#include <cmath>

namespace navsmith::gta_world {
namespace {

using Bytes = std::vector<std::byte>;
using View = std::span<const std::byte>;

// A model of 32 bytes makes a ColEntry of 64 and a ColModel of 200, in vectors that do not double.
constexpr std::size_t kHeapFactorOfModels = 12;
constexpr std::size_t kHeapOfColNotes = std::size_t{1} << 17U;

bool isClose(const glm::vec3& position) {
    return std::abs(position.x) <= kFarthest && std::abs(position.y) <= kFarthest && std::abs(position.z) <= kFarthest;
}

void expectUsable(const ColModel& model) {
    for (const auto& sphere : model.spheres)
        EXPECT_TRUE(isClose(sphere.center) && std::abs(sphere.radius) <= kFarthest);
    for (const auto& box : model.boxes)
        EXPECT_TRUE(isClose(box.minimum) && isClose(box.maximum));
    for (const auto& face : model.faces) {
        for (const auto vertex : {face.a, face.b, face.c}) {
            ASSERT_LT(vertex, model.vertices.size());
            EXPECT_TRUE(isClose(model.vertices[vertex]));
        }
    }
}

// The number of models that were read.
std::size_t expectSoundCol(View bytes) {
    const tests::HeapMeter meter;
    const auto file = readCol(bytes);
    EXPECT_LE(meter.peakBytes(), kHeapOfColNotes + kHeapFactorOfModels * bytes.size());
    const auto directory = listCol(bytes);
    EXPECT_LE(file.models.size(), directory.entries.size());
    EXPECT_GE(file.notes.total, directory.notes.total + directory.entries.size() - file.models.size());
    for (const Note& note : file.notes.kept)
        EXPECT_FALSE(note.text.empty());
    std::uint64_t end = 0;
    for (const auto& entry : directory.entries) {
        EXPECT_GE(entry.offset, end);
        end = entry.offset + entry.size;
        EXPECT_LE(end, bytes.size());
    }
    for (const auto& model : file.models)
        expectUsable(model);
    return file.models.size();
}

std::vector<Bytes> colSamples() {
    std::vector<Bytes> all;
    for (int version = 1; version <= 4; ++version)
        all.push_back(tests::buildCol({tests::smallColModel(version)}));
    return all;
}

TEST(DamagedCol, everyLengthIsReadOrLeftOut) {
    for (const auto& whole : colSamples()) {
        for (std::size_t size = 0; size <= whole.size(); ++size)
            EXPECT_EQ(expectSoundCol(View(whole).first(size)), size == whole.size() ? 1U : 0U);
    }
}

TEST(DamagedCol, mutationsAreReadOrNoted) {
    tests::ByteMutator mutator(99);
    const auto samples = colSamples();
    std::size_t read = 0;
    for (int i = 0; i < 40'000; ++i) {
        read += expectSoundCol(mutator.mutated(samples[mutator.below(samples.size())])) > 0 ? 1 : 0;
        ASSERT_FALSE(testing::Test::HasFailure()) << "mutation " << i;
    }
    EXPECT_GT(read, 4000U);
    EXPECT_LT(read, 36'000U);
}

// Every word of a model, one after the other.
TEST(DamagedCol, hostileCountsAndOffsetsTakeNoHeap) {
    for (const auto& whole : colSamples()) {
        for (const std::uint32_t value : {0xFFFFFFFFU, 0x80000000U, 0x7FFFFFFFU, 0xFFFFFFFBU, 0x01000000U, 0xFFFFU}) {
            for (std::size_t word = 4; word + 4 <= whole.size(); word += 2) {
                Bytes bytes = whole;
                tests::setU32(bytes, word, value);
                expectSoundCol(bytes);
            }
        }
    }
}

// The smallest models there are.
TEST(DamagedCol, manyEmptyModelsTakeLittle) {
    Bytes bytes;
    for (int i = 0; i < 50'000; ++i) {
        const std::string text = i % 2 == 0 ? "COL3" : "COLL";
        const auto magic = tests::bytesOf(text);
        bytes.insert(bytes.end(), magic.begin(), magic.end());
        bytes.resize(bytes.size() + 28);
        tests::setU32(bytes, bytes.size() - 28, 24);
    }
    EXPECT_EQ(listCol(bytes).entries.size(), 50'000U);
    EXPECT_EQ(expectSoundCol(bytes), 0U);
    // And those that are too small.
    Bytes tiny;
    for (int i = 0; i < 50'000; ++i) {
        const auto magic = tests::bytesOf("COL2");
        tiny.insert(tiny.end(), magic.begin(), magic.end());
        tiny.resize(tiny.size() + 4);
    }
    EXPECT_TRUE(listCol(tiny).entries.empty());
    EXPECT_EQ(listCol(tiny).notes.total, 50'000U);
}

TEST(DamagedCol, mutationsOfRealModelsAreReadOrNoted) {
    const auto folder = tests::corpusFolder("gta-sa-world");
    if (!folder)
        GTEST_SKIP() << tests::missingCorpus("gta-sa-world");
    const auto roads = tests::readFile(*folder / "saxvclc/new_models/colls_img_src/lc_roads.col");
    const auto peds = tests::readFile(*folder / "stock-text/models/coll/peds.col");
    const auto entries = listCol(roads).entries;
    ASSERT_FALSE(entries.empty());
    tests::ByteMutator mutator(100);
    for (int i = 0; i < 2000; ++i) {
        const auto& entry = entries[mutator.below(entries.size())];
        expectSoundCol(mutator.mutated(View(roads).subspan(entry.offset, entry.size)));
        expectSoundCol(mutator.mutated(peds));
        ASSERT_FALSE(testing::Test::HasFailure()) << "mutation " << i;
    }
}

} // namespace
} // namespace navsmith::gta_world
