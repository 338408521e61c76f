// Node graphs of Source: real files, files of our own writer, and damaged ones.
#include "formats/source/ain_file.h"
#include "tests/support/ain_bytes.h"
#include "tests/support/bytes_mutation.h"
#include "tests/support/corpus.h"
#include "tests/support/heap_meter.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <fstream>
#include <limits>
#include <map>
#include <sstream>
#include <string>
#include <vector>

namespace navsmith::source {
namespace {

struct AinSample {
    std::string name;
    std::vector<std::byte> bytes;
};

constexpr std::array<std::int32_t, 6> kVersions{27, 28, 35, 37, 41, 42};

std::vector<AinSample> ownSamples() {
    std::vector<AinSample> samples;
    for (const auto version : kVersions) {
        auto graph = tests::ainOfFourteen(version);
        samples.push_back({"version " + std::to_string(version), tests::bytesOfAin(graph)});
        if (isTextAin(version))
            samples.push_back(
                {"version " + std::to_string(version) + ", lines end with LF", tests::bytesOfAin(graph, "\n")});
        graph.links.clear();
        samples.push_back({"version " + std::to_string(version) + " without links", tests::bytesOfAin(graph)});
        graph.nodes.clear();
        samples.push_back({"version " + std::to_string(version) + " without nodes", tests::bytesOfAin(graph)});
    }
    for (const std::size_t hulls : {1, 9, 11, 13, 32}) {
        auto graph = tests::ainOfFourteen();
        graph.hulls = hulls;
        samples.push_back({std::to_string(hulls) + " hulls", tests::bytesOfAin(graph)});
    }
    return samples;
}

/// Numbers of nodes, links and hulls by file name, as others counted them.
struct Counted {
    std::string nodes;
    std::string links;
    std::string hulls;
};
std::map<std::string, Counted> manifest(const std::filesystem::path& folder) {
    std::ifstream in(folder / "MANIFEST.tsv");
    std::map<std::string, Counted> files;
    for (std::string line; std::getline(in, line);) {
        std::istringstream cells(line);
        std::vector<std::string> row;
        for (std::string cell; std::getline(cells, cell, '\t');)
            row.push_back(cell);
        constexpr std::size_t columns = 9;
        if (row.size() >= columns)
            files[row[0]] = {row[6], row[7], row[8]};
    }
    return files;
}

TEST(AinCorpus, EveryByteComesBack) {
    const auto folder = tests::corpusFolder("source-ain");
    if (!folder)
        GTEST_SKIP() << tests::missingCorpus("source-ain");
    const auto counted = manifest(*folder);
    std::size_t graphs = 0;
    for (const auto& path : tests::filesIn(*folder)) {
        if (path.extension() != ".ain")
            continue;
        const auto bytes = tests::readFile(path);
        EXPECT_TRUE(isAin(bytes)) << path;
        const auto graph = readAin(bytes);
        ASSERT_TRUE(graph) << path << ": " << bytes::describe(graph.error());
        EXPECT_EQ(writeAin(*graph), bytes) << path;
        const auto row = counted.find(path.filename().string());
        ASSERT_NE(row, counted.end()) << path;
        EXPECT_EQ(std::to_string(graph->nodes.size()), row->second.nodes) << path;
        EXPECT_EQ(std::to_string(graph->links.size()), row->second.links) << path;
        if (!graph->nodes.empty()) {
            EXPECT_EQ(std::to_string(graph->hulls), row->second.hulls) << path;
        }
        ++graphs;
    }
    EXPECT_EQ(graphs, 82U);
}

TEST(AinCorpus, AWholeTextIsWrittenAnewAsTheGameWroteIt) {
    const auto folder = tests::corpusFolder("source-ain");
    if (!folder)
        GTEST_SKIP() << tests::missingCorpus("source-ain");
    std::size_t texts = 0;
    for (const auto& path : tests::filesIn(*folder)) {
        const auto bytes = path.extension() == ".ain" ? tests::readFile(path) : std::vector<std::byte>();
        auto graph = readAin(bytes);
        if (!graph || !isTextAin(graph->version))
            continue;
        ++texts;
        graph->text = graph->text.substr(0, graph->text.find('\n') + 1); // keeps the ends of its lines only
        EXPECT_EQ(writeAin(*graph), bytes) << path;
    }
    EXPECT_GT(texts, 0U);
}

TEST(AinFile, ReadsWhatAnotherWriterWrote) {
    for (const auto version : kVersions) {
        const auto bytes = tests::bytesOfAin(tests::ainOfFourteen(version));
        EXPECT_TRUE(isAin(std::span(bytes).first(64))) << version;
        const auto graph = readAin(bytes);
        ASSERT_TRUE(graph) << version << ": " << bytes::describe(graph.error());
        EXPECT_EQ(writeAin(*graph), bytes) << version;
        EXPECT_EQ(graph->version, version);
        EXPECT_EQ(graph->hulls, version > 40 ? 12U : version < 30 ? 9U : 10U);
        EXPECT_EQ(graph->mapRevision, version < 36 ? 0 : 7) << version;
        ASSERT_EQ(graph->nodes.size(), 14U) << version;
        ASSERT_EQ(graph->links.size(), 16U) << version;
        EXPECT_EQ(graph->nodes[5].position, (NavPoint{100, 0, 5})) << version;
        EXPECT_NEAR(graph->nodes[5].offsets[1], 15.13, 0.01) << version;
        EXPECT_EQ(graph->nodes[12].yaw, 180) << version;
        EXPECT_EQ(graph->nodes[13].info, 4U) << version;
        EXPECT_EQ(graph->nodes[9].zone, 5) << version;
        EXPECT_EQ(graph->nodes[13].id, -1) << version;
        EXPECT_EQ(graph->links[0].target, 1) << version;
        EXPECT_EQ(graph->links[0].moves[7], 0) << version;
        EXPECT_EQ(graph->links[15].moves[0], 8) << version;
    }
}

TEST(AinFile, FindsAnyNumberOfHulls) {
    for (std::size_t hulls = 1; hulls <= kMostAinHulls; ++hulls) {
        auto graph = tests::ainOfFourteen();
        graph.hulls = hulls;
        const auto read = readAin(tests::bytesOfAin(graph));
        ASSERT_TRUE(read) << hulls;
        EXPECT_EQ(read->hulls, hulls);
        EXPECT_EQ(read->links[3].source, graph.links[3].source) << hulls;
    }
}

/// Where several numbers of hulls explain the size, the one with types and ends that exist is taken.
TEST(AinFile, TakesTheNumberOfHullsThatGivesPossibleValues) {
    std::size_t ambiguous = 0;
    for (std::size_t nodes = 1; nodes < 12; ++nodes) {
        for (std::size_t links = 0; links < 40; ++links) {
            for (const std::size_t hulls : {9, 10, 12}) {
                tests::AinBytes graph;
                graph.hulls = hulls;
                graph.nodes.resize(nodes);
                // All that is no count reads as the number of links of another layout, if it is one.
                for (auto& node : graph.nodes)
                    node.offsets.fill(0);
                graph.links.resize(links);
                for (auto& link : graph.links)
                    link.target = static_cast<std::int16_t>(nodes - 1);
                const auto bytes = tests::bytesOfAin(graph);
                const auto read = readAin(bytes);
                ASSERT_TRUE(read) << nodes << " nodes, " << links << " links";
                EXPECT_EQ(writeAin(*read), bytes);
                ambiguous += read->hulls != hulls ? 1 : 0;
            }
        }
    }
    EXPECT_EQ(ambiguous, 0U);
}

TEST(AinFile, KeepsOddValues) {
    auto graph = tests::ainOfFourteen();
    constexpr float nan = std::numeric_limits<float>::quiet_NaN();
    graph.nodes[0].position = {nan, std::numeric_limits<float>::infinity(), -0.0F};
    graph.nodes[1].type = 200;
    graph.nodes[2].info = 0xFFFF;
    graph.nodes[3].zone = -3;
    graph.nodes[4].id = std::numeric_limits<std::int32_t>::min();
    graph.links[0].source = -1;
    graph.links[1].target = 32767;
    graph.links[2].moves.fill(255);
    const auto bytes = tests::bytesOfAin(graph);
    const auto read = readAin(bytes);
    ASSERT_TRUE(read);
    EXPECT_EQ(writeAin(*read), bytes);
    EXPECT_EQ(read->nodes[1].type, 200);
    EXPECT_EQ(read->links[0].source, -1);
}

TEST(AinFile, WideInfoBitsComeBackInVersion41Only) {
    for (const std::int32_t version : {37, 41}) {
        auto graph = tests::ainOfFourteen(version);
        graph.nodes[0].info = 0x08010001;
        const auto read = readAin(tests::bytesOfAin(graph));
        ASSERT_TRUE(read);
        EXPECT_EQ(read->nodes[0].info, 0x08010001U & ainInfoMask(version)) << version;
    }
}

TEST(AinFile, ATextKeepsItsSpellingUntilItSaysSomethingElse) {
    auto bytes = tests::bytesOfAin(tests::ainOfFourteen(27), "\n");
    std::string text(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    text.replace(text.find("0.00"), 4, "0.0 ");
    const auto odd = tests::bytesOf(text);
    auto read = readAin(odd);
    ASSERT_TRUE(read) << bytes::describe(read.error());
    EXPECT_EQ(writeAin(*read), odd) << "unchanged";
    read->nodes[2].position.x += 1;
    const auto again = readAin(writeAin(*read));
    ASSERT_TRUE(again);
    EXPECT_EQ(again->nodes[2].position, read->nodes[2].position);
    EXPECT_EQ(again->text.find('\r'), std::string::npos) << "the ends of its lines";
}

TEST(AinFile, SaysWhatIsWrong) {
    const auto good = tests::bytesOfAin(tests::ainOfFourteen());
    const auto error = [](std::vector<std::byte> bytes) {
        const auto graph = readAin(bytes);
        return graph ? std::string("none")
                     : std::string(bytes::toString(graph.error().code)) + ", " + graph.error().field + " at " +
                           std::to_string(graph.error().offset);
    };
    const auto with = [&](std::size_t at, std::uint8_t value) {
        auto bytes = good;
        bytes[at] = std::byte{value};
        return error(std::move(bytes));
    };
    EXPECT_EQ(with(0, 57), "unsupported, version at 0") << "Titanfall";
    EXPECT_EQ(with(11, 0x80), "bad value, node count at 8");
    EXPECT_EQ(with(10, 1), "count too large, node count at 8");
    EXPECT_EQ(with(8, 15), "bad value, nodes and links at 12");
    EXPECT_EQ(error({good.begin(), good.begin() + 10}), "truncated, node count at 8");
    auto longer = good;
    longer.push_back(std::byte{0});
    EXPECT_EQ(error(longer), "bad value, nodes and links at 12");
    EXPECT_EQ(error(tests::bytesOf("Version\t29\nNumNodes: 0\n")), "unsupported, version at 8");
    EXPECT_EQ(error(tests::bytesOf("Version\t27\nNumNodes: 5\n")), "bad value, node count at 21");
    EXPECT_EQ(error(tests::bytesOf("Version\t27\nNumNodes: 0\nTotalNumLinks 0\n7")), "bad value, text at 39");
}

TEST(AinFile, NamesEveryByte) {
    for (const auto& sample : ownSamples()) {
        const auto graph = readAin(sample.bytes).value();
        for (std::size_t at = 0; at < sample.bytes.size(); ++at)
            EXPECT_FALSE(ainFieldAt(graph, at).empty()) << sample.name << " at " << at;
    }
    const auto bytes = tests::bytesOfAin(tests::ainOfFourteen());
    const auto graph = readAin(bytes).value();
    EXPECT_EQ(ainFieldAt(graph, 4), "map revision");
    EXPECT_EQ(ainFieldAt(graph, 12 + 61 + 56), "node 1, type");
    EXPECT_EQ(ainFieldAt(graph, 12 + 61 + 59), "node 1, zone");
    EXPECT_EQ(ainFieldAt(graph, 12 + 14 * 61 + 4 + 14 + 2), "link 1, target");
    EXPECT_EQ(ainFieldAt(graph, bytes.size() - 1), "node 13, id");
}

TEST(AinDamage, CutFilesAreRefusedOrKept) {
    for (const auto& sample : ownSamples()) {
        for (std::size_t size = 0; size < sample.bytes.size(); ++size)
            tests::writesBackOrExplains(std::span(sample.bytes).first(size), readAin, writeAin);
    }
}

TEST(AinDamage, MutatedFilesAreRefusedOrKept) {
    tests::mutateOften(ownSamples(), 4000, 13, [](const AinSample&, const std::vector<std::byte>& mutated) {
        return tests::writesBackOrExplains(mutated, readAin, writeAin);
    });
}

TEST(AinDamage, LargeCountsAllocateNothing) {
    if (!tests::HeapMeter::available())
        GTEST_SKIP() << "a sanitizer has a heap of its own";
    auto bytes = tests::bytesOfAin(tests::ainOfFourteen());
    bytes.resize(64);
    for (const auto count : {std::uint64_t{32767}, std::uint64_t{0x7FFFFFFF}}) {
        tests::setU32(bytes, 8, count);
        const tests::HeapMeter meter;
        EXPECT_FALSE(readAin(bytes));
        EXPECT_LT(meter.peakBytes(), tests::kHeapSlack);
    }
    const auto text = tests::bytesOf("Version\t27\nNumNodes: 2000000000\n1,2,3 0 ");
    const tests::HeapMeter meter;
    EXPECT_FALSE(readAin(text));
    EXPECT_LT(meter.peakBytes(), tests::kHeapSlack);
}

} // namespace
} // namespace navsmith::source
