#include "render/camera.h"

#include <glm/geometric.hpp>
#include <gtest/gtest.h>

namespace navsmith::render {
namespace {

Camera someCamera() {
    Camera c;
    c.position = {120, -340, 210};
    c.yaw = 0.7F;
    c.pitch = -0.4F;
    c.viewport = {1000, 700};
    return c;
}

TEST(Camera, pointAtAndProjectAreInverse) {
    const auto c = someCamera();
    for (const glm::vec2 pixel : {glm::vec2(500, 350), glm::vec2(12, 650), glm::vec2(990, 420)}) {
        const auto r = c.ray(pixel);
        const auto back = c.project(r.origin + r.direction * 333.0F);
        ASSERT_TRUE(back);
        EXPECT_LT(glm::length(*back - pixel), 0.1F);
    }
}

TEST(Camera, nothingBehindTheCameraIsVisible) {
    const auto c = someCamera();
    EXPECT_FALSE(c.project(c.position - c.forward() * 10.0F));
    Box behind;
    behind.add(c.position - c.forward() * 200.0F);
    EXPECT_FALSE(c.sees(behind));
    Box before;
    before.add(c.position + c.forward() * 200.0F);
    EXPECT_TRUE(c.sees(before));
}

TEST(Camera, orbitKeepsThePivotAtItsPixel) {
    auto c = someCamera();
    const auto pivot = c.position + c.forward() * 150.0F + c.right() * 20.0F;
    const auto before = c.project(pivot);
    const float distance = glm::length(pivot - c.position);
    c.orbit(pivot, {85, -30});
    const auto after = c.project(pivot);
    ASSERT_TRUE(before && after);
    EXPECT_LT(glm::length(*before - *after), 0.5F);
    EXPECT_NEAR(glm::length(pivot - c.position), distance, 0.05F);
}

TEST(Camera, panFollowsTheMouseAtTheDistance) {
    auto c = someCamera();
    const auto point = c.position + c.forward() * 400.0F;
    const auto before = *c.project(point);
    c.pan(400, {60, 25});
    const auto after = *c.project(point);
    EXPECT_NEAR(after.x - before.x, 60, 0.5F);
    EXPECT_NEAR(after.y - before.y, 25, 0.5F);
}

TEST(Camera, pitchIsLimited) {
    auto c = someCamera();
    c.look({0, 100000});
    EXPECT_NEAR(c.forward().z, -1, 1e-4F);
    c.look({0, -100000});
    EXPECT_NEAR(c.forward().z, 1, 1e-4F);
}

TEST(Camera, topViewShowsTheWholeBoxWithNorthUp) {
    Box box;
    box.add({-3000, -3000, -10});
    box.add({3000, 3000, 400});
    Camera c;
    c.viewport = {1600, 1000};
    c.lookFromTop(box);
    const auto southWest = c.project({-3000, -3000, 0});
    const auto northEast = c.project({3000, 3000, 0});
    ASSERT_TRUE(southWest && northEast);
    EXPECT_LT(southWest->x, northEast->x);
    EXPECT_GT(southWest->y, northEast->y);
    EXPECT_GE(southWest->x, 0);
    EXPECT_LE(northEast->x, 1600);
    EXPECT_LE(southWest->y, 1000);
    EXPECT_GE(northEast->y, 0);
}

TEST(Camera, framingABoxShowsItsCornersWhereverItLooks) {
    Box box;
    box.add({100, 200, 5});
    box.add({400, 260, 45});
    auto c = someCamera();
    c.frame(box);
    for (const auto& corner : {box.min, box.max}) {
        const auto p = c.project(corner);
        ASSERT_TRUE(p);
        EXPECT_GE(p->x, 0);
        EXPECT_LE(p->x, 1000);
        EXPECT_GE(p->y, 0);
        EXPECT_LE(p->y, 700);
    }
}

TEST(Camera, framingABoxFillsThePicture) {
    for (const glm::vec3 size : {glm::vec3(4000, 3000, 100), glm::vec3(50, 4000, 400), glm::vec3(10, 10, 5000)}) {
        for (const float pitch : {-1.2F, -0.4F, 0.0F, 0.5F}) {
            auto c = someCamera();
            c.pitch = pitch;
            Box box;
            box.add(glm::vec3(100, 200, 5));
            box.add(box.min + size);
            c.frame(box);
            glm::vec2 low(1e9F);
            glm::vec2 high(-1e9F);
            for (int corner = 0; corner < 8; ++corner) {
                const auto at = c.project(box.min + size * glm::vec3(corner & 1, (corner >> 1) & 1, corner >> 2));
                ASSERT_TRUE(at);
                low = glm::min(low, *at);
                high = glm::max(high, *at);
            }
            const auto part = (high - low) / glm::vec2(c.viewport);
            EXPECT_LE(std::max(part.x, part.y), 0.95F) << pitch;
            EXPECT_GE(std::max(part.x, part.y), 0.85F) << pitch;
            EXPECT_GE(std::min(low.x, low.y), 0) << pitch;
        }
    }
}

Camera orthographic() {
    auto c = someCamera();
    c.orthographic = true;
    c.focus = 400;
    return c;
}

TEST(Camera, orthographicPixelsAndPointsAreInverse) {
    const auto c = orthographic();
    for (const glm::vec2 pixel : {glm::vec2(500, 350), glm::vec2(12, 650), glm::vec2(990, 420)}) {
        for (const float depth : {-500.0F, 50.0F, 3000.0F}) { // what lies behind the eye is seen, too
            const auto point = c.pointAt(pixel, depth);
            EXPECT_NEAR(c.depthOf(point), depth, 0.05F);
            const auto back = c.project(point);
            ASSERT_TRUE(back);
            EXPECT_LT(glm::length(*back - pixel), 0.1F);
        }
    }
}

TEST(Camera, orthographicKeepsTheSizeOfWhatIsLookedAt) {
    auto c = someCamera();
    c.focus = 250;
    const auto beside = c.lookedAt() + c.right() * 60.0F;
    const auto before = *c.project(beside);
    c.orthographic = true;
    EXPECT_LT(glm::length(*c.project(beside) - before), 0.1F);
    // Sizes do not depend on the distance.
    const auto far = beside + c.forward() * 1000.0F;
    EXPECT_LT(glm::length(*c.project(far) - before), 0.1F);
}

TEST(Camera, orthographicZoomKeepsThePointUnderTheMouse) {
    auto c = orthographic();
    const auto point = c.pointAt({800, 200}, 700);
    const auto other = c.pointAt({500, 200}, 700);
    const auto before = glm::length(*c.project(other) - *c.project(point));
    const auto middle = c.lookedAt();
    c.dolly(point, 0.5F);
    EXPECT_LT(glm::length(*c.project(point) - glm::vec2(800, 200)), 0.5F);
    EXPECT_NEAR(glm::length(*c.project(other) - *c.project(point)), 2 * before, 1);
    EXPECT_NEAR(glm::dot(c.lookedAt() - middle, c.forward()), 0, 0.05F);
}

TEST(Camera, orthographicLookTurnsAboutThePointLookedAt) {
    auto c = orthographic();
    const auto middle = c.lookedAt();
    c.look({90, 20});
    EXPECT_LT(glm::length(c.lookedAt() - middle), 0.1F);
}

TEST(Camera, orthographicFramingShowsTheBox) {
    Box box;
    box.add({100, 200, 5});
    box.add({400, 260, 45});
    auto c = orthographic();
    for (int way = 0; way < 3; ++way) {
        way == 0 ? c.frame(box) : way == 1 ? c.lookFromTop(box) : c.lookFromSouthWest(box);
        for (const auto& corner : {box.min, box.max}) {
            const auto p = *c.project(corner);
            EXPECT_TRUE(p.x >= 0 && p.x <= 1000 && p.y >= 0 && p.y <= 700) << way;
        }
        EXPECT_TRUE(c.sees(box));
    }
}

TEST(Camera, everyMovementKeepsTrackOfThePointLookedAt) {
    auto c = someCamera();
    Box box;
    box.add({100, 200, 5});
    c.frame(box);
    EXPECT_LT(glm::length(c.lookedAt() - box.min), 0.1F);
    c.lookAlong(0, -1.5707F);
    EXPECT_LT(glm::length(c.lookedAt() - box.min), 0.1F);
    EXPECT_LT(glm::length(*c.project(box.min) - glm::vec2(500, 350)), 0.5F) << "in the middle of the picture";
    c.lookAlong(1.2F, 0);
    EXPECT_LT(glm::length(*c.project(box.min) - glm::vec2(500, 350)), 0.5F);
    const float distance = glm::length(c.position - box.min);
    c.dolly(box.min, 0.25F);
    EXPECT_NEAR(c.focus, distance * 0.75F, 0.1F);
}

TEST(Camera, pixelAboveTheHorizonHasNoGround) {
    const auto c = someCamera();
    EXPECT_FALSE(c.onPlane({500, -4000}, 0));
    const auto ground = c.onPlane({500, 600}, 10);
    ASSERT_TRUE(ground);
    EXPECT_NEAR(ground->z, 10, 0.01F);
}

} // namespace
} // namespace navsmith::render
