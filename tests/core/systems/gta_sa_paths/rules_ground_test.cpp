// Rules that compare nodes with the ground, on ground made for them, on real roads and on real water.
#include "tests/core/systems/gta_sa_paths/ground.h"
#include "tests/core/systems/gta_sa_paths/names.h"
#include "tests/core/systems/gta_sa_paths/path_world.h"
#include "tests/core/systems/harness/documents.h"
#include "tests/support/corpus.h"

#include <gtest/gtest.h>

#include <memory>

namespace navsmith::tests {
namespace {

constexpr float kLevel = 10; ///< of the small world's roads and pavements

class GroundRules : public testing::Test {
protected:
    Counts found(const Ground& ground) {
        model.setMap(ground.made());
        auto counts = countsOf(issuesOf(model));
        std::erase_if(counts, [](const auto& count) { return count.first < "SA059"; });
        return counts;
    }

    model::Model model = loadSet(bytesOf(smallWorld().areas()));
};

TEST_F(GroundRules, saySomethingOnlyOverGround) {
    EXPECT_TRUE(issuesOf(model, "SA059").empty()) << "no map";
    Ground level(kLevel);
    level.addWater(0);
    EXPECT_EQ(found(level), Counts());
    EXPECT_EQ(found(Ground(kLevel - 0.9F)), Counts());
}

TEST_F(GroundRules, NodesInTheAirAndUnderTheGroundDropToIt) {
    const auto nodes = std::size_t{12}; // all but two boat nodes
    for (const float height : {kLevel - 3, kLevel + 1.5F, kLevel + 8}) {
        EXPECT_EQ(found(Ground(height)), Counts({{"SA059", nodes}})) << height;
        auto copy = model;
        std::vector<model::Change> changes;
        checks::fixAll(copy, systems::gta_sa_paths::system().rules, changes);
        EXPECT_TRUE(issuesOf(copy, "SA059").empty()) << height;
        for (const auto address : {0U, 1U, 2U})
            EXPECT_EQ(copy.get(node::z, nodeAt(copy, 27, address)), static_cast<int>(height * 8));
    }
}

TEST_F(GroundRules, MessagesTellByHowMuch) {
    model.setMap(Ground(kLevel - 3).made());
    EXPECT_EQ(issuesOf(model, "SA059").front().message, "3.0 m above the ground");
    model.setMap(Ground(kLevel + 1.5F).made());
    EXPECT_EQ(issuesOf(model, "SA059").front().message, "1.5 m below the ground");
}

TEST_F(GroundRules, RoadsUnderWaterButNotTunnels) {
    Ground flooded(kLevel);
    flooded.addWater(kLevel + 6);
    EXPECT_EQ(found(flooded), Counts({{"SA060", 12}, {"SA061", 2}})) << "the boats are at height 0";
    Ground tunnel(kLevel);
    tunnel.addWater(kLevel + 20);
    tunnel.addPlate({-700, -700}, {700, 700}, kLevel + 8);
    EXPECT_EQ(found(tunnel), Counts({{"SA061", 2}}));
}

TEST_F(GroundRules, LanesBesideTheRoad) {
    Ground wide(kLevel);
    wide.pave(world::Surface::Grass);
    wide.addStrip(-300, 20, world::Surface::Road);
    const auto issues = [&] {
        model.setMap(wide.made());
        return issuesOf(model, "SA063").size();
    };
    EXPECT_EQ(issues(), 0U) << issuesOf(model, "SA063").front().message;
    wide.addStrip(-300, 4, world::Surface::Grass);
    EXPECT_EQ(issues(), 0U) << "a green strip in the middle parts the directions";
    Ground narrow(kLevel);
    narrow.pave(world::Surface::Grass);
    narrow.addStrip(-300, 4, world::Surface::Road);
    model.setMap(narrow.made());
    const auto beside = issuesOf(model, "SA063");
    EXPECT_EQ(beside.size(), 4U) << "each edge along the strip";
    EXPECT_EQ(beside.front().message, "The middle of the outer lane lies beside the road, on this surface: grass");
}

TEST_F(GroundRules, LanesThatLeaveTheRoadAtANode) {
    Ground road(kLevel);
    model.setMap(road.made());
    EXPECT_TRUE(issuesOf(model, "SA066").empty());
    // On both sides of node 1 lies grass, 2 m from the middle of the road; its lanes are 2.7 m off.
    road.addPlate({-204, -310}, {-196, -302}, kLevel + 0.01F, world::Surface::Grass);
    model.setMap(road.made());
    const auto issues = issuesOf(model, "SA066");
    ASSERT_EQ(issues.size(), 1U);
    EXPECT_EQ(issues[0].element, (model::Element{kNode, nodeAt(model, 27, 1)}));
    EXPECT_EQ(issues[0].message,
              "The outer lane from node 27:0 to node 27:2 leaves the road, onto this surface: grass");
}

TEST_F(GroundRules, RoadsThatLeaveTheGround) {
    Ground pit(kLevel - 12);
    for (const float x : {-300.0F, -200.0F}) // under nodes 0 and 1
        pit.addPlate({x - 10, -310}, {x + 10, -290}, kLevel);
    model.setMap(pit.made());
    const auto issues = issuesOf(model, "SA064");
    ASSERT_EQ(issues.size(), 1U);
    EXPECT_EQ(issues.front().message, "12.0 m above the ground between its nodes");
}

TEST_F(GroundRules, WallsAcrossPavements) {
    Ground walled(kLevel);
    walled.addWall(-262); // crosses the last of five edges, once
    EXPECT_EQ(found(walled), Counts({{"SA062", 1}}));
    Ground kerb(kLevel - 4); // low enough to step over: at the height of the chest there is nothing
    kerb.addWall(-262);
    EXPECT_EQ(issuesOf(model, "SA062").size(), 1U);
    EXPECT_EQ(found(kerb).count("SA062"), 0U);
}

TEST_F(GroundRules, EdgesAreCheckedAgainWhenTheLinkBackChanges) {
    Ground ground(kLevel - 12); // a pit between nodes 0 and 1, a narrow road between 1 and 2, a wall across a pavement
    for (const float x : {-300.0F, -200.0F})
        ground.addPlate({x - 10, -310}, {x + 10, -290}, kLevel);
    ground.addPlate({-190, -310}, {-110, -290}, kLevel, world::Surface::Grass);
    ground.addPlate({-190, -302}, {-110, -298}, kLevel + 0.01F);
    ground.addFace({-700, -262, kLevel}, {700, -262, kLevel}, {700, -262, kLevel + 5}, {-700, -262, kLevel + 5});
    model.setMap(ground.made());
    const auto& rules = systemOf(model).rules;
    auto issues = issuesOf(model);
    const auto before = countsOf(issues);
    for (const auto* rule : {"SA062", "SA063", "SA064"})
        EXPECT_TRUE(before.contains(rule)) << rule;
    const auto links = model.liveRows(kLink);
    for (const auto l : links) {
        Transaction tx(model, "Erase");
        tx.erase({kLink, l});
        const auto change = tx.commit();
        ASSERT_TRUE(change);
        checks::checkChange(model, rules, *change, true, issues);
        EXPECT_EQ(issues, issuesOf(model)) << "without link " << l;
        model.apply(*change, model::Direction::Backward);
        checks::checkChange(model, rules, *change, true, issues);
        EXPECT_EQ(countsOf(issues), before) << "with link " << l << " again";
    }
}

// docs/checks.md states these figures.
TEST(GroundRulesCorpus, RoadsOfATotalConversion) {
    const auto mod = corpusFolder("gta-sa-world/saxvclc");
    const auto files = corpusSet(kExtendedSet);
    if (!mod || !files)
        GTEST_SKIP() << missingCorpus("gta-sa-world");
    auto model = loadFiles(systems::gta_sa_paths::extended(), *files);
    model.setMap(roadsOf(*mod));
    EXPECT_EQ(issuesOf(model, "SA059").size(), 16U);
    for (const auto* rule : {"SA060", "SA061", "SA062"})
        EXPECT_TRUE(issuesOf(model, rule).empty()) << rule;
    EXPECT_EQ(issuesOf(model, "SA063").size(), 3U);
    EXPECT_EQ(issuesOf(model, "SA064").size(), 1U);
}

TEST(GroundRulesCorpus, StockBoatsOnStockWater) {
    const auto stock = corpusFolder("gta-sa-world/stock-text");
    const auto files = corpusSet(kStockSet);
    if (!stock || !files)
        GTEST_SKIP() << missingCorpus("gta-sa-world");
    world::GameWorldBuilder builder;
    builder.addWater(gta_world::readWater(readFile(*stock / "data/water.dat")));
    auto model = loadSet(*files);
    model.setMap(std::make_shared<const world::Backdrop>(*builder.finish()));
    for (const auto* rule : {"SA059", "SA060", "SA061", "SA062"})
        EXPECT_TRUE(issuesOf(model, rule).empty()) << rule;
    std::size_t boats = 0;
    model.forEachLive(kNode, [&](model::Slot row) {
        boats += (model.get(node::flags, row) & systems::gta_sa_paths::flag::water) != 0 ? 1 : 0;
    });
    EXPECT_GT(boats, 1000U);
}

} // namespace
} // namespace navsmith::tests
