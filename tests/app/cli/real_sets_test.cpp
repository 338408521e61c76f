// Compares counts of the real files with published values (docs/formats/gta-sa-nodes.md).
#include "tests/app/cli/cli_process.h"
#include "tests/core/files/temp_folder.h"
#include "tests/support/corpus.h"

#include <gtest/gtest.h>

#include <fstream>

namespace navsmith::cli::test {
namespace {

using Json = nlohmann::ordered_json;

constexpr auto kStock = "gta-sa-nodes/fcnpc";
constexpr auto kOther = "gta-sa-nodes/vc-processed";

TEST(RealSets, StockSetHasThePublishedCounts) {
    const auto folder = tests::corpusFolder(kStock);
    if (!folder)
        GTEST_SKIP() << tests::missingCorpus(kStock);
    const auto result = runCli({"info", "--json", folder->string()});
    EXPECT_EQ(result.status, 0) << result.err;
    const auto json = result.json();
    ASSERT_EQ(json["documents"].size(), 1U);
    const auto& document = json["documents"][0];
    EXPECT_EQ(document["kinds"], (Json{{"file", 64}, {"node", 68237}, {"link", 143622}, {"navi", 31466}}));
    EXPECT_EQ(document["groups"]["node"], (Json{{"vehicle", 30587}, {"ped", 37650}}));
    EXPECT_EQ(document["files"].size(), 64U);
    EXPECT_EQ(document["flags"]["node"], (Json{{"dead_end", 2594},
                                               {"switched_off", 6019 + 7669},
                                               {"road_block", 391},
                                               {"water", 1596},
                                               {"dont_wander", 17},
                                               {"switched_off_original", 6019 + 7669},
                                               {"bit_9", 0},
                                               {"bit_11", 0},
                                               {"bit_14", 0},
                                               {"bit_15", 0}}));
    EXPECT_EQ(document["flags"]["link"], (Json{{"crosses_road", 466 + 1346}, {"pedestrian_light", 1346}}));
    EXPECT_EQ(document["flags"]["navi"], (Json{{"light_side", 1213}, {"crossing_light", 0}, {"lanes_bit_7", 0}}));
}

TEST(RealSets, SetsRoundTrip) {
    const auto stock = tests::corpusFolder(kStock);
    const auto other = tests::corpusFolder(kOther);
    if (!stock || !other)
        GTEST_SKIP() << tests::missingCorpus(stock ? kOther : kStock);
    const auto result = runCli({"roundtrip", stock->string(), other->string()});
    EXPECT_EQ(result.status, 0) << result.out << result.err;
    EXPECT_EQ(result.out, stock->string() + ": identical (64 files)\n" + other->string() + ": identical (64 files)\n");
}

TEST(RealSets, StockSetDumpIsCompleteWithValidReferences) {
    const auto folder = tests::corpusFolder(kStock);
    if (!folder)
        GTEST_SKIP() << tests::missingCorpus(kStock);
    const files::test::TempFolder temp;
    const auto file = temp.path() / "dump.json";
    ASSERT_EQ(runCli({"dump", "--json", folder->string()}, file).status, 0);
    // One element per line, so the test need not load the 80 MB at once either.
    std::ifstream in(file);
    std::string line;
    std::size_t elements = 0;
    std::size_t crossings = 0;
    while (std::getline(in, line)) {
        if (!line.starts_with("{\"index\":"))
            continue;
        ++elements;
        const auto end = line.find_last_of('}');
        const auto element = Json::parse(line.substr(0, end + 1));
        const auto& properties = element.at("properties");
        if (!properties.contains("target"))
            continue;
        EXPECT_LT(properties["target"].at("index"), 68237U);
        crossings += properties["crosses_road"] == true ? 1U : 0U;
    }
    EXPECT_EQ(elements, 64U + 68237U + 143622U + 31466U);
    EXPECT_EQ(crossings, 1812U);
}

TEST(RealSets, AcceptsFilesAndFoldersInOneCall) {
    const auto stock = tests::corpusFolder(kStock);
    const auto other = tests::corpusFolder(kOther);
    if (!stock || !other)
        GTEST_SKIP() << tests::missingCorpus(stock ? kOther : kStock);
    const auto file = *other / "Nodes5.dat";
    const auto result = runCli({"info", "--json", file.string(), stock->string(), (*stock / "nothing").string()});
    EXPECT_EQ(result.status, 2);
    const auto json = result.json();
    ASSERT_EQ(json["documents"].size(), 2U);
    EXPECT_EQ(json["documents"][0]["path"], file.string());
    EXPECT_EQ(json["documents"][1]["path"], stock->string());
    EXPECT_EQ(json["problems"].size(), 1U);
}

} // namespace
} // namespace navsmith::cli::test
