// The analysis of a mesh in the editor.
#include "core/systems/source_nav/reanalysis.h"
#include "core/systems/source_nav/schema.h"
#include "tests/core/systems/harness/edited_model.h"
#include "tests/core/systems/source_nav/generation/small_mesh.h"
#include "tests/core/systems/source_nav/nav_world.h"

#include <gtest/gtest.h>

#include <vector>

namespace navsmith::systems::source_nav {
namespace {

class ReanalysedRoom : public testing::Test, protected tests::EditedModel {
protected:
    ReanalysedRoom() : EditedModel(tests::loadMesh(source::write(tests::dividedMesh()).value())) {}

    Reanalysis fresh(AnalysisScope scope, const std::vector<model::Slot>& selected = {}) {
        return reanalyse(model, map, scope, selected).value();
    }
    void applyFresh(AnalysisScope scope) {
        const auto analysis = fresh(scope);
        sound([&](model::Transaction& tx) {
            apply(tx, analysis);
            return EditResult{};
        });
    }

    std::vector<std::byte> map = tests::dividedRoom().bytes();
};

TEST_F(ReanalysedRoom, addsWhatTheGameFinds) {
    const auto analysis = fresh(AnalysisScope::All);
    EXPECT_EQ(analysis.summary.areas, 3U);
    EXPECT_EQ(analysis.summary.spotsGained, 8U);
    EXPECT_EQ(analysis.summary.pathsAfter, 2U);
    applyFresh(AnalysisScope::All);
    EXPECT_TRUE(changed);
    const auto saved = source::read(tests::saveMesh(model)).value();
    EXPECT_EQ(saved.hidingSpots.size(), 8U);
    EXPECT_EQ(saved.encounterPaths.size(), 2U);
}

TEST_F(ReanalysedRoom, changesNothingInAFreshMesh) {
    applyFresh(AnalysisScope::All);
    EXPECT_FALSE(fresh(AnalysisScope::All).summary.changesAnything());
    EXPECT_TRUE(fresh(AnalysisScope::Stale).areas.empty());
    applyFresh(AnalysisScope::All);
    EXPECT_FALSE(changed);
}

TEST_F(ReanalysedRoom, keepsTheRowsOfSpotsThatStay) {
    applyFresh(AnalysisScope::All);
    const auto spots = model.referrers(hiding_spot::owner, tests::areaWithId(model, 1));
    ASSERT_EQ(spots.size(), 4U);
    const auto id = model.get(hiding_spot::id, spots[3]);
    sound([&](model::Transaction& tx) {
        tx.set(hiding_spot::x, spots[0], 99.0F);
        tx.set(hiding_spot::flags, spots[3], source::kGoodSniperSpot);
        return EditResult{};
    });
    const auto analysis = fresh(AnalysisScope::Selected, {tests::areaWithId(model, 1)});
    EXPECT_EQ(analysis.summary.areas, 1U);
    EXPECT_EQ(analysis.summary.spotsLost, 1U);
    EXPECT_EQ(analysis.summary.spotsGained, 1U);
    EXPECT_EQ(analysis.summary.spotsKept, 3U);
    EXPECT_EQ(analysis.summary.spotsChanged, 1U);
    applyFresh(AnalysisScope::All);
    EXPECT_TRUE(model.isLive({kHidingSpot, spots[3]}));
    EXPECT_EQ(model.get(hiding_spot::id, spots[3]), id);
    EXPECT_EQ(model.get(hiding_spot::flags, spots[3]), source::kInCover);
    EXPECT_FALSE(model.isLive({kHidingSpot, spots[0]}));
}

TEST_F(ReanalysedRoom, staleAreasAreThoseWhoseLinksChanged) {
    applyFresh(AnalysisScope::All);
    const auto gone = tests::connectionBetween(model, 2, 3);
    sound([&](model::Transaction& tx) {
        tx.erase({kConnection, gone});
        return EditResult{};
    });
    const auto analysis = fresh(AnalysisScope::Stale);
    EXPECT_EQ(analysis.areas, std::vector<std::uint32_t>{1});
    EXPECT_EQ(analysis.summary.pathsBefore, 2U);
    EXPECT_EQ(analysis.summary.pathsAfter, 0U);
}

TEST_F(ReanalysedRoom, saysWhatIsWrongWithTheMap) {
    const auto refused = reanalyse(model, tests::bytesOf("no map at all"), AnalysisScope::All);
    ASSERT_FALSE(refused);
    EXPECT_FALSE(refused.error().empty());
}

} // namespace
} // namespace navsmith::systems::source_nav
