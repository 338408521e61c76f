// Traffic over the whole map of San Andreas, and in one district, where agents meet.
#include "core/simulation/simulation.h"
#include "tests/bench/path_world.h"
#include "tests/bench/ratios.h"

#include <optional>
#include <vector>

namespace navsmith::bench {

namespace {

constexpr std::size_t kAgents = 500;
constexpr int kWarmUp = 600;       ///< steps until all are there, and queue
constexpr double kMostForStep = 4; ///< milliseconds: 60 steps a second leave time for drawing

void step(benchmark::State& state, const std::optional<simulation::Surroundings>& surroundings) {
    const model::Model model = loadMap(wholeMap());
    simulation::Simulation simulation(model, paths().routing, paths().traffic,
                                      {.agents = kAgents, .surroundings = surroundings});
    for (int i = 0; i < kWarmUp; ++i)
        simulation.step(model);
    for ([[maybe_unused]] auto _ : state)
        simulation.step(model);
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(kAgents));
}

void stepEverywhere(benchmark::State& state) {
    step(state, std::nullopt);
}
void stepInDistrict(benchmark::State& state) {
    step(state, simulation::Surroundings{.centre = {1500, -1600, 15}, .radius = 400});
}

void begin(benchmark::State& state) {
    const model::Model model = loadMap(wholeMap());
    for ([[maybe_unused]] auto _ : state) {
        simulation::Simulation simulation(model, paths().routing, paths().traffic, {.agents = kAgents});
        simulation.step(model);
        benchmark::DoNotOptimize(simulation.hash());
    }
}

} // namespace

std::vector<Ratio> registerSimulation() {
    addTimed("simulation_begin", begin);
    addTimed("simulation_step", stepEverywhere);
    addTimed("simulation_step_district", stepInDistrict);
    return {{"begin a simulation of 500 agents, ms", "simulation_begin", "", 0, 0},
            {"a step of 500 agents, ms", "simulation_step", "", kMostForStep, 0},
            {"a step of 500 agents in a district, ms", "simulation_step_district", "", kMostForStep, 0}};
}

} // namespace navsmith::bench
