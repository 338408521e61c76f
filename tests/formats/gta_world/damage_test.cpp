// Damaged texts, placements and textures: all that is given back is sound, notes say where, and heap usage is limited
// by the size of the file.
#include "formats/gta_world/ide_file.h"
#include "formats/gta_world/ipl_file.h"
#include "formats/gta_world/loader_file.h"
#include "formats/gta_world/txd_file.h"
#include "formats/gta_world/water_file.h"
#include "tests/support/bytes_mutation.h"
#include "tests/support/gta_world_bytes.h"
#include "tests/support/heap_meter.h"
#include "tests/support/map_bytes.h"

#include <gtest/gtest.h>

#include <cmath>

namespace navsmith::gta_world {
namespace {

using Bytes = std::vector<std::byte>;
using View = std::span<const std::byte>;

// The notes that are kept, with their texts, and growing vectors.
constexpr std::size_t kHeapOfNotes = std::size_t{1} << 17U;
// The shortest row of a loader, "x y", makes a LoaderLine of 80 bytes, and vectors double.
constexpr std::size_t kHeapFactorOfTexts = 128;

void expectSaneNotes(const Notes& notes, std::uint64_t most) {
    EXPECT_EQ(notes.kept.size(), std::min(notes.total, Notes::kMostKept));
    for (const Note& note : notes.kept) {
        EXPECT_LE(note.at, most);
        EXPECT_FALSE(note.text.empty());
    }
}

template <typename Read>
auto readWithin(View bytes, std::size_t factor, Read read) {
    const tests::HeapMeter meter;
    auto result = read(bytes);
    EXPECT_LE(meter.peakBytes(), kHeapOfNotes + factor * bytes.size());
    return result;
}

bool isNear(float value) {
    return std::abs(value) <= kFarthest;
}

void expectSoundLoader(View bytes) {
    const auto file = readWithin(bytes, kHeapFactorOfTexts, readLoader);
    expectSaneNotes(file.notes, bytes.size());
    for (const auto& line : file.lines)
        EXPECT_TRUE(line.command == LoaderLine::Command::Other || !line.path.empty());
}

void expectSoundIde(View bytes) {
    const auto file = readWithin(bytes, kHeapFactorOfTexts, readIde);
    expectSaneNotes(file.notes, bytes.size());
    for (const auto& object : file.objects) {
        EXPECT_TRUE(std::isfinite(object.drawDistance));
        EXPECT_LT(object.timeOn, 24);
        EXPECT_LT(object.timeOff, 24);
        EXPECT_FALSE(object.model.empty());
    }
}

void expectSoundIpl(View bytes) {
    const auto file = readWithin(bytes, kHeapFactorOfTexts, readIpl);
    expectSaneNotes(file.notes, std::uint64_t{bytes.size()} + 0xFFFFFFFF);
    EXPECT_LE(file.placements.size(), file.rows);
    std::int64_t before = -1;
    for (const auto& placement : file.placements) {
        EXPECT_TRUE(isNear(placement.position.x) && isNear(placement.position.y) && isNear(placement.position.z));
        EXPECT_NEAR(glm::length(worldRotation(placement)), 1.0F, 1e-4F);
        EXPECT_LT(before, std::int64_t{placement.row});
        EXPECT_LT(placement.row, file.rows);
        EXPECT_LE(placement.at, bytes.size());
        before = placement.row;
    }
}

void expectSoundWater(View bytes) {
    const auto file = readWithin(bytes, kHeapFactorOfTexts, readWater);
    expectSaneNotes(file.notes, bytes.size());
    for (const auto& polygon : file.polygons) {
        EXPECT_TRUE(polygon.count == 3 || polygon.count == 4);
        for (const auto& corner : polygon.corners)
            EXPECT_TRUE(isNear(corner.position.x) && isNear(corner.position.y) && isNear(corner.position.z));
    }
}

// Decodes every texture, as a caller would. True if the dictionary was read.
bool expectSoundTxd(View bytes) {
    const auto file = readWithin(bytes, 16, readTxd);
    if (!file) {
        EXPECT_LE(file.error().offset, bytes.size());
        EXPECT_FALSE(file.error().field.empty() || file.error().found.empty() || file.error().expected.empty());
        return false;
    }
    expectSaneNotes(file->notes, bytes.size());
    for (const auto& texture : file->textures) {
        const auto image = readWithin(bytes, 16, [&](View all) { return decodeTexture(all, texture); });
        EXPECT_EQ(image.has_value(), texture.format != TxdFormat::Unknown);
        const auto pixels = std::size_t{texture.width} * texture.height;
        EXPECT_EQ(image ? image->rgba.size() : 0, image ? 4 * pixels : 0);
    }
    return true;
}

struct Sample {
    Bytes bytes;
    void (*check)(View);
};

std::vector<Sample> samples() {
    return {
        {tests::bytesOf("# a\r\nIMG MODELS\\GTA3.IMG\r\nIDE DATA\\a.IDE\r\nCOLFILE 0 b.col\r\nEXIT\r\n"),
         expectSoundLoader},
        {tests::bytesOf(
             "objs\r\n5390, model, txd, 150, 0\r\n1, m, t, 2, 80, 90, 4\r\nend\r\ntobj\r\n5465, night, glow, 90, "
             "128, 22, 7\r\nend\r\nanim\r\n6257 ,a ,b ,c ,100 ,0\r\nend\r\n"),
         expectSoundIde},
        {tests::bytesOf("inst\r\n3563, LODa, 0, 2063.132813, -1731.78125, 15.27, 0, 0, 0.7071, 0.7071, -1\r\n"
                        "3563, b, 10, 2063.132813, -1731.78125, 15.27, 0.5, 0.5, 0.5, 0.5, 0\r\n"
                        "1, c, 1, 2, 3, 1, 1, 1, 0, 0, 0, 1\r\nend\r\n"),
         expectSoundIpl},
        {tests::buildBinaryIpl({{{1, 2, 3}, {0.1F, 0.2F, 0.3F, 0.9F}, 700, 0, 3}, {{4, 5, 6}}, {{7, 8, 9}}}),
         expectSoundIpl},
        {tests::bytesOf("processed\r\n0 0 0 0 0 0 0  1 0 0 0 0 0 0  0 1 0 0 0 0 0  1 1 0 0 0 0 0 1\r\n"
                        "0 0 0 0 0 0 0  1 0 0 0 0 0 0  0 1 0 0 0 0 0 1\r\n"),
         expectSoundWater},
    };
}

TEST(DamagedWorldFile, everyLengthIsRead) {
    for (const auto& sample : samples()) {
        for (std::size_t size = 0; size <= sample.bytes.size(); ++size)
            sample.check(View(sample.bytes).first(size));
    }
}

TEST(DamagedWorldFile, mutationsAreRead) {
    tests::ByteMutator mutator(97);
    const auto all = samples();
    for (int i = 0; i < 20'000; ++i) {
        const auto& sample = all[mutator.below(all.size())];
        sample.check(mutator.mutated(sample.bytes));
        ASSERT_FALSE(testing::Test::HasFailure()) << "mutation " << i;
    }
}

// Each reader gets the files of the others.
TEST(DamagedWorldFile, otherFormatsAreRead) {
    for (const auto& one : samples()) {
        for (const auto& other : samples())
            one.check(other.bytes);
    }
}

TEST(DamagedWorldFile, longLinesAndManyFieldsTakeLittle) {
    std::string text = "inst\n";
    for (int i = 0; i < 100'000; ++i)
        text += "1,";
    for (const auto check : {expectSoundLoader, expectSoundIde, expectSoundIpl, expectSoundWater})
        check(tests::bytesOf(text));
}

TEST(DamagedTxd, everyLengthIsReadOrRefused) {
    const auto whole = tests::buildTxd(tests::someTextures());
    for (std::size_t size = 0; size <= whole.size(); ++size)
        EXPECT_EQ(expectSoundTxd(View(whole).first(size)), size >= 12);
}

TEST(DamagedTxd, mutationsAreReadOrRefused) {
    tests::ByteMutator mutator(98);
    const auto textures = tests::someTextures();
    int read = 0;
    for (int i = 0; i < 20'000; ++i) {
        const auto& one = textures[mutator.below(textures.size())];
        read += expectSoundTxd(mutator.mutated(tests::buildTxd({one})));
        ASSERT_FALSE(testing::Test::HasFailure()) << "mutation " << i;
    }
    EXPECT_GT(read, 2000);
    EXPECT_LT(read, 19'000);
}

// Every byte of the header of a texture, one after the other.
TEST(DamagedTxd, hostileHeadersTakeNoHeap) {
    for (const auto& raw : tests::someTextures()) {
        const auto whole = tests::buildTxd({raw});
        for (std::size_t i = 12; i < 160; ++i) {
            for (const int value : {0, 0x7F, 0x80, 0xFF}) {
                auto bytes = whole;
                bytes[i] = static_cast<std::byte>(value);
                expectSoundTxd(bytes);
            }
        }
    }
}

} // namespace
} // namespace navsmith::gta_world
