// What a merge computes from its result, and what comes back with an element that one side erased.
#include "core/compare/merge.h"
#include "core/model/transaction.h"
#include "core/systems/gta_sa_paths/schema.h"
#include "core/systems/source_nav/mesh/schema.h"
#include "tests/core/systems/gta_sa_paths/path_world.h"
#include "tests/core/systems/source_nav/edit_mesh.h"

#include <algorithm>
#include <functional>

namespace navsmith::tests {
namespace {

namespace paths = systems::gta_sa_paths;
namespace nav = systems::source_nav;
using compare::MergeOptions;
using compare::Take;
using model::Model;
using model::Slot;

void edit(Model& m, const std::function<void(model::Transaction&)>& function) {
    model::Transaction tx(m, "edit");
    function(tx);
    const auto change = tx.commit();
    ASSERT_TRUE(change) << change.error().reason;
}

// Lengths ------------------------------------------------------------------------------------------------------------

class MergedRoads : public testing::Test {
protected:
    static Model world() { return loadSet(bytesOf(smallWorld().areas())); }
    /// By metres.
    static void move(Model& m, unsigned id, int x, int y) {
        edit(m, [&](model::Transaction& tx) {
            const Slot row = nodeAt(m, 27, id);
            tx.set(paths::node::x, row, m.get(paths::node::x, row) + x * 8);
            tx.set(paths::node::y, row, m.get(paths::node::y, row) + y * 8);
        });
    }
    [[nodiscard]] compare::Merged merge(const MergeOptions& options = {}) const {
        return compare::merge(systemNamed("gta_sa_paths"), base, ours, theirs, options);
    }
    static void expectSound(const compare::Merged& merged) {
        const auto again = loadSet(saveSet(merged.model));
        EXPECT_EQ(issuesOf(again, "SA025").size(), 0U) << "lengths";
        EXPECT_EQ(countsOf(issuesOf(again)), countsOf(issuesOf(world())));
    }

