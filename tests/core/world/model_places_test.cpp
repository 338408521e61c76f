// What a world says of a model by its number.
#include "core/world/game_world.h"
#include "core/world/game_world_bytes.h"
#include "core/world/model_places.h"

#include <glm/geometric.hpp>
#include <gtest/gtest.h>

#include <string_view>

namespace navsmith::world {
namespace {

std::span<const std::byte> viewOf(std::string_view text) {
    return std::as_bytes(std::span(text));
}

/// A booth at two places, with collision; a house with a twin for afar; a gate that stands nowhere.
Backdrop boothWorld() {
    GameWorldBuilder builder;
    builder.addDefinitions(gta_world::readIde(viewOf("objs\n1, Booth, t, 300, 0\n2, house, t, 300, 0\n"
                                                     "3, lodhouse, t, 999, 0\n4, gate, t, 50, 0\nend\n")),
                           "a.ide");
    builder.addPlacements(gta_world::readIpl(viewOf("inst\n1, booth, 0, 10, 20, 30, 0, 0, 0, 1, -1\n"
                                                    "2, house, 0, 100, 0, 0, 0, 0, 0, 1, 3\n"
                                                    "1, booth, 0, 50, 20, 30, 0, 0, 0, 1, -1\n"
                                                    "3, lodhouse, 0, 100, 0, 0, 0, 0, 0, 1, -1\n"
                                                    "1, booth, 7, 999, 0, 0, 0, 0, 0, 1, -1\nend\n")),
                          "a.ipl");
    gta_world::ColFile collision;
    auto& model = collision.models.emplace_back();
    model.entry.name = "booth";
    model.vertices = {{-1, -2, 0}, {1, -2, 0}, {1, 2, 3}};
    model.faces = {{0, 1, 2, 9, 0}};
    builder.addCollision(collision);
    return builder.finish().value();
}

void expectBooths(const Backdrop& world) {
    EXPECT_EQ(modelName(world, 1), "booth");
    EXPECT_EQ(modelName(world, 4), "gate") << "it stands nowhere";
    EXPECT_EQ(modelName(world, 5), "");
    EXPECT_EQ(modelName(world, -1), "");
    const auto booths = placesOfModel(world, 1);
    ASSERT_EQ(booths.size(), 2U) << "one is indoors";
    EXPECT_EQ(booths[0].position, glm::vec3(10, 20, 30));
    EXPECT_EQ(booths[1].position, glm::vec3(50, 20, 30));
    EXPECT_LT(glm::distance(booths[1].bounds.minimum, glm::vec3(49, 18, 30)), 0.01F);
    EXPECT_LT(glm::distance(booths[1].bounds.maximum, glm::vec3(51, 22, 33)), 0.01F);
    ASSERT_EQ(placesOfModel(world, 3).size(), 1U) << "low detail counts where there is nothing else";
    EXPECT_TRUE(placesOfModel(world, 3)[0].bounds.empty());
    EXPECT_TRUE(placesOfModel(world, 4).empty());
    EXPECT_TRUE(placesOfModel(world, -1).empty());
}

TEST(ModelPlaces, modelsAreFoundByTheirNumber) {
    expectBooths(boothWorld());
    EXPECT_EQ(modelName({}, 1), "") << "no game's world";
    EXPECT_TRUE(placesOfModel({}, 1).empty());
}

TEST(ModelPlaces, theCacheKeepsThem) {
    bytes::ByteWriter writer;
    writeWorld(writer, boothWorld());
    const auto world = readWorld(writer.release());
    ASSERT_TRUE(world) << bytes::describe(world.error());
    expectBooths(*world);
}

} // namespace
} // namespace navsmith::world
