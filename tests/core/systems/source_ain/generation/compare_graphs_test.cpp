#include "core/systems/source_ain/generation/compare_graphs.h"
#include "core/systems/source_ain/generation/generator.h"
#include "tests/core/systems/source_ain/generation/node_room.h"

#include <algorithm>

namespace navsmith::systems::source_ain::generation {
namespace {

double figureOf(const FileComparison& comparison, std::string_view id) {
    const auto found = std::ranges::find(comparison.figures, id, &Agreement::id);
    EXPECT_NE(found, comparison.figures.end()) << id;
    return found == comparison.figures.end() ? -1 : found->value;
}

/// Three nodes and two links, all of them walked.
source::AinFile smallGraph() {
    source::AinFile file;
    file.mapRevision = 5;
    for (const float x : {0.0F, 100.0F, 200.0F})
        file.nodes.push_back(tests::nodeAt({x, 0, 16}));
    Moves walks{};
    std::fill_n(walks.begin(), 10, move::kGround);
    file.links = {{0, 1, walks}, {1, 2, walks}};
    return file;
}

TEST(CompareGraphs, theSameAgrees) {
    const auto file = smallGraph();
    const auto comparison = compareGraphs(file, file);
    for (const auto& figure : comparison.figures) {
        if (figure.isShare) {
            EXPECT_EQ(figure.value, 1) << figure.id;
        }
    }
    EXPECT_EQ(figureOf(comparison, "their_links"), 2);
    EXPECT_TRUE(comparison.sameMap);
    EXPECT_TRUE(comparison.misses.empty());
}

TEST(CompareGraphs, eachDifferenceHasItsFigure) {
    const auto known = smallGraph();
    auto file = known;
    std::swap(file.links[0].source, file.links[0].target); // does not matter
    file.links[0].moves[0] = move::kJump;                  // still on foot
    file.links[1].target = 0;                              // the same ends as the first
    file.links.push_back({0, 2, file.links[1].moves});
    file.nodes[1].offsets[3] = 0.1F;
    file.nodes[2].zone = 9;
    file.nodes[0].id = 3;
    file.mapRevision = 6;
    const auto comparison = compareGraphs(file, known);
    EXPECT_DOUBLE_EQ(figureOf(comparison, "nodes"), 2.0 / 3);
    EXPECT_DOUBLE_EQ(figureOf(comparison, "offsets"), 29.0 / 30);
    EXPECT_DOUBLE_EQ(figureOf(comparison, "link_recall"), 0.5);
    EXPECT_DOUBLE_EQ(figureOf(comparison, "link_precision"), 0.5);
    EXPECT_DOUBLE_EQ(figureOf(comparison, "links_equal"), 0);
    EXPECT_DOUBLE_EQ(figureOf(comparison, "human_recall"), 0.5);
    EXPECT_DOUBLE_EQ(figureOf(comparison, "hull_recall"), 0.5);
    EXPECT_DOUBLE_EQ(figureOf(comparison, "zones"), 2.0 / 3);
    EXPECT_FALSE(comparison.sameMap);
}

TEST(CompareGraphs, editedGraphsDoNotLookRaw) {
    auto file = smallGraph();
    EXPECT_FALSE(compareGraphs(file, file).looksRaw) << "zones are 0, as editors leave them";
    for (auto& node : file.nodes)
        node.zone = 4;
    EXPECT_TRUE(compareGraphs(file, file).looksRaw);
    file.nodes[2].position.x = 900;
    EXPECT_FALSE(compareGraphs(file, file).looksRaw) << "too long a link";
}

TEST(CompareGraphs, anotherNumberOfNodes) {
    const auto known = smallGraph();
    auto file = known;
    file.nodes.pop_back();
    const auto comparison = compareGraphs(file, known);
    EXPECT_DOUBLE_EQ(figureOf(comparison, "nodes"), 2.0 / 3);
    EXPECT_DOUBLE_EQ(figureOf(comparison, "offsets"), 20.0 / 30);
}

TEST(CompareGraphs, missesHaveCauses) {
    tests::NodeRoom room;
    room.addBox({-8, -800, 0}, {8, 800, 400});
    for (const float x : {-700.0F, -400.0F, -100.0F, 100.0F, 700.0F})
        room.addNode({x, 0, 16});
    const auto bytes = room.room.bytes();
    const auto made = generator().generate({.mapName = "test", .map = bytes}, {});
    auto known = *source::readAin(made->bytes);
    for (const auto& [source, target] : {std::pair(0, 2), std::pair(2, 3), std::pair(0, 4)}) {
        auto link = known.links.front();
        link.source = static_cast<std::int16_t>(source);
        link.target = static_cast<std::int16_t>(target);
        known.links.push_back(link);
    }
    const auto comparison = generator().compare(bytes, made->bytes, source::writeAin(known));
    ASSERT_TRUE(comparison);
    ASSERT_EQ(comparison->misses.size(), 3U);
    EXPECT_EQ(comparison->misses[0].cause, "another node is nearer in its direction");
    EXPECT_EQ(comparison->misses[0].type, "walk");
    EXPECT_EQ(comparison->misses[0].from.x, -700);
    EXPECT_EQ(comparison->misses[1].cause, "too far");
    EXPECT_EQ(comparison->misses[2].cause, "not in sight");
}

} // namespace
} // namespace navsmith::systems::source_ain::generation
