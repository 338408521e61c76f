// A single transaction: accepted and refused edits, rollback, and its records for enforceInvariants.
#include "core/model/transaction.h"
#include "formats/texts/texts.h"
#include "tests/core/model/model_text.h"
#include "tests/core/model/stress_schemas.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>

namespace navsmith::model::stress {
namespace {

namespace joint = roads::joint;
namespace link = roads::link;
namespace node = roads::node;
using roads::kLink;
using roads::kNode;
using roads::make;

TEST(Transaction, EmptyChangeLeavesNoStep) {
    auto model = make(1, 3);
    const auto before = everythingAndNext(model);
    Transaction tx(model, "nothing");
    tx.set(node::x, 1, std::int16_t{77});
    tx.set(node::x, 1, std::int16_t{10});
    tx.set(node::name, 0, std::string());
    tx.erase({kNode, tx.create(kNode)});
    const auto change = tx.commit();
    ASSERT_TRUE(change.has_value());
    EXPECT_TRUE(change->empty());
    EXPECT_TRUE(change->created.empty());
    EXPECT_EQ(everythingAndNext(model), before);
}

TEST(Transaction, EqualEntriesLeaveNoStep) {
    auto model = mesh::make(4, 3);
    const auto before = everythingAndNext(model);
    Transaction tx(model, "nothing");
    tx.setList(mesh::kArea, mesh::area::visible, 1, model.listStore(mesh::kArea, mesh::area::visible).entries(1));
    EXPECT_TRUE(tx.commit()->empty());
    EXPECT_EQ(everythingAndNext(model), before);
}

TEST(Transaction, DistinguishesZeroSignsAndComparesNans) {
    auto model = make(1, 3);
    const auto set = [&](float weight) {
        Transaction tx(model, "weight");
        tx.set(joint::weight, 0, weight);
        return *tx.commit();
    };
    set(0.0F);
    const auto change = set(-0.0F);
    EXPECT_FALSE(change.empty());
    model.apply(change, Direction::Backward);
    EXPECT_FALSE(std::signbit(model.get(joint::weight, 0)));
    EXPECT_FALSE(set(std::numeric_limits<float>::quiet_NaN()).empty());
    EXPECT_TRUE(set(std::numeric_limits<float>::quiet_NaN()).empty());
}

TEST(Transaction, RollsBackWithoutCommit) {
    auto model = make(2, 4);
    const auto before = everythingAndNext(model);
    {
        Transaction tx(model, "left");
        const Slot n = tx.create(kNode);
        tx.set(node::file, n, Ref::to(0));
        tx.set(link::target, 2, Ref::to(n));
        tx.set(link::target, 3, tx.raw(link::target, 5));
        tx.erase({kFileType, 1});
        tx.erase({kNode, n});
    }
    EXPECT_EQ(everythingAndNext(model), before);
    EXPECT_EQ(faults(model), "");
}

TEST(Transaction, RefusedByInvariantsRollsBackWithAReason) {
    auto model = make(1, 3);
    const auto before = everythingAndNext(model);
    Transaction tx(model, "edge");
    tx.set(node::x, 1, std::int16_t{INT16_MAX});
    EXPECT_EQ(commit(tx), "The node would stand at the edge of the world.");
    EXPECT_EQ(everythingAndNext(model), before);
}

TEST(Transaction, ReportsTheFirstReason) {
    auto model = make(1, 3);
    Transaction tx(model, "no");
    tx.set(node::x, 1, std::int16_t{INT16_MAX});
    tx.refuse(texts::inEnglish("first"));
    tx.refuse(texts::inEnglish("second"));
    EXPECT_TRUE(tx.refused());
    EXPECT_EQ(commit(tx), "first");
}

TEST(Transaction, WritingToAMissingRowIsRefused) {
    auto model = make(1, 3);
    const auto attempt = [&](auto edit) {
        Transaction tx(model, "no row");
        edit(tx);
        return commit(tx);
    };
    EXPECT_EQ(attempt([](auto& tx) { tx.set(node::x, kNoSlot, std::int16_t{1}); }), "There is no such node.");
    EXPECT_EQ(attempt([](auto& tx) { tx.moveLast({kLink, 999}); }), "There is no such link.");
    EXPECT_EQ(attempt([](auto& tx) { tx.moveBefore({kNode, 0}, kNoSlot); }), "There is no such node.");
    EXPECT_EQ(attempt([](auto& tx) { tx.set(link::target, 0, Ref::to(999)); }), "There is no such node.");
    EXPECT_EQ(attempt([](auto& tx) { tx.erase({kNode, 999}); }), "committed") << "gone is gone";
    auto areas = mesh::make(4, 1);
    Transaction tx(areas, "list");
    tx.setList(mesh::kArea, mesh::area::spots, kNoSlot, makeEntries(areas.schema().type(mesh::kArea).lists[1]));
    EXPECT_EQ(commit(tx), "There is no such area.");
}

TEST(Transaction, EntriesOfTheWrongShapeAreRefused) {
    auto model = mesh::make(4, 1);
    const auto attempt = [&](const ListEntries& entries) {
        Transaction tx(model, "list");
        tx.setList(mesh::kArea, mesh::area::spots, 0, entries);
        return commit(tx);
    };
    const std::string reason = "The entries do not have the fields of spots.";
    EXPECT_EQ(attempt({}), reason);
    EXPECT_EQ(attempt({std::vector<Ref>(2)}), reason);
    EXPECT_EQ(attempt({std::vector<Ref>(2), std::vector<std::int16_t>(1)}), reason);
    EXPECT_EQ(attempt({std::vector<Ref>(2), std::vector<std::int32_t>(2)}), reason);
    EXPECT_EQ(attempt({std::vector<Ref>(2), std::vector<std::int16_t>(2)}), "committed");
}

TEST(Transaction, NewReferenceToAnErasedRowIsRefused) {
    auto model = make(1, 4);
    {
        Transaction tx(model, "erase");
        tx.erase({kNode, 1});
        ASSERT_EQ(commit(tx), "committed");
    }
    Transaction dead(model, "to the dead");
    const Slot l = dead.create(kLink);
    dead.set(link::owner, l, Ref::to(0));
    dead.set(link::target, l, Ref::to(1));
    EXPECT_EQ(commit(dead), "link would refer to a deleted node.");
}

TEST(Transaction, RestoredReferenceToAnErasedRowIsRefused) {
    auto model = make(2, 3);
    Transaction tx(model, "and back");
    tx.set(node::file, 0, Ref::none());
    tx.erase({kFileType, 0});
    tx.set(node::file, 0, Ref::to(0)); // the old value, but the file has been erased meanwhile
    EXPECT_EQ(commit(tx), "node would refer to a deleted file.");
    EXPECT_EQ(faults(model), "");
}

TEST(Transaction, EntryReferringToAnErasedRowIsRefused) {
    namespace area = mesh::area;
    using mesh::kArea;
    using mesh::visibleEntries;
    auto model = mesh::make(4, 2);
    Transaction tx(model, "erase");
    tx.erase({kArea, 3});
    tx.setList(kArea, area::visible, 0, visibleEntries({Ref::to(3)}, {1}));
    EXPECT_EQ(commit(tx), "visible areas would refer to a deleted area.");
}

TEST(Transaction, LoadedDanglingReferenceMayStay) {
    ModelBuilder builder(roads::schema());
    builder.addRows(kFileType, 1);
    builder.addRows(kNode, 2);
    builder.addRows(kLink, 1);
    builder.column(node::file)[0] = Ref::to(0);
    builder.column(node::file)[1] = Ref::to(0);
    builder.column(Column<std::uint8_t>{kNode, kAlive})[1] = 0;
    builder.column(link::owner)[0] = Ref::to(0);
    builder.column(link::target)[0] = Ref::to(1);
    auto model = builder.finish();
    EXPECT_EQ(model.count(kNode), 1U);
    Transaction tx(model, "length");
    tx.set(link::length, 0, std::uint16_t{9});
    EXPECT_EQ(commit(tx), "committed");
    EXPECT_EQ(model.get(link::target, 0), Ref::to(1));
}

TEST(Transaction, ReportsTouchedRows) {
    auto model = make(1, 5);
    Transaction tx(model, "touch");
    tx.set(node::x, 3, std::int16_t{1});
    tx.set(node::x, 1, std::int16_t{2});
    tx.set(node::x, 3, std::int16_t{3});
    const Slot made = tx.create(kNode);
    const Slot gone = tx.create(kNode);
    tx.erase(std::vector<Element>{{kNode, 4}, {kNode, gone}});
    EXPECT_EQ(tx.touched(node::x), (std::vector<Slot>{1, 3}));
    EXPECT_EQ(tx.before(node::x, 3), 30);
    EXPECT_EQ(tx.before(node::x, 2), 20) << "untouched, so unchanged";
    EXPECT_EQ(tx.created(kNode), std::vector<Slot>{made});
    EXPECT_EQ(tx.erased(kNode), std::vector<Slot>{4});
    EXPECT_TRUE(tx.touched(node::name).empty());
    EXPECT_TRUE(tx.changedAnything());
}

TEST(Transaction, ReportsTouchedLists) {
    namespace area = mesh::area;
    using mesh::kArea;
    using mesh::visibleEntries;
    auto model = mesh::make(5, 2);
    Transaction tx(model, "touch");
    for (int times = 0; times < 3; ++times) {
        tx.setList(kArea, area::visible, 3, visibleEntries({Ref::to(0), Ref::to(1), Ref::to(2)}, {2, 2, 2}));
        tx.setList(kArea, area::visible, 1, visibleEntries({}, {}));
    }
    EXPECT_EQ(tx.touchedLists(kArea, area::visible), (std::vector<Slot>{1, 3}));
    EXPECT_TRUE(tx.touchedLists(kArea, area::spots).empty());
    const auto held = tx.listBefore(area::visibleArea, 3);
    EXPECT_TRUE(std::ranges::equal(held, std::vector<Ref>{Ref::to(4), Ref::to(0)}));
    EXPECT_EQ(tx.listBefore(area::visibleHow, 0).size(), 2U);
    EXPECT_EQ(model.list(area::visibleHow, 3).size(), 3U);
}

TEST(Transaction, KeepsValuesOfErasedRows) {
    auto model = make(1, 3);
    Transaction first(model, "erase");
    first.erase({kNode, 2});
    const auto erased = *first.commit();
    Transaction second(model, "write to the dead");
    second.set(node::x, 2, std::int16_t{1234});
    second.set(node::x, 0, std::int16_t{5});
    ASSERT_EQ(second.commit()->columns.front().slots, std::vector<Slot>{0});
    model.apply(erased, Direction::Backward);
    EXPECT_EQ(model.get(node::x, 2), 20);
}

TEST(ModelCopy, IsIndependent) {
    auto model = make(2, 3);
    auto copy = model;
    const auto before = everythingAndNext(copy);
    Transaction tx(model, "edit");
    tx.erase({kNode, 1});
    tx.set(node::name, 0, std::string("changed"));
    Model within = model; // in the middle of an edit; the copy can be edited itself
    ASSERT_EQ(commit(tx), "committed");
    EXPECT_EQ(everythingAndNext(copy), before);
    EXPECT_EQ(faults(copy), "");
    {
        Transaction other(copy, "edit");
        other.erase({kFileType, 0});
        EXPECT_EQ(commit(other), "committed");
    }
    EXPECT_EQ(faults(model), "");
    EXPECT_EQ(model.get(node::name, 0), "changed");
    EXPECT_TRUE(model.isLive({kFileType, 0}));
    EXPECT_EQ(faults(within), "");
    Transaction inner(within, "edit");
    inner.erase({kNode, 0});
    EXPECT_EQ(commit(inner), "committed");
    EXPECT_TRUE(model.isLive({kNode, 0}));
}

TEST(RawReference, KeepsItsValueThroughUndoAndRedo) {
    auto model = make(1, 3);
    auto replica = model;
    Transaction tx(model, "import");
    const Slot l = tx.create(kLink);
    tx.set(link::owner, l, Ref::to(0));
    tx.set(link::target, l, tx.raw(link::target, 0x1234'5678'9ABCULL));
    const auto change = *tx.commit();
    const auto after = seen(model);
    EXPECT_EQ(model.rawValue(link::target, model.get(link::target, l)), 0x1234'5678'9ABCULL);
    model.apply(change, Direction::Backward);
    model.apply(change, Direction::Forward);
    EXPECT_EQ(seen(model), after);
    replica.apply(change, Direction::Forward);
    EXPECT_EQ(seen(replica), after);
}

} // namespace
} // namespace navsmith::model::stress
