#include "core/systems/shared/plan_transform.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <limits>

namespace navsmith::systems {
namespace {

TEST(PlanTransform, TurnsCounterclockwiseAndScalesFromTheCentre) {
    const PlanTransform quarter{.centre = {1, 1, 0}, .degrees = 90};
    EXPECT_EQ(quarter({2, 1, 5}), glm::dvec3(1, 2, 5));
    EXPECT_EQ(quarter({1, 1, 7}), glm::dvec3(1, 1, 7));
    const PlanTransform stretch{.centre = {1, 1, 1}, .factors = {-1, 3, 2}};
    EXPECT_EQ(stretch({2, 1, 5}), glm::dvec3(0, 1, 9));
    EXPECT_EQ((PlanTransform{.centre = {0, 3, 0}, .degrees = 90}({8, 3, 0}).x), 0) << "it stays on the grid";
}

TEST(PlanTransform, WhatDoesNotChangeStaysExactly) {
    const glm::dvec3 odd(0.1, 0.7, -0.0);
    const glm::dvec3 far(4000);
    EXPECT_EQ((PlanTransform{.centre = far, .degrees = 360}(odd)), odd);
    EXPECT_EQ((PlanTransform{.centre = far, .factors = {2, 1, 1}}(odd).y), 0.7);
    EXPECT_TRUE(std::signbit(PlanTransform{.centre = far, .degrees = 45}(odd).z));
    const double endless = std::numeric_limits<double>::infinity();
    EXPECT_EQ((PlanTransform{.centre = far, .factors = {2, 1, 1}}({0, endless, 0}).y), endless);
}

TEST(PlanTransform, SidesAndCornersFollow) {
    const auto all = [](const PlanTransform& by, std::size_t (PlanTransform::*of)(std::size_t) const) {
        return std::array{(by.*of)(0), (by.*of)(1), (by.*of)(2), (by.*of)(3)};
    };
    using Four = std::array<std::size_t, 4>;
    const PlanTransform turned{.degrees = 90};
    EXPECT_EQ(all(turned, &PlanTransform::side), (Four{1, 2, 3, 0}));
    EXPECT_EQ(all(turned, &PlanTransform::corner), (Four{1, 2, 3, 0}));
    EXPECT_EQ(all({.degrees = -90}, &PlanTransform::side), (Four{3, 0, 1, 2}));
    EXPECT_EQ(all({.degrees = 540}, &PlanTransform::side), (Four{2, 3, 0, 1}));
    EXPECT_EQ(all({.degrees = 40}, &PlanTransform::side), (Four{0, 1, 2, 3})) << "the nearest";
    const PlanTransform mirrored{.factors = {-1, 1, 1}};
    EXPECT_EQ(all(mirrored, &PlanTransform::side), (Four{0, 3, 2, 1}));
    EXPECT_EQ(all(mirrored, &PlanTransform::corner), (Four{1, 0, 3, 2}));
    EXPECT_TRUE(mirrored.mirrors());
    const PlanTransform both{.factors = {-2, -1, 1}};
    EXPECT_FALSE(both.mirrors()) << "a half turn";
    EXPECT_EQ(all(both, &PlanTransform::corner), (Four{2, 3, 0, 1}));
}

TEST(PlanTransform, KnowsWhatItDoes) {
    EXPECT_TRUE(PlanTransform{.degrees = -720}.isNone());
    EXPECT_FALSE((PlanTransform{.factors = {1, 1, 2}}.isNone()));
    EXPECT_TRUE(PlanTransform{.degrees = 270}.keepsAxes());
    EXPECT_FALSE(PlanTransform{.degrees = 45}.keepsAxes());
    EXPECT_TRUE(PlanTransform{.degrees = 90}.movesSides());
    EXPECT_FALSE((PlanTransform{.factors = {2, 3, 1}}.movesSides()));
    EXPECT_TRUE((PlanTransform{.factors = {-1, 1, 1}}.movesSides()));
}

} // namespace
} // namespace navsmith::systems
