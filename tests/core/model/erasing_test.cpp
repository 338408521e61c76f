// What erasing an element also erases, what prevents it, and what happens when the last reference is erased.
#include "core/model/transaction.h"
#include "tests/core/model/model_text.h"
#include "tests/core/model/stress_schemas.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace navsmith::model::stress {
namespace {

TEST(Erasing, NodeErasesItsLinksAndUnusedJoints) {
    using roads::kJoint;
    using roads::kLink;
    using roads::kNode;
    using roads::make;
    auto model = make(1, 4); // links 0-1, 1-2, 2-3 in both directions and one with a dangling target; joints 0, 1, 2
    Transaction tx(model, "erase");
    tx.erase({kNode, 1});
    EXPECT_TRUE(model.isLive({kJoint, 0})) << "orphans are erased at the end of the edit";
    ASSERT_EQ(commit(tx), "committed");
    EXPECT_EQ(model.count(kNode), 3U);
    EXPECT_EQ(model.count(kLink), 3U);
    EXPECT_FALSE(model.isLive({kJoint, 0}));
    EXPECT_FALSE(model.isLive({kJoint, 1}));
    EXPECT_TRUE(model.isLive({kJoint, 2}));
    EXPECT_EQ(faults(model), "");
}

TEST(Erasing, OneLinkOfAPairKeepsTheSharedJoint) {
    using roads::kJoint;
    using roads::kLink;
    using roads::make;
    auto model = make(1, 2);
    Transaction tx(model, "erase");
    tx.erase({kLink, 0});
    ASSERT_EQ(commit(tx), "committed");
    EXPECT_TRUE(model.isLive({kJoint, 0}));
}

TEST(Erasing, JointWithANewLinkStays) {
    namespace link = roads::link;
    using roads::kJoint;
    using roads::make;
    auto model = make(1, 2);
    Transaction tx(model, "replace");
    tx.set(link::joint, 0, Ref::none());
    tx.set(link::joint, 1, Ref::none());
    tx.set(link::joint, 2, Ref::to(0));
    ASSERT_EQ(commit(tx), "committed");
    EXPECT_TRUE(model.isLive({kJoint, 0}));
}

TEST(Erasing, JointWithoutLinksIsErased) {
    namespace link = roads::link;
    using roads::kJoint;
    using roads::make;
    auto model = make(1, 2);
    Transaction tx(model, "let go");
    tx.set(link::joint, 0, Ref::none());
    tx.set(link::joint, 1, Ref::none());
    const auto change = tx.commit();
    ASSERT_TRUE(change.has_value());
    EXPECT_FALSE(model.isLive({kJoint, 0}));
    model.apply(*change, Direction::Backward);
    EXPECT_TRUE(model.isLive({kJoint, 0}));
    EXPECT_EQ(model.get(link::joint, 1), Ref::to(0));
}

TEST(Erasing, NewUnusedJointStays) {
    using roads::kJoint;
    using roads::make;
    auto model = make(1, 2);
    Transaction tx(model, "make");
    const Slot j = tx.create(kJoint);
    ASSERT_EQ(commit(tx), "committed");
    EXPECT_TRUE(model.isLive({kJoint, j}));
}

TEST(Erasing, FileErasesItsContentsAndUndoRestoresThem) {
    using roads::kNode;
    using roads::make;
    auto model = make(3, 5);
    const auto before = seen(model);
    Transaction tx(model, "erase");
    tx.erase({kFileType, 1});
    const auto change = tx.commit();
    ASSERT_TRUE(change.has_value());
    EXPECT_EQ(model.count(kNode), 10U);
    EXPECT_EQ(faults(model), "");
    model.apply(*change, Direction::Backward);
    EXPECT_EQ(seen(model), before);
    EXPECT_EQ(faults(model), "");
}

TEST(Erasing, ListEntriesAreRemovedOrCleared) {
    namespace area = mesh::area;
    using mesh::kArea;
    using mesh::make;
    auto model = make(8, 3);
    Transaction tx(model, "erase");
    tx.erase(std::vector<Element>{{kArea, 3}, {kArea, 4}});
    ASSERT_EQ(commit(tx), "committed");
    const auto visible = model.list(area::visibleArea, 2);
    EXPECT_EQ((std::vector<Ref>(visible.begin(), visible.end())), std::vector<Ref>{Ref::to(5)});
    EXPECT_EQ(model.list(area::visibleHow, 2)[0], 2) << "other fields are removed with their entry";
    EXPECT_TRUE(model.list(area::spotFrom, 2)[0].isNone());
    EXPECT_TRUE(model.list(area::spotFrom, 2)[1].isRaw());
    EXPECT_EQ(model.list(area::spotX, 2)[0], 2);
    EXPECT_EQ(model.get(area::attributes, 2), 1) << "enforceInvariants saw it";
    EXPECT_EQ(faults(model), "");
}

TEST(Erasing, ElementHeldByAnEntryStays) {
    using mesh::kLadder;
    using mesh::make;
    auto model = make(16, 1);
    const auto before = everythingAndNext(model);
    Transaction held(model, "erase");
    held.erase({kLadder, 1});
    EXPECT_EQ(commit(held), "This ladder is still in use (ladders).");
    EXPECT_EQ(everythingAndNext(model), before);
    Transaction free(model, "erase");
    free.erase({kLadder, 3});
    EXPECT_EQ(commit(free), "committed");
}

TEST(Erasing, HolderMayBeErasedInTheSameEdit) {
    namespace area = mesh::area;
    using mesh::kArea;
    using mesh::kLadder;
    using mesh::make;
    for (const bool holderFirst : {false, true}) {
        auto model = make(16, 1);
        Transaction tx(model, "erase");
        const Element ladder{kLadder, 1};
        const Element holder{kArea, 8};
        tx.erase(holderFirst ? holder : ladder);
        tx.erase(holderFirst ? ladder : holder);
        EXPECT_EQ(commit(tx), "committed");
        EXPECT_EQ(faults(model), "");
    }
    auto model = make(16, 1);
    Transaction tx(model, "erase");
    tx.erase({kLadder, 1});
    tx.setList(kArea, area::ladders, 8, {std::vector<Ref>{Ref::to(2)}});
    EXPECT_EQ(commit(tx), "committed") << "or drop the reference";
}

TEST(Erasing, BulkEqualsOneByOne) {
    using roads::kNode;
    using roads::make;
    auto together = make(2, 40);
    auto oneByOne = together;
    std::vector<Element> some;
    for (Slot n = 0; n < 80; n += 3)
        some.push_back({kNode, n});
    some.push_back({kFileType, 1});
    some.push_back({kNode, 3});
    Transaction a(together, "erase");
    a.erase(some);
    ASSERT_EQ(commit(a), "committed");
    Transaction b(oneByOne, "erase");
    for (const auto& e : some)
        b.erase(e);
    ASSERT_EQ(commit(b), "committed");
    EXPECT_EQ(seen(together), seen(oneByOne));
    EXPECT_EQ(faults(together), "");
}

TEST(Erasing, LongCascadeTerminates) {
    ElementType file{.id = "file", .title = "file", .plural = "files"};
    ElementType bead{.id = "bead", .title = "bead", .plural = "beads"};
    bead.columns = {reference("after", {1, OnTargetErased::EraseRow, OnLastReferrerGone::KeepTarget, Lookup::Indexed})};
    ModelBuilder builder(*finish({"chain", {file, bead}, nullptr}));
    constexpr Slot beads = 100'000;
    builder.addRows(1, beads);
    for (Slot b = 1; b < beads; ++b)
        builder.column(Column<Ref>{1, 2})[b] = Ref::to(b - 1);
    auto model = builder.finish();
    Transaction tx(model, "cut");
    tx.erase({1, beads / 2});
    ASSERT_EQ(commit(tx), "committed");
    EXPECT_EQ(model.count(1), beads / 2);
}

// Invariants and orphans -------------------------------------------------------------------------------------------

constexpr ElementTypeId kOwner = 1, kPart = 2;
constexpr Column<Ref> kOwnerPart{kOwner, 2};
constexpr Column<std::uint8_t> kOwnerCommand{kOwner, 3};
constexpr Column<std::uint32_t> kFileParts{kFileType, 2};

Model owners(EnforceInvariants enforceInvariants) {
    ElementType file{.id = "file", .title = "file", .plural = "files"};
    file.columns = {column<std::uint32_t>("parts")};
    ElementType owner{.id = "owner", .title = "owner", .plural = "owners"};
    owner.columns = {reference("part", {kPart, OnTargetErased::Clear, OnLastReferrerGone::EraseTarget}),
                     column<std::uint8_t>("command")};
    ElementType part{.id = "part", .title = "part", .plural = "parts"};
    auto schema = finish({"owners", {file, owner, part}, enforceInvariants});
    ModelBuilder builder(*schema);
    builder.addRows(kFileType, 1);
    builder.addRows(kOwner, 2);
    builder.addRows(kPart, 2);
    for (Slot i = 0; i < 2; ++i)
        builder.column(kOwnerPart)[i] = Ref::to(i);
    builder.column(kFileParts)[0] = 2;
    return builder.finish();
}

TEST(EnforceInvariants, RepeatsAfterLeavingOrphans) {
    auto model = owners([](Transaction& tx) -> tl::expected<void, EditError> {
        for (const Slot o : tx.touched(kOwnerCommand))
            tx.set(kOwnerPart, o, Ref::none());
        if (!tx.erased(kPart).empty())
            tx.set(kFileParts, 0, static_cast<std::uint32_t>(tx.model().count(kPart)));
        return {};
    });
    Transaction tx(model, "command");
    tx.set(kOwnerCommand, 1, std::uint8_t{1});
    ASSERT_EQ(commit(tx), "committed");
    EXPECT_FALSE(model.isLive({kPart, 1}));
    EXPECT_EQ(model.get(kFileParts, 0), 1U);
}

TEST(EnforceInvariants, NonTerminatingInvariantsAreRefused) {
    auto model = owners([](Transaction& tx) -> tl::expected<void, EditError> {
        const Slot part = tx.create(kPart);
        tx.set(kOwnerPart, 0, Ref::to(part));
        tx.set(kOwnerPart, 0, Ref::none());
        return {};
    });
    const auto before = everythingAndNext(model);
    Transaction tx(model, "command");
    tx.set(kOwnerCommand, 1, std::uint8_t{1});
    EXPECT_EQ(commit(tx), "The edit does not terminate: each of its consequences has another.");
    EXPECT_EQ(everythingAndNext(model), before);
}

} // namespace
} // namespace navsmith::model::stress
