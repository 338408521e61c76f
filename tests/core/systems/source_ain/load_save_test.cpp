// Node graphs from files and back: order, ends of links, zones, and what is known of the map.
#include "core/model/property.h"
#include "core/systems/source_ain/load.h"
#include "core/systems/source_ain/rows.h"
#include "core/systems/source_ain/save.h"
#include "tests/core/systems/source_ain/ain_world.h"
#include "tests/support/corpus.h"

namespace navsmith::tests {
namespace {

namespace ain = systems::source_ain;
using model::Slot;

source::AinFile saved(const model::Model& m) {
    return source::readAin(saveFiles(m).at("room.ain")).value();
}

TEST(AinLoad, EveryRealFileComesBack) {
    const auto real = realFiles({"source-ain"}, ".ain");
    if (real.empty())
        GTEST_SKIP() << missingCorpus("source-ain");
    EXPECT_EQ(real.size(), 82U);
    for (const auto& document : real)
        EXPECT_TRUE(saveFiles(loadAin(document.files)) == document.files) << document.name;
}

TEST(AinLoad, FilesAreToldByNameAndVersion) {
    const auto graph = bytesOfAin(ainOfFourteen());
    const auto head = std::span(graph).first(64);
    EXPECT_EQ(ain::recognise("d1_town_01.ain", head, graph.size()), systems::Confidence::Sure);
    EXPECT_EQ(ain::recognise("D1_TOWN_01.AIN", head, graph.size()), systems::Confidence::Sure);
    EXPECT_EQ(ain::recognise("nodes37.dat", head, graph.size()), systems::Confidence::No) << "a count of nodes";
    EXPECT_EQ(ain::recognise("a.ain", bytesOf("version https://git-lfs.github.com/spec/v1"), 130),
              systems::Confidence::No);
    EXPECT_EQ(ain::recognise("a.ain", bytesOf(std::string("\x39\0\0\0", 4)), 4), systems::Confidence::Sure)
        << "Titanfall's, which are refused with their version";
    EXPECT_EQ(systemNamed("source_ain").map.mapNames("gm_construct.ain"), std::vector<std::string>{"gm_construct.bsp"});
}

TEST(AinLoad, SaysWhatGamesDoWithUnusualFiles) {
    const auto noticeOf = [](const FileBytes& files) {
        const auto notices = loadAll(systemNamed("source_ain"), files).notices;
        return notices.empty() ? std::string() : std::string(notices.front().text);
    };
    EXPECT_EQ(noticeOf(ainFile(ainOfFourteen())), "");
    EXPECT_TRUE(noticeOf(ainFile(ainOfFourteen(27))).starts_with("a text of version 27"));
    EXPECT_TRUE(noticeOf(ainFile(ainOfFourteen(35))).starts_with("version 35"));
    EXPECT_TRUE(noticeOf(ainFile({})).starts_with("no nodes"));
}

TEST(AinSave, DeletingANodeOfTheMapKeepsAllNumbers) {
    auto m = loadAin(ainFile(ainOfFourteen()));
    model::Transaction tx(m, "erase");
    const std::array nodes{model::Element{ain::kNode, 4}};
    ain::eraseOrMark(tx, nodes);
    ASSERT_TRUE(tx.commit());
    const auto graph = saved(m);
    ASSERT_EQ(graph.nodes.size(), 14U);
    EXPECT_EQ(graph.nodes[4].type, 1);
    EXPECT_EQ(graph.nodes[4].zone, 1);
    EXPECT_EQ(graph.nodes[4].id, 5) << "the entity's, which is still there";
    EXPECT_EQ(graph.links.size(), 12U) << "four are gone";
    EXPECT_EQ(graph.nodes[5].position.x, 100);
}

TEST(AinSave, OnlyNodesAtTheEndThatAreOfNoEntityGo) {
    auto m = loadAin(fourteenWith([](AinBytes& g) {
        for (int i = 0; i < 3; ++i) {
            auto& node = g.nodes.emplace_back(g.nodes[8]);
            node.position[0] = static_cast<float>(200 + 100 * i);
            node.id = -1;
        }
    }));
    const auto erase = [&](std::initializer_list<Slot> rows) {
        Elements elements;
        for (const Slot row : rows)
            elements.push_back({ain::kNode, row});
        model::Transaction tx(m, "erase");
        ain::eraseOrMark(tx, elements);
        ASSERT_TRUE(tx.commit());
    };
    erase({14, 16});
    EXPECT_EQ(saved(m).nodes.size(), 16U) << "the last one; one before it would renumber another";
    EXPECT_EQ(saved(m).nodes[14].type, 1);
    erase({15, 14});
    EXPECT_EQ(saved(m).nodes.size(), 14U);
    erase({13, 12});
    EXPECT_EQ(saved(m).nodes.size(), 13U) << "an exit is of no entity, its ladder is";
    EXPECT_EQ(saved(m).nodes[12].type, 1);
}

TEST(AinSave, ADeletedTypeTakesTheLinksAlong) {
    auto m = loadAin(ainFile(ainOfFourteen()));
    model::Transaction tx(m, "set");
    tx.set(ain::node::type, 4, std::uint8_t{1});
    ASSERT_TRUE(tx.commit());
    EXPECT_EQ(ain::countLinks(m, 4), 0U);
}

TEST(AinSave, LinksGoToTheirPlaceIfTheOthersAreInOrder) {
    auto m = loadAin(ainFile(ainOfFourteen()));
    const auto link = [&](Slot one, Slot other) {
        model::Transaction tx(m, "link");
        const Slot l = ain::makeLink(tx, one, other, {1});
        EXPECT_TRUE(tx.commit());
        return m.order(ain::kLink).position(l);
    };
    EXPECT_EQ(link(4, 0), 2U) << "behind 0-1 and 0-3; the lower node first";
    EXPECT_EQ(saved(m).links[2].source, 0);
    EXPECT_EQ(saved(m).links[2].target, 4);
    EXPECT_EQ(link(11, 13), 16U);
    auto disordered = loadAin(fourteenWith([](AinBytes& g) { std::swap(g.links[0], g.links[5]); }));
    const auto before = saved(disordered).links;
    model::Transaction tx(disordered, "link");
    ain::makeLink(tx, 4, 0, {1});
    ASSERT_TRUE(tx.commit());
    const auto after = saved(disordered).links;
    ASSERT_EQ(after.size(), before.size() + 1);
    EXPECT_TRUE(std::equal(before.begin(), before.end(), after.begin())) << "nothing else moves";
}

TEST(AinSave, ZonesFollowTheLinks) {
    auto m = loadAin(ainFile(ainOfFourteen()));
    model::Transaction tx(m, "unlink");
    for (const auto& [one, other] : {std::pair(3, 6), std::pair(4, 7), std::pair(5, 8)})
        tx.erase({ain::kLink, ain::findLink(m, Slot(one), Slot(other))});
    ASSERT_TRUE(tx.commit());
    const auto zone = [&](Slot n) { return m.get(ain::node::zone, n); };
    EXPECT_EQ(zone(0), 4);
    EXPECT_EQ(zone(7), 5);
    EXPECT_EQ(zone(9), 6) << "the air";
    EXPECT_EQ(zone(12), 4);
}

TEST(AinSave, ZonesThatNobodyComputedAreComputedWithTheFirstLink) {
    auto m = loadAin(fourteenWith([](AinBytes& g) {
        for (auto& node : g.nodes)
            node.zone = 0;
    }));
    {
        model::Transaction tx(m, "move");
        tx.set(ain::node::x, 4, 7.0F);
        ASSERT_TRUE(tx.commit());
        EXPECT_EQ(m.get(ain::node::zone, 0), 0) << "moving a node connects nothing";
    }
    model::Transaction tx(m, "link");
    ain::makeLink(tx, 0, 8, {1});
    ASSERT_TRUE(tx.commit());
    EXPECT_EQ(m.get(ain::node::zone, 0), 4);
    EXPECT_EQ(m.get(ain::node::zone, 9), 5);
    ASSERT_EQ(tx.notes().size(), 1U);
    EXPECT_TRUE(tx.notes().front().starts_with("The zones of 14 nodes were unknown")) << tx.notes().front();
}

TEST(AinSave, GrowsOnlyAsFarAsTheChosenGameTakes) {
    AinBytes graph;
    graph.nodes.resize(1500);
    auto m = loadAin(ainFile(graph));
    const auto add = [&]() -> std::string {
        model::Transaction tx(m, "add");
        ain::makeNode(tx, {}, nullptr);
        const auto change = tx.commit();
        return change ? std::string() : std::string(change.error().reason);
    };
    EXPECT_EQ(add(), "");
    m.setSetting(ain::kGameSetting, 1);
    EXPECT_EQ(add(), "The graph would have 1,502 nodes: the game takes at most 1,500.");
    m.setSetting(ain::kGameSetting, 2);
    EXPECT_EQ(add(), "");
}

TEST(AinSave, ANodeKeepsNoMoreLinksThanTheGame) {
    AinBytes graph;
    graph.nodes.resize(40);
    for (std::int16_t n = 1; n <= 30; ++n)
        graph.links.push_back({0, n, {1}});
    auto m = loadAin(ainFile(graph));
    model::Transaction tx(m, "link");
    ain::makeLink(tx, 0, 31, {1});
    const auto change = tx.commit();
    ASSERT_FALSE(change);
    EXPECT_EQ(change.error().reason, "Node 0 would have 31 links: the game drops those beyond 30.");
}

TEST(AinSave, NewGraphsAreOfTheMapsRevision) {
    const auto& map = ainRoomBytes();
    const auto file = ain::blanks({.name = "room", .head = std::span(map).first(systems::kMapStartBytes)}).at(0);
    EXPECT_EQ(file.name, "room.ain");
    const auto graph = source::readAin(file.bytes);
    ASSERT_TRUE(graph);
    EXPECT_EQ(graph->mapRevision, numberAt<std::int32_t>(map, 1032));
    EXPECT_TRUE(ain::blanks({.name = "dm4", .head = bytesOf(std::string("\x1D\0\0\0", 4))}).empty());
}

TEST(AinMap, NodesShowTheEntityThatTheGameTiesToThem) {
    auto m = loadAin(ainFile(ainOfFourteen()));
    const auto& type = m.schema().type(ain::kNode);
    const auto shown = [&](std::string_view property, Slot n) {
        return model::displayText(m, *type.findProperty(property), model::Element{ain::kNode, n});
    };
    EXPECT_EQ(shown("entity", 0), "");
    m.setMap(ainRoom());
    EXPECT_EQ(shown("entity", 0), "info_node_hint");
    EXPECT_EQ(shown("hint", 0), "901");
    EXPECT_EQ(shown("entity_name", 0), "lookout");
    EXPECT_EQ(shown("entity", 9), "info_node_air");
    EXPECT_EQ(shown("hint", 9), "");
    EXPECT_EQ(shown("entity", 13), "") << "an exit";
}

} // namespace
} // namespace navsmith::tests
