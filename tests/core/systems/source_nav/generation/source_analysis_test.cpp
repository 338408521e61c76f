// What must hold in any analysis of Source: there is no pair of a map and a mesh to compare with.
#include "core/systems/source_nav/generation/analysis.h"
#include "formats/source/vbsp_file.h"
#include "tests/core/systems/source_nav/generation/small_mesh.h"

#include <gtest/gtest.h>

#include <map>
#include <set>
#include <utility>
#include <vector>

namespace navsmith::systems::source_nav::generation {
namespace {

/// The divided room of GoldSrc's tests as a map of Source.
std::vector<std::byte> sourceRoom() {
    tests::RawSourceMap map;
    const auto add = [&](const tests::RawVector& minimum, const tests::RawVector& maximum) {
        tests::addBoxBrush(map, minimum, maximum, source::contents::kSolid);
    };
    add({-16, -16, -16}, {516, 216, 0});
    add({-16, -16, 200}, {516, 216, 216});
    add({-16, -16, 0}, {0, 216, 200});
    add({500, -16, 0}, {516, 216, 200});
    add({0, -16, 0}, {500, 0, 200});
    add({0, 200, 0}, {500, 216, 200});
    add({225, 0, 0}, {275, 75, 200});
    add({225, 125, 0}, {275, 200, 200});
    map.models.resize(1);
    map.entities = R"({ "classname" "info_player_terrorist" "origin" "100 100 0" })"
                   R"({ "classname" "info_player_counterterrorist" "origin" "400 100 0" })";
    return tests::buildSourceMap(map);
}

source::NavFile analysedSourceRoom() {
    auto mesh = tests::dividedMesh(16);
    mesh.format.subVersion = 1;
    mesh.format.layout = source::NavLayout::CounterStrike;
    const auto map = readSightMap(sourceRoom()).value();
    AnalysisOptions options;
    options.rules = rulesFor(mesh.format);
    options.parts = partsOf(mesh.format);
    return analyse(mesh, map->sight(), options).value();
}

/// By id: the areas that an area sees, with what it inherits.
std::map<std::uint32_t, std::map<std::uint32_t, std::uint8_t>> seenById(const source::NavFile& mesh) {
    std::map<std::uint32_t, const source::NavArea*> areas;
    for (const auto& area : mesh.areas)
        areas[area.id] = &area;
    std::map<std::uint32_t, std::map<std::uint32_t, std::uint8_t>> seen;
    for (const auto& area : mesh.areas) {
        auto& list = seen[area.id];
        if (area.inheritVisibilityFrom != 0) {
            EXPECT_EQ(areas.at(area.inheritVisibilityFrom)->inheritVisibilityFrom, 0U) << "only one level";
            for (const auto& entry : source::entries(mesh.visible, areas.at(area.inheritVisibilityFrom)->visible))
                list[entry.area] = entry.visibility;
        }
        for (const auto& entry : source::entries(mesh.visible, area.visible))
            list[entry.area] = entry.visibility;
    }
    return seen;
}

TEST(SourceAnalysis, visibilityIsTheSameInBothDirections) {
    const auto seen = seenById(analysedSourceRoom());
    for (const auto& [area, list] : seen) {
        EXPECT_TRUE(list.contains(area)) << "an area sees itself";
        for (const auto& [other, how] : list)
            EXPECT_EQ(how, seen.at(other).at(area)) << area << " and " << other;
    }
    // Through the door the halves see parts of each other.
    EXPECT_EQ(seen.at(1).at(3), 1);
    EXPECT_NE(seen.at(1).at(2), 0);
}

TEST(SourceAnalysis, spotsInTheCornersHaveUniqueIds) {
    const auto mesh = analysedSourceRoom();
    std::set<std::uint32_t> ids;
    for (const auto& spot : mesh.hidingSpots)
        EXPECT_TRUE(ids.insert(spot.id).second);
    EXPECT_EQ(ids.size(), 8U);
    // Source goes around an area.
    const auto spots = source::entries(mesh.hidingSpots, mesh.areas[0].hidingSpots);
    ASSERT_EQ(spots.size(), 4U);
    EXPECT_EQ(spots[2].position, (source::NavPoint{212.5F, 187.5F, 0}));
    EXPECT_EQ(spots[3].position, (source::NavPoint{12.5F, 187.5F, 0}));
}

TEST(SourceAnalysis, teamsReachTheirOwnHalfFirst) {
    const auto mesh = analysedSourceRoom();
    EXPECT_LT(mesh.areas[0].occupyTimes[0], mesh.areas[0].occupyTimes[1]);
    EXPECT_GT(mesh.areas[2].occupyTimes[0], mesh.areas[2].occupyTimes[1]);
    // From 100 100 to the middle of the west half, in a second for 240 units.
    EXPECT_FLOAT_EQ(mesh.areas[0].occupyTimes[0], 12.5F / 240);
}

} // namespace
} // namespace navsmith::systems::source_nav::generation
