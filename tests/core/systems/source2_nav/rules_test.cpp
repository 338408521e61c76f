// Areas that overlap.
#include "tests/core/systems/source2_nav/mesh_world.h"
#include "tests/support/corpus.h"

#include <gtest/gtest.h>

namespace navsmith::tests {
namespace {

namespace nav = systems::source2_nav;

/// With one more square, 50 units wide, whose corner nearest to the origin is at `at`; not connected.
model::Model withSquareAt(RawPoint at, std::uint8_t hull = 0) {
    return loadFiles(systemNamed("source2_nav"), sevenWith([&](Source2Mesh& m) {
                         const auto [x, y, z] = at;
                         const auto first = static_cast<std::uint32_t>(m.corners.size());
                         m.corners.push_back({x, y, z});
                         m.corners.push_back({x + 50, y, z});
                         m.corners.push_back({x + 50, y + 50, z});
                         m.corners.push_back({x, y + 50, z});
                         m.areas.push_back({.id = 8,
                                            .hull = hull,
                                            .corners = {first, first + 1, first + 2, first + 3},
                                            .edges = {{}, {}, {}, {}}});
                     }));
}

std::size_t overlapsOf(const model::Model& m) {
    return issuesOf(m, "S2018").size();
}

TEST(Source2Overlaps, NeighboursTouchAndReachALittleIntoEachOther) {
    EXPECT_EQ(overlapsOf(withSquareAt({-50, 30, 0})), 0U) << "beside the middle of an edge";
    EXPECT_EQ(overlapsOf(withSquareAt({-49.5F, 30, 0})), 0U) << "half a unit";
    EXPECT_EQ(overlapsOf(withSquareAt({-48, 30, 0})), 1U);
}

TEST(Source2Overlaps, AreToldWithDepthPlaceAndTheOtherArea) {
    const auto m = withSquareAt({-40, 30, 0});
    const auto issues = issuesOf(m, "S2018");
    ASSERT_EQ(issues.size(), 1U);
    EXPECT_EQ(issues[0].message, "Overlaps area 1 by 10.0 units, at (5, 55, 0)");
    EXPECT_EQ(m.get(nav::area::id, issues[0].element.slot), 8U) << "the later one";
    ASSERT_TRUE(issues[0].other);
    EXPECT_EQ(m.get(nav::area::id, issues[0].other->slot), 1U);
    const auto three = issuesOf(withSquareAt({56, 66, 0}), "S2018"); // over areas 1, 2 and 4
    ASSERT_EQ(three.size(), 1U);
    EXPECT_EQ(three[0].message, "Overlaps area 1 by 34.0 units, at (78, 83, 0), and 2 other areas by less");
}

TEST(Source2Overlaps, AreMeasuredAcrossSlantedEdges) {
    // The slanted edge of area 3 leads from (300, 0) to (200, 100): 4.9 units inside it, and 0.7.
    EXPECT_EQ(issuesOf(withSquareAt({246.5F, 46.5F, 0}), "S2018").at(0).message,
              "Overlaps area 3 by 4.9 units, at (249, 49, 0)");
    EXPECT_EQ(overlapsOf(withSquareAt({249.5F, 49.5F, 0})), 0U);
    EXPECT_EQ(overlapsOf(withSquareAt({260, 60, 0})), 0U) << "only the rectangles around them overlap";
}

TEST(Source2Overlaps, AreOfOneHullAndOneFloor) {
    EXPECT_EQ(overlapsOf(withSquareAt({20, 20, 0})), 1U);
    EXPECT_EQ(overlapsOf(withSquareAt({20, 20, 16})), 1U) << "a step";
    EXPECT_EQ(overlapsOf(withSquareAt({20, 20, 17})), 0U) << "another floor";
    EXPECT_EQ(overlapsOf(withSquareAt({20, 120, 0}, 1)), 0U) << "over area 4, of the other hull";
    EXPECT_EQ(overlapsOf(withSquareAt({20, 20, 0}, 1)), 1U) << "over area 6, of the same";
    EXPECT_EQ(overlapsOf(withSquareAt({20, 20, 0}, 5)), 0U) << "of none";
}

TEST(Source2Overlaps, AreNotFoundInRealMeshes) {
    const auto meshes = realFiles({kSource2Corpus}, ".nav");
    if (meshes.empty())
        GTEST_SKIP() << missingCorpus(kSource2Corpus);
    for (const auto& mesh : meshes) {
        const auto issues = issuesOf(loadFiles(systemNamed("source2_nav"), mesh.files), "S2018");
        EXPECT_TRUE(issues.empty()) << mesh.name << ": " << issues.front().message;
    }
}

} // namespace
} // namespace navsmith::tests
