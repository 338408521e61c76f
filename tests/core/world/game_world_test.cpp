// Which placements of a San Andreas world become ground, and where.
#include "core/world/game_world.h"
#include "tests/support/gta_world_bytes.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <string>
#include <string_view>

namespace navsmith::world {
namespace {

std::span<const std::byte> asBytes(std::string_view text) {
    return std::as_bytes(std::span(text));
}

gta_world::ColFile plates(std::initializer_list<std::string> names, std::uint8_t material = 1) {
    gta_world::ColFile file;
    for (const auto& name : names) {
        gta_world::ColModel model;
        model.entry.name = name;
        model.vertices = {{-5, -10, 0}, {5, -10, 0}, {5, 10, 0}, {-5, 10, 0}};
        model.faces = {{0, 1, 2, material, 0}, {0, 2, 3, material, 0}};
        file.models.push_back(model);
    }
    return file;
}

Backdrop built(GameWorldBuilder& builder) {
    return builder.finish().value();
}

TEST(GameWorld, placesAModelWhereItsPlacementSays) {
    GameWorldBuilder builder;
    builder.addDefinitions(gta_world::readIde(asBytes("objs\n100, Road, txd, 300, 1\nend\n")), "a.ide");
    // A quarter turn: the stored quaternion is the inverse of the object's turn.
    builder.addPlacements(
        gta_world::readIpl(asBytes("inst\n100, road, 0, 1000, 2000, 30, 0, 0, 0.7071068, 0.7071068, -1\nend\n")),
        "a.ipl");
    builder.addCollision(plates({"road"}));
    const auto world = built(builder);
    EXPECT_EQ(builder.counts().placed, 1U);
    const auto& rays = world.rays;
    ASSERT_TRUE(rays.ground(1009, 2000, 50)) << "its length lies along x now";
    EXPECT_FALSE(rays.ground(1000, 2009, 50));
    EXPECT_FLOAT_EQ(rays.ground(1000, 2000, 50)->point.z, 30);
    EXPECT_EQ(rays.ground(1000, 2000, 50)->surface, Surface::Road);
    EXPECT_FLOAT_EQ(world.geometry.maximum.z, world.placed->bounds().maximum.z);
}

TEST(GameWorld, leavesOutLowDetailAndInteriors) {
    GameWorldBuilder builder;
    builder.addDefinitions(
        gta_world::readIde(asBytes("objs\n1, house, t, 300, 0\n2, far, t, 999, 0\n3, lodhouse, t, 999, 0\nend\n")),
        "a.ide");
    builder.addPlacements(gta_world::readIpl(asBytes("inst\n"
                                                     "1, house, 0, 0, 0, 0, 0, 0, 0, 1, 1\n"
                                                     "2, far, 0, 0, 0, 0, 0, 0, 0, 1, -1\n"
                                                     "3, lodhouse, 0, 100, 0, 0, 0, 0, 0, 1, -1\n"
                                                     "1, house, 5, 200, 0, 0, 0, 0, 0, 1, -1\n"
                                                     "1, house, 13, 300, 0, 0, 0, 0, 0, 1, -1\n"
                                                     "1, house, 1024, 400, 0, 0, 0, 0, 0, 1, -1\n"
                                                     "9, nobody, 0, 500, 0, 0, 0, 0, 0, 1, -1\n"
                                                     "end\n")),
                          "a.ipl");
    builder.addCollision(plates({"house", "far", "lodhouse"}));
    const auto world = built(builder);
    const PlacementCounts expected{
        .read = 7, .placed = 3, .lowDetail = 2, .indoors = 1, .undefined = 1, .withoutCollision = 0};
    EXPECT_EQ(builder.counts(), expected);
    for (const float x : {0.0F, 300.0F, 400.0F})
        EXPECT_TRUE(world.rays.ground(x, 0, 10)) << x;
    for (const float x : {100.0F, 200.0F, 500.0F})
        EXPECT_FALSE(world.rays.ground(x, 0, 10)) << x;
}

TEST(GameWorld, whatBreaksAndMovesLiesInLayersOfItsOwn) {
    GameWorldBuilder builder;
    builder.addDefinitions(gta_world::readIde(asBytes("objs\n1, pane, t, 300, 512\n2, door, t, 300, 2048\nend\n"
                                                      "anim\n3, crane, t, a, 300, 0\nend\n")),
                           "a.ide");
    builder.addDefinitions(gta_world::readIde(asBytes("objs\n4, bin, t, 50, 0\nend\n")), "Dynamic2.IDE");
    builder.addPlacements(gta_world::readIpl(asBytes("inst\n1, pane, 0, 0, 0, 0, 0, 0, 0, 1, -1\n"
                                                     "2, door, 0, 100, 0, 0, 0, 0, 0, 1, -1\n"
                                                     "3, crane, 0, 200, 0, 0, 0, 0, 0, 1, -1\n"
                                                     "4, bin, 0, 300, 0, 0, 0, 0, 0, 1, -1\nend\n")),
                          "a.ipl");
    builder.addCollision(plates({"pane", "door", "crane", "bin"}));
    const auto world = built(builder);
    EXPECT_EQ(world.layers(), layerBit(MapLayer::Breakable) | layerBit(MapLayer::Brushes));
    EXPECT_EQ(world.rays.cast({0, 0, 10}, {0, 0, -1})->layer, MapLayer::Breakable);
    for (const float x : {100.0F, 200.0F, 300.0F})
        EXPECT_EQ(world.rays.cast({x, 0, 10}, {0, 0, -1})->layer, MapLayer::Brushes) << x;
}

TEST(GameWorld, ofModelsWithOneNameTheFirstCounts) {
    GameWorldBuilder builder;
    builder.addDefinitions(gta_world::readIde(asBytes("objs\n1, road, t, 300, 0\nend\n")), "a.ide");
    builder.addPlacements(gta_world::readIpl(asBytes("inst\n1, road, 0, 0, 0, 0, 0, 0, 0, 1, -1\nend\n")), "a.ipl");
    builder.addCollision(plates({"road"}, 9));
    builder.addCollision(plates({"road"}, 1));
    EXPECT_EQ(built(builder).rays.ground(0, 0, 5)->surface, Surface::Grass);
}

TEST(GameWorld, waterIsALayerSeenFromAbove) {
    GameWorldBuilder builder;
    builder.addWater(gta_world::readWater(
        asBytes("processed\n-10 -10 2 0 0 1 0  10 -10 2 0 0 1 0  -10 10 2 0 0 1 0  10 10 2 0 0 1 0  1\n")));
    const auto world = built(builder);
    RayOptions options;
    options.facing = Facing::Front;
    for (const auto& [x, y] : {std::pair(9.0F, 9.0F), std::pair(-9.0F, 9.0F), std::pair(9.0F, -9.0F)}) {
        const auto hit = world.rays.cast({x, y, 10}, {0, 0, -1}, options);
        ASSERT_TRUE(hit) << x << ' ' << y;
        EXPECT_EQ(hit->layer, MapLayer::Water);
        EXPECT_FLOAT_EQ(hit->point.z, 2);
    }
    EXPECT_FALSE(world.rays.ground(0, 0, 10)) << "nobody stands on water";
}

TEST(GameWorld, boxesAndSpheresAreSolid) {
    gta_world::ColModel model;
    model.entry.name = "things";
    model.boxes.push_back({{-2, -2, 0}, {2, 2, 3}, {}});
    model.spheres.push_back({{20, 0, 5}, 4, {}});
    const auto mesh = toMesh(model);
    EXPECT_EQ(mesh.triangleCount(), 12U + 20U);
    const auto placed = std::make_shared<const PlacedMeshes>(std::vector<Mesh>{mesh}, std::vector<Placement>{{}});
    const auto rays = RayCaster::build({}, {}, placed).value();
    RayOptions front;
    front.facing = Facing::Front; // the outside
    for (const glm::vec3& direction : {glm::vec3(1, 0.1F, 0), glm::vec3(-1, 0.1F, 0), glm::vec3(0.1F, 1, 0),
                                       glm::vec3(0.1F, -1, 0), glm::vec3(0.1F, 0, 1), glm::vec3(0.1F, 0, -1)}) {
        EXPECT_TRUE(rays.cast(glm::vec3(0, 0, 1.5F) - direction * 9.0F, direction, front));
        EXPECT_FALSE(rays.cast({0, 0, 1.5F}, direction, {.maxDistance = 8, .facing = Facing::Front}));
        const auto sphere = rays.cast(glm::vec3(20, 0, 5) - direction * 9.0F, direction, front);
        ASSERT_TRUE(sphere);
        EXPECT_LT(glm::length(sphere->point - glm::vec3(20, 0, 5)), 4.01F);
    }
}

TEST(GameWorld, quartersMakeAPictureWhereThereIsNoRadar) {
    auto quarters = tests::someTextures();
    quarters.resize(4, quarters.front());
    for (std::size_t i = 0; i < quarters.size(); ++i)
        quarters[i].name = "GtaSaMapBit" + std::to_string(i + 1);
    GameWorldBuilder builder;
    EXPECT_TRUE(isWorldMember("SAMAPS.txd"));
    builder.addMember(tests::buildTxd(quarters), "samaps.txd");
    const auto picture = built(builder).picture;
    ASSERT_TRUE(picture);
    EXPECT_EQ(picture->width, 8U) << "two squares of the smaller side";
    EXPECT_EQ(picture->low.x, -3000);
    EXPECT_EQ(picture->high.y, 3000);
    GameWorldBuilder both;
    both.addMember(tests::buildTxd(quarters), "samaps.txd");
    both.addRadar(0, gta_world::TxdImage{2, 2, std::vector<std::uint8_t>(16, 9)});
    EXPECT_EQ(built(both).picture->width, 24U);
}

TEST(GameWorld, radarPartsMakeAPicture) {
    GameWorldBuilder builder;
    const auto part = [](std::uint8_t shade) {
        return gta_world::TxdImage{2, 2, std::vector<std::uint8_t>(16, shade)};
    };
    builder.addRadar(0, part(10));
    builder.addRadar(143, part(20));
    const auto picture = built(builder).picture;
    ASSERT_TRUE(picture);
    EXPECT_EQ(picture->width, 24U);
    EXPECT_EQ(picture->low.x, -3000);
    EXPECT_EQ(picture->high.y, 3000);
    EXPECT_EQ(picture->rgba.front(), 10) << "north-west";
    EXPECT_EQ(picture->rgba.back(), 20) << "south-east";
}

} // namespace
} // namespace navsmith::world
