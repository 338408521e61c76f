// Reads generated maps of both forms, and checks the errors for unreadable ones.
#include "formats/quake2/ibsp_file.h"
#include "tests/support/quake2_map_bytes.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace navsmith::quake2 {
namespace {

using bytes::FormatErrorCode;
using tests::RawQuake2Form;
using Bytes = std::vector<std::byte>;

IbspFile soundIbsp(const Bytes& bytes) {
    auto file = readIbsp(bytes);
    EXPECT_TRUE(file) << (file ? "" : bytes::describe(file.error()));
    return file ? std::move(*file) : IbspFile{};
}

class BothForms : public testing::TestWithParam<RawQuake2Form> {};
INSTANTIATE_TEST_SUITE_P(Forms, BothForms, testing::Values(RawQuake2Form::Ibsp, RawQuake2Form::Qbsp));

TEST_P(BothForms, readsSurfacesAndModels) {
    const auto raw = tests::smallQuake2Map();
    const IbspFile file = soundIbsp(tests::buildQuake2Map(raw, GetParam()));
    EXPECT_EQ(file.form, GetParam() == RawQuake2Form::Ibsp ? IbspForm::Ibsp : IbspForm::Qbsp);
    EXPECT_TRUE(file.notes.empty()) << file.notes.front();
    EXPECT_EQ(file.entities, raw.entities);
    ASSERT_EQ(file.faces.size(), 6U);
    std::vector<glm::vec3> corners;
    for (std::uint32_t i = 0; i < file.faces[0].corners.count; ++i)
        corners.push_back(file.vertices[file.corners[file.faces[0].corners.first + i]]);
    EXPECT_EQ(corners, (std::vector<glm::vec3>{{0, 0, 0}, {0, 32, 0}, {0, 64, 0}, {64, 64, 0}, {64, 0, 0}}));
    EXPECT_FALSE(file.faces[0].back);
    EXPECT_TRUE(file.faces[3].back);
    EXPECT_EQ(textureOf(file, file.faces[1].texInfo), "e1u1/fence");
    EXPECT_EQ(flagsOf(file, file.faces[3].texInfo), surface::kSky | surface::kNoDraw);
    EXPECT_EQ(textureOf(file, -1), "");
    EXPECT_EQ(flagsOf(file, 6), 0U);
    ASSERT_EQ(file.models.size(), 3U);
    EXPECT_EQ(file.models[1].firstFace, 4U);
    EXPECT_EQ(file.models[1].faceCount, 1U);
    EXPECT_EQ(file.models[2].headNode, -6);
}

TEST_P(BothForms, readsBrushesAndTheirTree) {
    const IbspFile file = soundIbsp(tests::buildQuake2Map(tests::smallQuake2Map(), GetParam()));
    ASSERT_EQ(file.brushes.size(), 8U);
    EXPECT_EQ(file.brushes[4].contents, contents::kLadder | 0x8000000 | contents::kPlayerClip | contents::kMonsterClip);
    EXPECT_EQ(file.brushes[4].firstSide, 4U * 7U);
    EXPECT_EQ(file.brushes[4].sideCount, 7U);
    EXPECT_EQ(file.brushSides[28].texInfo, -1);
    EXPECT_EQ(file.brushSides[0].texInfo, 0);
    EXPECT_EQ(file.planes[file.brushSides[28].plane].distance, 316.0F);
    EXPECT_EQ(file.leafBrushes, (std::vector<std::uint32_t>{0, 1, 2, 3, 4, 5, 6, 7}));
    EXPECT_EQ(file.leaves[3].firstBrush, 3U);
    EXPECT_EQ(file.leaves[3].brushCount, 3U);
    const std::pair<glm::vec3, std::uint32_t> places[] = {{{32, 32, -8}, contents::kSolid},
                                                          {{32, -8, 40}, contents::kMist},
                                                          {{32, 32, 8}, contents::kWater},
                                                          {{32, 32, 40}, 0}};
    for (const auto& [place, filled] : places)
        EXPECT_EQ(contentsAt(file, file.models[0].headNode, place), filled) << place.z;
    EXPECT_EQ(contentsAt(file, file.models[1].headNode, glm::vec3(1000)), contents::kSolid);
    EXPECT_FALSE(contentsAt(file, 3, glm::vec3(0)));
    EXPECT_FALSE(contentsAt(file, -7, glm::vec3(0)));
}

TEST_P(BothForms, damagedRangesAreLeftOut) {
    auto raw = tests::smallQuake2Map();
    raw.faces[1].texInfo = 6;
    raw.models[2].faceCount = 100;
    raw.nodes[2].children = {0, 0}; // back to the top
    const IbspFile file = soundIbsp(tests::buildQuake2Map(raw, GetParam()));
    EXPECT_EQ(file.damagedFaces, 1U);
    EXPECT_EQ(file.faces[1].corners.count, 0U);
    EXPECT_EQ(file.models[2].faceCount, 1U);
    EXPECT_EQ(file.notes.size(), 2U);
    EXPECT_FALSE(contentsAt(file, 0, {32, 32, 40})) << "no end";
}

TEST(QuakeIIMap, brushesBeyondTheirSidesHaveNone) {
    Bytes bytes = tests::buildQuake2Map(tests::smallQuake2Map());
    const auto brushes = tests::u32At(bytes, 8 + 8 * 14);
    tests::setU32(bytes, brushes + 4, 1000);
    const auto leaves = tests::u32At(bytes, 8 + 8 * 8);
    tests::setU32(bytes, leaves + 24, 0xFFFF0007);
    const IbspFile file = soundIbsp(bytes);
    EXPECT_EQ(file.brushes[0].sideCount, 0U);
    EXPECT_EQ(file.leaves[0].brushCount, 0U);
    EXPECT_EQ(file.notes,
              (std::vector<std::string>{"1 leaves refer to missing brushes", "1 brushes refer to missing sides"}));
}

TEST(QuakeIIMap, isRecognisedByItsFirstBytes) {
    const struct {
        std::string start;
        const char* title;
        bool readable;
    } cases[] = {{std::string("IBSP\x26\0\0\0", 8), "Quake II map (IBSP 38)", true},
                 {std::string("QBSP\x26\0\0\0", 8), "Quake II map (QBSP 38)", true},
                 {std::string("IBSP\x2E\0\0\0", 8), "Quake III map (IBSP 46)", false},
                 {std::string("IBSP\x2F\0\0\0", 8), "Quake III map (IBSP 47)", false},
                 {std::string("IBSP\x29\0\0\0", 8), "Map of another engine (IBSP 41)", false}};
    for (const auto& [start, title, readable] : cases) {
        const auto ident = identifyIbsp(tests::bytesOf(start));
        ASSERT_TRUE(ident) << title;
        EXPECT_EQ(ident->title, title);
        EXPECT_EQ(ident->form.has_value(), readable) << title;
    }
    for (const std::string& start : {std::string("IBSP"), std::string("IBSP...."), std::string("VBSP\x26\0\0\0", 8)})
        EXPECT_FALSE(identifyIbsp(tests::bytesOf(start)));
}

TEST(QuakeIIMap, unreadableFilesAreReported) {
    Bytes bytes = tests::buildQuake2Map(tests::smallQuake2Map());
    Bytes other = bytes;
    tests::setU32(other, 4, 46);
    const auto later = readIbsp(other);
    ASSERT_FALSE(later);
    EXPECT_EQ(later.error().code, FormatErrorCode::Unsupported);
    EXPECT_EQ(later.error().found, "version 46");
    EXPECT_EQ(readIbsp(tests::bytesOf("PACK and more")).error().code, FormatErrorCode::BadMagic);
    tests::setU32(bytes, 8 + 8 * 15, 0x7FFFFFFF);
    const auto beyond = readIbsp(bytes);
    ASSERT_FALSE(beyond);
    EXPECT_EQ(beyond.error().code, FormatErrorCode::Truncated);
    EXPECT_EQ(beyond.error().field, "brush sides");
}

} // namespace
} // namespace navsmith::quake2
