#include "formats/gta_world/ipl_file.h"
#include "tests/support/gta_world_bytes.h"
#include "tests/support/map_bytes.h"

#include <glm/gtc/constants.hpp>
#include <gtest/gtest.h>

#include <cmath>
#include <limits>

namespace navsmith::gta_world {
namespace {

IplFile iplOf(const std::string& text) {
    return readIpl(tests::bytesOf(text));
}

TEST(TextIpl, readsPlacementsAndSkipsOtherSections) {
    const auto file = iplOf("# header\r\n"
                            "inst\r\n"
                            "3563, LODpmedhos2_LAe, 1024, 2063.132813, -1731.78125, 15.25, 0, 0, 0.5, -1.5e-1, -1\r\n"
                            "\r\n"
                            "17, a b, 0, 0, 0, 0, 0, 0, 0, 1, 0\r\n"
                            "17 , roof ,13 ,1 ,2 ,+3 ,0 ,0 ,270 ,1 ,0 # twin\r\n"
                            "end\r\n"
                            "cull\r\n"
                            "1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11\r\n"
                            "end\r\n");
    ASSERT_EQ(file.placements.size(), 2U);
    EXPECT_FALSE(file.binary);
    const auto& first = file.placements[0];
    EXPECT_EQ(first.id, 3563U);
    EXPECT_EQ(first.model, "lodpmedhos2_lae");
    EXPECT_EQ(first.area, ipl_area::kUnderwater);
    EXPECT_EQ(first.position, glm::vec3(2063.132813F, -1731.78125F, 15.25F));
    EXPECT_EQ(first.rotation, glm::vec4(0.0F, 0.0F, 0.5F, -0.15F));
    EXPECT_EQ(first.lod, -1);
    EXPECT_EQ(first.at, 3U);
    EXPECT_EQ(first.row, 0U);
    const auto& second = file.placements[1];
    EXPECT_EQ(second.lod, 0);
    EXPECT_EQ(second.position.z, 3.0F);
    EXPECT_EQ(second.row, 2U); // the row before it has a blank in its name, and 12 fields
    EXPECT_EQ(second.at, 6U);
    EXPECT_EQ(file.rows, 3U);
    EXPECT_EQ(file.notes.kept, (std::vector<Note>{{5, "a placement cannot be read: b"}}));
}

TEST(TextIpl, readsTheRowsOfOlderGames) {
    const auto file = iplOf("inst\n"
                            "170, road, 10, 20, 30, 1, 1, 1, 0, 0, 0.6, 0.8\n"
                            "171, lamp, 4, 10, 20, 30, 1, 1, 1, 0, 0, -0.6, 0.8\n"
                            "end\n");
    ASSERT_EQ(file.placements.size(), 2U);
    for (const auto& placement : file.placements) {
        EXPECT_EQ(placement.position, glm::vec3(10, 20, 30));
        EXPECT_EQ(placement.lod, -1);
        EXPECT_EQ(placement.rotation.w, 0.8F);
    }
    EXPECT_EQ(file.placements[0].area, 0U);
    EXPECT_EQ(file.placements[1].area, 4U);
}

TEST(TextIpl, aRowWithMoreBehindItIsNotOneOfAnOlderGame) {
    const auto file = iplOf("inst\n5, m, 0, 10, 20, 30, 0, 0, 0, 1, -1, 7\n");
    EXPECT_TRUE(file.placements.empty());
    EXPECT_EQ(file.notes.kept, (std::vector<Note>{{2, "a placement cannot be read: the number of fields"}}));
}

TEST(TextIpl, brokenRowsCountAsRows) {
    const auto file = iplOf("inst\n"
                            "1, a, 0, nan, 0, 0, 0, 0, 0, 1, -1\n"
                            "1, b, 0, 0, 0, 1e30, 0, 0, 0, 1, -1\n"
                            "1, c, 0, 0, 0, 0, 0, 0, inf, 1, -1\n"
                            "1, d, 0, 0, 0\n"
                            "x, e, 0, 0, 0, 0, 0, 0, 0, 1, -1\n"
                            "1, f, 0, 1e999, 0, 0, 0, 0, 0, 1, -1\n"
                            "2, g, 0, 1e-300, 0, 0, 0, 0, 0, 1, -1\n");
    ASSERT_EQ(file.placements.size(), 1U);
    EXPECT_EQ(file.placements[0].row, 6U);
    EXPECT_EQ(file.placements[0].position.x, 0.0F);
    EXPECT_EQ(file.rows, 7U);
    const auto unusable = "the placement of object 1 has no usable position or rotation";
    EXPECT_EQ(file.notes.kept, (std::vector<Note>{
                                   {2, unusable},
                                   {3, unusable},
                                   {4, unusable},
                                   {5, "a placement cannot be read: the number of fields"},
                                   {6, "a placement cannot be read: x"},
                                   {7, "a placement cannot be read: 1e999"},
                               }));
}

TEST(BinaryIpl, readsInstances) {
    const std::vector<tests::RawInstance> raw{{{1, 2, 3}, {0.1F, 0.2F, 0.3F, 0.9F}, 700, 0x100, 12},
                                              {{-4, 5.5F, 6}, {0, 0, 0, 1}, 18630, 13, -1}};
    const auto bytes = tests::buildBinaryIpl(raw);
    EXPECT_TRUE(isBinaryIpl(bytes));
    const auto file = readIpl(bytes);
    EXPECT_TRUE(file.binary);
    EXPECT_EQ(file.rows, 2U);
    EXPECT_EQ(file.notes.total, 0U);
    ASSERT_EQ(file.placements.size(), 2U);
    EXPECT_EQ(file.placements[0], (IplPlacement{700, 12, "", 0x100, {1, 2, 3}, {0.1F, 0.2F, 0.3F, 0.9F}, 0, 76}));
    EXPECT_EQ(file.placements[1], (IplPlacement{18630, -1, "", 13, {-4, 5.5F, 6}, {0, 0, 0, 1}, 1, 116}));
}

TEST(BinaryIpl, brokenInstancesAreNotedByOffset) {
    constexpr float kNan = std::numeric_limits<float>::quiet_NaN();
    auto bytes = tests::buildBinaryIpl(
        {{{kNan, 0, 0}, {0, 0, 0, 1}, 1}, {{0, 0, 0}, {0, 0, 0, 1}, -5}, {{1, 1, 1}, {0, 0, 0, 1}, 2}});
    const auto file = readIpl(bytes);
    ASSERT_EQ(file.placements.size(), 1U);
    EXPECT_EQ(file.placements[0].row, 2U);
    EXPECT_EQ(file.notes.kept, (std::vector<Note>{{76, "the placement of object 1 has no usable position or rotation"},
                                                  {116, "a placement of an object with a negative id"}}));
    tests::setU32(bytes, 4, 4'000'000'000);
    EXPECT_EQ(readIpl(bytes).notes.kept.at(0),
              (Note{4, "the file states 4,000,000,000 placements and has room for 4"}));
    tests::setU32(bytes, 28, 4'000'000'000);
    EXPECT_EQ(readIpl(bytes).rows, 0U);
}

IplPlacement turned(glm::vec4 rotation, std::uint32_t area = 0) {
    IplPlacement placement;
    placement.rotation = rotation;
    placement.area = area;
    return placement;
}

void expectNear(const glm::vec3& a, const glm::vec3& b) {
    EXPECT_LT(glm::distance(a, b), 1e-5F) << a.x << ' ' << a.y << ' ' << a.z;
}

// Stored 0, 0, sin 45, cos 45: the inverse of a quarter turn to the left, so the object turns to the right.
TEST(WorldRotation, isTheInverseOfWhatIsStored) {
    const float half = std::sqrt(0.5F);
    expectNear(worldRotation(turned({0, 0, half, half})) * glm::vec3(1, 0, 0), {0, -1, 0});
    expectNear(worldRotation(turned({0, 0, -half, half})) * glm::vec3(1, 0, 0), {0, 1, 0});
    expectNear(worldRotation(turned({half, 0, 0, half})) * glm::vec3(0, 1, 0), {0, 0, -1});
    expectNear(worldRotation(turned({0, half, 0, half})) * glm::vec3(0, 0, 1), {-1, 0, 0});
}

// The heading comes from w alone. Where z is not what w says, the two ways differ.
TEST(WorldRotation, usesOnlyTheHeadingOfWhatHardlyTilts) {
    const auto heading = worldRotation(turned({0.05F, -0.05F, 0.7F, 0.0F}));
    expectNear(heading * glm::vec3(0, 0, 1), {0, 0, 1});
    expectNear(heading * glm::vec3(1, 0, 0), {-1, 0, 0});
    const auto tilted = worldRotation(turned({0.051F, 0.0F, 0.7F, 0.0F}));
    EXPECT_GT(glm::distance(tilted * glm::vec3(0, 0, 1), glm::vec3(0, 0, 1)), 0.1F);
}

TEST(WorldRotation, whatIsNotStreamedTiltsALittleToo) {
    const glm::vec4 little{0.03F, 0.03F, 0.0F, 0.9991F};
    expectNear(worldRotation(turned(little)) * glm::vec3(0, 0, 1), {0, 0, 1});
    const auto up = worldRotation(turned(little, ipl_area::kNotStreamed)) * glm::vec3(0, 0, 1);
    EXPECT_LT(up.z, 0.998F);
}

// Rows as mods have them: degrees in place of a quaternion.
TEST(WorldRotation, degreesHaveTheEffectThatTheGameGivesThem) {
    expectNear(worldRotation(turned({0, 0, 270, 1})) * glm::vec3(1, 0, 0), {1, 0, 0});
    expectNear(worldRotation(turned({0, 0, 0, 1.5F})) * glm::vec3(1, 0, 0), {1, 0, 0});
    expectNear(worldRotation(turned({0, 0, 270, -7})) * glm::vec3(1, 0, 0), {1, 0, 0});
    const float huge = std::numeric_limits<float>::max();
    for (const auto& rotation : {glm::vec4(90, 0, 0, 0), glm::vec4(huge, huge, huge, huge), glm::vec4(0)})
        EXPECT_NEAR(glm::length(worldRotation(turned(rotation))), 1.0F, 1e-5F);
}

} // namespace
} // namespace navsmith::gta_world
