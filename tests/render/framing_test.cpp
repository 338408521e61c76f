// A camera goes to where a map does not hide what it shows: rooms of a map.
#include "render/framing.h"

#include <glm/geometric.hpp>
#include <gtest/gtest.h>

#include <memory>
#include <vector>

namespace navsmith::render {
namespace {

constexpr float kScale = 900;
constexpr float kUsual = 120; ///< radius shown around a small thing

/// Walls with both sides around the origin: at the south and, for a closed room, all around with a roof.
std::shared_ptr<const world::Backdrop> wallsAround(float half, bool closed, float top = 300) {
    auto backdrop = std::make_shared<world::Backdrop>();
    auto& map = backdrop->geometry;
    const auto plate = [&](const glm::vec3& a, const glm::vec3& b, const glm::vec3& c, const glm::vec3& d) {
        const auto first = static_cast<std::uint32_t>(map.positions.size());
        map.positions.insert(map.positions.end(), {a, b, c, d});
        for (const std::uint32_t i : {0U, 1U, 2U, 0U, 2U, 3U, 2U, 1U, 0U, 3U, 2U, 0U})
            map.indices.push_back(first + i);
    };
    const float h = half;
    plate({-h, -h, 0}, {h, -h, 0}, {h, -h, top}, {-h, -h, top});
    if (closed) {
        plate({-h, h, 0}, {h, h, 0}, {h, h, top}, {-h, h, top});
        plate({-h, -h, 0}, {-h, h, 0}, {-h, h, top}, {-h, -h, top});
        plate({h, -h, 0}, {h, h, 0}, {h, h, top}, {h, -h, top});
        plate({-h, -h, top}, {h, -h, top}, {h, h, top}, {-h, h, top});
    }
    map.layers = {{world::MapLayer::Solid, 0, static_cast<std::uint32_t>(map.triangleCount())}};
    backdrop->rays = world::RayCaster::build(map).value();
    return backdrop;
}

class Framing : public ::testing::Test {
protected:
    Camera camera;
    Box box;
    const std::vector<glm::vec3> points{{0, 0, 10}};

    void SetUp() override {
        box.add(points.front());
        camera.yaw = 0;
        camera.pitch = -0.3F;
    }
    void expectInTheMiddle() {
        const auto pixel = camera.project(points.front());
        ASSERT_TRUE(pixel);
        EXPECT_LT(glm::distance(*pixel, glm::vec2(camera.viewport) * 0.5F), 3);
    }
};

TEST_F(Framing, withoutAWallTheDirectionStays) {
    auto usual = camera;
    usual.frame(box, kUsual);
    frameInSight(camera, box, kUsual, points, {});
    EXPECT_EQ(camera, usual);
    camera.yaw = 3.14159F; // the wall is behind the thing
    usual.yaw = camera.yaw;
    usual.frame(box, kUsual);
    frameInSight(camera, box, kUsual, points, Sight(wallsAround(100, false), {}, kScale));
    EXPECT_EQ(camera, usual);
}

TEST_F(Framing, looksAroundAWall) {
    const Sight sight(wallsAround(60, false), {}, kScale);
    auto usual = camera;
    usual.frame(box, kUsual);
    ASSERT_TRUE(sight.isHidden(usual, points.front()));
    frameInSight(camera, box, kUsual, points, sight);
    EXPECT_FALSE(sight.isHidden(camera, points.front()));
    EXPECT_FLOAT_EQ(camera.focus, usual.focus) << "no nearer than usual";
    expectInTheMiddle();
}

TEST_F(Framing, comesNearerInAClosedRoom) {
    const Sight sight(wallsAround(180, true), {}, kScale);
    frameInSight(camera, box, kUsual, points, sight);
    EXPECT_FALSE(sight.isHidden(camera, points.front()));
    EXPECT_LT(std::abs(camera.position.y), 180) << "in the room";
    expectInTheMiddle();
}

TEST_F(Framing, staysAsUsualWhereNothingHelpsOrNeedsTo) {
    for (const bool orthographic : {false, true}) {
        const float half = orthographic ? 180.0F : 25.0F; // no room for the camera
        camera.orthographic = orthographic;
        auto usual = camera;
        usual.frame(box, kUsual);
        auto turned = camera;
        frameInSight(turned, box, kUsual, points, Sight(wallsAround(half, true, 50), {}, kScale));
        EXPECT_EQ(turned, usual);
    }
}

} // namespace
} // namespace navsmith::render
