// Dragging areas, edges, corners and heights, alone and with neighbours that touch them; and hiding spots.
#include "core/systems/source_nav/mesh/geometry.h"
#include "core/systems/source_nav/mesh/schema.h"
#include "core/systems/source_nav/shape/area_drags.h"
#include "core/systems/source_nav/shape/spot_drags.h"
#include "tests/core/systems/source_nav/edit_mesh.h"

#include <rapidcheck/gtest.h>

#include <algorithm>
#include <functional>

namespace navsmith::tests {
namespace {

namespace nav = systems::source_nav;
using model::Slot;
using symbol::Drag;
using Sides = std::array<float, 4>; ///< west, north, east, south

class AreaDrags : public EditMesh {
protected:
    [[nodiscard]] nav::Patch patch(std::uint32_t id) const { return nav::patchOf(model, area(id).slot); }
    [[nodiscard]] Sides sides(std::uint32_t id) const {
        const auto p = patch(id);
        return {p.west, p.north, p.east, p.south};
    }
    void drag(const std::function<void(model::Transaction&)>& edit) {
        sound([&](model::Transaction& tx) -> systems::EditResult {
            edit(tx);
            return systems::Elements{};
        });
    }
    void dragEdges(std::uint32_t id, unsigned edges, const Drag& by) {
        const Slot row = area(id).slot;
        drag([&](auto& tx) { nav::dragEdges(tx, std::span(&row, 1), by, edges); });
    }
    void dragHeight(std::uint32_t id, std::size_t corner, const Drag& by) {
        const Slot row = area(id).slot;
        drag([&](auto& tx) { nav::dragHeight(tx, std::span(&row, 1), by, corner); });
    }
    void dragAreas(const std::vector<std::uint32_t>& ids, const Drag& by) {
        std::vector<Slot> rows;
        rows.reserve(ids.size());
        for (const auto id : ids)
            rows.push_back(area(id).slot);
        drag([&](auto& tx) { nav::dragAreas(tx, rows, by); });
    }
    /// Four level areas around (100, 100): 1 2 above 3 4 in plan.
    void useFour() {
        auto mesh = editMesh();
        mesh.areas.resize(4);
        mesh.areas[2] = mesh.areas[3] = mesh.areas[1];
        for (std::size_t i = 0; i < 4; ++i) {
            auto& a = mesh.areas[i];
            const float x = i % 2 == 0 ? 0.0F : 100.0F;
            const float y = i / 2 == 0 ? 0.0F : 100.0F;
            a = {};
            a.id = static_cast<std::uint32_t>(i + 1);
            a.northWest = {x, y, 0};
            a.southEast = {x + 100, y + 100, 0};
        }
        mesh.ladders.clear();
        use(mesh);
    }
};

TEST_F(AreaDrags, AnAreaMovesWithItsHidingSpotsAndNobodyElse) {
    dragAreas({1}, {{10, -20, 5}});
    EXPECT_EQ(sides(1), (Sides{10, -20, 110, 80}));
    EXPECT_EQ(patch(1).heights, (std::array<float, 4>{5, 5, 5, 5}));
    EXPECT_EQ(model.get(nav::hiding_spot::x, spot(11).slot), 60);
    EXPECT_EQ(model.get(nav::hiding_spot::y, spot(11).slot), 30);
    EXPECT_EQ(model.get(nav::hiding_spot::z, spot(11).slot), 10);
    EXPECT_EQ(sides(2), (Sides{100, 0, 200, 100}));
    EXPECT_EQ(model.get(nav::hiding_spot::x, spot(12).slot), 150);
}

TEST_F(AreaDrags, SeveralMoveTogetherAndARepeatedDragDoesNotAddUp) {
    drag([&](auto& tx) {
        const std::vector<Slot> rows{area(1).slot, area(2).slot};
        nav::dragAreas(tx, rows, {{7, 0, 0}});
        nav::dragAreas(tx, rows, {{9, 1, 0}});
    });
    EXPECT_EQ(sides(1), (Sides{9, 1, 109, 101}));
    EXPECT_EQ(sides(2), (Sides{109, 1, 209, 101}));
    EXPECT_EQ(model.get(nav::hiding_spot::x, spot(12).slot), 159);
}

TEST_F(AreaDrags, AHidingSpotStaysOnTheSurfaceThatItLiesOn) {
    auto mesh = editMesh();
    auto& slope = *std::ranges::find(mesh.areas, 4U, &RawNavArea::id); // 8 in the north, 28 in the south
    slope.southEast[2] = slope.southWestZ = 28;
    use(mesh);
    const auto made = click(area(4), {25, 150, 3}, {0, 1, 0, 1});
    ASSERT_EQ(made.size(), 1U);
    const auto dragSpot = [&](Element e, const Drag& by) {
        drag([&](auto& tx) { nav::dragSpots(tx, std::span(&e.slot, 1), by); });
        return glm::vec3(model.get(nav::hiding_spot::x, e.slot), model.get(nav::hiding_spot::y, e.slot),
                         model.get(nav::hiding_spot::z, e.slot));
    };
    EXPECT_EQ(dragSpot(made[0], {{5, 25, 0}}), glm::vec3(30, 175, 23));
    EXPECT_EQ(dragSpot(made[0], {{0, 0, 40}}), glm::vec3(30, 175, 63)) << "raised by hand";
    EXPECT_EQ(dragSpot(made[0], {{0, -25, 0}}), glm::vec3(30, 150, 63)) << "not on the surface any more";
}

TEST_F(AreaDrags, AnEdgeMovesAloneAlongItsAxisAndHeightsStay) {
    dragEdges(4, nav::WestEdge, {{-30, 55, 9}});
    EXPECT_EQ(sides(4), (Sides{-30, 100, 100, 200}));
    EXPECT_EQ(patch(4).heights, (std::array<float, 4>{8, 8, 8, 8}));
    dragEdges(4, nav::SouthEdge, {{40, 12, 0}});
    EXPECT_EQ(sides(4), (Sides{-30, 100, 100, 212}));
}

TEST_F(AreaDrags, ACornerMovesBothOfItsEdges) {
    dragEdges(2, nav::EastEdge | nav::NorthEdge, {{15, -25, 0}});
    EXPECT_EQ(sides(2), (Sides{100, -25, 215, 100}));
    EXPECT_EQ(sides(3), (Sides{200, 0, 300, 100})) << "neighbours stay unless they are statusMessage to follow";
}

TEST_F(AreaDrags, NothingIsTurnedInsideOut) {
    dragEdges(1, nav::WestEdge, {{500, 0, 0}});
    EXPECT_EQ(sides(1), (Sides{99, 0, 100, 100}));
    dragEdges(1, nav::NorthEdge | nav::EastEdge, {{-500, 500, 0}});
    EXPECT_EQ(sides(1), (Sides{99, 99, 100, 100}));
}

TEST_F(AreaDrags, WhatIsInsideOutAlreadyMayOnlyGrow) {
    dragEdges(6, nav::WestEdge, {{40, 0, 0}});
    EXPECT_EQ(sides(6), (Sides{450, 0, 350, 100}));
    dragEdges(6, nav::WestEdge, {{-140, 0, 0}});
    EXPECT_EQ(sides(6), (Sides{310, 0, 350, 100}));
}

TEST_F(AreaDrags, TheNeighboursEdgeFollowsAndIsNotTurnedInsideOutEither) {
    dragEdges(1, nav::EastEdge, {{40, 0, 0}, true});
    EXPECT_EQ(sides(1), (Sides{0, 0, 140, 100}));
    EXPECT_EQ(sides(2), (Sides{140, 0, 200, 100}));
    EXPECT_EQ(sides(3), (Sides{200, 0, 300, 100})) << "its border is another";
    dragEdges(1, nav::EastEdge, {{400, 0, 0}, true});
    EXPECT_EQ(sides(1), (Sides{0, 0, 199, 100}));
    EXPECT_EQ(sides(2), (Sides{199, 0, 200, 100}));
}

TEST_F(AreaDrags, WhatLiesAStepHigherFollowsAndAnotherFloorDoesNot) {
    dragEdges(1, nav::SouthEdge, {{0, 20, 0}, true});
    EXPECT_EQ(sides(4), (Sides{0, 120, 100, 200})) << "8 units higher";
    dragEdges(1, nav::NorthEdge, {{0, 20, 0}, true});
    EXPECT_EQ(sides(1), (Sides{0, 20, 100, 120}));
    EXPECT_EQ(sides(5), (Sides{0, -100, 100, 0})) << "200 units higher";
}

TEST_F(AreaDrags, ALongNeighbourTakesTheWholeBorderLineAlong) {
    useFour();
    // Area 3 extends along the south side of 1 and 2.
    const auto a3 = area(3).slot;
    drag([&](auto& tx) { tx.set(nav::area::eastX, a3, 200.0F); });
    dragEdges(1, nav::SouthEdge, {{0, -10, 0}, true});
    EXPECT_EQ(sides(3), (Sides{0, 90, 200, 200}));
    EXPECT_EQ(sides(1), (Sides{0, 0, 100, 90}));
    EXPECT_EQ(sides(2), (Sides{100, 0, 200, 90})) << "or a gap would open between 2 and 3";
}

TEST_F(AreaDrags, AllAreasThatMeetInACornerFollowIt) {
    useFour();
    dragEdges(1, nav::SouthEdge | nav::EastEdge, {{10, -20, 0}, true});
    EXPECT_EQ(sides(1), (Sides{0, 0, 110, 80}));
    EXPECT_EQ(sides(2), (Sides{110, 0, 200, 80}));
    EXPECT_EQ(sides(3), (Sides{0, 80, 110, 200}));
    EXPECT_EQ(sides(4), (Sides{110, 80, 200, 200}));
}

TEST_F(AreaDrags, HeightsOfCornersThatCoincideFollow) {
    dragHeight(1, 1, {{0, 0, 6}});
    EXPECT_EQ(patch(1).heights, (std::array<float, 4>{0, 6, 0, 0}));
    EXPECT_EQ(patch(2).heights, (std::array<float, 4>{0, 0, 0, 0}));
    dragHeight(1, 1, {{0, 0, 6}, true});
    EXPECT_EQ(patch(1).heights, (std::array<float, 4>{0, 12, 0, 0}));
    EXPECT_EQ(patch(2).heights, (std::array<float, 4>{6, 0, 0, 0})) << "it lay 6 units lower, which is one place";
    dragHeight(1, 3, {{0, 0, 4}, true});
    EXPECT_EQ(patch(4).heights, (std::array<float, 4>{12, 8, 8, 8}));
}

TEST_F(AreaDrags, NeighboursOfWhatIsMovedAsAWholeFollowItsBorders) {
    dragAreas({2}, {{10, 0, 3}, true});
    EXPECT_EQ(sides(1), (Sides{0, 0, 110, 100}));
    EXPECT_EQ(sides(2), (Sides{110, 0, 210, 100}));
    EXPECT_EQ(sides(3), (Sides{210, 0, 300, 100}));
    EXPECT_EQ(patch(1).heights, (std::array<float, 4>{0, 3, 3, 0}));
    EXPECT_EQ(patch(3).heights, (std::array<float, 4>{3, 0, 0, 3}));
    dragAreas({2}, {{500, 0, 0}, true});
    EXPECT_EQ(sides(3), (Sides{299, 0, 300, 100}));
    EXPECT_EQ(sides(2), (Sides{199, 0, 299, 100})) << "goes no further than its neighbours";
}

TEST_F(AreaDrags, TheAreaThatAllowsNoMoreIsNamed) {
    std::string why;
    dragEdges(1, nav::EastEdge, {{40, 0, 0}, true, &why});
    EXPECT_EQ(why, "");
    dragEdges(1, nav::EastEdge, {{400, 0, 0}, true, &why});
    EXPECT_EQ(why, "Area 2 would become narrower than 1 unit.");
    use(editMesh());
    why.clear();
    dragAreas({1}, {{-50, 0, 0}, true, &why});
    EXPECT_EQ(why, "") << "area 2 grows";
    dragAreas({1}, {{500, 0, 0}, true, &why});
    EXPECT_EQ(why, "Area 2 would become narrower than 1 unit.");
}

TEST_F(AreaDrags, TheSpotsOfGivenUpGroundAreTheNeighbours) {
    // Area 1 contains spot 11 at (50, 50); its border with 2 moves across it.
    dragEdges(1, nav::EastEdge, {{-60, 0, 0}, true});
    ASSERT_EQ(sides(2), (Sides{40, 0, 200, 100}));
    EXPECT_TRUE(model.get(nav::hiding_spot::owner, spot(11).slot).pointsTo(area(2).slot));
    EXPECT_TRUE(model.get(nav::hiding_spot::owner, spot(12).slot).pointsTo(area(2).slot));
}

TEST_F(AreaDrags, TheMeshCountsAsNotAnalysedThenAndThatIsTold) {
    const std::vector<std::string> statusMessage{"The mesh now counts as not analysed."};
    ASSERT_EQ(file().analysed, 1);
    dragHeight(1, 0, {{0, 0, 4}});
    EXPECT_EQ(file().analysed, 0);
    EXPECT_EQ(notes, statusMessage);
    dragHeight(1, 0, {{0, 0, 4}});
    EXPECT_EQ(notes, std::vector<std::string>()) << "it was statusMessage before";
    use(editMesh());
    dragEdges(1, nav::WestEdge, {{4, 0, 0}});
    EXPECT_EQ(file().analysed, 0);
    use(editMesh());
    dragAreas({1}, {{0, 0, 0}});
    EXPECT_EQ(file().analysed, 1) << "nothing has moved";
}

TEST_F(AreaDrags, TheSizeIsTold) {
    EXPECT_EQ(nav::sizeText(model, area(1).slot), "100 x 100 units");
    EXPECT_EQ(nav::heightText(model, area(4).slot, 0), "height 8.00");
}

RC_GTEST_FIXTURE_PROP(AreaDrags, WhateverIsDraggedEveryAreaKeepsAnInside, ()) {
    useFour();
    for (int i = 0; i < 4; ++i) {
        const auto id = *rc::gen::inRange<std::uint32_t>(1, 5);
        const auto edges = *rc::gen::element<unsigned>(1, 2, 4, 8, 3, 6, 12, 9);
        const auto x = static_cast<float>(*rc::gen::inRange(-300, 300));
        const auto y = static_cast<float>(*rc::gen::inRange(-300, 300));
        model::Transaction tx(model, "Drag");
        const Slot row = area(id).slot;
        nav::dragEdges(tx, std::span(&row, 1), {{x, y, 0}, true}, edges);
        RC_ASSERT(tx.commit().has_value());
    }
    for (std::uint32_t id = 1; id <= 4; ++id) {
        RC_ASSERT(patch(id).east - patch(id).west >= nav::kLeastWidth - 1e-3F);
        RC_ASSERT(patch(id).south - patch(id).north >= nav::kLeastWidth - 1e-3F);
    }
}

} // namespace
} // namespace navsmith::tests
