// Text waypoints from files and back: chains, numbers, markers of the map.
#include "core/model/property.h"
#include "core/systems/quake_text/load.h"
#include "core/systems/quake_text/markers.h"
#include "tests/core/systems/quake_text/text_world.h"
#include "tests/support/corpus.h"
#include "tests/support/map_bytes.h"

namespace navsmith::tests {
namespace {

namespace text = systems::quake_text;

TEST(QuakeTextLoad, KeepsChainsTogether) {
    const std::vector<std::string> names{
        "b.way", "a.wa1", "A.way", "a.wa2", "x.bot", "map_a.qc", "a.waypoints", "a.waypoints.cache", "a.way"};
    const auto all = text::documents(names);
    EXPECT_EQ(all, (std::vector<std::vector<std::size_t>>{{0}, {1, 2, 3}, {4}, {5}, {6, 7}, {8}}));
}

TEST(QuakeTextLoad, NumbersNodesOverTheWholeChain) {
    const auto m = loadText(frikBotChain());
    EXPECT_EQ(m.count(text::kFile), 1U);
    const auto nodes = text::numbered(m);
    ASSERT_EQ(nodes.size(), 4U);
    EXPECT_EQ(text::originOf(m, nodes[3]), glm::vec3(-128, 128, 24));
    EXPECT_EQ(text::kindOf(m, text::findLink(m, nodes[2], nodes[3])), text::WayKind::Teleport);
    EXPECT_EQ(text::kindOf(m, text::findLink(m, nodes[1], nodes[0])), text::WayKind::Walk) << "blind, not a jump";
}

TEST(QuakeTextLoad, MapsAreNamedLikeTheirFiles) {
    EXPECT_EQ(text::mapNames("dm4.bot").front(), "dm4.bsp");
    EXPECT_EQ(text::mapNames("dm4[2024-05-01].bot").front(), "dm4.bsp");
    EXPECT_EQ(text::mapNames("trinca+map_proDASHdm4.qc").front(), "pro-dm4.bsp");
    EXPECT_EQ(text::mapNames("kasteel.wa7").front(), "kasteel.bsp");
    EXPECT_EQ(text::mapNames("run.race.waypoints.hardwired").front(), "run.bsp");
}

TEST(QuakeTextLoad, MarkersOfTheMapStandWhereItsEntitiesDo) {
    auto m = loadText(ktxText());
    const auto first = text::numbered(m).front();
    EXPECT_FALSE(text::placeOf(m, first));
    m.setMap(markerRoom());
    EXPECT_EQ(text::mapMarkers(m).size(), 2U) << "not lights, nor what is not in deathmatch";
    EXPECT_EQ(text::placeOf(m, first), glm::vec3(64, 64, 0));
    EXPECT_EQ(text::placeOf(m, text::numbered(m)[1]), glm::vec3(220, 220, 40)) << "the middle of its brush";
    EXPECT_EQ(text::placeOf(m, text::numbered(m)[2]), glm::vec3(0, 0, 24));
}

TEST(QuakeTextLoad, DM4HasTheMarkersThatItsFileImplies) {
    const auto map = corpusFolder("quake-bsp");
    const auto file = corpusFolder("quake-text/ktx");
    if (!map || !file || !std::filesystem::exists(*file / "dm4.bot"))
        GTEST_SKIP() << missingCorpus("quake-bsp");
    const auto m = loadText({{"dm4.bot", readFile(*file / "dm4.bot")}});
    EXPECT_EQ(text::mapMarkerCount(m), 54U);
}

TEST(QuakeTextSave, ADocumentIsRenamedAsAWhole) {
    auto m = loadText(frikBotChain());
    model::Transaction tx(m, "rename");
    tx.set(text::file::name, 0, std::string("other.way"));
    ASSERT_TRUE(tx.commit());
    const auto files = saveFiles(m);
    ASSERT_EQ(files.size(), 1U) << "short enough for one file";
    EXPECT_EQ(files.begin()->first, "other.way");
}

} // namespace
} // namespace navsmith::tests
