// Which nodes the path regions of a save switch: with generated roads. docs/formats/gta-sa-save.md, section 6.
#include "core/systems/shared/road_switches.h"

#include <gtest/gtest.h>

#include <limits>
#include <string>
#include <utility>
#include <vector>

namespace navsmith::systems::gta_sa_world {
namespace {

/// A row of nodes along x, ten units apart, with optional extra edges.
class Street {
public:
    explicit Street(std::size_t count) : nodes_(count), edges_(count) {
        for (std::size_t i = 0; i < count; ++i) {
            nodes_[i].place = {static_cast<float>(i) * 10, 0, 0};
            if (i > 0)
                join(i - 1, i);
        }
    }
    void join(std::size_t a, std::size_t b) {
        edges_[a].push_back(static_cast<std::uint32_t>(b));
        edges_[b].push_back(static_cast<std::uint32_t>(a));
    }
    std::size_t add(glm::vec3 place) {
        nodes_.push_back({.place = place});
        edges_.emplace_back();
        return nodes_.size() - 1;
    }
    RoadNode& operator[](std::size_t i) { return nodes_[i]; }
    [[nodiscard]] Roads roads() const {
        Roads all;
        all.nodes = nodes_;
        for (std::size_t i = 0; i < nodes_.size(); ++i) {
            all.nodes[i].firstNeighbour = static_cast<std::uint32_t>(all.neighbours.size());
            all.neighbours.insert(all.neighbours.end(), edges_[i].begin(), edges_[i].end());
        }
        return all;
    }

private:
    std::vector<RoadNode> nodes_;
    std::vector<std::vector<std::uint32_t>> edges_;
};

RoadSwitch between(float from, float to, bool off = true, bool vehicles = true) {
    return {{from, -1, -1}, {to, 1, 1}, off, vehicles};
}

/// One letter for each node: x without traffic.
std::string stateOf(const SwitchedRoads& roads) {
    std::string text;
    for (const auto off : roads.off)
        text += off != 0 ? 'x' : '.';
    return text;
}

TEST(RoadSwitches, regionSwitchesNodesUpToTheEndsOfTheRoad) {
    const auto roads = Street(6).roads();
    const auto done = applySwitches(roads, std::vector{between(20, 20)});
    EXPECT_EQ(stateOf(done), "xxxxxx");
    EXPECT_EQ(done.changed, std::vector<std::uint32_t>{6});
}

TEST(RoadSwitches, changeEndsBeforeAJunction) {
    Street street(7);
    const auto side = street.add({40, 10, 0});
    street.join(4, side);
    const auto done = applySwitches(street.roads(), std::vector{between(20, 20)});
    EXPECT_EQ(stateOf(done), "xxxx....") << "node 4 has three neighbours";
}

TEST(RoadSwitches, junctionInsideTheBoxIsSwitchedWithoutSpreading) {
    Street street(7);
    const auto side = street.add({40, 10, 0});
    street.join(4, side);
    const auto done = applySwitches(street.roads(), std::vector{between(40, 40)});
    EXPECT_EQ(stateOf(done), "....x...");
}

TEST(RoadSwitches, changeEndsAtNodesAlreadyInThatState) {
    Street street(6);
    street[3].off = true;
    const auto done = applySwitches(street.roads(), std::vector{between(0, 0)});
    EXPECT_EQ(stateOf(done), "xxxx..");
    EXPECT_EQ(done.changed, std::vector<std::uint32_t>{3});
}

TEST(RoadSwitches, roadBlocksAndParkingEndTheChange) {
    Street street(6);
    street[4].switchable = false;
    const auto done = applySwitches(street.roads(), std::vector{between(0, 10)});
    EXPECT_EQ(stateOf(done), "xxxx..");
}

TEST(RoadSwitches, unswitchedNeighboursMakeNoJunction) {
    Street street(5);
    const auto parking = street.add({20, 10, 0});
    street.join(2, parking);
    street[parking].switchable = false;
    const auto done = applySwitches(street.roads(), std::vector{between(0, 0)});
    EXPECT_EQ(stateOf(done), "xxxxx.");
}

TEST(RoadSwitches, regionAffectsOnlyNodesOfItsType) {
    Street street(2);
    street[1].pedestrian = true;
    Street peds(2);
    peds[0].pedestrian = peds[1].pedestrian = true;
    EXPECT_EQ(stateOf(applySwitches(peds.roads(), std::vector{between(0, 10)})), "..");
    EXPECT_EQ(stateOf(applySwitches(peds.roads(), std::vector{between(0, 10, true, false)})), "xx");
}

TEST(RoadSwitches, boundsAreInclusive) {
    Street street(3);
    for (std::size_t i = 0; i < 3; ++i)
        street[i].place.z = 5;
    auto box = between(10, 10);
    box.minimum.z = box.maximum.z = 5;
    EXPECT_EQ(applySwitches(street.roads(), std::vector{box}).changed[0], 3U);
    box.minimum.z = 5.125F;
    box.maximum.z = 6;
    EXPECT_EQ(applySwitches(street.roads(), std::vector{box}).changed[0], 0U);
}

TEST(RoadSwitches, laterRegionsWin) {
    Street street(3);
    const std::vector regions{between(0, 20), between(0, 20, false), between(0, 20, false), between(10, 10)};
    const auto done = applySwitches(street.roads(), regions);
    EXPECT_EQ(stateOf(done), "xxx");
    EXPECT_EQ(done.changed, (std::vector<std::uint32_t>{3, 3, 0, 3}));
    std::vector<std::uint32_t> order;
    for (const auto& turn : done.turnsOf(1))
        order.push_back(turn.region);
    EXPECT_EQ(order, (std::vector<std::uint32_t>{0, 1, 3}));
}

TEST(RoadSwitches, invalidBoxesSwitchNothing) {
    const auto roads = Street(3).roads();
    auto inverted = between(20, 0);
    auto nothing = between(0, 20);
    nothing.minimum.x = std::numeric_limits<float>::quiet_NaN();
    EXPECT_EQ(stateOf(applySwitches(roads, std::vector{inverted, nothing})), "...");
}

TEST(RoadSwitches, hugeRegionCountsAreCheap) {
    const auto roads = Street(3).roads();
    std::vector<RoadSwitch> regions(100'000, between(0, 20, true));
    for (std::size_t i = 0; i < regions.size(); i += 2)
        regions[i].off = false;
    const auto done = applySwitches(roads, regions);
    EXPECT_EQ(done.changed.size(), regions.size());
    EXPECT_LE(done.turns.size(), 3U * 256);
}

TEST(RoadSwitches, ringIsVisitedOnce) {
    Street street(5);
    street.join(0, 4);
    const auto done = applySwitches(street.roads(), std::vector{between(20, 20)});
    EXPECT_EQ(stateOf(done), "xxxxx");
    EXPECT_EQ(done.turns.size(), 5U);
}

TEST(RoadSwitches, effectIsKnownOnlyWithAllAreas) {
    Roads roads;
    roads.areas.set(27); // x -750..0, y -750..0
    EXPECT_TRUE(coversAreas(roads, {{-700, -700, 0}, {-10, -10, 0}, true, true}));
    EXPECT_FALSE(coversAreas(roads, {{-700, -700, 0}, {10, -10, 0}, true, true}));
    roads.areas.set(28);
    EXPECT_TRUE(coversAreas(roads, {{-700, -700, 0}, {10, -10, 0}, true, true}));
    EXPECT_FALSE(coversAreas(roads, {{-9000, -9000, 0}, {9000, 9000, 0}, true, true}));
    roads.areas.set();
    EXPECT_TRUE(coversAreas(roads, {{-9000, -9000, 0}, {9000, 9000, 0}, true, true}));
}

} // namespace
} // namespace navsmith::systems::gta_sa_world
