// Turning and scaling areas and ladders.
#include "core/systems/source2_nav/geometry.h"
#include "tests/core/systems/source2_nav/mesh_world.h"

#include <glm/geometric.hpp>
#include <glm/trigonometric.hpp>
#include <gtest/gtest.h>

namespace navsmith::tests {
namespace {

namespace nav = systems::source2_nav;
using model::Slot;

class Source2Transforms : public testing::TestWithParam<std::uint32_t>, public Source2Model {
protected:
    Source2Transforms() : Source2Model(source2File(source2MeshOfSeven(GetParam()))) {}

    [[nodiscard]] nav::Outline shape(std::uint32_t id) const { return nav::shapeOf(model, area(id).slot).value(); }
    [[nodiscard]] Elements areas() const { return {area(1), area(2), area(3), area(4), area(5), area(6), area(7)}; }
};

/// Of tables of corners, and of corners that each area has for itself.
INSTANTIATE_TEST_SUITE_P(Versions, Source2Transforms, testing::Values(30U, 35U));

TEST_P(Source2Transforms, AreasTurnByAnyAngle) {
    const auto before = shape(1);
    expected = {"S2018"};                     // over its neighbours
    run("rotate_selection", {area(1)}, {30}); // about (50, 50)
    const auto after = shape(1);
    ASSERT_EQ(after.size(), before.size());
    const double angle = glm::radians(30.0);
    for (std::size_t i = 0; i < after.size(); ++i) {
        const double x = static_cast<double>(before[i].x) - 50;
        const double y = static_cast<double>(before[i].y) - 50;
        EXPECT_NEAR(after[i].x, 50 + x * std::cos(angle) - y * std::sin(angle), 1e-4);
        EXPECT_NEAR(after[i].y, 50 + x * std::sin(angle) + y * std::cos(angle), 1e-4);
        EXPECT_EQ(after[i].z, before[i].z);
    }
    EXPECT_TRUE(connects(1, 2));
    EXPECT_TRUE(connects(2, 1));
}

TEST_P(Source2Transforms, AWholeMeshThatTurnsOrGrowsIsAsSoundAsBefore) {
    auto all = areas();
    all.push_back(ladder(1));
    run("rotate_selection", all, {90});
    EXPECT_EQ(model.get(nav::ladder::direction, ladder(1).slot), 3U) << "faced south, and now west";
    run("scale_selection", all, {2});
    EXPECT_EQ(model.get(nav::ladder::width, ladder(1).slot), 64);
}

TEST_P(Source2Transforms, ScalesPolygons) {
    expected = {"S2018"};                     // where its neighbours share its corners
    run("scale_selection", {area(3)}, {0.5}); // within (200, 0) and (300, 100)
    EXPECT_EQ(shape(3), (nav::Outline{{225, 25, 0}, {275, 25, 0}, {225, 75, 0}}));
}

TEST_P(Source2Transforms, CornersSnapToTheGridInPlan) {
    expected = {"S2018"}; // over neighbours that stay
    run("snap_to_grid", {area(3), area(7)}, {64});
    EXPECT_EQ(shape(3), (nav::Outline{{192, 0, 0}, {320, 0, 0}, {192, 128, 0}}));
    EXPECT_EQ(shape(7), (nav::Outline{{128, 0, 8}, {192, 0, 8}, {192, 128, 8}, {128, 128, 8}})) << "heights stay";
    ASSERT_FALSE(notes.empty());
    EXPECT_EQ(notes.front(), "2 elements moved to the grid.");
    EXPECT_EQ(refusal("snap_to_grid", {area(3), area(7)}, {64}), "All that is selected lies on the grid already.");
    EXPECT_NE(refusal("snap_to_grid", {area(3)}, {1000}).find("too small for the grid"), std::string::npos);
}

TEST_P(Source2Transforms, AreNotMirrored) {
    EXPECT_EQ(refusal("mirror_selection", {area(1)}, {0}),
              "Areas cannot be mirrored: their corners go counterclockwise.");
}

class Source2SpotTransforms : public testing::Test, public Source2Model {
protected:
    Source2SpotTransforms() : Source2Model(source2File(source2MeshOfSeven())) {}

    [[nodiscard]] glm::vec3 place(Element spot) const {
        return {model.get(nav::hiding_spot::x, spot.slot), model.get(nav::hiding_spot::y, spot.slot),
                model.get(nav::hiding_spot::z, spot.slot)};
    }
};

TEST_F(Source2SpotTransforms, SpotsStayOnTheirCorners) {
    expected = {"S2018"};
    run("rotate_selection", {area(4)}, {17});
    const auto shape = nav::shapeOf(model, area(4).slot).value();
    const auto spots = model.referrers(nav::hiding_spot::owner, area(4).slot);
    ASSERT_EQ(spots.size(), 2U);
    for (const Slot s : spots) {
        const glm::vec3 at(model.get(nav::hiding_spot::x, s), model.get(nav::hiding_spot::y, s),
                           model.get(nav::hiding_spot::z, s));
        EXPECT_TRUE(at == shape[2] || at == shape[3]);
    }
}

TEST_F(Source2SpotTransforms, SpotsSnapWithTheirCorners) {
    run("snap_to_grid", {area(4)}, {64});
    const auto shape = nav::shapeOf(model, area(4).slot).value();
    EXPECT_EQ(shape[2], glm::vec3(192, 192, 0));
    EXPECT_EQ(place(spot(1)), shape[2]);
    EXPECT_EQ(place(spot(2)), shape[3]);
}

TEST_F(Source2SpotTransforms, SharedCornersTakeNeighboursAlong) {
    run("scale_selection", {area(1)}, {0.9});
    const auto shape = [&](std::uint32_t id) { return nav::shapeOf(model, area(id).slot).value(); };
    EXPECT_EQ(shape(1)[1], glm::vec3(95, 5, 0));
    EXPECT_EQ(shape(2)[0], shape(1)[1]);
    EXPECT_EQ(shape(2)[3], shape(1)[2]);
}

} // namespace
} // namespace navsmith::tests
