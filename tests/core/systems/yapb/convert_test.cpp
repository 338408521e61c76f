// Conversions between graphs of YaPB and PODBot.
#include "core/systems/conversion.h"
#include "formats/yapb/graph_file.h"
#include "tests/core/systems/yapb/graph_world.h"
#include "tests/support/corpus.h"

namespace navsmith::tests {
namespace {

namespace graph = systems::yapb;

TEST(YapbConvert, AnyFormIsReadBackAsItWasConverted) {
    auto nine = graphOfNine();
    for (const auto& files : {graphFile(nine), FileBytes{{"room.pwf", bytesOfPwf(nine, 7)}},
                              FileBytes{{"room.pwf", bytesOfPwf(nine, 5)}}}) {
        for (const auto& format : systemNamed("yapb").versions.formats) {
            SCOPED_TRACE(files.begin()->first + " to " + std::string(format.id));
            auto m = loadGraph(files);
            const bool same = systemNamed("yapb").versions.formatOf(m) == format.id;
            const auto change = convertTo(m, format.id);
            EXPECT_EQ(change.empty(), same);
            const auto saved = saveFiles(m);
            const auto again = loadGraph(saved);
            EXPECT_EQ(saveFiles(again), saved);
            EXPECT_TRUE(sameContents(m, again));
            m.apply(change, model::Direction::Backward);
            EXPECT_EQ(saveFiles(m), files);
        }
    }
}

TEST(YapbConvert, PodbotsFileGetsTheNamesAndKeepsJumps) {
    auto m = loadGraph(graphFile(graphOfNine()));
    convertTo(m, "pwf-7");
    const auto written = yapb::read(saveFiles(m).at("room.pwf")).value();
    EXPECT_EQ(written.mapName.substr(0, 5), std::string("room\0", 5));
    EXPECT_EQ(written.author.substr(0, 8), "somebody");
    EXPECT_EQ(written.nodes[4].links[6].flags, 1);
    EXPECT_EQ(written.nodes[4].links[6].velocity, glm::vec3(150, 150, 0));
    EXPECT_EQ(written.nodes[8].start.y, -170);
}

TEST(YapbConvert, PlacesOfOldEditorsBecomeDirections) {
    auto nine = graphOfNine();
    nine.nodes[8].start = {100, 612, 0}; // north of the node
    nine.nodes[8].end = {612, 100, 0};   // east
    auto m = loadGraph({{"room.pwf", bytesOfPwf(nine, 7)}});
    convertTo(m, "graph-2");
    EXPECT_NEAR(m.get(graph::node::startYaw, 8), 90, 1e-3);
    EXPECT_NEAR(m.get(graph::node::endYaw, 8), 0, 1e-3);
    EXPECT_GT(m.get(graph::node::startPitch, 8), 0) << "from the eyes down to the height of the node";
    EXPECT_EQ(m.get(graph::file::options, 0), 8 | 64 | 256) << "converted";
}

TEST(YapbConvert, FourSlotsHoldTheShortestLinks) {
    auto m = loadGraph(graphFile(graphOfNine()));
    convertTo(m, "pwf-5");
    EXPECT_EQ(m.referrers(graph::link::owner, 4).size(), 4U);
    EXPECT_EQ(graph::findLink(m, 4, 8), model::kNoSlot) << "the longest of five";
}

TEST(YapbConvert, TooManyNodesForPodbotAreRefused) {
    auto nine = graphOfNine();
    nine.nodes.resize(1025, nine.nodes[0]);
    auto m = loadGraph(graphFile(nine));
    EXPECT_THROW(convertTo(m, "pwf-7"), std::runtime_error);
}

/// Whoever has both files of a map: YaPB's own conversions of PODBot's waypoints are equal in all that both store.
TEST(YapbConvert, RealWaypointsBecomeWhatYaPBMakesOfThem) {
    const auto folder = corpusFolder("podbot-pwf");
    if (!folder)
        GTEST_SKIP() << missingCorpus("podbot-pwf");
    for (const auto& path : filesIn(*folder)) {
        if (path.extension() != ".pwf")
            continue;
        const auto bytes = readFile(path);
        auto m = loadGraph({{path.filename().string(), bytes}});
        convertTo(m, "graph-2");
        const auto nodes = yapb::read(saveFiles(m).begin()->second)->nodes;
        const auto before = yapb::read(bytes)->nodes;
        ASSERT_EQ(nodes.size(), before.size()) << path;
        for (std::size_t i = 0; i < nodes.size(); ++i) {
            EXPECT_EQ(nodes[i].origin, before[i].origin) << path << ", node " << i;
            EXPECT_EQ(nodes[i].flags, before[i].flags) << path << ", node " << i;
            EXPECT_EQ(nodes[i].links, before[i].links) << path << ", node " << i;
            EXPECT_EQ(nodes[i].seenStanding, 0) << "no half of an address";
        }
        convertTo(m, "pwf-7");
        const auto back = yapb::read(saveFiles(m).begin()->second)->nodes;
        for (std::size_t i = 0; i < nodes.size(); ++i)
            EXPECT_EQ(back[i].links, before[i].links) << path << ", node " << i;
    }
}

} // namespace
} // namespace navsmith::tests
