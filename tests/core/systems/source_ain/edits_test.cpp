// Edits of node graphs, with the tests of the game over a map.
#include "core/systems/paste.h"
#include "core/systems/source_ain/generation/zones.h"
#include "core/systems/source_ain/rows.h"
#include "core/systems/source_ain/tester.h"
#include "tests/core/systems/source_ain/ain_world.h"

namespace navsmith::tests {
namespace {

namespace ain = systems::source_ain;
using model::Slot;

class AinEdits : public testing::Test, protected EditedModel {
protected:
    AinEdits() : EditedModel(loadAin(ainFile(ainOfFourteen()))) {}

    static Element node(Slot row) { return {ain::kNode, row}; }
    [[nodiscard]] Slot link(Slot one, Slot other) const { return ain::findLink(model, one, other); }
    void open() { model.setMap(ainRoom()); }
    /// An edit that gets the file of the map.
    EditResult overMap(std::string_view id, const Elements& selection, model::Transaction& tx) {
        return systems::run(edit(id), tx, selection, {.mapFile = ainRoomBytes()});
    }
    void runOverMap(std::string_view id, const Elements& selection = {}) {
        sound([&](model::Transaction& tx) { return overMap(id, selection, tx); });
    }
    std::string refusedOverMap(std::string_view id, const Elements& selection = {}) {
        return refused([&](model::Transaction& tx) { return overMap(id, selection, tx); });
    }
    [[nodiscard]] std::uint8_t move(Slot one, Slot other, std::size_t hull = 0) const {
        const Slot l = link(one, other);
        return l == model::kNoSlot ? std::uint8_t{255} : ain::moveOf(model, l, hull);
    }
};

TEST_F(AinEdits, LinksAreTestedForEachHull) {
    open();
    run("connect", {node(1), node(5)});
    EXPECT_EQ(move(1, 5), 1) << "over the open floor";
    EXPECT_EQ(move(1, 5, 7), 1);
    EXPECT_EQ(refusal("connect", {node(3), node(8)}).substr(0, 6), "Human:") << "a wall is between";
}

TEST_F(AinEdits, WithoutTheMapTheTypesDecide) {
    run("connect", {node(0), node(4)});
    EXPECT_EQ(move(0, 4), 1);
    EXPECT_EQ(notes, std::vector<std::string>{"Without the map the ways of the hulls are assumed."});
    EXPECT_EQ(refusal("connect", {node(0), node(9)}), "An air node is linked with air nodes only.");
    EXPECT_EQ(refusal("connect", {node(0), node(1)}), "The nodes are already linked.");
}

TEST_F(AinEdits, LinksOfAnyWay) {
    run("connect_as", {node(0), node(4)}, {1, 0});
    EXPECT_EQ(move(0, 4), 2);
    EXPECT_EQ(move(0, 4, 9), 2);
    run("set_moves", {{ain::kLink, link(0, 4)}}, {0, 8});
    EXPECT_EQ(move(0, 4, 7), 1) << "of large only";
    EXPECT_EQ(move(0, 4, 0), 2);
    run("disconnect", {node(0), node(4)});
    EXPECT_EQ(link(0, 4), model::kNoSlot);
    EXPECT_NE(link(0, 1), model::kNoSlot);
}

TEST_F(AinEdits, DeletedNodesComeBackAsTheMapHasThem) {
    run("erase", {node(9), node(4)});
    EXPECT_TRUE(ain::isDeleted(model, 9));
    open();
    run("restore", {node(9), node(4)});
    EXPECT_EQ(ain::kindOf(model, 9), ain::NodeKind::Air);
    EXPECT_EQ(ain::kindOf(model, 4), ain::NodeKind::Ground);
}

TEST_F(AinEdits, DeletedNodesBehindThoseOfTheMapCanBeRemoved) {
    for (int i = 0; i < 2; ++i)
        click("chain", {}, {}, {200.0F + 50.0F * static_cast<float>(i), 200, 0});
    run("erase", {node(14)});
    EXPECT_TRUE(model.isLive(node(14))) << "another is behind it";
    run("remove_deleted", {});
    EXPECT_FALSE(model.isLive(node(14)));
    EXPECT_EQ(ain::numberOf(model, 15), 14U);
    EXPECT_EQ(refusal("remove_deleted", {}), "There are no deleted nodes behind those of the map's entities.");
}

TEST_F(AinEdits, HullsDropToTheFloor) {
    open();
    {
        model::Transaction tx(model, "lift");
        tx.set(ain::node::z, 4, 25.0F);
        ASSERT_TRUE(tx.commit());
    }
    run("drop", {node(4)});
    EXPECT_NEAR(model.get(ain::node::offset(0), 4), -24.87, 0.01);
    EXPECT_NEAR(model.get(ain::node::offset(1), 4), -4.87, 0.01) << "a centered hull";
    EXPECT_EQ(refusal("drop", {node(4)}), "The hulls stand where they should.");
}

TEST_F(AinEdits, PlacedNodesStandOnTheFloorAndAreLinked) {
    open();
    const auto first = click("chain", {}, {}, {200, 200, 0}, {0, 5, 1});
    EXPECT_EQ(ain::numberOf(model, first.slot), 14U) << "at the end";
    EXPECT_EQ(model.get(ain::node::id, first.slot), -1);
    EXPECT_NEAR(model.get(ain::node::offset(0), first.slot), -4.87, 0.01);
    const auto second = click("chain", first, {}, {200, 300, 0}, {0, 5, 1});
    EXPECT_EQ(move(first.slot, second.slot), 1);
    const auto air = click("chain", second, {}, {200, 300, 0}, {1, 150, 1});
    EXPECT_EQ(model.get(ain::node::z, air.slot), 150);
    EXPECT_EQ(link(second.slot, air.slot), model::kNoSlot);
    EXPECT_EQ(notes, std::vector<std::string>{"Not linked. An air node is linked with air nodes only."});
}

TEST_F(AinEdits, NodesThatTakeTheNumberOfAnEntityAreTold) {
    model = loadAin(ainFile({}));
    open();
    click("chain", {}, {}, {200, 200, 0});
    EXPECT_EQ(notes, std::vector<std::string>{"The game ties this node to an entity of the map, which has 13 node "
                                              "entities: take the nodes from the map first."});
}

TEST_F(AinEdits, DragsLinkNodes) {
    open();
    const auto at = ain::originOf(model, 5);
    EXPECT_EQ(buildRefusal("link", {{}, node(3), at, at}).substr(0, 6), "Human:") << "a wall is between";
    EXPECT_EQ(buildRefusal("link", {{}, node(4), at, at}), "They are already linked.");
    build("link", {{}, node(1), at, at});
    EXPECT_EQ(move(1, 5), 1);
}

TEST_F(AinEdits, RebuildsLinksAsTheGameDoes) {
    open();
    runOverMap("rebuild");
    EXPECT_EQ(link(3, 4), model::kNoSlot) << "through the wall";
    EXPECT_EQ(move(4, 5), 1);
    EXPECT_EQ(link(0, 2), model::kNoSlot) << "node 1 is nearer in this direction";
    EXPECT_EQ(link(9, 10), model::kNoSlot) << "the air ends at the wall";
    EXPECT_EQ(move(11, 12), 8);
    EXPECT_TRUE(ain::areLinksInOrder(model));
    EXPECT_EQ(refusedOverMap("rebuild"), "The links are those that the game would make.");
}

TEST_F(AinEdits, RebuildsOnlyWhatIsSelected) {
    open();
    run("disconnect", {node(0), node(1), node(2), node(5)});
    const auto before = model.count(ain::kLink);
    runOverMap("rebuild", {node(2)});
    EXPECT_EQ(move(2, 5), 1);
    EXPECT_EQ(link(0, 1), model::kNoSlot);
    EXPECT_NE(link(3, 4), model::kNoSlot) << "no link of the selected node";
    EXPECT_GT(model.count(ain::kLink), before);
}

TEST_F(AinEdits, TestsTakeAwayWhatNobodyCanPass) {
    open();
    runOverMap("test_links");
    EXPECT_EQ(link(3, 4), model::kNoSlot);
    EXPECT_EQ(move(4, 5), 1);
    EXPECT_EQ(move(0, 1, 7), 1) << "the file said that the large hull cannot";
}

TEST_F(AinEdits, NodesComeFromTheMap) {
    model = loadAin(ainFile({}));
    open();
    const auto made = run("from_entities", {});
    EXPECT_EQ(made.size(), 13U);
    EXPECT_EQ(model.get(ain::node::id, 4), 5);
    EXPECT_EQ(ain::kindOf(model, 9), ain::NodeKind::Air);
    EXPECT_NEAR(model.get(ain::node::offset(0), 4), -4.87, 0.01);
    EXPECT_EQ(refusal("from_entities", {}), "Each node is already where the map has it.");
}

TEST_F(AinEdits, AnEmptyGraphIsBuiltFromTheMap) {
    model = loadAin(ainFile({}));
    EXPECT_EQ(issuesOf(model, "AI002").size(), 1U);
    open();
    const auto& rules = systemOf(model).rules;
    runOverMap(std::ranges::find(rules, "AI002", &checks::Rule::id)->fixEdit.id);
    EXPECT_EQ(model.count(ain::kNode), 13U);
    EXPECT_EQ(move(4, 5), 1);
    EXPECT_EQ(link(3, 4), model::kNoSlot) << "through the wall";
    EXPECT_GE(model.get(ain::node::zone, 4), ain::generation::kFirstZone);
    EXPECT_TRUE(issuesOf(model, "AI002").empty());
}

TEST_F(AinEdits, MovedNodesGoBackToTheirEntities) {
    open();
    {
        model::Transaction tx(model, "move");
        tx.set(ain::node::x, 4, 30.0F);
        tx.set(ain::node::id, 5, std::int32_t{77});
        ASSERT_TRUE(tx.commit());
    }
    EXPECT_EQ(issuesOf(model, "AI052").size(), 2U);
    run("from_entities", {});
    EXPECT_EQ(model.get(ain::node::x, 4), 0);
    EXPECT_EQ(model.get(ain::node::id, 5), 6);
    EXPECT_TRUE(issuesOf(model, "AI052").empty());
}

TEST_F(AinEdits, LinksAreSorted) {
    model = loadAin(fourteenWith([](AinBytes& g) {
        std::ranges::reverse(g.links);
        for (auto& link : g.links)
            std::swap(link.source, link.target);
    }));
    run("sort_links", {});
    EXPECT_EQ(saveFiles(model), ainFile(ainOfFourteen()));
    EXPECT_EQ(refusal("sort_links", {}), "The links are in order.");
}

TEST_F(AinEdits, PastedNodesAreOfNoEntity) {
    const auto pasted = sound([&](model::Transaction& tx) {
        return systems::duplicate(system(), tx, std::vector{node(0), node(1)}, glm::dvec3(0, -100, 0));
    });
    std::vector<Slot> nodes;
    for (const auto& e : pasted) {
        if (e.type == ain::kNode)
            nodes.push_back(e.slot);
    }
    ASSERT_EQ(nodes.size(), 2U);
    EXPECT_EQ(model.get(ain::node::id, nodes[0]), -1);
    EXPECT_EQ(ain::numberOf(model, nodes[1]), 15U);
    EXPECT_EQ(move(nodes[0], nodes[1]), 1);
}

} // namespace
} // namespace navsmith::tests
