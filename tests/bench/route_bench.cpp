// Routes over the whole map of San Andreas: many between random nodes, one that follows a dragged end, and what an edit
// costs while a route is shown. And how the times of routes are spread, there and over the largest mesh and waypoints.
#include "core/model/transaction.h"
#include "core/routing/reach.h"
#include "core/routing/route.h"
#include "core/systems/registry.h"
#include "tests/bench/path_world.h"
#include "tests/bench/ratios.h"
#include "tests/support/corpus.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <functional>
#include <random>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace navsmith::bench {

namespace {

constexpr double kMostForRoute = 1; ///< milliseconds: 1,000 routes a second
constexpr double kMostForDrag = 5;
constexpr double kMostForEdit = 1;

/// The usual traveller of a system, by default on the whole map.
struct RoadGraph {
    model::Model model;
    routing::Graph graph;
    std::vector<model::Slot> nodes; ///< open to the traveller
    routing::Search search;
    std::mt19937 random{1};

    explicit RoadGraph(const systems::System& system = paths(), model::Model document = loadMap(wholeMap()))
        : model(std::move(document)), graph(system.routing, model, system.routing.travellers.front()) {
        for (model::Slot node = 0; node < graph.capacity(); ++node) {
            if (graph.isOpen(node))
                nodes.push_back(node);
        }
    }
    model::Slot any() { return nodes[random() % nodes.size()]; }
};

void prepareGraph(benchmark::State& state) {
    const RoadGraph roads;
    for ([[maybe_unused]] auto _ : state)
        benchmark::DoNotOptimize(routing::Graph(paths().routing, roads.model, roads.graph.traveller()));
}

void findRandomRoutes(benchmark::State& state) {
    RoadGraph roads;
    for ([[maybe_unused]] auto _ : state)
        benchmark::DoNotOptimize(findRoute(roads.graph, roads.search, roads.model, roads.any(), roads.any()));
    state.SetItemsProcessed(state.iterations());
}

/// One end lies anywhere on the map.
void dragEnd(benchmark::State& state) {
    RoadGraph roads;
    std::uniform_real_distribution<float> anywhere(-3000, 3000);
    const auto start = roads.any();
    for ([[maybe_unused]] auto _ : state) {
        const glm::vec3 place(anywhere(roads.random), anywhere(roads.random), 20);
        const auto goal = nearestNode(roads.graph, roads.model, place);
        const auto route = findRoute(roads.graph, roads.search, roads.model, start, goal);
        benchmark::DoNotOptimize(lineOf(roads.graph, roads.model, route));
    }
}

/// A node is moved back and forth by a step.
void followEdit(benchmark::State& state) {
    RoadGraph roads;
    const auto& type = roads.model.schema().type(paths().routing.node);
    const auto* place = type.findProperty("position");
    if (place == nullptr)
        throw std::logic_error("nodes have no position");
    const model::Column<std::int32_t> x{paths().routing.node, place->components.front()};
    for ([[maybe_unused]] auto _ : state) {
        state.PauseTiming();
        const auto node = roads.any();
        model::Transaction tx(roads.model, "move");
        tx.set(x, node, roads.model.get(x, node) + 1);
        const auto change = tx.commit();
        if (!change)
            throw std::runtime_error(change.error().reason);
        state.ResumeTiming();
        roads.graph.update(roads.model, *change);
    }
}

/// The largest file of a folder that the system reads.
model::Model largestDocument(const systems::System& system, const std::filesystem::path& folder) {
    auto paths = tests::filesIn(folder);
    std::ranges::sort(paths, std::greater(), [](const auto& path) { return std::filesystem::file_size(path); });
    for (const auto& path : paths) {
        const auto bytes = tests::readFile(path);
        const systems::InputFile file{path.filename().string(), bytes};
        const auto recognised = systems::recogniseAll(file.name, bytes, bytes.size());
        if (recognised.empty() || recognised.front() != &system)
            continue;
        if (auto loaded = system.codec.load(std::span(&file, 1), {}))
            return std::move(loaded->model);
    }
    throw std::runtime_error("no file of the system in the folder");
}

/// Each route's time counts by itself: most are short, and people notice the others.
void spreadOfRoutes(benchmark::State& state, const systems::System& system, model::Model document) {
    constexpr std::size_t routes = 10'000;
    RoadGraph roads(system, std::move(document));
    std::vector<double> times;
    for ([[maybe_unused]] auto _ : state) {
        times.clear();
        for (std::size_t i = 0; i < routes; ++i) {
            const auto from = roads.any();
            const auto to = roads.any();
            const auto start = std::chrono::steady_clock::now();
            benchmark::DoNotOptimize(findRoute(roads.graph, roads.search, roads.model, from, to));
            times.push_back(
                std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now() - start).count());
        }
    }
    std::ranges::sort(times);
    state.counters["nodes"] = static_cast<double>(roads.nodes.size());
    for (const auto& [name, share] : {std::pair("p50_us", 0.5), std::pair("p95_us", 0.95), std::pair("p99_us", 0.99)})
        state.counters[name] = times[static_cast<std::size_t>(share * static_cast<double>(times.size()))];
}

/// `document` makes the model.
void addSpread(const std::string& name, const systems::System& system, std::function<model::Model()> document) {
    benchmark::RegisterBenchmark(
        name.c_str(), [&system, document](benchmark::State& state) { spreadOfRoutes(state, system, document()); })
        ->Unit(benchmark::kMillisecond)
        ->Iterations(1);
}

void reachAll(benchmark::State& state) {
    RoadGraph roads;
    for ([[maybe_unused]] auto _ : state)
        benchmark::DoNotOptimize(reachOf(roads.graph, roads.search, std::vector{roads.any()}));
}

} // namespace

std::vector<Ratio> registerRoutes() {
    addTimed("routes_prepare", prepareGraph);
    addTimed("routes_random", findRandomRoutes);
    addTimed("routes_drag", dragEnd);
    addTimed("routes_edit", followEdit);
    addTimed("routes_reach", reachAll);
    addSpread("routes_spread_paths", paths(), [] { return loadMap(wholeMap()); });
    for (const auto& [id, name] : {std::pair("source_nav", "source-nav"), std::pair("quake_nav3", "quake-nav")}) {
        const auto& system = *systems::find(id);
        if (const auto folder = tests::corpusFolder(name))
            addSpread(fmt::format("routes_spread_{}", id), system,
                      [&system, folder = *folder] { return largestDocument(system, folder); });
    }
    return {{"prepare the ways of a traveller, ms", "routes_prepare", "", 0, 0},
            {"a random route, ms", "routes_random", "", kMostForRoute, 0},
            {"a route to a dragged end, ms", "routes_drag", "", kMostForDrag, 0},
            {"follow an edit of a node, ms", "routes_edit", "", kMostForEdit, 0},
            {"reach from a node, ms", "routes_reach", "", 0, 0}};
}

} // namespace navsmith::bench
