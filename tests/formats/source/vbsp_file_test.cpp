// Reads generated Source maps, packed or not, and checks the errors for unreadable ones.
#include "formats/source/vbsp_file.h"
#include "tests/support/heap_meter.h"
#include "tests/support/map_bytes.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace navsmith::source {
namespace {

using bytes::FormatErrorCode;
using tests::RawSourceMap;
using Bytes = std::vector<std::byte>;

constexpr std::size_t lumpEntry(std::size_t lump) {
    return 8 + 16 * lump;
}

VbspFile sound(const Bytes& bytes) {
    auto file = readVbsp(bytes);
    EXPECT_TRUE(file) << (file ? "" : bytes::describe(file.error()));
    return file ? std::move(*file) : VbspFile{};
}

void expectSmallMap(const VbspFile& file) {
    EXPECT_TRUE(file.notes.empty());
    EXPECT_EQ(file.entities, tests::smallMap().entities);
    EXPECT_EQ(file.mapRevision, 77);
    ASSERT_EQ(file.faces.size(), 7U);
    EXPECT_EQ(file.faces[0].corners.count, 5U);
    EXPECT_EQ(file.vertices[file.corners[file.faces[1].corners.first + 2]], glm::vec3(64, 0, 64));
    EXPECT_EQ(file.planes[file.faces[1].plane].normal, glm::vec3(0, 1, 0));
    EXPECT_EQ(textureOf(file, file.faces[2].texInfo), "nature/water");
    EXPECT_EQ(flagsOf(file, file.faces[2].texInfo), surface::kWarp);
    EXPECT_EQ(textureOf(file, file.faces[3].texInfo), "tools/toolsskybox");
    EXPECT_EQ(file.faces[3].displacement, -1);
    EXPECT_EQ(file.faces[4].displacement, 0);
    ASSERT_EQ(file.displacements.size(), 1U);
    EXPECT_EQ(file.displacements[0].posts(), 5U);
    EXPECT_EQ(file.displacements[0].start, glm::vec3(100, 40, 0));
    EXPECT_EQ(file.displacements[0].firstTag, 0U);
    EXPECT_EQ(file.displacementVertices[24].distance, 24.0F);
    EXPECT_NE(file.displacementTags[5] & kTriangleRemoved, 0);
    ASSERT_EQ(file.models.size(), 3U);
    EXPECT_EQ(file.models[0].faceCount, 5U);
    EXPECT_EQ(file.models[2].firstFace, 6U);
    ASSERT_EQ(file.brushes.size(), 3U);
    EXPECT_EQ(file.brushes[1].contents, contents::kLadder);
    EXPECT_EQ(file.brushes[1].firstSide, 7U);
    EXPECT_FALSE(file.brushSides[0].bevel) << "another flag";
    EXPECT_TRUE(file.brushSides[6].bevel);
}

TEST(SourceMap, readsEveryVersionAndLumpOrder) {
    const std::pair<int, bool> forms[] = {{19, false}, {20, false}, {21, false}, {21, true}};
    for (const auto& [version, versionFirst] : forms) {
        for (const bool packed : {false, true}) {
            RawSourceMap raw = tests::smallSourceMap();
            raw.version = version;
            raw.versionFirst = versionFirst;
            raw.packed = packed;
            const VbspFile file = sound(tests::buildSourceMap(raw));
            EXPECT_EQ(file.version, version);
            EXPECT_EQ(file.versionFirst, versionFirst);
            expectSmallMap(file);
        }
    }
}

TEST(SourceMap, findsThePakFile) {
    const RawSourceMap raw = tests::smallSourceMap();
    const Bytes bytes = tests::buildSourceMap(raw);
    const VbspFile file = sound(bytes);
    ASSERT_EQ(file.pakFile.length, raw.pakFile.size());
    const auto* const start = bytes.data() + file.pakFile.offset;
    EXPECT_EQ(Bytes(start, start + file.pakFile.length), raw.pakFile);
}

TEST(SourceMap, unreadableFilesAreReported) {
    const std::pair<int, std::string> versions[] = {{17, "Bloodlines"}, {22, "Dota 2"},       {25, "Strata"},
                                                    {29, "Titanfall"},  {0x40014, "Messiah"}, {4711, "4711"}};
    for (const auto& [version, name] : versions) {
        RawSourceMap raw = tests::smallSourceMap();
        raw.version = version;
        const auto file = readVbsp(tests::buildSourceMap(raw));
        ASSERT_FALSE(file) << version;
        EXPECT_EQ(file.error().code, FormatErrorCode::Unsupported);
        EXPECT_NE(file.error().found.find(name), std::string::npos) << file.error().found;
    }
    Bytes console = tests::buildSourceMap(tests::smallSourceMap());
    const Bytes ident = tests::bytesOf("PSBV");
    std::copy(ident.begin(), ident.end(), console.begin());
    EXPECT_EQ(readVbsp(console).error().code, FormatErrorCode::Unsupported);
    EXPECT_EQ(readVbsp(tests::bytesOf("IBSP and more")).error().code, FormatErrorCode::BadMagic);
}

TEST(SourceMap, facesOfAnotherSizeAreAnUnsupportedVariant) {
    Bytes bytes = tests::buildSourceMap(tests::smallSourceMap());
    tests::setU32(bytes, lumpEntry(7) + 4, 7 * 56 - 4);
    EXPECT_EQ(readVbsp(bytes).error().code, FormatErrorCode::Unsupported);
    RawSourceMap shifted = tests::smallSourceMap();
    for (tests::RawFace& face : shifted.faces)
        face.firstEdge = 1 << 20;
    EXPECT_EQ(readVbsp(tests::buildSourceMap(shifted)).error().code, FormatErrorCode::Unsupported);
}

TEST(SourceMap, damagedDisplacementsAreSkipped) {
    using Break = void (*)(RawSourceMap&);
    const Break breaks[] = {
        [](RawSourceMap& map) { map.displacements[0].power = 5; },
        [](RawSourceMap& map) { map.displacements[0].power = 1; },
        [](RawSourceMap& map) { map.displacements[0].power = 3; }, // more vertices than exist
        [](RawSourceMap& map) { map.displacements[0].firstVertex = 1; },
        [](RawSourceMap& map) { map.displacements[0].firstVertex = -1; },
        [](RawSourceMap& map) { map.faces[4].displacement = 1; },
        [](RawSourceMap& map) { map.faces[4].edgeCount = 3; },
    };
    int number = 0;
    for (const Break change : breaks) {
        RawSourceMap raw = tests::smallSourceMap();
        change(raw);
        const VbspFile file = sound(tests::buildSourceMap(raw));
        EXPECT_EQ(file.faces[4].corners.count, 0U) << number;
        EXPECT_EQ(file.notes, std::vector<std::string>{"1 displacements are damaged and were ignored"}) << number;
        ++number;
    }
    RawSourceMap twice = tests::smallSourceMap();
    twice.faces[1].displacement = 0; // precedes the face that it belongs to
    EXPECT_EQ(sound(tests::buildSourceMap(twice)).faces[4].corners.count, 0U);
}

TEST(SourceMap, aDisplacementWithoutItsTagsKeepsAllTriangles) {
    RawSourceMap raw = tests::smallSourceMap();
    raw.tags.pop_back();
    const VbspFile file = sound(tests::buildSourceMap(raw));
    EXPECT_EQ(file.faces[4].displacement, 0);
    EXPECT_FALSE(file.displacements[0].firstTag);
}

TEST(SourceMap, readsFacesWithoutTextureOrName) {
    RawSourceMap raw = tests::smallSourceMap();
    raw.faces[0].texInfo = -1;
    Bytes bytes = tests::buildSourceMap(raw);
    const std::size_t names = tests::u32At(bytes, lumpEntry(44));
    tests::setU32(bytes, names + 4 * 5, 0x7FFFFFFF); // of face 1: offsets are stored in reverse order
    const VbspFile file = sound(bytes);
    EXPECT_EQ(file.damagedFaces, 0U);
    EXPECT_EQ(textureOf(file, file.faces[0].texInfo), "");
    EXPECT_EQ(textureOf(file, file.faces[1].texInfo), "");
    EXPECT_EQ(textureOf(file, 1 << 30), "");
}

class PackedLump : public testing::Test {
protected:
    PackedLump() {
        RawSourceMap raw = tests::smallSourceMap();
        raw.packed = true;
        bytes_ = tests::buildSourceMap(raw);
        lump_ = tests::u32At(bytes_, lumpEntry(3));
    }

