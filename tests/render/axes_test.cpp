#include "render/axes.h"

#include <glm/geometric.hpp>
#include <gtest/gtest.h>

namespace navsmith::render {
namespace {

TEST(Axes, everyEndIsUnderItsPixel) {
    Camera camera;
    camera.yaw = 0.5F;
    camera.pitch = -0.5F;
    for (const auto& end : {glm::vec3(1, 0, 0), glm::vec3(0, -1, 0), glm::vec3(0, 0, 1)})
        EXPECT_EQ(axes::endAt(axes::endOf(end, camera), camera), end);
    EXPECT_FALSE(axes::endAt({640, 400}, camera)) << "the rest of the view is not the indicator's";
}

TEST(Axes, theNearerEndWins) {
    Camera camera;
    camera.yaw = 0;
    camera.pitch = 0; // looks north: both ends of y are in the middle
    EXPECT_EQ(axes::endAt(axes::endOf({0, 1, 0}, camera), camera), glm::vec3(0, -1, 0));
}

} // namespace
} // namespace navsmith::render
