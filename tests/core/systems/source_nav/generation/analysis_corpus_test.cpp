// Real meshes, with their analysis computed again over their maps.
#include "core/systems/source_nav/generation/analysis.h"
#include "tests/support/corpus.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

namespace navsmith::systems::source_nav::generation {
namespace {

struct AnalysedPair {
    std::string folder;
    std::string name;
};

/// Meshes that nobody has edited, one or more of each version.
const std::vector<AnalysedPair>& untouchedPairs() {
    static const std::vector<AnalysedPair> pairs{
        {"goldsrc-bsp-nav", "luc4sFr_fy_iceworld"}, {"goldsrc-bsp-nav", "luc4sFr_awp_map"},
        {"goldsrc-bsp-nav", "luc4sFr_cs_rush_new"}, {"goldsrc-pairs", "fy_snow"},
        {"goldsrc-pairs", "fy_pool_day"},           {"goldsrc-pairs", "cs_bloodstrike"},
        {"goldsrc-pairs", "fy_rusworld"},
    };
    return pairs;
}

class RealAnalysis : public testing::TestWithParam<AnalysedPair> {
protected:
    void SetUp() override {
        const auto folder = tests::corpusFolder(GetParam().folder);
        if (!folder)
            GTEST_SKIP() << "needs the corpus";
        stored = tests::readFile(*folder / (GetParam().name + ".nav"));
        map = readSightMap(tests::readFile(*folder / (GetParam().name + ".bsp"))).value();
        mesh = source::read(stored).value();
    }

    [[nodiscard]] source::NavFile analysed(AnalysisOptions options) const {
        options.rules = rulesFor(mesh.format);
        options.parts = partsOf(mesh.format);
        return analyse(mesh, map->sight(), options).value();
    }

    std::vector<std::byte> stored;
    std::shared_ptr<const SightMap> map;
    source::NavFile mesh;
};

TEST_P(RealAnalysis, givesTheBytesOfTheGame) {
    auto bare = mesh;
    for (auto& area : bare.areas)
        area.hidingSpots = area.approaches = area.encounterPaths = {};
    mesh = bare;
    EXPECT_EQ(source::write(analysed({})).value(), stored);
}

TEST_P(RealAnalysis, someAreasGiveWhatAllGive) {
    AnalysisOptions options;
    options.areas.emplace();
    for (std::uint32_t area = 0; area < mesh.areas.size(); area += 3)
        options.areas->push_back(area);
    options.keepIds = true;
    EXPECT_EQ(source::write(analysed(options)).value(), stored);
}

TEST_P(RealAnalysis, nothingIsStale) {
    EXPECT_TRUE(staleAreas(mesh).empty());
}

INSTANTIATE_TEST_SUITE_P(Pairs, RealAnalysis, testing::ValuesIn(untouchedPairs()),
                         [](const auto& info) { return info.param.name; });

} // namespace
} // namespace navsmith::systems::source_nav::generation
