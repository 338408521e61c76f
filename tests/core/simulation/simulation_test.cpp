// Agents in small nets, where what they have to do can be told by hand.
#include "core/model/transaction.h"
#include "core/simulation/lanes.h"
#include "core/simulation/simulation.h"
#include "tests/core/routing/small_net.h"

#include <glm/geometric.hpp>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace navsmith::simulation {
namespace {

using model::Model;
using model::Slot;
using routing::test::Link;
using routing::test::net;

/// 10 units a second, 4 long.
Traffic cars() {
    Traffic traffic;
    traffic.populations = {{.id = "cars",
                            .title = "Cars",
                            .help = "",
                            .length = 4,
                            .width = 2,
                            .slowest = 10,
                            .fastest = 10,
                            .acceleration = 10,
                            .braking = 20,
                            .minGap = 2,
                            .lookAhead = 20}};
    return traffic;
}

Traffic bots() {
    auto traffic = cars();
    traffic.populations[0].hasGoals = true;
    traffic.populations[0].lookAhead = 0;
    traffic.populations[0].acceleration = 1e6F;
    return traffic;
}

void run(Simulation& simulation, const Model& model, double seconds) {
    const auto end = simulation.seconds() + seconds - 1e-3;
    while (simulation.seconds() < end)
        simulation.step(model);
}

Model ring() {
    return net({{0, 0}, {100, 0}, {100, 100}, {0, 100}}, {{0, 1}, {1, 2}, {2, 3}, {3, 0}});
}
const routing::Routing& routing() {
    return routing::test::routing();
}

TEST(Simulation, AgentsGoRoundARing) {
    const auto model = ring();
    const auto traffic = cars();
    Simulation simulation(model, routing(), traffic, {.agents = 1});
    run(simulation, model, 80.1);
    // 10 units a second over sides of 100: after eight sides it is where it began.
    EXPECT_EQ(simulation.statistics().total(Event::Pass), 8U);
    for (Slot node = 0; node < 4; ++node)
        EXPECT_EQ(simulation.statistics().of(Event::Pass, node), 2U);
    EXPECT_EQ(simulation.statistics().total(Event::TurnBack), 0U);
    EXPECT_NEAR(simulation.statistics().stay(0), 20, 0.1);
}

TEST(Simulation, TurnBackAtDeadEnds) {
    const auto model = net({{0, 0}, {100, 0}}, {{0, 1}, {1, 0}});
    const auto traffic = cars();
    Simulation simulation(model, routing(), traffic, {.agents = 1});
    run(simulation, model, 60.1);
    // It knows at the start of each way that it will turn back at its end.
    EXPECT_EQ(simulation.statistics().total(Event::Pass), 6U);
    EXPECT_GE(simulation.statistics().total(Event::TurnBack), 6U);
}

TEST(Simulation, LeaveWhereOnlyALaneLeadsThere) {
    const auto model = net({{0, 0}, {100, 0}}, {{0, 1}});
    const auto traffic = cars();
    Simulation simulation(model, routing(), traffic, {.agents = 1});
    for (int i = 0; i < 3000; ++i) {
        simulation.step(model);
        for (const auto& agent : simulation.agents()) {
            if (agent.isPresent()) {
                ASSERT_EQ(agent.from, 0U);
                ASSERT_EQ(agent.way.to, 1U);
            }
        }
    }
    EXPECT_GE(simulation.statistics().total(Event::Pass), 4U);
}

TEST(Simulation, StopAtALightUntilItIsOn) {
    const auto model = ring();
    auto traffic = cars();
    traffic.lights = {{.title = "All", .period = 100, .phases = {{60, Light::Stop}, {100, Light::Go}}}};
    traffic.passage = [](const Model&, const Population&, Slot from, const routing::Way&) {
        return Passage{.light = static_cast<std::uint8_t>(from == 2 ? 1 : 0), .stopWithin = 12};
    };
    Simulation simulation(model, routing(), traffic, {.agents = 1});
    run(simulation, model, 59);
    EXPECT_EQ(simulation.agents()[0].state, State::AtLight);
    EXPECT_EQ(simulation.agents()[0].way.to, 2U);
    EXPECT_LT(glm::distance(simulation.agents()[0].place, glm::vec3(100, 100, 0)), 2);
    EXPECT_EQ(simulation.statistics().total(Event::Stop), 1U);
    EXPECT_EQ(simulation.statistics().of(Event::Pass, 2), 0U);
    run(simulation, model, 6);
    EXPECT_EQ(simulation.statistics().of(Event::Pass, 2), 1U);
    EXPECT_EQ(simulation.agents()[0].state, State::Moving);
}

TEST(Simulation, QueueBehindEachOther) {
    const auto model = ring();
    auto traffic = cars();
    traffic.lights = {{.title = "All", .period = 1000, .phases = {{1000, Light::Stop}}}};
    traffic.passage = [](const Model&, const Population&, Slot from, const routing::Way&) {
        return Passage{.light = static_cast<std::uint8_t>(from == 0 ? 1 : 0), .stopWithin = 12};
    };
    Simulation simulation(model, routing(), traffic, {.agents = 4});
    run(simulation, model, 55);
    const auto agents = simulation.agents();
    EXPECT_EQ(std::ranges::count(agents, State::AtLight, &Agent::state), 1);
    EXPECT_EQ(std::ranges::count(agents, State::Queued, &Agent::state), 3);
    EXPECT_EQ(simulation.statistics().total(Event::Stop), 1U);
    EXPECT_EQ(simulation.statistics().total(Event::Queue), 3U);
    std::vector<float> places;
    for (const auto& agent : agents)
        places.push_back(agent.place.y); // they stand on the side that leads down to node 0
    std::ranges::sort(places);
    for (std::size_t i = 1; i < places.size(); ++i) {
        EXPECT_GT(places[i] - places[i - 1], 5.5F); // length and gap
        EXPECT_LT(places[i] - places[i - 1], 8);
    }
}

TEST(Simulation, OneOfTwoThatCrossGivesWay) {
    // A crossing of two one-way roads with a ring each, so that both come back.
    const auto model =
        net({{0, 0}, {-60, 0}, {60, 0}, {0, -60}, {0, 60}}, {{1, 0}, {0, 2}, {2, 1}, {3, 0}, {0, 4}, {4, 3}});
    auto traffic = cars();
    traffic.accepts = [](const Model& m, const Population&, const Turn& turn, unsigned) {
        const auto at = [&](Slot node) { return routing().place(m, node); };
        const auto in = at(turn.in->to) - at(turn.from);
        const auto out = at(turn.out->to) - at(turn.in->to);
        return turn.in->to != 0 || glm::dot(glm::normalize(in), glm::normalize(out)) > 0.9F;
    };
    Simulation simulation(model, routing(), traffic, {.seed = 3, .agents = 8});
    run(simulation, model, 120);
    EXPECT_GT(simulation.statistics().total(Event::Crossing), 0U);
    EXPECT_EQ(simulation.statistics().total(Event::Stuck), 0U);
    EXPECT_GT(simulation.statistics().of(Event::Pass, 0), 20U);
}

TEST(Simulation, BotsRunToTheirGoalsAtTheSpeedOfEachWay) {
    const auto model = net({{0, 0}, {100, 0}}, {{0, 1}, {1, 0}});
    auto traffic = bots();
    traffic.passage = [](const Model&, const Population&, Slot from, const routing::Way&) {
        return Passage{.speed = from == 0 ? 1.0F : 0.5F}; // 10 seconds there, 20 back
    };
    Simulation simulation(model, routing(), traffic, {.agents = 1});
    run(simulation, model, 90.5);
    EXPECT_EQ(simulation.statistics().total(Event::Arrive), 6U);
}

TEST(Simulation, TeleportersTakeNoTime) {
    const auto model = net({{0, 0}, {100, 0}, {5000, 0}, {5100, 0}}, {{0, 1}, {1, 2}, {2, 3}, {3, 0}});
    auto traffic = cars();
    traffic.passage = [](const Model&, const Population&, Slot from, const routing::Way&) {
        return Passage{.speed = from == 1 || from == 3 ? 0.0F : 1.0F};
    };
    Simulation simulation(model, routing(), traffic, {.agents = 1});
    run(simulation, model, 60.5);
    EXPECT_GE(simulation.statistics().total(Event::Pass), 11U);
    EXPECT_LE(simulation.statistics().total(Event::Pass), 13U);
}

TEST(Simulation, StaysInItsSurroundings) {
    std::mt19937 random(5);
    const auto model = routing::test::randomNet(random, 60, 120, true);
    const auto traffic = cars();
    Simulation simulation(model, routing(), traffic,
                          {.agents = 20, .surroundings = Surroundings{.centre = {50, 50, 0}, .radius = 30}});
    std::size_t present = 0;
    for (int i = 0; i < 1200; ++i) {
        simulation.step(model);
        for (const auto& agent : simulation.agents()) {
            if (!agent.isPresent())
                continue;
            ++present;
            ASSERT_LE(glm::distance(glm::vec2(agent.place), glm::vec2(50, 50)), 30.01F);
        }
    }
    EXPECT_GT(present, 1000U);
}

TEST(Simulation, IsTheSameForTheSameSeed) {
    std::mt19937 random(7);
    const auto model = routing::test::randomNet(random, 200, 400, true);
    for (const auto& traffic : {cars(), bots()}) {
        const auto hashOf = [&](std::uint64_t seed) {
            Simulation simulation(model, routing(), traffic, {.seed = seed, .agents = 300});
            std::vector<std::uint64_t> hashes;
            for (int i = 0; i < 600; ++i) {
                simulation.step(model);
                hashes.push_back(simulation.hash());
            }
            return hashes;
        };
        const auto first = hashOf(1);
        EXPECT_EQ(first, hashOf(1));
        EXPECT_NE(first, hashOf(2));
    }
}

TEST(Simulation, FollowsADocumentThatLosesAPopulation) {
    auto model = ring();
    auto traffic = cars();
    traffic.populations.push_back(traffic.populations[0]);
    traffic.populations[1].id = "trucks";
    // As conversions do: what the document has depends on its values.
    traffic.has = [](const Model& m, const Population& population) {
        return population.id == "cars" || m.count(routing::test::kNode) == 4;
    };
    Simulation simulation(model, routing(), traffic, {.agents = 20});
    run(simulation, model, 2);
    ASSERT_NE(simulation.graph(1), nullptr);
    model::Transaction tx(model, "erase");
    tx.erase({routing::test::kNode, 3});
    const auto change = tx.commit();
    ASSERT_TRUE(change);
    simulation.follow(model, *change);
    run(simulation, model, 2);
    EXPECT_EQ(simulation.graph(1), nullptr);
    for (const auto& agent : simulation.agents())
        EXPECT_EQ(agent.population, 0U);
}

TEST(Simulation, FollowsEdits) {
    std::mt19937 random(11);
    auto model = routing::test::randomNet(random, 60, 120, true);
    for (const auto& traffic : {cars(), bots()}) {
        Simulation simulation(model, routing(), traffic, {.agents = 40});
        for (int edit = 0; edit < 200; ++edit) {
            simulation.follow(model, routing::test::editAtRandom(model, random));
            for (int i = 0; i < 20; ++i)
                simulation.step(model);
            const auto& graph = *simulation.graph(0);
            for (const auto& agent : simulation.agents()) {
                if (!agent.isPresent() || agent.needsGoal)
                    continue;
                ASSERT_TRUE(std::ranges::any_of(graph.out(agent.from), [&](const auto& arc) {
                    return arc.node == agent.way.to && graph.way(arc.way).via == agent.way.via &&
                           std::isfinite(arc.cost);
                }));
            }
        }
        EXPECT_GT(simulation.statistics().total(Event::Pass), 0U);
    }
}

TEST(Simulation, NobodyIsThereWithoutWays) {
    const auto model = net({{0, 0}, {10, 0}}, {});
    const auto traffic = cars();
    Simulation simulation(model, routing(), traffic, {.agents = 5});
    run(simulation, model, 2);
    EXPECT_EQ(std::ranges::count(simulation.agents(), State::Absent, &Agent::state), 5);
    const Model none = net({}, {});
    Simulation empty(none, routing(), traffic, {.agents = 0});
    run(empty, none, 1);
    EXPECT_EQ(empty.statistics().total(Event::Pass), 0U);
}

TEST(Lanes, AreThoseThatAgentsWouldFollow) {
    const auto model = ring();
    const auto traffic = cars();
    const Simulation simulation(model, routing(), traffic, {.agents = 1});
    const auto around = [&](float radius, std::size_t most) {
        return lanesAround(model, *simulation.graph(0), traffic, traffic.populations[0],
                           {.centre = {0, 0, 0}, .radius = radius}, most);
    };
    ASSERT_EQ(around(10, 100).size(), 1U);
    EXPECT_EQ(around(10, 100)[0].node, 0U);
    EXPECT_FLOAT_EQ(around(10, 100)[0].length, 100);
    EXPECT_EQ(around(1000, 100).size(), 4U);
    EXPECT_EQ(around(1000, 2).size(), 2U);
}

} // namespace
} // namespace navsmith::simulation
