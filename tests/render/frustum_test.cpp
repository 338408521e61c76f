#include "render/frustum.h"

#include <gtest/gtest.h>

#include <rapidcheck.h>

namespace navsmith::render {
namespace {

Camera lookingNorth() {
    Camera camera;
    camera.position = {0, 0, 10};
    camera.pitch = 0;
    return camera;
}

Box boxAround(glm::vec3 centre, float radius) {
    Box box;
    box.add(centre - radius);
    box.add(centre + radius);
    return box;
}

TEST(Frustum, leavesOutWhatLiesBesideBehindAndNowhere) {
    const Frustum frustum(lookingNorth());
    EXPECT_TRUE(frustum.mayTouch(boxAround({0, 100, 10}, 5)));
    EXPECT_FALSE(frustum.mayTouch(boxAround({0, -100, 10}, 5))) << "behind";
    EXPECT_FALSE(frustum.mayTouch(boxAround({500, 100, 10}, 5))) << "to the right";
    EXPECT_FALSE(frustum.mayTouch(boxAround({0, 100, 500}, 5))) << "above";
    EXPECT_FALSE(frustum.mayTouch({}));
}

TEST(Frustum, aLargeBoxBesideTheEyeIsNotUnderAPixel) {
    const auto camera = lookingNorth();
    const auto middle = glm::vec2(camera.viewport) * 0.5F;
    const Frustum frustum(camera, middle - 20.0F, middle + 20.0F);
    EXPECT_FALSE(frustum.mayTouch(boxAround({1000, 0, 0}, 900))) << "it reaches behind the eye";
    EXPECT_TRUE(frustum.mayTouch(boxAround({0, 0, 0}, 900))) << "the eye is inside";
}

/// Picking relies on it: what is left out holds nothing that is under the mouse.
TEST(Frustum, mayTouchWhateverHoldsAPointInside) {
    EXPECT_TRUE(rc::check([] {
        const auto number = [](int most) { return static_cast<float>(*rc::gen::inRange(-most, most)); };
        Camera camera;
        camera.position = {number(2000), number(2000), number(500)};
        camera.yaw = number(31) / 10;
        camera.pitch = number(15) / 10;
        camera.orthographic = *rc::gen::arbitrary<bool>();
        camera.focus = number(2000) + 2100;
        const glm::vec2 pixel(*rc::gen::inRange(0, camera.viewport.x), *rc::gen::inRange(0, camera.viewport.y));
        const auto point = camera.pointAt(pixel, static_cast<float>(*rc::gen::inRange(2, 5000)));
        Box box = boxAround(point, 0);
        box.add(point + glm::vec3(number(1000), number(1000), number(1000)));
        const float reach = *rc::gen::element(1.0F, 20.0F, 300.0F);
        RC_ASSERT(Frustum(camera, pixel - reach, pixel + reach).mayTouch(box));
    }));
}

} // namespace
} // namespace navsmith::render
