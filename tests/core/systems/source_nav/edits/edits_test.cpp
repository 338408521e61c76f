// The edits of navigation meshes, one by one.
#include "core/systems/paste.h"
#include "core/systems/source_nav/mesh/ladder_ends.h"
#include "core/systems/source_nav/mesh/schema.h"
#include "core/systems/source_nav/mesh/selected_elements.h"
#include "tests/core/systems/source_nav/edit_mesh.h"
#include "tests/support/corpus.h"

#include <algorithm>
#include <set>

namespace navsmith::tests {
namespace {

namespace nav = systems::source_nav;
using model::Slot;
using systems::Elements;
using Ids = std::vector<std::uint32_t>;

// Connections -----------------------------------------------------------------------------------------------------

TEST_F(EditMesh, ConnectsTheFirstAreaWithTheOthersThroughTheSidesThatMeet) {
    run("connect", areas({1, 4, 5}));
    EXPECT_EQ(ways(1, 2), (Ids{4}));
    EXPECT_EQ(ways(4, 0), (Ids{1}));
    EXPECT_EQ(ways(1, 0), (Ids{5}));
    EXPECT_EQ(ways(5, 2), (Ids{1}));
    EXPECT_FALSE(leads(4, 5));
}

TEST_F(EditMesh, ConnectingOneWayLeavesOutTheWayBack) {
    run("connect_one_way", areas({5, 1}));
    EXPECT_EQ(ways(5, 2), (Ids{1}));
    EXPECT_FALSE(leads(1, 5));
}

TEST_F(EditMesh, ConnectCompletesWhatIsThereInOneDirection) {
    run("connect", areas({3, 2}));
    EXPECT_EQ(ways(3, 3), (Ids{2}));
    EXPECT_EQ(ways(2, 1), (Ids{3})) << "not twice";
}

TEST_F(EditMesh, EditsOfASelectionAreDisabledWithoutOne) {
    for (const auto& edit : system().editing.edits) {
        if (edit.scope == systems::EditScope::Selection) {
            EXPECT_NE(systems::whyDisabled(edit, model, {}), "") << edit.id;
        }
    }
}

TEST_F(EditMesh, ConnectRefusesWhatIsThereAndWhatIsNoArea) {
    EXPECT_EQ(refusal("connect", areas({1, 2})), "Area 1 is already connected to area 2.");
    EXPECT_EQ(refusal("connect_one_way", areas({2, 3})), "Area 2 is already connected to area 3.");
    EXPECT_EQ(whyDisabled("connect", areas({1})), "Select two or more areas. The first is connected to the others.");
    EXPECT_NE(whyDisabled("connect", {area(1), area(4), spot(11)}), "");
    EXPECT_EQ(refusal("connect_one_way", areas({1, 1})), "An area cannot be connected to itself.");
}

TEST_F(EditMesh, DisconnectTakesBothDirections) {
    EXPECT_EQ(run("disconnect", areas({1, 2})), areas({1, 2}));
    EXPECT_FALSE(leads(1, 2));
    EXPECT_FALSE(leads(2, 1));
    EXPECT_TRUE(leads(2, 3));
    EXPECT_EQ(run("disconnect", {connection(2, 3)}), areas({2, 3}));
    EXPECT_FALSE(leads(2, 3));
    EXPECT_NE(refusal("disconnect", areas({1, 2})), "");
}

TEST_F(EditMesh, DisconnectOneWayLeavesTheWayBack) {
    run("disconnect_one_way", areas({2, 1}));
    EXPECT_FALSE(leads(2, 1));
    EXPECT_TRUE(leads(1, 2));
    run("disconnect_one_way", {connection(1, 2)});
    EXPECT_FALSE(leads(1, 2));
    EXPECT_NE(whyDisabled("disconnect_one_way", areas({3, 2})), "") << "nothing leads from 3";
}

TEST_F(EditMesh, OneWayConnectionsBecomeTwoWayOrTurnRound) {
    EXPECT_NE(whyDisabled("make_two_way", {connection(1, 2)}).find("no one-way connection"), std::string::npos);
    run("flip", {connection(2, 3)});
    EXPECT_FALSE(leads(2, 3));
    EXPECT_EQ(ways(3, 3), (Ids{2}));
    run("make_two_way", areas({2, 3}));
    EXPECT_EQ(ways(2, 1), (Ids{3}));
    EXPECT_NE(refusal("flip", areas({2, 3})), "");
}

TEST_F(EditMesh, TheSideOfAConnectionIsSetByHandAndFoundAgain) {
    run("set_side", {connection(1, 2)}, {1});
    EXPECT_EQ(ways(1, 0), (Ids{2}));
    EXPECT_EQ(ways(1, 1), Ids());
    run("set_side", areas({1, 2}), {0});
    EXPECT_EQ(ways(1, 1), (Ids{2}));
    EXPECT_EQ(ways(2, 3), (Ids{1}));
}

// Hiding spots ----------------------------------------------------------------------------------------------------

TEST_F(EditMesh, AClickPutsAHidingSpotOnTheSurfaceOfTheArea) {
    const auto made = click(area(4), {25, 150, 3}, {0, 1, 0, 1});
    ASSERT_EQ(made.size(), 1U);
    const auto read = file();
    const auto spots = source::entries(read.hidingSpots, stored(4).hidingSpots);
    ASSERT_EQ(spots.size(), 1U);
    EXPECT_EQ(spots[0].position.x, 25);
    EXPECT_EQ(spots[0].position.z, 8) << "the ground, not the click";
    EXPECT_EQ(spots[0].flags, 0x0A);
    EXPECT_EQ(std::set<std::uint32_t>({11, 12}).count(spots[0].id), 0U);
    EXPECT_NE(spots[0].id, 0U);
}

TEST_F(EditMesh, AClickBesideTheSymbolsFindsTheAreaUnderIt) {
    click({}, {275, 75, 10}, {1, 0, 0, 0}); // above 3 at height 0 and 7 at 4
    EXPECT_EQ(stored(7).hidingSpots.count, 1U);
    click({}, {50, -50, -500}, {1, 0, 0, 0}); // nothing below, so the area above
    EXPECT_EQ(stored(5).hidingSpots.count, 1U);
    EXPECT_EQ(clickRefusal({}, {5000, 50, 0}, {1, 0, 0, 0}), "There is no area here. Hiding spots must be on an area.");
}

TEST_F(EditMesh, AnAreaHoldsNoMoreHidingSpotsThanAByteCounts) {
    const std::vector<double> inCover{1, 0, 0, 0};
    for (int i = 0; i < 254; ++i) {
        model::Transaction tx(model, "Spot");
        ASSERT_TRUE(systems::place(system().editing.builders[0], tx, {{}, area(1), {static_cast<float>(i) / 4, 1, 0}},
                                   {inCover}));
        ASSERT_TRUE(tx.commit());
    }
    EXPECT_NE(clickRefusal(area(1), {70, 1, 0}, {1, 0, 0, 0}), "");
}

TEST_F(EditMesh, TheTypeOfASpotLeavesUnknownBits) {
    EXPECT_EQ(systems::initialNumbers(edit("set_spot_kind"), model, Elements{spot(11)}),
              (std::vector<double>{1, 0, 0, 0}));
    run("set_spot_kind", {spot(11)}, {0, 0, 1, 1});
    EXPECT_EQ(file().hidingSpots[0].flags, 0x8C);
    EXPECT_NE(whyDisabled("set_spot_kind", areas({1})), "");
    use(editMesh(1));
    EXPECT_EQ(whyDisabled("set_spot_kind", {spot(1)}),
              "Version 1 of the format does not store the type of a hiding spot.");
}

TEST_F(EditMesh, SpotsGoToTheGroundAndToTheAreaThatTheyStandOn) {
    run("spots_to_ground", {spot(11)});
    EXPECT_EQ(file().hidingSpots[0].position.z, 0);
    model::Transaction tx(model, "Move");
    tx.set(nav::hiding_spot::x, spot(11).slot, 150.0F);
    ASSERT_TRUE(tx.commit());
    run("spots_to_area", {spot(11)});
    EXPECT_EQ(stored(1).hidingSpots.count, 0U);
    const auto read = file();
    const auto spots = source::entries(read.hidingSpots, stored(2).hidingSpots);
    ASSERT_EQ(spots.size(), 2U);
    EXPECT_EQ(spots[1].id, 11U) << "last";
}

// Places ----------------------------------------------------------------------------------------------------------

TEST_F(EditMesh, PlacesAreMadeOfferedAndGiven) {
    const auto made = run("new_place", {});
    ASSERT_EQ(made, (Elements{place("Place1")}));
    run("new_place", {});
    EXPECT_TRUE(place("Place2").valid());
    const auto choices = edit("set_place").parameters.at(0).choices(model);
    EXPECT_EQ(choices, (std::vector<std::string>{"Alpha", "Gone", "Beta", "Place1", "Place2"}));
    EXPECT_EQ(systems::initialNumbers(edit("set_place"), model, areas({4, 3})), (std::vector<double>{2}));
    run("set_place", areas({4, 5}), {3});
    EXPECT_EQ(placeOf(4), "Place1");
    EXPECT_EQ(placeOf(5), "Place1");
    EXPECT_EQ(refusal("set_place", areas({4}), {-1}), "Select a place.");
    EXPECT_EQ(refusal("set_place", areas({4}), {5}), "Select a place.");
}

TEST_F(EditMesh, ThePlaceOfTheNeighboursIsProposed) {
    const auto proposed = [&](std::initializer_list<std::uint32_t> ids) {
        const auto numbers = systems::initialNumbers(edit("set_place"), model, areas(ids));
        return edit("set_place").parameters.at(0).choices(model).at(static_cast<std::size_t>(numbers.at(0)));
    };
    run("set_place", areas({2}), {1});
    run("clear_place", areas({1}));
    EXPECT_EQ(proposed({1}), "Gone") << "a way leads from 1 to 2";
    run("set_place", areas({2}), {2});
    EXPECT_EQ(proposed({1}), "Beta");
}

TEST_F(EditMesh, PlacesAreClearedAndSpreadOverAreasOfTheSameOldOne) {
    run("clear_place", areas({1}));
    EXPECT_EQ(placeOf(1), "");
    EXPECT_NE(refusal("clear_place", areas({1})), "");
    run("set_place", areas({1}), {0});
    const auto reached = run("flood_place", areas({1}), {1});
    EXPECT_EQ(idsOf(reached), (Ids{1, 2})) << "3 is Beta";
    EXPECT_EQ(placeOf(2), "Gone");
    EXPECT_EQ(placeOf(3), "Beta");
    run("set_place", areas({3}), {1});
    EXPECT_EQ(idsOf(run("flood_place", areas({3}), {0})), (Ids{3})) << "no way leads from 3";
    run("flood_place", areas({2}), {2});
    EXPECT_EQ(placeOf(1), "Beta");
}

TEST_F(EditMesh, PlacesSpreadUpLadders) {
    run("ladder_ends", {ladder(21)});
    run("clear_place", areas({1}));
    EXPECT_EQ(idsOf(run("flood_place", areas({1}), {2})), (Ids{1, 5}));
}

TEST_F(EditMesh, APlaceIsReplacedEverywhereAndUnusedOnesGo) {
    EXPECT_EQ(idsOf(run("replace_place", {}, {1, 3})), (Ids{1, 2}));
    EXPECT_EQ(placeOf(1), "Beta");
    EXPECT_EQ(idsOf(run("replace_place", {}, {0, 2})), (Ids{4, 5, 6, 7})) << "what had none";
    EXPECT_EQ(file().hasUnnamedAreas, 0);
    run("replace_place", {}, {2, 0});
    run("remove_unused_places", {});
    EXPECT_EQ(file().places, (std::vector<std::string>{std::string("Beta\0", 5)}));
    EXPECT_EQ(placeOf(3), "Beta");
    EXPECT_EQ(refusal("remove_unused_places", {}), "Every place is in use.");
    EXPECT_EQ(refusal("replace_place", {}, {2, 0}), "Select a place.");
}

TEST_F(EditMesh, OldVersionsStoreNoPlaces) {
    use(editMesh(4));
    for (const auto* id : {"new_place", "set_place", "clear_place", "flood_place", "replace_place"})
        EXPECT_EQ(whyDisabled(id, areas({1})), "Version 4 of the format does not store places.") << id;
}

// Heights ---------------------------------------------------------------------------------------------------------

TEST_F(EditMesh, CornersAreLevelledEachAreaOrAllTogether) {
    run("level", areas({4, 6}), {0});
    EXPECT_EQ(stored(6).northWest.z, 22);
    EXPECT_EQ(stored(6).southEast.z, 22);
    EXPECT_EQ(stored(6).northEastZ, 22);
    EXPECT_EQ(stored(4).southWestZ, 8);
    run("level", areas({4, 6}), {1});
    EXPECT_EQ(stored(6).southWestZ, 15);
    EXPECT_EQ(stored(4).northWest.z, 15);
}

TEST_F(EditMesh, CornersFitTheNeighboursWithinAStep) {
    run("connect", areas({1, 4, 5}));
    run("fit_heights", areas({4, 5, 1}), {18});
    const auto a = stored(4);
    EXPECT_EQ(a.northWest.z, 0);
    EXPECT_EQ(a.northEastZ, 0);
    EXPECT_EQ(a.southWestZ, 8) << "no neighbour there";
    EXPECT_EQ(stored(5).southEast.z, 200) << "a wall, not a step";
    EXPECT_EQ(stored(1).southWestZ, 0) << "4 has come to it";
}

TEST_F(EditMesh, CornersFitTheEdgeOfALongerNeighbour) {
    run("connect", areas({3, 7})); // its corner is inside 3
    run("fit_heights", areas({7}), {18});
    EXPECT_EQ(stored(7).northWest.z, 0);
    EXPECT_EQ(stored(7).southEast.z, 4);
}

TEST_F(EditMesh, RaisingTakesHidingSpotsAlong) {
    run("raise", {area(1), spot(11), spot(12), ladder(21)}, {-4});
    EXPECT_EQ(stored(1).northEastZ, -4);
    EXPECT_EQ(stored(1).southEast.z, -4);
    EXPECT_EQ(file().hidingSpots[0].position.z, 1) << "once";
    EXPECT_EQ(file().hidingSpots[1].position.z, -4);
    EXPECT_EQ(file().ladders[0].top.z, 196);
    EXPECT_EQ(file().ladders[0].bottom.z, -4);
}

TEST_F(EditMesh, RectanglesAreTurnedRightSideOutWithTheirCorners) {
    EXPECT_EQ(whyDisabled("mend_rectangles", areas({1})), "None of these areas is inverted.");
    run("mend_rectangles", areas({6, 1}));
    const auto a = stored(6);
    EXPECT_EQ(a.northWest.x, 350);
    EXPECT_EQ(a.southEast.x, 450);
    EXPECT_EQ(a.northWest.z, 24) << "the height that was at x = 350";
    EXPECT_EQ(a.northEastZ, 20);
    EXPECT_EQ(a.light, (std::array<float, 4>{0.5F, 0.25F, 1, 0.75F}));
}

// Ladders ---------------------------------------------------------------------------------------------------------

TEST_F(EditMesh, ALadderFindsTheAreasAtItsEnds) {
    run("ladder_ends", {ladder(21)});
    const auto read = file();
    EXPECT_EQ(read.ladders[0].bottomArea, 1U);
    EXPECT_EQ(read.ladders[0].topForward, 5U);
    EXPECT_EQ(read.ladders[0].topBehind, 0U);
    const auto up = source::entries(read.ladderIds, stored(1).ladders[0]);
    const auto down = source::entries(read.ladderIds, stored(5).ladders[1]);
    EXPECT_EQ(Ids(up.begin(), up.end()), (Ids{21}));
    EXPECT_EQ(Ids(down.begin(), down.end()), (Ids{21}));
    EXPECT_EQ(stored(1).ladders[1].count, 0U);
}

TEST_F(EditMesh, ALadderThatIsTurnedRoundExchangesItsEnds) {
    run("ladder_ends", {ladder(21)});
    run("flip_ladder", {ladder(21)});
    EXPECT_EQ(file().ladders[0].direction, 0U);
    EXPECT_EQ(file().ladders[0].topBehind, 5U);
    EXPECT_EQ(file().ladders[0].topForward, 0U);
    EXPECT_NE(whyDisabled("flip_ladder", areas({1})), "");
}

// Selecting -------------------------------------------------------------------------------------------------------

TEST_F(EditMesh, SelectingChangesNothing) {
    const auto before = saveMesh(model);
    EXPECT_EQ(idsOf(run("select_connected", {connection(1, 2)})), (Ids{1, 2, 3}));
    EXPECT_EQ(idsOf(run("select_not_connected", areas({3}))), (Ids{4, 5, 6, 7}));
    EXPECT_EQ(idsOf(run("select_flag", areas({3}), {0})), (Ids{1, 3})) << "crouch is shared";
    EXPECT_EQ(idsOf(run("select_flag", {}, {2})), (Ids{3})) << "jump";
    EXPECT_EQ(edit("select_flag").parameters.at(0).choices(model).at(2), "Attributes: Jump");
    EXPECT_EQ(idsOf(run("select_place", areas({1}))), (Ids{1, 2}));
    EXPECT_EQ(idsOf(run("select_place", {place("Beta")})), (Ids{3}));
    EXPECT_EQ(idsOf(run("select_orphans", {})), (Ids{4, 5, 6, 7}));
    EXPECT_EQ(idsOf(run("select_overlapping", {})), (Ids{3, 7}));
    EXPECT_EQ(idsOf(run("select_degenerate", {})), (Ids{6}));
    EXPECT_EQ(idsOf(run("select_one_way", {}, {0})), (Ids{2, 3}));
    EXPECT_EQ(run("select_one_way", {}, {1}), (Elements{connection(2, 3)}));
    EXPECT_EQ(idsOf(run("select_larger", {}, {99})), (Ids{1, 2, 3, 4, 5, 7}));
    EXPECT_EQ(saveMesh(model), before);
    run("ladder_ends", {ladder(21)});
    EXPECT_EQ(idsOf(run("select_ladder_areas", {})), (Ids{1, 5}));
    EXPECT_EQ(idsOf(run("select_connected", areas({5}))), (Ids{1, 2, 3, 5}));
}

TEST_F(EditMesh, SelectingNothingIsSaid) {
    EXPECT_NE(refusal("select_larger", {}, {100}).find("No area is larger"), std::string::npos);
    EXPECT_EQ(refusal("select_stairs", {}), "No area is marked as stairs.");
    EXPECT_EQ(refusal("select_flag", areas({2}), {0}), "Area 2 has no attributes.");
    EXPECT_NE(refusal("select_flag", {}, {0}).find("flag"), std::string::npos);
    EXPECT_EQ(refusal("select_ladder_areas", {}), "No ladder leads to an area.");
    use(editMesh(5));
    EXPECT_EQ(whyDisabled("select_stairs", {}), "Version 5 of the format does not mark stairs.");
    EXPECT_EQ(whyDisabled("select_ladder_areas", {}), "The mesh has no ladders.");
}

// Erasing ---------------------------------------------------------------------------------------------------------

TEST_F(EditMesh, AnErasedAreaTakesAlongWhatLeadsToIt) {
    run("ladder_ends", {ladder(21)});
    run("erase", areas({1}));
    const auto read = file();
    EXPECT_EQ(read.areas.size(), 6U);
    EXPECT_EQ(ways(2, 3), Ids());
    EXPECT_EQ(read.hidingSpots.size(), 1U);
    EXPECT_TRUE(read.encounterPaths.empty());
    EXPECT_EQ(read.ladders[0].bottomArea, 0U);
    EXPECT_EQ(read.ladders[0].topForward, 5U);
    EXPECT_EQ(read.analysed, 0) << "what was worked out is no longer all true";
}

TEST_F(EditMesh, WhatWasInheritedFromAnErasedAreaStaysSeen) {
    run("erase", areas({1}));
    const auto read = file();
    EXPECT_EQ(stored(2).inheritVisibilityFrom, 0U);
    std::map<std::uint32_t, unsigned> sees;
    for (const auto& v : source::entries(read.visible, stored(2).visible))
        sees[v.area] = v.visibility;
    EXPECT_EQ(sees, (std::map<std::uint32_t, unsigned>{{4, 2}, {5, 1}})) << "3 was taken back, 2 sees itself";
    EXPECT_EQ(stored(3).visible.count, 0U);
}

TEST_F(EditMesh, AllElseIsErasedByItself) {
    run("erase", {connection(1, 2)});
    EXPECT_TRUE(leads(2, 1));
    run("erase", {spot(11)});
    ASSERT_EQ(file().encounterSpots.size(), 1U);
    EXPECT_EQ(file().encounterSpots[0].spot, 12U);
    run("erase", {place("Alpha"), ladder(21)});
    EXPECT_EQ(placeOf(1), "");
    EXPECT_EQ(placeOf(3), "Beta");
    EXPECT_TRUE(file().ladders.empty());
    EXPECT_EQ(file().analysed, 1);
    run("erase", {{nav::kEncounterPath, 0}});
    EXPECT_TRUE(file().encounterPaths.empty());
    EXPECT_NE(whyDisabled("erase", {}), "");
    EXPECT_NE(whyDisabled("erase", {{nav::kFile, 0}}), "");
}

// Copies ----------------------------------------------------------------------------------------------------------

TEST_F(EditMesh, DuplicatedAreasHaveIdsConnectionsAndSpotsOfTheirOwn) {
    const auto made = run("duplicate", areas({1, 2}), {0.5, 1000, 10});
    const auto ids = idsOf(made);
    ASSERT_EQ(ids.size(), 2U);
    EXPECT_GT(ids[0], 7U);
    EXPECT_TRUE(leads(ids[0], ids[1]));
    EXPECT_TRUE(leads(ids[1], ids[0]));
    EXPECT_FALSE(leads(ids[1], 3));
    const auto a = stored(ids[0]);
    EXPECT_EQ(a.northWest.x, 0.5F);
    EXPECT_EQ(a.southEast.x, 100.5F);
    EXPECT_EQ(a.southEast.y, 1100);
    EXPECT_EQ(a.northWest.z, 10);
    EXPECT_EQ(a.northEastZ, 10);
    EXPECT_EQ(a.southWestZ, 10);
    EXPECT_EQ(placeOf(ids[0]), "Alpha");
    const auto read = file();
    ASSERT_EQ(read.hidingSpots.size(), 4U);
    const auto spots = source::entries(read.hidingSpots, a.hidingSpots);
    ASSERT_EQ(spots.size(), 1U);
    EXPECT_EQ(spots[0].position.y, 1050);
    EXPECT_EQ(spots[0].position.z, 15);
}

TEST_F(EditMesh, ACopyOfAnAreaIsNotAtTheEndOfTheLadder) {
    run("ladder_ends", {ladder(21)});
    auto ids = idsOf(run("duplicate", areas({1}), {0, 1000, 0}));
    EXPECT_EQ(stored(ids.at(0)).ladders[0].count, 0U);
    const auto made = run("duplicate", {area(1), area(5), ladder(21)}, {0, 2000, 0});
    EXPECT_EQ(made.size(), 3U);
    const auto read = file();
    ASSERT_EQ(read.ladders.size(), 2U);
    const auto foot = read.ladders[1].bottomArea;
    EXPECT_NE(foot, 1U);
    EXPECT_EQ(read.ladders[1].bottom.y, 2000);
    const auto up = source::entries(read.ladderIds, stored(foot).ladders[0]);
    EXPECT_EQ(Ids(up.begin(), up.end()), (Ids{read.ladders[1].id}));
}

TEST_F(EditMesh, PastedAreasGoToAnotherMeshOrAreRefused) {
    const auto text = systems::copyText(system(), model, Elements{area(1), area(2)});
    ASSERT_FALSE(text.empty());
    const auto placeText = systems::copyText(system(), model, Elements{place("Alpha")});
    const auto ladderText = systems::copyText(system(), model, Elements{ladder(21)});
    use(editMesh(5));
    const auto pasteHere = [&](model::Transaction& tx) { return systems::pasteText(system(), tx, text, {0, 3000, 0}); };
    const auto names = file().places.size();
    const auto made = sound(pasteHere);
    EXPECT_EQ(made.size(), 2U);
    EXPECT_EQ(file().areas.size(), 9U);
    EXPECT_EQ(file().places.size(), names) << "the place of that name is the same place";
    for (const auto e : made)
        EXPECT_TRUE(model.get(nav::area::place, e.slot).pointsTo(place("Alpha").slot));
    sound([&](model::Transaction& tx) { return systems::pasteText(system(), tx, placeText, {0, 0, 0}); });
    EXPECT_TRUE(place("Alpha1").valid()) << "a name that came alone is a new one";
    EXPECT_EQ(refused([&](model::Transaction& tx) {
                  return systems::pasteText(system(), tx, ladderText, {0, 0, 0});
              }),
              "Version 5 of the format does not store ladders.");
    use(editMesh(4));
    EXPECT_EQ(sound(pasteHere).size(), 2U);
    EXPECT_EQ(notes,
              std::vector<std::string>{"Place names were dropped: this version of the format does not store them."});
    EXPECT_EQ(refused([&](model::Transaction& tx) {
                  return systems::pasteText(system(), tx, placeText, {0, 0, 0});
              }),
              "Version 4 of the format does not store places.");
}

TEST_F(EditMesh, PastedAreasBringTheirPlacesAndLeaveWhatTheMeshCannotHold) {
    model::Transaction tx(model, "Name");
    const auto row = tx.create(nav::kPlace);
    tx.set(nav::place::file, row, model::Ref::to(0));
    tx.set(nav::place::name, row, std::string("LongDoors"));
    tx.set(nav::area::place, area(1).slot, model::Ref::to(row));
    tx.set(nav::area::attributes, area(1).slot, 0x10001U); // an upper bit, which old versions do not store
    ASSERT_TRUE(tx.commit());
    const auto text = systems::copyText(system(), model, Elements{area(1)});
    use(editMesh(9));
    const auto made = sound([&](model::Transaction& paste) {
        return systems::pasteText(system(), paste, text, {0, 3000, 0});
    });
    ASSERT_EQ(made.size(), 1U);
    EXPECT_TRUE(model.get(nav::area::place, made[0].slot).pointsTo(place("LongDoors").slot));
    EXPECT_EQ(model.get(nav::area::attributes, made[0].slot), 1U);
    EXPECT_EQ(notes,
              std::vector<std::string>{"1 area lost attributes that this version of the format does not store."});
}

// Real meshes -----------------------------------------------------------------------------------------------------

TEST(EditsOnRealMeshes, SidesAndLaddersAreFoundAsTheGameFoundThem) {
    const auto folder = corpusFolder("source-nav");
    if (!folder)
        GTEST_SKIP() << missingCorpus("source-nav");
    struct Tally {
        std::size_t all = 0;
        std::size_t same = 0;
    };
    Tally ends;
    Tally sides;
    for (const auto& path : filesIn(*folder)) {
        if (path.extension() != ".nav")
            continue;
        const auto model = loadMesh(readFile(path));
        model.forEachLive(nav::kLadder, [&](Slot l) {
            const auto found = nav::findLadderEnds(model, l);
            const std::array stored{model.get(nav::ladder::topForward, l), model.get(nav::ladder::topLeft, l),
                                    model.get(nav::ladder::topRight, l), model.get(nav::ladder::topBehind, l),
                                    model.get(nav::ladder::bottom, l)};
            for (std::size_t i = 0; i < stored.size(); ++i) {
                ++ends.all;
                ends.same += stored[i] == (i < 4 ? found.top[i] : found.bottom) ? 1U : 0U;
            }
        });
        model.forEachLive(nav::kConnection, [&](Slot c) {
            ++sides.all;
            const auto side = nav::sideTowards(model, model.get(nav::connection::owner, c).slot(),
                                               model.get(nav::connection::target, c).slot());
            sides.same += static_cast<std::uint8_t>(side) == model.get(nav::connection::side, c) ? 1U : 0U;
        });
    }
    EXPECT_GE(ends.same * 10, ends.all * 8) << ends.same << " of " << ends.all;
    EXPECT_GE(sides.same * 1000, sides.all * 995) << sides.same << " of " << sides.all;
}

} // namespace
} // namespace navsmith::tests
