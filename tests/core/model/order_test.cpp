// The order of elements within their group.
#include "core/model/transaction.h"
#include "tests/core/model/model_text.h"
#include "tests/core/model/stress_schemas.h"

#include <gtest/gtest.h>

#include <limits>

namespace navsmith::model::stress {
namespace {

namespace node = roads::node;
using roads::kNode;
using roads::make;
using Slots = std::vector<Slot>;

constexpr Column<std::uint32_t> kNodeRank{kNode, kRank};

Slots group(const Model& model, Slot file, std::size_t part) {
    const auto rows = model.order(kNode).group(file, part);
    return {rows.begin(), rows.end()};
}

TEST(Order, FollowsTheFileByParts) {
    const auto model = make(2, 6);
    EXPECT_EQ(group(model, 0, 0), (Slots{0, 1, 3, 4}));
    EXPECT_EQ(group(model, 0, 1), (Slots{2, 5}));
    EXPECT_EQ(model.order(kNode).position(5), 5U);
    EXPECT_EQ(model.order(kNode).position(6), 0U) << "the first of the next file";
    EXPECT_TRUE(model.order(kNode).group(9).empty());
    EXPECT_TRUE(model.order(kNode).group(0, 2).empty());
}

TEST(Order, NewElementIsLast) {
    auto model = make(2, 6);
    Transaction tx(model, "add");
    const Slot n = tx.create(kNode);
    EXPECT_EQ(model.order(kNode).ownerless()[0], n) << "as long as it has no file";
    tx.set(node::file, n, Ref::to(0));
    EXPECT_EQ(group(model, 0, 0), (Slots{0, 1, 3, 4, n}));
    tx.set(node::part, n, std::uint8_t{1});
    EXPECT_EQ(group(model, 0, 1), (Slots{2, 5, n}));
    tx.set(node::part, n, std::uint8_t{200});
    EXPECT_EQ(group(model, 0, 1), (Slots{2, 5, n})) << "an invalid part counts as the last";
}

TEST(Order, ElementMovedToAnotherFileIsLastThere) {
    auto model = make(2, 6);
    const auto before = seen(model);
    Transaction tx(model, "move");
    tx.set(node::file, 1, Ref::to(1));
    tx.moveLast({kNode, 1});
    const auto change = tx.commit();
    ASSERT_TRUE(change.has_value());
    EXPECT_EQ(group(model, 0, 0), (Slots{0, 3, 4}));
    EXPECT_EQ(group(model, 1, 0), (Slots{6, 7, 9, 10, 1}));
    EXPECT_EQ(model.order(kNode).position(3), 1U);
    model.apply(*change, Direction::Backward);
    EXPECT_EQ(seen(model), before);
}

TEST(Order, MovingChangesOnlyRanksBetween) {
    auto model = make(1, 18);
    ASSERT_EQ(group(model, 0, 0), (Slots{0, 1, 3, 4, 6, 7, 9, 10, 12, 13, 15, 16}));
    const auto move = [&](Slot from, Slot to) {
        Transaction tx(model, "move");
        tx.moveBefore({kNode, from}, to);
        const auto change = tx.commit();
        EXPECT_TRUE(change.has_value());
        return change->empty() ? Slots{} : change->find(kNode, kRank)->slots;
    };
    EXPECT_EQ(move(9, 4), (Slots{4, 6, 7, 9}));
    EXPECT_EQ(group(model, 0, 0), (Slots{0, 1, 3, 9, 4, 6, 7, 10, 12, 13, 15, 16}));
    EXPECT_EQ(move(1, 6), (Slots{1, 3, 4, 9}));
    EXPECT_EQ(group(model, 0, 0), (Slots{0, 3, 9, 4, 1, 6, 7, 10, 12, 13, 15, 16}));
    EXPECT_EQ(move(16, 0), (Slots{0, 1, 3, 4, 6, 7, 9, 10, 12, 13, 15, 16}));
    EXPECT_EQ(group(model, 0, 0), (Slots{16, 0, 3, 9, 4, 1, 6, 7, 10, 12, 13, 15}));
    EXPECT_EQ(move(0, 3), Slots{}) << "there it is";
    EXPECT_EQ(move(0, 0), Slots{});
    EXPECT_EQ(faults(model), "");
}

TEST(Order, MovingToAnotherGroupIsRefused) {
    auto model = make(2, 6);
    for (const Slot other : {Slot{2}, Slot{6}}) { // another part, and another file
        Transaction tx(model, "move");
        tx.moveBefore({kNode, 0}, other);
        const auto change = tx.commit();
        ASSERT_FALSE(change.has_value());
        EXPECT_NE(change.error().reason.find("of the same group"), std::string::npos);
    }
}

TEST(Order, ElementsWithoutOwnerAreAGroupToo) {
    auto model = make(1, 3);
    Transaction tx(model, "move");
    const Slots made{tx.create(kNode), tx.create(kNode), tx.create(kNode)};
    tx.moveBefore({kNode, made[2]}, made[0]);
    const auto rows = model.order(kNode).ownerless();
    EXPECT_EQ((Slots(rows.begin(), rows.end())), (Slots{made[2], made[0], made[1]}));
}

TEST(Order, EqualRanksAreOrderedBySlot) {
    ModelBuilder builder(roads::schema());
    builder.addRows(kFileType, 1);
    builder.addRows(kNode, 5);
    for (Slot n = 0; n < 5; ++n) {
        builder.column(node::file)[n] = Ref::to(0);
        builder.column(kNodeRank)[n] = 7;
    }
    auto model = builder.finish();
    EXPECT_EQ(group(model, 0, 0), (Slots{0, 1, 2, 3, 4}));
    Transaction tx(model, "move");
    tx.moveBefore({kNode, 3}, 1);
    EXPECT_EQ(group(model, 0, 0), (Slots{0, 3, 1, 2, 4}));
    tx.moveBefore({kNode, 0}, 2);
    EXPECT_EQ(group(model, 0, 0), (Slots{3, 1, 0, 2, 4}));
}

TEST(Order, KeepsTheLoadedRanks) {
    ModelBuilder builder(roads::schema());
    builder.addRows(kFileType, 1);
    builder.addRows(kNode, 3);
    for (Slot n = 0; n < 3; ++n) {
        builder.column(node::file)[n] = Ref::to(0);
        builder.column(kNodeRank)[n] = 100 - n;
    }
    auto model = builder.finish();
    Transaction tx(model, "add");
    const Slot made = tx.create(kNode);
    tx.set(node::file, made, Ref::to(0));
    EXPECT_EQ(group(model, 0, 0), (Slots{2, 1, 0, made}));
}

TEST(Order, RanksAreRenumberedAtTheLimit) {
    ModelBuilder builder(roads::schema());
    builder.addRows(kFileType, 1);
    builder.addRows(kNode, 3);
    for (Slot n = 0; n < 3; ++n)
        builder.column(node::file)[n] = Ref::to(0);
    builder.column(kNodeRank)[0] = std::numeric_limits<std::uint32_t>::max();
    auto model = builder.finish();
    const auto before = everythingAndNext(model);
    Transaction tx(model, "add");
    const Slot made = tx.create(kNode);
    tx.set(node::file, made, Ref::to(0));
    EXPECT_EQ(group(model, 0, 0), (Slots{1, 2, 0, made}));
    tx.moveLast({kNode, 1});
    EXPECT_EQ(group(model, 0, 0), (Slots{2, 0, made, 1}));
    const auto change = tx.commit();
    ASSERT_TRUE(change.has_value());
    EXPECT_EQ(faults(model), "");
    model.apply(*change, Direction::Backward);
    EXPECT_EQ(group(model, 0, 0), (Slots{1, 2, 0}));
    model.apply(*change, Direction::Forward);
    {
        Transaction undone(model, "take back");
        undone.moveLast({kNode, 2});
    }
    EXPECT_EQ(group(model, 0, 0), (Slots{2, 0, made, 1}));
}

TEST(Order, EdictsFollowTheOrderOfLinks) {
    namespace edict = bots::edict;
    using bots::edictsInOrder;
    using bots::kEdict;
    using bots::kTraversal;
    auto model = bots::make(6); // links 0, 1 belong to node 0, 2, 3 to node 1, ..; edicts to links 0, 3, 6, 9
    EXPECT_EQ(edictsInOrder(model), (Slots{0, 1, 2, 3}));
    Transaction tx(model, "reorder");
    tx.moveBefore({bots::kNode, 4}, 0);
    const Slot e = tx.create(kEdict);
    tx.set(edict::link, e, Ref::to(8)); // a link of node 4
    EXPECT_EQ(edictsInOrder(model), (Slots{e, 3, 0, 1, 2}));
    tx.moveBefore({bots::kLink, 9}, 8);
    EXPECT_EQ(edictsInOrder(model), (Slots{3, e, 0, 1, 2}));
    tx.erase(std::vector<Element>{{bots::kNode, 0}, {bots::kNode, 1}}); // also erases all links to them
    ASSERT_TRUE(tx.commit().has_value());
    EXPECT_EQ(edictsInOrder(model), (Slots{e, 2}));
    EXPECT_FALSE(model.isLive({kTraversal, 0})) << "only for links 0 and 2";
    EXPECT_TRUE(model.isLive({kTraversal, 1})) << "that of links 4 and 6";
    EXPECT_EQ(faults(model), "");
}

} // namespace
} // namespace navsmith::model::stress
