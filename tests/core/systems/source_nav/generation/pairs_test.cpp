// Real maps and the meshes that players have of them: some come out the same to the last byte, most nearly.
#include "core/systems/source_nav/generation/analysis.h"
#include "core/systems/source_nav/generation/compare.h"
#include "core/systems/source_nav/generation/generate.h"
#include "tests/support/corpus.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <iomanip>
#include <iostream>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::systems::source_nav::generation {
namespace {

namespace fs = std::filesystem;

struct MapPair {
    fs::path map;
    fs::path mesh;
};

std::vector<MapPair> mapPairs() {
    std::vector<MapPair> pairs;
    for (const auto* name : {"goldsrc-bsp-nav", "goldsrc-pairs"}) {
        const auto folder = tests::corpusFolder(name);
        if (!folder)
            continue;
        for (const auto& path : tests::filesIn(*folder))
            if (path.extension() == ".bsp")
                pairs.push_back({path, fs::path(path).replace_extension(".nav")});
    }
    return pairs;
}

source::NavFile generated(const fs::path& map, std::uint32_t version, bool analyse) {
    MeshOptions options;
    options.version = version;
    options.analyse = analyse;
    auto made = generateMesh(tests::readFile(map), options);
    EXPECT_TRUE(made) << map << (made ? "" : made.error());
    return made ? made->file : source::NavFile{};
}

TEST(MapPairs, someMeshesAreTheGamesToTheLastByte) {
    const auto pairs = mapPairs();
    if (pairs.empty())
        GTEST_SKIP() << tests::missingCorpus("goldsrc-pairs");
    constexpr std::array<std::string_view, 3> kEqual{"awp_map", "cs_bloodstrike", "cs_pf_dust"};
    int compared = 0;
    for (const auto& pair : pairs) {
        const auto name = pair.map.stem().string();
        if (std::ranges::none_of(kEqual, [&](std::string_view equal) { return name.ends_with(equal); }))
            continue;
        const auto known = tests::readFile(pair.mesh);
        EXPECT_TRUE(*source::write(generated(pair.map, source::peek(known)->version, true)) == known) << name;
        ++compared;
    }
    EXPECT_EQ(compared, static_cast<int>(kEqual.size()));
}

TEST(MapPairs, theNumberOfThreadsChangesNothing) {
    const auto folder = tests::corpusFolder("goldsrc-bsp-nav");
    if (!folder)
        GTEST_SKIP() << tests::missingCorpus("goldsrc-bsp-nav");
    const auto map = tests::readFile(*folder / "luc4sFr_cs_pf_dust.bsp");
    const auto bytes = [&](std::size_t threads) {
        return source::write(generateMesh(map, {.threads = threads}).value().file).value();
    };
    const auto first = bytes(1);
    for (const std::size_t threads : {2U, 5U})
        EXPECT_TRUE(bytes(threads) == first) << threads;
}

TEST(MapPairs, mostGroundAndMostAreasAreTheSame) {
    const auto pairs = mapPairs();
    if (pairs.empty())
        GTEST_SKIP() << tests::missingCorpus("goldsrc-pairs");
    std::map<std::string, std::vector<double>> figures;
    for (const auto& pair : pairs) {
        const auto known = source::read(tests::readFile(pair.mesh));
        ASSERT_TRUE(known);
        for (const auto& figure : compareMeshes(generated(pair.map, known->format.version, false), *known).figures)
            figures[std::string(figure.id)].push_back(figure.value);
    }
    const auto quantile = [&](const std::string& id, double part) {
        auto& values = figures.at(id);
        std::sort(values.begin(), values.end());
        return values[static_cast<std::size_t>(part * static_cast<double>(values.size() - 1))];
    };
    EXPECT_GE(quantile("floor", 0.1), 0.89);
    EXPECT_GE(quantile("floor", 0.5), 0.995);
    EXPECT_GE(quantile("floor_recall", 0.1), 0.98);
    EXPECT_GE(quantile("areas", 0.5), 0.93);
    EXPECT_GE(quantile("link_recall", 0.5), 0.985);
    EXPECT_GE(quantile("link_precision", 0.5), 0.995);
    EXPECT_GE(quantile("reach", 0.5), 0.999);
}

/// Figures of the analysis alone, without the influence of how the areas were made.
struct AnalysisFigures {
    std::string map;
    std::map<std::string, double> values;
    bool sameBytes = false;
};

AnalysisFigures analysisOver(const MapPair& pair, const source::NavFile& known) {
    const auto map = readSightMap(tests::readFile(pair.map)).value();
    AnalysisOptions options;
    options.rules = rulesFor(known);
    options.parts = partsOf(known.format);
    auto bare = known;
    for (auto& area : bare.areas)
        area.hidingSpots = area.approaches = area.encounterPaths = {};
    const auto made = analyse(bare, map->sight(), options).value();
    AnalysisFigures figures{pair.map.stem().string(), {}, source::write(made).value() == tests::readFile(pair.mesh)};
    for (const auto& figure : compareMeshes(made, known).figures)
        figures.values[std::string(figure.id)] = figure.value;
    return figures;
}

// The table of docs/generation.md over the game's own areas is what this prints.
TEST(AnalysisOfKnownAreas, isTheGamesOnMostMaps) {
    const auto pairs = mapPairs();
    if (pairs.empty())
        GTEST_SKIP() << tests::missingCorpus("goldsrc-pairs");
    constexpr std::array<const char*, 5> kFigures{"spot_flags", "encounters", "encounter_spots", "approach_recall",
                                                  "approach_precision"};
    std::map<std::string, int> good;
    int maps = 0;
    std::cout << "| map | version | flags | encounters | same spots | approaches | known approaches | bytes |\n"
                 "|---|---|---|---|---|---|---|---|\n";
    for (const auto& pair : pairs) {
        const auto known = source::read(tests::readFile(pair.mesh)).value();
        if (!compareMeshes(known, known).looksRaw)
            continue;
        ++maps;
        const auto figures = analysisOver(pair, known);
        std::cout << "| " << figures.map << " | " << known.format.version << " |";
        for (const auto* id : kFigures) {
            const auto value = figures.values.at(id);
            std::cout << ' ' << std::fixed << std::setprecision(3) << value << " |";
            good[id] += value >= 0.99 ? 1 : 0;
        }
        std::cout << (figures.sameBytes ? " equal |\n" : "  |\n") << std::flush;
        good["bytes"] += figures.sameBytes ? 1 : 0;
    }
    EXPECT_EQ(maps, 17);
    EXPECT_GE(good["bytes"], 9);
    EXPECT_GE(good["spot_flags"], 15);
    EXPECT_EQ(good["encounters"], maps);
    EXPECT_GE(good["encounter_spots"], 15);
    EXPECT_GE(good["approach_recall"], 14);
    EXPECT_GE(good["approach_precision"], 14);
}

} // namespace
} // namespace navsmith::systems::source_nav::generation
