// Derived values after single edits: dead ends, flood groups, widths, reversed edges.
#include "core/systems/gta_sa_paths/rebuild.h"
#include "tests/core/systems/gta_sa_paths/edits.h"
#include "tests/core/systems/gta_sa_paths/names.h"
#include "tests/core/systems/gta_sa_paths/path_world.h"

#include <gtest/gtest.h>

namespace navsmith::tests {
namespace {

using systems::gta_sa_paths::connectedComponents;
using systems::gta_sa_paths::linkLength;
using systems::gta_sa_paths::rebuildGroups;

Slot addNode(Transaction& tx, Slot like, int dx) {
    const Slot n = tx.create(kNode);
    systems::paths::copyColumns(tx, n, like, node::file, node::group, node::y, node::z);
    tx.set(node::x, n, tx.model().get(node::x, like) + dx);
    tx.set(node::flags, n, tx.model().get(node::flags, like) & ~flag::deadEnd);
    return n;
}

/// A loop of four vehicle nodes 27:0 to 27:3, a tail of three at 27:4 to 27:6, an island of two at 27:7 and 27:8; two
/// pedestrian nodes with a crossing at 27:9 and 27:10.
PathWorld loopAndTail() {
    PathWorld world;
    using enum WorldType;
    world.add(Car, -400, -400);
    world.add(Car, -300, -400);
    world.add(Car, -300, -300);
    world.add(Car, -400, -300);
    for (const double x : {-200, -150, -100})
        world.add(Car, x, -300);
    world.add(Car, -400, -200);
    world.add(Car, -300, -200);
    world.add(Ped, -400, -100);
    world.add(Ped, -350, -100);
    for (const std::size_t n : {0U, 1U, 2U})
        world.join(n, n + 1);
    world.join(3, 0);
    world.join(2, 4);
    world.join(4, 5);
    world.join(5, 6);
    world.join(7, 8);
    world.join(9, 10, 3);
    return world;
}

class EnforceInvariants : public testing::Test {
protected:
    Model model = loadSet(bytesOf(loopAndTail().areas()));

