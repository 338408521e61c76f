// What should hold in the meshes of real Source maps, and how far those of maps with the mesh that their game made
// agree.
#include "core/systems/source_nav/generation/compare.h"
#include "core/systems/source_nav/generation/generate.h"
#include "core/systems/source_nav/generation/source/source_sight.h"
#include "formats/source/vbsp_file.h"
#include "tests/support/corpus.h"
#include "tests/support/map_corpus.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

namespace navsmith::systems::source_nav::generation {
namespace {

std::vector<tests::CorpusMap> readableMaps() {
    auto maps = tests::corpusMaps("source-bsp", ".bsp");
    std::erase_if(maps, [](const tests::CorpusMap& map) { return !source::readVbsp(map.bytes).has_value(); });
    return maps;
}

TEST(RealSourceMaps, meshesAreSound) {
    const auto maps = readableMaps();
    if (maps.empty())
        GTEST_SKIP() << "no corpus: set NAVSMITH_CORPUS";
    std::size_t made = 0;
    for (const auto& map : maps) {
        MeshOptions options;
        options.examine = true;
        options.rule = SeedRule::AllStarts;
        const auto mesh = generateMesh(map.bytes, options);
        if (!mesh) {
            // Maps of textures have no place to start at.
            EXPECT_NE(mesh.error().find("no place where players start"), std::string::npos)
                << map.name << ": " << mesh.error();
            continue;
        }
        ++made;
        const auto& found = *mesh->examination;
        EXPECT_EQ(found.startsOff, 0U) << map.name;
        EXPECT_EQ(found.waysMissing, 0U) << map.name;
        EXPECT_EQ(found.inSolid, 0U) << map.name;
        EXPECT_EQ(found.inAir, 0U) << map.name;
        EXPECT_EQ(found.overlapping, 0U) << map.name;
        const auto bytes = *source::write(mesh->file);
        EXPECT_EQ(*source::write(*source::read(bytes)), bytes) << map.name;
        const auto again = generateMesh(map.bytes, options);
        EXPECT_EQ(*source::write(again->file), bytes) << map.name;
    }
    EXPECT_GT(made, 0U);
}

struct SourcePair {
    std::string game;
    std::string name;
};

/// Those whose mesh surely belongs to the map and was not edited. Left 4 Dead is not made.
std::vector<SourcePair> rawPairs(const std::filesystem::path& folder) {
    std::vector<SourcePair> pairs;
    std::ifstream rows(folder / "MANIFEST.tsv");
    for (std::string row; std::getline(rows, row);) {
        std::istringstream fields(row);
        std::vector<std::string> values;
        for (std::string value; values.size() < 8 && std::getline(fields, value, '\t');)
            values.push_back(value);
        if (values.size() == 8 && values[2].starts_with('A') && values[7] == "yes" && values[0] != "l4d2")
            pairs.push_back({values[0], values[1]});
    }
    return pairs;
}

double figureOf(const FileComparison& comparison, std::string_view id) {
    const auto figure = std::ranges::find(comparison.figures, id, &Agreement::id);
    return figure == comparison.figures.end() ? 0 : figure->value;
}

TEST(SourcePairs, rawMeshesComeOutAsTheGamesMakeThem) {
    const auto folder = tests::corpusFolder("source-pairs");
    if (!folder)
        GTEST_SKIP() << tests::missingCorpus("source-pairs");
    std::vector<double> floors;
    std::vector<double> areas;
    for (const auto& [game, name] : rawPairs(*folder)) {
        const auto stored = source::read(tests::readFile(*folder / game / (name + ".nav")));
        ASSERT_TRUE(stored) << name;
        MeshOptions options;
        options.format = stored->format;
        options.version = stored->format.version;
        options.analyse = false;
        const auto mesh = generateMesh(tests::readFile(*folder / game / (name + ".bsp")), options);
        ASSERT_TRUE(mesh) << name << ": " << mesh.error();
        const auto comparison = compareMeshes(mesh->file, *stored);
        floors.push_back(figureOf(comparison, "floor"));
        areas.push_back(figureOf(comparison, "areas"));
        EXPECT_GE(figureOf(comparison, "floor_recall"), 0.99) << name;
        EXPECT_GE(figureOf(comparison, "link_recall"), 0.99) << name;
        EXPECT_GE(figureOf(comparison, "link_precision"), 0.97) << name;
    }
    ASSERT_GE(floors.size(), 10U);
    std::ranges::sort(floors);
    std::ranges::sort(areas);
    EXPECT_GE(floors[floors.size() / 2], 0.999);
    EXPECT_GE(areas[areas.size() / 2], 0.999);
    EXPECT_GE(std::ranges::count(areas, 1.0), static_cast<std::ptrdiff_t>(areas.size() / 2)) << "all areas the same";
}

TEST(SourcePairs, theAnalysisOfTheGamesOwnAreasIsTheirs) {
    const auto folder = tests::corpusFolder("source-pairs");
    if (!folder)
        GTEST_SKIP() << tests::missingCorpus("source-pairs");
    std::size_t analysed = 0;
    for (const auto& [game, name] : rawPairs(*folder)) {
        const auto stored = source::read(tests::readFile(*folder / game / (name + ".nav")));
        ASSERT_TRUE(stored) << name;
        if (stored->encounterPaths.empty())
            continue; // saved before it was analysed
        ++analysed;
        const auto map = readSightMap(tests::readFile(*folder / game / (name + ".bsp")));
        ASSERT_TRUE(map) << name;
        AnalysisOptions options;
        options.rules = rulesFor(stored->format);
        options.parts = partsOf(stored->format);
        const auto mesh = analyse(*stored, (*map)->sight(), options);
        ASSERT_TRUE(mesh) << name;
        const auto comparison = compareMeshes(*mesh, *stored);
        for (const auto* const id : {"spot_recall", "spot_precision", "spot_flags", "encounters"})
            EXPECT_GE(figureOf(comparison, id), 0.99) << name << ": " << id;
        EXPECT_GE(figureOf(comparison, "encounter_spots"), 0.94) << name;
        std::size_t close = 0;
        for (std::size_t i = 0; i < mesh->areas.size(); ++i)
            close += std::abs(mesh->areas[i].occupyTimes[0] - stored->areas[i].occupyTimes[0]) < 0.1F ? 1U : 0U;
        if (stored->format.version >= 16) {
            EXPECT_GE(static_cast<double>(close) / static_cast<double>(mesh->areas.size()), 0.95) << name;
        }
    }
    EXPECT_GE(analysed, 3U);
}

} // namespace
} // namespace navsmith::systems::source_nav::generation
