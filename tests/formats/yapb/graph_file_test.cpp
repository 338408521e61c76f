// Graphs of YaPB and PODBot: real files, files of our own writer, and damaged ones.
#include "formats/yapb/graph_file.h"
#include "tests/support/bytes_mutation.h"
#include "tests/support/corpus.h"
#include "tests/support/graph_bytes.h"
#include "tests/support/heap_meter.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace navsmith::yapb {
namespace {

struct Sample {
    std::string name;
    std::vector<std::byte> bytes;
};

std::vector<Sample> ownSamples() {
    auto graph = tests::graphOfNine();
    std::vector<Sample> samples;
    for (const std::size_t tail : {0, 36, 64, 68}) {
        graph.tail = tail;
        graph.version = tail == 64 ? 1 : 2;
        samples.push_back({"tail of " + std::to_string(tail), tests::bytesOfGraph(graph)});
    }
    for (const std::int32_t version : {5, 6, 7})
        samples.push_back({".pwf " + std::to_string(version), tests::bytesOfPwf(graph, version)});
    return samples;
}

TEST(YapbCorpus, EveryByteComesBackAndIsPackedAsTheGamePacks) {
    const auto folder = tests::corpusFolder("yapb-graph");
    if (!folder)
        GTEST_SKIP() << tests::missingCorpus("yapb-graph");
    std::size_t graphs = 0;
    for (const auto& path : tests::filesIn(*folder)) {
        if (path.extension() != ".graph")
            continue;
        const auto bytes = tests::readFile(path);
        auto graph = read(bytes);
        ASSERT_TRUE(graph) << path << ": " << bytes::describe(graph.error());
        EXPECT_EQ(write(*graph), bytes) << path;
        graph->packed.clear();
        EXPECT_EQ(write(*graph), bytes) << path << " packed anew";
        ++graphs;
    }
    EXPECT_GT(graphs, 200U);
}

TEST(YapbCorpus, EveryByteOfPodbotsFilesComesBack) {
    const auto folder = tests::corpusFolder("podbot-pwf");
    if (!folder)
        GTEST_SKIP() << tests::missingCorpus("podbot-pwf");
    for (const auto& path : tests::filesIn(*folder)) {
        if (path.extension() != ".pwf")
            continue;
        const auto bytes = tests::readFile(path);
        const auto graph = read(bytes);
        ASSERT_TRUE(graph) << path << ": " << bytes::describe(graph.error());
        EXPECT_EQ(write(*graph), bytes) << path;
        EXPECT_EQ(graph->version, 7) << path;
        EXPECT_TRUE(graph->rest.empty()) << path;
    }
}

TEST(YapbFile, ReadsWhatAnotherWriterWrote) {
    for (const auto& sample : ownSamples()) {
        const auto graph = read(sample.bytes);
        ASSERT_TRUE(graph) << sample.name << ": " << bytes::describe(graph.error());
        EXPECT_EQ(write(*graph), sample.bytes) << sample.name;
        ASSERT_EQ(graph->nodes.size(), 9U) << sample.name;
        EXPECT_EQ(graph->nodes[5].origin, glm::vec3(100, 0, 36)) << sample.name;
        EXPECT_EQ(graph->nodes[8].end.y, -100) << sample.name;
        EXPECT_EQ(graph->nodes[0].links[1].target, 3) << sample.name;
        if (graph->container == Container::Graph || graph->version == 7) {
            EXPECT_EQ(graph->nodes[4].links[6].flags, 1) << sample.name;
        }
    }
}

TEST(YapbFile, AnEditIsPackedAsTheGamePacks) {
    auto graph = read(tests::bytesOfGraph(tests::graphOfNine())).value();
    graph.nodes[3].origin.x += 1;
    const auto edited = write(graph);
    auto again = read(edited).value();
    EXPECT_EQ(again.nodes[3].origin, graph.nodes[3].origin);
    EXPECT_LT(edited.size(), 9 * 220U) << "literal bytes are not packed";
    again.packed.clear();
    EXPECT_EQ(write(again), edited);
}

TEST(YapbFile, TellsTailsBySize) {
    auto graph = tests::graphOfNine();
    graph.tail = 64;
    auto bytes = tests::bytesOfGraph(graph);
    bytes.resize(bytes.size() + 6204, std::byte{0x55});
    const auto overwritten = read(bytes).value();
    EXPECT_EQ(overwritten.tail, Tail::OnlyAuthor);
    EXPECT_EQ(overwritten.rest.size(), 6204U) << "the end of an older, longer file";
    EXPECT_EQ(write(overwritten), bytes);
}

TEST(YapbFile, SaysWhatIsWrong) {
    const auto good = tests::bytesOfGraph(tests::graphOfNine());
    const auto error = [&](std::size_t at, std::uint8_t value) {
        auto bytes = good;
        bytes[at] = std::byte{value};
        const auto graph = read(bytes);
        return graph ? std::string("none")
                     : std::string(bytes::toString(graph.error().code)) + ", " + graph.error().field;
    };
    EXPECT_EQ(error(0, 'X'), "bad magic, magic");
    EXPECT_EQ(error(8, 1), "unsupported, options") << "training data";
    EXPECT_EQ(error(13, 0x10), "count too large, node count");
    EXPECT_EQ(error(15, 0x80), "bad value, node count");
    EXPECT_EQ(error(20, 0), "bad value, unpacked size");
    EXPECT_EQ(error(18, 1), "truncated, packed nodes");
    EXPECT_EQ(error(24, 0), "bad value, packed nodes");
}

TEST(YapbFile, NamesEveryByte) {
    for (const auto& sample : ownSamples()) {
        const auto graph = read(sample.bytes).value();
        for (std::size_t at = 0; at < sample.bytes.size(); ++at)
            EXPECT_FALSE(fieldAt(graph, at).empty()) << sample.name << " at " << at;
    }
    const auto pwf = read(tests::bytesOfPwf(tests::graphOfNine(), 7)).value();
    EXPECT_EQ(fieldAt(pwf, 80 + 204 + 8), "node 1, origin");
    EXPECT_EQ(fieldAt(pwf, 80 + 204 + 200), "node 1, address");
}

TEST(YapbDamage, CutFilesAreRefusedOrKept) {
    for (const auto& sample : ownSamples()) {
        for (std::size_t size = 0; size < sample.bytes.size(); ++size)
            tests::writesBackOrExplains(std::span(sample.bytes).first(size), read, write);
    }
}

TEST(YapbDamage, MutatedFilesAreRefusedOrKept) {
    tests::mutateOften(ownSamples(), 4000, 11, [](const Sample&, const std::vector<std::byte>& mutated) {
        return tests::writesBackOrExplains(mutated, read, write);
    });
}

TEST(YapbDamage, LargeCountsAllocateNothing) {
    if (!tests::HeapMeter::available())
        GTEST_SKIP() << "a sanitizer has a heap of its own";
    auto bytes = tests::bytesOfGraph(tests::graphOfNine());
    bytes.resize(24);
    for (const std::size_t at : {14U, 18U, 22U})
        bytes[at] = std::byte{0x7F};
    const tests::HeapMeter meter;
    EXPECT_FALSE(read(bytes));
    EXPECT_LT(meter.peakBytes(), tests::kHeapSlack);
}

} // namespace
} // namespace navsmith::yapb
