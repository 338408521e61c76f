// Real meshes of eight games are read correctly and written back.
#include "formats/source/nav_file.h"
#include "tests/formats/source_nav_compare.h"
#include "tests/support/corpus.h"
#include "tests/support/heap_meter.h"
#include "tests/support/nav_bytes.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

namespace navsmith::source {
namespace {

using Bytes = std::vector<std::byte>;

constexpr const char* kMeshes = "source-nav";
constexpr const char* kGoldSrcMeshes = "goldsrc-bsp-nav";

std::vector<std::filesystem::path> meshesIn(const char* name) {
    std::vector<std::filesystem::path> meshes;
    if (const auto folder = tests::corpusFolder(name))
        for (const auto& path : tests::filesIn(*folder))
            if (path.extension() == ".nav")
                meshes.push_back(path);
    return meshes;
}

// The game that the sub-version means in these files.
tests::RawGame gameOf(const NavFile& file) {
    switch (file.format.subVersion) {
    case 1:
        return tests::RawGame::CounterStrike;
    case 2:
        return tests::RawGame::TeamFortress;
    case 14:
        return tests::RawGame::LeftForDead;
    default:
        return tests::RawGame::Plain;
    }
}

class NavCorpus : public testing::TestWithParam<const char*> {
protected:
    void SetUp() override {
        meshes_ = meshesIn(GetParam());
        if (meshes_.empty())
            GTEST_SKIP() << tests::missingCorpus(GetParam());
    }