    Model base = world();
    Model ours = world();
    Model theirs = world();
};

TEST_F(MergedRoads, LengthsAreThoseOfTheResultWhereBothMovedOneNode) {
    move(ours, 1, 12, 0);
    move(theirs, 1, 0, 20);
    move(theirs, 2, 0, 16);
    for (const auto rule : {Take::Ours, Take::Theirs}) {
        const auto merged = merge({.rule = rule});
        expectSound(merged);
        ASSERT_FALSE(merged.conflicts.empty());
        for (const auto& conflict : merged.conflicts)
            EXPECT_EQ(conflict.id, "position") << conflict.element << ": a length follows from the places";
    }
}

TEST_F(MergedRoads, AMergeThatNobodyWaitsForEndsAtOnce) {
    move(ours, 1, 12, 0);
    move(theirs, 1, 0, 20);
    move(theirs, 2, 0, 16);
    int reports = 0;
    double last = 0;
    const auto whole = merge({.progress = [&](double done) {
        EXPECT_GE(done, last);
        last = done;
        return ++reports > 0;
    }});
    ASSERT_FALSE(whole.conflicts.empty());
    ASSERT_GT(reports, 2);
    for (int end = 1; end <= reports; ++end) {
        int asked = 0;
        bool stopped = false;
        (void)merge({.progress = [&](double) {
            EXPECT_FALSE(stopped) << "asked again";
            stopped = ++asked == end;
            return !stopped;
        }});
    }
}

TEST_F(MergedRoads, MergesOnAllCoresGiveTheSameEachTime) {
    move(ours, 1, 12, 0);
    move(theirs, 1, 0, 20);
    move(theirs, 2, 0, 16);
    MergeOptions chosen;
    chosen.choices[merge().conflicts.at(0).key] = Take::Theirs;
    for (const auto& options : {MergeOptions{}, MergeOptions{.rule = Take::Theirs}, chosen}) {
        const auto expected = merge(options);
        for (int i = 0; i < 20; ++i) {
            const auto again = merge(options);
            EXPECT_EQ(saveSet(again.model), saveSet(expected.model));
            EXPECT_TRUE(std::ranges::equal(again.conflicts, expected.conflicts, {}, &compare::Conflict::key,
                                           &compare::Conflict::key));
            EXPECT_EQ(again.notes, expected.notes);
        }
    }
}

/// Ours moves a node sideways, so that the length stays the same whole number, and theirs away from the other end: only
/// theirs changed the length, by a move that is not taken.
TEST_F(MergedRoads, LengthsOfAPlaceThatWasNotTakenAreNotTakenEither) {
    move(ours, 1, 0, 2);
    move(theirs, 1, 20, 0);
    for (const auto rule : {Take::Ours, Take::Theirs})
        expectSound(merge({.rule = rule}));
}

TEST_F(MergedRoads, LengthsAreThoseOfTheResultWhereEachMovedOneEnd) {
    move(ours, 0, 0, 30);
    move(theirs, 1, 0, -30);
    const auto merged = merge();
    EXPECT_TRUE(merged.conflicts.empty());
    expectSound(merged);
}

TEST_F(MergedRoads, LengthsFollowConflictsSettledOneByOne) {
    move(ours, 1, 12, 0);
    move(ours, 2, 12, 0);
    move(theirs, 1, 0, 20);
    move(theirs, 2, 0, 40);
    const auto listed = merge().conflicts;
    ASSERT_EQ(listed.size(), 2U);
    for (const auto rule : {Take::Ours, Take::Theirs}) {
        for (const auto& conflict : listed) {
            const auto other = rule == Take::Ours ? Take::Theirs : Take::Ours;
            expectSound(merge({.rule = rule, .choices = {{conflict.key, other}}}));
        }
    }
}

// What hangs on an area ----------------------------------------------------------------------------------------------

class MergedMesh : public testing::Test {
protected:
    /// Ours erases an area that theirs changes.
    void SetUp() override {
        edit(ours, [&](model::Transaction& tx) { tx.erase({nav::kArea, areaWithId(ours, 2)}); });
        edit(theirs, [&](model::Transaction& tx) { tx.set(nav::area::attributes, areaWithId(theirs, 2), 64U); });
        ASSERT_LT(ours.count(nav::kConnection), base.count(nav::kConnection));
    }
    [[nodiscard]] compare::Merged merge(Take rule) const {
        return compare::merge(systemNamed("source_nav"), base, ours, theirs, {.rule = rule});
    }

    Model base = loadMesh(buildMesh(editMesh()));
    Model ours = base;
    Model theirs = base;
};

TEST_F(MergedMesh, AnAreaComesBackWithEverythingThatHungOnIt) {
    const auto merged = merge(Take::Theirs);
    EXPECT_EQ(merged.model.count(nav::kConnection), theirs.count(nav::kConnection));
    EXPECT_TRUE(saveMesh(merged.model) == saveMesh(theirs)) << "all that ours did was to erase it";
}

TEST_F(MergedMesh, AnErasedAreaStaysErasedWithOurs) {
    EXPECT_TRUE(saveMesh(merge(Take::Ours).model) == saveMesh(ours));
}

TEST_F(MergedMesh, WhatHangsOnAnotherErasedAreaStaysAway) {
    edit(ours, [&](model::Transaction& tx) { tx.erase({nav::kArea, areaWithId(ours, 3)}); });
    const auto merged = merge(Take::Theirs);
    EXPECT_THROW((void)areaWithId(merged.model, 3), std::exception);
    EXPECT_NO_THROW((void)connectionBetween(merged.model, 1, 2));
    EXPECT_NO_THROW((void)connectionBetween(merged.model, 2, 1));
    EXPECT_EQ(countsOf(issuesOf(loadMesh(saveMesh(merged.model)))).count("NAV010"), 0U);
}

} // namespace
} // namespace navsmith::tests
