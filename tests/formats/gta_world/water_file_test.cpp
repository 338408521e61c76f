#include "formats/gta_world/water_file.h"
#include "tests/support/map_bytes.h"

#include <gtest/gtest.h>

namespace navsmith::gta_world {
namespace {

WaterFile waterOf(const std::string& text) {
    return readWater(tests::bytesOf(text));
}

TEST(WaterFile, readsQuadsInOrderAroundThemAndTriangles) {
    const auto file = waterOf("# water\r\n"
                              "processed\r\n"
                              "0 0 1 0.1 0.2 0.3 0.4    8 0 1 0 0 0 0    0 4 1 0 0 0 0    8 4 1.5e0 0 0 0 0  3\r\n"
                              "0 0 0 0 0 0 0\t1 0 0 0 0 0 0\t0 1 0 0 0 0 0\t0\r\n");
    EXPECT_TRUE(file.processed);
    ASSERT_EQ(file.polygons.size(), 2U);
    const auto& quad = file.polygons[0];
    EXPECT_EQ(quad.count, 4);
    EXPECT_EQ(quad.flags, water_flags::kVisible | water_flags::kShallow);
    EXPECT_EQ(quad.line, 3U);
    EXPECT_EQ(quad.corners[0], (WaterCorner{{0, 0, 1}, {0.1F, 0.2F}, 0.3F, 0.4F}));
    EXPECT_EQ(quad.corners[1].position, glm::vec3(8, 0, 1));
    EXPECT_EQ(quad.corners[2].position, glm::vec3(8, 4, 1.5F));
    EXPECT_EQ(quad.corners[3].position, glm::vec3(0, 4, 1));
    const auto& triangle = file.polygons[1];
    EXPECT_EQ(triangle.count, 3);
    EXPECT_EQ(triangle.flags, 0U);
    EXPECT_EQ(triangle.corners[2].position, glm::vec3(0, 1, 0));
    EXPECT_EQ(file.notes.total, 0U);
}

TEST(WaterFile, flagsMayBeMissing) {
    const auto file = waterOf("0 0 0 0 0 0 0  1 0 0 0 0 0 0  0 1 0 0 0 0 0\n");
    ASSERT_EQ(file.polygons.size(), 1U);
    EXPECT_EQ(file.polygons[0].flags, water_flags::kVisible);
    EXPECT_FALSE(file.processed);
}

TEST(WaterFile, otherLinesAreNoted) {
    const auto file = waterOf("proceed\n"
                              "0 0 0 0 0 0 0  1 0 0 0 0 0 0  0 1 0 0 0 0\n"
                              "0 0 0 0 0 0 0  1 0 0 0 0 0 0  0 nan 0 0 0 0 0 1\n"
                              "0 0 0 0 0 0 0  1 0 0 0 0 0 0  0 1 0 0 0 0 0 x\n"
                              "0 0 0 0 0 0 0  1 0 0 0 0 0 0  0 1 0 0 0 0 0 1\n");
    ASSERT_EQ(file.polygons.size(), 1U);
    EXPECT_EQ(file.polygons[0].line, 5U);
    ASSERT_EQ(file.notes.kept.size(), 4U);
    for (std::size_t i = 0; i < 4; ++i)
        EXPECT_EQ(file.notes.kept[i], (Note{i + 1, "a line is not a water surface of 3 or 4 corners"}));
}

} // namespace
} // namespace navsmith::gta_world
