// Traffic: the curves of lanes by hand, and a minute on the stock set.
#include "core/simulation/course.h"
#include "core/simulation/lanes.h"
#include "core/simulation/simulation.h"
#include "core/systems/gta_sa_paths/access.h"
#include "core/systems/gta_sa_paths/lane_curve.h"
#include "tests/core/systems/gta_sa_paths/edit_world.h"
#include "tests/support/corpus.h"

#include <glm/geometric.hpp>

#include <cmath>
#include <map>
#include <random>
#include <set>

namespace navsmith::tests {
namespace {

using namespace systems::gta_sa_paths;
using model::Model;
using model::Slot;
using simulation::Event;
using simulation::Simulation;

const systems::System& sanAndreas() {
    return systemNamed("gta_sa_paths");
}

std::vector<glm::vec3> curve(const LanePoint& from, const LanePoint& to) {
    std::vector<glm::vec3> points;
    appendCurve(from, to, 0, points);
    return points;
}

float farthestFrom(const std::vector<glm::vec3>& points, float y) {
    float farthest = 0;
    for (const auto& point : points)
        farthest = std::max(farthest, std::abs(point.y - y));
    return farthest;
}

TEST(LaneCurve, OfARoadThatGoesOnIsStraight) {
    const LanePoint from{{0, 0, 4}, {1, 0}};
    const LanePoint to{{30, 0, 8}, {1, 0}};
    const auto points = curve(from, to);
    EXPECT_EQ(points.front(), from.at);
    EXPECT_EQ(points.back(), to.at);
    EXPECT_EQ(farthestFrom(points, 0), 0);
    EXPECT_FLOAT_EQ(timedLength(from, to), 30);
    EXPECT_EQ(points[1], glm::vec3(15, 0, 0)) << "at the height of the node between";
}

TEST(LaneCurve, BendsWithinFiveUnitsOfTheCorner) {
    const LanePoint from{{0, 0, 0}, {1, 0}};
    const LanePoint to{{20, 30, 0}, {0, 1}};
    const auto points = curve(from, to);
    EXPECT_FLOAT_EQ(timedLength(from, to), 50);
    for (const auto& point : points) {
        EXPECT_TRUE(point.y == 0 || point.x == 20 || (point.x > 15 && point.y < 5)) << point.x << ", " << point.y;
        EXPECT_LE(point.x, 20);
    }
    // The middle of the bend, by hand: between (17.5, 0) and (20, 2.5).
    EXPECT_TRUE(std::ranges::any_of(
        points, [](const glm::vec3& p) { return glm::distance(glm::vec2(p), glm::vec2(18.75F, 1.25F)) < 1e-4F; }));
    EXPECT_LT(simulation::sharpestKink(points, 1), 40);
}

TEST(LaneCurve, ChangesGraduallyBetweenParallelLanes) {
    const LanePoint from{{0, 0, 0}, {1, 0}};
    const LanePoint to{{40, 5.4F, 0}, {1, 0}};
    const auto points = curve(from, to);
    for (std::size_t i = 1; i < points.size(); ++i) {
        EXPECT_GT(points[i].x, points[i - 1].x);
        EXPECT_GE(points[i].y, points[i - 1].y);
    }
    EXPECT_GT(timedLength(from, to), 40);
    EXPECT_LT(timedLength(from, to), 44);
}

/// Places in eighths of a unit and directions in hundredths, as in files; some of length 0.
TEST(LaneCurve, WhatSurelyTurnsLittleHasNoKinkOfARightAngle) {
    std::mt19937 random(7);
    const auto between = [&](int least, int most) {
        return static_cast<float>(std::uniform_int_distribution(least, most)(random));
    };
    const auto anyPoint = [&](const glm::vec2& around) {
        const bool isStill = between(0, 19) == 0;
        return LanePoint{glm::vec3(around.x + between(-160, 160) / 8, around.y + between(-160, 160) / 8, 0),
                         isStill ? glm::vec2(0) : glm::vec2(between(-100, 100), between(-100, 100)) / 100.0F};
    };
    int sure = 0;
    for (int i = 0; i < 100'000; ++i) {
        const glm::vec2 around(between(-24'000, 24'000) / 8, between(-24'000, 24'000) / 8);
        const auto from = anyPoint(around);
        const auto to = anyPoint(around);
        if (!surelyTurnsByLessThanARightAngle(from, to))
            continue;
        ++sure;
        ASSERT_LE(simulation::sharpestKink(curve(from, to), 2), 90) << i;
    }
    EXPECT_GT(sure, 5000);
}

TEST(LaneCurve, OneWayRoadsAreCentredAndOthersKeepRight) {
    EXPECT_FLOAT_EQ(firstLane(1, 1, 0), 0.5F);
    EXPECT_FLOAT_EQ(firstLane(1, 0, 0), 0);
    EXPECT_FLOAT_EQ(firstLane(2, 0, 40), -0.5F);
    EXPECT_FLOAT_EQ(firstLane(2, 1, 40) * 5.4F, 2.7F + 2.5F); // half the median
}

class SmallLanes : public EditWorld {};

TEST_F(SmallLanes, LieOnTheRightOfTheirDirection) {
    const Slot a = at(27, 0);
    const Slot b = at(27, 1);
    const Slot there = findLink(model, a, b);
    const auto way = glm::vec2(sanAndreas().routing.place(model, b) - sanAndreas().routing.place(model, a));
    const auto forth = laneAtNavi(model, there, 0);
    const auto back = laneAtNavi(model, reverseOf(model, there), 0);
    ASSERT_TRUE(forth && back);
    EXPECT_GT(glm::dot(forth->direction, way), 0);
    EXPECT_LT(glm::dot(back->direction, way), 0);
    const auto across = glm::vec2(forth->at - back->at);
    EXPECT_GT(way.y * across.x - way.x * across.y, 0) << "to the right";
    const float median = static_cast<float>(model.get(navi::width, model.get(link::navi, there).slot())) / 8;
    EXPECT_NEAR(glm::length(across), 5.4F + median, 0.1);
    const auto second = laneAtNavi(model, there, 1);
    EXPECT_NEAR(glm::distance(second->at, forth->at), 5.4F, 0.1);
}

// The stock set ------------------------------------------------------------------------------------------------------

class StockTraffic : public testing::Test {
protected:
    void SetUp() override {
        const auto files = corpusSet(kStockSet);
        if (!files)
            GTEST_SKIP() << missingCorpus(kStockSet);
        model_ = std::make_unique<Model>(loadSet(*files));
        raw_ = readSet(*files);
    }
    [[nodiscard]] Simulation start(simulation::Settings settings) const {
        return {*model_, sanAndreas().routing, sanAndreas().traffic, std::move(settings)};
    }
    /// Lanes in the direction of travel, as the bytes have them.
    [[nodiscard]] unsigned lanes(Slot from, Slot to) const {
        const auto a = addressOf(*model_, from);
        const auto b = addressOf(*model_, to);
        const auto& area = raw_.at(a >> 16U);
        const auto& n = area.nodes.at(a & 0xFFFFU);
        unsigned most = 0;
        for (unsigned i = 0; i < (n.flags & 15U); ++i) {
            const auto& l = area.links.at(static_cast<std::size_t>(n.firstLink) + i);
            if (l.area != b >> 16U || l.node != (b & 0xFFFFU))
                continue;
            const auto& navi = raw_.at(l.navi >> 10U).navis.at(l.navi & 1023U);
            const bool leaves = navi.area == a >> 16U && navi.node == (a & 0xFFFFU);
            most = std::max(most, leaves ? navi.flags >> 11U & 7U : navi.flags >> 8U & 7U);
        }
        return most;
    }

