#include "render/ring_gizmo.h"

#include <glm/geometric.hpp>
#include <gtest/gtest.h>

#include <cmath>

namespace navsmith::render {
namespace {

Camera above() {
    Camera c;
    c.viewport = {800, 600};
    c.position = {10, -100, 90};
    c.pitch = -0.75F;
    return c;
}

TEST(RingGizmo, FollowsTheMouseAroundItsCentre) {
    const auto camera = above();
    const RingGizmo ring({5, 6, 7});
    for (const float start : {0.0F, 100.0F, 250.0F}) {
        const auto from = *camera.project(ring.pointAt(camera, start));
        EXPECT_TRUE(ring.pick(camera, from)) << start;
        for (const float by : {-120.0F, 15.0F, 90.0F}) {
            const auto turned = ring.turn(camera, from, *camera.project(ring.pointAt(camera, start + by)));
            ASSERT_TRUE(turned);
            EXPECT_NEAR(*turned, by, 0.1F) << start;
        }
    }
}

TEST(RingGizmo, IsPickedOnItsLineOnly) {
    const auto camera = above();
    const RingGizmo ring({0, 0, 0});
    EXPECT_FALSE(ring.pick(camera, *camera.project({0, 0, 0}))) << "elements in the ring can be clicked";
    EXPECT_FALSE(ring.pick(camera, {5, 5}));
}

TEST(RingGizmo, SeenEdgeOnTurnsWithTheMouseAcross) {
    for (const float height : {0.0F, 1.0F, -1.0F}) {
        Camera camera;
        camera.viewport = {800, 600};
        camera.position = {0, -100, height};
        camera.pitch = 0;
        const RingGizmo ring({0, 0, 0});
        const auto middle = *camera.project({0, 0, 0});
        const auto right = ring.turn(camera, middle, middle + glm::vec2(40, 0));
        ASSERT_TRUE(right);
        EXPECT_GT(*right, 20) << "the near side moves to the right";
        EXPECT_LT(*right, 40);
        EXPECT_NEAR(*ring.turn(camera, middle, middle - glm::vec2(40, 0)), -*right, 0.01F);
    }
}

TEST(RingGizmo, KeepsItsSizeOnScreen) {
    auto camera = above();
    const RingGizmo ring({0, 0, 0});
    const auto pixels = [&] {
        return glm::length(*camera.project(ring.pointAt(camera, 0)) - *camera.project(ring.pointAt(camera, 180)));
    };
    const float near = pixels();
    camera.position *= 20.0F;
    EXPECT_NEAR(pixels(), near, near * 0.1F);
}

} // namespace
} // namespace navsmith::render
