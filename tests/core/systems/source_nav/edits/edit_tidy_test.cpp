// Corners, clean-up, borders, selecting by place, and building by dragging.
#include "core/systems/source_nav/mesh/schema.h"
#include "tests/core/systems/source_nav/edit_mesh.h"

#include <algorithm>

namespace navsmith::tests {
namespace {

using Click = systems::Builder::Click;
using Ids = std::vector<std::uint32_t>;

class Tidy : public EditMesh {};

// Corners ---------------------------------------------------------------------------------------------------------

TEST_F(Tidy, CornersGoToTheGroundOfTheMap) {
    const auto ground = floorAt(-5, 150); // no ground west of 150
    run("corners_to_ground", areas({2, 4}), {18, 120}, &ground);
    EXPECT_EQ(stored(2).northEastZ, -5);
    EXPECT_EQ(stored(2).southEast.z, -5);
    EXPECT_EQ(stored(2).northWest.z, 0);
    EXPECT_EQ(stored(4).southEast.z, 8);
    EXPECT_EQ(notes, (std::vector<std::string>{"6 corners without ground below stayed unchanged."}));
}

TEST_F(Tidy, GroundTooFarOffIsNone) {
    const auto above = floorAt(10);
    run("corners_to_ground", areas({1}), {18, 120}, &above);
    EXPECT_EQ(stored(1).northWest.z, 10) << "within a step up";
    const auto below = floorAt(-300);
    model::Transaction tx(model, "Ground");
    const std::vector<double> values{18, 120};
    const auto result = systems::run(edit("corners_to_ground"), tx, areas({1}), {values, &below});
    ASSERT_FALSE(result);
    EXPECT_EQ(result.error().reason, "The map has no ground below any of these corners.");
}

TEST_F(Tidy, WithoutAMapThereIsNoGround) {
    EXPECT_NE(refusal("corners_to_ground", areas({1}), {18, 120}).find("File > Open Map"), std::string::npos);
}

TEST_F(Tidy, EdgesSnapToAGridUnlessNothingWouldBeLeft) {
    run("snap_to_grid", areas({1, 7}), {40});
    EXPECT_EQ(stored(1).southEast.x, 120);
    EXPECT_EQ(stored(1).southEast.z, 0);
    EXPECT_EQ(stored(7).northWest.x, 240);
    EXPECT_EQ(stored(7).northWest.y, 40);
    EXPECT_EQ(refusal("snap_to_grid", areas({2}), {500}), "Area 2 is too small for the grid.");
}

TEST_F(Tidy, MovingTakesSpotsAndTheLadderInBetweenAlong) {
    run("ladder_ends", {ladder(21)});
    run("shift", areas({1}), {10, 20, 30});
    EXPECT_EQ(stored(1).northWest, (source::NavPoint{10, 20, 30}));
    EXPECT_EQ(stored(1).southEast, (source::NavPoint{110, 120, 30}));
    EXPECT_EQ(stored(1).northEastZ, 30);
    EXPECT_EQ(file().hidingSpots[0].position, (source::NavPoint{60, 70, 35}));
    EXPECT_EQ(file().ladders[0].bottom.x, 50) << "its top did not move";
    run("shift", areas({1, 5}), {1, 0, 0});
    EXPECT_EQ(file().ladders[0].bottom.x, 51);
    EXPECT_EQ(file().ladders[0].top.x, 51);
    EXPECT_EQ(file().ladders[0].length, 200);
    run("shift", {spot(12), ladder(21)}, {0, 0, -1});
    EXPECT_EQ(file().hidingSpots[1].position.z, -1);
    EXPECT_EQ(file().ladders[0].top.z, 199);
    EXPECT_NE(refusal("shift", areas({1}), {0, 0, 0}), "");
}

// Clean-up --------------------------------------------------------------------------------------------------------

TEST_F(Tidy, NeighboursOfJumpAreasAreConnectedOverThem) {
    auto mesh = editMesh();
    mesh.areas[1].attributes = 2;
    mesh.areas[1].southEast[0] = 125;
    mesh.areas[2].northWest[0] = 125; // 3 is a jump area, too
    mesh.areas[2].southEast[0] = 150;
    mesh.areas[6].northWest[0] = 150; // beyond it 7, below a drop
    mesh.areas[2].connections[1] = {7};
    use(mesh);
    run("remove_jump_areas", {}, {64});
    const auto read = file();
    EXPECT_EQ(read.areas.size(), 5U);
    EXPECT_EQ(ways(1, 1), (Ids{7}));
    EXPECT_EQ(ways(7, 3), Ids()) << "no way led back";
    EXPECT_EQ(read.analysed, 0);
    EXPECT_EQ(whyDisabled("remove_jump_areas", {}), "No area has the attribute \"jump\".");
}

TEST_F(Tidy, WhatIsTooHighForAJumpIsNotConnected) {
    auto mesh = editMesh();
    mesh.areas[1].attributes = 2;
    mesh.areas[1].connections[1] = {7};
    mesh.areas[2].attributes = 0;
    mesh.areas[6].northWest = {200, 50, 90};
    mesh.areas[6].northEastZ = mesh.areas[6].southWestZ = mesh.areas[6].southEast[2] = 90;
    use(mesh);
    run("remove_jump_areas", {}, {64});
    EXPECT_FALSE(leads(1, 7));
    EXPECT_EQ(notes, (std::vector<std::string>{
                         "1 jump area removed. 1 connection not replaced: too long or too high for one jump."}));
}

TEST_F(Tidy, OneWayConnectionsOutOfAreasGo) {
    run("disconnect_outgoing", areas({2, 3}));
    EXPECT_FALSE(leads(2, 3));
    EXPECT_TRUE(leads(2, 1));
    EXPECT_EQ(whyDisabled("disconnect_outgoing", areas({2})), "These areas have no outgoing one-way connection.");
}

TEST_F(Tidy, StrippingLeavesTheAreasAlone) {
    run("strip", areas({1}));
    EXPECT_EQ(stored(1).hidingSpots.count, 0U);
    EXPECT_EQ(stored(1).visible.count, 0U);
    EXPECT_EQ(stored(2).inheritVisibilityFrom, 0U);
    EXPECT_EQ(stored(2).visible.count, 2U) << "what it saw by the list of 1 is its own now: 4 and 5";
    EXPECT_EQ(stored(2).encounterPaths.count, 1U);
    run("strip", {});
    const auto read = file();
    EXPECT_TRUE(read.hidingSpots.empty());
    EXPECT_TRUE(read.encounterPaths.empty());
    EXPECT_TRUE(read.visible.empty());
    EXPECT_EQ(read.areas.size(), 7U);
    EXPECT_EQ(read.analysed, 0);
    EXPECT_TRUE(leads(1, 2));
    EXPECT_NE(refusal("strip", {}).find("no data"), std::string::npos);
}

TEST_F(Tidy, StrippingTakesOnlyTheGivenParts) {
    run("strip", {}, {1, 0, 0, 0});
    const auto read = file();
    EXPECT_TRUE(read.hidingSpots.empty());
    EXPECT_FALSE(read.encounterPaths.empty());
    EXPECT_FALSE(read.visible.empty());
    run("strip", {}, {0, 0, 0, 1});
    EXPECT_FALSE(file().encounterPaths.empty());
    EXPECT_TRUE(file().visible.empty());
}

TEST_F(Tidy, IdsAreCountedAnewInTheOrderOfTheFile) {
    run("erase", areas({1}));
    run("compress_ids", {});
    const auto read = file();
    for (std::uint32_t i = 0; i < read.areas.size(); ++i)
        EXPECT_EQ(read.areas[i].id, i + 1);
    EXPECT_EQ(read.ladders[0].id, 1U);
    EXPECT_EQ(ways(1, 1), (Ids{2})) << "what were 2 and 3";
    EXPECT_NE(refusal("compress_ids", {}).find("already count from 1"), std::string::npos);
}

TEST_F(Tidy, IdsOfWhatIsGoneAreNotGivenToOthers) {
    auto mesh = editMesh();
    mesh.areas[6].id = 70;
    mesh.areas[0].visible.emplace_back(7, 1);
    use(mesh);
    EXPECT_NE(refusal("compress_ids", {}).find("missing"), std::string::npos);
}

// Borders ---------------------------------------------------------------------------------------------------------

TEST_F(Tidy, AreasAreConnectedAlongTheirBordersByTheStep) {
    EXPECT_EQ(edit("connect_borders").role, systems::EditRole::Merge);
    run("connect_borders", areas({1, 3}), {18, 64});
    EXPECT_EQ(ways(1, 2), (Ids{4})) << "8 units up";
    EXPECT_EQ(ways(4, 0), (Ids{1}));
    EXPECT_FALSE(leads(1, 5)) << "200 units up";
    EXPECT_EQ(ways(3, 3), (Ids{2}));
    EXPECT_EQ(ways(2, 1), (Ids{3})) << "once";
    EXPECT_FALSE(leads(2, 4)) << "corners only";
    run("connect_borders", areas({1, 3}), {18, 64});
    ASSERT_EQ(notes.size(), 1U);
}

TEST_F(Tidy, HigherThanAStepIsADrop) {
    run("connect_borders", areas({1}), {4, 64});
    EXPECT_FALSE(leads(1, 4));
    EXPECT_EQ(ways(4, 0), (Ids{1}));
}

// Selecting -------------------------------------------------------------------------------------------------------

TEST_F(Tidy, AreasAreSelectedByWhereTheyLie) {
    EXPECT_EQ(idsOf(run("select_half_space", {}, {0, 200, 0})), (Ids{3, 6, 7}));
    EXPECT_EQ(idsOf(run("select_half_space", {}, {1, 0, 1})), (Ids{5}));
    EXPECT_EQ(idsOf(run("select_half_space", {}, {2, 20, 0})), (Ids{5, 6}));
    EXPECT_EQ(idsOf(run("select_radius", areas({1}), {105})), (Ids{1, 2, 4}));
    EXPECT_EQ(idsOf(run("select_radius", {spot(12)}, {10})), (Ids{2}));
    EXPECT_EQ(idsOf(run("select_height_range", {}, {8, 4})), (Ids{4, 7}));
    EXPECT_EQ(idsOf(run("select_unnamed", {})), (Ids{4, 5, 6, 7}));
    EXPECT_EQ(idsOf(run("select_jump", {})), (Ids{3}));
    EXPECT_NE(whyDisabled("select_radius", {place("Alpha")}), "");
    EXPECT_EQ(systems::initialNumbers(edit("select_height_range"), model, areas({6})), (std::vector<double>{20, 24}));
}

// Building --------------------------------------------------------------------------------------------------------

TEST_F(Tidy, ADraggedRectangleIsAnAreaBetweenItsNeighbours) {
    const auto made = build("area", {{}, {}, {200, 200, 2}, {100, 100, 2}}, {18, 1, 0, 0});
    ASSERT_EQ(idsOf(made), (Ids{8}));
    const auto a = stored(8);
    EXPECT_EQ(a.northWest, (source::NavPoint{100, 100, 0})) << "1 and 2 come to 0 there, 4 only to 8";
    EXPECT_EQ(a.southEast, (source::NavPoint{200, 200, 2})) << "nothing there: as dragged";
    EXPECT_EQ(a.northEastZ, 0);
    EXPECT_EQ(a.southWestZ, 8);
    EXPECT_EQ(ways(8, 0), (Ids{2}));
    EXPECT_EQ(ways(8, 3), (Ids{4}));
    EXPECT_EQ(ways(2, 2), (Ids{8}));
    EXPECT_EQ(a.attributes, 0U);
    EXPECT_EQ(file().analysed, 0);
}

TEST_F(Tidy, ADraggedRectangleLiesOnTheGroundOfTheMap) {
    const auto ground = floorAt(-5, 150);
    build("area", {{}, {}, {100, 200, 0}, {200, 100, 0}}, {18, 0, 0, 0}, &ground);
    EXPECT_EQ(stored(8).northEastZ, -5);
    EXPECT_EQ(stored(8).southEast.z, -5);
    EXPECT_EQ(stored(8).northWest.z, 0) << "no ground: as the neighbours";
    EXPECT_EQ(ways(8, 0), Ids()) << "not asked for";
    EXPECT_EQ(buildRefusal("area", {{}, {}, {100, 200, 0}, {100, 100, 0}}, {18, 1, 0, 0}),
              "Drag a rectangle from corner to corner.");
    const std::vector<double> values{18, 1, 0, 0};
    const auto statusMessage =
        systems::describe(builder("area"), model, {{}, {}, {140, 200, 0}, {100, 150, 0}}, {values});
    EXPECT_EQ(statusMessage.text, "40 by 50 units");
    EXPECT_EQ(statusMessage.marks.segments.size(), 4U);
}

TEST_F(Tidy, ADraggedRectangleMeetsTheEdgesThatItComesNear) {
    const auto ground = floorAt(0, 0);
    // Drawn roughly beside 1 (its south is y 100) and 2 (its west is x 100).
    build("area", {{}, {}, {3.4F, 104.2F, 0}, {97.3F, 160.7F, 0}}, {18, 1, 8, 1}, &ground);
    EXPECT_EQ(stored(8).northWest.x, 0);
    EXPECT_EQ(stored(8).northWest.y, 100);
    EXPECT_EQ(stored(8).southEast.x, 100);
    EXPECT_EQ(stored(8).southEast.y, 161) << "no edge is near: a whole unit";
    EXPECT_EQ(ways(8, 0), (Ids{1}));
    build("area", {{}, {}, {3.4F, 504.2F, 0}, {97.3F, 560.7F, 0}}, {18, 1, 8, 25}, &ground);
    EXPECT_EQ(stored(9).northWest.y, 500);
    EXPECT_EQ(stored(9).southEast.y, 550);
    build("area", {{}, {}, {3.5F, 704.5F, 0}, {97.5F, 760.5F, 0}}, {18, 1, 8, 0}, &ground);
    EXPECT_EQ(stored(10).northWest.y, 704.5F) << "as dragged";
}

TEST_F(Tidy, ALineCutsTheAreaThatItIsDrawnOver) {
    const Click along{{}, area(2), {190, 62, 0}, {110, 58, 0}};
    const std::vector<double> asDrawn{0};
    const auto statusMessage = systems::describe(builder("split_area"), model, along, {asDrawn});
    EXPECT_EQ(statusMessage.text, "100 by 60 and 100 by 40 units");
    ASSERT_EQ(statusMessage.marks.segments.size(), 1U);
    EXPECT_EQ(statusMessage.marks.segments[0].a.position, glm::vec3(100, 60, 0));
    EXPECT_EQ(statusMessage.marks.segments[0].b.position, glm::vec3(200, 60, 0));
    ASSERT_EQ(idsOf(build("split_area", along, asDrawn)), (Ids{2, 8}));
    EXPECT_EQ(stored(2).southEast.y, 60);
    EXPECT_EQ(stored(8).northWest.y, 60);
    build("split_area", {{}, area(1), {0.25F, 90, 0}, {0.25F, 10, 0}}, asDrawn);
    EXPECT_EQ(stored(1).southEast.x, 1) << "a unit from the edge at least";
    build("split_area", {{}, {}, {251, 10, 0}, {252, 40, 0}}, {25});
    EXPECT_EQ(stored(3).southEast.x, 250) << "the area under the line, at a multiple of 25";
    EXPECT_NE(
        buildRefusal("split_area", {{}, area(1), {0.5F, 90, 0}, {0.5F, 10, 0}}, asDrawn).find("rea 1 is too small"),
        std::string::npos);
    EXPECT_NE(buildRefusal("split_area", {{}, {}, {5000, 90, 0}, {5000, 10, 0}}, asDrawn).find("no area"),
              std::string::npos);
}

TEST_F(Tidy, ALadderIsDrawnFromItsFootToItsTop) {
    const auto made = build("ladder", {{}, {}, {50, 0, 200}, {50, 0, 0}}, {24, 0});
    ASSERT_EQ(made.size(), 1U);
    const auto read = file();
    ASSERT_EQ(read.ladders.size(), 2U);
    const auto& l = read.ladders[1];
    EXPECT_EQ(l.id, 22U);
    EXPECT_EQ(l.width, 24);
    EXPECT_EQ(l.length, 200);
    EXPECT_EQ(l.direction, 2U) << "south, off the area at its top";
    EXPECT_EQ(l.bottomArea, 1U);
    EXPECT_EQ(l.topForward, 5U);
    const auto up = source::entries(read.ladderIds, stored(1).ladders[0]);
    EXPECT_EQ(Ids(up.begin(), up.end()), (Ids{22}));
    EXPECT_TRUE(notes.empty());
    build("ladder", {{}, {}, {3000, 0, 0}, {3000, 0, 100}}, {32, 2});
    EXPECT_EQ(file().ladders[2].direction, 1U) << "as was asked";
    EXPECT_EQ(file().ladders[2].bottom.z, 0) << "drawn downwards";
    EXPECT_EQ(notes, (std::vector<std::string>{"There is no area at the ends of the ladder."}));
    EXPECT_NE(buildRefusal("ladder", {{}, {}, {50, 0, 10}, {50, 0, 0}}, {32, 0}), "");
    use(editMesh(5));
    EXPECT_EQ(buildRefusal("ladder", {{}, {}, {50, 0, 200}, {50, 0, 0}}, {32, 0}),
              "Version 5 of the format does not store ladders.");
}

TEST_F(Tidy, ALadderFacesOffTheWall) {
    world::MapGeometry wall; // along x at y = 10, south of the ladder
    wall.positions = {{-500, 10, -500}, {500, 10, -500}, {500, 10, 500}, {-500, 10, 500}};
    wall.indices = {0, 1, 2, 0, 2, 3};
    wall.layers = {{world::MapLayer::Solid, 0, 2}};
    wall.minimum = wall.positions[0];
    wall.maximum = wall.positions[2];
    const auto rays = *world::RayCaster::build(wall);
    build("ladder", {{}, {}, {50, 0, 200}, {50, 0, 0}}, {32, 0}, &rays);
    EXPECT_EQ(file().ladders[1].direction, 0U);
}

} // namespace
} // namespace navsmith::tests
