// The builders, and long sequences of edits and builders.
#include "core/systems/gta_sa_paths/runs.h"
#include "core/systems/shared/path_selection.h"
#include "tests/core/systems/gta_sa_paths/edit_world.h"
#include "tests/core/systems/gta_sa_paths/names.h"

#include <algorithm>
#include <limits>

namespace navsmith::tests {
namespace {

using systems::gta_sa_paths::connectedWith;
using systems::gta_sa_paths::linksFrom;
using systems::gta_sa_paths::runOf;
using Lanes = std::pair<unsigned, unsigned>;

constexpr Element kNothing;

class Building : public EditWorld {
protected:
    [[nodiscard]] std::uint32_t flags(Element n) const { return model.get(node::flags, n.slot); }
};

TEST_F(Building, NewRoadsAreSwitchedOffAsAsked) {
    namespace flag = systems::gta_sa_paths::flag;
    namespace column = systems::gta_sa_paths::node;
    const auto isOff = [&](Element e) { return (model.get(column::flags, e.slot) & flag::switchedOff) != 0; };
    constexpr double yes = 2;
    constexpr double no = 1;
    const auto a = click("build_road", {}, {}, {-60, -500, 10});
    EXPECT_FALSE(isOff(a));
    const auto b = click("build_road", a, {}, {-90, -500, 10}, {1, 1, 0, 1, 15, yes});
    EXPECT_TRUE(isOff(b));
    const auto c = click("build_road", b, {}, {-120, -500, 10});
    EXPECT_TRUE(isOff(c)) << "as the node before";
    EXPECT_FALSE(isOff(click("build_road", c, {}, {-150, -500, 10}, {1, 1, 0, 1, 15, no})));
}

TEST_F(Building, EachClickOnTheGroundGoesOnFromTheOneBefore) {
    const auto a = click("build_road", kNothing, {10.06F, -500, 12});
    EXPECT_EQ(place(a), glm::dvec3(10, -500, 12)); // files store steps of 0.125
    EXPECT_EQ(linkCount(model, a.slot), 0U);
    const auto b = click("build_road", a, kNothing, {60, -500, 14}, {2, 0, 5, 2, 7});
    EXPECT_EQ(lanes(a, b), Lanes(2, 0));
    EXPECT_EQ(flag::roadClass(flags(b)), 2U);
    EXPECT_EQ(flag::spawn(flags(b)), 7U);
    EXPECT_EQ(model.get(node::width, b.slot), 40);
    const auto c = click("build_road", b, {110, -500, 14}); // the proposed values are the same
    EXPECT_EQ(lanes(b, c), Lanes(2, 0));
    EXPECT_EQ(flags(c) & ~flag::deadEnd, flags(b) & ~flag::deadEnd);
    EXPECT_EQ(model.get(node::width, c.slot), 40);
}

TEST_F(Building, LanesAreInTheDirectionOfBuildingWhicheverEndIsLower) {
    const auto a = click("build_road", kNothing, {60, -500, 10});                       // in area 28
    const auto b = click("build_road", a, kNothing, {-60, -500, 10}, {3, 1, 0, 1, 15}); // area 27 is the lower one
    const auto c = click("build_road", b, kNothing, {60, -600, 10}, {3, 1, 0, 1, 15});
    EXPECT_EQ(lanes(a, b), Lanes(3, 1));
    EXPECT_EQ(lanes(b, c), Lanes(3, 1));
    const auto reloaded = loadSet(saveSet(model));
    std::multiset<Lanes> both;
    reloaded.forEachLive(kLink, [&](Slot l) {
        const auto traffic = trafficOf(reloaded, l);
        if (traffic.away + traffic.back == 4)
            both.insert({traffic.away, traffic.back});
    });
    EXPECT_EQ(both.count({3, 1}), 2U);
    EXPECT_EQ(both.count({1, 3}), 2U);
}

TEST_F(Building, GoesOnFromARoadWithWhatItHas) {
    run("set_run", {linkBetween(node(27, 1), node(27, 0))}, {2, 1, 3, 2, 7, 1});
    const auto end = node(27, 0);
    EXPECT_EQ(systems::initialNumbers(builder("build_road"), model, end), (std::vector<double>{2, 1, 3, 2, 7, 0}));
    const auto next = click("build_road", end, {-400, -300, 10});
    EXPECT_EQ(lanes(end, next), Lanes(2, 1));
    EXPECT_TRUE((flags(next) & flag::switchedOff) != 0);
}

TEST_F(Building, DoesNotInheritWhatIsTrueOfOnePlaceOnly) {
    {
        model::Transaction tx(model, "Road block");
        tx.set(node::flags, at(27, 0), flags(node(27, 0)) | flag::roadBlock | flag::dontWander | 2U << 20U);
        ASSERT_TRUE(tx.commit());
    }
    const auto next = click("build_road", node(27, 0), {-400, -300, 10});
    EXPECT_EQ(flags(next) & (flag::roadBlock | flag::dontWander | 15U << 20U | flag::countMask), 0U);
}

TEST_F(Building, AClickOnANodeLinksToIt) {
    const auto nodes = model.count(kNode);
    const auto a = node(27, 0);
    const auto ped = node(27, 5);
    EXPECT_TRUE(contains(buildRefusal("build_road", {a, ped, {}}), "ode 27:5 is a pedestrian node"));
    EXPECT_EQ(click("build_road", a, node(28, 2), {}), node(28, 2)); // 544 units, so it is split
    EXPECT_EQ(model.count(kNode), nodes + 2);
    EXPECT_EQ(click("build_road", node(27, 1), node(27, 2), {}), node(27, 2)) << "linked already: goes on from there";
}

TEST_F(Building, AClickOnARoadPutsANodeOnIt) {
    const auto a = node(27, 0);
    const auto b = node(27, 1);
    const auto from = click("build_road", kNothing, {-260, -400, 10});
    const auto l = linkBetween(a, b);
    const auto onto = click("build_road", from, l, {-260, -297, 30});
    EXPECT_EQ(place(onto), glm::dvec3(-260, -300, 10));
    EXPECT_TRUE(linked(a, onto) && linked(onto, b) && linked(from, onto));
    EXPECT_FALSE(linked(a, b));
    const Element navi{kNavi, model.get(link::navi, linkBetween(a, onto).slot).slot()};
    EXPECT_EQ(click("build_road", kNothing, navi, {-1000, -300, 10}), a) << "beyond the end it is the end";
}

TEST_F(Building, APathCrossesARoadWithoutTouchingIt) {
    const auto links = model.count(kLink);
    const auto from = click("build_path", kNothing, {-250, -320, 10});
    const auto to = click("build_path", from, linkBetween(node(27, 0), node(27, 1)), {-250, -290, 10}, {3, 2, 15});
    EXPECT_EQ(place(to), glm::dvec3(-250, -290, 10));
    EXPECT_EQ(model.count(kLink), links + 2);
    EXPECT_EQ(int{model.get(link::crossing, linkBetween(to, from).slot)}, 3);
    EXPECT_EQ(model.get(node::width, to.slot), 24);
    EXPECT_EQ(flag::roadClass(flags(to)), 0U);
    EXPECT_EQ(systems::initialNumbers(builder("build_path"), model, to), (std::vector<double>{3, 0, 15, 0}));
}

TEST_F(Building, BoatsStayOnTheWater) {
    const auto from = node(27, 4);
    const auto to = click("build_water", from, {-300, -600, 7});
    EXPECT_EQ(place(to), glm::dvec3(-300, -600, 0));
    EXPECT_TRUE((flags(to) & flag::water) != 0);
    EXPECT_EQ(flag::roadClass(flags(to)), 1U);
    EXPECT_TRUE(linked(from, to));
}

TEST_F(Building, ContinuesOnlyFromNodesOfItsType) {
    const auto& road = builder("build_road");
    EXPECT_TRUE(road.continues(model, node(27, 0), {}));
    EXPECT_FALSE(road.continues(model, node(27, 3), {}));
    EXPECT_FALSE(road.continues(model, linkBetween(node(27, 0), node(27, 1)), {}));
    EXPECT_FALSE(road.continues(model, kNothing, {}));
    EXPECT_TRUE(road.joins(model, linkBetween(node(27, 0), node(27, 1)), {}));
    EXPECT_TRUE(road.joins(model, node(28, 1), {}));
    EXPECT_FALSE(road.joins(model, node(27, 3), {}));
    EXPECT_FALSE(road.joins(model, linkBetween(node(27, 5), node(27, 6)), {}));
    const auto alone = click("build_road", node(27, 5), {-400, -500, 10});
    EXPECT_EQ(linkCount(model, alone.slot), 0U) << "a ped node is no beginning of a road";
}

TEST_F(Building, WhatWouldChangeNothingLeavesNoStep) {
    const auto n = node(27, 0);
    const auto proposed = systems::initialNumbers(builder("build_road"), model, n);
    for (const auto& click : {systems::Builder::Click{n, n, {}}, systems::Builder::Click{{}, n, {}},
                              systems::Builder::Click{n, {}, glm::vec3(-300, -300, 10)}}) {
        model::Transaction tx(model, "Click");
        const auto made = systems::place(builder("build_road"), tx, click, {proposed});
        ASSERT_TRUE(made);
        EXPECT_EQ(*made, Elements{n});
        EXPECT_TRUE(tx.commit()->empty());
    }
}

TEST_F(Building, SaysWhyNot) {
    model = loadOnly(27);
    EXPECT_TRUE(contains(buildRefusal("build_road", {node(27, 0), kNothing, {60, -300, 0}}), "Area 28 is not open"));
    EXPECT_TRUE(contains(buildRefusal("build_path", {kNothing, kNothing, {9000, 0, 0}}), "outside the world"));
    const float nan = std::numeric_limits<float>::quiet_NaN();
    EXPECT_TRUE(contains(buildRefusal("build_path", {kNothing, kNothing, {nan, 0, 0}}), "outside the world"));
    EXPECT_TRUE(contains(buildRefusal("build_road", {node(27, 0), kNothing, {-300, -200, 0}}, {0, 0, 0, 1, 15}),
                         "needs a lane"));
}

// Scenarios -------------------------------------------------------------------------------------------------------

TEST_F(Building, ANewRoadOverABorderAndBack) {
    const auto first = click("build_road", kNothing, {-100, -500, 10});
    auto last = first;
    for (const auto& [x, y] : {std::pair(-20, -500), std::pair(60, -520), std::pair(60, -560), std::pair(-40, -560)})
        last = click("build_road", last, {static_cast<float>(x), static_cast<float>(y), 10});
    last = click("build_road", last, first, {});
    EXPECT_EQ(last, first);
    const auto ring = runOf(model, linksFrom(model, first.slot).front());
    EXPECT_TRUE(ring.closed);
    EXPECT_EQ(ring.steps.size(), 5U);
    const auto areas = [&] {
        std::set<int> found;
        for (const Slot n : ring.nodes)
            found.insert(areaOf(model, n));
        return found;
    }();
    EXPECT_EQ(areas, (std::set<int>{27, 28}));
}

TEST_F(Building, AnIslandIsSplitOffAndJoinedAgain) {
    const auto before = connectedWith(model, at(27, 0)).size();
    const auto ends = run("split_road", {node(27, 2)});
    EXPECT_EQ(connectedWith(model, at(27, 0)).size(), 3U);
    run("connect", ends);
    EXPECT_EQ(connectedWith(model, at(27, 0)).size(), before + 1);
}

TEST_F(Building, ANodeIsMovedAcrossFourAreas) {
    const auto n = click("build_road", kNothing, {-10, -740, 10});
    const auto other = click("build_road", n, {-80, -740, 10});
    std::vector<int> areas;
    for (const glm::ivec2 to :
         {glm::ivec2(10, -740), glm::ivec2(10, -760), glm::ivec2(-10, -760), glm::ivec2(-10, -740)}) {
        sound([&](model::Transaction& tx) -> EditResult {
            tx.set(node::x, n.slot, to.x * 8);
            tx.set(node::y, n.slot, to.y * 8);
            return Elements{n};
        });
        areas.push_back(areaOf(model, n.slot));
        EXPECT_EQ(lanes(n, other), Lanes(1, 1));
    }
    EXPECT_EQ(areas, (std::vector<int>{28, 20, 19, 27}));
}

TEST_F(Building, ANeighbourhoodFromNothingInAnEmptyArea) {
    // A square of streets with a one-way diagonal, a path around a corner that crosses a street, and a canal.
    const glm::vec3 o(-2800, -2800, 20);
    std::vector<Element> corner;
    for (const auto& [x, y] : {std::pair(0, 0), std::pair(300, 0), std::pair(300, 300), std::pair(0, 300)}) {
        const auto from = corner.empty() ? kNothing : corner.back();
        corner.push_back(click("build_road", from, o + glm::vec3(x, y, 0)));
    }
    click("build_road", corner[3], corner[0], {});
    click("build_road", corner[0], corner[2], {}, {2, 0, 0, 0, 15});
    EXPECT_EQ(issuesOf(model, "SA026").size(), 0U);
    const auto path = click("build_path", kNothing, o + glm::vec3(150, -10, 0));
    const auto over = click("build_path", path, kNothing, o + glm::vec3(150, 10, 0), {2, 1, 15});
    click("build_path", over, o + glm::vec3(50, 10, 0));
    const auto pier = click("build_water", kNothing, o + glm::vec3(-100, 0, 0));
    click("build_water", pier, o + glm::vec3(-100, 600, 0));
    run("propose_lights", {corner[0]});
    run("split_link", {linkBetween(path, over)}, {10});
    const auto copy = run("duplicate", {corner[0], corner[1], corner[2]}, {0, -50, 0});
    EXPECT_EQ(copy.size(), 3U);
    const auto set = readSet(saveSet(model));
    EXPECT_GT(set.at(0).nodes.size(), 12U);
    EXPECT_EQ(set.at(0).nodes.size() - set.at(0).vehicleNodes, 4U);
    EXPECT_TRUE(set.at(1).nodes.empty());
}

} // namespace
} // namespace navsmith::tests
