// Error messages for the author of a plan.
#include "tests/support/path_bytes.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "resources/samples/town_builder.h"

namespace navsmith::samples {
namespace {

using testing::HasSubstr;

TownPlan planOf(std::vector<Road> roads) {
    TownPlan plan;
    plan.areas = {27, 28};
    plan.spacing = 50;
    plan.roads = std::move(roads);
    return plan;
}

std::string complaint(const TownPlan& plan) {
    const auto town = buildTown(plan);
    return town ? "" : town.error();
}

TEST(TownBuilder, RespectsTheSpacing) {
    const auto town = buildTown(planOf({{.name = "Lane", .points = {{-200, -100}, {-80, -100}}}}));
    ASSERT_TRUE(town.has_value()) << town.error();
    const auto area = tests::readArea(town->files[0].bytes);
    ASSERT_EQ(area.nodes.size(), 4U);
    EXPECT_EQ(area.nodes[1].x, -160 * 8);
    EXPECT_EQ(area.links[0].length, 40);
    EXPECT_EQ(tests::countsOf(town->files[1].bytes).nodes, 0U);
}

TEST(TownBuilder, RoadsMeetAtCommonPoints) {
    const auto town = buildTown(planOf({{.name = "A", .points = {{10, -100}, {50, -100}, {90, -100}}},
                                        {.name = "B", .points = {{50, -140}, {50, -100}}}}));
    ASSERT_TRUE(town.has_value()) << town.error();
    const auto area = tests::readArea(town->files[1].bytes);
    ASSERT_EQ(area.nodes.size(), 4U);
    EXPECT_EQ(area.nodes[1].flags & 15U, 3U);
}

TEST(TownBuilder, OneWayTrafficRunsFromTheFirstPointToTheLast) {
    // A navi node belongs to the lower end, here the first point: traffic leaves it, hence on the left.
    const auto town =
        buildTown(planOf({{.name = "A", .forward = 2, .backward = 0, .points = {{10, -100}, {50, -100}}}}));
    ASSERT_TRUE(town.has_value()) << town.error();
    const auto area = tests::readArea(town->files[1].bytes);
    ASSERT_EQ(area.navis.size(), 1U);
    EXPECT_EQ(area.navis[0].node, 0);
    EXPECT_EQ(area.navis[0].directionX, -100);
    EXPECT_EQ((area.navis[0].flags >> 8U) & 0x3FU, 2U);
}

TEST(TownBuilder, FootpathsConnectToPavements) {
    auto plan = planOf({{.name = "A", .pavement = true, .points = {{10, -100}, {50, -100}}}});
    for (const bool through : {true, false}) {
        plan.footpaths = {{.name = "Path", .through = through, .points = {{10, -80}, {10, -20}, {50, -20}, {50, -80}}}};
        const auto town = buildTown(plan);
        ASSERT_TRUE(town.has_value()) << town.error();
        const auto area = tests::readArea(town->files[1].bytes);
        ASSERT_EQ(area.nodes.size(), 2U + 4U + 6U) << "two of the path's three pieces are longer than the spacing";
        EXPECT_EQ(area.nodes.back().flags & 15U, through ? 2U : 1U);
    }
}

TEST(TownBuilder, ReportsARoadOutsideTheAreas) {
    EXPECT_THAT(complaint(planOf({{.name = "A", .points = {{10, -20}, {10, 20}}}})),
                HasSubstr("(10, 20) lies in area 36"));
}

TEST(TownBuilder, ReportsOverlappingRoads) {
    EXPECT_THAT(complaint(planOf({{.name = "A", .points = {{10, -100}, {50, -100}}},
                                  {.name = "Copy", .points = {{50, -100}, {10, -100}}}})),
                HasSubstr("Copy runs twice"));
}

TEST(TownBuilder, ReportsASpotOffTheRoads) {
    auto plan = planOf({{.name = "A", .points = {{10, -100}, {50, -100}}}});
    plan.spots = {{SpotType::Parking, {11, -100}}};
    EXPECT_THAT(complaint(plan), HasSubstr("(11, -100)"));
}

} // namespace
} // namespace navsmith::samples
