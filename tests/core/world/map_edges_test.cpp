#include "core/world/map_edges.h"

#include <glm/geometric.hpp>
#include <gtest/gtest.h>

#include <algorithm>
#include <initializer_list>

namespace navsmith::world {
namespace {

/// Quads with corners counter-clockwise as seen from the front, in one layer. Corners at the same place are one.
MapGeometry ofQuads(std::initializer_list<std::array<glm::vec3, 4>> quads) {
    MapGeometry map;
    for (const auto& quad : quads) {
        std::array<std::uint32_t, 4> corner{};
        for (std::size_t i = 0; i < 4; ++i) {
            const auto at = std::ranges::find(map.positions, quad[i]);
            corner[i] = static_cast<std::uint32_t>(at - map.positions.begin());
            if (at == map.positions.end())
                map.positions.push_back(quad[i]);
        }
        for (const auto i : {0U, 1U, 2U, 0U, 2U, 3U})
            map.indices.push_back(corner[i]);
    }
    map.layers = {{MapLayer::Solid, 0, static_cast<std::uint32_t>(map.triangleCount())}};
    return map;
}

/// A horizontal quad from (x0, y0) to (x1, y1).
std::array<glm::vec3, 4> floorPart(float x0, float y0, float x1, float y1, float z = 0) {
    return {glm::vec3(x0, y0, z), {x1, y0, z}, {x1, y1, z}, {x0, y1, z}};
}

float edgeLength(const MapGeometry& map) {
    float length = 0;
    const auto edges = findEdges(map);
    for (const auto& layer : edges) {
        for (const auto& edge : layer)
            length += glm::distance(map.positions[edge.from], map.positions[edge.to]);
    }
    return length;
}

TEST(MapEdges, ASurfaceHasEdgesWhereItEnds) {
    const auto map = ofQuads({floorPart(0, 0, 100, 50)});
    ASSERT_EQ(findEdges(map).size(), 1U);
    EXPECT_EQ(findEdges(map)[0].size(), 4U) << "not the diagonal";
    EXPECT_FLOAT_EQ(edgeLength(map), 300);
}

TEST(MapEdges, PartsOfAFloorHaveNoneBetweenThem) {
    // The second part's side is divided by the third: a T.
    const auto map = ofQuads({floorPart(0, 0, 100, 100), floorPart(100, 0, 200, 30), floorPart(100, 30, 200, 100)});
    EXPECT_FLOAT_EQ(edgeLength(map), 600);
    EXPECT_EQ(findEdges(map)[0].size(), 4U) << "parts of a side are joined";
}

TEST(MapEdges, AStairHasEdgesAtBothEndsOfItsRiser) {
    const auto map = ofQuads({floorPart(0, 0, 100, 100),
                              {glm::vec3(100, 0, 0), {100, 100, 0}, {100, 100, 16}, {100, 0, 16}},
                              floorPart(100, 0, 200, 100, 16)});
    const auto edges = findEdges(map)[0];
    const auto across = std::ranges::count_if(edges, [&](const MapEdge& edge) {
        return map.positions[edge.from].x == 100 && map.positions[edge.to].x == 100 &&
               map.positions[edge.from].z == map.positions[edge.to].z;
    });
    EXPECT_EQ(across, 2);
    for (const auto& edge : edges) {
        for (const auto& normal : edge.normals)
            EXPECT_NEAR(glm::length(normal), 1, 1e-5F);
    }
}

TEST(MapEdges, TerrainHasNoneInside) {
    // A ridge of 11 degrees on each side.
    const auto map = ofQuads({{glm::vec3(0, 0, 0), {100, 0, 20}, {100, 100, 20}, {0, 100, 0}},
                              {glm::vec3(100, 0, 20), {200, 0, 0}, {200, 100, 0}, {100, 100, 20}}});
    const auto edges = findEdges(map)[0];
    EXPECT_EQ(edges.size(), 6U);
}

TEST(MapEdges, AMapWithoutTrianglesHasNone) {
    EXPECT_TRUE(findEdges({}).empty());
}

} // namespace
} // namespace navsmith::world
