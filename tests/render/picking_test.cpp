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

    /// Near enough that nothing else lies under the same pixel.
    void closeTo(Element e) {
        Box box;
        box.add(*scene.anchor(e));
        camera.frame(box);
    }
};

TEST_F(Picking, findsTheNodeUnderTheMouse) {
    model.forEachLive(node, [&](Slot row) {
        closeTo({node, row});
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
        if (!middle)
            return; // leads into an area that is not open
        closeTo({link, row});
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
    closeTo({node, 1});
    const auto pixel = *camera.project(*scene.anchor({node, 1}));
    const auto some = pickRectangle(scene, camera, pixel + glm::vec2(2), pixel - glm::vec2(2));
    EXPECT_EQ(std::ranges::count_if(some, [&](Element e) { return e.kind == node; }), 1);
    EXPECT_NE(std::ranges::find(some, Element{node, 1}), some.end());
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
