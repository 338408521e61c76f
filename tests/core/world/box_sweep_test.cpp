// Sweeps of boxes against generated walls, steps and corners, and against random triangles; the reference for those
// clips triangles by boxes.
#include "core/world/ray_caster.h"
#include "tests/core/world/soup.h"

#include <glm/geometric.hpp>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

namespace navsmith::world {
namespace {

constexpr glm::vec3 kPlayer{16, 16, 28};
constexpr float kTouch = RayCaster::kTouch;

/// A floor at 0 with a wall from x = 200 to 232 and a step of 18 from y = 200.
RayCaster yard() {
    Soup soup;
    soup.addBlock(MapLayer::Solid, {-1000, -1000, -16}, {1000, 1000, 0});
    soup.addBlock(MapLayer::Solid, {200, -1000, 0}, {232, 1000, 128});
    soup.addBlock(MapLayer::Solid, {-1000, 200, 0}, {200, 1000, 18});
    soup.addBlock(MapLayer::Triggers, {50, -100, 0}, {60, 100, 128});
    return soup.caster();
}

TEST(BoxSweep, stopsAtAWall) {
    const auto hit = yard().sweep(kPlayer, {0, 0, 28.5F}, {400, 0, 28.5F});
    ASSERT_TRUE(hit);
    EXPECT_NEAR(hit->fraction * 400.0F, 184.0F, 1e-3F);
    EXPECT_EQ(hit->normal, glm::vec3(-1, 0, 0));
    // Also past the wall: the whole path counts, not only its end.
    EXPECT_FALSE(yard().sweep(kPlayer, {0, 0, 28.5F}, {180, 0, 28.5F}));
    EXPECT_FALSE(yard().sweep(kPlayer, {0, 0, 200}, {400, 0, 200})) << "over it";
}

TEST(BoxSweep, fallsOntoTheFloor) {
    const auto hit = yard().sweep(kPlayer, {0, 0, 100}, {0, 0, -100});
    ASSERT_TRUE(hit);
    EXPECT_NEAR(hit->fraction * 200.0F, 72.0F, 1e-3F);
    EXPECT_EQ(hit->normal, glm::vec3(0, 0, 1));
    for (const float sunk : {-0.5F, 0.0F, 0.2F})
        EXPECT_FALSE(yard().sweep(kPlayer, {-500, 0, 28 - sunk}, {100, 0, 28 - sunk})) << "slides over it " << sunk;
}

TEST(BoxSweep, stopsAtAStepAndPassesAboveIt) {
    const auto hit = yard().sweep(kPlayer, {0, 0, 28.5F}, {0, 400, 28.5F});
    ASSERT_TRUE(hit);
    EXPECT_NEAR(hit->fraction * 400.0F, 184.0F, 1e-3F);
    EXPECT_EQ(hit->normal, glm::vec3(0, -1, 0));
    EXPECT_FALSE(yard().sweep(kPlayer, {0, 0, 28.5F + 18.0F}, {0, 400, 28.5F + 18.0F}));
}

TEST(BoxSweep, hitsEdgesAndCorners) {
    Soup soup;
    soup.addBlock(MapLayer::Solid, {0, 0, 0}, {10, 10, 10});
    const RayCaster caster = soup.caster();
    // Both boxes are rotated alike: the corner moves along the diagonal and hits the corner.
    auto hit = caster.sweep({1, 1, 1}, {20, 20, 20}, {0, 0, 0});
    ASSERT_TRUE(hit);
    EXPECT_NEAR(hit->fraction, 9.0F / 20.0F, 1e-6F);
    // Past the vertical edge, just outside and just inside the touching distance.
    EXPECT_FALSE(caster.sweep({1, 1, 1}, {11 - kTouch + 0.01F, -50, 5}, {11 - kTouch + 0.01F, 50, 5}));
    hit = caster.sweep({1, 1, 1}, {11 - kTouch - 0.01F, -50, 5}, {11 - kTouch - 0.01F, 50, 5});
    ASSERT_TRUE(hit);
    EXPECT_NEAR(hit->fraction * 100.0F, 49.0F, 1e-3F);
    EXPECT_EQ(hit->normal, glm::vec3(0, -1, 0));
    // An edge of a slanted triangle hits an edge of the box, which no face normal of either detects.
    Soup roof;
    roof.add(MapLayer::Solid, {-10, -10, 0}, {10, 10, 0}, {-10, -10, -40});
    hit = roof.caster().sweep({4, 4, 4}, {30, -30, 2}, {-30, 30, 2});
    ASSERT_TRUE(hit);
    EXPECT_NEAR(hit->fraction * 60.0F, 26.0F, 1e-4F) << "its edge, not its middle, comes to x = y";
    EXPECT_NEAR(hit->normal.x, std::sqrt(0.5F), 1e-6F);
    EXPECT_NEAR(hit->normal.y, -std::sqrt(0.5F), 1e-6F);
}

TEST(BoxSweep, slopesGiveTheirNormal) {
    Soup soup;
    soup.add(MapLayer::Solid, {0, -100, 0}, {100, -100, 100}, {100, 100, 100});
    soup.add(MapLayer::Solid, {0, -100, 0}, {100, 100, 100}, {0, 100, 0});
    const auto hit = soup.caster().sweep({1, 1, 1}, {40, 0, 90}, {40, 0, -90});
    ASSERT_TRUE(hit);
    EXPECT_NEAR(90.0F - hit->fraction * 180.0F, 42.0F, 1e-3F) << "the corner at x = 41 stands on it";
    EXPECT_NEAR(hit->normal.z, std::sqrt(0.5F), 1e-6F);
    EXPECT_NEAR(hit->normal.x, -std::sqrt(0.5F), 1e-6F);
}

TEST(BoxSweep, touchingDoesNotBlock) {
    const glm::vec3 touching{184.2F, 0, 28.5F}; // 0.2 inside the wall
    EXPECT_FALSE(yard().sweep(kPlayer, touching, touching + glm::vec3(0, 100, 0)));
    EXPECT_FALSE(yard().sweep(kPlayer, touching, touching - glm::vec3(100, 0, 0)));
    const auto hit = yard().sweep(kPlayer, touching, touching + glm::vec3(1, 0, 0));
    ASSERT_TRUE(hit);
    EXPECT_EQ(hit->fraction, 0.0F);
    EXPECT_EQ(hit->normal, glm::vec3(-1, 0, 0));
}

TEST(BoxSweep, zeroMovementDetectsOverlap) {
    const auto at = [](float x) { return yard().sweep(kPlayer, {x, 0, 28.5F}, {x, 0, 28.5F}); };
    EXPECT_FALSE(at(184.2F));
    ASSERT_TRUE(at(185.0F));
    EXPECT_EQ(at(185.0F)->fraction, 0.0F);
    EXPECT_EQ(at(185.0F)->normal, glm::vec3(-1, 0, 0)) << "the way out";
}

TEST(BoxSweep, onlyGroundCounts) {
    EXPECT_FALSE(yard().sweep(kPlayer, {0, 0, 28.5F}, {100, 0, 28.5F})) << "through the trigger";
}

TEST(BoxSweep, nonFiniteInputHitsNothing) {
    constexpr float kNan = std::numeric_limits<float>::quiet_NaN();
    EXPECT_FALSE(yard().sweep(kPlayer, {kNan, 0, 0}, {400, 0, 0}));
    EXPECT_FALSE(yard().sweep(kPlayer, {0, 0, 0}, {std::numeric_limits<float>::infinity(), 0, 0}));
    EXPECT_FALSE(RayCaster{}.sweep(kPlayer, {0, 0, 0}, {400, 0, 0}));
    EXPECT_TRUE(yard().sweep({0, 0, 0}, {0, 0, 28.5F}, {400, 0, 28.5F})) << "a point is a small box";
}

/// Clips a triangle by the six planes of a box.
bool overlaps(std::vector<glm::dvec3> polygon, const glm::dvec3& middle, const glm::dvec3& half) {
    for (glm::length_t axis = 0; axis < 3; ++axis) {
        for (const double sign : {1.0, -1.0}) {
            const auto inside = [&](const glm::dvec3& p) { return half[axis] - sign * (p[axis] - middle[axis]); };
            std::vector<glm::dvec3> left;
            for (std::size_t i = 0; i < polygon.size(); ++i) {
                const glm::dvec3& one = polygon[i];
                const glm::dvec3& other = polygon[(i + 1) % polygon.size()];
                const double from = inside(one);
                const double to = inside(other);
                if (from >= 0.0)
                    left.push_back(one);
                if ((from < 0.0) != (to < 0.0))
                    left.push_back(one + (other - one) * (from / (from - to)));
            }
            polygon = std::move(left);
        }
    }
    return !polygon.empty();
}

float anyNumber(float reach) {
    return static_cast<float>(*rc::gen::inRange(-10'000, 10'000)) / 10'000.0F * reach;
}

glm::vec3 anyPlace(float reach) {
    const float x = anyNumber(reach);
    const float y = anyNumber(reach);
    return {x, y, anyNumber(reach)};
}

Soup anyWalls() {
    Soup soup;
    const auto count = *rc::gen::inRange(0, 40);
    for (int i = 0; i < count; ++i) {
        const glm::vec3 a = anyPlace(100.0F);
        const float size = *rc::gen::element(100.0F, 20.0F, 2.0F);
        const glm::vec3 b = a + anyPlace(size);
        glm::vec3 c = a + anyPlace(size);
        // Maps have many axis-aligned walls.
        if (*rc::gen::arbitrary<bool>())
            c = {b.x, a.y, c.z};
        if (glm::length(glm::cross(glm::dvec3(b) - glm::dvec3(a), glm::dvec3(c) - glm::dvec3(a))) > 0.01)
            soup.add(i % 5 == 0 ? MapLayer::Water : MapLayer::Solid, a, b, c);
    }
    return soup;
}

/// The ground triangles with their indexes.
std::vector<std::pair<std::uint32_t, std::vector<glm::dvec3>>> groundOf(const MapGeometry& map) {
    std::vector<std::pair<std::uint32_t, std::vector<glm::dvec3>>> result;
    for (const LayerRange& range : map.layers) {
        if (range.layer != MapLayer::Solid)
            continue;
        for (std::uint32_t t = range.firstTriangle; t < range.firstTriangle + range.triangleCount; ++t) {
            std::vector<glm::dvec3> corners;
            for (std::size_t i = 0; i < 3; ++i)
                corners.emplace_back(map.positions[map.indices[3 * std::size_t{t} + i]]);
            result.emplace_back(t, std::move(corners));
        }
    }
    return result;
}

RC_GTEST_PROP(BoxSweepProperty, agreesWithBoxesPutAllAlongTheWay, ()) {
    const Soup soup = anyWalls();
    const auto ground = groundOf(soup.map());
    const RayCaster caster = soup.caster();
    constexpr int kSamples = 200;
    constexpr double kRounding = 1e-3;
    for (int i = 0; i < 10; ++i) {
        const glm::vec3 half{1.0F + std::abs(anyNumber(15.0F)), 1.0F + std::abs(anyNumber(15.0F)),
                             1.0F + std::abs(anyNumber(28.0F))};
        const glm::vec3 from = anyPlace(150.0F);
        glm::vec3 to = anyPlace(150.0F);
        if (*rc::gen::inRange(0, 3) == 0)
            to.y = from.y; // along one or two axes
        if (*rc::gen::inRange(0, 3) == 0)
            to.z = from.z;
        const auto hit = caster.sweep(half, from, to);
        const glm::dvec3 along = glm::dvec3(to) - glm::dvec3(from);
        const double step = glm::length(along) / kSamples;
        const glm::dvec3 hard = glm::dvec3(half) - double{kTouch};

        bool reason = false;
        for (int s = 0; s <= kSamples; ++s) {
            const double share = static_cast<double>(s) / kSamples;
            const glm::dvec3 middle = glm::dvec3(from) + along * share;
            for (const auto& [number, corners] : ground) {
                const bool before = !hit || share < static_cast<double>(hit->fraction) - 1e-5;
                RC_ASSERT(!before || !overlaps(corners, middle, hard - kRounding));
                if (!hit || number != hit->triangle)
                    continue;
                if (before)
                    RC_ASSERT(!overlaps(corners, middle, glm::dvec3(half) - kRounding));
                reason = reason || overlaps(corners, middle, hard + kRounding + step);
            }
        }
        if (!hit)
            continue;
        RC_ASSERT(reason);
        RC_ASSERT(hit->fraction >= 0.0F && hit->fraction <= 1.0F);
        RC_ASSERT(std::abs(glm::length(hit->normal) - 1.0F) < 1e-4F);
        const glm::dvec3 there = glm::dvec3(from) + along * static_cast<double>(hit->fraction);
        const auto stopped = std::find_if(ground.begin(), ground.end(),
                                          [&](const auto& triangle) { return triangle.first == hit->triangle; });
        RC_ASSERT(stopped != ground.end());
        RC_ASSERT(overlaps(stopped->second, there, glm::dvec3(half) + kRounding));
        if (hit->fraction > 0.0F)
            RC_ASSERT(glm::dot(glm::dvec3(hit->normal), along) < 0.0);
    }
}

} // namespace
} // namespace navsmith::world