    void expectRefused(const VbspLimits& limits = {}) {
        const tests::HeapMeter meter;
        const auto file = readVbsp(bytes_, limits);
        EXPECT_LE(meter.peakBytes(), std::size_t{1} << 21U);
        ASSERT_FALSE(file);
        EXPECT_EQ(file.error().code, FormatErrorCode::BadValue);
        EXPECT_EQ(file.error().field, "vertices") << bytes::describe(file.error());
        EXPECT_EQ(file.error().offset, lump_);
    }

    Bytes bytes_;
    std::size_t lump_ = 0;
};

TEST_F(PackedLump, impossibleSizeIsRefused) {
    for (const std::uint32_t size : {0xFFFFFFFFU, 0x10000000U, 0x04000000U, 0x00800000U}) {
        tests::setU32(bytes_, lump_ + 4, size);
        expectRefused();
    }
}

TEST_F(PackedLump, hugeDictionaryAllocatesNothing) {
    tests::setU32(bytes_, lump_ + 13, 0xFFFFFFFF);
    const tests::HeapMeter meter;
    EXPECT_TRUE(readVbsp(bytes_));
    EXPECT_LE(meter.peakBytes(), std::size_t{1} << 21U);
}

TEST_F(PackedLump, damagedOrTruncatedIsRefused) {
    const Bytes whole = bytes_;
    const std::uint32_t size = tests::u32At(bytes_, lump_ + 4);
    tests::setU32(bytes_, lump_ + 8, 20); // the stream ends early
    expectRefused();
    bytes_ = whole;
    tests::setU32(bytes_, lump_ + 8, 0x7FFFFFFF); // the stream ends after the lump
    expectRefused();
    bytes_ = whole;
    tests::setU32(bytes_, lump_ + 4, size + 100'000); // the stream ends before the claimed size
    expectRefused();
    bytes_ = whole;
    bytes_[lump_ + 12] = std::byte{0xFF};
    expectRefused();
    bytes_ = whole;
    bytes_[lump_] = std::byte{'X'};
    expectRefused();
}

TEST_F(PackedLump, beyondTheLimitsIsRefused) {
    VbspLimits limits;
    limits.lumpBytes = 300; // planes are larger, so they are refused
    const auto file = readVbsp(bytes_, limits);
    ASSERT_FALSE(file);
    EXPECT_EQ(file.error().code, FormatErrorCode::BadValue);
    VbspLimits few;
    few.allBytes = 1500;
    EXPECT_FALSE(readVbsp(bytes_, few));
}

// A stream that really has the claimed size, which is far more than a map needs.
TEST(PackedBomb, isRefusedByItsSize) {
    const Bytes zeros(std::size_t{65} << 20U);
    const tests::RawLzma packed = tests::packLzma(zeros);
    Bytes bytes = tests::buildSourceMap(tests::smallSourceMap());
    Bytes lump = tests::bytesOf("LZMA");
    lump.resize(12);
    tests::setU32(lump, 4, static_cast<std::uint32_t>(zeros.size()));
    tests::setU32(lump, 8, static_cast<std::uint32_t>(packed.stream.size()));
    lump.insert(lump.end(), packed.properties.begin(), packed.properties.end());
    lump.insert(lump.end(), packed.stream.begin(), packed.stream.end());
    tests::setU32(bytes, lumpEntry(3), static_cast<std::uint32_t>(bytes.size()));
    tests::setU32(bytes, lumpEntry(3) + 4, static_cast<std::uint32_t>(lump.size()));
    bytes.insert(bytes.end(), lump.begin(), lump.end());
    const tests::HeapMeter meter;
    const auto file = readVbsp(bytes);
    EXPECT_LE(meter.peakBytes(), std::size_t{1} << 20U);
    ASSERT_FALSE(file);
    EXPECT_EQ(file.error().field, "vertices");
}

} // namespace
} // namespace navsmith::source
