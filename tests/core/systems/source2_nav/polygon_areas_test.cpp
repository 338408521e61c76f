// Areas that people draw, or that come from other programs.
#include "core/systems/source2_nav/polygon_areas.h"
#include "tests/core/systems/source2_nav/mesh_world.h"

#include <algorithm>
#include <numeric>

namespace navsmith::tests {
namespace {

namespace nav = systems::source2_nav;
using model::Slot;
using nav::Outline;

float groundOf(const std::vector<Outline>& parts) {
    return std::accumulate(parts.begin(), parts.end(), 0.0F,
                           [](float sum, const Outline& part) { return sum + nav::turnOf(part) / 2; });
}

TEST(ConvexParts, AConvexPolygonStaysWholeAndTurnsCounterclockwise) {
    const auto parts = nav::convexParts({{0, 0, 0}, {0, 100, 5}, {100, 100, 0}, {100, 0, 0}}, 4);
    ASSERT_TRUE(parts);
    ASSERT_EQ(parts->size(), 1U);
    EXPECT_EQ(parts->front().size(), 4U);
    EXPECT_FLOAT_EQ(groundOf(*parts), 10000);
}

TEST(ConvexParts, AnAngleBecomesFewConvexPartsOfItsGround) {
    const auto parts =
        nav::convexParts({{0, 0, 0}, {200, 0, 0}, {200, 100, 0}, {100, 100, 0}, {100, 200, 0}, {0, 200, 0}}, 4);
    ASSERT_TRUE(parts);
    EXPECT_LE(parts->size(), 3U);
    EXPECT_FLOAT_EQ(groundOf(*parts), 30000);
    for (const auto& part : *parts) {
        EXPECT_LE(part.size(), 4U);
        EXPECT_GT(nav::turnOf(part), 0);
    }
}

TEST(ConvexParts, ManyCornersAreShared) {
    const Outline eight{{30, 0, 0},   {70, 0, 0},   {100, 30, 0}, {100, 70, 0},
                        {70, 100, 0}, {30, 100, 0}, {0, 70, 0},   {0, 30, 0}};
    const auto parts = nav::convexParts(eight, 4);
    ASSERT_TRUE(parts);
    EXPECT_EQ(parts->size(), 3U);
    EXPECT_FLOAT_EQ(groundOf(*parts), 8200);
    EXPECT_EQ(nav::convexParts(eight, 8)->size(), 1U);
}

TEST(ConvexParts, WhatHasNoSurfaceIsNone) {
    EXPECT_FALSE(nav::convexParts({{0, 0, 0}, {100, 0, 0}}, 4));
    EXPECT_FALSE(nav::convexParts({{0, 0, 0}, {100, 0, 0}, {200, 0, 0}}, 4));
    EXPECT_FALSE(nav::convexParts({{0, 0, 0}, {100, 100, 0}, {100, 0, 0}, {0, 100, 0}}, 4)) << "it crosses itself";
    EXPECT_FALSE(nav::convexParts({{0, 0, 0}, {0, 0, 100}, {0, 100, 0}}, 4)) << "it is a wall";
}

class DrawnAreas : public testing::TestWithParam<std::uint32_t> {
protected:
    systems::MadeOfPolygons make(Source2Model& mesh, const std::vector<glm::dvec3>& ring, double hull = 0) {
        const auto& maker = systemNamed("source2_nav").editing.polygonMakers.front();
        const systems::Polygon polygon{.name = "the polygon", .object = {}, .rings = {ring}};
        const std::vector<double> numbers{hull, 4, 1};
        model::Transaction tx(mesh.model, "draw");
        auto result = maker.make(tx, {&polygon, 1}, {.numbers = numbers, .parameters = maker.parameters});
        if (!result) {
            refusal = result.error().reason;
            return {};
        }
        const auto change = tx.commit();
        EXPECT_TRUE(change);
        return std::move(*result);
    }
    std::string refusal;
};

TEST_P(DrawnAreas, JoinTheCornersAndConnectToTheAreasBeside) {
    Source2Model mesh(source2File(source2MeshOfSeven(GetParam())));
    const auto points = mesh.model.count(nav::kPoint);
    const auto result = make(mesh, {{-100, 1, 0}, {2, -1, 0}, {1, 99, 0}, {-100, 100, 0}});
    ASSERT_EQ(result.elements.size(), 1U);
    const Slot a = result.elements.front().slot;
    const auto id = mesh.model.get(nav::area::id, a);
    EXPECT_TRUE(mesh.connects(id, 1));
    EXPECT_TRUE(mesh.connects(1, id));
    EXPECT_FALSE(mesh.connects(id, 2));
    const auto shape = nav::shapeOf(mesh.model, a);
    ASSERT_TRUE(shape);
    EXPECT_EQ((*shape)[1], glm::vec3(0, 0, 0)) << "a corner of area 1";
    EXPECT_EQ((*shape)[2], glm::vec3(0, 100, 0));
    const std::size_t own = source2::hasCornerTable(GetParam()) ? 2 : 0;
    EXPECT_EQ(mesh.model.count(nav::kPoint), points + own) << "two are shared with area 1";
    const auto file = mesh.file();
    EXPECT_EQ(file.areas.size(), 8U);
    EXPECT_EQ(source2::cornerCount(file, file.areas.back()), 4U);
}

TEST_P(DrawnAreas, BelowAnotherAreaAreWhereItDropsTo) {
    Source2Model mesh(source2File(source2MeshOfSeven(GetParam())));
    const auto result = make(mesh, {{100, 220, 0}, {200, 220, 0}, {200, 320, 0}, {100, 320, 0}});
    ASSERT_EQ(result.elements.size(), 1U);
    const auto id = mesh.model.get(nav::area::id, result.elements.front().slot);
    EXPECT_TRUE(mesh.connects(5, id)) << "120 down";
    EXPECT_FALSE(mesh.connects(id, 5)) << "120 up";
}

TEST_P(DrawnAreas, OfOneHullLeaveOthersAlone) {
    Source2Model mesh(source2File(source2MeshOfSeven(GetParam())));
    const auto result = make(mesh, {{-100, 0, 8}, {0, 0, 8}, {0, 100, 8}, {-100, 100, 8}}, 1);
    ASSERT_EQ(result.elements.size(), 1U);
    const auto id = mesh.model.get(nav::area::id, result.elements.front().slot);
    EXPECT_TRUE(mesh.connects(id, 6));
    EXPECT_FALSE(mesh.connects(id, 1));
    make(mesh, {{-100, 0, 8}, {0, 0, 8}, {0, 100, 8}}, 5);
    EXPECT_NE(refusal.find("2 hulls"), std::string::npos) << refusal;
}

TEST_P(DrawnAreas, ThatAreThereAlreadyArePassedOver) {
    Source2Model mesh(source2File(source2MeshOfSeven(GetParam())));
    const auto before = mesh.file();
    const auto result = make(mesh, {{100, 100, 0}, {100, 0, 0}, {0.5, 0, 0}, {0, 99, 0}});
    EXPECT_TRUE(result.elements.empty());
    EXPECT_TRUE(result.leftOut.empty());
    ASSERT_EQ(result.report.size(), 1U);
    EXPECT_EQ(result.report.front(), "Areas that were there already: 1.");
    EXPECT_EQ(mesh.file(), before);
}

INSTANTIATE_TEST_SUITE_P(Versions, DrawnAreas, testing::Values(30U, 33U, 35U));

TEST(DrawnAreasOfKeptData, AreRefused) {
    const auto files = sevenWith([](Source2Mesh& m) {
        m.hasCustom = false;
        m.customInstead = RawBytes(37, std::byte{0x5A});
    });
    Source2Model mesh(files);
    const auto& maker = systemNamed("source2_nav").editing.polygonMakers.front();
    const systems::Polygon polygon{.name = "it", .object = {}, .rings = {{{0, 0, 0}, {9, 0, 0}, {9, 9, 0}}}};
    const std::vector<double> numbers{0, 4, 1};
    model::Transaction tx(mesh.model, "draw");
    EXPECT_FALSE(maker.make(tx, {&polygon, 1}, {.numbers = numbers, .parameters = maker.parameters}));
}

} // namespace
} // namespace navsmith::tests
