// The analysis of a mesh in the editor.
#include "core/systems/source_nav/analysis/reanalysis.h"
#include "core/systems/source_nav/mesh/schema.h"
#include "core/systems/source_nav/mesh/selected_elements.h"
#include "tests/core/systems/harness/edited_model.h"
#include "tests/core/systems/source_nav/generation/small_mesh.h"
#include "tests/core/systems/source_nav/nav_world.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace navsmith::systems::source_nav {
namespace {

bool changesAnything(const AnalysisSummary& sum) {
    return sum.spotsGained + sum.spotsLost + sum.spotsMoved + sum.spotsChanged + sum.areasWithNewPaths +
               sum.areasWithNewApproaches + sum.areasWithNewSight + sum.areasWithNewLight !=
           0;
}

class ReanalysedRoom : public testing::Test, protected tests::EditedModel {
protected:
    ReanalysedRoom() : EditedModel(tests::loadMesh(source::write(tests::dividedMesh()).value())) {}

    Reanalysis fresh(AnalysisScope scope, const std::vector<model::Slot>& selected = {}) {
        return reanalyse(model, map, {.scope = scope, .selected = selected}).value();
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
    EXPECT_FALSE(changesAnything(fresh(AnalysisScope::All).summary));
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

/// Gives area 1 an approach area past 2 to 3.
void addApproach(model::Transaction& tx) {
    const auto& m = tx.model();
    auto entries = model::makeEntries(m.schema().type(kArea).lists[area::kApproaches]);
    model::values<model::Ref>(entries[approach::here.field]) = {model::Ref::to(tests::areaWithId(m, 2))};
    model::values<model::Ref>(entries[approach::previous.field]) = {model::Ref::to(tests::areaWithId(m, 1))};
    model::values<std::uint8_t>(entries[approach::previousHow.field]) = {1};
    model::values<model::Ref>(entries[approach::next.field]) = {model::Ref::to(tests::areaWithId(m, 3))};
    model::values<std::uint8_t>(entries[approach::nextHow.field]) = {1};
    tx.setList(kArea, area::kApproaches, tests::areaWithId(m, 1), entries);
}

std::string staleMessage(const model::Model& m) {
    const auto rules = system().rules;
    const auto& rule = *std::ranges::find(rules, std::string_view("NAV077"), &checks::Rule::id);
    std::vector<checks::Issue> issues;
    checks::Findings findings(rule.id, rule.severity, rule.type, issues);
    const model::Slot file = 0;
    rule.check(m, std::span(&file, 1), findings);
    return issues.empty() ? "" : issues[0].message;
}

TEST_F(ReanalysedRoom, anAreaWithAShorterListIsStaleUntilItIsAnalysed) {
    applyFresh(AnalysisScope::All);
    sound([&](model::Transaction& tx) {
        addApproach(tx);
        return EditResult{};
    });
    EXPECT_EQ(staleMessage(model), "") << "a longer list tells nothing";
    run("erase", {{kArea, tests::areaWithId(model, 3)}});
    EXPECT_EQ(staleMessage(model), "The analysis of 2 of 2 areas no longer fits")
        << "2 has lost a link, 1 an approach area";
    const auto analysis = fresh(AnalysisScope::Stale);
    EXPECT_EQ(analysis.areas, (std::vector<std::uint32_t>{0, 1}));
    applyFresh(AnalysisScope::Stale);
    EXPECT_EQ(staleMessage(model), "");
}

TEST_F(ReanalysedRoom, pathsThatLostASpotAreStaleUnlessItsAreaIsGone) {
    applyFresh(AnalysisScope::All);
    const auto path = model.referrers(encounter_path::owner, tests::areaWithId(model, 2)).front();
    const auto spot = model.referrers(hiding_spot::owner, tests::areaWithId(model, 1)).front();
    sound([&](model::Transaction& tx) {
        tx.setList(kEncounterPath, encounter_path::kSpots, path,
                   {std::vector{model::Ref::to(spot)}, std::vector<std::uint8_t>{9}});
        tx.set(area::stale, tests::areaWithId(model, 2), std::uint8_t{0});
        return EditResult{};
    });
    auto copy = model;
    {
        model::Transaction tx(copy, "erase");
        tx.erase({kHidingSpot, spot});
        ASSERT_TRUE(tx.commit());
    }
    EXPECT_EQ(copy.get(area::stale, tests::areaWithId(copy, 2)), 1);
    {
        model::Transaction tx(model, "erase");
        tx.set(hiding_spot::owner, spot, model::Ref::to(tests::areaWithId(model, 3)));
        tx.set(encounter_path::to, path, model::Ref::to(tests::areaWithId(model, 1)));
        tx.set(encounter_path::from, path, model::Ref::to(tests::areaWithId(model, 1)));
        ASSERT_TRUE(tx.commit());
    }
    model::Transaction tx(model, "erase");
    tx.erase({kArea, tests::areaWithId(model, 3)});
    ASSERT_TRUE(tx.commit());
    EXPECT_TRUE(model.isLive({kEncounterPath, path}));
    EXPECT_EQ(model.get(area::stale, tests::areaWithId(model, 2)), 0) << "an analysis would not bring it back";
}

TEST_F(ReanalysedRoom, saysWhatIsWrongWithTheMap) {
    const auto refused = reanalyse(model, tests::bytesOf("no map at all"), {});
    ASSERT_FALSE(refused);
    EXPECT_FALSE(refused.error().empty());
}

TEST_F(ReanalysedRoom, partsCanBeFoundOneAfterAnother) {
    using generation::AnalysisPart;
    const auto find = [&](std::vector<AnalysisPart> parts) {
        const auto made = reanalyse(model, map, {.parts = std::move(parts)}).value();
        sound([&](model::Transaction& tx) {
            apply(tx, made);
            return EditResult{};
        });
        return made;
    };
    const auto spots = find({AnalysisPart::HidingSpots, AnalysisPart::SniperSpots});
    EXPECT_EQ(spots.summary.spotsGained, 8U);
    EXPECT_EQ(spots.summary.pathsAfter, 0U);
    EXPECT_FALSE(spots.whole);
    EXPECT_FALSE(fresh(AnalysisScope::Stale).areas.empty()) << "paths are missing";
    const auto paths = find({AnalysisPart::Encounters});
    EXPECT_EQ(paths.summary.spotsGained + paths.summary.spotsLost, 0U);
    EXPECT_EQ(paths.summary.pathsAfter, 2U);
    find({AnalysisPart::Approaches});
    EXPECT_FALSE(changesAnything(fresh(AnalysisScope::All).summary));
    const auto nothing = reanalyse(model, map, {.parts = std::vector{AnalysisPart::Visibility}});
    ASSERT_FALSE(nothing);
    EXPECT_NE(nothing.error().find("stores nothing"), std::string::npos) << nothing.error();
}

TEST_F(ReanalysedRoom, aBoxTakesTheAreasWithTheirMiddleInIt) {
    const auto inBox = [&](const Box& box) { return reanalyse(model, map, {.scope = AnalysisScope::Box, .box = box}); };
    EXPECT_EQ(inBox(Box::between({0, 0, -10}, {240, 200, 10}))->areas, std::vector<std::uint32_t>{0});
    EXPECT_EQ(inBox(Box::between({600, 200, 10}, {0, 0, -10}))->areas.size(), 3U);
    const auto above = inBox(Box::between({0, 0, 50}, {500, 200, 90}));
    ASSERT_FALSE(above);
    EXPECT_NE(above.error().find("no area"), std::string::npos) << above.error();
}

TEST_F(ReanalysedRoom, spotsThatMovedALittleAreToldAsMoved) {
    applyFresh(AnalysisScope::All);
    const auto spot = model.referrers(hiding_spot::owner, tests::areaWithId(model, 1)).front();
    sound([&](model::Transaction& tx) {
        tx.set(hiding_spot::x, spot, model.get(hiding_spot::x, spot) + 10.0F);
        return EditResult{};
    });
    const auto sum = fresh(AnalysisScope::All).summary;
    EXPECT_EQ(sum.spotsMoved, 1U);
    EXPECT_EQ(sum.spotsGained + sum.spotsLost, 0U);
    EXPECT_EQ(sum.spotsKept, 7U);
    EXPECT_TRUE(changesAnything(sum));
}

TEST_F(ReanalysedRoom, aMapOfAnotherSizeIsRefusedUnlessAskedFor) {
    sound([&](model::Transaction& tx) {
        tx.set(file::bspSize, meshOf(model), 12345U);
        return EditResult{};
    });
    const auto refused = reanalyse(model, map, {});
    ASSERT_FALSE(refused);
    EXPECT_NE(refused.error().find("made for a map of"), std::string::npos) << refused.error();
    EXPECT_TRUE(reanalyse(model, map, {.anyMapSize = true}));
}

TEST_F(ReanalysedRoom, progressGoesOnFromStageToStage) {
    double last = 0;
    std::vector<std::string> stages;
    const auto made = reanalyse(model, map, {}, [&](std::string_view stage, double done) {
        EXPECT_GE(done, last) << stage;
        EXPECT_LE(done, 1.0);
        last = done;
        if (stages.empty() || stages.back() != stage)
            stages.emplace_back(stage);
        return true;
    });
    ASSERT_TRUE(made);
    EXPECT_EQ(last, 1.0);
    EXPECT_EQ(stages.size(), 4U) << "spots, approaches, encounters, snipers";
}

TEST_F(ReanalysedRoom, stopsWhenAskedTo) {
    const auto stopped = reanalyse(model, map, {}, [](std::string_view, double) { return false; });
    ASSERT_FALSE(stopped);
    EXPECT_TRUE(stopped.error().empty());
}

} // namespace
} // namespace navsmith::systems::source_nav
