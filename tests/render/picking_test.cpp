#include "render/picking.h"
#include "tests/render/small_world.h"

#include <glm/geometric.hpp>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <span>

namespace navsmith::render {
namespace {

using model::Element;
using model::Slot;

class Picking : public ::testing::Test {
protected:
    model::Model model = tests::smallWorld();
    Scene scene{model, tests::paths().view};
    Camera camera;
    model::ElementTypeId node = *tests::paths().schema->findElementType("node");
    model::ElementTypeId link = *tests::paths().schema->findElementType("link");

    void SetUp() override {
        scene.rebuild({});
        camera = tests::above(scene);
    }

    /// Moves the camera so near that nothing else is at the same pixel.
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
        found += hit && hit->element.type == link ? 1 : 0;
    });
    EXPECT_GT(found, 0U);
}

/// A view in which all links draw the same beside the first node.
symbol::View withMarks(symbol::View view, model::ElementTypeId link, symbol::Emit draw) {
    for (auto& symbol : view.symbols) {
        if (symbol.type == link)
            symbol.overview = draw;
    }
    return view;
}

glm::vec3 marked{0}; ///< where they draw

TEST_F(Picking, aNodeWinsOverTheEndOfALinkAtItsPlace) {
    marked = *scene.anchor({node, 0});
    const auto view = withMarks(tests::paths().view, link,
                                [](const model::Model&, const symbol::Overrides&, Slot, symbol::Primitives& out) {
                                    out.sprites.push_back({marked + glm::vec3(0, 0, 1), symbol::rgb(0xFFFFFF), 7, 0});
                                });
    Scene marks(model, view);
    marks.rebuild({});
    const auto hit = pick(marks, camera, *camera.project(marked));
    ASSERT_TRUE(hit);
    EXPECT_EQ(hit->element, (Element{node, 0})) << "although the mark is nearer to the eye";
}

TEST_F(Picking, aSurfaceUnderTheMouseWinsOverALineBesideIt) {
    marked = *scene.anchor({node, 0}) + glm::vec3(0, 0, 20);
    closeTo({node, 0});
    const auto view = withMarks(
        tests::paths().view, link,
        [](const model::Model&, const symbol::Overrides&, Slot row, symbol::Primitives& out) {
            const auto white = symbol::rgb(0xFFFFFF);
            const auto corner = [](float x, float y) { return marked + glm::vec3(x, y, 0); };
            if (row == 0)
                out.quads.push_back({{corner(0, -50), corner(50, -50), corner(50, 50), corner(0, 50)}, white, white});
            if (row == 1) {
                out.line(corner(0, -50), corner(0, 50), white, 2);
            }
        });
    Scene marks(model, view);
    marks.rebuild({});
    camera.lookAlong(0, -1.5707964F);
    camera.orthographic = true;
    const auto onLine = *camera.project(marked + glm::vec3(0, 10, 0));
    const auto ofLinks = [&](Element e) { return e.type == link; };
    EXPECT_EQ(pick(marks, camera, onLine, 5, ofLinks)->element, (Element{link, 1}));
    EXPECT_EQ(pick(marks, camera, onLine + glm::vec2(4, 0), 5, ofLinks)->element, (Element{link, 0}));
    EXPECT_EQ(pick(marks, camera, onLine - glm::vec2(4, 0), 5, ofLinks)->element, (Element{link, 1})) << "beside both";
}

TEST_F(Picking, findsNothingInTheEmptyCorner) {
    EXPECT_FALSE(pick(scene, camera, {1, 1}));
}

TEST_F(Picking, allFindsWhatLiesBeneathAfterTheFront) {
    const auto pixel = *camera.project(*scene.anchor({node, 0}));
    const auto front = pick(scene, camera, pixel);
    const auto all = pickAll(scene, camera, pixel);
    ASSERT_TRUE(front);
    ASSERT_GT(all.size(), 1U) << "its links end there";
    EXPECT_EQ(all.front().element, front->element);
    for (std::size_t i = 0; i < all.size(); ++i) {
        const auto same = [&](const Hit& hit) { return hit.element == all[i].element; };
        EXPECT_EQ(std::ranges::count_if(all, same), 1);
    }
    EXPECT_TRUE(std::ranges::any_of(all, [&](const Hit& hit) { return hit.element.type == link; }));
    EXPECT_TRUE(pickAll(scene, camera, {1, 1}).empty());
    EXPECT_TRUE(std::ranges::all_of(pickAll(scene, camera, pixel, 5, [&](Element e) { return e.type == link; }),
                                    [&](const Hit& hit) { return hit.element.type == link; }));
}

TEST_F(Picking, hiddenGroupsAreNotFound) {
    const auto pixel = *camera.project(*scene.anchor({node, 0}));
    const auto group = scene.symbolOf(node)->groupOf(model, 0);
    symbol::Overrides overrides;
    overrides.hiddenGroups.resize(model.schema().types.size(), 0);
    overrides.hiddenGroups[node] = 1U << group;
    scene.setOverrides(overrides, {});
    const auto hit = pick(scene, camera, pixel);
    EXPECT_TRUE(!hit || hit->element.type != node);
    overrides.hiddenGroups[node] = 0;
    scene.setOverrides(overrides, {});
    EXPECT_EQ(pick(scene, camera, pixel)->element, (Element{node, 0}));
}

