// Real waypoint files of both games are read correctly and written back.
#include "formats/quake/nav_file.h"
#include "tests/formats/quake/nav_compare.h"
#include "tests/support/corpus.h"
#include "tests/support/heap_meter.h"
#include "tests/support/quake_nav_bytes.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstddef>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>
#include <string>
#include <vector>

namespace navsmith::quake {
namespace {

using Bytes = std::vector<std::byte>;

class QuakeNavCorpus : public testing::TestWithParam<const char*> {
protected:
    void SetUp() override {
        if (const auto folder = tests::corpusFolder(GetParam()))
            for (const auto& path : tests::filesIn(*folder))
                if (path.extension() == ".nav")
                    files_.push_back(path);
        if (files_.empty())
            GTEST_SKIP() << tests::missingCorpus(GetParam());
    }

    std::vector<std::filesystem::path> files_;
};

INSTANTIATE_TEST_SUITE_P(Folders, QuakeNavCorpus, testing::Values("quake-nav", "quake-nav/derived"),
                         [](const auto& info) {
                             return std::string(info.param == std::string("quake-nav") ? "real" : "derived");
                         });

TEST_P(QuakeNavCorpus, filesRoundTrip) {
    for (const auto& path : files_) {
        const Bytes bytes = tests::readFile(path);
        const auto file = readNav(bytes);
        ASSERT_TRUE(file) << path << ": " << bytes::describe(file.error());
        EXPECT_TRUE(writeNav(*file) == bytes) << path;
        EXPECT_TRUE(file->tail.empty()) << path;
    }
}

TEST_P(QuakeNavCorpus, filesMatchAnIndependentParser) {
    for (const auto& path : files_) {
        const Bytes bytes = tests::readFile(path);
        const auto file = readNav(bytes);
        ASSERT_TRUE(file) << path;
        EXPECT_TRUE(rawOf(*file) == tests::readWaypoints(bytes)) << path;
    }
}

// Section 2: no other layout of any version ends exactly at the end of a file with edicts.
TEST_P(QuakeNavCorpus, sizeEquationHoldsInOneLayoutOnly) {
    for (const auto& path : files_) {
        const Bytes bytes = tests::readFile(path);
        const auto file = readNav(bytes);
        ASSERT_TRUE(file) << path;
        const auto sizeBy = [&](const NavLayout& layout) {
            return navSize(layout, file->nodes.size(), file->links.size(), file->traversals.size(),
                           file->edicts.size());
        };
        EXPECT_EQ(sizeBy(file->layout), bytes.size()) << path;
        for (const NavLayout& layout : layoutsOf(file->game, file->version))
            if (layout != file->layout && !file->edicts.empty()) {
                EXPECT_NE(sizeBy(layout), bytes.size()) << path;
            }
    }
}

// Sections 3 to 7: measured values. The fan-made files are not as clean as those of the games.
TEST_P(QuakeNavCorpus, referencesAreValid) {
    for (const auto& path : files_) {
        const auto file = readNav(tests::readFile(path));
        ASSERT_TRUE(file) << path;
        std::size_t first = 0;
        for (const NavNode& node : file->nodes) {
            EXPECT_EQ(node.firstLink, first) << path;
            EXPECT_LE(node.linkCount, kMaxNodeLinks) << path;
            first += node.linkCount;
        }
        EXPECT_EQ(first, file->links.size()) << path;
        std::set<std::uint16_t> used;
        for (const NavLink& link : file->links) {
            EXPECT_LT(link.target, file->nodes.size()) << path;
            EXPECT_EQ(link.mask, file->game == NavGame::Quake && file->version < 18 ? 0 : link.mask) << path;
            if (link.traversal == kNoTraversal)
                continue;
            EXPECT_LT(link.traversal, file->traversals.size()) << path;
            EXPECT_TRUE(used.insert(link.traversal).second) << path;
        }
        EXPECT_EQ(used.size(), file->traversals.size()) << path;
        for (const NavEdict& edict : file->edicts)
            EXPECT_LT(edict.link, file->links.size()) << path;
        EXPECT_TRUE(std::isfinite(file->heuristic)) << path;
    }
}

TEST_P(QuakeNavCorpus, heapUsageMatchesTheFileSize) {
    if (!tests::HeapMeter::available())
        GTEST_SKIP() << "no heap meter under a sanitizer";
    for (const auto& path : files_) {
        const Bytes bytes = tests::readFile(path);
        const tests::HeapMeter reading;
        const auto file = readNav(bytes);
        EXPECT_LE(reading.peakBytes(), 2 * bytes.size() + 1024) << path;
        const tests::HeapMeter writing;
        const auto written = writeNav(*file);
        EXPECT_LE(writing.peakBytes(), bytes.size() + 1024) << path;
    }
}

TEST_P(QuakeNavCorpus, versionsMatchTheManifest) {
    std::ifstream manifest(files_.front().parent_path() / "MANIFEST.tsv");
    std::string line;
    std::getline(manifest, line); // skip the header row
    std::size_t listed = 0;
    while (std::getline(manifest, line)) {
        std::vector<std::string> cells;
        std::istringstream row(line);
        for (std::string cell; std::getline(row, cell, '\t');)
            cells.push_back(cell);
        ASSERT_GE(cells.size(), 6U);
        const Bytes bytes = tests::readFile(files_.front().parent_path() / cells[0]);
        const auto file = readNav(bytes);
        ASSERT_TRUE(file) << cells[0];
        const std::string name = (file->game == NavGame::Quake ? "NAV2 v" : "NAV3 v") + std::to_string(file->version);
        EXPECT_EQ(cells[4].substr(0, name.size()), name) << cells[0];
        EXPECT_EQ(std::to_string(bytes.size()), cells[5]) << cells[0];
        ++listed;
    }
    EXPECT_EQ(listed, files_.size());
}

} // namespace
} // namespace navsmith::quake
