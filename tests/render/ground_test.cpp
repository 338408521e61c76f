// The ground as triangles for the graphics card: which squares, what they hold, and when they come.
#include "render/ground_loader.h"
#include "render/ground_mesh.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <memory>
#include <set>
#include <vector>

namespace navsmith::render {
namespace {

/// Plates of 100 x 100 units, one for each place, of so many equal sheets; the first mesh is a road, the second a house
/// of 20 x 20 x 30.
std::shared_ptr<const world::Backdrop> townOf(const std::vector<glm::vec3>& plates,
                                              const std::vector<glm::vec3>& houses, std::size_t sheets = 1) {
    world::Mesh plate;
    plate.positions = {{-50, -50, 0}, {50, -50, 0}, {50, 50, 0}, {-50, 50, 0}};
    plate.indices = {0, 1, 2, 0, 2, 3};
    plate.surfaces.assign(2, world::Surface::Road);
    world::Mesh roof = plate;
    for (auto& position : roof.positions)
        position = glm::vec3(position.x / 5, position.y / 5, 30);
    roof.surfaces.assign(2, world::Surface::Wood);
    for (std::size_t i = 1; i < sheets; ++i) {
        plate.indices.insert(plate.indices.end(), {0, 1, 2, 0, 2, 3});
        plate.surfaces.insert(plate.surfaces.end(), 2, world::Surface::Road);
    }
    std::vector<world::Placement> placements;
    for (const auto& at : plates)
        placements.push_back({0, world::MapLayer::Solid, at});
    for (const auto& at : houses)
        placements.push_back({1, world::MapLayer::Breakable, at});
    auto backdrop = std::make_shared<world::Backdrop>();
    backdrop->placed = std::make_shared<const world::PlacedMeshes>(std::vector{plate, roof}, std::move(placements));
    backdrop->rays = world::RayCaster::build({}, {}, backdrop->placed).value();
    return backdrop;
}

constexpr auto kEverything = world::kAllLayers;

TEST(GroundMesh, aSquareHoldsAllThatReachesIntoIt) {
    const GroundMesh mesh(townOf({{100, 100, 5}, {200, 100, 5}, {-90, 100, 5}}, {{100, 100, 5}}));
    const auto square = mesh.near({0, 0}, kEverything);
    EXPECT_EQ(square.corners.size(), 3U * 6) << "two plates and a roof; the third plate lies beside it";
    EXPECT_EQ(square.bounds.min.x, 50);
    EXPECT_EQ(square.bounds.max.x, 250);
    EXPECT_EQ(mesh.near({0, 0}, world::layerBit(world::MapLayer::Solid)).corners.size(), 3U * 4);
    EXPECT_EQ(mesh.near({1, 0}, kEverything).corners.size(), 3U * 2);
    EXPECT_TRUE(mesh.near({5, 5}, kEverything).corners.empty());
    EXPECT_EQ(GroundMesh::blockOf({-1, 4}), (GroundKey{-1, 0}));
    EXPECT_EQ(GroundMesh::blockOf({-5, 5}), (GroundKey{-1, 1}));
    EXPECT_EQ(GroundMesh::blockOf({-6, -1}), (GroundKey{-2, -1}));
}

TEST(GroundMesh, surfacesDifferInColour) {
    const GroundMesh mesh(townOf({{100, 100, 5}}, {{100, 100, 5}}));
    const auto corners = mesh.near({0, 0}, kEverything).corners;
    EXPECT_NE(corners.front().colour, corners.back().colour);
}

TEST(GroundMesh, heightsAreWhatIsSeenFromAbove) {
    const GroundMesh mesh(townOf({{100, 100, 5}}, {{100, 100, 5}}));
    const auto heights = mesh.heights({0, 0}, kEverything);
    const auto at = [&](float x, float y) {
        return heights.z[static_cast<std::size_t>(y / GroundMesh::kCell) * GroundMesh::kCellsPerBlock +
                         static_cast<std::size_t>(x / GroundMesh::kCell)];
    };
    EXPECT_FLOAT_EQ(at(62, 62), 5);
    EXPECT_FLOAT_EQ(at(95, 95), 35);
    EXPECT_TRUE(std::isnan(at(300, 300)));
    EXPECT_FLOAT_EQ(mesh.heights({0, 0}, world::layerBit(world::MapLayer::Solid))
                        .z[static_cast<std::size_t>(9 * GroundMesh::kCellsPerBlock + 9)],
                    5);
}

TEST(GroundMesh, farGroundHasWallsAndLeavesOutNearSquares) {
    const GroundMesh mesh(townOf({{100, 100, 5}, {300, 100, 5}}, {{100, 100, 5}}));
    const auto heights = mesh.heights({0, 0}, kEverything);
    const auto whole = mesh.far({0, 0}, heights, 1, {});
    EXPECT_EQ(whole.bounds.min.z, 5 - 1.5F);
    EXPECT_EQ(whole.bounds.max.z, 35 - 1.5F);
    // 200 cells, 4 of them a roof with 2 walls on each side.
    EXPECT_EQ(whole.corners.size(), 6U * (200 + 8));
    const GroundKey near[] = {{0, 0}};
    EXPECT_EQ(mesh.far({0, 0}, heights, 1, near).corners.size(), 6U * 100);
    EXPECT_LT(mesh.far({0, 0}, heights, 2, {}).corners.size(), whole.corners.size() / 3);
}

Camera over(const glm::vec3& at, float height) {
    Camera camera;
    camera.position = at + glm::vec3(0, 0, height);
    camera.pitch = -1.5707F;
    camera.focus = height;
    return camera;
}

TEST(GroundLoader, wantsTheSquaresUnderTheCameraWithinTheBudget) {
    std::vector<glm::vec3> plates;
    for (int x = -20; x < 20; ++x) {
        for (int y = -20; y < 20; ++y)
            plates.emplace_back(x * 100 + 50, y * 100 + 50, 0);
    }
    const GroundMesh mesh(townOf(plates, {}, kSmallWorld / plates.size()));
    const auto low = nearSquares(mesh, over({100, 100, 0}, 60), {});
    ASSERT_FALSE(low.empty());
    EXPECT_EQ(low.front(), (GroundKey{0, 0}));
    EXPECT_LT(low.size(), 30U);
    EXPECT_TRUE(nearSquares(mesh, over({100, 100, 0}, 5000), {}).empty()) << "from afar, heights do";
}

TEST(GroundLoader, aSquareAtTheLimitStays) {
    const GroundMesh mesh(townOf({{100, 100, 0}}, {}, kSmallWorld));
    const auto camera = over({100, 100, 0}, kNearDistance * 1.05F);
    EXPECT_TRUE(nearSquares(mesh, camera, {}).empty());
    EXPECT_EQ(nearSquares(mesh, camera, {{0, 0}}).size(), 1U);
}

TEST(GroundLoader, aSmallWorldIsNearAsAWhole) {
    const GroundMesh mesh(townOf({{100, 100, 0}, {900, 500, 0}}, {}));
    EXPECT_EQ(nearSquares(mesh, over({500, 300, 0}, 5000), {}).size(), mesh.squares().size());
}

TEST(GroundLoader, makesWhatIsWantedAndNothingElse) {
    const auto mesh = std::make_shared<const GroundMesh>(townOf({{100, 100, 0}, {500, 100, 0}, {2500, 100, 0}}, {}));
    std::atomic<int> calls = 0;
    GroundLoader loader(mesh, kEverything, [&] { ++calls; });
    loader.request({{0, 0}, {2, 0}}, {{2, 0}});
    loader.wait();
    const auto made = loader.take();
    ASSERT_EQ(made.near.size(), 2U);
    EXPECT_EQ(made.near[0].square, (GroundKey{0, 0})) << "the nearest first";
    ASSERT_EQ(made.far.size(), 1U);
    EXPECT_EQ(made.far[0].block, (GroundKey{2, 0}));
    EXPECT_EQ(calls, 3);
    EXPECT_TRUE(loader.take().near.empty());
}

} // namespace
} // namespace navsmith::render
