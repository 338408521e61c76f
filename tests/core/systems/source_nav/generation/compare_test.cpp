// What a comparison says of meshes that differ in a known way.
#include "core/systems/source_nav/generation/compare.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <string_view>

namespace navsmith::systems::source_nav::generation {
namespace {

/// Two squares of 100, side by side and linked both ways.
source::NavFile twoSquares() {
    source::NavFile file;
    file.format.version = 5;
    file.bspSize = 1000;
    for (std::uint32_t i = 0; i < 2; ++i) {
        source::NavArea area;
        area.id = i + 1;
        area.northWest = {100.0F * static_cast<float>(i), 0, 0};
        area.southEast = {100.0F * static_cast<float>(i) + 100, 100, 0};
        area.connections[i == 0 ? 1 : 3] = {i, 1};
        file.connections.push_back(2 - i);
        file.areas.push_back(area);
    }
    return file;
}

std::optional<double> figure(const FileComparison& comparison, std::string_view id) {
    const auto found = std::find_if(comparison.figures.begin(), comparison.figures.end(),
                                    [&](const Agreement& row) { return row.id == id; });
    return found == comparison.figures.end() ? std::nullopt : std::optional(found->value);
}

TEST(MeshComparison, aMeshAgreesWithItself) {
    const auto mesh = twoSquares();
    const auto comparison = compareMeshes(mesh, mesh);
    for (const auto& row : comparison.figures)
        EXPECT_EQ(row.value, row.isShare ? 1.0 : 0.0) << row.id;
    EXPECT_TRUE(comparison.sameMap && comparison.looksRaw);
    EXPECT_FALSE(figure(comparison, "encounters")) << "there are none";
}

TEST(MeshComparison, missingFloorLowersRecallAndExtraFloorPrecision) {
    const auto known = twoSquares();
    auto half = known;
    half.areas.pop_back();
    half.areas.front().connections = {};
    EXPECT_EQ(figure(compareMeshes(half, known), "floor_recall"), 0.5);
    EXPECT_EQ(figure(compareMeshes(half, known), "floor_precision"), 1.0);
    EXPECT_EQ(figure(compareMeshes(half, known), "areas"), 0.5);
    EXPECT_EQ(figure(compareMeshes(known, half), "floor_precision"), 0.5);
    EXPECT_EQ(figure(compareMeshes(known, half), "floor"), 0.5);
}

TEST(MeshComparison, heightsCountUpToTwentyUnits) {
    const auto known = twoSquares();
    auto lifted = known;
    for (auto& area : lifted.areas) {
        area.northWest.z = area.southEast.z = area.northEastZ = area.southWestZ = 10;
    }
    EXPECT_EQ(figure(compareMeshes(lifted, known), "floor"), 1.0);
    EXPECT_EQ(figure(compareMeshes(lifted, known), "height_error"), 10.0);
    EXPECT_EQ(figure(compareMeshes(lifted, known), "areas"), 0.0);
    for (auto& area : lifted.areas)
        area.northWest.z = area.southEast.z = area.northEastZ = area.southWestZ = 30;
    EXPECT_EQ(figure(compareMeshes(lifted, known), "floor"), 0.0);
}

TEST(MeshComparison, missingLinksLowerRecallAndReach) {
    const auto known = twoSquares();
    auto cut = known;
    cut.areas[0].connections = {};
    const auto comparison = compareMeshes(cut, known);
    EXPECT_EQ(figure(comparison, "link_recall"), 0.5);
    EXPECT_EQ(figure(comparison, "link_precision"), 1.0);
    EXPECT_LT(figure(comparison, "reach").value_or(1), 0.9);
}

TEST(MeshComparison, spotsAreFoundNearAndTheirFlagsAtTheSamePlace) {
    auto known = twoSquares();
    known.hidingSpots = {{1, {10, 10, 0}, 1}, {2, {90, 90, 0}, 3}};
    auto made = known;
    made.hidingSpots[0].position.x = 40; // still near
    made.hidingSpots[1].flags = 1;
    const auto comparison = compareMeshes(made, known);
    EXPECT_EQ(figure(comparison, "spot_recall"), 1.0);
    EXPECT_EQ(figure(comparison, "spot_flags"), 0.0);
    made.hidingSpots[0].position.x = 300;
    EXPECT_EQ(figure(compareMeshes(made, known), "spot_recall"), 0.5);
    EXPECT_EQ(figure(compareMeshes(made, known), "spot_precision"), 0.5);
}

TEST(MeshComparison, editedFilesAndOtherMapsAreTold) {
    const auto made = twoSquares();
    auto known = made;
    known.bspSize = 2000;
    known.areas[0].attributes = 4; // precise: only set by hand
    const auto comparison = compareMeshes(made, known);
    EXPECT_FALSE(comparison.sameMap);
    EXPECT_FALSE(comparison.looksRaw);
}

} // namespace
} // namespace navsmith::systems::source_nav::generation
