// Graphs from files and back: names, numbers, slots and what is left in them.
#include "core/model/property.h"
#include "core/opening/save_document.h"
#include "core/systems/registry.h"
#include "core/systems/unexplained.h"
#include "core/systems/yapb/save.h"
#include "formats/yapb/graph_file.h"
#include "tests/core/systems/yapb/graph_world.h"
#include "tests/support/corpus.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace navsmith::tests {
namespace {

namespace graph = systems::yapb;

TEST(YapbLoad, NamesAreReadUpToTheirEndAndInLatin1) {
    const auto files = nineWith([](GraphBytes& g) {
        g.author = std::string("new\0older", 9);
        g.modifiedBy = "J\xF6rg";
    });
    auto m = loadGraph(files);
    EXPECT_EQ(m.get(graph::file::author, 0), "new");
    EXPECT_EQ(m.get(graph::file::modifiedBy, 0), "J\xC3\xB6rg");
    model::Transaction tx(m, "rename");
    tx.set(graph::file::author, 0, std::string("an author with a name of 36 letters!"));
    ASSERT_TRUE(tx.commit());
    const auto written = yapb::read(saveFiles(m).at("room.graph")).value();
    EXPECT_EQ(written.author, "an author with a name of 36 let" + std::string(1, '\0'));
    EXPECT_EQ(written.modifiedBy.substr(0, 5), std::string("J\xF6rg\0", 5)) << "unchanged";
}

TEST(YapbLoad, FlagsOfOtherBotsAreExplainedAndOthersNot) {
    const auto unexplainedFlags = [](std::uint32_t bits) {
        const auto m = loadGraph(nineWith([&](GraphBytes& g) { g.nodes[3].flags |= bits; }));
        std::vector<std::string> values;
        for (const auto& each : systems::unexplainedIn(m, systems::find("yapb")->explanations))
            values.push_back(std::string(each.property) + '=' + each.value);
        return values;
    };
    EXPECT_EQ(unexplainedFlags(0), std::vector<std::string>{});
    for (const unsigned bit : {11U, 12U, 13U, 14U, 15U, 16U, 17U, 26U, 27U})
        EXPECT_EQ(unexplainedFlags(1U << bit), std::vector<std::string>{}) << bit;
    EXPECT_EQ(unexplainedFlags(1U << 19U | 1U << 27U), std::vector<std::string>{"flags=0x80000"});
}

TEST(YapbSave, LinksKeepTheirSlots) {
    auto m = loadGraph(graphFile(graphOfNine()));
    const auto jump = graph::findLink(m, 4, 8);
    ASSERT_NE(jump, model::kNoSlot);
    EXPECT_EQ(m.get(graph::link::slot, jump), 6);
    model::Transaction tx(m, "erase");
    tx.erase({graph::kLink, graph::findLink(m, 4, 1)});
    ASSERT_TRUE(tx.commit());
    const auto written = yapb::read(saveFiles(m).at("room.graph")).value();
    EXPECT_EQ(written.nodes[4].links[6].target, 8);
    EXPECT_EQ(written.nodes[4].links[2].target, -1) << "a hole";
    EXPECT_EQ(written.nodes[4].links[3].target, 7);
}

TEST(YapbSave, DeletingANodeRenumbersTheRest) {
    auto m = loadGraph(graphFile(graphOfNine()));
    model::Transaction tx(m, "erase");
    tx.erase({graph::kNode, 1});
    ASSERT_TRUE(tx.commit());
    const auto written = yapb::read(saveFiles(m).at("room.graph")).value();
    ASSERT_EQ(written.nodes.size(), 8U);
    EXPECT_EQ(written.nodes[7].number, 7);
    EXPECT_EQ(written.nodes[3].links[6].target, 7) << "the jump to the last node";
}

TEST(YapbSave, ANewLinkReplacesWhatWasLeftInItsSlot) {
    auto m = loadGraph(nineWith([](GraphBytes& g) { g.nodes[3].links[3].distance = 77; }));
    EXPECT_FALSE(m.get(graph::node::leftovers, 3).empty());
    model::Transaction tx(m, "link");
    const auto l = tx.create(graph::kLink);
    tx.set(graph::link::owner, l, model::Ref::to(3));
    tx.set(graph::link::target, l, model::Ref::to(8));
    tx.set(graph::link::slot, l, std::uint8_t{3});
    ASSERT_TRUE(tx.commit());
    EXPECT_TRUE(m.get(graph::node::leftovers, 3).empty());
    EXPECT_EQ(yapb::read(saveFiles(m).at("room.graph"))->nodes[3].links[3].distance, 0);
}

TEST(YapbSave, GraphsThatTheBotsDeleteAreRefused) {
    auto m = loadGraph(nineWith([](GraphBytes& g) {
        g.nodes.pop_back(), g.nodes[4].links[6] = {}, g.nodes[7].links = {}, g.nodes[5].links = {};
    }));
    ASSERT_EQ(m.count(graph::kNode), 8U);
    model::Transaction tx(m, "erase");
    tx.erase({graph::kNode, 7});
    const auto change = tx.commit();
    ASSERT_FALSE(change);
    EXPECT_EQ(change.error().reason, "The graph would have 7 nodes: YaPB deletes files with fewer than 8.");
    EXPECT_EQ(m.count(graph::kNode), 8U);
}

TEST(YapbSave, AGraphThatTheBotsWouldDeleteIsNotWritten) {
    const auto files = nineWith([](GraphBytes& g) { g.nodes.resize(3); });
    const auto m = loadGraph(files);
    const auto folder = std::filesystem::path(testing::TempDir()) / "yapb_too_small";
    std::filesystem::remove_all(folder);
    std::filesystem::create_directories(folder);
    const auto result = opening::write(opening::pendingInto(systemNamed("yapb"), m, folder));
    ASSERT_FALSE(result);
    EXPECT_EQ(result.error().what, "cannot be saved: YaPB deletes graphs with fewer than 8 nodes, this one has 3");
    EXPECT_TRUE(std::filesystem::is_empty(folder));
    EXPECT_TRUE(opening::write(opening::pendingInto(systemNamed("yapb"), loadGraph(graphFile(graphOfNine())), folder)));
}

TEST(YapbSave, DistancesFollowTheLengthThatTheyWere) {
    auto m = loadGraph(nineWith([](GraphBytes& g) { g.nodes[3].links[0].distance = 60; }));
    model::Transaction tx(m, "move");
    tx.set(graph::node::x, 4, 50.0F);
    ASSERT_TRUE(tx.commit());
    EXPECT_EQ(m.get(graph::link::distance, graph::findLink(m, 4, 5)), 50);
    EXPECT_EQ(m.get(graph::link::distance, graph::findLink(m, 5, 4)), 50);
    EXPECT_EQ(m.get(graph::link::distance, graph::findLink(m, 3, 4)), 60) << "learned, not a length";
    EXPECT_EQ(m.get(graph::link::distance, graph::findLink(m, 4, 8)), 111) << "of a jump the whole length";
}

TEST(YapbSave, NewGraphsAreForGoldSrcAndInLowerCase) {
    const auto head = bytesOf(std::string("\x1E\0\0\0", 4));
    const auto file = graph::blanks({.name = "De_Room", .head = head, .bytes = 4321}).at(0);
    EXPECT_EQ(file.name, "de_room.graph");
    EXPECT_EQ(yapb::read(file.bytes)->mapSize, 4321);
    EXPECT_TRUE(graph::blanks({.name = "dm4", .head = bytesOf(std::string("\x1D\0\0\0", 4))}).empty());
}

} // namespace
} // namespace navsmith::tests
