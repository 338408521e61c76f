// What must hold in any analysis of Source: there is no pair of a map and a mesh to compare with.
#include "core/systems/source_nav/generation/analysis.h"
#include "core/systems/source_nav/generation/area_values.h"
#include "formats/source/vbsp_file.h"
#include "tests/core/systems/source_nav/generation/small_mesh.h"
#include "tests/support/map_bytes.h"
#include "tests/support/phy_bytes.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <string>
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

/// The tree of a map that is divided at x = 250, where no half sees the other.
world::ClusterSight dividedAt250() {
    source::VbspFile map;
    map.planes = {{{1, 0, 0}, 250, 0}};
    map.nodes = {{0, {-1, -2}, 0, 0}};
    map.leaves.resize(2);
    map.leaves[0].cluster = 0;
    map.leaves[1].cluster = 1;
    map.models.resize(1);
    source::VbspVisibility visibility;
    visibility.clusters = 2;
    visibility.rows = {0, 1};
    visibility.packed = {std::byte{0b01}, std::byte{0b10}};
    return {map, visibility};
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

TEST(SourceAnalysis, whatSeesIsSeenAndStoredByHowItIsSeen) {
    const auto seen = seenById(analysedSourceRoom());
    for (const auto& [area, list] : seen) {
        EXPECT_TRUE(list.contains(area)) << "an area sees itself";
        for (const auto& [other, how] : list)
            EXPECT_EQ(how != 0, seen.at(other).contains(area) && seen.at(other).at(area) != 0)
                << area << " and " << other;
    }
    EXPECT_EQ(seen.at(1).at(3), 1) << "through the door the halves see each other from some places";
    EXPECT_EQ(seen.at(1).at(2), 3) << "every place in the door sees something of the west";
    EXPECT_EQ(seen.at(2).at(1), 1) << "from its corners one does not see the door";
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

TEST(SourceAnalysis, onlyPairsThatTheMapForbidsAreLeftOut) {
    auto mesh = tests::dividedMesh(16);
    const AnalysisMesh areas(mesh);
    const auto clusters = dividedAt250();
    std::vector<std::pair<AreaIndex, AreaIndex>> pairs{{0, 1}, {0, 2}, {1, 2}};
    leaveOutForbidden(areas, clusters, rulesFor(mesh.format), pairs);
    // The middle area is in both halves.
    EXPECT_EQ(pairs, (std::vector<std::pair<AreaIndex, AreaIndex>>{{0, 1}, {1, 2}}));

    const auto map = readSightMap(sourceRoom()).value();
    auto sight = map->sight();
    EXPECT_EQ(sight.clusters, nullptr) << "this map has no visibility";
    AnalysisOptions options;
    options.rules = rulesFor(mesh.format);
    options.parts = {AnalysisPart::Visibility};
    auto seen = seenById(analyse(mesh, sight, options).value());
    EXPECT_EQ(seen.at(1).erase(3), 1U) << "through the door";
    EXPECT_EQ(seen.at(3).erase(1), 1U);
    sight.clusters = &clusters;
    EXPECT_EQ(seenById(analyse(mesh, sight, options).value()), seen);
}

TEST(SourceAnalysis, lightIsMeasuredWhereTheGameDoes) {
    auto mesh = tests::dividedMesh(16);
    const auto map = readSightMap(sourceRoom()).value();
    auto sight = map->sight();
    sight.light = [&](const glm::vec3& place) -> std::optional<float> {
        EXPECT_NEAR(place.z, 17.5F, 0.1F);
        if (place.x > 400)
            return std::nullopt;
        return place.x / 1000;
    };
    mesh.format.layout = source::NavLayout::LeftForDead;
    mesh.format.subVersion = 14;
    AnalysisOptions options;
    options.rules = rulesFor(mesh.format);
    options.parts = partsOf(mesh.format);
    EXPECT_TRUE(std::ranges::find(options.parts, AnalysisPart::Light) != options.parts.end());
    options.areas = {0, 2};
    for (auto& area : mesh.areas)
        area.light.fill(0.75F);
    const auto lit = analyse(mesh, sight, options).value();
    EXPECT_EQ(lit.areas[0].light, (std::array<float, 4>{0.0125F, 0.2125F, 0.2125F, 0.0125F}));
    EXPECT_EQ(lit.areas[1].light, mesh.areas[1].light) << "not asked for";
    EXPECT_EQ(lit.areas[2].light[1], 0.75F) << "where the map does not tell";
    // Other games store 1 everywhere.
    mesh.format.layout = source::NavLayout::CounterStrike;
    const auto parts = partsOf(mesh.format);
    EXPECT_TRUE(std::ranges::find(parts, AnalysisPart::Light) == parts.end());
}

TEST(SourceAnalysis, solidStaticPropsHideAndAreTold) {
    const auto tell = [](const std::vector<tests::RawProp>& props) {
        tests::RawSourceMap map;
        tests::addBoxBrush(map, {-200, -200, -16}, {200, 200, 0}, source::contents::kSolid);
        map.models.resize(1);
        map.pakFile =
            tests::buildZip({{"models/wall.phy", tests::buildPhy({tests::phyBox({-4, -100, 0}, {4, 100, 128})})}});
        map.staticProps = tests::buildStaticProps({"models/wall.mdl", "models/other.mdl"}, {}, props);
        return readSightMap(tests::buildSourceMap(map)).value();
    };
    const auto none = tell({{.origin = {0, 0, 0}, .solid = 0}});
    EXPECT_TRUE(none->sight().free({-50, 0, 40}, {50, 0, 40}));
    EXPECT_TRUE(none->notes().empty());
    const auto wall = tell({{.origin = {0, 0, 0}, .solid = 6}, {.origin = {0, 50, 0}, .model = 1, .solid = 6}});
    EXPECT_FALSE(wall->sight().free({-50, 0, 40}, {50, 0, 40}));
    ASSERT_EQ(wall->notes().size(), 1U);
    EXPECT_NE(wall->notes()[0].find("2 solid static props"), std::string::npos) << wall->notes()[0];
    EXPECT_NE(wall->notes()[0].find("1 left out"), std::string::npos) << wall->notes()[0];
    const auto turned = tell({{.origin = {0, 0, 0}, .angles = {0, 90, 0}, .solid = 6}});
    EXPECT_TRUE(turned->sight().free({-50, 50, 40}, {50, 50, 40}));
}

TEST(SourceAnalysis, entitiesStandInTheWayAsTheirKeysSay) {
    const auto isFree = [](const std::string& keys) {
        tests::RawSourceMap map;
        tests::addBoxBrush(map, {-4, -100, 0}, {4, 100, 128}, source::contents::kSolid, 1);
        map.models.resize(2);
        map.entities = "{ \"classname\" \"worldspawn\" } { \"model\" \"*1\" " + keys + " }";
        const auto read = readSightMap(tests::buildSourceMap(map)).value();
        return read->sight().free({-50, 50, 40}, {50, 50, 40});
    };
    EXPECT_FALSE(isFree(R"("classname" "func_brush")"));
    EXPECT_TRUE(isFree(R"("classname" "func_brush" "Solidity" "1")"));
    EXPECT_TRUE(isFree(R"("classname" "func_brush" "StartDisabled" "1")"));
    EXPECT_FALSE(isFree(R"("classname" "func_brush" "StartDisabled" "1" "Solidity" "2")"));
    EXPECT_TRUE(isFree(R"("classname" "func_brush" "angles" "0 90 0")")) << "turned away";
    EXPECT_TRUE(isFree(R"("classname" "func_door" "spawnflags" "8")"));
    EXPECT_FALSE(isFree(R"("classname" "func_door" "spawnflags" "4096")"));
    EXPECT_TRUE(isFree(R"("classname" "trigger_multiple")"));
}

} // namespace
} // namespace navsmith::systems::source_nav::generation
