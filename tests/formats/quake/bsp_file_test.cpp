// Reads generated maps of every variant, and checks the errors for unreadable ones.
#include "formats/quake/bsp_file.h"
#include "tests/support/map_bytes.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <string>
#include <utility>
#include <vector>

namespace navsmith::quake {
namespace {

using bytes::FormatErrorCode;
using tests::RawQuakeForm;
using Bytes = std::vector<std::byte>;

constexpr std::size_t lumpEntry(std::size_t lump) {
    return 4 + 8 * lump;
}

BspFile sound(const Bytes& bytes) {
    auto file = readBsp(bytes);
    EXPECT_TRUE(file) << (file ? "" : bytes::describe(file.error()));
    return file ? std::move(*file) : BspFile{};
}

std::vector<glm::vec3> cornersOf(const BspFile& file, const BspFace& face) {
    std::vector<glm::vec3> corners;
    for (std::uint32_t i = 0; i < face.corners.count; ++i)
        corners.push_back(file.vertices[file.corners[face.corners.first + i]]);
    return corners;
}

class EveryForm : public testing::TestWithParam<RawQuakeForm> {};
INSTANTIATE_TEST_SUITE_P(Forms, EveryForm, testing::ValuesIn(tests::kRawQuakeForms));

TEST_P(EveryForm, readsFacesModelsTexturesAndEntities) {
    const tests::RawMap raw = tests::smallMap();
    const BspFile file = sound(tests::buildQuakeMap(raw, GetParam()));
    EXPECT_TRUE(file.notes.empty());
    EXPECT_EQ(file.entities, raw.entities);
    ASSERT_EQ(file.faces.size(), 6U);
    EXPECT_EQ(cornersOf(file, file.faces[0]),
              (std::vector<glm::vec3>{{0, 0, 0}, {0, 32, 0}, {0, 64, 0}, {64, 64, 0}, {64, 0, 0}}));
    EXPECT_EQ(cornersOf(file, file.faces[4]), (std::vector<glm::vec3>{{8, 8, 8}, {8, 16, 8}, {16, 16, 8}}));
    EXPECT_FALSE(file.faces[0].back);
    EXPECT_TRUE(file.faces[3].back);
    EXPECT_EQ(file.planes[file.faces[1].plane].normal, glm::vec3(0, 1, 0));
    EXPECT_EQ(textureOf(file, file.faces[3]), "SKY1");
    EXPECT_EQ(file.textures[2].name, "*water");
    EXPECT_EQ(file.textures[2].width, 64U);
    EXPECT_EQ(file.textures[2].height, 32U);
    ASSERT_EQ(file.models.size(), 3U);
    EXPECT_EQ(file.models[1].firstFace, 4U);
    EXPECT_EQ(file.models[1].faceCount, 1U);
}

TEST_P(EveryForm, readsTrees) {
    const BspFile file = sound(tests::buildQuakeMap(tests::smallMap(), GetParam()));
    EXPECT_EQ(file.nodes, (std::vector<BspNode>{{0, {1, -1}, 0, 3}, {1, {-2, -3}, 3, 1}}));
    EXPECT_EQ(file.leafContents, (std::vector<std::int32_t>{-2, -1, -3}));
    EXPECT_EQ(file.clipNodes, (std::vector<BspNode>{{2, {-1, -2}}}));
    EXPECT_EQ(file.models[0].headNodes, (std::array<std::int32_t, 4>{0, 0, kNoTree, kNoTree}));
    EXPECT_EQ(file.models[1].headNodes[0], kNoTree);
}

TEST(QuakeMap, detectsVariants) {
    const std::pair<RawQuakeForm, BspVariant> variants[] = {{RawQuakeForm::Quake, BspVariant::Quake},
                                                            {RawQuakeForm::Hexen, BspVariant::Quake},
                                                            {RawQuakeForm::GoldSrc, BspVariant::GoldSrc},
                                                            {RawQuakeForm::Bsp2, BspVariant::Bsp2},
                                                            {RawQuakeForm::Psb2, BspVariant::Psb2}};
    for (const auto& [form, variant] : variants)
        EXPECT_EQ(sound(tests::buildQuakeMap(tests::smallMap(), form)).variant, variant);
}

TEST(QuakeMap, firstTwoLumpsMayBeSwapped) {
    Bytes bytes = tests::buildQuakeMap(tests::smallMap(), RawQuakeForm::GoldSrc);
    for (std::size_t word = 0; word < 2; ++word) {
        const auto first = tests::u32At(bytes, lumpEntry(0) + 4 * word);
        tests::setU32(bytes, lumpEntry(0) + 4 * word, tests::u32At(bytes, lumpEntry(1) + 4 * word));
        tests::setU32(bytes, lumpEntry(1) + 4 * word, first);
    }
    const BspFile file = sound(bytes);
    EXPECT_EQ(file.damagedFaces, 0U);
    EXPECT_EQ(file.entities, tests::smallMap().entities);
}

TEST(QuakeMap, unreadableFilesAreReported) {
    const std::pair<std::string, std::string> idents[] = {
        {"IBSP", "Quake II or III"}, {" 46Q", "Quake 64"}, {std::string("\x3F\0\0\0", 4), "version 63"}};
    for (const auto& [ident, name] : idents) {
        Bytes bytes = tests::buildQuakeMap(tests::smallMap(), RawQuakeForm::Quake);
        const Bytes start = tests::bytesOf(ident);
        std::copy(start.begin(), start.end(), bytes.begin());
        const auto file = readBsp(bytes);
        ASSERT_FALSE(file) << name;
        EXPECT_EQ(file.error().code, FormatErrorCode::Unsupported);
        EXPECT_NE(file.error().found.find(name), std::string::npos) << file.error().found;
    }
    EXPECT_EQ(readBsp(tests::bytesOf("PACK and more")).error().code, FormatErrorCode::BadMagic);
}

// Each case damages one face; the others must stay.
TEST(QuakeMap, damagedFacesAreSkippedAndCounted) {
    using Break = void (*)(tests::RawMap&);
    const Break breaks[] = {
        [](tests::RawMap& map) { map.faces[1].edgeCount = 2; },
        [](tests::RawMap& map) { map.faces[1].firstEdge = -1; },
        [](tests::RawMap& map) { map.faces[1].firstEdge = 1'000'000; },
        [](tests::RawMap& map) { map.faces[1].edgeCount = 60'000; },
        [](tests::RawMap& map) { map.faces[1].plane = 6; },
        [](tests::RawMap& map) { map.faces[1].texInfo = 6; },
        [](tests::RawMap& map) { map.surfaceEdges[5] = 10'000; },
        [](tests::RawMap& map) { map.surfaceEdges[6] = INT32_MIN; },
        [](tests::RawMap& map) { map.edges[6][0] = map.edges[6][1] = 30'000; },
        [](tests::RawMap& map) { map.vertices[5][2] = 3e30F; },
        [](tests::RawMap& map) { map.vertices[5][0] = std::numeric_limits<float>::quiet_NaN(); },
    };
    int number = 0;
    for (const Break change : breaks) {
        tests::RawMap raw = tests::smallMap();
        change(raw);
        const BspFile file = sound(tests::buildQuakeMap(raw, RawQuakeForm::Quake));
        EXPECT_EQ(file.damagedFaces, 1U) << number;
        EXPECT_EQ(file.faces[1].corners.count, 0U) << number;
        EXPECT_EQ(file.notes, std::vector<std::string>{"1 of 6 faces are damaged and were ignored"}) << number;
        ++number;
    }
}

TEST(QuakeMap, damagedTreesAreLeftOut) {
    using Break = void (*)(tests::RawMap&);
    const Break breaks[] = {
        [](tests::RawMap& map) { map.nodes[0].plane = 1000; },
        [](tests::RawMap& map) { map.nodes[1].children[0] = -5; }, // a leaf that does not exist
        [](tests::RawMap& map) { map.nodes[1].children[0] = 0; },  // above itself
        [](tests::RawMap& map) { map.nodes[1].children[1] = 1; },  // itself
        [](tests::RawMap& map) {
            map.nodes.assign(2000, {0, {-1, -1}}); // a chain
            for (std::int32_t i = 0; i < 1999; ++i)
                map.nodes[static_cast<std::size_t>(i)].children[0] = i + 1;
        },
        [](tests::RawMap& map) {
            map.nodes.assign(200, {0, {-1, -1}}); // 2^200 ways down
            for (std::int32_t i = 0; i < 199; ++i)
                map.nodes[static_cast<std::size_t>(i)].children = {i + 1, i + 1};
        },
    };
    for (const Break change : breaks) {
        tests::RawMap raw = tests::smallMap();
        change(raw);
        const BspFile file = sound(tests::buildQuakeMap(raw, RawQuakeForm::Bsp2));
        EXPECT_TRUE(file.nodes.empty());
        ASSERT_EQ(file.notes.size(), 1U);
        EXPECT_NE(file.notes.front().find("\"nodes\" is damaged"), std::string::npos);
        EXPECT_EQ(file.models[0].headNodes, (std::array<std::int32_t, 4>{kNoTree, 0, kNoTree, kNoTree}));
    }
}

// A map without its trees can still be drawn.
TEST(QuakeMap, treesBeyondTheEndAreLeftOut) {
    Bytes bytes = tests::buildQuakeMap(tests::smallMap(), RawQuakeForm::Quake);
    tests::setU32(bytes, lumpEntry(9), 0x7FFFFFFF);
    const BspFile file = sound(bytes);
    EXPECT_TRUE(file.clipNodes.empty());
    EXPECT_EQ(file.nodes.size(), 2U);
    EXPECT_EQ(file.notes,
              std::vector<std::string>{"the lump \"clipnodes\" extends beyond the end of the file and was ignored"});
}

TEST(QuakeMap, rangesOfModelsAreClippedAndMissingTexturesHaveNoName) {
    tests::RawMap raw = tests::smallMap();
    raw.models[2].faceCount = 100;
    Bytes bytes = tests::buildQuakeMap(raw, RawQuakeForm::Quake);
    const std::size_t textures = tests::u32At(bytes, lumpEntry(2));
    tests::setU32(bytes, textures + 4, 0xFFFFFFFF);
    tests::setU32(bytes, textures + 8, 0x7FFFFFFF);
    const BspFile file = sound(bytes);
    EXPECT_EQ(file.models[2].faceCount, 1U);
    EXPECT_EQ(file.textures[0].name, "");
    EXPECT_EQ(textureOf(file, file.faces[1]), "");
    EXPECT_EQ(file.notes, std::vector<std::string>{"1 models refer to missing faces"});
}

TEST(QuakeMap, partialLastRecordIsIgnored) {
    Bytes bytes = tests::buildQuakeMap(tests::smallMap(), RawQuakeForm::Quake);
    tests::setU32(bytes, lumpEntry(7) + 4, 6 * 20 - 1);
    const BspFile file = sound(bytes);
    EXPECT_EQ(file.faces.size(), 5U);
    EXPECT_EQ(file.models[2].faceCount, 0U);
    ASSERT_FALSE(file.notes.empty());
    EXPECT_NE(file.notes.front().find("\"faces\""), std::string::npos);
}

TEST(QuakeMap, lumpBeyondTheEndIsReported) {
    Bytes bytes = tests::buildQuakeMap(tests::smallMap(), RawQuakeForm::Quake);
    tests::setU32(bytes, lumpEntry(13), 0xFFFFFFF0);
    const auto file = readBsp(bytes);
    ASSERT_FALSE(file);
    EXPECT_EQ(file.error().code, FormatErrorCode::Truncated);
    EXPECT_EQ(file.error().field, "surface edges");
}

} // namespace
} // namespace navsmith::quake
