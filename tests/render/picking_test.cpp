#include "render/picking.h"
#include "tests/render/small_world.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace navsmith::render {
namespace {

using model::Element;
using model::Slot;

class Picking : public ::testing::Test {
protected:
    model::Model model = tests::smallWorld();
    Scene scene{model, tests::paths().view};
    Camera camera;
    model::KindId node = *tests::paths().schema->findKind("node");
    model::KindId link = *tests::paths().schema->findKind("link");

    void SetUp() override {
        scene.rebuild({});
        camera = tests::above(scene);
    }
};

TEST_F(Picking, findsTheNodeUnderTheMouse) {
    model.forEachLive(node, [&](Slot row) {
        const auto pixel = camera.project(*scene.anchor({node, row}));
        ASSERT_TRUE(pixel);
        const auto hit = pick(scene, camera, *pixel);
        ASSERT_TRUE(hit);
        EXPECT_EQ(hit->element, (Element{node, row}));
    });
}

TEST_F(Picking, findsTheLineBetweenItsEnds) {
    std::size_t found = 0;
    model.forEachLive(link, [&](Slot row) {
        const auto middle = scene.anchor({link, row});
        ASSERT_TRUE(middle);
        const auto hit = pick(scene, camera, *camera.project(*middle));
        found += hit && hit->element.kind == link ? 1 : 0;
    });
    EXPECT_GT(found, 0U);
}

TEST_F(Picking, findsNothingInTheEmptyCorner) {
    EXPECT_FALSE(pick(scene, camera, {1, 1}));
}

TEST_F(Picking, leavesOutWhatMayNotBePicked) {
    const auto pixel = *camera.project(*scene.anchor({node, 0}));
    const auto hit = pick(scene, camera, pixel, 5, [&](Element e) { return e.kind != node; });
    EXPECT_TRUE(!hit || hit->element.kind != node);
}

TEST_F(Picking, theRectangleOverEverythingHoldsEveryNodeOnce) {
    const auto all = pickRectangle(scene, camera, {0, 0}, glm::vec2(camera.viewport));
    const auto nodes = std::ranges::count_if(all, [&](Element e) { return e.kind == node; });
    EXPECT_EQ(static_cast<std::size_t>(nodes), model.count(node));
}

TEST_F(Picking, theRectangleRoundOneNodeHoldsJustThatOne) {
    const auto pixel = *camera.project(*scene.anchor({node, 1}));
    const auto some = pickRectangle(scene, camera, pixel + glm::vec2(2), pixel - glm::vec2(2));
    EXPECT_EQ(some, (std::vector<Element>{{node, 1}}));
}

TEST_F(Picking, hiddenNodesCannotBePicked) {
    glyph::Overrides o;
    o.hiddenKinds.assign(node + 1U, 0);
    o.hiddenKinds[node] = 1;
    scene.rebuild(o);
    const auto all = pickRectangle(scene, camera, {0, 0}, glm::vec2(camera.viewport));
    EXPECT_TRUE(std::ranges::none_of(all, [&](Element e) { return e.kind == node; }));
}

} // namespace
} // namespace navsmith::render
