#include "core/systems/arrange.h"
#include "core/systems/common_edits.h"
#include "core/systems/registry.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace navsmith::systems {
namespace {

void expectNear(const Points& points, const Points& expected) {
    ASSERT_EQ(points.size(), expected.size());
    for (std::size_t i = 0; i < points.size(); ++i) {
        for (glm::length_t c = 0; c < 3; ++c)
            EXPECT_NEAR(points[i][c], expected[i][c], 1e-9) << i << " " << c;
    }
}

TEST(Arrange, AlignProjectsPointsOntoTheLine) {
    expectNear(aligned({{0, 0, 0}, {3, 5, 0}, {7, -2, 9}, {10, 0, 0}}), {{0, 0, 0}, {3, 0, 0}, {7, 0, 0}, {10, 0, 0}});
    expectNear(aligned({{0, 0, 0}, {0, 5, 5}, {0, 0, 10}}), {{0, 0, 0}, {0, 0, 5}, {0, 0, 10}});
    expectNear(aligned({{1, 1, 1}, {5, 5, 5}, {1, 1, 1}}), {{1, 1, 1}, {1, 1, 1}, {1, 1, 1}});
    expectNear(aligned({{1, 2, 3}, {4, 5, 6}}), {{1, 2, 3}, {4, 5, 6}});
}

TEST(Arrange, SpreadKeepsTheLineAndItsEnds) {
    expectNear(spread({{0, 0, 0}, {1, 0, 0}, {2, 0, 0}, {9, 0, 0}}), {{0, 0, 0}, {3, 0, 0}, {6, 0, 0}, {9, 0, 0}});
    // Along the corner, not diagonally across it.
    expectNear(spread({{0, 0, 0}, {4, 0, 0}, {4, 1, 0}, {4, 4, 0}, {4, 12, 0}}),
               {{0, 0, 0}, {4, 0, 0}, {4, 4, 0}, {4, 8, 0}, {4, 12, 0}});
    expectNear(spread({{1, 1, 1}, {1, 1, 1}, {1, 1, 1}}), {{1, 1, 1}, {1, 1, 1}, {1, 1, 1}});
    expectNear(spread({}), {});
}

TEST(Arrange, SmoothMovesTowardsTheMeanOfTheNeighbours) {
    const Points corner{{0, 0, 0}, {4, 0, 0}, {4, 4, 0}};
    expectNear(smoothed(corner, 0), corner);
    expectNear(smoothed(corner, 0.5), {{0, 0, 0}, {3, 1, 0}, {4, 4, 0}});
    expectNear(smoothed(corner, 1), {{0, 0, 0}, {2, 2, 0}, {4, 4, 0}});
}

TEST(Arrange, RampSetsHeightsByTheWayInPlan) {
    expectNear(ramped({{0, 0, 10}, {1, 0, 99}, {1, 3, -5}, {1, 4, 20}}),
               {{0, 0, 10}, {1, 0, 12}, {1, 3, 18}, {1, 4, 20}});
    expectNear(ramped({{0, 0, 1}, {0, 0, 5}, {0, 0, 3}}), {{0, 0, 1}, {0, 0, 1}, {0, 0, 3}});
}

TEST(Arrange, AcceptsOnlyElementsWithAPosition) {
    std::size_t several = 0;
    for (const auto& system : all()) {
        for (model::ElementTypeId type = 0; type < system.schema->typeCount(); ++type) {
            const auto& spec = system.schema->type(type);
            const auto places = placesOf(system, type);
            if (spec.placedBy.size() > 1) {
                ++several;
                EXPECT_EQ(pointOf(system, type), nullptr) << system.id << " " << spec.id << " would be bent";
                EXPECT_EQ(places.size(), spec.placedBy.size()) << system.id << " " << spec.id;
            } else if (const auto* point = pointOf(system, type); point != nullptr) {
                EXPECT_EQ(places, std::vector{point}) << system.id << " " << spec.id;
            }
        }
    }
    EXPECT_GT(several, 0U);
}

TEST(CommonEdits, ExistInEverySystemWithoutIdClashes) {
    for (const auto& system : all()) {
        std::set<std::string_view> ids;
        for (const auto& edit : system.editing.edits)
            EXPECT_TRUE(ids.insert(edit.id).second) << system.id << " " << edit.id;
        for (const auto& edit : commonEdits(system))
            EXPECT_TRUE(ids.contains(edit.id)) << system.id << " " << edit.id;
    }
}

} // namespace
} // namespace navsmith::systems
