#include "core/systems/quake_nav/brush_match.h"

#include <gtest/gtest.h>

#include <limits>
#include <string>

namespace navsmith::systems::quake_nav {
namespace {

void addBrushEntity(world::MapGeometry& map, const std::string& className, const world::MapModel& model,
                    std::optional<glm::vec3> origin = {}) {
    world::MapEntity entity;
    entity.pairs = {{"classname", className}};
    entity.model = static_cast<std::uint32_t>(map.models.size());
    entity.origin = origin;
    map.models.push_back(model);
    map.entities.push_back(entity);
}

world::MapGeometry world() {
    world::MapGeometry map;
    map.models.push_back({{-500, -500, -500}, {500, 500, 500}});
    map.entities.emplace_back();
    return map;
}

TEST(BrushMatch, entityBoxIsItsPlacedModelGrownByTwo) {
    auto map = world();
    addBrushEntity(map, "func_door", {{0, 0, 0}, {64, 8, 96}}, glm::vec3(100, 0, 0));
    const auto box = entityBox(map, 1);
    ASSERT_TRUE(box);
    EXPECT_EQ(box->minimum, glm::vec3(98, -2, -2));
    EXPECT_EQ(box->maximum, glm::vec3(166, 10, 98));
    EXPECT_FALSE(entityBox(map, 0)) << "the world is no mover";
    map.entities[1].model = 77;
    EXPECT_FALSE(entityBox(map, 1)) << "a model that the map lacks";
}

TEST(BrushMatch, platsRestAsFarDownAsTheGameLowersThem) {
    auto map = world();
    addBrushEntity(map, "func_plat", {{1, 1, 1}, {63, 63, 199}});
    // The game spreads the model to 200 and leaves 8.
    EXPECT_EQ(restingBox(map, 1)->maximum.z, entityBox(map, 1)->maximum.z - 192);
}

TEST(BrushMatch, findsALoweredPlatform) {
    auto map = world();
    addBrushEntity(map, "func_plat", {{256, 0, 100}, {320, 64, 116}});
    addBrushEntity(map, "func_plat", {{0, 0, 300}, {64, 64, 316}});
    addBrushEntity(map, "func_door", {{0, 0, 0}, {64, 64, 96}});
    const auto found = matches(map, {-2, -2, -2}, {66, 66, 18});
    ASSERT_EQ(found.size(), 2U);
    EXPECT_EQ(found[0].entity, 2U) << "300 above it, the other aside";
    EXPECT_EQ(found[0].model, 2U);
    EXPECT_FLOAT_EQ(found[0].distance, 300.0F);
    EXPECT_TRUE(found[0].sure);
    EXPECT_EQ(found[1].entity, 1U);
    EXPECT_FALSE(found[1].sure);
}

TEST(BrushMatch, onlyAnExactTwinIsCertain) {
    auto map = world();
    addBrushEntity(map, "func_button", {{0, 0, 0}, {16, 16, 8}});
    addBrushEntity(map, "func_button", {{0, 0, 64}, {16, 16, 72}});
    auto found = matches(map, {-2, -2, 62}, {18, 18, 74});
    ASSERT_EQ(found.size(), 2U);
    EXPECT_EQ(found[0].entity, 2U);
    EXPECT_TRUE(found[0].sure);
    found = matches(map, {-2, -2, 40}, {18, 18, 52});
    ASSERT_EQ(found.size(), 2U);
    EXPECT_EQ(found[0].entity, 2U);
    EXPECT_FALSE(found[0].sure);
}

TEST(BrushMatch, toleratesOneUnitPerAxis) {
    auto map = world();
    addBrushEntity(map, "func_door", {{0, 0, 0}, {64, 8, 96}});
    EXPECT_EQ(matches(map, {-2, -2, -2}, {67, 9, 99}).size(), 1U);
    EXPECT_TRUE(matches(map, {-2, -2, -2}, {67.5F, 10, 98}).empty());
    EXPECT_TRUE(matches(map, {0, 0, 0}, {std::numeric_limits<float>::quiet_NaN(), 12, 100}).empty());
}

TEST(BrushMatch, ignoresTriggers) {
    auto map = world();
    addBrushEntity(map, "trigger_multiple", {{0, 0, 0}, {64, 8, 96}});
    EXPECT_TRUE(matches(map, {-2, -2, -2}, {66, 10, 98}).empty());
}

} // namespace
} // namespace navsmith::systems::quake_nav
