// Structural edits: afterwards there are no new issues, the saved files can be read, and undo restores every byte.
#include "core/systems/gta_sa_paths/navi_edits.h"
#include "core/systems/gta_sa_paths/rebuild.h"
#include "tests/core/systems/gta_sa_paths/edits.h"
#include "tests/core/systems/gta_sa_paths/names.h"
#include "tests/core/systems/gta_sa_paths/path_world.h"
#include "tests/support/corpus.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>

namespace navsmith::tests {
namespace {

using systems::gta_sa_paths::attachedEdgeOf;
using systems::gta_sa_paths::Component;
using systems::gta_sa_paths::connectedComponents;
using systems::gta_sa_paths::DeadEnd;
using systems::gta_sa_paths::deadEnds;
using systems::gta_sa_paths::kLightSide;
using systems::gta_sa_paths::lanesFromAttached;
using systems::gta_sa_paths::lanesToAttached;
using systems::gta_sa_paths::mirroredLanes;
using systems::gta_sa_paths::rebuildDeadEnds;
using systems::gta_sa_paths::rebuildFloodGroups;
using systems::gta_sa_paths::reverseOf;

class Edits : public testing::Test {
protected:
    Model model = loadSet(bytesOf(smallWorld().areas()));

    [[nodiscard]] Slot at(unsigned area, unsigned id) const { return nodeAt(model, area, id); }
    [[nodiscard]] Slot between(Slot a, Slot b) const { return findLink(model, a, b); }

