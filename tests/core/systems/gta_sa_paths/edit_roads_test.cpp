// Edits of roads, lights and crossings.
#include "core/systems/gta_sa_paths/runs.h"
#include "tests/core/systems/gta_sa_paths/edit_world.h"
#include "tests/core/systems/gta_sa_paths/names.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <numbers>
#include <set>

namespace navsmith::tests {
namespace {

using systems::gta_sa_paths::connectedWith;
using systems::gta_sa_paths::ownNodes;
using systems::gta_sa_paths::runOf;

using Lanes = std::pair<unsigned, unsigned>;

class RoadEdits : public EditWorld {
protected:
    /// Nodes 27:0 to 27:2.
    void loadRing() {
        PathWorld world;
        for (const auto& [x, y] : {std::pair(-200, -300), std::pair(-100, -300), std::pair(-150, -200)})
            world.add(WorldType::Car, x, y);
        world.join(0, 1);
        world.join(1, 2);
        world.join(2, 0);
        model = loadSet(bytesOf(world.areas()));
    }
    /// The road from 27:0 across the border to the junction 28:1.
    [[nodiscard]] Elements road() const { return {node(27, 0), node(27, 1), node(27, 2), node(28, 0), node(28, 1)}; }
    [[nodiscard]] std::vector<Lanes> lanesAlong(const Elements& nodes) const {
        std::vector<Lanes> all;
        for (std::size_t i = 0; i + 1 < nodes.size(); ++i)
            all.push_back(lanes(nodes[i], nodes[i + 1]));
        return all;
    }
    [[nodiscard]] std::size_t lights() const {
        std::size_t count = 0;
        model.forEachLive(kNavi, [&](Slot n) { count += (model.get(navi::lights, n) & 3U) != 0 ? 1 : 0; });
        return count;
    }
};

// Runs ------------------------------------------------------------------------------------------------------------

TEST_F(RoadEdits, ARunGoesFromEndToJunctionWhereverItIsTaken) {
    const auto nodes = road();
    std::vector<Slot> expected;
    for (const auto& n : nodes)
        expected.push_back(n.slot);
    for (std::size_t i = 0; i + 1 < nodes.size(); ++i)
        EXPECT_EQ(runOf(model, linkBetween(nodes[i], nodes[i + 1]).slot).nodes, expected) << i;
    std::ranges::reverse(expected);
    EXPECT_EQ(runOf(model, linkBetween(nodes[2], nodes[1]).slot).nodes, expected);
}

TEST_F(RoadEdits, ARingIsARunThatCloses) {
    loadRing();
    const auto run = runOf(model, linkBetween(node(27, 0), node(27, 1)).slot);
    EXPECT_TRUE(run.closed);
    EXPECT_EQ(run.steps.size(), 3U);
    EXPECT_EQ(run.nodes.size(), 3U);
}

TEST_F(RoadEdits, ARunEndsWhereTheAreasThatAreOpenDo) {
    model = loadOnly(28);
    const auto run = runOf(model, linkBetween(node(28, 0), node(28, 1)).slot);
    ASSERT_EQ(run.steps.size(), 2U);
    EXPECT_FALSE(run.steps.front().along); // from the area that is not open
    EXPECT_TRUE(run.steps.back().along);
    EXPECT_EQ(run.nodes.size(), 2U);
}

// Set along the road ----------------------------------------------------------------------------------------------

TEST_F(RoadEdits, SetAlongTheRoadGivesEveryEdgeTheSameLanesInTheDirectionSelected) {
    const auto nodes = road();
    run("set_run", {linkBetween(nodes[2], nodes[1])}, {3, 1, 5, 2, 7, 1}); // towards 27:0
    EXPECT_EQ(lanesAlong(nodes), std::vector<Lanes>(4, Lanes(1, 3)));
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        const auto flags = model.get(node::flags, nodes[i].slot);
        const bool junction = i + 1 == nodes.size();
        EXPECT_EQ(model.get(node::width, nodes[i].slot), junction ? 0 : 40) << i;
        EXPECT_EQ(flag::roadClass(flags), junction ? 1U : 2U) << i;
        EXPECT_EQ(flag::spawn(flags), junction ? 15U : 7U) << i;
        EXPECT_EQ((flags & flag::switchedOff) != 0, !junction) << i;
    }
    EXPECT_EQ(lights(), 1U) << "the light at the junction stays";
}

TEST_F(RoadEdits, SetAlongTheRoadProposesWhatTheRoadHas) {
    const auto nodes = road();
    run("set_run", {linkBetween(nodes[1], nodes[2])}, {3, 0, 5, 2, 7, 1});
    const auto& v = edit("set_run");
    const Elements forward{linkBetween(nodes[0], nodes[1])};
    const Elements back{linkBetween(nodes[3], nodes[2])};
    const auto proposed = systems::initialNumbers(v, model, forward);
    EXPECT_EQ(proposed[0], 3);
    EXPECT_EQ(proposed[1], 0);
    EXPECT_EQ(std::vector<double>(proposed.begin() + 3, proposed.end()), (std::vector<double>{2, 7, 1}));
    EXPECT_EQ(systems::initialNumbers(v, model, back)[0], 0);
    EXPECT_EQ(systems::initialNumbers(v, model, back)[1], 3);
}

TEST_F(RoadEdits, SetAlongAPedPathSetsWhatFitsIt) {
    const auto start = node(27, 5);
    const auto own = ownNodes(model, runOf(model, linkBetween(start, node(27, 6)).slot));
    ASSERT_GE(own.size(), 3U);
    model::Transaction tx(model, "Edit");
    for (const auto n : own)
        tx.set(node::flags, n, model.get(node::flags, n) | 2U << 12U);
    ASSERT_TRUE(tx.commit());
    run("set_run", {start}, {3, 3, 2.5, 1, 7, 1});
    for (const auto n : own) {
        const auto flags = model.get(node::flags, n);
        EXPECT_EQ(model.get(node::width, n), 20);
        EXPECT_EQ(flag::spawn(flags), 7U);
        EXPECT_NE(flags & flag::switchedOff, 0U);
        EXPECT_EQ(flag::roadClass(flags), 2U) << "means nothing there and stays";
    }
    const auto proposed = systems::initialNumbers(edit("set_run"), model, Elements{start});
    EXPECT_EQ(proposed[2], 2.5);
    EXPECT_EQ(proposed[4], 7);
    EXPECT_EQ(proposed[5], 1);
    run("set_run", {start}, {0, 0, 2.5, 1, 7, 0}); // a pedestrian path has no lanes
}

TEST_F(RoadEdits, SetAlongTheRoadTellsWhichWayIsForward) {
    const auto nodes = road();
    const auto statusMessage = [&](const Elements& selected) {
        return systems::describe(edit("set_run"), model, selected, {}).text;
    };
    EXPECT_EQ(statusMessage({linkBetween(nodes[1], nodes[2])}), "Forward: from node 27:0 to node 28:1, east, 4 links.");
    EXPECT_EQ(statusMessage({linkBetween(nodes[2], nodes[1])}), "Forward: from node 28:1 to node 27:0, west, 4 links.");
    EXPECT_EQ(statusMessage({node(28, 1)}), "") << "no run";
    // The links of both directions are one road; a link of another road adds a second.
    const auto both = statusMessage(
        {linkBetween(nodes[2], nodes[1]), linkBetween(nodes[1], nodes[2]), linkBetween(node(28, 1), node(28, 2))});
    EXPECT_TRUE(both.starts_with("2 roads. Forward on the first: from node 28:1 to node 27:0")) << both;

    const auto marks = systems::describe(edit("set_run"), model, Elements{linkBetween(nodes[2], nodes[1])}, {}).marks;
    ASSERT_EQ(marks.segments.size(), 4U);
    EXPECT_EQ(glm::dvec3(marks.segments.front().a.position), place(nodes.back()));
    EXPECT_EQ(glm::dvec3(marks.segments.back().b.position), place(nodes.front()));
    for (const auto& s : marks.segments)
        EXPECT_NE(s.a.style & symbol::SegmentArrow, 0U);
}

TEST_F(RoadEdits, ForwardNamesTheEndThatIsNotOpen) {
    model = loadOnly(28);
    const Elements selected{linkBetween(node(28, 0), node(28, 1))};
    const auto statusMessage = systems::describe(edit("set_run"), model, selected, {});
    EXPECT_TRUE(statusMessage.text.starts_with("Forward: from node 27:2 to node 28:1")) << statusMessage.text;
    EXPECT_EQ(statusMessage.marks.segments.size(), 1U);
}

TEST_F(RoadEdits, ARingGoesRound) {
    loadRing();
    EXPECT_EQ(systems::describe(edit("set_run"), model, Elements{linkBetween(node(27, 0), node(27, 1))}, {}).text,
              "Forward: a loop, first from node 27:0 to node 27:1, 3 links.");
}

TEST_F(RoadEdits, SetAlongTheRoadSaysWhyNot) {
    EXPECT_TRUE(contains(refusal("set_run", {node(28, 1)}), "Roads meet at node 28:1"));
    EXPECT_TRUE(contains(refusal("set_run", {node(27, 1)}, {0, 0, 0, 1, 15, 0}), "needs a lane"));
}

TEST_F(RoadEdits, SettingWhatTheRoadHasChangesNothing) {
    const Elements selected{node(27, 1)};
    model::Transaction tx(model, "Set");
    const auto& v = edit("set_run");
    const auto proposed = systems::initialNumbers(v, model, selected);
    ASSERT_TRUE(systems::run(v, tx, selected, {proposed}));
    const auto change = tx.commit();
    ASSERT_TRUE(change);
    EXPECT_TRUE(change->empty());
}

// Reverse ---------------------------------------------------------------------------------------------------------

TEST_F(RoadEdits, ReverseTurnsTheRoadOfANodeOrTheLinksSelected) {
    const auto nodes = road();
    run("set_run", {linkBetween(nodes[0], nodes[1])}, {2, 0, 0, 1, 15, 0});
    run("reverse", {nodes[2]});
    EXPECT_EQ(lanesAlong(nodes), std::vector<Lanes>(4, Lanes(0, 2)));
    run("reverse", {linkBetween(nodes[0], nodes[1]), linkBetween(nodes[1], nodes[0])});
    EXPECT_EQ(lanes(nodes[0], nodes[1]), Lanes(2, 0)) << "both links are one edge";
    EXPECT_EQ(lanes(nodes[1], nodes[2]), Lanes(0, 2));
    EXPECT_TRUE(contains(refusal("reverse", {linkBetween(node(27, 5), node(27, 6))}), "no lanes"));
}

// Split -----------------------------------------------------------------------------------------------------------

TEST_F(RoadEdits, SplitGivesEachRoadAnEndOfItsOwn) {
    const auto junction = node(28, 1);
    const Elements around{node(28, 0), node(28, 2), node(28, 3)};
    const auto ends = run("split_road", {junction});
    ASSERT_EQ(ends.size(), 3U);
    std::set<Slot> reached;
    for (const auto& end : ends) {
        EXPECT_EQ(linkCount(model, end.slot), 1U);
        EXPECT_NEAR(glm::distance(place(end), glm::dvec3(160, -300, 10)), 1, 0.2);
        reached.insert(model.get(link::target, model.referrers(link::owner, end.slot).front()).slot());
    }
    EXPECT_EQ(reached, (std::set<Slot>{around[0].slot, around[1].slot, around[2].slot}));
    EXPECT_TRUE(model.isLive(junction));
    EXPECT_TRUE(contains(refusal("split_road", {junction}), "fewer than two links"));
}

TEST_F(RoadEdits, SplitAndMergedAgainIsOneRoad) {
    const auto nodes = road();
    const auto ends = run("split_road", {nodes[1]});
    ASSERT_EQ(ends.size(), 2U);
    EXPECT_EQ(connectedWith(model, nodes[0].slot).size(), 2U);
    run("merge", ends);
    EXPECT_EQ(connectedWith(model, nodes[0].slot).size(), 7U);
    EXPECT_EQ(linkCount(model, ends.back().slot), 2U);
}

// Select ----------------------------------------------------------------------------------------------------------

TEST_F(RoadEdits, SelectingFollowsTheRoadAndLeavesNoStep) {
    const auto nodes = road();
    const Elements inner(nodes.begin(), nodes.end() - 1);
    const auto select = [&](std::string_view id, const Elements& from) {
        model::Transaction tx(model, "Select");
        const auto result = systems::run(edit(id), tx, from, {});
        const auto change = tx.commit();
        EXPECT_TRUE(change && change->empty());
        return result.value_or(Elements{});
    };
    EXPECT_EQ(select("select_run", {linkBetween(nodes[1], nodes[2])}), inner);
    auto selected = select("select_run", {nodes[2]});
    std::ranges::sort(selected);
    EXPECT_EQ(selected, inner);
    EXPECT_EQ(select("select_connected", {linkBetween(nodes[1], nodes[2])}).size(), 7U);
    EXPECT_EQ(select("select_connected", {nodes[0], nodes[1], node(27, 5)}).size(), 12U);
}

// Lights and crossings --------------------------------------------------------------------------------------------

TEST_F(RoadEdits, LightsStandBeforeTheJunctionInPhaseByTheCompass) {
    const auto junction = node(28, 1);
    run("clear_lights", {linkBetween(junction, node(28, 0))});
    EXPECT_EQ(lights(), 0U);
    run("propose_lights", {junction});
    EXPECT_EQ(lights(), 3U);
    for (const Slot l : model.referrers(link::owner, junction.slot)) {
        const auto traffic = trafficOf(model, l);
        EXPECT_FALSE(traffic.lightBeforeTarget);
        const auto other = place({kNode, model.get(link::target, l).slot()}) - place(junction);
        EXPECT_EQ(traffic.lights, std::abs(other.x) > std::abs(other.y) ? 2 : 1);
    }
    EXPECT_TRUE(issuesOf(model, "SA053").empty());
    EXPECT_TRUE(contains(refusal("propose_lights", {node(27, 1)}), "ode 27:1 is not a junction"));
    EXPECT_TRUE(contains(refusal("propose_lights", {node(27, 5)}), "only car roads"));
}

TEST_F(RoadEdits, ARoadThatJoinsAJunctionWithLightsIsToldOf) {
    const auto junction = node(28, 1);
    click("build_road", junction, {100, -350, 10});
    EXPECT_TRUE(notes.empty()) << "no road has a light";
    run("propose_lights", {junction}, {0, 0, 1});
    expected = {"SA067"};
    const auto end = click("build_road", junction, {160, -200, 10});
    ASSERT_EQ(notes.size(), 1U);
    EXPECT_TRUE(contains(notes[0], "joins node 28:1 has no traffic light there")) << notes[0];
    const auto arm = linkBetween(junction, end);
    const auto issues = issuesOf(model, "SA067");
    ASSERT_EQ(issues.size(), 1U);
    EXPECT_EQ(issues[0].element, arm);
    std::vector<std::string> refusals;
    checks::fixIssues(model, system().rules, issues, refusals);
    EXPECT_TRUE(issuesOf(model, "SA067").empty());
    EXPECT_EQ(trafficOf(model, arm.slot).lights, 1) << "it runs north";
    EXPECT_FALSE(trafficOf(model, arm.slot).lightBeforeTarget);
}

TEST_F(RoadEdits, AnEdgeKeepsTheLightOfTheJunctionAtItsOtherEnd) {
    auto world = smallWorld();
    const auto side = world.add(WorldType::Car, 60, -400);
    world.join(3, side); // 28:0 is now a junction, one edge away from 28:1 and its light
    model = loadSet(bytesOf(world.areas()));
    const auto a = node(28, 0);
    const auto b = node(28, 1);
    const auto towardsA = [&] { return trafficOf(model, linkBetween(b, a).slot).lightBeforeTarget; };
    ASSERT_TRUE(towardsA());
    run("propose_lights", {b});
    EXPECT_TRUE(towardsA());
    EXPECT_EQ(lights(), 3U);
    EXPECT_TRUE(contains(refusal("clear_lights", {node(27, 1)}), "no traffic lights"));
    run("clear_lights", {b});
    EXPECT_EQ(lights(), 1U) << "that of the other junction stays";
}

TEST_F(RoadEdits, RoadsThatOnlyLeadAwayGetNoLight) {
    const auto junction = node(28, 1);
    run("clear_lights", {linkBetween(junction, node(28, 0))});
    run("set_run", {linkBetween(junction, node(28, 0))}, {2, 0, 0, 1, 15, 0});
    run("propose_lights", {junction});
    EXPECT_EQ(lights(), 2U);
}

TEST_F(RoadEdits, ThePhasesOfAJunctionCanBeExchangedOrSelected) {
    const auto junction = node(28, 1);
    const auto cycles = [&] {
        std::map<Slot, unsigned> all;
        for (const Slot l : model.referrers(link::owner, junction.slot))
            all[l] = trafficOf(model, l).lights & 3U;
        return all;
    };
    run("propose_lights", {junction}, {0, 0, 1});
    const auto compass = cycles();
    run("propose_lights", {junction}, {1, 0, 1});
    for (const auto& [l, cycle] : cycles())
        EXPECT_EQ(cycle, 3 - compass.at(l));
    run("propose_lights", {junction}, {3, 0, 1});
    for (const auto& [l, cycle] : cycles())
        EXPECT_EQ(cycle, 2U);
    // A single road, given by a link in either direction or by its navi node.
    const auto away = linkBetween(junction, node(28, 0));
    run("propose_lights", {linkBetween(node(28, 0), junction)}, {2, 0, 1});
    for (const auto& [l, cycle] : cycles())
        EXPECT_EQ(cycle, l == away.slot ? 1U : 2U);
    EXPECT_FALSE(trafficOf(model, away.slot).lightBeforeTarget);
    run("propose_lights", {{kNavi, model.get(link::navi, away.slot).slot()}}, {3, 0, 1});
    EXPECT_EQ(cycles().at(away.slot), 2U);
    EXPECT_TRUE(contains(refusal("propose_lights", {linkBetween(node(27, 0), node(27, 1))}), "not lead to a junction"));
    EXPECT_TRUE(contains(refusal("propose_lights", {}), "Select a junction"));
}

TEST_F(RoadEdits, LightsThatAreThereStayIfAskedTo) {
    const auto junction = node(28, 1);
    run("clear_lights", {linkBetween(junction, node(28, 0))});
    run("propose_lights", {linkBetween(junction, node(28, 0))}, {3, 0, 1});
    ASSERT_EQ(lights(), 1U);
    const auto west = linkBetween(junction, node(28, 0)).slot;
    const auto& edit = this->edit("propose_lights");
    const std::array values{2.0, 1.0, 0.0};
    EXPECT_EQ(systems::describe(edit, model, Elements{junction}, {values}).text,
              "3 roads: 2 north-south, 0 west-east, 1 unchanged.");
    run("propose_lights", {junction}, {2, 1, 1});
    EXPECT_EQ(lights(), 3U);
    EXPECT_EQ(trafficOf(model, west).lights & 3U, 2U);
    EXPECT_TRUE(contains(refusal("propose_lights", {junction}, {2, 1, 1}), "already has one"));
    run("propose_lights", {junction}, {2, 0, 1});
    EXPECT_EQ(trafficOf(model, west).lights & 3U, 1U);
}

TEST_F(RoadEdits, ALightOfAnotherJunctionGoesOnlyIfAskedTo) {
    auto world = smallWorld();
    const auto side = world.add(WorldType::Car, 60, -400);
    world.join(3, side);
    model = loadSet(bytesOf(world.areas()));
    const auto a = node(28, 0);
    const auto b = node(28, 1);
    const auto towardsA = [&] { return trafficOf(model, linkBetween(b, a).slot).lightBeforeTarget; };
    ASSERT_TRUE(towardsA());
    run("propose_lights", {b}, {0, 0, 1});
    EXPECT_TRUE(towardsA());
    run("propose_lights", {b}, {0, 2, 1});
    EXPECT_FALSE(towardsA());
}

TEST_F(RoadEdits, PhasesAndCrossingsAreThoseOfTheGamesObjects) {
    PathWorld world;
    const auto car = [&](double x, double y) { return world.add(WorldType::Car, x, y); };
    const auto middle = car(100, 100); // 36:0
    for (const double turn : {0.0, 55.0, 65.0, 150.0, 250.0})
        world.join(middle, car(100 - 90 * std::sin(turn * std::numbers::pi / 180),
                               100 + 90 * std::cos(turn * std::numbers::pi / 180)));
    const auto pavement = [&](double x, double y, std::uint8_t crossing) {
        const auto a = world.add(WorldType::Ped, x, y);
        world.join(a, world.add(WorldType::Ped, x + 20, y), crossing);
    };
    pavement(90, 112, 1);
    pavement(90, 180, 1); // too far
    pavement(90, 108, 0);
    model = loadSet(bytesOf(world.areas()));
    const auto junction = node(36, 0);
    const auto& edit = this->edit("propose_lights");
    const std::array values{4.0, 0.0, 0.0};
    EXPECT_EQ(systems::describe(edit, model, Elements{junction}, {values}).text,
              "5 roads: 3 north-south, 2 west-east, 0 unchanged. 1 crossing with a new light.");
    run("propose_lights", {junction}, {4, 0, 0});
    // From 60 to 150 and from 240 to 330 degrees, whatever the compass says.
    for (std::uint32_t n = 1; n <= 5; ++n)
        EXPECT_EQ(trafficOf(model, linkBetween(junction, node(36, n)).slot).lights & 3U, n == 3 || n == 5 ? 2U : 1U);
    EXPECT_EQ(model.get(link::crossing, linkBetween(node(36, 6), node(36, 7)).slot), 3);
    EXPECT_EQ(model.get(link::crossing, linkBetween(node(36, 8), node(36, 9)).slot), 1);
    EXPECT_EQ(model.get(link::crossing, linkBetween(node(36, 10), node(36, 11)).slot), 0);
    EXPECT_TRUE(contains(refusal("propose_lights", {junction}, {4, 1, 0}), "already has one"));
}

TEST_F(RoadEdits, CrossingsAreSetBothWaysOnPedLinksOnly) {
    const auto a = node(27, 6);
    const auto b = node(27, 7);
    const Elements edge{linkBetween(b, a)};
    const auto both = [&] {
        return std::pair(int{model.get(link::crossing, edge[0].slot)},
                         int{model.get(link::crossing, linkBetween(a, b).slot)});
    };
    run("crossing", edge);
    EXPECT_EQ(both(), std::pair(1, 1));
    run("pedestrian_light", edge);
    EXPECT_EQ(both(), std::pair(3, 3));
    run("no_crossing", edge);
    EXPECT_EQ(both(), std::pair(0, 0));
    EXPECT_TRUE(contains(refusal("crossing", {linkBetween(node(27, 0), node(27, 1))}), "pedestrian nodes"));
}

// Whole set -------------------------------------------------------------------------------------------------------

TEST_F(RoadEdits, TheWholeSetIsRebuiltAndNumberedWhateverIsSelected) {
    auto areas = smallWorld().areas();
    areas[28].links[0].length = 7;
    for (auto& n : areas[27].nodes)
        n.flood = static_cast<std::uint8_t>(n.flood + 100);
    for (auto& n : areas[28].nodes)
        n.flood = static_cast<std::uint8_t>(n.flood + 100);
    model = loadSet(bytesOf(areas));
    run("rebuild_derived", {});
    EXPECT_EQ(faultsOf(model), (std::map<std::string, std::size_t>()));
    run("number_groups", {});
    EXPECT_EQ(saveSet(model), bytesOf(smallWorld().areas()));
    const auto files = bytesOf(areas);
    model = loadSet({{fileName(27), files.at(fileName(27))}});
    EXPECT_TRUE(contains(refusal("number_groups", {}), "all 64 areas"));
}

// Arrange ---------------------------------------------------------------------------------------------------------

TEST_F(RoadEdits, SpreadAndSmoothFollowTheRoadWhateverTheOrderOfChoice) {
    const auto nodes = road();
    const Elements shuffled{nodes[3], nodes[0], nodes[2], nodes[1]}; // x -300, -200, -100 and 60
    run("spread", shuffled);
    for (std::size_t i = 0; i < 4; ++i)
        EXPECT_NEAR(place(nodes[i]).x, -300 + 120 * static_cast<double>(i), 0.1);
    run("erase", {linkBetween(nodes[0], nodes[1])});
    run("align", {nodes[0], node(28, 2), node(28, 3)});
    EXPECT_TRUE(contains(refusal("spread", {nodes[0], nodes[1]}), "three"));
    EXPECT_TRUE(contains(refusal("align", {nodes[0], nodes[1], linkBetween(nodes[1], nodes[2])}), "single type"));
    const auto l = linkBetween(nodes[1], nodes[2]);
    EXPECT_TRUE(contains(refusal("smooth", {l, linkBetween(nodes[2], nodes[1]), l}), "no position"));
}

TEST_F(RoadEdits, SmoothRoundsACorner) {
    const auto nodes = road();
    const auto before = place(nodes[4]);
    run("smooth", {nodes[3], nodes[4], node(28, 2)}, {0.5});
    EXPECT_EQ(place(nodes[4]) - before, ((place(nodes[3]) + place(node(28, 2))) / 2.0 - before) / 2.0);
}

} // namespace
} // namespace navsmith::tests
