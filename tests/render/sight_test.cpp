// What the surfaces of a map hide: a floor, and a wall that stands on it.
#include "render/picking.h"
#include "render/sight.h"
#include "tests/render/small_world.h"

#include <gtest/gtest.h>

#include <memory>

namespace navsmith::render {
namespace {

constexpr float kSightScale = 900;

/// A floor at height 0, and a wall across it at y = 100 with its front to the south, 200 high.
std::shared_ptr<const world::Backdrop> hall(world::MapLayer wall = world::MapLayer::Solid) {
    auto backdrop = std::make_shared<world::Backdrop>();
    auto& map = backdrop->geometry;
    map.positions = {{-500, -500, 0}, {500, -500, 0}, {500, 500, 0},   {-500, 500, 0},
                     {-500, 100, 0},  {500, 100, 0},  {500, 100, 200}, {-500, 100, 200}};
    map.indices = {0, 1, 2, 0, 2, 3, 4, 5, 6, 4, 6, 7};
    map.layers = {{world::MapLayer::Solid, 0, 2}, {wall, 2, 2}};
    map.minimum = {-500, -500, 0};
    map.maximum = {500, 500, 200};
    backdrop->rays = world::RayCaster::build(map).value();
    return backdrop;
}

Camera fromTheSouth() {
    Camera camera;
    camera.position = {0, -300, 120};
    camera.yaw = 0;
    camera.pitch = -0.2F;
    return camera;
}

TEST(Sight, aWallHidesWhatIsBehindIt) {
    const Sight sight(hall(), {}, kSightScale);
    const auto camera = fromTheSouth();
    EXPECT_FALSE(sight.isHidden(camera, {0, 50, 10})) << "before the wall";
    EXPECT_TRUE(sight.isHidden(camera, {0, 150, 10})) << "behind it";
    EXPECT_FALSE(sight.isHidden(camera, {0, 150, 400})) << "above it";
    EXPECT_FALSE(sight.isHidden(camera, {0, 100, 50})) << "on it";
}

TEST(Sight, whatLiesOnTheGroundOrAStepInItCanBeSeen) {
    const Sight sight(hall(), {}, kSightScale);
    const auto camera = fromTheSouth();
    EXPECT_FALSE(sight.isHidden(camera, {0, 0, 0}));
    EXPECT_FALSE(sight.isHidden(camera, {0, 0, -16}));
    EXPECT_TRUE(sight.isHidden(camera, {0, 0, -60})) << "a room below";
}

TEST(Sight, theBackOfAWallHidesNothingUnlessItIsDrawn) {
    auto camera = fromTheSouth();
    camera.position = {0, 400, 120};
    camera.yaw = 3.14159F;
    BackdropLook look;
    EXPECT_FALSE(Sight(hall(), look, kSightScale).isHidden(camera, {0, 0, 10}));
    look.backFaces = true;
    EXPECT_TRUE(Sight(hall(), look, kSightScale).isHidden(camera, {0, 0, 10}));
}

TEST(Sight, nothingIsHiddenByAMapThatIsSeenThrough) {
    const auto camera = fromTheSouth();
    const glm::vec3 behind(0, 150, 10);
    const auto hides = [&](auto&& change, world::MapLayer wall = world::MapLayer::Solid) {
        BackdropLook look;
        change(look);
        return Sight(hall(wall), look, kSightScale).isHidden(camera, behind);
    };
    EXPECT_TRUE(hides([](BackdropLook&) {}));
    EXPECT_FALSE(hides([](BackdropLook& look) { look.shown = false; }));
    EXPECT_FALSE(hides([](BackdropLook& look) { look.hiddenElements = true; }));
    EXPECT_FALSE(hides([](BackdropLook& look) { look.opacity = 0.5F; }));
    EXPECT_FALSE(hides([](BackdropLook& look) { look.surfaces = SurfaceLook::Wireframe; }));
    EXPECT_FALSE(hides([](BackdropLook& look) { look.slice.top = 5; })) << "the slice cuts the wall away";
    EXPECT_FALSE(hides([](BackdropLook&) {}, world::MapLayer::Water));
    EXPECT_FALSE(hides([](BackdropLook&) {}, world::MapLayer::Clips)) << "a layer that is not drawn";
    EXPECT_FALSE(Sight().isHidden(camera, behind));
}

TEST(Sight, orthographicViewsSeeFromAfar) {
    const Sight sight(hall(), {}, kSightScale);
    auto camera = fromTheSouth();
    camera.orthographic = true;
    camera.pitch = 0;
    camera.position.y = 300; // behind the wall: an orthographic picture shows what is behind the eye, too
    EXPECT_TRUE(sight.isHidden(camera, {0, 150, 100}));
    EXPECT_FALSE(sight.isHidden(camera, {0, 50, 100}));
}

class PickingBehindWalls : public ::testing::Test {
protected:
    model::Model model = tests::smallWorld();
    Scene scene{model, tests::paths().view};
    Camera camera;
    model::ElementTypeId node = *tests::paths().schema->findElementType("node");
    model::Element first{node, 0};
    glm::vec2 pixel{0};

    void SetUp() override {
        scene.rebuild({});
        camera = tests::above(scene);
        pixel = camera.project(*scene.anchor(first)).value();
    }
};

TEST_F(PickingBehindWalls, whatCanBeSeenComesBeforeWhatIsHidden) {
    const auto all = pickAll(scene, camera, pixel);
    ASSERT_GT(all.size(), 1U);
    ASSERT_EQ(all.front().element, first);
    // A plate so small that it hides the node and leaves its links in view.
    const auto hides = [&](const glm::vec3& point) { return glm::distance(*camera.project(point), pixel) < 0.25F; };
    const auto seen = pick(
        scene, camera, pixel + glm::vec2(3, 0), 5,
        [&](model::Element e) { return e.type == node || e == all[1].element; }, hides);
    ASSERT_TRUE(seen);
    EXPECT_FALSE(seen->hidden);
}

TEST_F(PickingBehindWalls, whatIsHiddenIsPickedWhereNothingElseIs) {
    const auto everywhere = [](const glm::vec3&) { return true; };
    const auto open = pickAll(scene, camera, pixel);
    const auto hidden = pickAll(scene, camera, pixel, 5, {}, everywhere);
    ASSERT_EQ(hidden.size(), open.size());
    for (std::size_t i = 0; i < open.size(); ++i) {
        EXPECT_EQ(hidden[i].element, open[i].element);
        EXPECT_TRUE(hidden[i].hidden);
    }
    const auto hit = pick(scene, camera, pixel, 5, {}, everywhere);
    ASSERT_TRUE(hit);
    EXPECT_EQ(hit->element, first);
}

} // namespace
} // namespace navsmith::render
