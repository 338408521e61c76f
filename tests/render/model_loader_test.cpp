// Pieces of a world made on a thread, and the ground that they cover.
#include "render/model_loader.h"
#include "tests/render/model_town.h"

#include <gtest/gtest.h>

#include <atomic>

namespace navsmith::render {
namespace {

using world::ModelDetail;
using world::ModelPiece;

class ModelLoading : public testing::Test {
protected:
    std::shared_ptr<const world::ModelCells> cells() const {
        return std::make_shared<const world::ModelCells>(*town.world->drawn, town.world->placed.get());
    }
    const tests::ModelTown town = tests::modelTown();
};

TEST_F(ModelLoading, makesWhatIsWanted) {
    std::atomic<int> calls = 0;
    ModelLoader loader(town.world, cells(), town.find(), [&] { ++calls; });
    const ModelPiece full{{25, 0}, ModelDetail::Full};
    const ModelPiece low{{25, 0}, ModelDetail::Low};
    loader.request({full, low});
    loader.wait();
    const auto made = loader.take();
    ASSERT_EQ(made.size(), 2U);
    EXPECT_EQ(calls, 2);
    EXPECT_EQ(made[0].piece, full) << "in their order";
    EXPECT_EQ(made[1].piece, low);
    for (const auto& one : made) {
        EXPECT_EQ(one.cost.triangles, 2U);
        EXPECT_GT(one.cost.bytes, one.map.bytes);
        EXPECT_EQ(one.bounds.min, glm::vec3(4950, -50, 0));
        ASSERT_EQ(one.map.batches.size(), 1U);
    }
    EXPECT_TRUE(loader.take().empty());
}

TEST_F(ModelLoading, emptyPiecesCostNothing) {
    ModelLoader loader(town.world, cells(), town.find(), [] {});
    loader.request({{{7, 7}, ModelDetail::Full}});
    loader.wait();
    const auto made = loader.take();
    ASSERT_EQ(made.size(), 1U);
    EXPECT_TRUE(made[0].map.batches.empty());
}

TEST_F(ModelLoading, theGroundIsCoveredWhereAllItsObjectsAreShown) {
    const GroundMesh ground(town.world);
    const auto all = cells();
    const world::ModelCell first{0, 0};
    EXPECT_TRUE(coveredSquares(ground, nullptr, {first}).empty());
    EXPECT_TRUE(coveredSquares(ground, all.get(), {}).empty());
    // The plate around the origin reaches into four squares.
    const auto covered = coveredSquares(ground, all.get(), {first});
    EXPECT_EQ(covered, (std::set<GroundKey>{{-1, -1}, {-1, 0}, {0, -1}, {0, 0}}));
    const world::ModelCell second{25, 0};
    EXPECT_TRUE(coveredSquares(ground, all.get(), {}, {first, second}).empty()) << "none is shown";
    EXPECT_EQ(coveredSquares(ground, all.get(), {first}, {second}), covered);
}

TEST_F(ModelLoading, cellsAreSeenAsFarAsTheirBoxes) {
    Camera camera;
    camera.position = {0, -150, 0};
    camera.pitch = 0;
    const auto sights = sightsOf(*cells(), camera);
    ASSERT_EQ(sights.size(), 2U);
    EXPECT_NEAR(sights[0].distance, 100, 1);
    EXPECT_TRUE(sights[0].inPicture);
    EXPECT_FALSE(sights[1].inPicture);
}

} // namespace
} // namespace navsmith::render