    [[nodiscard]] Slot at(unsigned id) const { return nodeAt(model, 27, id); }
    [[nodiscard]] Slot between(Slot a, Slot b) const { return findLink(model, a, b); }
    [[nodiscard]] unsigned group(Slot n) const { return model.get(node::floodGroup, n); }
    [[nodiscard]] bool dead(Slot n) const { return (model.get(node::flags, n) & flag::deadEnd) != 0; }
    [[nodiscard]] Slot naviOf(Slot a, Slot b) const { return model.get(link::navi, between(a, b)).slot(); }
    /// Ids of the dead ends in area 27.
    [[nodiscard]] std::string deadOnes() const {
        std::string ids;
        for (const Slot n : model.order(kNode).group(OpenAreas(model).file(27)))
            ids += dead(n) ? std::to_string(model.order(kNode).position(n)) + " " : "";
        return ids;
    }
};

// Dead ends ------------------------------------------------------------------------------------------------------

TEST_F(EnforceInvariants, CuttingALoopMakesDeadEndsOfAllThatHangsOnIt) {
    EXPECT_EQ(deadOnes(), "4 5 6 7 8 ");
    const auto files = saveSet(model);
    const auto change = edit(model, [&](Transaction& tx) { disconnect(tx, between(at(0), at(1))); });
    EXPECT_EQ(deadOnes(), "0 1 2 3 4 5 6 7 8 ");
    EXPECT_EQ(rowsOf(change, node::flags).size(), 4U);
    EXPECT_TRUE(rowsOf(change, node::floodGroup).empty()) << "it hangs together by the other side";
    model.apply(change, Direction::Backward);
    EXPECT_EQ(saveSet(model), files);
}

TEST_F(EnforceInvariants, ALinkThatClosesALoopAtTheEndOfATailOpensTheWholeTail) {
    edit(model, [&](Transaction& tx) { EXPECT_NE(connect(tx, at(6), at(3)), kNoSlot); });
    EXPECT_EQ(deadOnes(), "7 8 ");
    edit(model, [&](Transaction& tx) { disconnect(tx, between(at(6), at(3))); });
    EXPECT_EQ(deadOnes(), "4 5 6 7 8 ");
}

TEST_F(EnforceInvariants, ALinkBetweenTwoDeadEndsLeavesThemDead) {
    edit(model, [&](Transaction& tx) { connect(tx, at(6), at(7)); });
    EXPECT_EQ(deadOnes(), "4 5 6 7 8 ");
    edit(model, [&](Transaction& tx) { connect(tx, at(7), at(5)); });
    EXPECT_EQ(deadOnes(), "8 ") << "5, 6 and 7 are a loop now, and 4 leads to it";
}

TEST_F(EnforceInvariants, ErasingANodeEndsTheWaysThatLedThere) {
    edit(model, [&](Transaction& tx) { tx.erase({kNode, at(2)}); });
    EXPECT_EQ(deadOnes(), "0 1 2 3 4 5 6 7 ");
}

TEST_F(EnforceInvariants, ANodePutIntoATailIsADeadEndAndOneInALoopIsNone) {
    edit(model, [&](Transaction& tx) {
        insertNodes(tx, between(at(4), at(5)), 40);
        insertNodes(tx, between(at(0), at(1)), 60);
    });
    EXPECT_TRUE(issuesOf(model).empty());
    EXPECT_TRUE(dead(nodeAt(model, 27, 9)));
    EXPECT_FALSE(dead(nodeAt(model, 27, 10)));
}

TEST_F(EnforceInvariants, ADeadEndBitSetByHandStays) {
    const auto set = [&](Slot n, bool on) {
        edit(model, [&](Transaction& tx) {
            const auto flags = model.get(node::flags, n);
            tx.set(node::flags, n, on ? flags | flag::deadEnd : flags & ~flag::deadEnd);
        });
    };
    set(at(0), true);
    set(at(8), false);
    EXPECT_EQ(deadOnes(), "0 4 5 6 7 ");
    edit(model, [&](Transaction& tx) { disconnect(tx, between(at(5), at(6))); });
    EXPECT_EQ(deadOnes(), "0 4 5 6 7 ") << "an edit elsewhere does not concern them";
}

TEST_F(EnforceInvariants, AVehicleNodeThatBecomesAPedIsNoDeadEnd) {
    edit(model, [&](Transaction& tx) {
        const Slot n = addNode(tx, at(9), 80);
        tx.set(node::flags, n, flag::deadEnd);
    });
    EXPECT_EQ(deadOnes(), "4 5 6 7 8 ");
}

// Flood groups ---------------------------------------------------------------------------------------------------

TEST_F(EnforceInvariants, APartThatIsCutOffGetsTheLowestFreeNumber) {
    const Slot tail[] = {at(4), at(5), at(6)};
    edit(model, [&](Transaction& tx) { disconnect(tx, between(at(2), at(4))); });
    EXPECT_EQ(group(at(0)), 1U);
    EXPECT_EQ(group(at(7)), 2U);
    for (const Slot n : tail)
        EXPECT_EQ(group(n), 3U);
    EXPECT_TRUE(issuesOf(model, "SA033").empty());
}

TEST_F(EnforceInvariants, TheSmallerOfTwoPartsTakesTheNumberOfTheLargerAndItsOwnIsFreeAgain) {
    edit(model, [&](Transaction& tx) { connect(tx, at(8), at(3)); });
    EXPECT_EQ(group(at(7)), 1U);
    EXPECT_EQ(group(at(8)), 1U);
    edit(model, [&](Transaction& tx) { disconnect(tx, between(at(4), at(5))); });
    EXPECT_EQ(group(at(6)), 2U);
    const model::Element gone[] = {{kNode, at(5)}, {kNode, at(6)}};
    edit(model, [&](Transaction& tx) { tx.erase(gone); });
    edit(model, [&](Transaction& tx) { disconnect(tx, between(at(2), at(4))); });
    EXPECT_EQ(group(at(4)), 2U) << "the number of the erased part";
}

TEST_F(EnforceInvariants, ANewNodeHasANumberOfItsOwnUntilItIsLinked) {
    Slot made = kNoSlot;
    const Slot ped = at(9);
    edit(model, [&](Transaction& tx) { made = addNode(tx, at(8), 200); });
    EXPECT_EQ(group(made), 3U);
    edit(model, [&](Transaction& tx) { connect(tx, made, at(8)); });
    EXPECT_EQ(group(made), 2U);
    edit(model, [&](Transaction& tx) { made = addNode(tx, ped, 80); });
    EXPECT_EQ(group(made), 2U) << "peds are numbered apart";
    edit(model, [&](Transaction& tx) { connect(tx, addNode(tx, ped, 160), made); });
    EXPECT_TRUE(issuesOf(model, "SA033").empty());
}

TEST_F(EnforceInvariants, ANewNodeLinkedInTheSameEditTakesTheNumberOfWhatItIsLinkedTo) {
    Slot made = kNoSlot;
    edit(model, [&](Transaction& tx) {
        made = addNode(tx, at(6), 200);
        connect(tx, at(6), made);
    });
    EXPECT_EQ(group(made), 1U);
    // Between two parts, which it joins.
    edit(model, [&](Transaction& tx) {
        const Slot middle = addNode(tx, at(8), 200);
        connect(tx, at(8), middle);
        connect(tx, middle, made);
    });
    EXPECT_EQ(group(at(7)), 1U);
    EXPECT_TRUE(issuesOf(model, "SA033").empty());
}

TEST_F(EnforceInvariants, TakingOutOneNodeBetweenSeveralPartsNumbersThemAll) {
    edit(model, [&](Transaction& tx) {
        connect(tx, at(7), at(4));
        connect(tx, addNode(tx, at(5), 80), at(4));
    });
    edit(model, [&](Transaction& tx) { tx.erase({kNode, at(4)}); });
    EXPECT_TRUE(issuesOf(model, "SA033").empty());
    EXPECT_EQ(connectedComponents(model).components.size(), 5U);
}

TEST_F(EnforceInvariants, AGroupSetByHandStays) {
    edit(model, [&](Transaction& tx) { tx.set(node::floodGroup, at(0), std::uint8_t{9}); });
    edit(model, [&](Transaction& tx) { disconnect(tx, between(at(4), at(5))); });
    EXPECT_EQ(group(at(0)), 9U);
}

TEST_F(EnforceInvariants, TwoPartsThatHaveOneNumberAlreadyCanBeJoined) {
    edit(model, [&](Transaction& tx) {
        tx.set(node::floodGroup, at(7), std::uint8_t{1});
        tx.set(node::floodGroup, at(8), std::uint8_t{1});
    });
    const auto change = edit(model, [&](Transaction& tx) { connect(tx, at(7), at(3)); });
    EXPECT_TRUE(rowsOf(change, node::floodGroup).empty());
}

TEST_F(EnforceInvariants, MoreThan255PartsAreRefused) {
    const Slot ped = at(9);
    const model::Element island[] = {{kNode, at(7)}, {kNode, at(8)}};
    edit(model, [&](Transaction& tx) {
        for (int i = 0; i < 253; ++i)
            addNode(tx, at(0), 8 * i);
    });
    EXPECT_TRUE(issuesOf(model, "SA033").empty());
    const auto before = saveSet(model);
    const auto sentence = "The vehicle graph would have more than 255 unconnected components, the maximum.";
    EXPECT_EQ(refusalOf(model, [&](Transaction& tx) { addNode(tx, at(0), 9); }), sentence);
    EXPECT_EQ(refusalOf(model, [&](Transaction& tx) { disconnect(tx, between(at(4), at(5))); }), sentence);
    EXPECT_EQ(saveSet(model), before);
    EXPECT_EQ(refusalOf(model, [&](Transaction& tx) { addNode(tx, ped, 80); }), "") << "peds have room";
    EXPECT_EQ(refusalOf(model,
                        [&](Transaction& tx) {
                            tx.erase(island);
                            addNode(tx, at(0), 9);
                        }),
              "")
        << "what is erased makes room";
}

/// Only area 27 of the small world: its road continues in area 28.
class EnforcePartOfTheMap : public testing::Test {
protected:
    Model model = loadSet({{fileName(27), bytesOf(smallWorld().areas()).at(fileName(27))}});

