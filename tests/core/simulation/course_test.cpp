#include "core/simulation/course.h"
#include "core/simulation/statistics.h"
#include "tests/core/routing/small_net.h"

#include <gtest/gtest.h>

namespace navsmith::simulation {
namespace {

using routing::test::net;

TEST(Course, LeadsStraightFromNodeToNode) {
    const auto model = net({{0, 0}, {30, 40}}, {{0, 1}});
    const routing::Way way{.to = 1};
    const Traffic traffic;
    Course course;
    course.set(model, routing::test::routing(), traffic, {}, {0, &way, 0, nullptr, 0});
    EXPECT_FLOAT_EQ(course.length(), 50);
    std::uint32_t piece = 0;
    EXPECT_EQ(course.at(25, piece).at, glm::vec3(15, 20, 0));
    EXPECT_EQ(course.at(25, piece).heading, glm::vec3(0.6F, 0.8F, 0));
    EXPECT_EQ(course.at(-5, piece).at, glm::vec3(0, 0, 0));
    EXPECT_EQ(course.at(99, piece).at, glm::vec3(30, 40, 0));
}

TEST(Course, FindsThePieceInEitherDirection) {
    const auto model = net({{0, 0}, {10, 0}}, {{0, 1}});
    const routing::Way way{.to = 1};
    Traffic traffic;
    traffic.course = [](const model::Model&, const Population&, const Turn&, std::vector<glm::vec3>& out) {
        out = {{0, 0, 0}, {10, 0, 0}, {10, 10, 0}, {0, 10, 0}};
    };
    Course course;
    course.set(model, routing::test::routing(), traffic, {}, {0, &way, 0, nullptr, 0});
    EXPECT_FLOAT_EQ(course.length(), 30);
    std::uint32_t piece = 0;
    EXPECT_EQ(course.at(25, piece).at, glm::vec3(5, 10, 0));
    EXPECT_EQ(piece, 2U);
    EXPECT_EQ(course.at(5, piece).at, glm::vec3(5, 0, 0));
    EXPECT_EQ(course.at(15, piece).heading, glm::vec3(0, 1, 0));
}

TEST(Kink, IsTheLargestTurnOverAShortWay) {
    EXPECT_FLOAT_EQ(sharpestKink({{0, 0, 0}, {10, 0, 0}, {20, 0, 0}}, 1), 0);
    EXPECT_NEAR(sharpestKink({{0, 0, 0}, {10, 0, 0}, {10, 10, 0}}, 1), 90, 0.01);
    EXPECT_NEAR(sharpestKink({{0, 0, 0}, {10, 0, 0}, {0, 0, 0}}, 1), 180, 0.1);
    // A bend in two pieces, 2 units apart.
    const std::vector<glm::vec3> bend{{0, 0, 0}, {10, 0, 0}, {11.4F, 1.4F, 0}, {11.4F, 10, 0}};
    EXPECT_NEAR(sharpestKink(bend, 1), 45, 0.1);
    EXPECT_NEAR(sharpestKink(bend, 3), 90, 0.1);
}

TEST(Statistics, ListTheNodesWhereMostHappened) {
    Statistics statistics;
    statistics.resize(5);
    for (const model::Slot node : {3U, 1U, 3U, 4U, 4U, 2U})
        statistics.count(Event::Queue, node);
    EXPECT_EQ(statistics.total(Event::Queue), 6U);
    EXPECT_EQ(statistics.total(Event::Stop), 0U);
    const std::vector<NodeCount> expected{{3, 2}, {4, 2}, {1, 1}};
    EXPECT_EQ(statistics.top(Event::Queue, 3), expected);
    statistics.stay(2, 1.5F);
    EXPECT_FLOAT_EQ(statistics.longestStay(), 1.5F);
    statistics.clear();
    EXPECT_TRUE(statistics.top(Event::Queue, 3).empty());
    EXPECT_EQ(statistics.longestStay(), 0);
}

} // namespace
} // namespace navsmith::simulation
