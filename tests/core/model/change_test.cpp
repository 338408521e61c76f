// The record of an edit: size, affected rows, merging; and the memory that an edit needs.
#include "core/model/change.h"
#include "core/model/property.h"
#include "core/model/transaction.h"
#include "tests/core/model/model_text.h"
#include "tests/core/model/stress_schemas.h"
#include "tests/support/heap_meter.h"

#include <gtest/gtest.h>

namespace navsmith::model::stress {
namespace {

namespace link = roads::link;
namespace node = roads::node;
using roads::kJoint;
using roads::kLink;
using roads::kNode;
using roads::make;

template <typename Edit>
Change changed(Model& model, Edit edit, std::string label = "edit", std::uint64_t key = 0) {
    Transaction tx(model, std::move(label), key);
    edit(tx);
    return *tx.commit();
}

TEST(Change, ListsChangedRows) {
    auto model = make(1, 4);
    const auto change = changed(model, [](auto& tx) {
        tx.set(node::x, 2, std::int16_t{5});
        tx.set(node::x, 1, std::int16_t{6});
        tx.set(node::name, 0, std::string("a"));
    });
    const auto* x = change.find(kNode, node::x.column);
    ASSERT_NE(x, nullptr);
    EXPECT_EQ(x->slots, (std::vector<Slot>{1, 2}));
    EXPECT_EQ(values<std::int16_t>(x->before), (std::vector<std::int16_t>{10, 20}));
    EXPECT_EQ(values<std::int16_t>(x->after), (std::vector<std::int16_t>{6, 5}));
    EXPECT_EQ(change.find(kNode, node::part.column), nullptr);
    EXPECT_NE(change.find(kLink, link::length.column), nullptr)
        << "the values that enforceInvariants wrote are part of it";
}

TEST(Change, SizeIncludesItsContents) {
    auto model = make(1, 200);
    const auto one = changed(model, [](auto& tx) { tx.set(node::name, 0, std::string("a")); });
    const auto hundred = changed(model, [](auto& tx) {
        for (Slot n = 0; n < 100; ++n)
            tx.set(node::name, n, std::string("b"));
    });
    const auto longText = changed(model, [](auto& tx) { tx.set(node::name, 0, std::string(100'000, 'c')); });
    EXPECT_LT(one.heapBytes(), 1000U);
    EXPECT_GT(hundred.heapBytes(), 100 * (sizeof(Slot) + 2 * sizeof(std::string)));
    EXPECT_LT(hundred.heapBytes(), 100 * (sizeof(Slot) + 2 * sizeof(std::string)) * 2 + 1000);
    EXPECT_GT(longText.heapBytes(), 100'000U);
    EXPECT_LT(longText.heapBytes(), 101'000U);
}

TEST(Change, SizeIncludesListEntries) {
    auto areas = mesh::make(10, 100);
    const auto change = changed(areas, [](auto& tx) {
        tx.setList(mesh::kArea, mesh::area::visible, 0,
                   mesh::visibleEntries(std::vector<Ref>(1000, Ref::to(1)), std::vector<std::uint8_t>(1000)));
    });
    EXPECT_GT(change.heapBytes(), 5000U);
    EXPECT_LT(change.heapBytes(), 12000U);
}

TEST(Merging, TwoDragsBecomeOneMove) {
    auto model = make(1, 4);
    const auto first = changed(
        model, [](auto& tx) { tx.set(node::x, 1, std::int16_t{15}); }, "first", 7);
    const auto second = changed(
        model,
        [](auto& tx) {
            tx.set(node::x, 1, std::int16_t{18});
            tx.set(node::x, 3, std::int16_t{0});
        },
        "second", 7);
    const auto both = merge(first, second);
    EXPECT_EQ(both.label, "second");
    EXPECT_EQ(both.mergeKey, 7U);
    const auto* x = both.find(kNode, node::x.column);
    EXPECT_EQ(x->slots, (std::vector<Slot>{1, 3}));
    EXPECT_EQ(values<std::int16_t>(x->before), (std::vector<std::int16_t>{10, 30}));
    EXPECT_EQ(values<std::int16_t>(x->after), (std::vector<std::int16_t>{18, 0}));
}

TEST(Merging, ThereAndBackIsEmpty) {
    auto model = make(1, 4);
    const auto there = changed(model, [](auto& tx) { tx.set(node::x, 1, std::int16_t{15}); });
    const auto back = changed(model, [](auto& tx) { tx.set(node::x, 1, std::int16_t{10}); });
    EXPECT_TRUE(merge(there, back).empty());
}

TEST(Merging, CreatingAndErasingKeepsOnlyTheUsedSlot) {
    auto model = make(1, 4);
    const auto before = seen(model);
    const auto made = changed(model, [](auto& tx) { tx.create(kJoint); });
    const auto gone = changed(model, [](auto& tx) { tx.erase({kJoint, 3}); });
    const auto both = merge(made, gone);
    model.apply(both, Direction::Backward);
    EXPECT_EQ(seen(model), before);
    model.apply(both, Direction::Forward);
    EXPECT_EQ(seen(model), before);
}

// Memory is proportional to the edit, not to the document ------------------------------------------------------------

TEST(HugeList, NeedsFewBytesPerEntryAndReplacesInPlace) {
    if (!tests::HeapMeter::available())
        GTEST_SKIP() << "no heap meter under a sanitizer";
    constexpr std::size_t parents = 5000;
    constexpr std::size_t entries = 762'542; // number of entries in the largest known mesh
    const tests::HeapMeter whole;
    ModelBuilder builder(mesh::schema());
    builder.addRows(kFileType, 1);
    builder.addRows(mesh::kArea, parents);
    for (std::size_t a = 0, done = 0; a < parents; ++a) {
        const auto count = entries * (a + 1) / parents - done;
        done += count;
        builder.setList(mesh::kArea, mesh::area::visible, static_cast<Slot>(a),
                        mesh::visibleEntries(std::vector<Ref>(count, Ref::to(static_cast<Slot>(a))),
                                             std::vector<std::uint8_t>(count, 1)));
    }
    auto model = builder.finish();
    EXPECT_EQ(model.listCount(mesh::kArea, mesh::area::visible), entries);
    EXPECT_LT(whole.liveBytes(), entries * 6);

    const tests::HeapMeter edit;
    for (int times = 0; times < 20; ++times) {
        Transaction tx(model, "replace");
        for (std::uint8_t frame = 0; frame < 50; ++frame)
            tx.setList(mesh::kArea, mesh::area::visible, 2500,
                       mesh::visibleEntries(std::vector<Ref>(150, Ref::to(7)),
                                            std::vector<std::uint8_t>(150, static_cast<std::uint8_t>(frame + times))));
        ASSERT_TRUE(tx.commit().has_value());
    }
    EXPECT_LT(edit.peakBytes(), 64U * 1024U) << "the pool was copied";
    EXPECT_EQ(model.listStore(mesh::kArea, mesh::area::visible).poolSize(), entries + 20 * 150);
}

TEST(HugeList, ErasingAnAreaRewritesEachListOnce) {
    auto model = mesh::make(300, 299); // every area sees all others
    Transaction tx(model, "erase");
    for (Slot a = 0; a < 20; ++a)
        tx.erase({mesh::kArea, a});
    ASSERT_TRUE(tx.commit().has_value());
    EXPECT_EQ(model.list(mesh::area::visibleArea, 200).size(), 279U);
    EXPECT_LE(model.listStore(mesh::kArea, mesh::area::visible).poolSize(), 2U * 300 * 299);
    EXPECT_EQ(faults(model), "");
}

TEST(Cost, MovingANodeIsIndependentOfDocumentSize) {
    if (!tests::HeapMeter::available())
        GTEST_SKIP() << "no heap meter under a sanitizer";
    auto model = make(64, 1000);
    changed(model, [](auto& tx) { tx.set(node::x, 20'000, std::int16_t{1}); }); // builds the reverse indexes
    const tests::HeapMeter meter;
    const auto change = changed(model, [](auto& tx) { tx.set(node::x, 30'000, std::int16_t{1}); });
    EXPECT_FALSE(change.empty());
    EXPECT_LT(meter.peakBytes(), 8U * 1024U);
}

TEST(Cost, LongSessionIsBoundedByItsChanges) {
    if (!tests::HeapMeter::available())
        GTEST_SKIP() << "no heap meter under a sanitizer";
    auto model = make(4, 500);
    const tests::HeapMeter meter;
    for (int times = 0; times < 2000; ++times) {
        const auto link = static_cast<Slot>(times % 1000);
        const auto change = changed(model, [&](auto& tx) {
            tx.set(link::owner, link, Ref::to(static_cast<Slot>((times * 7) % 2000)));
            tx.moveLast({kLink, link});
        });
        if (times % 3 == 0)
            model.apply(change, Direction::Backward);
    }
    EXPECT_LT(meter.liveBytes(), 4U * 1024U) << "memory left after deleting the changes";
}

} // namespace
} // namespace navsmith::model::stress
