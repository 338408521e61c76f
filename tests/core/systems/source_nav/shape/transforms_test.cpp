// Turning, scaling and mirroring areas and ladders.
#include "core/systems/source_nav/mesh/geometry.h"
#include "core/systems/source_nav/mesh/schema.h"
#include "tests/core/systems/source_nav/edit_mesh.h"

#include <rapidcheck/gtest.h>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

namespace navsmith::tests {
namespace {

namespace nav = systems::source_nav;
using model::Slot;
using Sides = std::array<float, 4>; ///< west, north, east, south
using Ids = std::vector<std::uint32_t>;

constexpr std::size_t kNorth = 0;
constexpr std::size_t kEast = 1;
constexpr std::size_t kSouth = 2;
constexpr std::size_t kWest = 3;

class AreaTransforms : public EditMesh {
protected:
    [[nodiscard]] nav::Patch patch(std::uint32_t id) const { return nav::patchOf(model, area(id).slot); }
    [[nodiscard]] Sides sides(std::uint32_t id) const {
        const auto p = patch(id);
        return {p.west, p.north, p.east, p.south};
    }
    [[nodiscard]] glm::vec3 spotPlace(std::uint32_t id) const {
        const Slot s = spot(id).slot;
        return {model.get(nav::hiding_spot::x, s), model.get(nav::hiding_spot::y, s),
                model.get(nav::hiding_spot::z, s)};
    }
    void turn(const Elements& selection, double degrees) { run("rotate_selection", selection, {degrees}); }
    [[nodiscard]] Elements everything() const {
        auto all = areas({1, 2, 3, 4, 5, 6, 7});
        all.push_back(ladder(21));
        return all;
    }
};

TEST_F(AreaTransforms, AQuarterTurnTurnsAreasWithTheWaysBetweenThem) {
    turn(areas({1, 2}), 90); // counterclockwise about (100, 50), y upwards
    EXPECT_EQ(sides(1), (Sides{50, -50, 150, 50}));
    EXPECT_EQ(sides(2), (Sides{50, 50, 150, 150}));
    EXPECT_EQ(ways(1, kSouth), (Ids{2}));
    EXPECT_EQ(ways(1, kEast), Ids{});
    EXPECT_EQ(ways(2, kNorth), (Ids{1}));
    EXPECT_EQ(ways(2, kEast), (Ids{3})) << "which has not turned";
    EXPECT_EQ(sides(3), (Sides{200, 0, 300, 100}));
    EXPECT_EQ(spotPlace(11), glm::vec3(100, 0, 5));
    EXPECT_EQ(spotPlace(12), glm::vec3(100, 100, 0));
    EXPECT_EQ(stored(1).light, (std::array<float, 4>{1, 0.25F, 0.5F, 0.75F})) << "of each corner";
    const auto saved = file();
    ASSERT_EQ(saved.encounterPaths.size(), 1U);
    EXPECT_EQ(saved.encounterPaths[0].fromDirection, kNorth) << "from area 1";
    EXPECT_EQ(saved.encounterPaths[0].toDirection, kEast) << "to area 3, which has not turned";
    EXPECT_EQ(saved.analysed, 0);
    EXPECT_EQ(notes, std::vector<std::string>{"The mesh now counts as not analysed."});
}

TEST_F(AreaTransforms, CornersTakeTheirHeightsAlong) {
    auto mesh = editMesh();
    mesh.areas[0].northWest[2] = 10;
    mesh.areas[0].northEastZ = 20;
    mesh.areas[0].southEast[2] = 30;
    mesh.areas[0].southWestZ = 40;
    mesh.areas[0].southEast[0] = 60; // 60 by 100
    use(mesh);
    turn({area(1)}, 90);
    EXPECT_EQ(sides(1), (Sides{-20, 20, 80, 80}));
    EXPECT_EQ(patch(1).heights, (std::array<float, 4>{40, 10, 20, 30}));
    turn({area(1)}, -180);
    EXPECT_EQ(sides(1), (Sides{-20, 20, 80, 80}));
    EXPECT_EQ(patch(1).heights, (std::array<float, 4>{20, 30, 40, 10}));
}

TEST_F(AreaTransforms, AWholeMeshThatTurnsIsAsSoundAsBefore) {
    expected.clear();
    turn(everything(), 90);
    EXPECT_EQ(ways(1, kSouth), (Ids{2}));
    EXPECT_EQ(ways(2, kSouth), (Ids{3}));
    EXPECT_EQ(model.get(nav::ladder::direction, ladder(21).slot), kWest) << "faced south";
    turn(everything(), 180);
    run("mirror_selection", everything(), {0});
    run("scale_selection", everything(), {3, 1});
}

TEST_F(AreaTransforms, FourQuarterTurnsRestoreEveryByte) {
    auto mesh = editMesh();
    mesh.analysed = 0;
    use(mesh);
    const auto before = saveMesh(model);
    for (int i = 0; i < 4; ++i) {
        turn(everything(), 90);
        EXPECT_EQ(saveMesh(model) == before, i == 3) << i;
    }
}

TEST_F(AreaTransforms, OtherAnglesAreRefusedWithTheReason) {
    const std::string reason = "Areas lie along the axes: turn them by 90, 180 or 270 degrees.";
    EXPECT_EQ(refusal("rotate_selection", areas({1, 2}), {45}), reason);
    EXPECT_EQ(refusal("rotate_selection", {spot(11), area(3)}, {89.99}), reason);
    EXPECT_EQ(refusal("rotate_selection", {spot(11)}, {45}), "") << "spots turn as they like";
    EXPECT_EQ(refusal("rotate_selection", {area(1), ladder(21)}, {-270}), "");
}

TEST_F(AreaTransforms, TurnsAboutTheLastSelectedElement) {
    run("rotate_selection", areas({1, 2}), {180, 1}); // about (150, 50)
    EXPECT_EQ(sides(2), (Sides{100, 0, 200, 100}));
    EXPECT_EQ(sides(1), (Sides{200, 0, 300, 100}));
    EXPECT_EQ(ways(1, kWest), (Ids{2}));
}

TEST_F(AreaTransforms, ScalesRectanglesWithTheirSpots) {
    run("scale_selection", areas({1, 2}), {2}); // about (100, 50)
    EXPECT_EQ(sides(1), (Sides{-100, -50, 100, 150}));
    EXPECT_EQ(sides(2), (Sides{100, -50, 300, 150})) << "they still touch";
    EXPECT_EQ(spotPlace(11), glm::vec3(0, 50, 5));
    EXPECT_EQ(ways(1, kEast), (Ids{2}));
    EXPECT_EQ(stored(1).light, (std::array<float, 4>{0.25F, 0.5F, 0.75F, 1}));
    run("scale_selection", areas({1, 4}), {0.5, 1}); // heights 0 and 8
    EXPECT_EQ(patch(4).heights, (std::array<float, 4>{6, 6, 6, 6}));
    EXPECT_EQ(patch(1).heights, (std::array<float, 4>{2, 2, 2, 2}));
}

TEST_F(AreaTransforms, NothingBecomesTooNarrow) {
    EXPECT_EQ(refusal("scale_selection", areas({1, 2}), {0.01}), "");
    auto mesh = editMesh();
    mesh.areas[0].southEast[1] = 40;
    use(mesh);
    EXPECT_EQ(refusal("scale_selection", areas({1, 2}), {0.01}), "Area 1 would become narrower than 1 unit.");
    EXPECT_EQ(refusal("scale_selection", areas({1, 2}), {0.05}), "");
}

TEST_F(AreaTransforms, WhatIsInsideOutStaysSo) {
    turn({area(6)}, 90); // x from 450 to 350, y from 0 to 100
    EXPECT_EQ(sides(6), (Sides{350, 100, 450, 0})) << "now along y";
    EXPECT_EQ(refusal("scale_selection", {area(6)}, {2}), "");
}

TEST_F(AreaTransforms, AMirrorSwapsEastAndWest) {
    run("mirror_selection", areas({1, 2}), {0});
    EXPECT_EQ(sides(1), (Sides{100, 0, 200, 100}));
    EXPECT_EQ(sides(2), (Sides{0, 0, 100, 100}));
    EXPECT_EQ(ways(1, kWest), (Ids{2}));
    EXPECT_EQ(ways(2, kEast), (Ids{3, 1})) << "the way to 3 is as it was";
    EXPECT_EQ(stored(1).light, (std::array<float, 4>{0.5F, 0.25F, 1, 0.75F}));
}

TEST_F(AreaTransforms, ApproachesOfOtherAreasTurnToo) {
    auto mesh = editMesh(5);
    mesh.areas[3].approaches = {{2, 1, kEast, 3, kEast}, {2, 1, 4, 0, 9}}; // area 4; by ladder, to nowhere
    use(mesh);
    turn(areas({1, 2}), 90);
    const auto saved = file();
    ASSERT_EQ(saved.approaches.size(), 2U);
    EXPECT_EQ(saved.approaches[0].previousHow, kSouth) << "from 1 to 2";
    EXPECT_EQ(saved.approaches[0].nextHow, kEast) << "from 2 to 3, which has not turned";
    EXPECT_EQ(saved.approaches[1].previousHow, 4) << "a ladder is no direction";
    EXPECT_EQ(saved.approaches[1].nextHow, 9);
}

TEST_F(AreaTransforms, LaddersFaceWhereTheyTurn) {
    auto mesh = editMesh();
    mesh.ladders[0].areas = {5, 1, 2, 0, 1};
    use(mesh);
    const Slot l = ladder(21).slot;
    turn({ladder(21)}, 30);
    EXPECT_EQ(model.get(nav::ladder::direction, l), kSouth) << "the nearest side";
    run("rotate_selection", {ladder(21)}, {90, 0});
    EXPECT_EQ(model.get(nav::ladder::direction, l), kWest);
    run("scale_selection", {ladder(21)}, {2});
    EXPECT_EQ(model.get(nav::ladder::width, l), 64);
    run("mirror_selection", {ladder(21)}, {0});
    EXPECT_EQ(model.get(nav::ladder::direction, l), kEast);
    EXPECT_EQ(model.get(nav::ladder::topLeft, l), model::Ref::to(area(2).slot)) << "left and right swap";
    EXPECT_EQ(model.get(nav::ladder::topRight, l), model::Ref::to(area(1).slot));
}

/// Which side of each area the others are on, and how they touch, turns with all of them.
RC_GTEST_FIXTURE_PROP(AreaTransforms, WhateverTurnsComesBack, ()) {
    auto mesh = editMesh();
    mesh.analysed = 0;
    for (auto& a : mesh.areas) {
        const auto width = static_cast<float>(*rc::gen::inRange(1, 40));
        const auto depth = static_cast<float>(*rc::gen::inRange(1, 40));
        a.southEast[0] = a.northWest[0] + 2 * width; // the centre is a whole number
        a.southEast[1] = a.northWest[1] + 2 * depth;
        a.southEast[2] = static_cast<float>(*rc::gen::inRange(-50, 50));
    }
    use(mesh);
    const auto before = saveMesh(model);
    auto selection = areas({*rc::gen::inRange(1U, 8U), *rc::gen::inRange(1U, 8U), *rc::gen::inRange(1U, 8U)});
    std::ranges::sort(selection);
    selection.erase(std::unique(selection.begin(), selection.end()), selection.end());
    const auto quarters = *rc::gen::inRange(-4, 5);
    turn(selection, 90.0 * quarters);
    RC_ASSERT((saveMesh(model) == before) == (quarters % 4 == 0));
    for (const auto& e : selection) {
        const auto p = nav::patchOf(model, e.slot);
        RC_ASSERT(p.hasInside());
        for (const Slot s : model.referrers(nav::hiding_spot::owner, e.slot))
            RC_ASSERT(model.isLive({nav::kHidingSpot, s}));
    }
    turn(selection, -90.0 * quarters);
    RC_ASSERT(saveMesh(model) == before);
    run("mirror_selection", selection, {*rc::gen::element(0.0, 1.0)});
    turn(selection, 180);
    run("mirror_selection", selection, {0});
    run("mirror_selection", selection, {1});
    run("mirror_selection", selection, {0});
    RC_ASSERT(!testing::Test::HasFailure()); // run() checks that undo restores every byte
}

} // namespace
} // namespace navsmith::tests
