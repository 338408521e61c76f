// Ray casts compared with an independent implementation, and special cases in which ray casts often fail.
#include "core/world/ray_caster.h"
#include "tests/core/world/soup.h"

#include <glm/geometric.hpp>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <optional>
#include <random>
#include <stop_token>
#include <vector>

namespace navsmith::world {
namespace {

/// Möller-Trumbore with more digits than the ray caster. `margin`: distance of the ray from the border of the triangle,
/// as a fraction of it; within rounding errors of 0 either result is correct.
struct Reference {
    long double distance = 0.0L;
    long double margin = 0.0L;
    bool front = false;
};

std::optional<Reference> meet(const MapGeometry& map, std::size_t triangle, const glm::vec3& origin,
                              const glm::vec3& direction) {
    using Vector = glm::vec<3, long double>;
    const auto corner = [&](std::size_t i) { return Vector(map.positions[map.indices[3 * triangle + i]]); };
    const Vector along = Vector(direction) / std::sqrt(glm::dot(Vector(direction), Vector(direction)));
    const Vector edge1 = corner(1) - corner(0);
    const Vector edge2 = corner(2) - corner(0);
    const Vector p = glm::cross(along, edge2);
    const long double determinant = glm::dot(edge1, p);
    if (determinant == 0.0L)
        return std::nullopt;
    const Vector from = Vector(origin) - corner(0);
    const long double u = glm::dot(from, p) / determinant;
    const Vector q = glm::cross(from, edge1);
    const long double v = glm::dot(along, q) / determinant;
    const long double distance = glm::dot(edge2, q) / determinant;
    const long double margin = std::min({u, v, 1.0L - u - v});
    if (margin < -1e-9L || distance < 0.0L)
        return std::nullopt;
    return Reference{distance, margin, determinant > 0.0L};
}

glm::vec3 anyVector(float reach) {
    const auto coordinate = [&] {
        return static_cast<float>(*rc::gen::inRange(-100'000, 100'000)) / 100'000.0F * reach;
    };
    const float x = coordinate();
    const float y = coordinate();
    return {x, y, coordinate()};
}

Soup anySoup() {
    Soup soup;
    const auto count = *rc::gen::inRange(0, 200);
    const float reach = *rc::gen::element(1.0F, 100.0F, 4096.0F);
    for (int i = 0; i < count; ++i) {
        const glm::vec3 a = anyVector(reach);
        const float size = *rc::gen::element(1.0F, 0.1F, 0.001F) * reach;
        const glm::vec3 b = a + anyVector(size);
        const glm::vec3 c = a + anyVector(size);
        if (glm::length(glm::cross(glm::dvec3(b) - glm::dvec3(a), glm::dvec3(c) - glm::dvec3(a))) > 0.0)
            soup.add(i % 3 == 0 ? MapLayer::Water : MapLayer::Solid, a, b, c);
    }
    return soup;
}

MapLayer layerOf(const MapGeometry& map, std::size_t triangle) {
    for (const LayerRange& range : map.layers) {
        if (triangle < range.firstTriangle + range.triangleCount)
            return range.layer;
    }
    return MapLayer::Tools;
}

RC_GTEST_PROP(RayCasterProperty, hitsTheNearestOfAllTriangles, ()) {
    const Soup soup = anySoup();
    const MapGeometry& map = soup.map();
    const RayCaster caster = soup.caster();
    for (int i = 0; i < 20; ++i) {
        const glm::vec3 origin = anyVector(*rc::gen::element(1.0F, 200.0F, 5000.0F));
        glm::vec3 direction = anyVector(3.0F);
        // Often towards a triangle, or along an axis.
        if (!map.positions.empty() && *rc::gen::inRange(0, 3) > 0)
            direction =
                map.positions[*rc::gen::inRange<std::size_t>(0, map.positions.size())] + anyVector(1.0F) - origin;
        else if (*rc::gen::arbitrary<bool>())
            direction = {0.0F, 0.0F, -1.0F};
        if (direction == glm::vec3(0.0F))
            continue;
        RayOptions options;
        options.facing = *rc::gen::element(Facing::Both, Facing::Front);
        options.layers = *rc::gen::element(kAllLayers, layerBit(MapLayer::Solid), layerBit(MapLayer::Water));
        options.maxDistance = *rc::gen::element(std::numeric_limits<float>::infinity(), 50.0F, 5000.0F);

        const auto hit = caster.cast(origin, direction, options);
        std::optional<long double> nearest; // of the certain hits
        std::vector<std::optional<Reference>> references(map.triangleCount());
        for (std::size_t t = 0; t < map.triangleCount(); ++t) {
            references[t] = meet(map, t, origin, direction);
            const auto& met = references[t];
            if (!met || (layerBit(layerOf(map, t)) & options.layers) == 0 ||
                (options.facing == Facing::Front && !met->front))
                references[t].reset();
            else if (met->margin > 1e-9L && met->distance < static_cast<long double>(options.maxDistance) - 1e-3L &&
                     met->distance > 1e-3L && (!nearest || met->distance < *nearest))
                nearest = met->distance;
        }
        if (nearest)
            RC_ASSERT(hit.has_value());
        if (!hit)
            continue;
        const auto& met = references.at(hit->triangle);
        RC_ASSERT(met.has_value()); // the triangle can be hit at all
        const long double tolerance = 1e-6L * (1.0L + met->distance) + 1e-4L;
        RC_ASSERT(std::abs(met->distance - static_cast<long double>(hit->distance)) <= tolerance);
        if (nearest)
            RC_ASSERT(static_cast<long double>(hit->distance) <= *nearest + tolerance);
        RC_ASSERT(hit->distance <= options.maxDistance);
        RC_ASSERT(hit->layer == layerOf(map, hit->triangle));
        const glm::vec3 expected = origin + glm::normalize(direction) * hit->distance;
        RC_ASSERT(glm::distance(hit->point, expected) <= 1e-2F);
    }
}

// A height field that is nowhere as steep as the rays: every ray must hit it, also exactly on edges and corners.
TEST(RayCaster, hasNoGapsBetweenTriangles) {
    constexpr int kSide = 24;
    std::mt19937 random(7);
    std::uniform_real_distribution<float> jitter(-3.0F, 3.0F);
    std::vector<glm::vec3> posts;
    for (int y = 0; y <= kSide; ++y)
        for (int x = 0; x <= kSide; ++x)
            posts.emplace_back(static_cast<float>(x) * 10.1F + jitter(random),
                               static_cast<float>(y) * 9.7F + jitter(random), jitter(random) * 3.0F);
    const auto post = [&](int x, int y) {
        const int number = y * (kSide + 1) + x;
        return posts[static_cast<std::size_t>(number)];
    };
    Soup soup;
    for (int y = 0; y < kSide; ++y) {
        for (int x = 0; x < kSide; ++x) {
            soup.add(MapLayer::Solid, post(x, y), post(x + 1, y), post(x + 1, y + 1));
            soup.add(MapLayer::Solid, post(x, y), post(x + 1, y + 1), post(x, y + 1));
        }
    }
    const RayCaster caster = soup.caster();
    for (int y = 1; y < kSide; ++y) {
        for (int x = 1; x < kSide; ++x) {
            const glm::vec3 here = post(x, y);
            EXPECT_TRUE(caster.ground(here.x, here.y, 500.0F)) << x << ' ' << y;
            for (const glm::vec3& next : {post(x + 1, y), post(x, y + 1), post(x + 1, y + 1)}) {
                for (int i = 0; i <= 16; ++i) {
                    const glm::vec3 place = here + (next - here) * (static_cast<float>(i) / 16.0F);
                    if (x + 1 == kSide || y + 1 == kSide)
                        continue; // the border ends there
                    EXPECT_TRUE(caster.ground(place.x, place.y, 500.0F)) << place.x << ' ' << place.y;
                    // At an angle, each from another direction.
                    const glm::vec3 from = place + glm::vec3(jitter(random) * 10.0F, jitter(random) * 10.0F, 400.0F);
                    EXPECT_TRUE(caster.cast(from, place - from)) << place.x << ' ' << place.y;
                }
            }
        }
    }
}

Soup square(float z) {
    Soup soup;
    soup.add(MapLayer::Solid, {0, 0, z}, {10, 0, z}, {10, 10, z});
    soup.add(MapLayer::Solid, {0, 0, z}, {10, 10, z}, {0, 10, z});
    return soup;
}

TEST(RayCaster, givesPointNormalAndDistance) {
    const auto hit = square(2.0F).caster().cast({7, 3, 12}, {0, 0, -5});
    ASSERT_TRUE(hit);
    EXPECT_EQ(hit->point, glm::vec3(7, 3, 2));
    EXPECT_EQ(hit->normal, glm::vec3(0, 0, 1));
    EXPECT_EQ(hit->distance, 10.0F);
    EXPECT_EQ(hit->triangle, 0U);
    EXPECT_EQ(hit->layer, MapLayer::Solid);
}

TEST(RayCaster, equalDistancesHitTheFirstTriangle) {
    const auto hit = square(0.0F).caster().ground(5, 5, 10); // on the diagonal
    ASSERT_TRUE(hit);
    EXPECT_EQ(hit->triangle, 0U);
}

TEST(RayCaster, ignoresBackFacesOnRequest) {
    const RayCaster caster = square(0.0F).caster();
    const glm::vec3 below{4, 3, -10};
    const glm::vec3 up{0, 0, 1};
    EXPECT_TRUE(caster.cast(below, up));
    RayOptions front;
    front.facing = Facing::Front;
    EXPECT_FALSE(caster.cast(below, up, front));
    EXPECT_TRUE(caster.cast({4, 3, 10}, {0, 0, -1}, front));
}

TEST(RayCaster, respectsTheMaximumDistance) {
    const RayCaster caster = square(0.0F).caster();
    RayOptions options;
    options.maxDistance = 10.0F;
    EXPECT_TRUE(caster.cast({4, 3, 10}, {0, 0, -2}, options));
    EXPECT_FALSE(caster.cast({4, 3, 10.01F}, {0, 0, -2}, options));
    EXPECT_FALSE(caster.cast({4, 3, -1}, {0, 0, -1}));
    EXPECT_TRUE(caster.cast({4, 3, 0}, {0, 0, -1})); // on the surface
}

TEST(RayCaster, groundIsWalkable) {
    Soup soup;
    soup.add(MapLayer::Solid, {0, 0, 0}, {10, 0, 0}, {0, 10, 0});
    soup.add(MapLayer::Brushes, {0, 0, 1}, {10, 0, 1}, {0, 10, 1});
    float z = 2.0F;
    for (const auto layer :
         {MapLayer::Water, MapLayer::Sky, MapLayer::Triggers, MapLayer::Clips, MapLayer::Ladders, MapLayer::Tools}) {
        soup.add(layer, {0, 0, z}, {10, 0, z}, {0, 10, z});
        z += 1.0F;
    }
    const RayCaster caster = soup.caster();
    EXPECT_EQ(caster.ground(2, 2, 100)->layer, MapLayer::Brushes);
    EXPECT_EQ(caster.ground(2, 2, 0.5F)->layer, MapLayer::Solid);
    EXPECT_FALSE(caster.ground(2, 2, -1));
    EXPECT_FALSE(caster.ground(20, 2, 100));
    EXPECT_EQ(caster.cast({2, 2, 100}, {0, 0, -1})->layer, MapLayer::Tools);
    RayOptions water;
    water.layers = layerBit(MapLayer::Water);
    EXPECT_EQ(caster.cast({2, 2, 100}, {0, 0, -1}, water)->point.z, 2.0F);
}

TEST(RayCaster, invalidRaysHitNothing) {
    const RayCaster caster = square(0.0F).caster();
    constexpr float nan = std::numeric_limits<float>::quiet_NaN();
    constexpr float infinity = std::numeric_limits<float>::infinity();
    EXPECT_FALSE(caster.cast({4, 3, 10}, {0, 0, 0}));
    EXPECT_FALSE(caster.cast({4, nan, 10}, {0, 0, -1}));
    EXPECT_FALSE(caster.cast({4, 3, infinity}, {0, 0, -1}));
    EXPECT_FALSE(caster.cast({4, 3, 10}, {0, nan, -1}));
    EXPECT_FALSE(RayCaster().cast({4, 3, 10}, {0, 0, -1}));
    EXPECT_FALSE(RayCaster::build({})->ground(0, 0, 10));
}

// Triangles at the same place cannot be separated by position.
TEST(RayCaster, handlesCoincidentTriangles) {
    Soup soup;
    for (int i = 0; i < 5000; ++i)
        soup.add(MapLayer::Solid, {0, 0, 0}, {10, 0, 0}, {0, 10, 0});
    EXPECT_EQ(soup.caster().ground(2, 2, 10)->triangle, 0U);
}

TEST(RayCaster, survivesItsMapAndCanBeCancelled) {
    const auto caster = [] { return square(0.0F).caster(); }();
    EXPECT_TRUE(caster.ground(4, 3, 10));
    std::stop_source stop;
    stop.request_stop();
    EXPECT_FALSE(RayCaster::build(square(0.0F).map(), stop.get_token()));
}

} // namespace
} // namespace navsmith::world
