#include "core/world/brush_polygons.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>
#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <vector>

namespace navsmith::world {
namespace {

std::vector<bsp::Plane> cube(float half) {
    std::vector<bsp::Plane> planes;
    for (glm::length_t axis = 0; axis < 3; ++axis) {
        for (const float sign : {1.0F, -1.0F}) {
            bsp::Plane plane;
            plane.normal[axis] = sign;
            plane.distance = half;
            planes.push_back(plane);
        }
    }
    return planes;
}

double areaOf(const std::vector<std::vector<glm::vec3>>& polygons) {
    double area = 0.0;
    for (const auto& polygon : polygons)
        for (std::size_t i = 2; i < polygon.size(); ++i)
            area += 0.5 * glm::length(
                              glm::cross(glm::dvec3(polygon[i - 1] - polygon[0]), glm::dvec3(polygon[i] - polygon[0])));
    return area;
}

TEST(BrushPolygons, cubeHasSixOutwardSquares) {
    const auto planes = cube(8.0F);
    const auto polygons = brushPolygons(planes);
    ASSERT_EQ(polygons.size(), 6U);
    for (std::size_t i = 0; i < 6; ++i) {
        ASSERT_EQ(polygons[i].size(), 4U);
        for (const glm::vec3& corner : polygons[i])
            EXPECT_EQ(glm::abs(corner), glm::vec3(8.0F));
        // Clockwise as seen from outside.
        const glm::vec3 turn = glm::cross(polygons[i][2] - polygons[i][1], polygons[i][1] - polygons[i][0]);
        EXPECT_GT(glm::dot(turn, planes[i].normal), 0.0F);
    }
}

TEST(BrushPolygons, cutsOffACorner) {
    auto planes = cube(1.0F);
    bsp::Plane plane;
    plane.normal = glm::normalize(glm::vec3(1.0F));
    plane.distance = glm::dot(plane.normal, glm::vec3(1.0F, 1.0F, 0.0F)); // cuts off three half squares
    planes.push_back(plane);
    const auto polygons = brushPolygons(planes);
    EXPECT_EQ(polygons.size(), 7U);
    EXPECT_NEAR(areaOf(polygons), 24.0 - 3 * 0.5 + 0.5 * std::sqrt(3.0), 1e-4);
}

TEST(BrushPolygons, unboundedPlanesGiveNothing) {
    auto open = cube(8.0F);
    open.pop_back();
    EXPECT_TRUE(brushPolygons(open).empty());
    auto none = cube(8.0F);
    none[1].distance = -9.0F; // beyond the opposite side
    EXPECT_TRUE(brushPolygons(none).empty());
    auto damaged = cube(8.0F);
    damaged[0].normal.x = std::numeric_limits<float>::quiet_NaN();
    EXPECT_TRUE(brushPolygons(damaged).empty());
    EXPECT_TRUE(brushPolygons(std::vector<bsp::Plane>(kMostBrushSides + 1)).empty());
    EXPECT_TRUE(brushPolygons({}).empty());
}

} // namespace
} // namespace navsmith::world
