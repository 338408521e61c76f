// What a player finds in a small room.
#include "core/systems/source_nav/generation/analysis.h"
#include "tests/core/systems/source_nav/generation/small_mesh.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <utility>
#include <vector>

namespace navsmith::systems::source_nav::generation {
namespace {

source::NavFile analysedRoom(const source::NavFile& mesh) {
    const auto map = readSightMap(tests::dividedRoom().bytes()).value();
    AnalysisOptions options;
    options.rules = rulesFor(mesh.format);
    options.parts = partsOf(mesh.format);
    return analyse(mesh, map->sight(), options).value();
}

std::vector<std::pair<float, float>> spotsOfArea(const source::NavFile& mesh, std::size_t area) {
    std::vector<std::pair<float, float>> places;
    for (const auto& spot : source::entries(mesh.hidingSpots, mesh.areas[area].hidingSpots))
        places.emplace_back(spot.position.x, spot.position.y);
    return places;
}

TEST(Analysis, cornersHaveHidingSpotsInTheOrderOfTheGame) {
    const auto mesh = analysedRoom(tests::dividedMesh());
    using Places = std::vector<std::pair<float, float>>;
    EXPECT_EQ(spotsOfArea(mesh, 0), (Places{{12.5F, 12.5F}, {212.5F, 12.5F}, {12.5F, 187.5F}, {212.5F, 187.5F}}));
    EXPECT_EQ(spotsOfArea(mesh, 1), Places{});
    EXPECT_EQ(spotsOfArea(mesh, 2).size(), 4U);
    for (std::size_t i = 0; i < mesh.hidingSpots.size(); ++i) {
        EXPECT_EQ(mesh.hidingSpots[i].id, i);
        EXPECT_EQ(mesh.hidingSpots[i].flags, source::kInCover) << i;
    }
}

TEST(Analysis, jumpAreasHaveNoSpots) {
    auto mesh = tests::dividedMesh();
    mesh.areas[0].attributes = 0x2;
    EXPECT_TRUE(spotsOfArea(analysedRoom(mesh), 0).empty());
}

TEST(Analysis, whoComesThroughTheDoorMeetsTheSpotsBehindTheWall) {
    const auto mesh = analysedRoom(tests::dividedMesh());
    const auto paths = source::entries(mesh.encounterPaths, mesh.areas[1].encounterPaths);
    ASSERT_EQ(paths.size(), 2U);
    EXPECT_EQ(paths[0].from, 3U);
    EXPECT_EQ(paths[0].to, 1U);
    // To the west the spots behind the door's wall come into view at its end.
    std::set<std::uint32_t> met;
    for (const auto& spot : source::entries(mesh.encounterSpots, paths[0].spots)) {
        EXPECT_GT(spot.t, 0);
        met.insert(spot.spot);
    }
    EXPECT_TRUE(met.contains(1) && met.contains(3)) << "spots in the east corners of the west half";
    EXPECT_FALSE(met.contains(0) || met.contains(2)) << "spots ahead";
}

TEST(Analysis, anAreaWithoutItsPathsIsStale) {
    auto mesh = analysedRoom(tests::dividedMesh());
    EXPECT_TRUE(staleAreas(mesh).empty());
    mesh.areas[1].encounterPaths = {};
    mesh.areas[2].hidingSpots = {};
    EXPECT_EQ(staleAreas(mesh), (std::vector<std::uint32_t>{1, 2}));
}

TEST(Analysis, stopsWhenAsked) {
    const auto map = readSightMap(tests::dividedRoom().bytes()).value();
    AnalysisOptions options;
    options.parts = partsOf({});
    EXPECT_FALSE(analyse(tests::dividedMesh(), map->sight(), options, [](AnalysisPart, double) { return false; }));
}

TEST(Analysis, saysWhatIsWrongWithAMap) {
    const auto bytes = tests::bytesOf("IBSP, certainly not a map of ours");
    EXPECT_FALSE(readSightMap(bytes).error().empty());
}

} // namespace
} // namespace navsmith::systems::source_nav::generation
