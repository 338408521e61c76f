// Edits of real sets change only what they affect, and rebuilding derived data gives the values in the game's own
// files.
#include "core/systems/gta_sa_paths/rebuild.h"
#include "tests/core/systems/gta_sa_paths/edits.h"
#include "tests/core/systems/gta_sa_paths/names.h"
#include "tests/core/systems/gta_sa_paths/real_set.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <unordered_set>

namespace navsmith::tests {
namespace {

using model::Change;
using systems::gta_sa_paths::DeadEnd;
using systems::gta_sa_paths::deadEnds;
using systems::gta_sa_paths::distance;
using systems::gta_sa_paths::NodeType;
using systems::gta_sa_paths::rebuild;
using systems::gta_sa_paths::rebuildGroups;
using systems::gta_sa_paths::rebuildParts;
using systems::gta_sa_paths::typeOf;

template <typename F>
void forEachNeighbour(const Model& m, Slot n, F&& f) {
    m.forEachReferrer(link::owner, n, [&](Slot l) {
        if (m.get(link::target, l).isSlot())
            f(m.get(link::target, l).slot());
    });
    m.forEachReferrer(link::target, n, [&](Slot l) { f(m.get(link::owner, l).slot()); });
}

/// The nodes reachable from `from` without the edge to `to`, if they do not include `to` and are at most `most`;
/// otherwise nothing.
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

class EnforceStock : public RealSet {
protected:
    /// Rules that find more issues than before.
    void expectNothingNew() {
        const auto counts = countsOf(issuesOf(model()));
        for (const auto rule : {"SA025", "SA027", "SA028", "SA029", "SA030", "SA031", "SA033", "SA034", "SA036"})
            EXPECT_FALSE(counts.contains(rule)) << rule;
    }
};

TEST_F(EnforceStock, CuttingOffAnIslandOfTheMainRoadNetNumbersTheIslandAndNothingElse) {
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

TEST_F(EnforceStock, JoiningTwoIslandsNumbersTheSmallerOne) {
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

TEST_F(EnforceStock, CuttingALinkChangesNoMoreThanHangsOnIt) {
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

TEST_F(EnforceStock, AnEditOfManyNodesLeavesNoFault) {
    auto& m = model();
    const auto change = edit(m, [&](Transaction& tx) {
        std::vector<model::Element> gone; // a square from the middle of a town
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

TEST_F(EnforceStock, RebuiltFromWhatIsAuthoredGivesTheStockBytesWhereTheFormatPageSaysSo) {
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
    std::size_t otherWidth = 0;
    std::size_t otherDirection = 0;
    m.forEachLive(kNavi, [&](Slot n) {
        ASSERT_EQ(m.get(navi::attached, n), stock.get(navi::attached, n));
        ASSERT_EQ(m.get(navi::lanes, n), stock.get(navi::lanes, n));
        const int dx = std::abs(m.get(navi::directionX, n) - stock.get(navi::directionX, n));
        const int dy = std::abs(m.get(navi::directionY, n) - stock.get(navi::directionY, n));
        ASSERT_LE(std::max(dx, dy), 1);
        otherDirection += dx + dy != 0 ? 1 : 0;
        ASSERT_EQ(m.get(navi::x, n), stock.get(navi::x, n));
        ASSERT_EQ(m.get(navi::y, n), stock.get(navi::y, n));
        otherWidth += m.get(navi::width, n) != stock.get(navi::width, n) ? 1 : 0;
    });
    EXPECT_EQ(otherDirection, 142U);
    EXPECT_EQ(otherWidth, 230U);
    m.forEachLive(kLink, [&](Slot l) {
        ASSERT_EQ(m.get(link::crossing, l), stock.get(link::crossing, l));
        ASSERT_EQ(m.get(link::navi, l), stock.get(link::navi, l));
    });
}

TEST_F(EnforceStock, RebuildingKeepsEveryByteOfTheStockSet) {
    auto& m = model();
    edit(m, [&](Transaction& tx) {
        for (const auto& part : rebuildParts()) {
            if (part.initial)
                rebuild(tx, part);
        }
    });
    EXPECT_EQ(saveSet(m), files());
}

TEST_F(EnforceStock, NumbersOfAnotherOrderAreMadeCanonicalAgain) {
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

// A set with many errors -------------------------------------------------------------------------------------------

class EnforceDamaged : public RealSet {
protected:
    EnforceDamaged() : RealSet(kDamagedSet) {}

    /// Nodes whose links or navi nodes a change affects, or which it affects for other reasons than their number or
    /// dead-end bit.
    std::set<Slot> concerned(const Change& change) {
        const auto& m = model();
        std::set<Slot> nodes;
        for (const auto& column : change.columns) {
            const bool graph = column.type == kNode &&
                               (column.column == node::flags.column || column.column == node::floodGroup.column);
            for (const Slot row : column.slots) {
                if (column.type == kNode && !graph)
                    nodes.insert(row);
                if (column.type == kLink)
                    nodes.insert(m.get(link::owner, row).slot());
                if (column.type == kNavi && m.get(navi::attached, row).isSlot())
                    nodes.insert(m.get(navi::attached, row).slot());
            }
        }
        return nodes;
    }
};

TEST_F(EnforceDamaged, AnEditTouchesNothingFarAwayButWhatItCutsOffOrMakesADeadEnd) {
    auto& m = model();
    const auto endsBefore = deadEnds(m);
    std::size_t edits = 0;
    std::size_t islands = 0;
    for (Slot n = 3; n < m.capacity(kNode); n += 173) {
        const auto here = pointOf(m, n);
        const auto links = m.referrers(link::owner, n);
        /// `sides`: for a cut, what remains of the part on either side if it falls apart.
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
        const auto raised = here.z + 16;
        const auto moved = here.x + 16;
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
