// Splitting, merging and moving areas, and the references to them.
#include "core/systems/source_nav/mesh/schema.h"
#include "tests/core/systems/source_nav/edit_mesh.h"

#include <algorithm>
#include <map>
#include <set>

namespace navsmith::tests {
namespace {

namespace nav = systems::source_nav;
using Ids = std::vector<std::uint32_t>;
using Sight = std::map<std::uint32_t, unsigned>;

class Shape : public EditMesh {
protected:
    /// The id of the new area: 8 is the first free one.
    static constexpr std::uint32_t kNew = 8;

    Sight sees(std::uint32_t id) const {
        const auto read = file();
        const auto a = stored(id);
        Sight out;
        for (const auto& v : source::entries(read.visible, a.visible)) {
            const auto target = source::visibleIsPosition(read.format) ? read.areas.at(v.area).id : v.area;
            EXPECT_TRUE(out.emplace(target, v.visibility).second) << target << " stands twice";
        }
        return out;
    }
    Ids spotsOf(std::uint32_t id) const {
        const auto read = file();
        Ids ids;
        for (const auto& s : source::entries(read.hidingSpots, stored(id).hidingSpots))
            ids.push_back(s.id);
        return ids;
    }
    Ids ladders(std::uint32_t id, std::size_t way) const {
        const auto read = file();
        const auto ids = source::entries(read.ladderIds, stored(id).ladders[way]);
        return {ids.begin(), ids.end()};
    }
    std::vector<source::EncounterPath> paths(std::uint32_t id) const {
        const auto read = file();
        const auto all = source::entries(read.encounterPaths, stored(id).encounterPaths);
        return {all.begin(), all.end()};
    }
    void expectUniqueIds() const {
        std::set<std::uint32_t> ids;
        for (const auto& a : file().areas)
            EXPECT_TRUE(ids.insert(a.id).second && a.id != 0) << a.id;
    }
    /// All connections of an area, without duplicates.
    Ids allWays(std::uint32_t id) const {
        Ids all;
        for (std::size_t side = 0; side < 4; ++side) {
            const auto ids = ways(id, side);
            all.insert(all.end(), ids.begin(), ids.end());
        }
        std::ranges::sort(all);
        EXPECT_TRUE(std::ranges::adjacent_find(all) == all.end()) << id << " has a way twice";
        return all;
    }
};

// Splitting -------------------------------------------------------------------------------------------------------

TEST_F(Shape, PartsShareConnectionsByTheWayTheirEdgesOverlap) {
    EXPECT_EQ(idsOf(run("split", areas({2}), {0, 0.25})), (Ids{2, kNew}));
    EXPECT_EQ(stored(2).southEast.x, 125);
    EXPECT_EQ(stored(kNew).northWest.x, 125);
    EXPECT_EQ(stored(kNew).southEast.x, 200);
    EXPECT_EQ(ways(1, 1), (Ids{2}));
    EXPECT_EQ(ways(2, 3), (Ids{1}));
    EXPECT_EQ(ways(2, 1), (Ids{kNew}));
    EXPECT_EQ(ways(kNew, 3), (Ids{2}));
    EXPECT_EQ(ways(kNew, 1), (Ids{3}));
    EXPECT_EQ(allWays(3), Ids()) << "a drop stays one";
    expectUniqueIds();
}

TEST_F(Shape, BothPartsAreConnectedWithWhatLiesAlongBoth) {
    run("split", areas({2}), {1, 0.5});
    EXPECT_EQ(ways(1, 1), (Ids{2, kNew}));
    EXPECT_EQ(ways(2, 3), (Ids{1}));
    EXPECT_EQ(ways(kNew, 3), (Ids{1}));
    EXPECT_EQ(ways(2, 2), (Ids{kNew}));
    EXPECT_EQ(ways(kNew, 0), (Ids{2}));
    EXPECT_EQ(allWays(2), (Ids{1, 3, kNew}));
    EXPECT_EQ(allWays(kNew), (Ids{1, 2, 3}));
}

TEST_F(Shape, AConnectionThatMeetsOnlyACornerStaysWithTheNearestPart) {
    run("connect", areas({2, 4}));
    run("split", areas({2}), {0, 0.5});
    EXPECT_TRUE(leads(2, 4));
    EXPECT_TRUE(leads(4, 2));
    EXPECT_FALSE(leads(kNew, 4));
    EXPECT_FALSE(leads(4, kNew));
}

TEST_F(Shape, TwoNeighboursCutAtOnceAreConnectedPartByPart) {
    const auto made = run("split", areas({1, 2}), {1, 0.5});
    ASSERT_EQ(made.size(), 4U);
    EXPECT_EQ(ways(1, 1), (Ids{2}));
    EXPECT_EQ(ways(kNew, 1), (Ids{kNew + 1}));
    EXPECT_EQ(ways(kNew + 1, 3), (Ids{kNew}));
    EXPECT_FALSE(leads(1, kNew + 1));
}

TEST_F(Shape, PartsKeepTheSurfaceTheLightAndWhatTheAreaIs) {
    run("set_place", areas({4}), {2});
    auto mesh = editMesh();
    mesh.areas[3].southEast[2] = 40;
    mesh.areas[3].attributes = 0x1004;
    mesh.areas[3].occupyTimes = {3, 4};
    mesh.areas[3].place = 3;
    use(mesh);
    run("split", areas({4}), {0, 0.5});
    const auto west = stored(4);
    const auto east = stored(kNew);
    EXPECT_EQ(west.southEast.z, 24) << "in the middle of the south edge, from 8 to 40";
    EXPECT_EQ(east.southWestZ, 24);
    EXPECT_EQ(east.southEast.z, 40);
    EXPECT_EQ(west.northEastZ, 8);
    EXPECT_EQ(west.light, (std::array<float, 4>{0.25F, 0.375F, 0.875F, 1}));
    EXPECT_EQ(east.light, (std::array<float, 4>{0.375F, 0.5F, 0.75F, 0.875F}));
    EXPECT_EQ(east.attributes, 0x1004U);
    EXPECT_EQ(east.occupyTimes, (std::array<float, 2>{3, 4}));
    EXPECT_EQ(placeOf(kNew), "Beta");
}

TEST_F(Shape, SpotsGoToThePartThatHoldsThem) {
    run("split", areas({1, 2}), {0, 0.25});
    EXPECT_EQ(spotsOf(1), Ids());
    EXPECT_EQ(spotsOf(kNew), (Ids{11}));
    EXPECT_EQ(spotsOf(kNew + 1), (Ids{12}));
}

TEST_F(Shape, APathOverTheCutGoesAndOneWithinAPartStays) {
    auto mesh = editMesh();
    mesh.areas[1].encounters = {{1, 3, 3, 1, {{11, 0}}}, {1, 3, 1, 3, {{11, 7}}}, {3, 1, 3, 1, {{12, 9}, {11, 10}}}};
    use(mesh);
    run("split", areas({2}), {0, 0.5});
    ASSERT_EQ(paths(2).size(), 1U);
    EXPECT_EQ(paths(2)[0].to, 1U);
    ASSERT_EQ(paths(kNew).size(), 1U);
    EXPECT_EQ(paths(kNew)[0].from, 3U);
    EXPECT_EQ(paths(kNew)[0].spots.count, 2U);
    EXPECT_EQ(file().analysed, 0);
    EXPECT_EQ(notes, (std::vector<std::string>{"The analysis now lacks encounter paths: Analyse Mesh completes it.",
                                               "The mesh now counts as not analysed."}));
}

TEST_F(Shape, PathsOfOthersFollowThePartThatAloneIsConnected) {
    run("split", areas({1}), {0, 0.5});
    ASSERT_EQ(paths(2).size(), 1U);
    EXPECT_EQ(paths(2)[0].from, kNew) << "the eastern part";
    EXPECT_EQ(paths(2)[0].to, 3U);
    run("split", areas({3}), {1, 0.5});
    EXPECT_TRUE(paths(2).empty()) << "it led to both parts";
}

TEST_F(Shape, ApproachAreasFollowOrGo) {
    auto mesh = editMesh(16, 1, RawGame::CounterStrike);
    mesh.areas[3].approaches = {{2, 1, 1, 3, 1}, {1, 0, 9, 2, 1}};
    mesh.areas[0].approaches = {{2, 1, 1, 3, 1}};
    use(mesh);
    run("split", areas({1}), {0, 0.5});
    const auto read = file();
    const auto kept = source::entries(read.approaches, stored(4).approaches);
    ASSERT_EQ(kept.size(), 2U);
    EXPECT_EQ(kept[0].here, 2U);
    EXPECT_EQ(kept[0].previous, kNew);
    EXPECT_EQ(kept[1].here, kNew) << "from where one goes on to 2";
    EXPECT_EQ(kept[1].previous, 0U);
    EXPECT_EQ(stored(1).approaches.count, 0U) << "nobody knows what comes into view there";
    ASSERT_FALSE(notes.empty());
    EXPECT_NE(notes[0].find("1 approach area:"), std::string::npos) << notes[0];
    run("split", areas({2}), {0, 0.5});
    ASSERT_EQ(stored(4).approaches.count, 1U) << "the other one goes through both parts";
    EXPECT_EQ(file().approaches[0].here, kNew);
    EXPECT_EQ(file().approaches[0].next, 2U) << "the part that meets it";
}

TEST_F(Shape, WhatWasSeenOfAnAreaIsSeenOfItsParts) {
    run("split", areas({2}), {0, 0.5});
    EXPECT_EQ(sees(1), (Sight{{2, 1}, {kNew, 1}, {3, 3}, {4, 2}}));
    EXPECT_EQ(sees(2), (Sight{{3, 0}, {5, 1}, {kNew, 3}}));
    EXPECT_EQ(stored(2).inheritVisibilityFrom, 1U);
    EXPECT_EQ(sees(kNew), (Sight{{4, 2}, {5, 1}, {2, 3}})) << "all of it in a list of its own";
    EXPECT_EQ(stored(kNew).inheritVisibilityFrom, 0U);
}

TEST_F(Shape, HeirsOfASplitAreaSeeNoMoreThanBefore) {
    run("split", areas({1}), {0, 0.5});
    EXPECT_EQ(sees(1), (Sight{{2, 1}, {3, 3}, {4, 2}, {kNew, 3}}));
    EXPECT_EQ(sees(kNew), (Sight{{2, 1}, {3, 3}, {4, 2}, {1, 3}}));
    EXPECT_EQ(sees(2), (Sight{{3, 0}, {5, 1}, {kNew, 0}})) << "2 did not see 1";
    EXPECT_EQ(sees(3), (Sight{{1, 1}, {kNew, 1}}));
}

TEST_F(Shape, AMeshWithoutVisibilityGetsNone) {
    auto mesh = editMesh();
    for (auto& a : mesh.areas) {
        a.visible.clear();
        a.inherit = 0;
    }
    use(mesh);
    run("split", areas({2}), {0, 0.5});
    EXPECT_TRUE(file().visible.empty());
}

TEST_F(Shape, PositionsOfLeftForDeadFollow) {
    auto mesh = editMesh(16, 14, RawGame::LeftForDead);
    mesh.areas[1].inherit = 0;
    mesh.areas[1].visible = {{6, 1}};
    use(mesh);
    EXPECT_EQ(sees(1), (Sight{{3, 1}, {4, 3}, {5, 2}}));
    run("split", areas({4}), {0, 0.5});
    EXPECT_EQ(sees(1), (Sight{{3, 1}, {4, 3}, {kNew, 3}, {5, 2}}));
    run("merge", areas({1, 2}), {18});
    EXPECT_EQ(sees(1), (Sight{{3, 1}, {4, 1}, {kNew, 1}, {5, 1}, {7, 1}})) << "positions behind 2 moved up";
}

TEST_F(Shape, TheLadderIsAtThePartWhereItStands) {
    run("ladder_ends", {ladder(21)});
    run("split", areas({1, 5}), {0, 0.25});
    const auto foot = kNew;
    const auto top = kNew + 1;
    EXPECT_EQ(file().ladders[0].bottomArea, foot);
    EXPECT_EQ(file().ladders[0].topForward, top);
    EXPECT_EQ(ladders(1, 0), Ids());
    EXPECT_EQ(ladders(foot, 0), (Ids{21}));
    EXPECT_EQ(ladders(5, 1), Ids());
    EXPECT_EQ(ladders(top, 1), (Ids{21}));
}

TEST_F(Shape, WhatCannotBeCutIsRefused) {
    EXPECT_EQ(whyDisabled("split", {}), "Select areas.");
    EXPECT_NE(whyDisabled("split", areas({6})).find("rea 6 is degenerate"), std::string::npos);
    EXPECT_EQ(refusal("split", areas({1}), {0, 0.001}), "A part of area 1 would be less than 1 unit wide.");
    EXPECT_EQ(systems::initialNumbers(edit("split"), model, areas({1})), (std::vector<double>{0, 0.5}));
    run("split", areas({1}), {0, 0.5});
    EXPECT_EQ(systems::initialNumbers(edit("split"), model, areas({1})), (std::vector<double>{1, 0.5}))
        << "now longer along y";
    const std::vector<double> quarter{1, 0.25};
    const auto statusMessage = systems::describe(edit("split"), model, areas({1}), {quarter});
    EXPECT_EQ(statusMessage.text, "50 by 25 and 50 by 75 units");
    ASSERT_EQ(statusMessage.marks.segments.size(), 1U);
    EXPECT_EQ(statusMessage.marks.segments[0].a.position.y, 25);
}

TEST_F(Shape, SubdividingMakesQuartersThatHangTogether) {
    const auto quarters = run("subdivide", areas({2}), {1});
    ASSERT_EQ(idsOf(quarters), (Ids{2, 8, 9, 10})) << "row by row";
    EXPECT_EQ(allWays(2), (Ids{1, 8, 9}));
    EXPECT_EQ(allWays(8), (Ids{2, 3, 10}));
    EXPECT_EQ(allWays(9), (Ids{1, 2, 10}));
    EXPECT_EQ(allWays(10), (Ids{3, 8, 9}));
    EXPECT_EQ(allWays(1), (Ids{2, 9}));
    EXPECT_EQ(run("subdivide", areas({3}), {2}).size(), 16U);
    expectUniqueIds();
}

TEST_F(Shape, ChoppingMakesEqualPiecesOfAtMostASize) {
    const auto pieces = run("chop", areas({1, 2}), {40});
    EXPECT_EQ(pieces.size(), 18U);
    for (const auto& e : pieces) {
        const auto a = stored(model.get(nav::area::id, e.slot));
        EXPECT_NEAR(a.southEast.x - a.northWest.x, 33.333F, 0.01F);
    }
    EXPECT_NE(refusal("chop", areas({3}), {100}).find("None of these areas is larger"), std::string::npos);
    EXPECT_NE(refusal("chop", areas({3}), {0.5}), "");
}

TEST_F(Shape, PartsThatAllSeeEachOtherAreRefusedBeforeTheyFillTheMemory) {
    const auto message = refusal("chop", areas({1}), {1});
    EXPECT_NE(message.find("entries of what areas see"), std::string::npos) << message;
    use(editMesh(15)); // a format without visibility
    EXPECT_EQ(run("chop", areas({1}), {5}).size(), 400U);
}

TEST_F(Shape, ManyPartsSeeEachOtherAndWhatTheirAreaSaw) {
    const auto seen = sees(1);
    const auto pieces = run("chop", areas({1}), {5});
    ASSERT_EQ(pieces.size(), 400U);
    EXPECT_EQ(sees(1).size(), 399U + seen.size());
    EXPECT_EQ(sees(stored(model.get(nav::area::id, pieces.back().slot)).id).size(), 399U + seen.size());
}

// Merging ---------------------------------------------------------------------------------------------------------

TEST_F(Shape, AMergedAreaHasTheConnectionsSpotsAndSightOfAll) {
    EXPECT_EQ(run("merge", areas({1, 2}), {18}), areas({1}));
    const auto read = file();
    EXPECT_EQ(read.areas.size(), 6U);
    EXPECT_EQ(stored(1).southEast.x, 200);
    EXPECT_EQ(allWays(1), (Ids{3})) << "none to itself";
    EXPECT_EQ(ways(1, 1), (Ids{3}));
    EXPECT_EQ(spotsOf(1), (Ids{11, 12}));
    EXPECT_EQ(placeOf(1), "Alpha");
    EXPECT_EQ(stored(1).attributes, 1U);
    EXPECT_TRUE(read.encounterPaths.empty()) << "it began inside";
    EXPECT_EQ(sees(1), (Sight{{3, 1}, {4, 2}, {5, 1}})) << "3 was seen by one of them, 4 completely by both";
    EXPECT_EQ(stored(1).inheritVisibilityFrom, 0U);
    EXPECT_EQ(sees(3), (Sight{{1, 1}}));
    EXPECT_EQ(read.analysed, 0);
    ASSERT_EQ(notes.size(), 3U);
    EXPECT_EQ(notes[0], "Attributes and flags differ. The merged area has all of them.");
}

TEST_F(Shape, OneNeighbourOfBothIsConnectedOnce) {
    auto mesh = editMesh();
    mesh.areas[3].southEast[0] = 200; // 4 is alongside 1 and 2
    mesh.areas[0].connections[2] = {4};
    mesh.areas[1].connections[2] = {4};
    mesh.areas[3].connections[0] = {1, 2};
    use(mesh);
    run("merge", areas({2, 1}), {18});
    EXPECT_EQ(ways(2, 2), (Ids{4}));
    EXPECT_EQ(ways(4, 0), (Ids{2}));
    EXPECT_EQ(allWays(2), (Ids{3, 4}));
}

TEST_F(Shape, CompletelySeenIsOnlyWhatWasSeenOfAll) {
    auto mesh = editMesh();
    mesh.areas[4].visible = {{1, 3}, {2, 3}};
    mesh.areas[3].visible = {{1, 3}, {2, 1}};
    mesh.areas[6].visible = {{2, 2}};
    use(mesh);
    run("merge", areas({1, 2}), {18});
    EXPECT_EQ(sees(5), (Sight{{1, 3}}));
    EXPECT_EQ(sees(4), (Sight{{1, 1}}));
    EXPECT_EQ(sees(7), (Sight{{1, 1}}));
}

TEST_F(Shape, HeirsOfMergedAreasKeepWhatTheySaw) {
    run("merge", areas({1, 4}), {18});
    EXPECT_EQ(stored(2).inheritVisibilityFrom, 0U);
    EXPECT_EQ(sees(2), (Sight{{5, 1}, {1, 1}})) << "4 was seen completely, 1 was not";
    ASSERT_EQ(paths(2).size(), 1U);
    EXPECT_EQ(paths(2)[0].from, 1U);
}

TEST_F(Shape, PathsNameTheAreaThatStays) {
    run("merge", areas({4, 1}), {18});
    ASSERT_EQ(paths(2).size(), 1U);
    EXPECT_EQ(paths(2)[0].from, 4U);
    EXPECT_EQ(spotsOf(4), (Ids{11}));
    EXPECT_EQ(stored(4).northWest.z, 0) << "heights of where each corner was";
    EXPECT_EQ(stored(4).southWestZ, 8);
    EXPECT_EQ(ways(2, 3), (Ids{4}));
}

TEST_F(Shape, AMergedAreaTakesTheLadder) {
    run("ladder_ends", {ladder(21)});
    run("merge", areas({2, 1}), {18});
    EXPECT_EQ(file().ladders[0].bottomArea, 2U);
    EXPECT_EQ(ladders(2, 0), (Ids{21}));
}

TEST_F(Shape, WhatDoesNotFillARectangleIsNotMerged) {
    const std::string gap = "These areas do not fill a rectangle without overlap.";
    EXPECT_EQ(whyDisabled("merge", areas({1})), "Select two or more areas that fill a rectangle.");
    EXPECT_EQ(whyDisabled("merge", areas({1, 3})), gap);
    EXPECT_EQ(whyDisabled("merge", areas({3, 7})), gap);
    EXPECT_EQ(whyDisabled("merge", areas({1, 2, 4})), gap);
    EXPECT_EQ(refusal("merge", areas({1, 4}), {3}), "A corner would be 4.0 units off the new surface (at most 3).");
    EXPECT_NE(refusal("merge", areas({1, 5}), {18}), "") << "a floor above";
}

TEST_F(Shape, SplitAndMergedAgainItIsAsBefore) {
    const auto before = stored(2);
    const auto parts = run("chop", areas({2}), {30});
    ASSERT_EQ(parts.size(), 16U);
    run("merge", parts, {0.001});
    const auto after = stored(2);
    EXPECT_EQ(after.northWest, before.northWest);
    EXPECT_EQ(after.southEast, before.southEast);
    EXPECT_EQ(after.light, before.light);
    EXPECT_EQ(allWays(1), (Ids{2}));
    EXPECT_EQ(allWays(2), (Ids{1, 3}));
    EXPECT_EQ(spotsOf(2), (Ids{12}));
    EXPECT_EQ(sees(1), (Sight{{2, 1}, {3, 3}, {4, 2}}));
    EXPECT_EQ(sees(2), (Sight{{4, 2}, {5, 1}}));
}

TEST_F(Shape, SplicingFillsTheGapBetweenTwoEdges) {
    auto mesh = editMesh();
    mesh.areas[2].northWest[1] = 40; // 3 starts further south, and is higher
    mesh.areas[2].northWest[2] = mesh.areas[2].southWestZ = 12;
    use(mesh);
    ASSERT_EQ(idsOf(run("splice", areas({1, 3}))), (Ids{kNew}));
    const auto a = stored(kNew);
    EXPECT_EQ(a.northWest, (source::NavPoint{100, 40, 0}));
    EXPECT_EQ(a.southEast, (source::NavPoint{200, 100, 12}));
    EXPECT_EQ(a.northEastZ, 12);
    EXPECT_EQ(a.southWestZ, 0);
    EXPECT_EQ(ways(kNew, 3), (Ids{1}));
    EXPECT_EQ(ways(kNew, 1), (Ids{3}));
    EXPECT_EQ(ways(1, 1), (Ids{2, kNew}));
    EXPECT_EQ(ways(3, 3), (Ids{kNew}));
    EXPECT_EQ(file().analysed, 0);
    EXPECT_NE(whyDisabled("splice", areas({1, 2})).find("gap"), std::string::npos);
    EXPECT_NE(whyDisabled("splice", areas({2, 5})).find("gap"), std::string::npos);
    EXPECT_EQ(whyDisabled("splice", areas({1, 6})), "One of these areas is degenerate.");
}

TEST_F(Shape, SimplifyingMakesLargerRectanglesOfTheSameType) {
    const auto pieces = run("chop", areas({2}), {30});
    run("simplify", pieces, {1, 1000});
    EXPECT_EQ(file().areas.size(), 7U);
    EXPECT_EQ(stored(2).southEast.x, 200);
    EXPECT_EQ(allWays(2), (Ids{1, 3}));
    EXPECT_NE(refusal("simplify", areas({1, 2, 3}), {18, 1000}), "") << "attributes differ, and to 3 one drops";
    const auto quarters = run("subdivide", areas({2}), {1});
    EXPECT_NE(refusal("simplify", quarters, {1, 60}), "") << "two of them would be longer";
}

} // namespace
} // namespace navsmith::tests
