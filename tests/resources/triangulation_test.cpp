#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <set>

#include "resources/samples/triangulation.h"

namespace navsmith::samples {
namespace {

constexpr std::int32_t kSide = 1000;

std::int64_t doubleArea(const Triangulation& net, const Triangulation::Triangle& triangle) {
    const auto& p = net.points();
    const auto a = p[triangle.corners[0]];
    const auto b = p[triangle.corners[1]];
    const auto c = p[triangle.corners[2]];
    return std::int64_t{b.x - a.x} * (c.y - a.y) - std::int64_t{b.y - a.y} * (c.x - a.x);
}

/// Triangles fill the rectangle once, and neighbours know each other.
void expectWhole(const Triangulation& net) {
    std::int64_t area = 0;
    for (std::size_t t = 0; t < net.triangles().size(); ++t) {
        const auto& triangle = net.triangles()[t];
        EXPECT_GT(doubleArea(net, triangle), 0);
        area += doubleArea(net, triangle);
        for (std::size_t k = 0; k < 3; ++k) {
            const auto n = triangle.neighbours[k];
            if (n == Triangulation::kNone)
                continue;
            const auto& other = net.triangles()[n];
            const auto back = std::ranges::find(other.neighbours, t) - other.neighbours.begin();
            ASSERT_LT(back, 3);
            const auto corner = static_cast<std::size_t>(back);
            EXPECT_EQ(other.corners[(corner + 1) % 3], triangle.corners[(k + 2) % 3]);
            EXPECT_EQ(other.corners[(corner + 2) % 3], triangle.corners[(k + 1) % 3]);
            EXPECT_EQ(other.fixed[corner], triangle.fixed[k]);
        }
    }
    EXPECT_EQ(area, 2 * std::int64_t{kSide} * kSide);
}

bool hasFixedEdge(const Triangulation& net, std::size_t a, std::size_t b) {
    return std::ranges::any_of(net.triangles(), [&](const auto& triangle) {
        for (std::size_t k = 0; k < 3; ++k) {
            if (triangle.fixed[k] &&
                std::set{triangle.corners[(k + 1) % 3], triangle.corners[(k + 2) % 3]} == std::set{a, b})
                return true;
        }
        return false;
    });
}

TEST(Triangulation, FindsPointsAgain) {
    Triangulation net({0, 0}, {kSide, kSide});
    const auto first = net.insert({300, 400});
    EXPECT_EQ(net.insert({300, 400}), first);
    EXPECT_EQ(net.insert({kSide, 0}), 1U);
    EXPECT_EQ(net.triangles().size(), 4U);
    expectWhole(net);
}

TEST(Triangulation, TakesPointsOnEdgesAndOnTheBorder) {
    Triangulation net({0, 0}, {kSide, kSide});
    net.insert({500, 500}); // on the diagonal
    net.insert({500, 0});
    net.insert({250, 250});
    EXPECT_EQ(net.triangles().size(), 7U);
    expectWhole(net);
}

TEST(Triangulation, KeepsFixedLinesWhenPointsFollow) {
    Triangulation net({0, 0}, {kSide, kSide});
    const auto a = net.insert({100, 480});
    const auto b = net.insert({900, 480});
    ASSERT_TRUE(net.fix(a, b));
    for (std::int32_t x = 50; x < kSide; x += 100) {
        net.insert({x, 470});
        net.insert({x, 490});
    }
    EXPECT_TRUE(hasFixedEdge(net, a, b));
    const auto middle = net.insert({500, 480});
    EXPECT_TRUE(hasFixedEdge(net, a, middle));
    EXPECT_TRUE(hasFixedEdge(net, middle, b));
    expectWhole(net);
}

TEST(Triangulation, LeadsLinesThroughPoints) {
    Triangulation net({0, 0}, {kSide, kSide});
    const auto a = net.insert({100, 100});
    const auto middle = net.insert({300, 300});
    const auto b = net.insert({700, 700});
    ASSERT_TRUE(net.fix(a, b));
    EXPECT_TRUE(hasFixedEdge(net, a, middle));
    EXPECT_TRUE(hasFixedEdge(net, middle, b));
}

TEST(Triangulation, RefusesCrossingLines) {
    Triangulation net({0, 0}, {kSide, kSide});
    ASSERT_TRUE(net.fix(net.insert({100, 500}), net.insert({900, 500})));
    EXPECT_FALSE(net.fix(net.insert({500, 100}), net.insert({500, 900})));
    expectWhole(net);
}

TEST(Triangulation, StaysWholeWithManyPointsAndLines) {
    std::mt19937 random(7); // its numbers are the same everywhere
    const auto number = [&] { return static_cast<std::int32_t>(random() % (kSide + 1)); };
    Triangulation net({0, 0}, {kSide, kSide});
    for (int i = 0; i < 500; ++i)
        net.insert({number(), number() / 10 * 10});
    std::set<std::pair<std::size_t, std::size_t>> fixed;
    for (int i = 0; i < 60; ++i) {
        const auto a = random() % net.points().size();
        const auto b = random() % net.points().size();
        if (net.fix(a, b))
            fixed.insert({a, b});
    }
    EXPECT_GT(fixed.size(), 8U);
    expectWhole(net);
}

} // namespace
} // namespace navsmith::samples
