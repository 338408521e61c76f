// Real maps and the graphs that the game made of them.
#include "core/systems/source_ain/generation/compare_graphs.h"
#include "core/systems/source_ain/generation/generate_graph.h"
#include "core/systems/source_ain/generation/zones.h"
#include "core/world/pakfile.h"
#include "formats/source/vbsp_file.h"
#include "tests/support/corpus.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <iostream>
#include <optional>
#include <string>
#include <vector>

namespace navsmith::systems::source_ain::generation {
namespace {

namespace fs = std::filesystem;

struct GraphPair {
    std::string name;
    std::vector<std::byte> map;
    source::AinFile graph;
};

std::vector<GraphPair> graphPairs() {
    std::vector<GraphPair> pairs;
    const auto folder = tests::corpusFolder("source-ain");
    if (!folder)
        return pairs;
    for (const auto& path : tests::filesIn(*folder)) {
        if (path.extension() != ".bsp")
            continue;
        GraphPair pair{path.stem().string().substr(5), tests::readFile(path), {}};
        const auto beside = fs::path(path).replace_extension(".ain");
        std::vector<std::byte> bytes;
        if (fs::exists(beside)) {
            bytes = tests::readFile(beside);
        } else {
            const auto map = source::readVbsp(pair.map).value();
            const world::Pakfile packed(pair.map, map.pakFile);
            bytes = packed.read("maps/graphs/" + pair.name + ".ain").value();
        }
        pair.graph = source::readAin(bytes).value();
        pairs.push_back(std::move(pair));
    }
    return pairs;
}

GeneratedGraph generatedLike(const GraphPair& pair) {
    GraphOptions options;
    options.like = &pair.graph;
    auto graph = generateGraph(pair.map, options);
    EXPECT_TRUE(graph) << pair.name << (graph ? "" : graph.error());
    return graph ? std::move(*graph) : GeneratedGraph{};
}

bool isOneOf(const GraphPair& pair, std::initializer_list<std::string_view> names) {
    return std::ranges::find(names, pair.name) != names.end();
}

/// Their maps have props whose models are not at hand, or are not those of the graph.
bool isKnownToDiffer(const GraphPair& pair) {
    return isOneOf(pair, {"background05", "generic_devtest", "snowcomp1"});
}

// The table of docs/generation.md is what this prints.
TEST(AinPairs, comeOutAsTheGameMakesThem) {
    const auto pairs = graphPairs();
    if (pairs.empty())
        GTEST_SKIP() << tests::missingCorpus("source-ain");
    std::cout << "| map | nodes | offsets | links: known / found / both | equal for all hulls | width of wide_human | "
                 "props not traced | bytes |\n|---|---|---|---|---|---|---|---|\n";
    GraphAgreement all;
    std::size_t exact = 0;
    std::size_t sameBytes = 0;
    for (const auto& pair : pairs) {
        const auto graph = generatedLike(pair);
        const auto agreement = agreementOf(graph.file, pair.graph);
        const bool isEqual = source::writeAin(graph.file) == source::writeAin(pair.graph);
        const auto props = NpcWorld::read(pair.map).value()->propsNotTraced();
        std::cout << fmt::format("| {} | {} | {} / {} | {} / {} / {} | {} | {:.0f} | {} | {} |\n", pair.name,
                                 agreement.nodes, agreement.equalOffsets, agreement.offsets, agreement.links.theirs,
                                 agreement.links.ours, agreement.links.both, agreement.equalLinks,
                                 2 * graph.wideHumanHalf, props, isEqual ? "equal" : "");
        all.add(agreement);
        sameBytes += isEqual ? 1 : 0;
        EXPECT_EQ(agreement.equalNodes, agreement.nodes) << pair.name;
        std::vector<std::int16_t> zones;
        for (const auto& node : pair.graph.nodes)
            zones.push_back(node.zone);
        EXPECT_EQ(zonesOf(pair.graph), zones) << pair.name;
        EXPECT_TRUE(compareGraphs(graph.file, pair.graph).looksRaw) << pair.name;
        if (isKnownToDiffer(pair))
            continue;
        ++exact;
        EXPECT_EQ(agreement.equalOffsets, agreement.offsets) << pair.name;
        EXPECT_EQ(agreement.links.ours, agreement.links.theirs) << pair.name;
        EXPECT_EQ(agreement.equalLinks, agreement.links.theirs) << pair.name;
        EXPECT_EQ(agreement.equalZones, agreement.nodes) << pair.name;
    }
    EXPECT_EQ(exact, 10U);
    EXPECT_GE(sameBytes, 6U);
    EXPECT_GE(all.links.recall(), 0.995);
    EXPECT_GE(all.links.precision(), 0.995);
    EXPECT_GE(all.human.recall(), 0.995);
    EXPECT_GE(all.human.precision(), 0.99);
    EXPECT_GE(static_cast<double>(all.equalLinks) / static_cast<double>(all.links.theirs), 0.985);
    EXPECT_GE(static_cast<double>(all.equalOffsets) / static_cast<double>(all.offsets), 0.993);
    for (const auto& hull : all.byHull) {
        EXPECT_GE(hull.recall(), 0.98);
        EXPECT_GE(hull.precision(), 0.98);
    }
}

} // namespace
} // namespace navsmith::systems::source_ain::generation
