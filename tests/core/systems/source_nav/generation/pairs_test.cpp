// Real maps and the meshes that players have of them: some come out the same to the last byte, most nearly.
#include "core/systems/source_nav/generation/compare.h"
#include "core/systems/source_nav/generation/generate.h"
#include "tests/support/corpus.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
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
    int compared = 0;
    for (const auto& pair : pairs) {
        const auto name = pair.map.stem().string();
        if (!name.ends_with("awp_map") && !name.ends_with("cs_bloodstrike"))
            continue;
        const auto known = tests::readFile(pair.mesh);
        EXPECT_TRUE(*source::write(generated(pair.map, source::peek(known)->version, true)) == known) << name;
        ++compared;
    }
    EXPECT_EQ(compared, 2);
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

} // namespace
} // namespace navsmith::systems::source_nav::generation
