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
    EXPECT_EQ(all, (std::vector<std::vector<std::size_t>>{{0}, {2, 1, 3}, {4}, {5}, {6, 7}, {8}}));
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

/// dm4 with its map, two player starts of which were added at the end.
TEST(QuakeTextLoad, NumbersOfDm4AreThoseOfItsMap) {
    const auto maps = corpusFolder("quake-bsp");
    const auto texts = corpusFolder("quake-text");
    const auto map = maps ? *maps / "Ryason55_maps_dm4.bsp" : std::filesystem::path();
    if (!maps || !texts || !std::filesystem::exists(map))
        GTEST_SKIP() << missingCorpus("quake-bsp");
    auto geometry = world::readMapGeometry(readFile(map)).value();
    auto rays = world::RayCaster::build(geometry).value();
    const auto backdrop = std::make_shared<world::Backdrop>(world::Backdrop{std::move(geometry), std::move(rays)});

    auto ktx = loadText({{"dm4.bot", readFile(*texts / "ktx/dm4.bot")}});
    EXPECT_EQ(text::mapMarkerCount(ktx), 54U);
    ktx.setMap(backdrop);
    EXPECT_EQ(text::mapMarkers(ktx).size(), 56U);
    EXPECT_EQ(issuesOf(ktx, "QT050").size(), 0U) << "no node in solid";
    std::size_t teleports = 0;
    ktx.forEachLive(text::kLink,
                    [&](model::Slot l) { teleports += text::kindOf(ktx, l) == text::WayKind::Teleport ? 1 : 0; });
    EXPECT_EQ(teleports, 5U) << "out of the map's five teleporters";

    auto frog = loadText({{"map_dm4.qc", readFile(*texts / "frogbot2/map_dm4.qc")}});
    frog.setMap(backdrop);
    std::size_t listedCount = 0;
    const auto rows = text::numbered(frog);
    for (std::size_t i = 0; i < text::mapMarkerCount(frog); ++i) {
        if (const auto& name = frog.get(text::node::className, rows[i]); !name.empty()) {
            EXPECT_EQ(name, text::mapMarkers(frog)[i].className) << i + 1;
            ++listedCount;
        }
    }
    EXPECT_GT(listedCount, 40U);
    EXPECT_EQ(issuesOf(frog, "QT053").size(), 0U);
}

TEST(QuakeTextSave, NamesMayHaveLineFeedsAndBlanks) {
    const FileBytes files{{"a \n-7\nb.bot", ktxText().begin()->second}};
    auto m = loadText(files);
    EXPECT_EQ(saveFiles(m), files);
    model::Transaction tx(m, "move");
    tx.set(text::node::x, text::numbered(m).back(), 200.0F);
    ASSERT_TRUE(tx.commit());
    EXPECT_EQ(saveFiles(m).begin()->first, files.begin()->first);
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
