// Which elements of two documents are the same: by ids where these mean something, otherwise by place.
#include "core/compare/difference.h"
#include "core/compare/floors.h"
#include "core/model/transaction.h"
#include "core/systems/source_nav/mesh/schema.h"
#include "tests/core/systems/source_nav/nav_world.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace navsmith::tests {
namespace {

namespace nav = systems::source_nav;
using compare::FloorKind;
using model::kNoSlot;
using model::Model;
using model::Slot;

/// A strip of square areas from west to east with these ids.
RawMesh strip(const std::vector<std::uint32_t>& ids, float shift = 0, float height = 0) {
    RawMesh mesh;
    for (std::size_t i = 0; i < ids.size(); ++i) {
        auto& area = mesh.areas.emplace_back();
        area.id = ids[i];
        const float west = static_cast<float>(i) * 100 + shift;
        area.northWest = {west, 0, height};
        area.southEast = {west + 100, 100, height};
        area.northEastZ = area.southWestZ = height;
    }
    return mesh;
}

struct Same {
    std::size_t joined = 0;
    double farthest = 0;
};
Same sameAreas(const Model& a, const Model& b) {
    const auto matched = compare::matchModels(a, b, *systems::find("source_nav")->identities);
    Same same;
    a.forEachLive(nav::kArea, [&](Slot row) {
        const Slot other = matched.matching.toB[nav::kArea][row];
        if (other == kNoSlot)
            return;
        ++same.joined;
        same.farthest = std::max(
            same.farthest, std::abs(double{a.get(nav::area::westX, row)} - double{b.get(nav::area::westX, other)}));
    });
    return same;
}

std::vector<std::uint32_t> numbers(std::uint32_t count) {
    std::vector<std::uint32_t> ids(count);
    std::iota(ids.begin(), ids.end(), 1U);
    return ids;
}

TEST(Matching, IdsOfAnotherAuthorMeanNothing) {
    auto ids = numbers(40);
    const auto ours = loadMesh(strip(ids));
    std::ranges::reverse(ids);
    const auto same = sameAreas(ours, loadMesh(strip(ids, 10)));
    EXPECT_EQ(same.joined, 40U);
    EXPECT_EQ(same.farthest, 10) << "the nearest ones, whatever their ids";
    ids.pop_back(); // as many areas in the same order would be the same map at another place
    EXPECT_EQ(sameAreas(ours, loadMesh(strip(ids, 5000))).joined, 0U) << "nothing is near";
}

TEST(Matching, IdsTellWhatMovedTogether) {
    const auto ids = numbers(40);
    const auto same = sameAreas(loadMesh(strip(ids)), loadMesh(strip(ids, 5000)));
    EXPECT_EQ(same.joined, 40U) << "the whole map was moved";
    EXPECT_EQ(same.farthest, 5000);
}

TEST(Matching, IdsTellWhatMovedInAVersionOfTheSameMesh) {
    const auto ours = loadMesh(strip(numbers(6)));
    auto theirs = ours;
    model::Transaction tx(theirs, "move");
    for (const std::uint32_t id : {2U, 5U}) {
        const Slot row = areaWithId(theirs, id);
        for (const auto column : {nav::area::northY, nav::area::southY})
            tx.set(column, row, theirs.get(column, row) + 3000.0F * static_cast<float>(id));
    }
    ASSERT_TRUE(tx.commit());
    EXPECT_EQ(sameAreas(ours, theirs).joined, 6U);
}

// Ground -------------------------------------------------------------------------------------------------------------

compare::FloorDifference ground(const RawMesh& a, const RawMesh& b) {
    return compare::compareFloors(*systems::find("source_nav")->floors, loadMesh(a), loadMesh(b));
}

TEST(Floors, AreTheSameWhateverCoversThem) {
    // Two areas of 100 units against four of 50.
    auto halves = strip(numbers(4));
    for (std::size_t i = 0; i < 4; ++i) {
        halves.areas[i].northWest[0] = static_cast<float>(i) * 50;
        halves.areas[i].southEast[0] = static_cast<float>(i) * 50 + 50;
    }
    const auto difference = ground(strip(numbers(2)), halves);
    EXPECT_TRUE(difference.regions.empty());
    EXPECT_EQ(difference.slivers, 0U);
    EXPECT_EQ(difference.both, 200.0 * 100);
}

TEST(Floors, OfOneMeshOnlyAreListedWithTheirPlace) {
    const auto difference = ground(strip(numbers(5)), strip(numbers(3)));
    ASSERT_EQ(difference.regions.size(), 1U);
    const auto& region = difference.regions.front();
    EXPECT_EQ(region.kind, FloorKind::OnlyA);
    EXPECT_EQ(region.low, glm::dvec3(300, 0, 0));
    EXPECT_EQ(region.high, glm::dvec3(500, 100, 0));
    EXPECT_EQ(region.extent, 200.0 * 100);
    EXPECT_EQ(region.rows.size(), 2U);
    EXPECT_GT(region.place.x, 300);
    EXPECT_LT(region.place.x, 500);
    const auto back = ground(strip(numbers(3)), strip(numbers(5)));
    ASSERT_EQ(back.regions.size(), 1U);
    EXPECT_EQ(back.regions.front().kind, FloorKind::OnlyB);
}

TEST(Floors, OfAnotherHeightAreOneRegion) {
    const auto difference = ground(strip(numbers(3)), strip(numbers(3), 0, 40));
    ASSERT_EQ(difference.regions.size(), 1U);
    EXPECT_EQ(difference.regions.front().kind, FloorKind::OtherHeight);
    EXPECT_DOUBLE_EQ(difference.regions.front().higher, 40);
    EXPECT_EQ(ground(strip(numbers(3)), strip(numbers(3), 0, 4)).regions.size(), 0U) << "less than half a step";
    const auto storeys = ground(strip(numbers(3)), strip(numbers(3), 0, 400));
    EXPECT_EQ(storeys.regions.size(), 2U) << "another floor";
}

TEST(Floors, BordersThatDifferALittleAreSlivers) {
    const auto difference = ground(strip(numbers(3)), strip(numbers(3), 20));
    EXPECT_TRUE(difference.regions.empty()) << "20 units are too narrow to stand on";
    EXPECT_EQ(difference.slivers, 2U);
}

TEST(Floors, OnlyMeshesHaveThem) {
    EXPECT_EQ(systems::find("quake_nav2")->floors, nullptr);
}

} // namespace
} // namespace navsmith::tests
