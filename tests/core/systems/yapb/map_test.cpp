// Graphs over maps: rules, links where one can walk, and what the bots compute.
#include "core/systems/yapb/derived.h"
#include "core/systems/yapb/fit_map.h"
#include "core/systems/yapb/reach.h"
#include "core/world/floor_light.h"
#include "formats/yapb/graph_file.h"
#include "tests/core/systems/yapb/graph_world.h"
#include "tests/support/corpus.h"

#include <bit>
#include <filesystem>

namespace navsmith::tests {
namespace {

namespace fs = std::filesystem;
namespace graph = systems::yapb;
using model::Slot;

class YapbMap : public testing::Test, protected EditedModel {
protected:
    YapbMap() : EditedModel(loadGraph(graphFile(graphOfNine()))) {
        model.setMap(graphRoom());
        expected = {"YB006", "YB013"};
    }
};

TEST_F(YapbMap, RulesFindNothingInASoundGraph) {
    EXPECT_EQ(countsOf(issuesOf(model)), Counts());
}

TEST_F(YapbMap, RulesTellWhereAGraphDoesNotFit) {
    const auto with = [](const std::function<void(GraphBytes&)>& change) {
        auto m = loadGraph(nineWith(change));
        m.setMap(graphRoom());
        return countsOf(issuesOf(m));
    };
    EXPECT_EQ(with([](GraphBytes& g) { g.nodes[3].origin[0] = -600; }),
              Counts({{"YB050", 1}, {"YB053", 1}, {"YB054", 6}}));
    EXPECT_EQ(with([](GraphBytes& g) {
                  for (auto& node : g.nodes)
                      node.origin[2] -= 900;
              }).at("YB051"),
              1U);
    EXPECT_EQ(with([](GraphBytes& g) { g.nodes[4].origin[2] = 140; }), Counts({{"YB053", 1}, {"YB055", 4}}))
        << "floats, and its neighbours would have to climb";
    EXPECT_EQ(with([](GraphBytes& g) { g.nodes[3].flags = graph::kLadder, g.nodes[3].radius = 0; }),
              Counts({{"YB056", 1}}));
    EXPECT_EQ(with([](GraphBytes& g) { g.nodes[3].flags = graph::kCrouch, g.nodes[3].origin[2] = 18; }),
              Counts({{"YB057", 1}}));
    EXPECT_EQ(with([](GraphBytes& g) {
                  g.nodes[0].flags = 0, g.nodes[5].flags = graph::kGoal, g.nodes[5].radius = 0,
                  g.nodes[5].origin[0] = 300;
              }),
              Counts({{"YB056", 1}, {"YB058", 1}}))
        << "the goal is not at the bomb site";
}

TEST_F(YapbMap, ClimbsBecomeJumps) {
    model = loadGraph(nineWith([](GraphBytes& g) {
        g.nodes[4].origin = {-40, 0, 36 + 60}; // 60 from node 3
    }));
    model.setMap(graphRoom());
    const auto climbs = issuesOf(model, "YB055");
    ASSERT_FALSE(climbs.empty());
    const auto climb = climbs.front().element.slot;
    std::vector<std::string> refusals;
    checks::fixIssues(model, systemNamed("yapb").rules, std::span(&climbs.front(), 1), refusals);
    EXPECT_TRUE(graph::isJump(model, climb));
    EXPECT_NE(graph::velocityOf(model, climb), glm::vec3(0));
    EXPECT_EQ(model.get(graph::node::radius, graph::endsOf(model, climb)->from), 0);
    EXPECT_EQ(issuesOf(model, "YB055").size(), climbs.size() - 1);
    EXPECT_EQ(issuesOf(model, "YB035").size(), 0U) << "with the velocity that it needs";

    model = loadGraph(nineWith([](GraphBytes& g) { g.nodes[4].origin[2] = 36 + 80; }));
    model.setMap(graphRoom());
    for (const auto& issue : issuesOf(model, "YB055"))
        EXPECT_TRUE(issue.beyondFix) << "too high for a jump";
}

TEST_F(YapbMap, LinksAreMadeWhereOneCanWalk) {
    model = loadGraph(nineWith([](GraphBytes& g) {
        for (auto& node : g.nodes)
            node.links = {};
    }));
    model.setMap(graphRoom());
    const RawBytes file(1); // of the map: the edit reads the open one
    sound([&](model::Transaction& tx) { return systems::run(edit("auto_link"), tx, {}, {.mapFile = file}); });
    EXPECT_EQ(issuesOf(model, "YB006").size(), 0U) << "all in one piece";
    EXPECT_NE(graph::findLink(model, 4, 5), model::kNoSlot);
    EXPECT_EQ(graph::findLink(model, 3, 5), model::kNoSlot) << "node 4 lies between";
    EXPECT_EQ(model.get(graph::link::distance, graph::findLink(model, 4, 5)), 100);
}

TEST_F(YapbMap, TheRadiusIsAsFarAsTheFloorIsFree) {
    const auto& rays = model.map()->rays;
    EXPECT_EQ(graph::freeRadius(rays, {0, 0, 36}), 96);
    EXPECT_EQ(graph::freeRadius(rays, {512 - 16 - 70, 0, 36}), 48) << "the ring of 80 meets the wall";
    EXPECT_EQ(graph::freeRadius(rays, {500, 0, 36}), 0);
    EXPECT_TRUE(graph::canWalk(rays, {0, 0, 36}, {240, 0, 36}));
    EXPECT_FALSE(graph::canWalk(rays, {0, 0, 36}, {260, 0, 36})) << "too far";
    EXPECT_FALSE(graph::canWalk(rays, {0, 0, 36}, {100, 0, 90})) << "too high";
}

TEST_F(YapbMap, AGraphOfAMovedMapFindsItsPlace) {
    model::Transaction tx(model, "move");
    model.forEachLive(graph::kNode,
                      [&](Slot n) { graph::setOrigin(tx, n, graph::originOf(model, n) + glm::vec3(-640, 256, 128)); });
    ASSERT_TRUE(tx.commit());
    const auto fit = graph::fitToMap(model, *model.map(), {});
    ASSERT_TRUE(fit);
    EXPECT_EQ(fit->offset.z, -128);
    EXPECT_EQ(fit->standing, 9U);
    EXPECT_LT(fit->standingBefore, 9U);
}

TEST_F(YapbMap, AGraphThatFitsStaysWhereItIs) {
    model::Transaction tx(model, "lower");
    tx.set(graph::node::z, Slot{1}, 33.0F); // people place nodes a little off the floor
    ASSERT_TRUE(tx.commit());
    EXPECT_EQ(graph::fitToMap(model, *model.map(), {})->offset, glm::vec3(0));
}

/// Maps of the same size as the graph says: the light of every node, bit for bit.
TEST(YapbLight, IsWhatTheBotsComputed) {
    const auto graphs = corpusFolder("yapb-graph");
    if (!graphs)
        GTEST_SKIP() << missingCorpus("yapb-graph");
    std::size_t equal = 0;
    std::size_t all = 0;
    for (const auto* folder : {"goldsrc-pairs", "goldsrc-bsp-nav"}) {
        const auto maps = corpusFolder(folder);
        if (!maps)
            continue;
        for (const auto& path : filesIn(*maps)) {
            const auto file = *graphs / (path.stem().string() + ".graph");
            if (path.extension() != ".bsp" || !fs::exists(file))
                continue;
            const auto map = readFile(path);
            const auto read = yapb::read(readFile(file));
            if (!read || static_cast<std::size_t>(read->mapSize) != map.size())
                continue;
            const auto light = world::FloorLight::read(map);
            ASSERT_TRUE(light) << path;
            for (const auto& node : read->nodes) {
                const auto value = graph::lightAt(*light, node.origin);
                equal += std::bit_cast<std::uint32_t>(value) == std::bit_cast<std::uint32_t>(node.light) ? 1 : 0;
                ++all;
            }
        }
    }
    if (all == 0)
        GTEST_SKIP() << missingCorpus("goldsrc-pairs");
    EXPECT_GT(all, 1000U);
    EXPECT_EQ(equal, all);
}

} // namespace
} // namespace navsmith::tests
