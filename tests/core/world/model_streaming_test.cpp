// Which pieces of a drawn world are shown, loaded and dropped.
#include "core/world/model_streaming.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace navsmith::world {
namespace {

constexpr auto kFullPiece = ModelDetail::Full;
constexpr auto kLowPiece = ModelDetail::Low;

DrawnWorld fewObjects() {
    DrawnWorld world;
    world.models = {
        {1, "house", "town", 299}, {2, "lodhouse", "town", 1500}, {3, "bin", "town", 60}, {4, "lights", "town", 299}};
    world.models[3].from = 20;
    world.models[3].until = 6;
    world.objects = {{.model = 0, .twin = 1, .position = {10, 10, 0}},
                     {.model = 1, .low = true, .position = {-10, 10, 0}},
                     {.model = 2, .position = {20, 20, 0}},
                     {.model = 0, .position = {500, 0, 0}},
                     {.model = 3, .position = {500, 0, 0}}};
    return world;
}

TEST(ModelCells, anObjectIsWhereItsTwinIs) {
    const auto world = fewObjects();
    const ModelCells cells(world, nullptr);
    EXPECT_EQ(cells.objectsOf({{-1, 0}, kFullPiece}), (std::vector<std::uint32_t>{0}));
    EXPECT_EQ(cells.objectsOf({{-1, 0}, kLowPiece}), (std::vector<std::uint32_t>{1}));
    EXPECT_EQ(cells.objectsOf({{0, 0}, kFullPiece}), (std::vector<std::uint32_t>{2}));
    EXPECT_TRUE(cells.objectsOf({{0, 0}, kLowPiece}).empty()) << "small, and without a twin";
    EXPECT_EQ(cells.objectsOf({{2, 0}, kLowPiece}), (std::vector<std::uint32_t>{3})) << "large, without a twin";
    EXPECT_TRUE(cells.objectsOf({{9, 9}, kLowPiece}).empty());
    EXPECT_EQ(cells.all().at({-1, 0}).maximum.x, 25) << "bounds of all its objects";
}

TEST(ModelCells, whatIsNotThereAtTheHourIsLeftOut) {
    const auto world = fewObjects();
    EXPECT_EQ(ModelCells(world, nullptr, 12).objectsOf({{2, 0}, kFullPiece}).size(), 1U);
    EXPECT_EQ(ModelCells(world, nullptr, 23).objectsOf({{2, 0}, kFullPiece}).size(), 2U);
    EXPECT_EQ(ModelCells(world, nullptr, 5).objectsOf({{2, 0}, kFullPiece}).size(), 2U);
    EXPECT_EQ(ModelCells(world, nullptr, 6).objectsOf({{2, 0}, kFullPiece}).size(), 1U);
}

TEST(ModelCells, collisionGivesTheBounds) {
    auto world = fewObjects();
    world.objects[3].placement = 0;
    Mesh mesh;
    mesh.positions = {{0, 0, 0}, {300, 0, 0}, {0, 50, 9}};
    mesh.indices = {0, 1, 2};
    mesh.surfaces = {Surface::Road};
    const PlacedMeshes placed({mesh}, {{0, MapLayer::Solid, {500, 0, 0}}});
    const ModelCells cells(world, &placed);
    EXPECT_NEAR(cells.all().at({2, 0}).maximum.x, 800, 0.01);
    EXPECT_EQ(cells.cellOf(0), (ModelCell{2, 0}));
    EXPECT_FALSE(cells.cellOf(1));
}

ModelBudget tightBudget() {
    return {.bytes = 1000, .triangles = 100, .full = 300, .low = 1000, .guess = {10, 1}};
}

std::vector<CellSight> atDistances(std::initializer_list<float> distances) {
    std::vector<CellSight> sights;
    for (const float distance : distances)
        sights.push_back({{static_cast<int>(sights.size()), 0}, distance, true});
    return sights;
}

/// Loads what is asked for until nothing more is.
ModelStep settled(ModelStreaming& streaming, const std::vector<CellSight>& sights, const ModelCost& cost) {
    ModelStep step;
    std::vector<ModelPiece> dropped;
    for (int i = 0; i < 20; ++i) {
        step = streaming.look(sights);
        dropped.insert(dropped.end(), step.drop.begin(), step.drop.end());
        if (step.load.empty())
            break;
        streaming.loaded(step.load.front(), cost);
    }
    EXPECT_TRUE(step.load.empty());
    step.drop = dropped;
    return step;
}

TEST(ModelStreaming, nearCellsAreFullAndFarOnesLow) {
    ModelStreaming streaming(tightBudget());
    const auto step = settled(streaming, atDistances({50, 299, 301, 999, 1001}), {10, 1});
    EXPECT_EQ(step.show, (std::vector<ModelPiece>{
                             {{0, 0}, kFullPiece}, {{1, 0}, kFullPiece}, {{2, 0}, kLowPiece}, {{3, 0}, kLowPiece}}));
    EXPECT_EQ(streaming.loadedBytes(), 40U);
}

TEST(ModelStreaming, theNearestIsLoadedFirstAndThePictureBeforeTheRest) {
    ModelStreaming streaming({});
    auto sights = atDistances({140, 90, 120});
    sights[1].inPicture = false;
    sights.push_back({{9, 9}, 160, false}); // not even near
    const auto step = streaming.look(sights);
    EXPECT_EQ(step.load, (std::vector<ModelPiece>{{{2, 0}, kFullPiece}, {{0, 0}, kFullPiece}, {{1, 0}, kFullPiece}}));
    EXPECT_TRUE(step.show.empty());
}

TEST(ModelStreaming, theOtherDetailIsShownMeanwhile) {
    ModelStreaming streaming(tightBudget());
    settled(streaming, atDistances({500}), {10, 1});
    const auto step = streaming.look(atDistances({100}));
    EXPECT_EQ(step.load, (std::vector<ModelPiece>{{{0, 0}, kFullPiece}}));
    EXPECT_EQ(step.show, (std::vector<ModelPiece>{{{0, 0}, kLowPiece}}));
}

TEST(ModelStreaming, aCellAtTheLimitDoesNotComeAndGo) {
    ModelStreaming streaming(tightBudget());
    settled(streaming, atDistances({290}), {10, 1});
    EXPECT_EQ(streaming.look(atDistances({310})).show.at(0).detail, kFullPiece);
    EXPECT_EQ(streaming.look(atDistances({350})).show.at(0).detail, kFullPiece) << "until the other one is loaded";
    EXPECT_EQ(settled(streaming, atDistances({350}), {10, 1}).show.at(0).detail, kLowPiece);
    EXPECT_EQ(streaming.look(atDistances({310})).show.at(0).detail, kLowPiece);
}

TEST(ModelStreaming, trianglesAreLimited) {
    ModelStreaming streaming(tightBudget());
    const auto step = settled(streaming, atDistances({10, 20, 30, 40, 50}), {1, 30});
    EXPECT_EQ(step.show.size(), 3U);
    EXPECT_EQ(step.show.back().cell, (ModelCell{2, 0}));
}

TEST(ModelStreaming, oneCellIsShownWhateverItCosts) {
    ModelStreaming streaming(tightBudget());
    EXPECT_EQ(settled(streaming, atDistances({10, 20}), {5000, 5000}).show.size(), 1U);
}

TEST(ModelStreaming, whatWasSeenLongestAgoIsDroppedFirst) {
    ModelStreaming streaming(tightBudget());
    for (const int x : {1, 2, 3}) {
        const std::vector<CellSight> one{{{x, 0}, 10, true}};
        const auto step = settled(streaming, one, {300, 1});
        EXPECT_TRUE(step.drop.empty());
    }
    EXPECT_EQ(streaming.loadedBytes(), 900U);
    (void)streaming.look({{{1, 0}, 10, true}}); // seen again
    const auto step = settled(streaming, {{{4, 0}, 10, true}}, {300, 1});
    ASSERT_FALSE(step.drop.empty());
    EXPECT_EQ(step.drop.front(), (ModelPiece{{2, 0}, kFullPiece}));
    EXPECT_LE(streaming.loadedBytes(), 1000U);
    EXPECT_EQ(streaming.look({{{2, 0}, 10, true}}).load.size(), 1U) << "it is to be loaded again";
}

} // namespace
} // namespace navsmith::world
