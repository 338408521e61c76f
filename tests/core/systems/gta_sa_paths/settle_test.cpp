// What follows from single edits: dead ends, flood groups, widths, turned edges. And that an edit of a whole map
// changes what it concerns and no more.
#include "core/systems/gta_sa_paths/edges.h"
#include "core/systems/gta_sa_paths/rebuild.h"
#include "core/systems/gta_sa_paths/verbs.h"
#include "tests/core/systems/gta_sa_paths/path_world.h"
#include "tests/support/corpus.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <unordered_set>

namespace navsmith::tests {
namespace {

using namespace systems::gta_sa_paths;
using model::Change;
using model::Column;
using model::Direction;
using model::kNoSlot;
using model::Model;
using model::Ref;
using model::Slot;
using model::Transaction;

template <typename Edit>
Change edit(Model& m, Edit&& apply) {
    Transaction tx(m, "Edit");
    apply(tx);
    auto change = tx.commit();
    if (!change)
        throw std::runtime_error(change.error().reason);
    return std::move(*change);
}

template <typename Edit>
std::string refusalOf(Model& m, Edit&& apply) {
    Transaction tx(m, "Edit");
    apply(tx);
    const auto change = tx.commit();
    return change ? "" : change.error().reason;
}

template <typename T>
std::vector<Slot> rowsOf(const Change& change, Column<T> column) {
    const auto* found = change.find(column.kind, column.column);
    return found == nullptr ? std::vector<Slot>() : found->slots;
}

Slot addNode(Transaction& tx, Slot like, int dx) {
    const auto& m = tx.model();
    const Slot n = tx.create(kNode);
    tx.set(node::file, n, m.get(node::file, like));
    tx.set(node::group, n, m.get(node::group, like));
    tx.set(node::x, n, static_cast<std::int16_t>(m.get(node::x, like) + dx));
    tx.set(node::y, n, m.get(node::y, like));
    tx.set(node::z, n, m.get(node::z, like));
    tx.set(node::flags, n, m.get(node::flags, like) & ~flag::deadEnd);
    return n;
}

/// A loop of four cars at 27:0 to 27:3, a tail of three at 27:4 to 27:6, an island of two at 27:7 and 27:8; two peds
/// with a crossing at 27:9 and 27:10.
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

class Settle : public testing::Test {
protected:
    Model model = loadSet(bytesOf(loopAndTail().areas()));