    std::unique_ptr<Model> model_;
    std::map<unsigned, RawArea> raw_;
};

TEST_F(StockTraffic, NobodyDrivesAgainstALane) {
    auto simulation = start({.seed = 4, .agents = 500});
    std::set<std::pair<Slot, Slot>> driven;
    for (int i = 0; i < 3600; ++i) {
        simulation.step(*model_);
        for (const auto& agent : simulation.agents()) {
            if (agent.isPresent() && agent.population == 0 && driven.emplace(agent.from, agent.way.to).second) {
                ASSERT_GT(lanes(agent.from, agent.way.to), agent.lane)
                    << nodeName(*model_, agent.from) << " to " << nodeName(*model_, agent.way.to);
            }
        }
    }
    EXPECT_GT(driven.size(), 2000U);
    EXPECT_GT(simulation.statistics().total(Event::Pass), 2000U);
}

TEST_F(StockTraffic, IsTheSameForTheSameSeed) {
    const auto hash = [&](std::uint64_t seed) {
        auto simulation = start({.seed = seed, .agents = 500});
        for (int i = 0; i < 600; ++i)
            simulation.step(*model_);
        return simulation.hash();
    };
    const auto first = hash(1);
    EXPECT_EQ(hash(1), first);
    EXPECT_NE(hash(2), first);
}

/// In the centre of Los Santos, with its lights.
TEST_F(StockTraffic, StopsAtLightsAndQueues) {
    auto simulation = start({.agents = 300,
                             .shares = {1, 0, 0},
                             .surroundings = simulation::Surroundings{.centre = {1500, -1600, 15}, .radius = 350}});
    for (int i = 0; i < 3600; ++i)
        simulation.step(*model_);
    const auto& statistics = simulation.statistics();
    EXPECT_GT(statistics.total(Event::Stop), 20U);
    EXPECT_GT(statistics.total(Event::Queue), 20U);
    EXPECT_GT(statistics.total(Event::Pass), 1000U);
    // Cars that stop at a light go on when it changes.
    std::size_t moving = 0;
    for (const auto& agent : simulation.agents())
        moving += agent.state == simulation::State::Moving ? 1 : 0;
    EXPECT_GT(moving, 100U);
}

} // namespace
} // namespace navsmith::tests