    /// Makes an edit and checks the result with the rules, the parser and undo.
    void expectSound(const std::function<void(Transaction&)>& edit) {
        const auto before = saveSet(model);
        Transaction tx(model, "Edit");
        edit(tx);
        const auto change = tx.commit();
        ASSERT_TRUE(change) << change.error().reason;
        EXPECT_EQ(countsOf(issuesOf(model)), (std::map<std::string, std::size_t>()));
        const auto after = saveSet(model);
        EXPECT_NE(after, before);
        EXPECT_EQ(saveSet(loadSet(after)), after);
        EXPECT_EQ(countsOf(issuesOf(loadSet(after))), (std::map<std::string, std::size_t>()));
        model.apply(*change, model::Direction::Backward);
        EXPECT_EQ(saveSet(model), before);
        model.apply(*change, model::Direction::Forward);
    }
    /// Expects that an edit changes nothing.
    void expectNothing(const std::function<void(Transaction&)>& edit) {
        Transaction tx(model, "Edit");
        edit(tx);
        const auto change = tx.commit();
        ASSERT_TRUE(change);
        EXPECT_TRUE(change->empty());
    }
    std::multiset<LinkFacts> facts() const {
        return linkFacts(readSet(saveSet(model)), [](std::uint32_t address) { return address; });
    }
};

TEST_F(Edits, ConnectingCarNodesMakesLinksBothWaysWithOneNavi) {
    const Slot a = at(27, 0);
    const Slot b = at(27, 2);
    expectSound([&](Transaction& tx) { EXPECT_NE(connect(tx, a, b), kNoSlot); });
    const Slot there = between(a, b);
    const Slot back = between(b, a);
    ASSERT_NE(there, kNoSlot);
    EXPECT_EQ(reverseOf(model, there), back);
    EXPECT_EQ(model.get(link::navi, there), model.get(link::navi, back));
    EXPECT_EQ(model.get(link::length, there), 200);
    const Slot n = model.get(link::navi, there).slot();
    EXPECT_EQ(model.get(navi::x, n), -200 * 8);
    EXPECT_EQ(model.get(navi::y, n), -300 * 8);
    EXPECT_EQ(model.get(navi::directionX, n), -100);
    EXPECT_EQ(lanesToAttached(model.get(navi::lanes, n)), 1U);
    EXPECT_EQ(lanesFromAttached(model.get(navi::lanes, n)), 1U);
}

TEST_F(Edits, ConnectingAcrossABorderPutsTheNaviIntoTheFileOfItsSquare) {
    const Slot a = at(27, 1);
    const Slot b = at(28, 0);
    expectSound([&](Transaction& tx) {
        tx.set(node::x, a, -180 * 8);
        EXPECT_NE(connect(tx, b, a), kNoSlot);
    });
    const Slot n = model.get(link::navi, between(a, b)).slot();
    EXPECT_EQ(model.get(file::area, model.get(navi::file, n).slot()), 27);
    EXPECT_TRUE(model.get(navi::attached, n).pointsTo(a));
}

TEST_F(Edits, ConnectingPedsNeedsNoNavi) {
    const auto navis = model.count(kNavi);
    expectSound([&](Transaction& tx) { EXPECT_NE(connect(tx, at(27, 5), at(27, 7)), kNoSlot); });
    EXPECT_EQ(model.count(kNavi), navis);
    EXPECT_TRUE(model.get(link::navi, between(at(27, 5), at(27, 7))).isNone());
}

TEST_F(Edits, ConnectRefusesWhatHasNoPlaceInTheGraph) {
    expectNothing([&](Transaction& tx) {
        EXPECT_EQ(connect(tx, at(27, 0), at(27, 0)), kNoSlot) << "itself";
        EXPECT_EQ(connect(tx, at(27, 0), at(27, 1)), kNoSlot) << "linked already";
        EXPECT_EQ(connect(tx, at(27, 0), at(27, 3)), kNoSlot) << "a boat";
        EXPECT_EQ(connect(tx, at(27, 0), at(27, 5)), kNoSlot) << "a ped";
    });
}

TEST_F(Edits, ConnectRefusesWhenNoFileHasRoomForTheNavi) {
    auto areas = smallWorld().areas();
    areas[27].navis.resize(kStock.maxNavis, areas[27].navis.front());
    model = loadSet(bytesOf(areas));
    expectNothing([&](Transaction& tx) { EXPECT_EQ(connect(tx, at(27, 0), at(27, 2)), kNoSlot); });
}

TEST_F(Edits, DisconnectingTakesBothLinksAndTheNavi) {
    const auto navis = model.count(kNavi);
    expectSound([&](Transaction& tx) { disconnect(tx, between(at(28, 2), at(28, 3))); });
    EXPECT_EQ(between(at(28, 2), at(28, 3)), kNoSlot);
    EXPECT_EQ(between(at(28, 3), at(28, 2)), kNoSlot);
    EXPECT_EQ(model.count(kNavi), navis - 1);
}

TEST_F(Edits, InsertingNodesKeepsLanesAndLeavesTheLightAtItsJunction) {
    const Slot a = at(28, 0);
    const Slot b = at(28, 1);
    const Slot old = model.get(link::navi, between(a, b)).slot();
    {
        Transaction tx(model, "Two lanes one way, none the other, a light for traffic to b");
        tx.set(navi::lanes, old, static_cast<std::uint8_t>(2U)); // towards a, the attached end
        ASSERT_TRUE(tx.commit());
    }
    const auto nodes = model.count(kNode);
    const auto lanesBefore = facts();
    {
        Transaction tx(model, "Insert");
        EXPECT_TRUE(insertNodes(tx, between(a, b), 30));
        rebuildDeadEnds(tx);
        ASSERT_TRUE(tx.commit());
    }
    EXPECT_EQ(model.count(kNode), nodes + 3); // 100 units in four pieces
    std::size_t lights = 0;
    for (Slot from = a; from != b;) {
        Slot next = kNoSlot;
        for (const Slot l : model.referrers(link::owner, from)) {
            const Slot to = model.get(link::target, l).slot();
            if (model.get(node::x, to) <= model.get(node::x, from) || model.get(node::y, to) != -2400)
                continue;
            next = to;
            const auto edge = attachedEdgeOf(model, model.get(link::navi, l).slot());
            ASSERT_TRUE(edge);
            const Slot n = model.get(link::navi, l).slot();
            const bool toOwner = edge->owner == to;
            const auto lanes = model.get(navi::lanes, n);
            const bool attachedBehind = toOwner == edge->toOwner;
            EXPECT_EQ(attachedBehind ? lanesFromAttached(lanes) : lanesToAttached(lanes), 2U);
            EXPECT_EQ(attachedBehind ? lanesToAttached(lanes) : lanesFromAttached(lanes), 0U);
            const bool light = model.get(navi::lights, n) != 0;
            lights += light ? 1 : 0;
            EXPECT_EQ(light, to == b);
        }
        ASSERT_NE(next, kNoSlot);
        from = next;
    }
    EXPECT_EQ(lights, 1U);
    EXPECT_EQ(facts().size(), lanesBefore.size() + 6);
}

TEST_F(Edits, InsertingNodesAcrossABorderPutsEachIntoItsSquare) {
    const Slot a = at(27, 7);
    const Slot b = at(28, 4);
    expectSound([&](Transaction& tx) { EXPECT_TRUE(insertNodes(tx, between(a, b), 50)); });
    EXPECT_EQ(between(a, b), kNoSlot);
}

TEST_F(Edits, InsertingIsNotDoneWhereASquareIsNotOpen) {
    model = loadOnly(27);
    const auto issues = issuesOf(model).size();
    Transaction tx(model, "Insert");
    for (const Slot l : model.referrers(link::owner, at(27, 7))) {
        const bool raw = model.get(link::target, l).isRaw();
        EXPECT_FALSE(raw && insertNodes(tx, l, 50));
    }
    EXPECT_TRUE(tx.commit()->empty());
    EXPECT_EQ(issuesOf(model).size(), issues);
}

TEST_F(Edits, MergingTurnsTheRoadsOfTheOneThatGoes) {
    const Slot kept = at(28, 2);
    const Slot gone = at(28, 0);
    const Slot far = at(27, 2);
    expectSound([&](Transaction& tx) {
        // Move it to the same place first, otherwise lengths and directions would not match.
        systems::paths::copyColumns(tx, gone, kept, node::x, node::y, node::z);
        const Slot l = between(far, gone);
        EXPECT_TRUE(mergeNodes(tx, kept, gone));
        rebuildAll(tx);
        EXPECT_TRUE(insertNodes(tx, l, 255));
    });
    EXPECT_FALSE(model.isLive({kNode, gone}));
}

TEST_F(Edits, MergingNeighboursDropsTheEdgeBetweenThemAndDoubles) {
    const Slot kept = at(28, 2);
    const Slot gone = at(28, 3);
    Transaction tx(model, "Merge");
    EXPECT_TRUE(mergeNodes(tx, kept, gone));
    ASSERT_TRUE(tx.commit());
    EXPECT_EQ(linkCount(model, kept), 1U);
    EXPECT_EQ(linkCount(model, at(28, 1)), 2U);
    EXPECT_TRUE(issuesOf(model, "SA020").empty());
    EXPECT_TRUE(issuesOf(model, "SA031").empty());
}

TEST_F(Edits, MergingIsNotDoneBetweenTypesOrAwayFromAnAreaThatIsNotOpen) {
    expectNothing([&](Transaction& tx) {
        EXPECT_FALSE(mergeNodes(tx, at(27, 0), at(27, 0)));
        EXPECT_FALSE(mergeNodes(tx, at(27, 0), at(27, 3)));
        EXPECT_FALSE(mergeNodes(tx, at(27, 0), at(27, 5)));
    });
    model = loadOnly(27);
    expectNothing([&](Transaction& tx) { EXPECT_FALSE(mergeNodes(tx, at(27, 5), at(27, 7))); });
}

TEST_F(Edits, MirroringLanesTwiceGivesThemBack) {
    for (unsigned lanes = 0; lanes < 256; ++lanes) {
        for (const std::uint8_t lights : std::initializer_list<std::uint8_t>{0, 1, 2}) {
            const auto value = static_cast<std::uint8_t>(lanes);
            const auto mirrored = mirroredLanes(value, lights);
            EXPECT_EQ(mirroredLanes(mirrored, lights), value);
            EXPECT_EQ(lanesToAttached(mirrored), lanesFromAttached(value));
            EXPECT_EQ((mirrored & kLightSide) != (value & kLightSide), lights != 0);
        }
    }
}

// Derived data over the whole set -------------------------------------------------------------------------------

TEST_F(Edits, RebuildingASoundSetChangesNothing) {
    expectNothing([&](Transaction& tx) { rebuildAll(tx); });
}

TEST(Rebuild, GivesTheStockSetItsOwnFloodGroupsAndDeadEnds) {
    const auto files = corpusSet(kStockSet);
    if (!files)
        GTEST_SKIP() << missingCorpus(kStockSet);
    auto model = loadSet(*files);
    const auto found = connectedComponents(model);
    EXPECT_EQ(std::ranges::count(found.components, 0U, &Component::graph), 33);
    EXPECT_EQ(std::ranges::count(found.components, 1U, &Component::graph), 179);
    Transaction tx(model, "Rebuild");
    rebuildFloodGroups(tx);
    rebuildDeadEnds(tx);
    const auto change = tx.commit();
    ASSERT_TRUE(change);
    EXPECT_TRUE(change->empty());
}

TEST(Rebuild, GivesAllPlacesBackAfterTheyWereWipedOut) {
    const auto files = bytesOf(smallWorld().areas());
    auto model = loadSet(files);
    Transaction tx(model, "Wipe and rebuild");
    model.forEachLive(kNode, [&](Slot n) {
        tx.set(node::floodGroup, n, std::uint8_t{0});
        tx.set(node::flags, n, model.get(node::flags, n) & ~flag::deadEnd);
    });
    model.forEachLive(kLink, [&](Slot l) { tx.set(link::length, l, std::uint8_t{0}); });
    model.forEachLive(kNavi, [&](Slot n) {
        tx.set(navi::x, n, 0);
        tx.set(navi::y, n, 0);
        tx.set(navi::directionX, n, std::int8_t{0});
        tx.set(navi::directionY, n, std::int8_t{0});
    });
    rebuildAll(tx);
    ASSERT_TRUE(tx.commit());
    EXPECT_EQ(saveSet(model), files);
}

TEST(Rebuild, OfAPartOfTheMapKeepsTheNumbersThatTheRestOfItMayUse) {
    auto areas = smallWorld().areas();
    areas[27].nodes[3].flood = 0; // one of the boat nodes has no number
    areas[27].nodes[0].flood = 9; // one vehicle node of the road that continues in area 28
    const auto files = bytesOf(areas);
    auto model = loadSet({{fileName(27), files.at(fileName(27))}});
    EXPECT_EQ(issuesOf(model, "SA033").size(), 2U);
    Transaction tx(model, "Rebuild");
    rebuildFloodGroups(tx);
    ASSERT_TRUE(tx.commit());
    EXPECT_EQ(saveSet(model).at(fileName(27)), bytesOf(smallWorld().areas()).at(fileName(27)));
}

TEST(Rebuild, OfAPartOfTheMapTakesAFreeNumberFromTheTop) {
    auto areas = smallWorld().areas();
    for (const auto n : {3U, 4U})
        areas[27].nodes[n].flood = 1; // the boats have the number of the road
    const auto files = bytesOf(areas);
    auto model = loadSet({{fileName(27), files.at(fileName(27))}});
    EXPECT_EQ(issuesOf(model, "SA033").size(), 2U);
    Transaction tx(model, "Rebuild");
    rebuildFloodGroups(tx);
    ASSERT_TRUE(tx.commit());
    EXPECT_EQ(model.get(node::floodGroup, nodeAt(model, 27, 3)), 255);
    EXPECT_EQ(model.get(node::floodGroup, nodeAt(model, 27, 0)), 1);
    EXPECT_TRUE(issuesOf(model, "SA033").empty());
}

TEST(Rebuild, KnowsWhichDeadEndsDependOnAnAreaThatIsNotOpen) {
    auto world = smallWorld();
    world.add(WorldType::Car, -100, -400);
    world.join(2, 14); // a side road at 27:2, which itself continues in area 28
    const auto files = bytesOf(world.areas());
    const auto model = loadSet({{fileName(27), files.at(fileName(27))}});
    const auto ends = deadEnds(model);
    EXPECT_EQ(ends[nodeAt(model, 27, 0)], DeadEnd::Yes);
    EXPECT_EQ(ends[nodeAt(model, 27, 5)], DeadEnd::Yes);
    EXPECT_EQ(ends[nodeAt(model, 27, 2)], DeadEnd::Yes) << "one way on at most, whatever area 28 holds";
    const auto right = loadSet({{fileName(28), files.at(fileName(28))}});
    EXPECT_EQ(deadEnds(right)[nodeAt(right, 28, 0)], DeadEnd::Unknown);
    EXPECT_EQ(deadEnds(right)[nodeAt(right, 28, 1)], DeadEnd::No);
}

} // namespace
} // namespace navsmith::tests