    [[nodiscard]] Slot at(unsigned id) const { return nodeAt(model, 27, id); }
    [[nodiscard]] Slot between(Slot a, Slot b) const { return findLink(model, a, b); }
    [[nodiscard]] unsigned group(Slot n) const { return model.get(node::floodGroup, n); }
    [[nodiscard]] bool dead(Slot n) const { return (model.get(node::flags, n) & flag::deadEnd) != 0; }
    [[nodiscard]] Slot naviOf(Slot a, Slot b) const { return model.get(link::navi, between(a, b)).slot(); }
    /// Ids of the nodes of area 27 that are dead ends.
    [[nodiscard]] std::string deadOnes() const {
        std::string ids;
        for (const Slot n : model.order(kNode).group(OpenAreas(model).file(27)))
            ids += dead(n) ? std::to_string(model.order(kNode).position(n)) + " " : "";
        return ids;
    }
};

// Dead ends ------------------------------------------------------------------------------------------------------

TEST_F(Settle, CuttingALoopMakesDeadEndsOfAllThatHangsOnIt) {
    EXPECT_EQ(deadOnes(), "4 5 6 7 8 ");
    const auto files = saveSet(model);
    const auto change = edit(model, [&](Transaction& tx) { disconnect(tx, between(at(0), at(1))); });
    EXPECT_EQ(deadOnes(), "0 1 2 3 4 5 6 7 8 ");
    EXPECT_EQ(rowsOf(change, node::flags).size(), 4U);
    EXPECT_TRUE(rowsOf(change, node::floodGroup).empty()) << "it hangs together by the other side";
    model.apply(change, Direction::Backward);
    EXPECT_EQ(saveSet(model), files);
}

TEST_F(Settle, ALinkThatClosesALoopAtTheEndOfATailOpensTheWholeTail) {
    edit(model, [&](Transaction& tx) { EXPECT_NE(connect(tx, at(6), at(3)), kNoSlot); });
    EXPECT_EQ(deadOnes(), "7 8 ");
    edit(model, [&](Transaction& tx) { disconnect(tx, between(at(6), at(3))); });
    EXPECT_EQ(deadOnes(), "4 5 6 7 8 ");
}

TEST_F(Settle, ALinkBetweenTwoDeadEndsLeavesThemDead) {
    edit(model, [&](Transaction& tx) { connect(tx, at(6), at(7)); });
    EXPECT_EQ(deadOnes(), "4 5 6 7 8 ");
    edit(model, [&](Transaction& tx) { connect(tx, at(7), at(5)); });
    EXPECT_EQ(deadOnes(), "8 ") << "5, 6 and 7 are a loop now, and 4 leads to it";
}

TEST_F(Settle, ErasingANodeEndsTheWaysThatLedThere) {
    edit(model, [&](Transaction& tx) { tx.erase({kNode, at(2)}); });
    EXPECT_EQ(deadOnes(), "0 1 2 3 4 5 6 7 ");
}

TEST_F(Settle, ANodePutIntoATailIsADeadEndAndOneInALoopIsNone) {
    edit(model, [&](Transaction& tx) {
        insertNodes(tx, between(at(4), at(5)), 40);
        insertNodes(tx, between(at(0), at(1)), 60);
    });
    EXPECT_TRUE(issuesOf(model).empty());
    EXPECT_TRUE(dead(nodeAt(model, 27, 9)));
    EXPECT_FALSE(dead(nodeAt(model, 27, 10)));
}

TEST_F(Settle, ADeadEndBitSetByHandStays) {
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

TEST_F(Settle, AVehicleNodeThatBecomesAPedIsNoDeadEnd) {
    edit(model, [&](Transaction& tx) {
        const Slot n = addNode(tx, at(9), 80);
        tx.set(node::flags, n, flag::deadEnd);
    });
    EXPECT_EQ(deadOnes(), "4 5 6 7 8 ");
}

// Flood groups ---------------------------------------------------------------------------------------------------

TEST_F(Settle, APartThatIsCutOffGetsTheLowestFreeNumber) {
    const Slot tail[] = {at(4), at(5), at(6)};
    edit(model, [&](Transaction& tx) { disconnect(tx, between(at(2), at(4))); });
    EXPECT_EQ(group(at(0)), 1U);
    EXPECT_EQ(group(at(7)), 2U);
    for (const Slot n : tail)
        EXPECT_EQ(group(n), 3U);
    EXPECT_TRUE(issuesOf(model, "SA033").empty());
}

TEST_F(Settle, TheSmallerOfTwoPartsTakesTheNumberOfTheLargerAndItsOwnIsFreeAgain) {
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

TEST_F(Settle, ANewNodeHasANumberOfItsOwnUntilItIsLinked) {
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

TEST_F(Settle, ANewNodeLinkedInTheSameEditTakesTheNumberOfWhatItIsLinkedTo) {
    Slot made = kNoSlot;
    edit(model, [&](Transaction& tx) {
        made = addNode(tx, at(6), 200);
        connect(tx, at(6), made);
    });
    EXPECT_EQ(group(made), 1U);
    // Between two parts: joins them.
    edit(model, [&](Transaction& tx) {
        const Slot middle = addNode(tx, at(8), 200);
        connect(tx, at(8), middle);
        connect(tx, middle, made);
    });
    EXPECT_EQ(group(at(7)), 1U);
    EXPECT_TRUE(issuesOf(model, "SA033").empty());
}

TEST_F(Settle, TakingOutOneNodeBetweenSeveralPartsNumbersThemAll) {
    edit(model, [&](Transaction& tx) {
        connect(tx, at(7), at(4));
        connect(tx, addNode(tx, at(5), 80), at(4));
    });
    edit(model, [&](Transaction& tx) { tx.erase({kNode, at(4)}); });
    EXPECT_TRUE(issuesOf(model, "SA033").empty());
    EXPECT_EQ(connectedParts(model).parts.size(), 5U);
}

TEST_F(Settle, AGroupSetByHandStays) {
    edit(model, [&](Transaction& tx) { tx.set(node::floodGroup, at(0), std::uint8_t{9}); });
    edit(model, [&](Transaction& tx) { disconnect(tx, between(at(4), at(5))); });
    EXPECT_EQ(group(at(0)), 9U);
}

TEST_F(Settle, TwoPartsThatHaveOneNumberAlreadyCanBeJoined) {
    edit(model, [&](Transaction& tx) {
        tx.set(node::floodGroup, at(7), std::uint8_t{1});
        tx.set(node::floodGroup, at(8), std::uint8_t{1});
    });
    const auto change = edit(model, [&](Transaction& tx) { connect(tx, at(7), at(3)); });
    EXPECT_TRUE(rowsOf(change, node::floodGroup).empty());
}

TEST_F(Settle, MoreThan255PartsAreRefused) {
    const Slot ped = at(9);
    const model::Element island[] = {{kNode, at(7)}, {kNode, at(8)}};
    edit(model, [&](Transaction& tx) {
        for (int i = 0; i < 253; ++i)
            addNode(tx, at(0), 8 * i);
    });
    EXPECT_TRUE(issuesOf(model, "SA033").empty());
    const auto before = saveSet(model);
    const auto sentence = "The vehicle graph would have more than 255 unconnected parts; there are numbers for 255.";
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

/// The small world's area 27 alone: its road leads on into area 28.
class SettlePartOfTheMap : public testing::Test {
protected:
    Model model = loadSet({{fileName(27), bytesOf(smallWorld().areas()).at(fileName(27))}});

    [[nodiscard]] Slot at(unsigned id) const { return nodeAt(model, 27, id); }
    [[nodiscard]] unsigned group(Slot n) const { return model.get(node::floodGroup, n); }
};

TEST_F(SettlePartOfTheMap, ThePartThatLeadsOnKeepsItsNumberAndTheOtherGetsOneFromTheTop) {
    edit(model, [&](Transaction& tx) { disconnect(tx, findLink(model, at(1), at(2))); });
    EXPECT_EQ(group(at(2)), 1U);
    EXPECT_EQ(group(at(0)), 255U);
    EXPECT_EQ(group(at(1)), 255U);
    edit(model, [&](Transaction& tx) { connect(tx, at(2), at(1)); });
    EXPECT_EQ(group(at(0)), 1U) << "larger, but all of it is open";
    EXPECT_TRUE(issuesOf(model, "SA033").empty());
}

TEST_F(SettlePartOfTheMap, WhatNoLongerLeadsOnIsAPartOfItsOwn) {
    edit(model, [&](Transaction& tx) {
        for (const Slot l : model.referrers(link::owner, at(2))) {
            if (!model.get(link::target, l).isSlot())
                tx.erase({kLink, l});
        }
    });
    EXPECT_EQ(group(at(0)), 255U);
    EXPECT_EQ(group(at(2)), 255U);
}

TEST_F(SettlePartOfTheMap, DeadEndsThatDependOnTheRestStayAndThoseThatDoNotFollow) {
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

TEST_F(Settle, ANaviAsWideAsItsWiderEndStaysSo) {
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

TEST_F(Settle, AnEdgeTurnedToAnotherNodeIsMeasuredAnew) {
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

TEST_F(Settle, LinksTurnedByHandTakeTheirNaviAlong) {
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

TEST_F(Settle, PedLinksHaveNoNaviAndVehicleLinksNoCrossingFlags) {
    const Slot car = between(at(0), at(1));
    const Slot ped = between(at(9), at(10));
    edit(model, [&](Transaction& tx) {
        tx.set(link::crossing, car, std::uint8_t{1});
        tx.set(link::navi, ped, model.get(link::navi, car));
    });
    EXPECT_TRUE(issuesOf(model).empty());
}

TEST_F(Settle, APedestrianLightMeansACrossing) {
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

// The whole map --------------------------------------------------------------------------------------------------

template <typename F>
void forEachNeighbour(const Model& m, Slot n, F&& f) {
    m.forEachReferrer(link::owner, n, [&](Slot l) {
        if (m.get(link::target, l).isSlot())
            f(m.get(link::target, l).slot());
    });
    m.forEachReferrer(link::target, n, [&](Slot l) { f(m.get(link::owner, l).slot()); });
}

/// What can be reached from `from` without going over the edge to `to`, if that is not there and it is no more than
/// `most` nodes; else nothing.
std::vector<Slot> behind(const Model& m, Slot from, Slot to, std::size_t most) {
    std::vector<Slot> found{from};
    std::unordered_set<Slot> seen{from};
    for (std::size_t i = 0; i < found.size() && found.size() <= most; ++i) {
        forEachNeighbour(m, found[i], [&](Slot other) {
            if (!(found[i] == from && other == to) && seen.insert(other).second)
                found.push_back(other);
        });
    }
    if (found.size() > most || seen.contains(to))
        return {};
    std::ranges::sort(found);
    return found;
}

std::size_t changedRows(const Change& change) {
    std::size_t rows = 0;
    for (const auto& column : change.columns)
        rows += column.slots.size();
    return rows;
}

class SettleStock : public testing::Test {
protected:
    void SetUp() override {
        files_ = corpusSet(kStockSet);
        if (!files_)
            GTEST_SKIP() << missingCorpus(kStockSet);
        model_.emplace(loadSet(*files_));
    }
    Model& model() { return *model_; }
    [[nodiscard]] const FileBytes& files() const { return *files_; }

    /// Rules that would find something that they did not find before.
    void expectNothingNew() {
        const auto counts = countsOf(issuesOf(model()));
        for (const auto rule : {"SA025", "SA027", "SA028", "SA029", "SA030", "SA031", "SA033", "SA034", "SA036"})
            EXPECT_FALSE(counts.contains(rule)) << rule;
    }

private:
    std::optional<FileBytes> files_;
    std::optional<Model> model_;
};

TEST_F(SettleStock, CuttingOffAnIslandOfTheMainRoadNetNumbersTheIslandAndNothingElse) {
    auto& m = model();
    Slot bridge = kNoSlot;
    std::vector<Slot> island;
    for (Slot l = 0; l < m.capacity(kLink); l += 7) {
        const Slot from = m.get(link::owner, l).slot();
        if (isPed(m, from) || m.get(node::floodGroup, from) != 1)
            continue;
        if (auto found = behind(m, from, m.get(link::target, l).slot(), 300); found.size() > island.size()) {
            island = std::move(found);
            bridge = l;
        }
    }
    ASSERT_GE(island.size(), 10U);
    const auto change = edit(m, [&](Transaction& tx) { disconnect(tx, bridge); });
    EXPECT_EQ(rowsOf(change, node::floodGroup), island);
    for (const Slot n : island)
        EXPECT_EQ(m.get(node::floodGroup, n), 34) << "the stock set has 33 groups of vehicles";
    EXPECT_LE(changedRows(change), 2 * island.size() + 60);
    expectNothingNew();
    const auto back = edit(m, [&](Transaction& tx) {
        connect(tx, m.get(link::owner, bridge).slot(), m.get(link::target, bridge).slot());
    });
    EXPECT_EQ(rowsOf(back, node::floodGroup), island);
    expectNothingNew();
    m.apply(back, Direction::Backward);
    m.apply(change, Direction::Backward);
    EXPECT_EQ(saveSet(m), files());
}

TEST_F(SettleStock, JoiningTwoIslandsNumbersTheSmallerOne) {
    auto& m = model();
    std::map<std::uint8_t, std::vector<Slot>> cars;
    m.forEachLive(kNode, [&](Slot n) {
        if (typeOf(m, n) == NodeType::Car)
            cars[m.get(node::floodGroup, n)].push_back(n);
    });
    cars.erase(1);
    auto larger = cars.begin()->second;
    auto smaller = std::next(cars.begin())->second;
    if (larger.size() < smaller.size())
        std::swap(larger, smaller);
    const auto keeps = m.get(node::floodGroup, larger.front());
    const auto change =
        edit(m, [&](Transaction& tx) { EXPECT_NE(connect(tx, smaller.back(), larger.back()), kNoSlot); });
    EXPECT_EQ(rowsOf(change, node::floodGroup), smaller);
    for (const Slot n : smaller)
        EXPECT_EQ(m.get(node::floodGroup, n), keeps);
    expectNothingNew();
    m.apply(change, Direction::Backward);
    EXPECT_EQ(saveSet(m), files());
}

TEST_F(SettleStock, CuttingALinkChangesNoMoreThanHangsOnIt) {
    auto& m = model();
    std::size_t cuts = 0;
    std::size_t islands = 0;
    for (Slot l = 11; l < m.capacity(kLink); l += 1499) {
        const Slot from = m.get(link::owner, l).slot();
        const Slot to = m.get(link::target, l).slot();
        const auto side = behind(m, from, to, 2000);
        const auto other = behind(m, to, from, 2000);
        const auto change = edit(m, [&](Transaction& tx) { disconnect(tx, l); });
        const auto numbered = rowsOf(change, node::floodGroup);
        const bool apart = findLink(m, from, to) == kNoSlot && !(side.empty() && other.empty());
        EXPECT_TRUE(apart ? numbered == side || numbered == other : numbered.empty()) << l;
        const auto ends = deadEnds(m);
        std::size_t wrong = 0;
        m.forEachLive(kNode, [&](Slot n) {
            wrong += (ends[n] == DeadEnd::Yes) != ((m.get(node::flags, n) & flag::deadEnd) != 0) ? 1 : 0;
        });
        EXPECT_EQ(wrong, 0U) << l;
        EXPECT_LE(changedRows(change), numbered.size() + rowsOf(change, node::flags).size() + 3) << "links and navi";
        ++cuts;
        islands += numbered.empty() ? 0 : 1;
        m.apply(change, Direction::Backward);
    }
    EXPECT_GT(cuts, 90U);
    EXPECT_GT(islands, 3U);
    EXPECT_EQ(saveSet(m), files());
}

TEST_F(SettleStock, AnEditOfManyNodesLeavesNoFault) {
    auto& m = model();
    const auto change = edit(m, [&](Transaction& tx) {
        std::vector<model::Element> gone; // a square out of the middle of a town
        m.forEachLive(kNode, [&](Slot n) {
            const auto p = pointOf(m, n);
            if (p.x > 1300 * 8 && p.x < 1800 * 8 && p.y > -1700 * 8 && p.y < -1200 * 8)
                gone.push_back({kNode, n});
        });
        ASSERT_GT(gone.size(), 300U);
        tx.erase(gone);
    });
    expectNothingNew();
    m.apply(change, Direction::Backward);
    EXPECT_EQ(saveSet(m), files());
}

TEST_F(SettleStock, RebuiltFromWhatIsAuthoredGivesTheStockBytesWhereTheFormatPageSaysSo) {
    auto& m = model();
    const auto stock = m;
    edit(m, [&](Transaction& tx) {
        m.forEachLive(kNode, [&](Slot n) {
            tx.set(node::floodGroup, n, std::uint8_t{0});
            tx.set(node::flags, n, m.get(node::flags, n) & ~(flag::deadEnd | flag::switchedOffOriginal));
        });
        m.forEachLive(kLink, [&](Slot l) { tx.set(link::length, l, std::uint8_t{0}); });
        m.forEachLive(kNavi, [&](Slot n) {
            tx.set(navi::directionX, n, std::int8_t{0});
            tx.set(navi::directionY, n, std::int8_t{0});
            tx.set(navi::width, n, std::uint8_t{1});
        });
        rebuildAll(tx);
    });
    std::size_t shorter = 0;
    m.forEachLive(kLink, [&](Slot l) {
        const int by = m.get(link::length, l) - stock.get(link::length, l);
        EXPECT_TRUE(by == 0 || by == 1);
        shorter += by == 1 ? 1 : 0;
    });
    EXPECT_EQ(shorter, 676U);
    m.forEachLive(kNode, [&](Slot n) {
        ASSERT_EQ(m.get(node::floodGroup, n), stock.get(node::floodGroup, n));
        ASSERT_EQ(m.get(node::flags, n), stock.get(node::flags, n)) << "dead ends and bit 8";
    });
    std::size_t offMiddle = 0;
    std::size_t otherWidth = 0;
    std::size_t otherDirection = 0;
    m.forEachLive(kNavi, [&](Slot n) {
        ASSERT_EQ(m.get(navi::attached, n), stock.get(navi::attached, n));
        ASSERT_EQ(m.get(navi::lanes, n), stock.get(navi::lanes, n));
        const int dx = std::abs(m.get(navi::directionX, n) - stock.get(navi::directionX, n));
        const int dy = std::abs(m.get(navi::directionY, n) - stock.get(navi::directionY, n));
        ASSERT_LE(std::max(dx, dy), 1);
        otherDirection += dx + dy != 0 ? 1 : 0;
        // The original tool took the middle of unrounded places.
        offMiddle += std::abs(m.get(navi::x, n) - stock.get(navi::x, n)) > 1 ||
                             std::abs(m.get(navi::y, n) - stock.get(navi::y, n)) > 1
                         ? 1
                         : 0;
        otherWidth += m.get(navi::width, n) != stock.get(navi::width, n) ? 1 : 0;
    });
    EXPECT_EQ(otherDirection, 142U);
    EXPECT_EQ(otherWidth, 230U);
    EXPECT_NEAR(static_cast<double>(offMiddle) / static_cast<double>(m.count(kNavi)), 0.21, 0.02);
    m.forEachLive(kLink, [&](Slot l) {
        ASSERT_EQ(m.get(link::crossing, l), stock.get(link::crossing, l));
        ASSERT_EQ(m.get(link::navi, l), stock.get(link::navi, l));
    });
}

TEST_F(SettleStock, NumbersOfAnotherOrderAreMadeCanonicalAgain) {
    auto& m = model();
    edit(m, [&](Transaction& tx) {
        m.forEachLive(kNode, [&](Slot n) {
            tx.set(node::floodGroup, n, static_cast<std::uint8_t>(200 - m.get(node::floodGroup, n)));
        });
    });
    EXPECT_TRUE(issuesOf(m, "SA033").empty());
    edit(m, [&](Transaction& tx) { rebuildGroups(tx); });
    EXPECT_EQ(saveSet(m), files());
}

TEST_F(SettlePartOfTheMap, CanonicalNumbersNeedTheWholeMap) {
    EXPECT_EQ(refusalOf(model, [](Transaction& tx) { rebuildGroups(tx); }),
              "Groups are numbered over the whole map: open all 64 areas first.");
}

TEST_F(Settle, RebuildingEverythingMendsWhatFollowsAndKeepsWhatIsAuthored) {
    const auto files = saveSet(model);
    edit(model, [&](Transaction& tx) { rebuildAll(tx); });
    EXPECT_EQ(saveSet(model), files);
    const Slot car = between(at(0), at(1));
    edit(model, [&](Transaction& tx) {
        tx.set(node::floodGroup, at(3), std::uint8_t{7});
        tx.set(node::flags, at(6), model.get(node::flags, at(6)) & ~flag::deadEnd);
        tx.set(node::flags, at(0), model.get(node::flags, at(0)) | flag::switchedOffOriginal);
        tx.set(link::length, car, std::uint8_t{9});
        tx.set(navi::x, naviOf(at(4), at(5)), std::int16_t{0});
        tx.set(navi::directionX, naviOf(at(4), at(5)), std::int8_t{1});
        tx.set(navi::width, naviOf(at(0), at(3)), std::uint8_t{1});
    });
    EXPECT_NE(saveSet(model), files);
    edit(model, [&](Transaction& tx) { rebuildAll(tx); });
    EXPECT_EQ(saveSet(model), files);
}

// A set full of faults -------------------------------------------------------------------------------------------

class SettleDamaged : public testing::Test {
protected:
    void SetUp() override {
        files_ = corpusSet(kDamagedSet);
        if (!files_)
            GTEST_SKIP() << missingCorpus(kDamagedSet);
        model_.emplace(loadSet(*files_));
    }
    Model& model() { return *model_; }
    [[nodiscard]] const FileBytes& files() const { return *files_; }

    /// Nodes whose links or navi nodes a change names, or which it names for another reason than their number or
    /// dead-end bit.
    std::set<Slot> concerned(const Change& change) {
        const auto& m = model();
        std::set<Slot> nodes;
        for (const auto& column : change.columns) {
            const bool graph = column.kind == kNode &&
                               (column.column == node::flags.column || column.column == node::floodGroup.column);
            for (const Slot row : column.slots) {
                if (column.kind == kNode && !graph)
                    nodes.insert(row);
                if (column.kind == kLink)
                    nodes.insert(m.get(link::owner, row).slot());
                if (column.kind == kNavi && m.get(navi::attached, row).isSlot())
                    nodes.insert(m.get(navi::attached, row).slot());
            }
        }
        return nodes;
    }

private:
    std::optional<FileBytes> files_;
    std::optional<Model> model_;
};

TEST_F(SettleDamaged, AnEditTouchesNothingFarAwayButWhatItCutsOffOrMakesADeadEnd) {
    auto& m = model();
    const auto endsBefore = deadEnds(m);
    std::size_t edits = 0;
    std::size_t islands = 0;
    for (Slot n = 3; n < m.capacity(kNode); n += 173) {
        const auto here = pointOf(m, n);
        const auto links = m.referrers(link::owner, n);
        /// `sides`: of a cut, what is left of the part on either side if that comes apart.
        const auto check = [&](const Change& change, std::string_view what, const std::vector<Slot>& sideA,
                               const std::vector<Slot>& sideB) {
            for (const Slot other : concerned(change))
                EXPECT_LT(distance(here, pointOf(m, other)), 600) << what << " at node " << n;
            EXPECT_LE(concerned(change).size(), 20U) << what << " at node " << n;
            auto numbered = rowsOf(change, node::floodGroup);
            std::erase_if(numbered, [&](Slot other) { return other >= endsBefore.size(); }); // made by the edit
            for (const Slot other : numbered)
                EXPECT_TRUE(std::ranges::binary_search(sideA, other) || std::ranges::binary_search(sideB, other))
                    << what << " at node " << n;
            islands += numbered.empty() ? 0 : 1;
            const auto ends = deadEnds(m);
            std::size_t mended = 0; // on the way from the edit to the next fork
            for (const Slot other : rowsOf(change, node::flags)) {
                const bool dead = (m.get(node::flags, other) & flag::deadEnd) != 0;
                EXPECT_EQ(ends[other] == DeadEnd::Yes, dead) << what << " at node " << n;
                mended += other < endsBefore.size() && ends[other] == endsBefore[other] ? 1 : 0;
            }
            EXPECT_LE(mended, 60U) << what << " at node " << n;
            m.apply(change, Direction::Backward);
            ++edits;
        };
        const auto raised = static_cast<std::int16_t>(here.z + 16);
        const auto moved = static_cast<std::int16_t>(here.x + 16);
        check(edit(m, [&](Transaction& tx) { tx.set(node::z, n, raised); }), "raising", {}, {});
        check(edit(m, [&](Transaction& tx) { tx.set(node::x, n, moved); }), "moving", {}, {});
        if (links.empty() || !m.get(link::target, links.front()).isSlot())
            continue;
        const Slot next = m.get(link::target, links.front()).slot();
        const auto sideA = behind(m, n, next, 5000);
        const auto sideB = behind(m, next, n, 5000);
        check(edit(m, [&](Transaction& tx) { insertNodes(tx, links.front(), 60); }), "putting nodes in", {}, {});
        check(edit(m, [&](Transaction& tx) { disconnect(tx, links.front()); }), "cutting", sideA, sideB);
        Slot after = kNoSlot;
        forEachNeighbour(m, next, [&](Slot other) { after = other != n ? other : after; });
        if (after != kNoSlot)
            check(edit(m, [&](Transaction& tx) { connect(tx, n, after); }), "linking", {}, {});
    }
    EXPECT_GT(edits, 200U);
    EXPECT_GT(islands, 3U);
    EXPECT_EQ(saveSet(m), files());
}

} // namespace
} // namespace navsmith::tests