TEST_F(Picking, respectsTheFilter) {
    const auto pixel = *camera.project(*scene.anchor({node, 0}));
    const auto hit = pick(scene, camera, pixel, 5, [&](Element e) { return e.type != node; });
    EXPECT_TRUE(!hit || hit->element.type != node);
}

TEST_F(Picking, rectangleOverEverythingFindsEveryNodeOnce) {
    const auto all = pickRectangle(scene, camera, {0, 0}, glm::vec2(camera.viewport));
    const auto nodes = std::ranges::count_if(all, [&](Element e) { return e.type == node; });
    EXPECT_EQ(static_cast<std::size_t>(nodes), model.count(node));
}

TEST_F(Picking, rectangleAroundOneNodeFindsOnlyThatNode) {
    closeTo({node, 1});
    const auto pixel = *camera.project(*scene.anchor({node, 1}));
    const auto some = pickRectangle(scene, camera, pixel + glm::vec2(2), pixel - glm::vec2(2));
    EXPECT_EQ(std::ranges::count_if(some, [&](Element e) { return e.type == node; }), 1);
    EXPECT_NE(std::ranges::find(some, Element{node, 1}), some.end());
}

TEST_F(Picking, hiddenNodesCannotBePicked) {
    symbol::Overrides o;
    o.hiddenTypes.assign(node + 1U, 0);
    o.hiddenTypes[node] = 1;
    scene.rebuild(o);
    const auto all = pickRectangle(scene, camera, {0, 0}, glm::vec2(camera.viewport));
    EXPECT_TRUE(std::ranges::none_of(all, [&](Element e) { return e.type == node; }));
}

TEST_F(Picking, polygonAroundEverythingMatchesTheRectangle) {
    const glm::vec2 size(camera.viewport);
    const std::array outline{glm::vec2(0), glm::vec2(size.x, 0), size, glm::vec2(0, size.y)};
    EXPECT_EQ(pickPolygon(scene, camera, outline), pickRectangle(scene, camera, {0, 0}, size));
    EXPECT_TRUE(pickPolygon(scene, camera, std::span(outline).first(2)).empty());
}

TEST_F(Picking, polygonAroundHalfFindsThatHalf) {
    const glm::vec2 size(camera.viewport);
    // A concave outline: a notch from the right to the middle leaves a C.
    const std::array outline{glm::vec2(0),
                             glm::vec2(size.x, 0),
                             size * glm::vec2(1, 0.3F),
                             size * glm::vec2(0.3F, 0.5F),
                             size * glm::vec2(1, 0.7F),
                             size,
                             glm::vec2(0, size.y)};
    const auto some = pickPolygon(scene, camera, outline, [&](Element e) { return e.type == node; });
    std::size_t inside = 0;
    model.forEachLive(node, [&](Slot row) {
        const auto p = *camera.project(*scene.anchor({node, row})) / size;
        const float notch = 0.2F * (p.x - 0.3F) / 0.7F; // half of the notch's height there
        const bool in = p.x < 0.3F || std::abs(p.y - 0.5F) > notch;
        inside += in ? 1 : 0;
        EXPECT_EQ(std::ranges::find(some, Element{node, row}) != some.end(), in) << row;
    });
    EXPECT_GT(inside, 0U);
}

TEST_F(Picking, orthographicViewsPickWhatTheyShow) {
    for (const float pitch : {-1.5707F, -0.7F, 0.0F}) {
        model.forEachLive(node, [&](Slot row) {
            closeTo({node, row});
            camera.orthographic = true;
            camera.lookAlong(0.4F, pitch);
            const auto hit = pick(scene, camera, *camera.project(*scene.anchor({node, row})));
            ASSERT_TRUE(hit) << pitch;
            EXPECT_EQ(hit->element.type, node);
            EXPECT_NEAR(hit->depth, camera.depthOf(*scene.anchor(hit->element)), 0.1F);
        });
    }
    camera = tests::above(scene);
    camera.orthographic = true;
    const auto all = pickRectangle(scene, camera, {0, 0}, glm::vec2(camera.viewport));
    EXPECT_EQ(static_cast<std::size_t>(std::ranges::count(all, node, &Element::type)), model.count(node));
}

TEST_F(Picking, pickAroundUsesTheDistance) {
    model.forEachLive(node, [&](Slot row) {
        const auto at = *scene.anchor({node, row});
        const auto some = pickAround(scene, at + glm::vec3(0, 0, 3), 4, [&](Element e) { return e.type == node; });
        for (const auto& e : some)
            EXPECT_LE(glm::distance(*scene.anchor(e), at + glm::vec3(0, 0, 3)), 4);
        EXPECT_NE(std::ranges::find(some, Element{node, row}), some.end());
        EXPECT_TRUE(pickAround(scene, at + glm::vec3(0, 0, 9000), 4).empty());
    });
}

TEST_F(Picking, pickAroundFindsALineByItsMiddle) {
    std::size_t found = 0;
    model.forEachLive(link, [&](Slot row) {
        const auto middle = scene.anchor({link, row});
        if (!middle)
            return;
        const auto some = pickAround(scene, *middle, 2);
        found += std::ranges::find(some, Element{link, row}) != some.end() ? 1 : 0;
    });
    EXPECT_GT(found, 0U);
}

} // namespace
} // namespace navsmith::render
