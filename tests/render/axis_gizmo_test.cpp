#include "render/axis_gizmo.h"

#include <glm/geometric.hpp>
#include <gtest/gtest.h>

namespace navsmith::render {
namespace {

Camera lookingAtOrigin() {
    Camera c;
    c.viewport = {800, 600};
    c.position = {0, -100, 70};
    c.pitch = -0.61F;
    return c;
}

TEST(AxisGizmo, arrowMovesAlongItsAxis) {
    const auto camera = lookingAtOrigin();
    const AxisGizmo gizmo({0, 0, 0}, true);
    const auto drawn = gizmo.draw(camera, GizmoPart::None);
    ASSERT_EQ(drawn.segments.size(), 3U);
    const GizmoPart parts[] = {GizmoPart::X, GizmoPart::Y, GizmoPart::Z};
    for (std::size_t i = 0; i < 3; ++i) {
        const auto tip = drawn.segments[i].b.position;
        const auto pixel = *camera.project(tip * 0.85F);
        EXPECT_EQ(gizmo.pick(camera, pixel), parts[i]) << i;
        const auto moved = gizmo.drag(parts[i], camera, pixel, *camera.project(tip * 1.85F));
        ASSERT_TRUE(moved);
        EXPECT_LT(glm::length(*moved - tip), 0.1F) << "the arrow follows the mouse";
    }
}

TEST(AxisGizmo, squareMovesInItsPlane) {
    const auto camera = lookingAtOrigin();
    const AxisGizmo gizmo({5, 6, 7}, true);
    const auto moved = gizmo.drag(GizmoPart::XY, camera, *camera.project({5, 6, 7}), *camera.project({9, 2, 7}));
    ASSERT_TRUE(moved);
    EXPECT_LT(glm::length(*moved - glm::vec3(4, -4, 0)), 0.05F);
}

TEST(AxisGizmo, GrowthFollowsTheMouse) {
    const auto camera = lookingAtOrigin();
    const AxisGizmo gizmo({5, 6, 7}, true, GizmoTips::Knobs);
    const auto to = [&](glm::vec3 at) { return *camera.project(gizmo.origin() + at); };
    EXPECT_NEAR(gizmo.growth(GizmoPart::X, camera, to({10, 0, 0}), to({15, 0, 0})).value(), 1.5F, 0.01F);
    EXPECT_NEAR(gizmo.growth(GizmoPart::Z, camera, to({0, 0, 8}), to({0, 0, 2})).value(), 0.25F, 0.01F);
    EXPECT_NEAR(gizmo.growth(GizmoPart::XY, camera, to({4, 4, 0}), to({8, 8, 0})).value(), 2, 0.01F);
    EXPECT_EQ(AxisGizmo::axesOf(GizmoPart::XZ), glm::vec3(1, 0, 1));
    EXPECT_EQ(gizmo.draw(camera, GizmoPart::None).sprites.size(), 3U) << "a knob on each axis";
}

TEST(AxisGizmo, hasNoZForElementsWithoutHeight) {
    const auto camera = lookingAtOrigin();
    const AxisGizmo gizmo({0, 0, 0}, false);
    EXPECT_EQ(gizmo.draw(camera, GizmoPart::None).segments.size(), 2U);
    EXPECT_EQ(gizmo.draw(camera, GizmoPart::None).quads.size(), 1U);
    for (int x = 250; x < 550; x += 4) {
        for (int y = 150; y < 450; y += 4) {
            const auto part = gizmo.pick(camera, {x, y});
            EXPECT_TRUE(part == GizmoPart::None || part == GizmoPart::X || part == GizmoPart::Y ||
                        part == GizmoPart::XY);
        }
    }
}

TEST(AxisGizmo, keepsItsSizeOnScreen) {
    auto camera = lookingAtOrigin();
    const AxisGizmo gizmo({0, 0, 0}, true);
    const auto pixels = [&] {
        const auto x = gizmo.draw(camera, GizmoPart::None).segments[0];
        return glm::length(*camera.project(x.b.position) - *camera.project(x.a.position));
    };
    const float near = pixels();
    camera.position *= 20.0F;
    EXPECT_NEAR(pixels(), near, near * 0.1F);
}

TEST(AxisGizmo, picksNothingBesideIt) {
    const auto camera = lookingAtOrigin();
    EXPECT_EQ(AxisGizmo({0, 0, 0}, true).pick(camera, {5, 5}), GizmoPart::None);
}

} // namespace
} // namespace navsmith::render
