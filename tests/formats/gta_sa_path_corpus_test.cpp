// The stock set and the set of a damaged total conversion are read correctly and written back.
#include "formats/gta_sa/path_file.h"
#include "tests/formats/gta_sa_path_compare.h"
#include "tests/support/corpus.h"
#include "tests/support/path_bytes.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>
#include <utility>
#include <vector>

namespace navsmith::gta_sa {
namespace {

using tests::RawForm;
using Bytes = std::vector<std::byte>;

constexpr const char* kStock = "gta-sa-nodes/fcnpc";
constexpr const char* kConversion = "gta-sa-nodes/vc-processed";

class PathCorpus : public testing::TestWithParam<const char*> {
protected:
    void SetUp() override {
        const auto folder = tests::corpusFolder(GetParam());
        if (!folder)
            GTEST_SKIP() << tests::missingCorpus(GetParam());
        files_ = tests::filesIn(*folder);
        ASSERT_EQ(files_.size(), 64U);
    }

    std::vector<std::filesystem::path> files_;
};

INSTANTIATE_TEST_SUITE_P(Sets, PathCorpus, testing::Values(kStock, kConversion), [](const auto& info) {
    return std::string(info.param == std::string(kStock) ? "stock" : "conversion");
});

TEST_P(PathCorpus, filesRoundTrip) {
    for (const auto& path : files_) {
        const Bytes bytes = tests::readFile(path);
        const auto file = read(bytes);
        ASSERT_TRUE(file) << path << ": " << bytes::describe(file.error());
        EXPECT_TRUE(write(*file) == bytes) << path;
    }
}

TEST_P(PathCorpus, recordsMatchAnIndependentParser) {
    for (const auto& path : files_) {
        const Bytes bytes = tests::readFile(path);
        const auto file = read(bytes);
        ASSERT_TRUE(file) << path;
        EXPECT_TRUE(same(*file, tests::readArea(bytes))) << path;
    }
}

constexpr std::pair<RawForm, PathForm> kForms[] = {{RawForm::Exact, PathForm::Exact},
                                                   {RawForm::Padded, PathForm::Padded},
                                                   {RawForm::Uninitialised, PathForm::Uninitialised},
                                                   {RawForm::Cut, PathForm::Cut}};

// The same areas in every form that an area with links can have, each with its size and padding.
TEST_P(PathCorpus, everyFormRoundTrips) {
    for (const auto& path : files_) {
        auto area = tests::readArea(tests::readFile(path));
        if (area.links.empty())
            continue;
        for (const auto& [built, found] : kForms) {
            const Bytes bytes = tests::buildArea(area, built);
            const auto file = read(bytes);
            ASSERT_TRUE(file) << path << ": " << bytes::describe(file.error());
            EXPECT_EQ(file->form, found) << path;
            for (auto& link : area.links)
                link.crossing = built == RawForm::Cut             ? std::uint8_t{0}
                                : built == RawForm::Uninitialised ? static_cast<std::uint8_t>(link.crossing | 0xCC)
                                                                  : link.crossing;
            EXPECT_TRUE(same(*file, area)) << path;
            EXPECT_TRUE(write(*file) == bytes) << path;
        }
    }
}

TEST(PathStockSet, isExactWithThePublishedCounts) {
    const auto folder = tests::corpusFolder(kStock);
    if (!folder)
        GTEST_SKIP() << tests::missingCorpus(kStock);
    std::size_t nodes = 0;
    std::size_t vehicles = 0;
    std::size_t navis = 0;
    std::size_t links = 0;
    std::size_t notVisited = 0;
    std::size_t crossings = 0;
    for (const auto& path : tests::filesIn(*folder)) {
        const auto file = read(tests::readFile(path));
        ASSERT_TRUE(file) << path;
        EXPECT_EQ(file->form, PathForm::Exact) << path;
        nodes += file->nodes.size();
        vehicles += file->vehicleNodes;
        navis += file->navis.size();
        links += file->links.size();
        for (const PathNode& node : file->nodes)
            notVisited += node.searchCost == kNotVisited;
        for (const Link& link : file->links)
            crossings += link.crossing != 0;
    }
    EXPECT_EQ(nodes, 68'237U);
    EXPECT_EQ(vehicles, 30'587U);
    EXPECT_EQ(navis, 31'466U);
    EXPECT_EQ(links, 143'622U);
    EXPECT_EQ(notVisited, nodes);
    EXPECT_EQ(crossings, 1812U);
}

TEST(PathConversionSet, isUninitialisedWhereThereAreLinksAndEmptyElsewhere) {
    const auto folder = tests::corpusFolder(kConversion);
    if (!folder)
        GTEST_SKIP() << tests::missingCorpus(kConversion);
    int uninitialised = 0;
    for (const auto& path : tests::filesIn(*folder)) {
        const auto file = read(tests::readFile(path));
        ASSERT_TRUE(file) << path;
        EXPECT_EQ(file->form, file->links.empty() ? PathForm::EmptyCut : PathForm::Uninitialised) << path;
        for (const Link& link : file->links)
            EXPECT_EQ(link.crossing & 0xFC, 0xCC) << path;
        uninitialised += file->form == PathForm::Uninitialised;
    }
    EXPECT_EQ(uninitialised, 33);
}

} // namespace
} // namespace navsmith::gta_sa