    std::vector<std::filesystem::path> meshes_;
};

INSTANTIATE_TEST_SUITE_P(Folders, NavCorpus, testing::Values(kMeshes, kGoldSrcMeshes), [](const auto& info) {
    return std::string(info.param == std::string(kMeshes) ? "source" : "goldsrc");
});

TEST_P(NavCorpus, filesRoundTrip) {
    for (const auto& path : meshes_) {
        const Bytes bytes = tests::readFile(path);
        const auto file = read(bytes);
        ASSERT_TRUE(file) << path << ": " << bytes::describe(file.error());
        const auto written = write(*file);
        ASSERT_TRUE(written) << path << ": " << bytes::describe(written.error());
        EXPECT_TRUE(*written == bytes) << path;
    }
}

TEST_P(NavCorpus, filesMatchAnIndependentParser) {
    for (const auto& path : meshes_) {
        const Bytes bytes = tests::readFile(path);
        const auto file = read(bytes);
        ASSERT_TRUE(file) << path;
        const tests::RawGame game = gameOf(*file);
        const tests::RawShape shape = tests::shapeOf(bytes, game);
        EXPECT_EQ(file->format.layout, layoutOf(game)) << path;
        EXPECT_EQ(file->areas.size(), shape.areas.size()) << path;
        EXPECT_EQ(file->ladders.size(), shape.ladders) << path;
        EXPECT_EQ(file->connections.size(), shape.connections) << path;
        EXPECT_EQ(file->hidingSpots.size(), shape.hidingSpots) << path;
        EXPECT_EQ(file->approaches.size(), shape.approaches) << path;
        EXPECT_EQ(file->encounterPaths.size(), shape.encounters) << path;
        EXPECT_EQ(file->encounterSpots.size(), shape.encounterSpots) << path;
        EXPECT_EQ(file->visible.size(), shape.visible) << path;
        EXPECT_EQ(file->staleTail.size(), bytes.size() - shape.end) << path;
        EXPECT_TRUE(hasStaleTail(file->format) || file->staleTail.empty()) << path;
        for (std::size_t i = 0; i < shape.areas.size(); ++i) { // each area starts with its id
            std::uint32_t id = 0;
            for (std::size_t byte = 4; byte-- > 0;)
                id = id << 8 | std::to_integer<std::uint32_t>(bytes[shape.areas[i] + byte]);
            ASSERT_EQ(file->areas[i].id, id) << path << ", area " << i;
        }
    }
}

// Section 13: true for all of 1,160 files.
TEST_P(NavCorpus, referencesAreValid) {
    for (const auto& path : meshes_) {
        const auto file = read(tests::readFile(path));
        ASSERT_TRUE(file) << path;
        std::vector<std::uint32_t> ids;
        for (const NavArea& area : file->areas)
            ids.push_back(area.id);
        std::sort(ids.begin(), ids.end());
        EXPECT_TRUE(std::adjacent_find(ids.begin(), ids.end()) == ids.end()) << path;
        for (const std::uint32_t id : file->connections)
            ASSERT_TRUE(std::binary_search(ids.begin(), ids.end(), id)) << path;
        for (const NavArea& area : file->areas)
            ASSERT_LE(area.place, file->places.size()) << path;
        for (const std::string& place : file->places)
            EXPECT_TRUE(place.ends_with('\0')) << path;
        for (const EncounterPath& encounter : file->encounterPaths)
            ASSERT_TRUE(encounter.fromDirection <= 3 && encounter.toDirection <= 3) << path;
        if (visibleIsPosition(file->format)) {
            for (const VisibleArea& visible : file->visible)
                ASSERT_LT(visible.area, file->areas.size()) << path;
        }
    }
}

TEST_P(NavCorpus, headerMatchesTheFile) {
    for (const auto& path : meshes_) {
        Bytes bytes = tests::readFile(path);
        const auto file = read(bytes);
        ASSERT_TRUE(file) << path;
        bytes.resize(kLongestNavHeader);
        const auto header = peek(bytes);
        ASSERT_TRUE(header) << path;
        EXPECT_EQ(header->version, file->format.version) << path;
        EXPECT_EQ(header->subVersion, file->format.subVersion) << path;
        EXPECT_EQ(header->bspSize, file->bspSize) << path;
        EXPECT_EQ(header->analysed, file->analysed) << path;
        EXPECT_FALSE(whyUnsupported(*header)) << path;
    }
}

TEST_P(NavCorpus, heapUsageMatchesTheFileSize) {
    if (!tests::HeapMeter::available())
        GTEST_SKIP() << "SKIPPED: the sanitizer needs the heap for itself";
    for (const auto& path : meshes_) {
        const Bytes bytes = tests::readFile(path);
        const tests::HeapMeter reading;
        const auto file = read(bytes);
        EXPECT_LE(reading.peakBytes(), 2 * bytes.size() + 1024) << path;
        const tests::HeapMeter writing;
        const auto written = write(*file);
        EXPECT_LE(writing.peakBytes(), bytes.size() + 1024) << path;
    }
}

TEST(NavCorpusManifest, versionsMatchTheManifest) {
    const auto folder = tests::corpusFolder(kMeshes);
    if (!folder)
        GTEST_SKIP() << tests::missingCorpus(kMeshes);
    std::ifstream manifest(*folder / "MANIFEST.tsv");
    std::string line;
    std::getline(manifest, line); // skip the header row
    std::size_t files = 0;
    while (std::getline(manifest, line)) {
        std::vector<std::string> cells;
        std::istringstream row(line);
        for (std::string cell; std::getline(row, cell, '\t');)
            cells.push_back(cell);
        ASSERT_GE(cells.size(), 7U);
        const Bytes bytes = tests::readFile(*folder / cells[0]);
        const auto file = read(bytes);
        ASSERT_TRUE(file) << cells[0];
        EXPECT_EQ(std::to_string(file->format.version), cells[4]) << cells[0];
        EXPECT_EQ(hasSubVersion(file->format) ? std::to_string(file->format.subVersion) : "-", cells[5]) << cells[0];
        EXPECT_EQ(std::to_string(bytes.size()), cells[6]) << cells[0];
        ++files;
    }
    EXPECT_EQ(files, meshesIn(kMeshes).size());
}

TEST(NavCorpusTails, staleBytesMatchTheFormatPage) {
    const auto meshes = meshesIn(kMeshes);
    if (meshes.empty())
        GTEST_SKIP() << tests::missingCorpus(kMeshes);
    std::map<std::string, std::size_t> tails;
    for (const auto& path : meshes)
        if (const auto file = read(tests::readFile(path)); file && !file->staleTail.empty())
            tails[path.filename().string()] = file->staleTail.size();
    const std::map<std::string, std::size_t> expected = {{"cs16-v03-luc4sfr-fy_iceworld.nav", 2268},
                                                         {"cs16-v04-luc4sfr-cs_bloodstrike.nav", 8511},
                                                         {"cs16-v05-mikudroi-de_piranesi.nav", 1'912'949},
                                                         {"cscz-v05-theasmod-de_inferno_cz.nav", 18'624},
                                                         {"cscz-v05-theasmod-de_prodigy_cz.nav", 1195}};
    EXPECT_EQ(tails, expected);
}

TEST(NavCorpusCounts, largestMeshHasThePublishedCounts) {
    const auto folder = tests::corpusFolder(kMeshes);
    if (!folder)
        GTEST_SKIP() << tests::missingCorpus(kMeshes);
    const auto file = read(tests::readFile(*folder / "tf2-v16s2-jiaweing-ctf_sawmill.nav"));
    ASSERT_TRUE(file);
    EXPECT_EQ(file->areas.size(), 2579U);
    EXPECT_EQ(file->visible.size(), 762'542U);
}

// Only the correct layout ends at the end of the file, whatever the sub-version says.
TEST_P(NavCorpus, onlyOneLayoutFitsTheFile) {
    for (const auto& path : meshes_) {
        const Bytes bytes = tests::readFile(path);
        const auto file = read(bytes);
        ASSERT_TRUE(file) << path;
        if (file->areas.empty()) // layouts do not differ then
            continue;
        for (const NavLayoutInfo& info : navLayouts()) {
            const auto forced = read(bytes, {.layout = info.layout});
            EXPECT_EQ(forced.has_value(), info.layout == file->format.layout) << path << " as " << info.name;
            if (!forced) {
                EXPECT_LE(forced.error().offset, bytes.size());
            }
        }
    }
}

} // namespace
} // namespace navsmith::source
