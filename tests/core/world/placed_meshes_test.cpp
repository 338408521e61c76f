// Rays and boxes against placed meshes, compared with the same triangles as one map.
#include "core/world/placed_meshes.h"
#include "core/world/ray_caster.h"
#include "tests/core/world/soup.h"

#include <glm/geometric.hpp>
#include <glm/gtc/matrix_transform.hpp>
#include <gtest/gtest.h>

#include <memory>
#include <numbers>
#include <random>
#include <thread>
#include <vector>

namespace navsmith::world {
namespace {

/// A scene in both forms.
struct Twofold {
    std::shared_ptr<const PlacedMeshes> placed;
    Soup whole;

    [[nodiscard]] RayCaster casterOfPlaced() const { return RayCaster::build({}, {}, placed).value(); }
};

Mesh block(const glm::vec3& half, Surface surface) {
    Soup soup;
    soup.addBlock(MapLayer::Solid, -half, half);
    Mesh mesh;
    mesh.positions = soup.map().positions;
    mesh.indices = soup.map().indices;
    mesh.surfaces.assign(mesh.indices.size() / 3, surface);
    return mesh;
}

Twofold someBlocks(std::mt19937& random, std::size_t count) {
    std::uniform_real_distribution<float> place(-100, 100);
    std::uniform_real_distribution<float> angle(-std::numbers::pi_v<float>, std::numbers::pi_v<float>);
    std::vector<Mesh> meshes{block({3, 4, 5}, Surface::Road), block({10, 1, 2}, Surface::Grass),
                             block({2, 2, 2}, Surface::Sand)};
    std::vector<Placement> placements;
    Twofold result;
    for (std::size_t i = 0; i < count; ++i) {
        Placement placement;
        placement.mesh = static_cast<std::uint32_t>(i % meshes.size());
        placement.layer = i % 4 == 3 ? MapLayer::Breakable : MapLayer::Solid;
        placement.position = {place(random), place(random), place(random)};
        placement.turn = glm::mat3(
            glm::rotate(glm::mat4(1), angle(random), glm::normalize(glm::vec3(place(random), place(random), 1))));
        const auto& mesh = meshes[placement.mesh];
        for (std::size_t t = 0; t < mesh.triangleCount(); ++t) {
            const auto corner = [&](std::size_t k) {
                return placement.toWorld(mesh.positions[mesh.indices[t * 3 + k]]);
            };
            result.whole.add(placement.layer, corner(0), corner(1), corner(2));
        }
        placements.push_back(placement);
    }
    result.placed = std::make_shared<const PlacedMeshes>(std::move(meshes), std::move(placements));
    return result;
}

TEST(PlacedMeshes, raysHitWhatTheyHitInOnePiece) {
    std::mt19937 random(18);
    const auto scene = someBlocks(random, 60);
    const auto placed = scene.casterOfPlaced();
    const auto whole = scene.whole.caster();
    std::uniform_real_distribution<float> place(-120, 120);
    int hits = 0;
    for (int i = 0; i < 16000; ++i) {
        const glm::vec3 from(place(random), place(random), place(random));
        const glm::vec3 direction(place(random), place(random), place(random));
        RayOptions options;
        options.layers = i % 3 == 0 ? layerBit(MapLayer::Solid) : kAllLayers;
        options.facing = i % 2 == 0 ? Facing::Front : Facing::Both;
        const auto expected = whole.cast(from, direction, options);
        const auto found = placed.cast(from, direction, options);
        ASSERT_EQ(found.has_value(), expected.has_value()) << i;
        if (!found)
            continue;
        ++hits;
        EXPECT_NEAR(found->distance, expected->distance, 1e-3F) << i;
        EXPECT_EQ(found->layer, expected->layer) << i;
        EXPECT_GT(glm::dot(found->normal, expected->normal), 0.999F) << i;
        const auto& placement = scene.placed->placements()[found->placement];
        EXPECT_EQ(found->surface, scene.placed->meshes()[placement.mesh].surfaces[found->triangle]);
    }
    EXPECT_GT(hits, 400);
}

TEST(PlacedMeshes, boxesAreStoppedWhereTheyAreInOnePiece) {
    std::mt19937 random(19);
    const auto scene = someBlocks(random, 60);
    const auto placed = scene.casterOfPlaced();
    const auto whole = scene.whole.caster();
    std::uniform_real_distribution<float> place(-110, 110);
    int hits = 0;
    for (int i = 0; i < 4000; ++i) {
        const glm::vec3 from(place(random), place(random), place(random));
        const glm::vec3 to(place(random), place(random), place(random));
        const glm::vec3 half(1 + static_cast<float>(i % 3), 1, 2);
        const auto expected = whole.sweep(half, from, to);
        const auto found = placed.sweep(half, from, to);
        ASSERT_EQ(found.has_value(), expected.has_value()) << i;
        if (!found)
            continue;
        ++hits;
        EXPECT_NEAR(found->fraction, expected->fraction, 1e-4F) << i;
    }
    EXPECT_GT(hits, 300);
}

TEST(PlacedMeshes, theMapAndPlacedMeshesAreHitTogether) {
    Soup floor;
    floor.add(MapLayer::Solid, {-10, -10, 0}, {10, -10, 0}, {0, 10, 0});
    std::vector<Mesh> meshes{block({1, 1, 1}, Surface::Wood)};
    const auto placed = std::make_shared<const PlacedMeshes>(std::move(meshes),
                                                             std::vector<Placement>{{0, MapLayer::Solid, {0, 0, 3}}});
    const auto rays = RayCaster::build(floor.map(), {}, placed).value();
    const auto above = rays.ground(0, 0, 20);
    ASSERT_TRUE(above);
    EXPECT_FLOAT_EQ(above->point.z, 4);
    EXPECT_EQ(above->surface, Surface::Wood);
    const auto below = rays.ground(0, 0, 1.5F);
    ASSERT_TRUE(below);
    EXPECT_FLOAT_EQ(below->point.z, 0);
    EXPECT_EQ(below->placement, kNoPlacement);
}

TEST(PlacedMeshes, hierarchiesAreMadeOnceByAnyThread) {
    std::mt19937 random(20);
    const auto scene = someBlocks(random, 12);
    std::vector<const TriangleTree*> made(8);
    {
        std::vector<std::jthread> threads;
        for (auto& tree : made)
            threads.emplace_back([&scene, &tree] { tree = &scene.placed->tree(1); });
    }
    for (const auto* tree : made)
        EXPECT_EQ(tree, made.front());
    EXPECT_EQ(made.front()->triangles().size(), 12U);
}

} // namespace
} // namespace navsmith::world
