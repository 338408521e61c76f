// Rules that compare a graph with its map.
#include "core/systems/source_ain/tester.h"
#include "core/world/backdrop.h"
#include "tests/core/systems/source_ain/ain_world.h"
#include "tests/support/corpus.h"

#include <set>

namespace navsmith::tests {
namespace {

namespace ain = systems::source_ain;
using model::Slot;

std::vector<std::string> messages(const model::Model& m, std::string_view rule) {
    std::vector<std::string> all;
    for (const auto& issue : issuesOf(m, rule))
        all.push_back(issue.message);
    return all;
}

model::Model inRoom(const std::function<void(AinBytes&)>& change) {
    auto m = loadAin(fourteenWith([&](AinBytes& g) {
        g.mapRevision = numberAt<std::int32_t>(ainRoomBytes(), 1032);
        change(g);
    }));
    m.setMap(ainRoom());
    return m;
}

TEST(AinOverMap, ARevisionOfAnotherMapIsTold) {
    EXPECT_TRUE(messages(inRoom([](AinBytes&) {}), "AI050").empty());
    auto m = inRoom([](AinBytes& g) { g.mapRevision = 99; });
    EXPECT_EQ(messages(m, "AI050").size(), 1U);
    std::vector<std::string> refusals;
    checks::fixIssues(m, systemOf(m).rules, issuesOf(m, "AI050"), refusals);
    EXPECT_TRUE(messages(m, "AI050").empty());
    EXPECT_EQ(m.get(ain::file::mapRevision, 0), m.map()->geometry.revision);
}

TEST(AinOverMap, EntitiesWithoutANodeAreTold) {
    EXPECT_TRUE(messages(inRoom([](AinBytes&) {}), "AI051").empty());
    const auto few = inRoom([](AinBytes& g) {
        g.nodes.resize(3);
        std::erase_if(g.links, [](const auto& link) { return link.target > 2; });
    });
    EXPECT_EQ(messages(few, "AI051"),
              std::vector<std::string>{
                  "The map has 13 node entities, the graph 3 nodes: hints of the others are tied to no node"});
}

TEST(AinOverMap, NodesThatLeftTheirEntityAreTold) {
    const auto m = inRoom([](AinBytes& g) {
        g.nodes[4].position[0] = 30;
        g.nodes[5].yaw = 90;
        g.nodes[6].id = 70;
    });
    EXPECT_EQ(messages(m, "AI052"),
              (std::vector<std::string>{"30 from the map's entity of this number, to which its hints belong",
                                        "Yaw 90 (of the map's entity: 0)", "Id 70 (of the map's entity: 7)"}));
}

TEST(AinOverMap, NodesInWallsAndWithoutFloorAreTold) {
    const auto m = inRoom([](AinBytes& g) {
        g.nodes[3].position = {-50, 0, 5};   // in the wall
        g.nodes[8].position = {600, 100, 5}; // outside the room
    });
    EXPECT_EQ(messages(m, "AI053").size(), 2U);
}

TEST(AinOverMap, OffsetsOfAnotherFloorAreTold) {
    const auto m = inRoom([](AinBytes& g) { g.nodes[8].position[2] = 25; });
    ASSERT_EQ(messages(m, "AI054").size(), 1U);
    EXPECT_EQ(messages(m, "AI054").front(), "Human: offset -4.87, the floor of this map gives -24.87");
}

TEST(AinOverMap, LinksThroughWallsAreTold) {
    const auto m = inRoom([](AinBytes&) {});
    std::set<Slot> forNobody;
    std::set<Slot> all;
    for (const auto& issue : issuesOf(m, "AI055")) {
        all.insert(issue.element.slot);
        if (issue.message.starts_with("No way for Human, Small, centered, Wide human, "))
            forNobody.insert(issue.element.slot);
    }
    const std::set<Slot> expected{ain::findLink(m, 3, 4), ain::findLink(m, 9, 10),    // two walls
                                  ain::findLink(m, 5, 13), ain::findLink(m, 12, 13)}; // an exit without a floor
    EXPECT_EQ(forNobody, expected);
    EXPECT_TRUE(all.contains(ain::findLink(m, 11, 12))) << "the middle of centered hulls is below the floor";
    EXPECT_FALSE(all.contains(ain::findLink(m, 4, 5)));
}

TEST(AinOverMap, AMapThatCannotBeReadAgainIsTestedForNothing) {
    auto m = loadAin(ainFile(ainOfFourteen()));
    auto map = *ainRoom();
    map.readFile = nullptr;
    m.setMap(std::make_shared<world::Backdrop>(std::move(map)));
    EXPECT_FALSE(ain::testerOf(m));
    EXPECT_TRUE(messages(m, "AI055").empty());
}

/// What the game itself built is nearly free of issues over its own map.
TEST(AinOverMap, GraphsOfTheGameFitTheirMaps) {
    const auto folder = corpusFolder("source-ain");
    if (!folder)
        GTEST_SKIP() << missingCorpus("source-ain");
    for (const auto* name : {"pair_a1c0", "pair_testroom_pplatform", "pair_background15", "pair_efm_intro"}) {
        const auto graph = *folder / (std::string(name) + ".ain");
        if (!std::filesystem::exists(graph))
            continue;
        auto m = loadAin({{"pair.ain", readFile(graph)}});
        m.setMap(backdropOf(readFile(*folder / (std::string(name) + ".bsp"))));
        for (const auto* rule : {"AI050", "AI051", "AI052", "AI054"})
            EXPECT_EQ(messages(m, rule), std::vector<std::string>()) << name << " " << rule;
        EXPECT_LT(messages(m, "AI055").size(), 1 + m.count(ain::kLink) / 100) << name;
    }
}

} // namespace
} // namespace navsmith::tests
