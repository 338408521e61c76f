// Polygons become rectangles, checked by the ground that these cover.
#include "core/systems/source_nav/shape/polygon_cover.h"

#include <gtest/gtest.h>

#include <cmath>
#include <numbers>
#include <string>

namespace navsmith::systems::source_nav {
namespace {

using Corners = std::vector<glm::dvec3>;

Polygon polygon(Corners outline, std::vector<Corners> holes = {}) {
    Polygon out{"face", "area", {std::move(outline)}, true};
    for (auto& hole : holes)
        out.rings.push_back(std::move(hole));
    return out;
}

double extentOf(const Cover& cover) {
    double sum = 0;
    for (const auto& patch : cover.patches)
        sum += (double{patch.east} - patch.west) * (double{patch.south} - patch.north);
    return sum;
}

/// The number of rectangles over a place.
std::size_t areasOver(const Cover& cover, float x, float y) {
    std::size_t count = 0;
    for (const auto& patch : cover.patches)
        count += patch.contains(x, y) ? 1 : 0;
    return count;
}

void expectNoOverlap(const Cover& cover) {
    for (std::size_t i = 0; i < cover.patches.size(); ++i) {
        for (std::size_t k = i + 1; k < cover.patches.size(); ++k) {
            const auto& a = cover.patches[i];
            const auto& b = cover.patches[k];
            EXPECT_FALSE(a.west < b.east && b.west < a.east && a.north < b.south && b.north < a.south)
                << i << " and " << k;
        }
    }
}

TEST(PolygonCover, ARectangleBecomesOneAreaWithItsFourHeights) {
    const auto face = polygon({{10.5, 20, 1}, {110, 20, 2}, {110, 70.25, 3}, {10.5, 70.25, 40}});
    const auto cover = coverPolygons(std::vector{face}, {});
    ASSERT_EQ(cover.patches.size(), 1U);
    const auto& patch = cover.patches.front();
    EXPECT_EQ(patch.west, 10.5F);
    EXPECT_EQ(patch.north, 20);
    EXPECT_EQ(patch.east, 110);
    EXPECT_EQ(patch.south, 70.25F);
    EXPECT_EQ(patch.heights, (std::array<float, 4>{1, 2, 3, 40}));
    EXPECT_EQ(cover.exact, 1U);
}

TEST(PolygonCover, CornersOnStraightEdgesMeanNothing) {
    const auto face =
        polygon({{0, 0, 0}, {50, 0, 0}, {100, 0, 0}, {100, 100, 0}, {0, 100, 0}, {0, 100, 0}, {0, 50, 0}});
    const auto cover = coverPolygons(std::vector{face}, {});
    EXPECT_EQ(cover.exact, 1U);
    ASSERT_EQ(cover.patches.size(), 1U);
    EXPECT_EQ(cover.patches.front().east, 100);
}

TEST(PolygonCover, TwoTrianglesAreTheHalvesOfARectangle) {
    // As glTF has it: four heights that are in no plane.
    const std::vector faces{polygon({{0, 0, 0}, {100, 0, 8}, {100, 50, 4}}),
                            polygon({{0, 0, 0}, {100, 50, 4}, {0, 50, 9}})};
    const auto cover = coverPolygons(faces, {});
    ASSERT_EQ(cover.patches.size(), 1U);
    EXPECT_EQ(cover.paired, 2U);
    EXPECT_EQ(cover.patches.front().heights, (std::array<float, 4>{0, 8, 4, 9}));
    EXPECT_TRUE(cover.leftOut.empty());
}

TEST(PolygonCover, AnAngleOfTwoArmsIsCoveredExactlyByTwo) {
    const auto face = polygon({{3, 7, 0}, {203, 7, 0}, {203, 57, 0}, {53, 57, 0}, {53, 157, 0}, {3, 157, 0}});
    const auto cover = coverPolygons(std::vector{face}, {});
    EXPECT_EQ(cover.patches.size(), 2U);
    EXPECT_DOUBLE_EQ(extentOf(cover), 200 * 50 + 50 * 100);
    EXPECT_EQ(areasOver(cover, 200, 55), 1U);
    EXPECT_EQ(areasOver(cover, 60, 60), 0U);
    expectNoOverlap(cover);
}

TEST(PolygonCover, AHoleStaysFree) {
    const auto face = polygon({{0, 0, 0}, {300, 0, 0}, {300, 300, 0}, {0, 300, 0}},
                              {{{100, 100, 0}, {100, 200, 0}, {200, 200, 0}, {200, 100, 0}}});
    const auto cover = coverPolygons(std::vector{face}, {});
    EXPECT_DOUBLE_EQ(extentOf(cover), 300 * 300 - 100 * 100);
    EXPECT_EQ(areasOver(cover, 150, 150), 0U);
    EXPECT_EQ(areasOver(cover, 50, 150), 1U);
    expectNoOverlap(cover);
}

/// A disc, slanted: about as much ground, on its plane.
TEST(PolygonCover, ADiscIsCoveredOnTheGrid) {
    Corners rim;
    constexpr int kSides = 48;
    for (int i = 0; i < kSides; ++i) {
        const double angle = 2 * std::numbers::pi * i / kSides;
        const double x = 400 * std::cos(angle);
        rim.emplace_back(x, 400 * std::sin(angle), x / 4 + 7);
    }
    const auto cover = coverPolygons(std::vector{polygon(rim)}, {});
    EXPECT_NEAR(extentOf(cover), std::numbers::pi * 400 * 400, 0.03 * std::numbers::pi * 400 * 400);
    expectNoOverlap(cover);
    EXPECT_LT(cover.patches.size(), 40U) << "cells are merged";
    for (const auto& patch : cover.patches) {
        for (const auto& corner : patch.corners())
            EXPECT_NEAR(corner.z, corner.x / 4 + 7, 0.01);
        EXPECT_EQ(std::fmod(patch.west, 25), 0);
        EXPECT_EQ(std::fmod(patch.south, 25), 0);
    }
}

/// The triangles of one shape are covered as the shape: their inner edges leave no gaps and no steps.
TEST(PolygonCover, TrianglesOfOneShapeAreCoveredTogether) {
    std::vector<Polygon> fan;
    constexpr int kSides = 32;
    const auto rim = [](int i) {
        const double angle = 2 * std::numbers::pi * i / kSides + 0.1;
        return glm::dvec3(350 * std::cos(angle), 350 * std::sin(angle), 12);
    };
    for (int i = 0; i < kSides; ++i)
        fan.push_back(polygon({{0, 0, 12}, rim(i), rim(i + 1)}));
    const auto cover = coverPolygons(fan, {});
    EXPECT_NEAR(extentOf(cover), std::numbers::pi * 350 * 350, 0.04 * std::numbers::pi * 350 * 350);
    expectNoOverlap(cover);
    EXPECT_EQ(areasOver(cover, 1, 1), 1U);
    EXPECT_EQ(cover.gridded, 32U);
    EXPECT_TRUE(cover.leftOut.empty()) << cover.leftOut.front().reason;
}

/// A roof: both slopes are covered, and meet at the ridge.
TEST(PolygonCover, SurfacesMeetWithoutASteps) {
    const std::vector roof{
        polygon({{0, 0, 0}, {400, 40, 0}, {400, 240, 100}, {0, 200, 100}}),
        polygon({{0, 200, 100}, {400, 240, 100}, {400, 440, 0}, {0, 400, 0}}),
    };
    const auto cover = coverPolygons(roof, {.leastNormalZ = 0.5});
    ASSERT_FALSE(cover.patches.empty());
    expectNoOverlap(cover);
    for (std::size_t i = 0; i < cover.patches.size(); ++i) {
        for (const auto& corner : cover.patches[i].corners()) {
            for (const auto& other : cover.patches) {
                if (other.contains(corner.x, corner.y)) {
                    EXPECT_NEAR(other.heightAt(corner.x, corner.y), corner.z, 2) << corner.x << ' ' << corner.y;
                }
            }
        }
    }
}

TEST(PolygonCover, WhatCannotBeWalkedIsLeftOutWithItsReason) {
    const std::vector faces{
        polygon({{0, 0, 0}, {0, 100, 0}, {100, 100, 0}, {100, 0, 0}}),                  // from above: clockwise
        polygon({{0, 0, 0}, {100, 0, 0}, {100, 50, 100}, {0, 50, 100}}),                // 63 degrees
        polygon({{0, 0, 0}, {100, 0, 0}, {100, 0.7, 0}, {0, 0.7, 0}}),                  // narrow
        polygon({{0, 0, 0}, {100, 0, 0}, {200, 0, 0}}),                                 // a line
        polygon({{0, 0, 0}, {200, 200, 0}, {200, 0, 0}, {30, 250, 0}, {-100, 120, 0}}), // crosses itself
        polygon({{1, 1, 0}, {9, 3, 0}, {4, 8, 0}}),                                     // without a cell
        polygon({{0, 0, 0}, {1e9, 0, 0}, {1e9, 1e9, 0}}),
        polygon({{0, 0, 0}}),
    };
    const auto cover = coverPolygons(faces, {.tolerance = 0.1});
    EXPECT_TRUE(cover.patches.empty());
    std::string reasons;
    for (const auto& problem : cover.leftOut)
        reasons += problem.reason + "; ";
    for (const auto* reason : {"faces down", "too steep: 63°", "0.7 units wide", "on a line", "crosses itself",
                               "too small for the grid", "outside any map", "fewer than three"})
        EXPECT_NE(reasons.find(reason), std::string::npos) << reason << " in " << reasons;
    EXPECT_EQ(cover.leftOut.size(), faces.size());
    EXPECT_EQ(coverPolygons(std::span(faces).first(1), {.downwards = true}).patches.size(), 1U);
}

TEST(PolygonCover, SidesSnapToNeighboursAndToAreas) {
    std::vector<Patch> patches{{0, 0, 100, 100, {}}, {100.3F, 0.2F, 200, 100, {}}, {300, 0, 400, 100, {}}};
    const std::vector<Patch> areas{{-50, 0, -0.25F, 100, {}}};
    EXPECT_EQ(snapSides(patches, areas, 0.5), 3U);
    EXPECT_EQ(patches[0].west, -0.25F) << "areas stay";
    EXPECT_EQ(patches[1].west, 100);
    EXPECT_EQ(patches[1].north, 0);
    EXPECT_EQ(patches[2].west, 300);
    EXPECT_EQ(snapSides(patches, areas, 0.5), 0U);
}

} // namespace
} // namespace navsmith::systems::source_nav