    [[nodiscard]] Slot at(unsigned id) const { return nodeAt(model, 27, id); }
    [[nodiscard]] unsigned group(Slot n) const { return model.get(node::floodGroup, n); }
};

TEST_F(EnforcePartOfTheMap, ThePartThatLeadsOnKeepsItsNumberAndTheOtherGetsOneFromTheTop) {
    // A pedestrian node, because those come last: no number changes that area 28 refers to.
    Slot ped = model::kNoSlot;
    model.forEachLive(kNode, [&](Slot n) { ped = isPed(model, n) && ped == model::kNoSlot ? n : ped; });
    ASSERT_NE(ped, model::kNoSlot);
    Slot made = model::kNoSlot;
    edit(model, [&](Transaction& tx) {
        made = *systems::paths::createNode(systems::gta_sa_paths::kEditing, tx, {-4000, -4000, 80}, ped);
        connect(tx, ped, made);
    });
    EXPECT_EQ(group(made), group(ped));
    const auto kept = group(ped);
    edit(model, [&](Transaction& tx) { disconnect(tx, findLink(model, ped, made)); });
    EXPECT_EQ(group(ped), kept);
    EXPECT_EQ(group(made), 255U);
    edit(model, [&](Transaction& tx) { connect(tx, made, ped); });
    EXPECT_EQ(group(made), kept) << "the other part may be larger than what is open of it";
    EXPECT_TRUE(issuesOf(model, "SA033").empty());
}

TEST_F(EnforcePartOfTheMap, WhatAClosedAreaNamesByNumberKeepsItsNumber) {
    const auto before = saveSet(model);
    const auto reason = refusalOf(model, [&](Transaction& tx) { disconnect(tx, findLink(model, at(1), at(2))); });
    EXPECT_NE(reason.find("This would renumber navi nodes of area 27"), std::string::npos) << reason;
    const auto erased = refusalOf(model, [&](Transaction& tx) { tx.erase({kNode, at(0)}); });
    EXPECT_NE(erased.find("This would renumber nodes of area 27"), std::string::npos) << erased;
    EXPECT_TRUE(saveSet(model) == before);
    auto whole = loadSet(bytesOf(smallWorld().areas()));
    EXPECT_EQ(refusalOf(whole, [&](Transaction& tx) { tx.erase({kNode, nodeAt(whole, 27, 0)}); }), "");
}

TEST_F(EnforcePartOfTheMap, WhatNoLongerLeadsOnIsAPartOfItsOwn) {
    edit(model, [&](Transaction& tx) {
        for (const Slot l : model.referrers(link::owner, at(2))) {
            if (!model.get(link::target, l).isSlot())
                tx.erase({kLink, l});
        }
    });
    EXPECT_EQ(group(at(0)), 255U);
    EXPECT_EQ(group(at(2)), 255U);
}

TEST_F(EnforcePartOfTheMap, DeadEndsThatDependOnTheRestStayAndThoseThatDoNotFollow) {
    auto right = loadSet({{fileName(28), bytesOf(smallWorld().areas()).at(fileName(28))}});
    const auto dead = [&](unsigned id) { return (right.get(node::flags, nodeAt(right, 28, id)) & flag::deadEnd) != 0; };
    EXPECT_TRUE(dead(0)) << "in the whole map it leads to a dead end";
    EXPECT_FALSE(dead(1));
    edit(right, [&](Transaction& tx) { disconnect(tx, findLink(right, nodeAt(right, 28, 2), nodeAt(right, 28, 3))); });
    for (const unsigned id : {0U, 1U, 2U, 3U})
        EXPECT_TRUE(dead(id)) << id;
    EXPECT_TRUE(issuesOf(right, "SA034").empty());
}

// Edges ----------------------------------------------------------------------------------------------------------

TEST_F(EnforceInvariants, ANaviAsWideAsItsWiderEndStaysSo) {
    const Slot navi = naviOf(at(0), at(1));
    const auto setWidth = [&](Slot n, int width) {
        edit(model, [&](Transaction& tx) { tx.set(node::width, n, static_cast<std::uint8_t>(width)); });
    };
    setWidth(at(0), 40);
    EXPECT_EQ(model.get(navi::width, navi), 40);
    setWidth(at(1), 24);
    EXPECT_EQ(model.get(navi::width, navi), 40);
    setWidth(at(0), 0);
    EXPECT_EQ(model.get(navi::width, navi), 24);
    edit(model, [&](Transaction& tx) { tx.set(navi::width, navi, std::uint8_t{8}); });
    setWidth(at(1), 48);
    EXPECT_EQ(model.get(navi::width, navi), 8) << "a width of its own stays";
    edit(model, [&](Transaction& tx) {
        tx.set(node::width, at(4), std::uint8_t{16});
        tx.set(navi::width, naviOf(at(4), at(5)), std::uint8_t{32});
    });
    EXPECT_EQ(model.get(navi::width, naviOf(at(4), at(5))), 32) << "what the edit says itself goes first";
}

TEST_F(EnforceInvariants, AnEdgeTurnedToAnotherNodeIsMeasuredAnew) {
    edit(model, [&](Transaction& tx) {
        tx.set(node::width, at(8), std::uint8_t{40});
        mergeNodes(tx, at(8), at(6));
    });
    EXPECT_TRUE(issuesOf(model).empty()) << issuesOf(model).front().message;
    const Slot a = at(5);
    const Slot b = at(7); // 8 before the merge
    const Slot navi = naviOf(a, b);
    EXPECT_EQ(model.get(link::length, between(a, b)), linkLength(pointOf(model, a), pointOf(model, b)));
    EXPECT_EQ(model.get(navi::x, navi), -225 * 8);
    EXPECT_EQ(model.get(navi::y, navi), -250 * 8);
    EXPECT_EQ(model.get(navi::width, navi), 40);
}

TEST_F(EnforceInvariants, LinksTurnedByHandTakeTheirNaviAlong) {
    const Slot there = between(at(5), at(6));
    const Slot back = between(at(6), at(5));
    edit(model, [&](Transaction& tx) {
        tx.set(link::target, there, Ref::to(at(8)));
        tx.set(link::owner, back, Ref::to(at(8)));
        tx.moveLast({kLink, back});
    });
    auto counts = countsOf(issuesOf(model));
    EXPECT_EQ(counts, (std::map<std::string, std::size_t>{{"SA050", 1}})) << "the node left behind";
    EXPECT_EQ(model.get(node::floodGroup, at(7)), 1);
}

TEST_F(EnforceInvariants, PedLinksHaveNoNaviAndVehicleLinksNoCrossingFlags) {
    const Slot car = between(at(0), at(1));
    const Slot ped = between(at(9), at(10));
    edit(model, [&](Transaction& tx) {
        tx.set(link::crossing, car, std::uint8_t{1});
        tx.set(link::navi, ped, model.get(link::navi, car));
    });
    EXPECT_TRUE(issuesOf(model).empty());
}

TEST_F(EnforceInvariants, APedestrianLightMeansACrossing) {
    const Slot l = between(at(9), at(10));
    const Slot back = between(at(10), at(9));
    const auto set = [&](int flags) {
        edit(model, [&](Transaction& tx) { tx.set(link::crossing, l, static_cast<std::uint8_t>(flags)); });
        EXPECT_EQ(model.get(link::crossing, back), model.get(link::crossing, l));
        return model.get(link::crossing, l);
    };
    EXPECT_EQ(set(2), 0) << "the crossing was taken away, its light goes with it";
    EXPECT_EQ(set(2), 3) << "a light was put up";
    EXPECT_EQ(set(1), 1);
}

TEST_F(EnforcePartOfTheMap, CanonicalNumbersNeedTheWholeMap) {
    EXPECT_EQ(refusalOf(model, [](Transaction& tx) { rebuildGroups(tx); }),
              "Groups are numbered over the whole map: open all 64 areas first.");
}

TEST_F(EnforceInvariants, RebuildingEverythingMendsWhatFollowsAndKeepsWhatIsAuthored) {
    const auto files = saveSet(model);
    edit(model, [&](Transaction& tx) { rebuildAll(tx); });
    EXPECT_EQ(saveSet(model), files);
    const Slot car = between(at(0), at(1));
    edit(model, [&](Transaction& tx) {
        tx.set(node::floodGroup, at(3), std::uint8_t{7});
        tx.set(node::flags, at(6), model.get(node::flags, at(6)) & ~flag::deadEnd);
        tx.set(node::flags, at(0), model.get(node::flags, at(0)) | flag::switchedOffOriginal);
        tx.set(link::length, car, std::uint8_t{9});
        tx.set(navi::x, naviOf(at(4), at(5)), 0);
        tx.set(navi::directionX, naviOf(at(4), at(5)), std::int8_t{1});
        tx.set(navi::width, naviOf(at(0), at(3)), std::uint8_t{1});
    });
    EXPECT_NE(saveSet(model), files);
    edit(model, [&](Transaction& tx) { rebuildAll(tx); });
    EXPECT_EQ(saveSet(model), files);
}

} // namespace
} // namespace navsmith::tests
