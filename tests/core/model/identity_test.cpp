// Stored ids, and pools with a fixed number of records.
#include "core/model/transaction.h"
#include "tests/core/model/model_text.h"
#include "tests/core/model/stress_schemas.h"

#include <gtest/gtest.h>

#include <limits>

namespace navsmith::model::stress {
namespace {

constexpr auto kTop = std::numeric_limits<std::uint32_t>::max();

class AreaIds : public testing::Test {
protected:
    static constexpr ElementTypeId kArea = mesh::kArea;
    static constexpr auto id = mesh::area::id;

    static Model withIds(const std::vector<std::uint32_t>& ids) {
        ModelBuilder builder(mesh::schema());
        builder.addRows(kFileType, 1);
        builder.addRows(kArea, ids.size());
        for (Slot a = 0; a < ids.size(); ++a)
            builder.column(id)[a] = ids[a];
        return builder.finish();
    }
    std::uint32_t add(Model& model) {
        Transaction tx(model, "add");
        const auto given = model.get(id, tx.create(kArea));
        last_ = *tx.commit();
        return given;
    }
    Change last_;
};

TEST_F(AreaIds, NewIdsFollowTheLargest) {
    auto model = withIds({4, 9, 2});
    EXPECT_EQ(add(model), 10U);
    EXPECT_EQ(add(model), 11U);
    auto empty = withIds({});
    EXPECT_EQ(add(empty), 1U);
}

TEST_F(AreaIds, SkipsIdsOfDanglingReferences) {
    auto model = withIds({4, 9});
    {
        Transaction tx(model, "see what is not there");
        const auto tenth = tx.raw(mesh::area::visibleArea, 10);
        tx.setList(kArea, mesh::area::visible, 0, mesh::visibleEntries({tenth}, {1}));
        ASSERT_EQ(commit(tx), "committed");
    }
    EXPECT_EQ(add(model), 11U) << "otherwise 10 would suddenly be referenced";
}

TEST_F(AreaIds, AreUniqueWithinAnEdit) {
    auto model = withIds({5});
    Transaction tx(model, "add");
    EXPECT_EQ(model.get(id, tx.create(kArea)), 6U);
    EXPECT_EQ(model.get(id, tx.create(kArea)), 7U);
    EXPECT_EQ(commit(tx), "committed");
}

TEST_F(AreaIds, IdsOfErasedAreasAreNotReused) {
    auto model = withIds({1, 2, 3});
    Transaction tx(model, "erase");
    tx.erase({kArea, 2});
    ASSERT_EQ(commit(tx), "committed");
    EXPECT_EQ(add(model), 4U);
}

TEST_F(AreaIds, IdsAreFreeAfterUndoOrRollback) {
    auto model = withIds({1, 2});
    for (int previews = 0; previews < 50; ++previews) {
        EXPECT_EQ(add(model), 3U) << "a drag that creates an area repeatedly must not use up ids";
        model.apply(last_, Direction::Backward);
    }
    {
        Transaction tx(model, "left");
        tx.create(kArea);
        tx.set(id, 0, 500U);
    }
    EXPECT_EQ(add(model), 3U);
}

TEST_F(AreaIds, WrapAroundToTheLowestFreeId) {
    auto model = withIds({2, kTop, 1, 4});
    EXPECT_EQ(add(model), 3U);
    EXPECT_EQ(add(model), 5U);
    Transaction tx(model, "erase");
    tx.erase({kArea, 1});
    ASSERT_EQ(commit(tx), "committed");
    EXPECT_EQ(add(model), 6U) << "erased rows keep their ids";
    auto dense = withIds({kTop, 1, 2, 3});
    EXPECT_EQ(add(dense), 4U);
    auto below = withIds({kTop - 1});
    EXPECT_EQ(add(below), kTop);
    EXPECT_EQ(add(below), 1U);
}

TEST_F(AreaIds, RefusesDuplicateOrZero) {
    auto model = withIds({1, 2, 3});
    const auto set = [&](Slot area, std::uint32_t value) {
        Transaction tx(model, "id");
        tx.set(id, area, value);
        return commit(tx);
    };
    EXPECT_NE(set(0, 3).find("already has the ID 3"), std::string::npos);
    EXPECT_NE(set(0, 0).find("area cannot have the ID 0"), std::string::npos);
    EXPECT_EQ(set(0, 8), "committed");
    EXPECT_EQ(set(1, 1), "committed") << "free since";
    Transaction swap(model, "swap");
    swap.set(id, 0, 1U);
    swap.set(id, 1, 8U);
    EXPECT_EQ(commit(swap), "committed");
    Transaction both(model, "both");
    both.set(id, 0, 70U);
    both.set(id, 1, 70U);
    EXPECT_NE(commit(both).find("already has the ID 70"), std::string::npos);
    EXPECT_EQ(faults(model), "");
}

TEST_F(AreaIds, DuplicateIdsOfAFileAreTolerated) {
    auto model = withIds({7, 7, 0, 0});
    Transaction tx(model, "light");
    tx.set(mesh::area::light, 0, 2.0F);
    EXPECT_EQ(commit(tx), "committed");
    EXPECT_EQ(add(model), 8U);
    Transaction mend(model, "mend");
    mend.set(id, 1, 9U);
    EXPECT_EQ(commit(mend), "committed");
}

// Pools ------------------------------------------------------------------------------------------------------------

namespace pickup = save::pickup;
using save::kPickup;
using save::kRecords;
using save::kZone;

TEST(Records, CountIncludesOnlyLiveRecords) {
    const auto model = save::make(5);
    EXPECT_EQ(model.count(kPickup), 5U);
    EXPECT_EQ(model.capacity(kPickup), kRecords);
    EXPECT_FALSE(model.isLive({kPickup, 5}));
    EXPECT_EQ(model.order(kPickup).all().size(), kRecords) << "the file has them all";
}

TEST(Records, AddingUsesTheFirstFreeRecord) {
    auto model = save::make(kRecords);
    Transaction free(model, "free");
    free.erase(std::vector<Element>{{kPickup, 9}, {kPickup, 3}});
    EXPECT_EQ(free.erased(kPickup), (std::vector<Slot>{3, 9}));
    ASSERT_EQ(commit(free), "committed");
    EXPECT_EQ(model.count(kPickup), kRecords - 2);
    Transaction take(model, "take");
    EXPECT_EQ(take.create(kPickup), 3U);
    EXPECT_EQ(take.create(kPickup), 9U);
    EXPECT_EQ(take.created(kPickup), (std::vector<Slot>{3, 9}));
    EXPECT_EQ(model.get(pickup::id, 3), 17U) << "a reused record has a new id";
    EXPECT_EQ(take.create(kPickup), kNoSlot);
    EXPECT_EQ(commit(take), "No free record is left for another pickup: all 16 are in use.");
    EXPECT_EQ(model.count(kPickup), kRecords - 2);
}

TEST(Records, FreedRecordsKeepTheirBytes) {
    auto model = save::make(4);
    Transaction tx(model, "free");
    tx.erase({kPickup, 2});
    const auto change = tx.commit();
    ASSERT_TRUE(change.has_value());
    EXPECT_EQ(model.get(pickup::x, 2), 102);
    EXPECT_EQ(model.get(pickup::zone, 2), Ref::to(0));
    ASSERT_EQ(change->columns.size(), 1U) << "nothing but the column that says it is there";
    EXPECT_EQ(change->columns[0].column, pickup::type.column);
    model.apply(*change, Direction::Backward);
    EXPECT_EQ(model.get(pickup::type, 2), 3);
}

TEST(Records, FreeRecordsHoldNoReferences) {
    auto model = save::make(4);
    Transaction tx(model, "erase");
    tx.erase({kPickup, 2});
    tx.erase({kZone, 0}); // also erases pickup 0; 2 is already free
    ASSERT_EQ(commit(tx), "committed");
    EXPECT_EQ(model.count(kPickup), 2U);
    EXPECT_TRUE(model.get(pickup::zone, 0).isNone());
    EXPECT_TRUE(model.get(pickup::zone, 2).isNone());
    Transaction again(model, "take");
    again.create(kPickup);
    again.create(kPickup);
    ASSERT_EQ(commit(again), "committed");
    EXPECT_EQ(faults(model), "");
}

TEST(Records, RecordsHeldByOthersStay) {
    auto model = save::make(4);
    Transaction pair(model, "pair");
    pair.set(pickup::partner, 1, Ref::to(2));
    ASSERT_EQ(commit(pair), "committed");
    Transaction held(model, "erase");
    held.erase({kPickup, 2});
    EXPECT_EQ(commit(held), "This pickup is still in use (pickup).");
    Transaction both(model, "erase");
    both.erase(std::vector<Element>{{kPickup, 2}, {kPickup, 1}});
    EXPECT_EQ(commit(both), "committed");
    EXPECT_EQ(faults(model), "");
}

TEST(Records, FreeingByAWriteCascades) {
    auto model = save::make(4);
    Transaction pair(model, "pair");
    pair.set(pickup::partner, 1, Ref::to(2));
    ASSERT_EQ(commit(pair), "committed");
    Transaction held(model, "type 0");
    held.set(pickup::type, 2, std::uint8_t{0});
    EXPECT_EQ(commit(held), "This pickup is still in use (pickup).");
    Transaction free(model, "type 0");
    free.set(pickup::type, 1, std::uint8_t{0});
    EXPECT_EQ(commit(free), "committed");
    EXPECT_EQ(model.count(kPickup), 3U);
}

TEST(Records, AllocatingByAWriteNeedsAnId) {
    auto model = save::make(4);
    Transaction bare(model, "type 3");
    bare.set(pickup::type, 4, std::uint8_t{3});
    EXPECT_NE(commit(bare).find("pickup cannot have the ID 0"), std::string::npos);
    Transaction whole(model, "type 3");
    whole.set(pickup::type, 4, std::uint8_t{3});
    whole.set(pickup::id, 4, 40U);
    EXPECT_EQ(commit(whole), "committed");
    EXPECT_EQ(model.count(kPickup), 5U);
}

TEST(Records, ReferrersAreLiveRecords) {
    auto model = save::make(6);
    EXPECT_EQ(model.referrers(pickup::zone, 1), (std::vector<Slot>{1, 3, 5}));
    Transaction tx(model, "free");
    tx.erase({kPickup, 3});
    EXPECT_EQ(model.referrers(pickup::zone, 1), (std::vector<Slot>{1, 5}));
}

} // namespace
} // namespace navsmith::model::stress
